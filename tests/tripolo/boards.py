"""A notation for cards and boards, and matches that start from a written board.

A card is three characters: colour R B P Y, waves 0 to 3, shape O circle, D diamond, + plus, * star.
A board is three rows of three cards.
"""

from collections.abc import Mapping

from games.tripolo.cards import CARD_COUNT, VALUES, card_of
from games.tripolo.deal import Deal
from games.tripolo.match import Match, Phase, Settings
from games.tripolo.round import Round

COLOURS = "RBPY"
SHAPES = "OD+*"


def card(name: str) -> int:
    colour, waves, shape = tuple(name)
    return card_of(COLOURS.index(colour), SHAPES.index(shape), int(waves))


def name(number: int) -> str:
    colour, shape, waves = VALUES[number]
    return f"{COLOURS[colour]}{waves}{SHAPES[shape]}"


def cards(names: str) -> tuple[int, ...]:
    return tuple(map(card, names.split()))


def board_text(tops: tuple[int, ...]) -> str:
    names = list(map(name, tops))
    return "\n".join(" ".join(names[row : row + 3]) for row in (0, 3, 6))


def expect_board(match: Match, text: str) -> None:
    assert board_text(match.tops) == "\n".join(" ".join(row.split()) for row in text.strip().splitlines())


def playing(board: str, hands: Mapping[int, str], stacks: Mapping[int, str] | None = None, **given: object) -> Match:
    """Start a match in mid-play: this board, these hands, these stacks (top card first); all other cards in the box."""
    settings = given.get("settings", Settings())
    assert isinstance(settings, Settings)
    match = Match(hands, seed=7, settings=settings)
    tops = cards(board)
    owned = {
        seat: cards((stacks or {}).get(seat, ""))[::-1] + cards(hand)[::-1] for seat, hand in sorted(hands.items())
    }
    used = {*tops, *(number for stack in owned.values() for number in stack)}
    assert len(used) == len(tops) + sum(map(len, owned.values())), "a card stands twice"
    box = tuple(number for number in range(CARD_COUNT) if number not in used)
    match._round = Round(Deal(tuple((top,) for top in tops), owned, box), settings.lock_ticks)
    for seat, hand in hands.items():
        for _ in hand.split():
            match._round.draw(seat)
    match._clock.opening = False
    match._clock.phase = Phase.PLAY
    match._events.clear()
    return match


def until_play(match: Match) -> None:
    """Step over deal and opening call."""
    while match.phase is not Phase.PLAY:
        match.step()

"""What the tests of Triqueta share: all tokens of a state, all actions that can be asked for, states built by hand."""

from typing import Any

from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.rules import State, new_game
from games.triqueta.settings import Settings
from games.triqueta.tokens import ANIMAL_COUNT, TOKENS, Animal

CONCEIVABLE: tuple[Action, ...] = (
    Draw(),
    Keep(),
    *(Place(row) for row in range(-1, 6)),
    *(Take(row) for row in range(-1, 6)),
    *(ChooseTower(tower) for tower in range(-1, 5)),
    *(Count(tokens) for tokens in ((), (0,), (5,), (0, 5), (5, 0), (3, 3), (1, 2, 3), (-1,), (6,))),
)
"""Every kind of action, with numbers that exist and numbers that do not."""

LETTERS = "RODBMU"
"""Rabbit, Owl, Deer, Boar, raM, Ursa the bear: one letter for each animal."""


def inventory(state: State) -> list[int]:
    """List all tokens, wherever they are, in the order of the animals."""
    tokens = [animal for counts in state.collected for animal, count in enumerate(counts) for _ in range(count)]
    for place in (*state.towers, *state.rows, *state.kept):
        tokens.extend(place)
    if state.drawn is not None:
        tokens.append(state.drawn)
    return sorted(tokens)


def tokens(letters: str) -> tuple[int, ...]:
    """Read animals: "ROU" is a rabbit, an owl, a bear."""
    return tuple(LETTERS.index(letter) for letter in letters)


def letters(animals: Any) -> str:
    """Write animals as letters."""
    return "".join(LETTERS[animal] for animal in animals)


def counts(letters: str) -> tuple[int, ...]:
    """Count animals written as letters."""
    return tuple(letters.count(letter) for letter in LETTERS)


def game_with_tower(letters: str, players: int = 2, first: int = 0) -> State:
    """Begin a game in whose first tower these tokens lie on top, the leftmost first; the rest follows in order."""
    wanted = list(tokens(letters))
    rest = list(TOKENS)
    for animal in wanted:
        rest.remove(animal)
    state = new_game(players, 7, Settings(first))
    spread = rest[::ANIMAL_COUNT] + [animal for at, animal in enumerate(rest) if at % ANIMAL_COUNT]
    all_tokens = wanted + spread
    state.towers = [tuple(reversed(all_tokens[at : at + 15])) for at in range(0, 60, 15)]
    return state


def play(state: State, script: str) -> list[Any]:
    """Play a script and return all events.

    One word a turn: "d1" draws and places in row 1, "dk" draws and keeps, "p1" places what has been drawn, "t0" takes
    row 0, "w2" chooses tower 2, "c" counts no face-down token and "cRU" a rabbit and a bear.
    """
    events: list[Any] = []
    for word in script.split():
        for action in _actions(word):
            events.extend(state.apply(action))
    return events


def _actions(word: str) -> list[Action]:
    kind, rest = word[0], word[1:]
    if kind == "c":
        return [Count(tokens(rest))]
    if kind == "d":
        return [Draw(), Keep() if rest == "k" else Place(int(rest))]
    numbered: dict[str, type[Place | Take | ChooseTower]] = {"p": Place, "t": Take, "w": ChooseTower}
    return [numbered[kind](int(rest))]


def picture(state: State) -> str:
    """Draw a state in a few lines, secrets included; in the middle of a turn only what is new."""
    if state.drawn is not None:
        return f"seat {state.seat} holds {letters([state.drawn])}"
    rows = " | ".join(
        letters(row) or "-" if state.open_rows >> at & 1 else "taken" for at, row in enumerate(state.rows)
    )
    lines = [f"round {state.round}, {state.phase}, rock at {state.rock}, tower {state.tower}: {rows}"]
    lines.append("towers " + " ".join(letters(tower) or "-" for tower in state.towers))
    for seat in range(state.players):
        own = letters(animal for animal in Animal for _ in range(state.collected[seat][animal]))
        down = letters(state.kept[seat]) or "-"
        lines.append(f"seat {seat}: {own or '-'}, face down {down}, trees {state.trees[seat]}")
    return "\n".join(lines)


def last_take(
    collected: list[str], kept: list[str], trees: list[int] | None = None, taker: int = 0, row: str = ""
) -> State:
    """Stand before the last taking of the fourth round: only the taker is in, and takes row 0.

    `collected` and `kept`: animals of each seat as letters. The towers hold what is left, the last one most of it.
    """
    players = len(collected)
    state = new_game(players, 7, Settings(taker))
    rest = list(TOKENS)
    for animal in tokens("".join(collected) + "".join(kept) + row):
        rest.remove(animal)
    state.towers = [(), (), (), tuple(rest)]
    state.tower, state.waiting, state.round = 3, 0, 4
    state.collected = list(map(counts, collected))
    state.kept = list(map(tokens, kept))
    state.trees = trees or [0] * players
    state.rows = [tokens(row)] + [()] * (players - 1)
    state.open_rows, state.active = 1, 1 << taker
    state.markers = [None if seat == taker else 1 + (seat - taker - 1) % players for seat in range(players)]
    return state

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

    One word an action: "d1" draws and places in row 1, "dk" draws and keeps, "t0" takes row 0, "w2" chooses tower 2,
    "c" counts no face-down token and "cRU" a rabbit and a bear.
    """
    events: list[Any] = []
    for word in script.split():
        for action in _actions(word):
            events.extend(state.apply(action))
    return events


def _actions(word: str) -> list[Action]:
    kind, rest = word[0], word[1:]
    if kind == "d":
        return [Draw(), Keep() if rest == "k" else Place(int(rest))]
    if kind == "t":
        return [Take(int(rest))]
    if kind == "w":
        return [ChooseTower(int(rest))]
    assert kind == "c", word
    return [Count(tokens(rest))]


def picture(state: State) -> str:
    """Draw a state in a few lines, secrets included."""
    rows = " | ".join(
        letters(row) or "-" if state.open_rows >> at & 1 else "taken" for at, row in enumerate(state.rows)
    )
    lines = [f"round {state.round}, {state.phase}, rock at {state.rock}, tower {state.tower}: {rows}"]
    lines.append("towers " + " ".join(letters(tower) or "-" for tower in state.towers))
    for seat in range(state.players):
        own = letters(animal for animal in Animal for _ in range(state.collected[seat][animal]))
        held = f", holds {letters([state.drawn])}" if state.drawn is not None and seat == state.seat else ""
        down = letters(state.kept[seat]) or "-"
        lines.append(f"seat {seat}: {own or '-'}, face down {down}, trees {state.trees[seat]}{held}")
    return "\n".join(lines)

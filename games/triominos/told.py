"""What happens in Triominos in words and sounds, as everybody may know it: no sentence names a drawn tile."""

from collections.abc import Callable

from games.engine.words import Words
from games.triominos.board import Figure
from games.triominos.events import Drawn, Ending, Event, GameOver, Passed, Placed, RoundBegun, RoundOver
from games.triominos.ledger import Turn

MINUS = "\N{MINUS SIGN}"
NAMED = {
    Figure.BRIDGE: "bridge",
    Figure.HEXAGON: "hexagon",
    Figure.DOUBLE: "double",
    Figure.TRIPLE: "triple",
}
PLACED_EFFECTS = {
    Figure.BRIDGE: "bridge",
    Figure.HEXAGON: "hexagon",
    Figure.DOUBLE: "hexagon",
    Figure.TRIPLE: "hexagon",
}


def signed(points: int) -> str:
    """Write points as what is added or taken away: +5, 0, -10 with a real minus."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"


EFFECTS: dict[type[Event], str] = {Drawn: "draw", RoundBegun: "go", RoundOver: "chip", GameOver: "win"}


def effect(event: Event) -> str:
    """Return the sound of an event; empty for none."""
    if isinstance(event, Placed):
        return PLACED_EFFECTS.get(event.figure, "tile")
    if isinstance(event, Passed):
        return "penalty" if event.points else "menu-back"
    return EFFECTS.get(type(event), "")


def figure_name(figure: Figure, bonus: int, words: Words) -> str:
    """Return the name of a figure that was paid; empty for none."""
    if figure is Figure.SIDES and bonus:
        return words("triominos.figure.sides")
    return words(f"triominos.figure.{NAMED[figure]}") if figure in NAMED else ""


def sentence(event: Event, words: Words, name: Callable[[int], str]) -> str:
    """Return an event in words; empty for what the picture says well enough."""
    match event:
        case Placed(seat=seat, figure=figure, points=points, bonus=bonus):
            made = figure_name(figure, bonus, words)
            key = "figure" if made else "placed"
            return words(f"triominos.told.{key}", name=name(seat), points=signed(points), figure=made)
        case Drawn(seat=seat, points=points):
            return words("triominos.told.drawn", name=name(seat), points=signed(points))
        case Passed(seat=seat, points=points):
            return words(f"triominos.told.{'gave_up' if points else 'passed'}", name=name(seat), points=signed(points))
        case _:
            return ""


def headline(event: RoundOver, seat: int, words: Words, name: Callable[[int], str]) -> str:
    """Return how a round has ended; `seat` is who ended it."""
    if event.reason is Ending.OUT:
        return words("triominos.end.out", name=name(seat))
    return words("triominos.end.blocked")


def turn_words(turn: Turn, words: Words) -> str:
    """Return what a turn brought, in a few words: "+52 Hexagon", "-10 drew 2"."""
    if turn.end is not None:
        return words("triominos.panel.end", points=signed(turn.end))
    made = figure_name(turn.figure, 0, words)
    if turn.placed is None:
        key = "passed" if not turn.draws else "gave_up"
        return words(f"triominos.panel.{key}", points=signed(turn.points), count=turn.draws)
    if made:
        return words("triominos.panel.figure", points=signed(turn.points), figure=made)
    if turn.draws:
        return words("triominos.panel.drew", points=signed(turn.points), count=turn.draws)
    return signed(turn.points)

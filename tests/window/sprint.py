"""A sprint of Tripolo by one person's hands: from the title to its results, and from there back to the title."""

from games import catalogue
from tests.window.hands import Hands
from tests.window.rig import waited

GAME = catalogue.GAMES[0]
SPRINT = [mode.key for mode in GAME.modes].index("solo")
FEWEST = 4  # cards that are laid in any sprint of the tests' seeds


def sit_down(hands: Hands) -> None:
    """Open the lobby, and take a place."""
    hands.open(f"game.{GAME.key}")
    hands.program.until(lambda facts: facts["scene"] == "Lobby")
    hands.sit()


def sprint(hands: Hands) -> None:
    """Choose the sprint, and play until all cards are laid or none fits."""
    program = hands.program
    hands.adjust("mode", SPRINT)
    hands.open(f"seat.{hands.seat}.ready")
    program.until(lambda facts: facts["scene"] == "TripoloScene")
    hands.draw_all()
    laid = 0
    while hands.moves:
        hands.play_on()
        laid += 1
    assert laid >= FEWEST
    program.until(lambda facts: facts["scene"] == "Results" and not facts["deaf"])


def back_to_the_title(hands: Hands) -> None:
    """Leave results and lobby by their own buttons."""
    program = hands.program

    def left() -> bool:
        if program.facts["scene"] == "Results":
            hands.open("end")  # it is asked for twice
        return bool(program.facts["scene"] == "Lobby")

    waited(left, "the lobby")
    hands.open("back")
    program.until(lambda facts: facts["scene"] == "Title")

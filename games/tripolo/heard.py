"""What is heard on the Tripolo table: one row for each event."""

from games.engine.sound import Sounds
from games.tripolo.events import (
    Beaten,
    Called,
    Drawn,
    Ending,
    Event,
    Laid,
    Locked,
    Refused,
    Resumed,
    Resuming,
    RoundOver,
    SeatJoined,
    SeatLeft,
    Stopped,
)
from games.tripolo.match import Match
from games.tripolo.pictures import value_key

EFFECTS: dict[type[Event], str] = {
    Drawn: "draw",
    Refused: "wrong",
    Beaten: "late",
    Locked: "locked",
    Stopped: "stop",
    Resumed: "go",
    SeatJoined: "join",
    SeatLeft: "leave",
}
FRIENDLY = "try-again"  # instead of a buzz, in the family level
CALLS = ("call-1", "call-2", "call-3")
COUNTS = {3: "three", 2: "two", 1: "one"}


def hear(sounds: Sounds, match: Match, event: Event) -> None:
    """Play what belongs to an event: never later than the tick in which it happened."""
    effect = EFFECTS.get(type(event))
    if isinstance(event, Refused) and match.settings.family:
        effect = FRIENDLY
    if effect:
        sounds.effect(effect)
    match event:
        case Laid(seat=seat, triples=triples):
            triple = triples[0]
            sounds.effect("card")
            sounds.effect(f"triple-{triple.property.name.lower()}-{seat}")
            sounds.say(value_key(triple.property, triple.value))
            if match.remaining(seat) == 1:
                sounds.effect("last-card")
        case Called(word=word):
            sounds.effect("go" if word == len(CALLS) - 1 else "countdown")
            sounds.say(CALLS[word])
        case Resuming(seconds=seconds):
            sounds.effect("countdown")
            sounds.say(COUNTS[seconds])
        case Stopped():
            sounds.say("stop")
        case RoundOver(reason=Ending.OUT):
            sounds.effect("win")
            sounds.say("out")
        case RoundOver(reason=Ending.NO_MOVES):
            sounds.effect("deadlock")
            sounds.say("no-moves")
        case _:
            pass

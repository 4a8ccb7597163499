"""Bound inputs, and how long they have been silent: a button that nobody has pressed for long is dead, perhaps.

Of a block of keys, a mouse or a pad of which anything was ever seen, all that is bound is told, also what was never
seen; of the keys for menus only what was, for nobody uses all of them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from games.engine.inputs import Kind, is_block
from games.engine.words import Words
from games.kiosk.books import Seen
from games.kiosk.input_names import InputNames, Where, block_of

DEAD_DAYS: Final = 7  # without a press, after which an input counts as dead, perhaps

DAYS_TOLD: Final = 100  # as days ago; what is longer ago has its date


@dataclass(frozen=True)
class Silent:
    """Bound inputs of one device: how often they were pressed, and when last (ISO 8601); empty: never."""

    inputs: tuple[Where, ...]
    presses: int = 0
    last: str = ""


def silent(found: Mapping[Where, Seen], names: InputNames, now: datetime) -> list[Silent]:
    """Return all bound inputs: first those silent for long, then those never seen, together, then the others."""
    told = [
        Silent((where,), each.presses, each.last)
        for where, each in found.items()
        if where.kind is Kind.FINGER or names.control(where)
    ]
    dead = [each for each in told if days(each.last, now) >= DEAD_DAYS]
    return [*dead, *map(Silent, _never(found, names)), *told[len(dead) :]]


def days(moment: str, now: datetime) -> int:
    """Return how many days ago a moment was."""
    return (now.date() - datetime.fromisoformat(moment).date()).days


def ago(words: Words, moment: str, now: datetime) -> str:
    """Return how long ago a moment was, as people say it; empty stands for never."""
    if not moment:
        return words("kiosk.ago.never")
    then = datetime.fromisoformat(moment)
    minutes = max(0, int((now - (then if then.tzinfo else then.replace(tzinfo=now.tzinfo))).total_seconds()) // 60)
    whole = days(moment, now)
    steps = (("now", minutes, 1), ("minutes", minutes, 60), ("hours", minutes // 60, 24), ("day", whole, 2))
    for unit, count, most in (*steps, ("days", whole, DAYS_TOLD)):
        if count < most:
            return words(f"kiosk.ago.{unit}", count=count)
    return words("kiosk.ago.since", day=f"{then:%d}", month=f"{then:%m}", year=f"{then:%Y}")


def _never(found: Iterable[Where], names: InputNames) -> list[tuple[Where, ...]]:
    """Return what was never seen of the blocks, mice and pads that are used, for each of them."""
    used = {(where.device, block_of(names.control(where))): where for where in found if names.control(where)}
    never = (
        tuple(each for each in _of_block(where, block, names) if each not in found)
        for (_, block), where in used.items()
    )
    return [inputs for inputs in never if inputs]


def _of_block(like: Where, block: str, names: InputNames) -> list[Where]:
    """Return what is bound on the device of an input, of a keyboard in a block; of a pad only what it surely has."""
    bound = [code for code, control in names.table(like).items() if block_of(control) == block]
    sure = is_block(block) or like.kind is Kind.MOUSE
    return [
        Where(like.device, f"{like.kind} {code}")
        for code in bound
        if sure or (like.kind is Kind.PAD and names.has_part(like, code))
    ]

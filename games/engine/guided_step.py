"""A step of a lesson with hands."""

from dataclasses import dataclass

from games.engine.inputs import Button


@dataclass(frozen=True)
class Step:
    """One thing to do, or to read when there is no ``how``: then any press goes on.

    Its sentence is the word ``<game>.guided.<key>``; how it is done, by kind of device,
    ``<game>.guided.how.<how>.*``.
    """

    key: str
    how: str = ""
    buttons: tuple[Button, ...] = ()  # of a block or a pad, that do it
    stops: bool = False  # it is the stop control that is asked for

"""Focus: one set of widgets, reached by many people at once, each with a cursor of their own."""

from collections.abc import Sequence

from games.engine import widgets
from games.engine.inputs import Move
from games.engine.widgets import Widget


class Focus:
    """Remembers for each source the key of the widget that its cursor is on."""

    def __init__(self) -> None:
        self._at: dict[str, str] = {}

    def on(self, source: str, reach: Sequence[Widget]) -> Widget | None:
        """Return the widget under a cursor; the first one in reach when its own has gone."""
        key = self._at.get(source)
        enabled = [widget for widget in reach if widget.enabled]
        return next((widget for widget in enabled if widget.key == key), enabled[0] if enabled else None)

    def places(self) -> frozenset[tuple[str, str]]:
        """Return where all cursors are: pairs of source and key."""
        return frozenset(self._at.items())

    def put(self, source: str, key: str) -> None:
        """Set a cursor on a widget."""
        self._at[source] = key

    def drop(self, source: str) -> None:
        """Take a cursor away."""
        self._at.pop(source, None)

    def has(self, source: str) -> bool:
        """Return whether a source has a cursor."""
        return source in self._at

    def move(self, source: str, move: Move, reach: Sequence[Widget]) -> None:
        """Move a cursor to the next widget in reach that lies in a direction."""
        start = self.on(source, reach)
        if start is not None:
            self.put(source, widgets.nearest(reach, start, move).key)

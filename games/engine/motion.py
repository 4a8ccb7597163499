"""Motion: values that glide from one to another over a number of ticks, easing out."""

from dataclasses import dataclass


def ease_out(share: float) -> float:
    """Return how far a glide has come after a share (0 to 1) of its time: fast first, settling."""
    rest = 1.0 - max(0.0, min(1.0, share))
    return 1.0 - rest * rest * rest


@dataclass(frozen=True)
class Glide:
    """A way from one point to another, begun at a tick and so many ticks long."""

    start: tuple[float, float]
    end: tuple[float, float]
    begun: int
    ticks: int

    def at(self, tick: int) -> tuple[float, float]:
        """Return the place at a tick."""
        share = ease_out((tick - self.begun) / max(1, self.ticks))
        return (
            self.start[0] + (self.end[0] - self.start[0]) * share,
            self.start[1] + (self.end[1] - self.start[1]) * share,
        )

    def is_over(self, tick: int) -> bool:
        """Return whether the way is done."""
        return tick >= self.begun + self.ticks

"""Greedy play on a lean board: what the middle computer does, and how the hard one plays its imagined worlds out.

A board is a game without all that costs time: counts instead of tokens in order, and for every seat what each row is
worth to it, kept up to date token by token.
"""

from collections.abc import Sequence

from games.triqueta.legal import MOST_KEPT, members
from games.triqueta.scoring import add
from games.triqueta.taste import Taste
from games.triqueta.tokens import ANIMAL_COUNT

NO_ROW = -1
"""Of a turn: draw. Of a drawn token: keep it."""

NEVER = float("-inf")


class Board:
    """The rows and what the seats have, in one round.

    `collected`: animals that each seat has open; `kept`: its face-down tokens, as far as they are known. Both belong to
    the board from now on.
    """

    def __init__(self, taste: Taste, collected: Sequence[Sequence[int]], kept: list[list[int]]) -> None:
        self.taste = taste
        self.kept = kept
        self.own = [list(add(counts, tokens)) for counts, tokens in zip(collected, kept, strict=True)]
        """What each seat has of each animal, face-down tokens included."""

    def lay_out(self, played: int, rows: Sequence[Sequence[int]], open_rows: int, active: int) -> None:
        """Begin with these rows in the round of this number; the rows still there and the seats still in as masks."""
        self.steps = self.taste.steps[played - 1]
        self.seats = list(members(active))
        self.open = list(members(open_rows))
        self.rows = [[0] * ANIMAL_COUNT for _ in rows]
        self.gains = [[0.0] * len(rows) for _ in self.own]
        for row, tokens in enumerate(rows):
            for animal in tokens:
                self.lay(row, animal)

    def following(self, seat: int) -> int:
        """Give the next seat in the round."""
        return next((other for other in self.seats if other > seat), self.seats[0])

    # What is decided

    def turn(self, seat: int) -> int:
        """Choose the row to take, or NO_ROW: rather draw, if there is something to draw."""
        best, gain, _ = self._best_two(seat)
        if len(self.open) == 1:
            return NO_ROW if self._average_step(seat, best) > self.taste.alone else best
        return best if gain >= self.taste.enough else NO_ROW

    def best_row(self, seat: int) -> int:
        """Choose the row to take when there is nothing to draw."""
        return self._best_two(seat)[0]

    def put(self, seat: int, animal: int) -> int:
        """Choose the row for a drawn token, or NO_ROW to keep it: the own best row counts, and the next seat's."""
        rival = self.following(seat)
        spite = self.taste.spite if rival != seat else 0.0
        steps, mine, theirs = self.steps[animal], self.gains[seat], self.gains[rival]
        best, gain, second = self._best_two(seat)
        rival_best, rival_gain, rival_second = self._best_two(rival)
        choice, value = NO_ROW, NEVER
        if len(self.kept[seat]) < MOST_KEPT:
            value = gain + steps[self.own[seat][animal]] - self.taste.reserve - spite * rival_gain
        for row in self.open:
            there = self.rows[row][animal]
            after = max(second if row == best else gain, mine[row] + steps[self.own[seat][animal] + there])
            rival_after = max(
                rival_second if row == rival_best else rival_gain, theirs[row] + steps[self.own[rival][animal] + there]
            )
            if after - spite * rival_after > value:
                choice, value = row, after - spite * rival_after
        return choice

    def _best_two(self, seat: int) -> tuple[int, float, float]:
        """Find the row that gains the seat most, its gain, and that of the second best."""
        gains = self.gains[seat]
        best, gain, second = NO_ROW, NEVER, NEVER
        for row in self.open:
            if gains[row] > gain:
                best, gain, second = row, gains[row], gain
            elif gains[row] > second:
                second = gains[row]
        return best, gain, second

    def _average_step(self, seat: int, row: int) -> float:
        """Tell what one more token in the row would gain, all animals being alike."""
        own, there = self.own[seat], self.rows[row]
        return sum(steps[own[animal] + there[animal]] for animal, steps in enumerate(self.steps)) / ANIMAL_COUNT

    # What is done

    def lay(self, row: int, animal: int) -> None:
        """Lay a token in a row."""
        steps, tokens = self.steps[animal], self.rows[row]
        there = tokens[animal]
        tokens[animal] = there + 1
        for seat in self.seats:
            self.gains[seat][row] += steps[self.own[seat][animal] + there]

    def keep(self, seat: int, animal: int) -> None:
        """Keep a token face down; rows with the same animal change their worth for the seat."""
        steps, own, gains = self.steps[animal], self.own[seat], self.gains[seat]
        before = own[animal]
        for row in self.open:
            there = self.rows[row][animal]
            gains[row] += sum(steps[before + 1 : before + 1 + there]) - sum(steps[before : before + there])
        own[animal] = before + 1
        self.kept[seat].append(animal)

    def take(self, seat: int, row: int) -> None:
        """Take a row and drop out."""
        own = self.own[seat]
        for animal, count in enumerate(self.rows[row]):
            own[animal] += count
        self.open.remove(row)
        self.seats.remove(seat)

"""The rulebook read a second time, as plainly as possible and sharing nothing with the rules: a check, and a baseline.

Actions are the JSON lists of a game log.
"""

from collections import Counter
from copy import deepcopy
from itertools import product
from typing import Any

NAMES = ("rabbit", "owl", "deer", "boar", "ram", "bear")
PRINTED = {"rabbit": 5, "owl": 6, "deer": 7, "boar": 8, "ram": 9, "bear": 10}


class Naive:
    """A game of dictionaries and lists."""

    def __init__(self, players: int, towers: list[list[int]], first: int) -> None:
        self.players = players
        self.towers = {number: list(tower) for number, tower in enumerate(towers)}
        self.tower = self.towers.pop(0)
        self.rock = self.turn = first
        self.table: list[dict[str, Any]] = [
            {"open": [], "down": [], "down_ever": 0, "trees": 0} for _ in range(players)
        ]
        self.hand: int | None = None
        self.over = self.choosing_tower = False
        self.choosing: list[int] = []
        self.choices: dict[int, list[int]] = {}
        self.set_up_round()

    def set_up_round(self) -> None:
        """Lay out the row markers; the rock begins."""
        self.rows: dict[int, list[int]] = {row: [] for row in range(self.players)}
        self.out: set[int] = set()
        self.turn = self.rock

    def legal(self) -> list[list[Any]]:
        """List what may be done."""
        if self.over:
            return []
        me = self.table[self.turn]
        if self.choosing_tower:
            return [["tower", number] for number in self.towers]
        if self.choosing:
            picks = product((False, True), repeat=len(me["down"]))
            sets = {tuple(sorted(t for t, yes in zip(me["down"], pick, strict=True) if yes)) for pick in picks}
            return [["count", *some] for some in sets]
        if self.hand is not None:
            keep = [["keep"]] if me["down_ever"] < 2 else []
            return [["place", row] for row in self.rows] + keep
        draw = [["draw"]] if self.tower else []
        return draw + [["take", row] for row in self.rows]

    def do(self, action: list[Any]) -> None:
        """Do it."""
        me = self.table[self.turn]
        match action:
            case ["draw"]:
                self.hand = self.tower.pop()
                return
            case ["place", row] if self.hand is not None:
                self.rows[row].append(self.hand)
                self.hand = None
            case ["keep"]:
                me["down"].append(self.hand)
                me["down_ever"] += 1
                self.hand = None
            case ["take", row]:
                me["open"] += self.rows.pop(row)
                self.out.add(self.turn)
                if not self.rows:
                    self.end_round()
                    return
            case ["tower", number]:
                self.tower = self.towers.pop(number)
                me["trees"] += 1
                self.choosing_tower = False
                self.set_up_round()
                return
            case ["count", *some]:
                self.choices[self.turn] = some
                self.choose_next()
                return
        self.turn = self.left_of(self.turn)
        while self.turn in self.out:
            self.turn = self.left_of(self.turn)

    def left_of(self, seat: int) -> int:
        """Go clockwise."""
        return (seat + 1) % self.players

    def end_round(self) -> None:
        """Give the rock to the last taker."""
        self.rock = self.turn
        if self.towers:
            self.choosing_tower = True
            return
        seat = self.rock
        for _ in range(self.players):
            if self.table[seat]["down"]:
                self.choosing.append(seat)
            seat = self.left_of(seat)
        self.choose_next()

    def choose_next(self) -> None:
        """Ask the next seat for its face-down tokens, or end the game."""
        if self.choosing and len(self.choices) < len(self.choosing):
            self.turn = self.choosing[len(self.choices)]
            return
        for seat, some in self.choices.items():
            self.table[seat]["open"] += some
        self.over = True

    def result(self) -> tuple[list[int], list[int]]:
        """Give points and winners."""
        points, sizes = [], []
        for seat, me in enumerate(self.table):
            herd = Counter(NAMES[token] for token in me["open"])
            total = me["trees"] + (1 if seat == self.rock else 0)
            for name, count in herd.items():
                if count <= 2:
                    total += count
                elif count == 3:
                    total += PRINTED[name]
                else:
                    total -= count - 3
            points.append(total)
            sizes.append(len(me["open"]))
        leaders = [seat for seat in range(self.players) if points[seat] == max(points)]
        most = max(sizes[seat] for seat in leaders)
        return points, [seat for seat in leaders if sizes[seat] == most]


def count_lines(game: Naive, depth: int) -> int:
    """Count the sequences of so many actions."""
    if depth == 0:
        return 1
    total = 0
    for action in game.legal():
        branch = deepcopy(game)
        branch.do(action)
        total += count_lines(branch, depth - 1)
    return total

"""Boards as text: a row of points, then the row of faces below it.

A digit is a numbered point, `^` a tile standing on its base, `v` one that hangs from it, `?` an empty face in question:

      1
      ^
    3   2
      v   ?
        4
"""

from games.triominos.board import Board
from games.triominos.lattice import STRIDE, corners, position
from games.triominos.tiles import EVERY_TURN, turned_of

STEP = 4  # columns from one point of a row to the next
HALF = 2  # columns by which each row of points is shifted


def table(text: str) -> tuple[Board, list[int]]:
    """Lay the tiles of a drawing and list its faces in question, from top to bottom and left to right."""
    lines = text.split("\n")
    first = next(at for at, line in enumerate(lines) if line.strip())
    left = len(lines[first]) - len(lines[first].lstrip())
    points: dict[int, int] = {}
    tiles: list[int] = []
    asked: list[int] = []
    for number, line in enumerate(lines[first:]):
        row = number // 2
        for column, mark in enumerate(line):
            if mark == " ":
                continue
            half_steps = column - left - HALF * row
            if number % 2 == 0:
                assert half_steps % STEP == 0, f"no point is in column {column} of {line!r}"
                points[half_steps // STEP + STRIDE * row] = int(mark)
            else:
                hanging = half_steps % STEP == HALF
                assert hanging or half_steps % STEP == 0, f"no face is in column {column} of {line!r}"
                assert mark in ("?", "^v"[hanging]), f"a face that {'stands', 'hangs'[hanging]} in {line!r}"
                face = 2 * (half_steps // STEP + STRIDE * row) + hanging
                (asked if mark == "?" else tiles).append(face)
    return lay(tiles, points), asked


def lay(faces: list[int], points: dict[int, int]) -> Board:
    """Lay tiles with these digits at their corners on these faces, each when it touches one that lies."""
    board = Board()
    board.fits = {faces[0]: EVERY_TURN}
    waiting = list(faces)
    while waiting:
        face = next(face for face in waiting if face in board.fits)
        first, second, third = corners(face)
        turned = turned_of((points[first], points[second], points[third]))
        assert board.allows(face, turned), f"the tile on face {face} does not fit"
        board.place(face, turned)
        waiting.remove(face)
    return board


def draw(board: Board, asked: int | None = None) -> str:
    """Draw a board, perhaps with a face in question."""
    marks: dict[tuple[int, int], str] = {}
    for point, digit in board.points.items():
        x, y = position(point)
        marks[2 * y, STEP * x + HALF * y] = str(digit)
    for face in (*board.tiles, *([] if asked is None else [asked])):
        x, y = position(face >> 1)
        marks[2 * y + 1, STEP * x + HALF * y + HALF * (face & 1)] = "?" if face == asked else "^v"[face & 1]
    if not marks:
        return "(empty)\n"
    top, left = min(row for row, _ in marks), min(column for _, column in marks)
    lines = []
    for row in range(top, max(row for row, _ in marks) + 1):
        last = max((column for each, column in marks if each == row), default=left - 1)
        lines.append("".join(marks.get((row, column), " ") for column in range(left, last + 1)))
    return "\n".join(lines) + "\n"

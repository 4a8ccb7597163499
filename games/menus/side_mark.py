"""The mark of a place in the table layout: a small table, and the side of it at which who sits there will sit."""

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.facing import FAR_SIDE, LEFT_SIDE, RIGHT_SIDE, SIDES, UPRIGHT
from games.engine.house import House
from games.engine.theme import DIM, PAPER, SHADE

DISC, TABLE, CHAIR, AWAY = 52, (24, 18), (20, 6), 5  # CHAIR: along the side, and how thick; AWAY: from the table
WAYS = {UPRIGHT: (0, 1), RIGHT_SIDE: (1, 0), FAR_SIDE: (0, -1), LEFT_SIDE: (-1, 0)}


def side_of(house: House, number: int) -> int:
    """Return the side at which a seat that is taken will sit, as things are now."""
    taken = [seat.number for seat in house.seats.taken()]
    return SIDES[len(taken)][taken.index(number)]


def draw(house: House, canvas: Canvas, number: int, middle: tuple[float, float]) -> None:
    """Draw the mark of a seat that is taken."""
    px = house.px
    across, down = WAYS[side_of(house, number)]
    canvas.centre(shapes.disc(px(DISC), SHADE), middle)
    canvas.centre(shapes.rounded((px(TABLE[0]), px(TABLE[1])), px(4), DIM), middle)
    chair = (px(CHAIR[0]), px(CHAIR[1])) if down else (px(CHAIR[1]), px(CHAIR[0]) * TABLE[1] // TABLE[0])
    way = [house.px(side / 2 + AWAY + CHAIR[1] / 2 - 2) for side in TABLE]
    canvas.centre(shapes.rounded(chair, px(3), PAPER), (middle[0] + across * way[0], middle[1] + down * way[1]))

"""The picture of a refused play: the board as it stood, what is wrong line by line, where the card fitted."""

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.kept import Kept
from games.engine.outcome import Leaf
from games.engine.theme import DIM, GOLD, INK, PAPER, SEAT_COLOURS, SHADE
from games.tripolo import prose
from games.tripolo.cards import VALUES, Property
from games.tripolo.little_board import LittleBoard
from games.tripolo.pictures import value_key
from games.tripolo.refusals import Finding, LineSaid, Reason, Refusal

BOARD_SHARE, FITS_SHARE = 0.27, 0.2  # of the width, at most
GAP, PAD, CORNER = 36, 22, 24
CARD, PAIR, DOT = 116, 62, 11
HEAD_SIZES, LINE_SIZES = (30.0, 21.0), (27.0, 19.0)
FITS_HEAD = 76  # height of what is written above the places where it fits
LEAST_LATE = 12  # ticks; less than a tenth of a second would be told as none
CROSS_SHARE = 0.3  # of a cell


class RefusalFigure:
    """Draws one refused play, once for each size and language."""

    def __init__(self, house: House, board: LittleBoard, refusal: Refusal) -> None:
        self._house = house
        self._board = board
        self._refusal = refusal
        self._kept = Kept(house)

    def __call__(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw into an area."""
        self._kept.draw(canvas, area, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        self._board.refresh()
        px, (width, height) = self._house.px, canvas.size
        canvas.blit(shapes.rounded(canvas.size, px(CORNER), SHADE, 0.62), (0, 0))
        inner = pygame.Rect(0, 0, width, height).inflate(-2 * px(PAD), -2 * px(PAD))
        side = min(inner.height, round(width * BOARD_SHARE))
        board = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
        fits = pygame.Rect(0, inner.top, min(round(width * FITS_SHARE), inner.height - px(FITS_HEAD)), inner.height)
        fits.right = inner.right
        left = board.right + px(GAP)
        self._draw_board(canvas, board)
        self._draw_why(canvas, pygame.Rect(left, inner.top, fits.left - px(GAP) - left, inner.height))
        self._draw_places(canvas, fits)

    def _draw_board(self, canvas: Canvas, place: pygame.Rect) -> None:
        """Draw the board with the cell in the seat's colour, crossed out."""
        refusal, step = self._refusal, place.width // 3
        self._board.draw(canvas, place, refusal.tops, {refusal.cell: SEAT_COLOURS[refusal.seat]})
        side = round(step * CROSS_SHARE)
        row, column = divmod(refusal.cell, 3)
        middle = (place.left + (column + 0.86) * step, place.top + (row + 0.14) * step)
        canvas.centre(shapes.disc(round(side * 1.35), INK), middle)
        canvas.centre(self._house.sprites.get(f"ui/{'hourglass' if self._is_late else 'cross'}", side), middle)

    def _draw_why(self, canvas: Canvas, area: pygame.Rect) -> None:
        px, refusal = self._house.px, self._refusal
        card = min(px(CARD), area.height // 4)
        self._board.card(canvas, refusal.card, area.topleft, card, SEAT_COLOURS[refusal.seat])
        beside = pygame.Rect(area.left + card + px(18), area.top, area.width - card - px(18), card)
        prose.write(self._house, canvas, self._headline(), beside, HEAD_SIZES, middle=True)
        lines = refusal.lines()
        top = area.top + card + px(18)
        step = min((area.bottom - top) // len(lines), px(112))
        for number, line in enumerate(lines):
            self._draw_line(canvas, pygame.Rect(area.left, top + number * step, area.width, step), line)

    def _draw_line(self, canvas: Canvas, row: pygame.Rect, line: LineSaid) -> None:
        """Draw which line it is, its two other cards, and the sentence about them."""
        px = self._house.px
        side = min(px(PAIR), row.height - px(10))
        self._draw_dots(canvas, pygame.Rect(row.left, row.centery - side // 2, side, side), line)
        left = row.left + side + px(14)
        for other in line.others:
            self._board.card(canvas, self._refusal.tops[other], (left, row.centery - side // 2), side)
            left += side + px(8)
        words = pygame.Rect(left + px(8), row.top + px(2), row.right - left - px(8), row.height - px(4))
        sentence = prose.fitting(self._house, self._wordings(line), words, LINE_SIZES[1])
        prose.write(self._house, canvas, sentence, words, LINE_SIZES, middle=True)

    def _draw_dots(self, canvas: Canvas, place: pygame.Rect, line: LineSaid) -> None:
        """Draw the nine cells as dots: the line in white, the cell of the play in its seat's colour."""
        dot = max(3, round(place.width * DOT / PAIR * 1.2))
        for cell in range(9):
            row, column = divmod(cell, 3)
            middle = (place.left + (column + 0.5) * place.width / 3, place.top + (row + 0.5) * place.height / 3)
            colour = SEAT_COLOURS[self._refusal.seat] if cell == self._refusal.cell else PAPER
            canvas.centre(shapes.disc(dot, colour, 1.0 if cell in line.cells else 0.18), middle)

    def _draw_places(self, canvas: Canvas, area: pygame.Rect) -> None:
        """Draw where the card would have fitted."""
        house, places = self._house, self._refusal.places()
        words = house.words(f"tripolo.why.{'fits' if places else 'nowhere'}")
        head = pygame.Rect(area.left, area.top, area.width, house.px(FITS_HEAD))
        end = prose.write(house, canvas, words, head, HEAD_SIZES, PAPER if places else DIM)
        top = max(end + house.px(8), area.top + (area.height - area.width) // 2)
        place = pygame.Rect(area.left, min(top, area.bottom - area.width), area.width, area.width)
        self._board.draw(canvas, place, self._refusal.tops, dict.fromkeys(places, GOLD))

    @property
    def _is_late(self) -> bool:
        return self._refusal.faster is not None

    def _headline(self) -> str:
        words, refusal = self._house.words, self._refusal
        if refusal.faster is None:
            return words("tripolo.why.wrong")
        if refusal.faster == refusal.seat:
            return words("tripolo.why.own")
        late = prose.seconds(self._house, max(refusal.late_ticks, LEAST_LATE))
        return words("tripolo.why.late", name=self._house.name(refusal.faster), seconds=late)

    def _wordings(self, line: LineSaid) -> tuple[str, str]:
        """Return what is said about a line, in full and in brief."""
        return (
            " ".join(self._told(line, finding) for finding in line.findings),
            " ".join(self._told_in_brief(finding) for finding in line.findings),
        )

    def _told(self, line: LineSaid, finding: Finding) -> str:
        words = self._house.words
        if finding.reason is Reason.APART or finding.property is None:
            return words("tripolo.why.apart", pairs=", ".join(self._pair(line, prop) for prop in Property))
        both = words(f"tripolo.why.both.{value_key(finding.property, finding.value)}")
        return words(f"tripolo.why.{finding.reason}", both=both)

    def _told_in_brief(self, finding: Finding) -> str:
        words = self._house.words
        if finding.reason is Reason.APART or finding.property is None:
            return words("tripolo.why.brief.apart")
        value = words(f"tripolo.value.{value_key(finding.property, finding.value)}")
        return words(f"tripolo.why.brief.{finding.reason}", value=value)

    def _pair(self, line: LineSaid, prop: Property) -> str:
        words, tops = self._house.words, self._refusal.tops
        one, other = (words(f"tripolo.value.{value_key(prop, VALUES[tops[cell]][prop])}") for cell in line.others)
        return words("tripolo.why.pair", one=one, other=other)


def leaves(house: House, refusals: list[Refusal]) -> tuple[Leaf, ...]:
    """Return the refused plays as leaves of the results page."""
    board = LittleBoard(house)
    words = house.words
    return tuple(
        Leaf(
            words(f"tripolo.why.title.{'wrong' if refusal.faster is None else 'late'}", name=house.name(refusal.seat)),
            RefusalFigure(house, board, refusal),
        )
        for refusal in refusals
    )

"""The party when a game is won: rays behind the winners, confetti in their colours. Nothing of it flashes."""

import random
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

import pygame

from games.engine import shapes
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.motion import ease_out
from games.engine.outcome import Outcome
from games.engine.theme import GOLD, PAPER, Colour, mixed
from games.menus import parts

PARTY_TICKS = 7 * TICK_RATE
FADE_TICKS = 3 * TICK_RATE // 2  # in and out
PIECES = 120
SMALLEST, LARGEST = 20, 34
LATEST = 2.4  # seconds until the last piece begins to fall
SLOWEST, FASTEST = 0.22, 0.42  # of the window's height in a second
SWAY, SWAYS = 0.02, 0.7  # of the window's width; times a second
TURNS = 8  # pictures of a piece that turns over
RAYS, RAY_OPACITY, RAYS_SIZE = 14, 0.2, 3.4  # of an emblem's width
SHAPES = (
    "M-1 -0.55H1V0.55H-1z",
    "M-0.8 0A0.8 0.8 0 1 1 0.8 0A0.8 0.8 0 1 1 -0.8 0z",
    "M0 -1L0.95 0.75H-0.95z",
    "M-1 -0.2Q-0.5 -0.9 0 -0.2Q0.5 0.5 1 -0.2V0.3Q0.5 1 0 0.3Q-0.5 -0.4 -1 0.3z",
)


Place = tuple[float, float, int]
"""Where a piece is, in shares of the window's width and height, and how far it has turned over."""


@dataclass(frozen=True)
class Piece:
    """A piece of confetti: where and when it begins to fall, how fast; which colour, shape and turn it has."""

    start: float  # of the window's width
    delay: float  # seconds
    speed: float  # of the window's height in a second
    phase: float  # 0 to 1
    size: float  # pixels of a full high definition screen
    colour: int
    shape: int


def _pieces() -> tuple[Piece, ...]:
    chance = random.Random(1)
    return tuple(
        Piece(
            start=(number + chance.random()) / PIECES,
            delay=chance.random() * LATEST,
            speed=SLOWEST + (FASTEST - SLOWEST) * chance.random(),
            phase=chance.random(),
            size=SMALLEST + (LARGEST - SMALLEST) * chance.random(),
            colour=chance.randrange(1000),
            shape=chance.randrange(len(SHAPES)),
        )
        for number in range(PIECES)
    )


CONFETTI = _pieces()


def is_held(outcome: Outcome) -> bool:
    """Return whether there is something to celebrate: the whole game is won, not only a round."""
    return outcome.finished and bool(outcome.winners)


def draw_rays(canvas: Canvas, emblem: pygame.Rect, seat: int, age: int) -> None:
    """Draw rays of light behind a winner's emblem; they come slowly and stay."""
    picture = _rays(round(emblem.width * RAYS_SIZE), mixed(parts.seat_colour(seat), GOLD, 0.5))
    canvas.centre(picture, emblem.center, round(255 * ease_out(age / FADE_TICKS)))


def draw_before(house: House, canvas: Canvas, outcome: Outcome, age: int) -> None:
    """Let the confetti fall in front of everything, so many ticks after the page appeared."""
    if is_held(outcome) and age < PARTY_TICKS and not house.settings.calm:
        fade = min(1.0, (PARTY_TICKS - age) / FADE_TICKS)
        _draw(house, canvas, outcome, [_falling(piece, age / TICK_RATE) for piece in CONFETTI], fade)


def draw_behind(house: House, canvas: Canvas, outcome: Outcome, age: int) -> None:
    """Where motion is reduced, let the confetti hang in the air behind everything; it comes and goes slowly."""
    if is_held(outcome) and age < PARTY_TICKS and house.settings.calm:
        fade = min(1.0, age / FADE_TICKS, (PARTY_TICKS - age) / FADE_TICKS)
        _draw(house, canvas, outcome, [_hanging(piece) for piece in CONFETTI], fade)


def _draw(house: House, canvas: Canvas, outcome: Outcome, places: list[Place], fade: float) -> None:
    colours = _colours(outcome.winners)
    for piece, (x, y, turn) in zip(CONFETTI, places, strict=True):
        if 0 <= y < 1:
            picture = _picture(piece.shape, colours[piece.colour % len(colours)], house.px(round(piece.size)), turn)
            canvas.centre(picture, (x * canvas.size[0], y * canvas.size[1]), round(255 * fade))


def _colours(winners: tuple[int, ...]) -> list[Colour]:
    """Return what colours the confetti has: mostly the winners', in three tones."""
    own = [parts.seat_colour(seat) for seat in winners]
    tones = [tone for colour in own for tone in (colour, mixed(colour, PAPER, 0.35), mixed(colour, PAPER, 0.6))]
    return [*tones, *tones, GOLD, PAPER]


def _falling(piece: Piece, seconds: float) -> Place:
    """Return place and turn of a piece on its way down; above the window before it begins."""
    along = seconds - piece.delay
    x = piece.start + SWAY * sin(2 * pi * (SWAYS * along + piece.phase))
    turn = int((along * 2 + piece.phase) * TURNS) % TURNS
    return x, piece.speed * along - 0.04, turn


def _hanging(piece: Piece) -> Place:
    """Return place and turn of a piece that stands still."""
    return piece.start, piece.phase * 0.96 + 0.02, int(piece.phase * TURNS)


@lru_cache(maxsize=1200)
def _picture(shape: int, colour: Colour, side: int, turn: int) -> pygame.Surface:
    """Return a piece as it looks at one moment of turning over."""
    angle, flat = 360 * turn / TURNS, 0.35 + 0.65 * abs(cos(pi * turn / TURNS))
    half = side / 2
    return shapes.from_svg(
        f'<path d="{SHAPES[shape]}" fill="{shapes.hexed(colour)}" '
        f'transform="translate({half} {half}) rotate({angle:.0f}) scale({half * 0.9:.2f} {half * 0.9 * flat:.2f})"/>',
        side,
        side,
    )


@lru_cache(maxsize=12)
def _rays(side: int, colour: Colour) -> pygame.Surface:
    half = side / 2
    wedges = []
    for number in range(RAYS):
        ends = [(number + aside) * 2 * pi / RAYS for aside in (-0.22, 0.22)]
        points = " ".join(f"L{half + half * cos(end):.1f} {half + half * sin(end):.1f}" for end in ends)
        wedges.append(f"M{half} {half}{points}z")
    glow = (
        f'<defs><radialGradient id="glow" cx="{half}" cy="{half}" r="{half}" gradientUnits="userSpaceOnUse">'
        f'<stop offset="0%" stop-color="{shapes.hexed(colour)}" stop-opacity="{RAY_OPACITY * 3}"/>'
        f'<stop offset="100%" stop-color="{shapes.hexed(colour)}" stop-opacity="0"/></radialGradient></defs>'
    )
    return shapes.from_svg(f'{glow}<path d="{"".join(wedges)}" fill="url(#glow)"/>', side, side)

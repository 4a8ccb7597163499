"""How a saved game looks in the list: what everybody at the table knew, and nothing else of it.

Which game, who played, how far they came, and when they left; no seed, no rack.
"""

import pygame

from games.catalogue import Game
from games.engine import text
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.theme import DIM, PAPER
from games.menus import parts
from games.turnbased.saves import Newer, Saved, people, when

PICTURE, EMBLEM, PLAY = 112.0, 46.0, 56.0
LINES = ((12.0, 38.0), (66.0, 28.0), (116.0, 26.0))  # top and size of text in a row
LINE_HEIGHT, PAD = 46.0, 24.0


def draw_game(house: House, canvas: Canvas, place: pygame.Rect, game: Game, saved: Saved | Newer) -> None:
    """Draw one game on its button."""
    px = house.px
    middle = (place.left + px(PAD) + px(PICTURE) // 2, place.centery)
    canvas.centre(house.sprites.get(game.pictures[0], px(PICTURE)), middle)
    left, right = middle[0] + px(PICTURE) // 2 + px(PAD), place.right - px(PAD)
    if isinstance(saved, Saved):
        canvas.centre(house.sprites.get("ui/play", px(PLAY)), (right - px(PLAY) // 2, place.centery))
        right -= px(PLAY) + px(PAD)
    rooms = [pygame.Rect(left, place.top + px(top), right - left, px(LINE_HEIGHT)) for top, _ in LINES]
    if isinstance(saved, Saved):
        start = _draw_emblems(house, canvas, rooms[0], saved)
        rooms[0].width = start - left - px(PAD)
    said = zip(_lines(house, game, saved, rooms[1].width), rooms, LINES, (PAPER, PAPER, DIM), strict=True)
    for words, room, (_, size), colour in said:
        weight = text.Weight.BOLD if room is rooms[0] else text.Weight.SEMIBOLD
        parts.line(house, canvas, words, room, size, colour, weight)


def _draw_emblems(house: House, canvas: Canvas, room: pygame.Rect, saved: Saved) -> int:
    """Draw the emblems of all who play at the right of a line; return where they begin."""
    side = house.px(EMBLEM)
    left = room.right - len(saved.players) * side
    for number, player in enumerate(saved.players):
        parts.emblem(house, canvas, player.seat, pygame.Rect(left + number * side, room.top, side, side))
    return left


def _lines(house: House, game: Game, saved: Saved | Newer, width: int) -> tuple[str, str, str]:
    """Return the game, who plays, and how far they came and when they left."""
    words = house.words
    name, left = words(f"{game.key}.name"), words("saved.left", when=when(house, saved))
    if isinstance(saved, Newer):
        needs = words("saved.needs", version=saved.version) if saved.version else words("saved.needs_later")
        return name, needs, left
    mode = game.mode_of(saved.header.game)
    if mode:
        name += f" · {words(f'{game.key}.mode.{mode.key}.name')}"
    return name, _people(house, game, saved, width), " · ".join([*_progress(house, game, saved), left])


def _progress(house: House, game: Game, saved: Saved) -> list[str]:
    """Return the round, if there were several, and how many moves were made."""
    rounds = 1 + sum(entry.command == [game.next_round] for entry in saved.entries)
    told = [house.words("saved.round", number=rounds)] if rounds > 1 else []
    return [*told, house.words("saved.turns", count=saved.turns)]


def _people(house: House, game: Game, saved: Saved, width: int) -> str:
    """Return as much of who plays as fits into one line: computers with their level, names, the first names."""
    players, words = saved.playing, house.words
    names = []
    for player in players:
        name, level = player.name or words(f"seat.{player.seat}.name"), f"{game.key}.level.{player.level}"
        known = player.level is not None and words.has(level)
        names.append(words("saved.computer", name=name, level=words(level)) if known else name)
    said = [", ".join(names), *(people(house, saved, most) for most in range(len(players), 0, -1))]
    font = text.font(house.px(LINES[1][1]))
    return next((line for line in said if font.size(line)[0] <= width), said[-1])

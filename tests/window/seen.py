"""What a person sees and can reach at this moment, as JSON values: window tests act on it as people do on a picture.

Places are in pixels of the window: of widgets left, top, width and height, of other things the middle.
"""

from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

import pygame

from games.engine.clock import TICK_RATE
from games.engine.guided import GUARD, Guided
from games.engine.house import House
from games.engine.inputs import BLOCKS
from games.engine.page import Page
from games.engine.scene import Scene
from games.engine.widgets import Widget
from games.menus.replay_scene import ReplayScene
from games.menus.results import DEAF_TICKS, Results
from games.turnbased.play import Play

if TYPE_CHECKING:
    from games.menus.lobby import Lobby
    from games.tripolo.scene import TripoloScene

Facts = dict[str, Any]
Place = tuple[int, int]
LEFT_EDGE = 0.15  # of a card's width: the others never cover it


def facts(house: House) -> Facts:
    """Return what can be told of the house now."""
    scene = house.scenes.top
    name = type(scene).__name__
    return {
        "scene": name,
        "size": list(house.size),
        "language": house.settings.language,
        "settings": {name: value for name, value in asdict(house.settings).items() if name != "controls"},
        "silent": house.sounds.silent,
        "music": house.sounds._music,
        "volumes": volumes(house),
        "captions": [house.words(key) for key in house.captions._keys if key],
        "notices": list(house.notices._waiting),
        "seats": [seat.source or ("computer" if seat.level is not None else "") for seat in house.seats.places],
        "extras": [seat.extra for seat in house.seats.places],
        "ready": [seat.number for seat in house.seats.places if seat.ready],
        "lost": sorted(house.devices.lost),
        "pads": [pad.source for pad in house.devices.pads.pads()],
        "backend": house.devices.backend,
        "cursors": house.devices.pointers.cursors(),
        "focus": scene.focus if isinstance(scene, Play) else "",
        "step": scene.step.key if isinstance(scene, Guided) and scene.waits else "",
        "old": getattr(scene, "age", GUARD) >= GUARD,  # it takes presses already
        "at": at(scene),
        "own": own_cursors(house, scene),
        "widgets": {widget.key: tuple(widget.rect) for widget in reachable(scene) if widget.enabled},
        "deaf": isinstance(scene, Results) and scene._age < DEAF_TICKS,
        "lesson": lesson(scene) if isinstance(scene, Guided) and scene.waits else {},
        "table": table(house, cast("TripoloScene", scene)) if name == "TripoloScene" else {},
        "film": film(scene) if isinstance(scene, ReplayScene) else {},
        "labels": {block: "".join(house.devices.labels.block(block)) for block in BLOCKS},
    }


def reachable(scene: Scene | None) -> list[Widget]:
    """Return what can be pressed on a page or a table, and the buttons above a lesson."""
    if isinstance(scene, Guided):
        return scene._band._buttons
    if isinstance(scene, Page):
        return scene.widgets
    if isinstance(scene, Results) or is_lobby(scene):
        return cast("Lobby | Results", scene)._widgets
    return scene._targets if isinstance(scene, Play) else []


def at(scene: Scene | None) -> str:
    """Return the key of what the one cursor of a page or of a table in turns is on; empty where everybody has one."""
    if isinstance(scene, Page):
        return scene._at
    return scene.focus if isinstance(scene, Play) else ""


def own_cursors(house: House, scene: Scene | None) -> dict[str, str]:
    """Return the keys of what people's own cursors are on, by source: in the lobby, and on the results."""
    found: dict[str, Widget | None] = {}
    for seat in house.seats.humans():
        source = seat.source or ""
        if isinstance(scene, Results) and scene._focus.has(source):
            found[source] = scene._focus.on(source, scene._widgets)
        elif is_lobby(scene):
            lobby = cast("Lobby", scene)
            reach = lobby.cursors.reach(lobby._widgets, seat)
            found[source] = lobby._host.focus.on(source, reach) if lobby._host.focus.has(source) else None
    return {source: widget.key for source, widget in found.items() if widget}


def is_lobby(scene: Scene | None) -> bool:
    """Return whether a scene is the lobby, by its name: it is loaded only when it is wanted."""
    return type(scene).__name__ == "Lobby"


def lesson(scene: Guided) -> Facts:
    """Return what a lesson points at, which buttons it pictures, and whether the cursor is on what is wanted."""
    marks, inner = scene.marks(), scene.inner.scenes.top
    cursor = at(inner)
    aimed = any(widget.key == cursor and widget.rect in marks for widget in reachable(inner))
    return {
        "marks": [(mark.centerx, mark.centery + scene.inner_top) for mark in marks],
        "buttons": [int(button) for button in scene.step.buttons or scene.labels()],
        "how": scene.how(),
        "at": cursor,
        "sight": inner.look.sight.name if isinstance(inner, Play) else "",
        "aimed": aimed,
        "calm": scene.is_calm(),
    }


def table(house: House, scene: "TripoloScene") -> Facts:
    """Return a table of Tripolo: cards and stacks of all seats, and where a pointer finds them."""
    match, picture, controls = scene._match, scene._picture, scene._controls
    hands = picture.hands
    return {
        "phase": match.phase.name,
        "tops": list(match.tops),
        "hands": [list(match.hand(seat)) if seat in match.seats else [] for seat in range(len(house.seats.places))],
        "remaining": {str(seat): match.remaining(seat) for seat in match.seats},
        "chosen": {str(seat): controls.chosen(seat) for seat in match.seats},
        "marker": {str(seat): controls.marker(seat) for seat in match.seats},
        "cells": [cell.center for cell in picture.table.cells],
        "stacks": {str(seat): picture.table.panels[seat].stack.center for seat in match.seats if match.stack(seat)},
        "cards": {
            str(card): (round(x + hands[seat].size * LEFT_EDGE), round(y + hands[seat].size / 2))
            for seat in match.seats
            for card, (x, y) in hands[seat]._goals.items()
        },
    }


def film(scene: ReplayScene) -> Facts:
    """Return where a film is, in seconds, and whether it plays."""
    shown = scene.film
    return {"at": shown.at // TICK_RATE, "length": shown.length // TICK_RATE, "playing": scene.playing}


def volumes(house: House) -> dict[str, float]:
    """Return how loud the music is, and what was last played of effects and voice: 0 to 1."""
    sounds = {name.partition("/")[0]: sound for name, sound in house.sounds._kept.items() if sound}
    heard = {kind: round(sound.get_volume(), 2) for kind, sound in sounds.items()}
    return heard | ({"music": round(pygame.mixer.music.get_volume(), 2)} if house.sounds._open else {})

"""The presenter: whatever a frame shows, repainting what differs gives the picture that a full repaint gives."""

import pygame
import pytest

from games.core.rng import Stream
from games.engine.canvas import Canvas, Presenter, changed, flattened

SIZE = (160, 120)
BOUNDS = pygame.Rect((0, 0), SIZE)
FRAMES = 200


def patch(colour: str, size: tuple[int, int] = (20, 20), opacity: int = 255) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    surface.fill((255, 255, 255, opacity), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def ground() -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    surface.fill("navy")
    return surface


def canvas(*items: tuple[pygame.Surface, tuple[int, int]]) -> Canvas:
    made = Canvas(SIZE)
    for surface, place in items:
        made.blit(surface, place)
    return made


def difference(old: Canvas, new: Canvas) -> list[tuple[int, ...]]:
    """Return left, top, width and height of each rectangle that is repainted."""
    return sorted(tuple(rect) for rect in changed(old.items, new.items, BOUNDS))


def test_the_same_frame_again_repaints_nothing() -> None:
    table, card = ground(), patch("red")
    presenter = Presenter(pygame.Surface(SIZE))
    assert presenter.present(canvas((table, (0, 0)), (card, (5, 5)))) == [BOUNDS]
    assert presenter.present(canvas((table, (0, 0)), (card, (5, 5)))) == []


def test_what_moves_repaints_its_old_and_its_new_place() -> None:
    card = patch("red")
    assert difference(canvas((card, (0, 0))), canvas((card, (100, 80)))) == [(0, 0, 20, 20), (100, 80, 20, 20)]


def test_what_fades_repaints_its_place() -> None:
    card, faded = patch("red"), Canvas(SIZE)
    faded.blit(card, (30, 30), alpha=100)
    assert difference(canvas((card, (30, 30))), faded) == [(30, 30, 20, 20)]


def test_what_comes_to_the_front_repaints_its_place() -> None:
    one, other = patch("red"), patch("blue")
    old = canvas((one, (0, 0)), (other, (10, 10)))
    new = canvas((other, (10, 10)), (one, (0, 0)))
    assert difference(old, new) == [(0, 0, 30, 30)]


def test_a_new_order_beside_an_item_that_is_there_twice_is_seen() -> None:
    twin, one, other = patch("green"), patch("red"), patch("blue")
    old = canvas((twin, (100, 90)), (one, (0, 0)), (other, (10, 10)))
    new = canvas((twin, (100, 90)), (twin, (100, 90)), (other, (10, 10)), (one, (0, 0)))
    assert any(pygame.Rect(rect).contains((10, 10, 10, 10)) for rect in difference(old, new))


def test_nothing_outside_the_window_is_repainted() -> None:
    card = patch("red")
    assert difference(canvas((card, (-500, 0))), canvas((card, (0, -500)))) == []


def test_what_is_invisible_is_no_item() -> None:
    made = Canvas(SIZE)
    made.blit(patch("red"), (0, 0), alpha=0)
    assert made.items == []


def test_a_frame_of_many_small_changes_is_repainted_as_one() -> None:
    dot = patch("red", (1, 1))
    new = canvas(*((dot, (2 * x, 2 * y)) for x in range(10) for y in range(10)))
    assert changed([], new.items, BOUNDS) == [BOUNDS]


def test_a_forgotten_frame_is_painted_anew() -> None:
    presenter = Presenter(pygame.Surface(SIZE))
    frame = canvas((ground(), (0, 0)))
    presenter.present(frame)
    presenter.forget()
    assert presenter.present(frame) == [BOUNDS]


def test_a_fading_leaves_the_picture_itself_as_it_was() -> None:
    card, made = patch("red"), Canvas(SIZE)
    made.blit(card, (0, 0), alpha=10)
    Presenter(pygame.Surface(SIZE)).present(made)
    assert card.get_alpha() == 255


def test_flattened_looks_like_its_parts() -> None:
    parts = canvas((ground(), (0, 0)), (patch("red", opacity=120), (5, 5)), (patch("blue"), (15, 15)))
    at_once, flat = pygame.Surface(SIZE), pygame.Surface(SIZE)
    Presenter(at_once).present(parts)
    Presenter(flat).present(canvas((flattened(parts), (0, 0))))
    assert at_once.get_buffer().raw == flat.get_buffer().raw


@pytest.mark.parametrize("seed", range(4))
def test_painting_what_differs_equals_painting_all(seed: int) -> None:
    stream = Stream(seed, "frames")
    colours = ("red", "blue", "gold", "green", "white")
    pictures = [
        patch(colour, (4 + stream.below(40), 4 + stream.below(40)), 100 + stream.below(156)) for colour in colours
    ]
    table = ground()
    target = pygame.Surface(SIZE)
    presenter = Presenter(target)
    placed = [(picture, 10, 10, 255) for picture in pictures]
    for number in range(FRAMES):
        placed = _altered(placed, pictures, stream)
        frame = canvas((table, (0, 0)))
        for picture, left, top, alpha in placed:
            frame.blit(picture, (left, top), alpha)
        presenter.present(frame)
        whole = pygame.Surface(SIZE)
        Presenter(whole).present(frame)
        assert target.get_buffer().raw == whole.get_buffer().raw, f"seed {seed}, frame {number}"


Placed = list[tuple[pygame.Surface, int, int, int]]


def _altered(placed: Placed, pictures: list[pygame.Surface], stream: Stream) -> Placed:
    """Move, fade, add, drop, double or reorder some of the items."""
    altered = list(placed)
    for _ in range(stream.below(4)):
        what = stream.below(5)
        at = stream.below(len(altered)) if altered else 0
        new = (stream.choice(pictures), stream.below(180) - 20, stream.below(140) - 20, stream.choice((255, 255, 90)))
        if what == 0 or not altered:
            altered.insert(at, new)
        elif what == 1:
            altered.pop(at)
        elif what == 2:
            altered[at] = (altered[at][0], *new[1:])
        elif what == 3:
            altered.append(altered[at])
        else:
            stream.shuffle(altered)
    return altered

"""What is said to the person whose turn it is: what may be done, by which keys, what the pool costs, whose rack."""

from games.engine.house import House
from games.engine.inputs import BLOCK, PAD, is_mouse
from games.triominos.actions import Draw, Pass
from games.triominos.rules import State
from games.triominos.scoring import DRAW_COST, GIVE_UP_COST, MOST_DRAWS
from games.triominos.side_view import PoolLook

LABELS = {"ok": 4, "before": 9, "draw": 10, "next": 11}  # places of keys among a block's labels
CROSS, ZOOM = (1, 3, 7, 5), (0, 2)


def device_of(source: str) -> str:
    """Return the kind of device of a source, as the words name it."""
    if source.startswith(BLOCK):
        return "block"
    return "pad" if source.startswith(PAD) else "mouse" if is_mouse(source) else "touch"


def keys(house: House, source: str) -> str:
    """Return how a person plays by the own device."""
    return house.words(f"triominos.keys.{device_of(source)}", **_labels(house, source))


def puzzle_keys(house: House, source: str) -> str:
    """Return how a person lays a puzzle by the own device."""
    return house.words(f"triominos.puzzle_keys.{device_of(source)}", **_labels(house, source))


def lid(house: House, seat: int, *, looking: bool) -> tuple[str, str]:
    """Return what stands on the lid of a rack: how it is opened; while it opens, who alone may look."""
    words, name = house.words, house.name(seat)
    if looking:
        return words("turn.only_you", name=name), ""
    source = house.seats[seat].source or ""
    how = words(f"triominos.lid.{device_of(source)}", key=_labels(house, source).get("ok", ""))
    return words("triominos.lid.turn", name=name), how


def pool(house: House, state: State) -> PoolLook:
    """Return what drawing and passing mean now (M5, M6)."""
    words = house.words
    if not state.pool:
        line = words("triominos.pool.empty")
    elif state.drawn == MOST_DRAWS:
        line = words("triominos.pool.last", cost=GIVE_UP_COST)
    elif state.drawn:
        key = "any" if state.settings.any_tile else "drawn"
        line = words(f"triominos.pool.{key}", count=state.drawn, most=MOST_DRAWS)
    else:
        line = words("triominos.pool.full", cost=GIVE_UP_COST, all=MOST_DRAWS * DRAW_COST + GIVE_UP_COST)
    return PoolLook(str(len(state.pool)), words("triominos.pool.left"), line)


def stage(state: State) -> str:
    """Return which sentence fits a turn whose rack is open."""
    legal = set(map(type, state.legal_actions()))
    if legal == {Pass}:
        return "give_up" if state.drawn == MOST_DRAWS else "pass"
    if legal == {Draw}:
        return "must_draw"
    if not state.board.tiles:
        return "begin"
    if not state.drawn or not state.pool:
        return "turn" if state.pool else "must_play"
    return "last" if state.drawn == MOST_DRAWS else "drawn"


def _labels(house: House, source: str) -> dict[str, str]:
    """Return what is printed on the keys of a block, by what they do."""
    if not source.startswith(BLOCK):
        return {}
    labels = house.devices.labels.block(source)
    found = {name: labels[place] for name, place in LABELS.items()}
    return found | {
        "cross": " ".join(labels[place] for place in CROSS),
        "zoom": " ".join(labels[place] for place in ZOOM),
    }

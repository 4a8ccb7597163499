"""Rules know no screen, no clock, no file and no random generator but the seeded one (A1); not by detours either."""

import subprocess
import sys

import pytest

from tests.contracts.imports import ROOT, imported, modules, reached
from tests.contracts.test_floors import GAMES

# Names that the design gives to rules; whatever they import is looked at too.
RULE_NAMES = (
    *("cards", "tokens", "tiles", "board", "rules", "match", "bots", "table"),
    *("commands", "actions", "events", "settings", "view"),
)
PURE = sorted(
    name
    for name in modules()
    if name in {f"{game}.{rule}" for game in GAMES for rule in RULE_NAMES}
    or name in {"games.turnbased.protocol", "games.turnbased.search"}
    or name.startswith("games.core.")
)
ALLOWED = {
    *("abc", "bisect", "collections", "collections.abc", "dataclasses", "enum", "functools", "heapq", "itertools"),
    *("math", "operator", "typing", "numpy", "numpy.typing"),
}
ALLOWED_ONLY_IN = {
    "random": "games.core.rng",  # seeded, and only what Python keeps the same
    "hashlib": "games.core.hashing",
    "json": "games.core.log",
}


@pytest.mark.parametrize("module", PURE)
def test_rules_reach_nothing_but_rules_and_arithmetic(module: str) -> None:
    home = module.rpartition(".")[0]
    for inner in sorted({module} | reached(module)):
        if inner in modules():
            assert inner.rpartition(".")[0] in {home, "games.core", "games.turnbased"}, f"{module} reaches {inner}"
            for other in imported(inner) - set(modules()):
                is_allowed = other in ALLOWED or ALLOWED_ONLY_IN.get(other) == inner
                assert is_allowed, f"{module} reaches {inner}, which imports {other}"


def test_rules_are_where_they_should_be() -> None:
    assert {"games.tripolo.rules", "games.tripolo.match", "games.tripolo.bots", "games.core.log"} <= set(PURE)


def test_importing_all_rules_in_a_fresh_process_loads_no_pygame() -> None:
    lines = [f"import {module}" for module in PURE]
    program = "; ".join([*lines, "import sys", "print(sorted({'pygame', 'sqlite3'} & set(sys.modules)))"])
    answer = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (answer.stderr, answer.stdout) == ("", "[]\n")


def test_the_front_door_loads_no_game_before_the_first_frame() -> None:
    """Numpy alone takes as long as the whole start may."""
    program = "import main, sys; print(sorted({'numpy', 'games.tripolo.rules', 'sqlite3.dbapi2'} & set(sys.modules)))"
    answer = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "numpy" not in answer.stdout
    assert "games.tripolo.rules" not in answer.stdout
    assert answer.stderr == ""

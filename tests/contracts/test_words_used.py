"""Every text that the code asks for is there."""

import ast
import re
from collections.abc import Iterator

import pytest

from games import catalogue
from games.engine.words import LANGUAGES, Words
from games.kiosk.options import WORDS as KIOSK_WORDS
from tests.contracts.imports import modules

WORDS = Words([*catalogue.words_folders(), KIOSK_WORDS])


def asked_for() -> Iterator[tuple[str, str]]:
    """Yield (module, pattern) of each key that is looked up by words("...") or words(f"...") in the code."""
    for name, path in modules().items():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "words" and node.args:
                pattern = _pattern(node.args[0])
                if pattern:
                    yield name, pattern


def _pattern(key: ast.expr) -> str:
    """Return a regular expression for a key, with anything where a value is filled in; empty for other expressions."""
    parts = key.values if isinstance(key, ast.JoinedStr) else [key]
    patterns = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.-]+"
        for part in parts
        if isinstance(part, ast.Constant | ast.FormattedValue)
    ]
    has_text = any(isinstance(part, ast.Constant) for part in parts)
    return "".join(patterns) if has_text else ""


@pytest.mark.parametrize(("module", "pattern"), sorted(set(asked_for())))
def test_a_key_that_is_looked_up_exists_in_every_language(module: str, pattern: str) -> None:
    for language in LANGUAGES:
        found = any(re.fullmatch(pattern, key) for key in WORDS.keys(language))
        assert found, f"{module} asks for {pattern}, which {language} has not"


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda game: game.key)
def test_what_the_catalogue_names_has_its_words(game: catalogue.Game) -> None:
    keys = [f"{game.key}.name", *(f"{game.key}.level.{level}" for level in range(game.levels))]
    keys += [f"{game.key}.mode.{mode.key}.{part}" for mode in game.modes for part in ("name", "about")]
    assert [key for key in keys if not WORDS.has(key)] == []

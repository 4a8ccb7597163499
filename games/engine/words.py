"""All texts for people, in English, German and French: TOML tables in each room's ``words`` folder."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"
BEFORE_A_MARK = re.compile(" (?=[!?:;»…])|(?<=«) ")  # where no line may be broken
UNBROKEN = "\N{NO-BREAK SPACE}"


class Words:
    """Looks texts up by dotted keys ("lobby.ready") in the language of the moment."""

    def __init__(self, folders: Iterable[Path], language: str = FALLBACK) -> None:
        self._folders = tuple(folders)
        self._tables: dict[str, Mapping[str, str]] = {}  # read when they are first needed
        self.language = language if language in LANGUAGES else FALLBACK

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key, with {names} filled in; KeyError when no language has it."""
        table = self._table(self.language)
        text = table[key] if key in table else self._table(FALLBACK)[key]
        return text.format(**values) if values else text

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""
        return key in self._table(self.language) or key in self._table(FALLBACK)

    def keys(self, language: str) -> frozenset[str]:
        """Return the keys that a language has."""
        return frozenset(self._table(language))

    def _table(self, language: str) -> Mapping[str, str]:
        if language not in self._tables:
            self._tables[language] = self._read(language)
        return self._tables[language]

    def _read(self, language: str) -> Mapping[str, str]:
        flat: dict[str, str] = {}
        for folder in self._folders:
            _flatten("", tomllib.loads((folder / f"{language}.toml").read_text("utf-8")), flat)
        return flat


def _flatten(prefix: str, table: Mapping[str, object], into: dict[str, str]) -> None:
    for name, value in table.items():
        if isinstance(value, Mapping):
            _flatten(f"{prefix}{name}.", value, into)
        else:
            into[f"{prefix}{name}"] = BEFORE_A_MARK.sub(UNBROKEN, str(value))

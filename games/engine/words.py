"""All texts for people, in English, German and French: TOML tables in each room's ``words`` folder."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path

LANGUAGES = ("en", "de", "fr")
FALLBACK = "en"
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français"}  # each in its own language
BEFORE_A_MARK = re.compile(" (?=[!?:;»…])|(?<=«) ")  # where no line may be broken
UNBROKEN = "\N{NO-BREAK SPACE}"


class Words:
    """Looks texts up by dotted keys ("lobby.ready") in the language of the moment."""

    def __init__(self, folders: Iterable[Path], language: str = FALLBACK) -> None:
        folders = tuple(folders)
        self._tables: dict[str, dict[str, str]] = {code: {} for code in LANGUAGES}
        self._unread = {code: list(folders) for code in LANGUAGES}  # read when no file before has a key
        self.language = language if language in LANGUAGES else FALLBACK

    def __call__(self, key: str, /, **values: object) -> str:
        """Return the text of a key, with {names} filled in; KeyError when no language has it."""
        table = self._table(self.language if self._has(self.language, key) else FALLBACK, key)
        return table[key].format(**values) if values else table[key]

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""
        return self._has(self.language, key) or self._has(FALLBACK, key)

    def keys(self, language: str) -> frozenset[str]:
        """Return the keys that a language has."""
        return frozenset(self._table(language))

    def _has(self, language: str, key: str) -> bool:
        return key in self._table(language, key)

    def _table(self, language: str, key: str = "") -> Mapping[str, str]:
        """Return the texts of a language, read as far as a key is found; without a key all of them."""
        table, unread = self._tables[language], self._unread[language]
        while unread and key not in table:
            _flatten("", tomllib.loads((unread.pop(0) / f"{language}.toml").read_text("utf-8")), table)
        return table


def _flatten(prefix: str, table: Mapping[str, object], into: dict[str, str]) -> None:
    for name, value in table.items():
        if isinstance(value, Mapping):
            _flatten(f"{prefix}{name}.", value, into)
        else:
            into[f"{prefix}{name}"] = BEFORE_A_MARK.sub(UNBROKEN, str(value))

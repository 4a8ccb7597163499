"""The version of the program, as its game logs name it."""

from typing import Final

VERSION: Final = "0.1.0"

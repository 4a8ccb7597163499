"""Errors of rules and records; each carries a message key, so that a person reads it in the own language."""


class GameError(Exception):
    """What a rule, a setting or a game log may complain about.

    `reason_key` names the sentence for a person, `details` are the values that it needs.
    """

    def __init__(self, reason_key: str, **details: object) -> None:
        self.reason_key = reason_key
        self.details = details
        told = ", ".join(f"{name}={value!r}" for name, value in details.items())
        super().__init__(f"{reason_key} ({told})" if told else reason_key)


class IllegalAction(GameError):  # noqa: N818 - the rulings' own name (A2)
    """An action that the rules do not allow; the state has not changed (A2)."""


class IllegalSettings(GameError):  # noqa: N818 - named like IllegalAction
    """Seats, handicaps or switches with which no game can be dealt."""


class DamagedLog(GameError):  # noqa: N818 - named like IllegalAction
    """A game log that cannot be read; the details carry the number of the line."""


class UnknownFormat(GameError):  # noqa: N818 - named like IllegalAction
    """A game log written in a format that this version does not know; the details carry `version`."""

"""The chronicle of a game: what happened in sentences, as everybody may know it, and what is news to whom."""


class Chronicle:
    """Lines of a player and a sentence, the newest last."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, str]] = []
        self._known: dict[int, int] = {}  # by player: how many lines there were when the own turn ended

    def tell(self, player: int, sentence: str) -> None:
        """Add what a player did; an empty sentence is not worth telling."""
        if sentence:
            self.lines.append((player, sentence))

    def turn_over(self, player: int) -> None:
        """Take all lines so far as known to a player whose turn ends."""
        self._known[player] = len(self.lines)

    def since(self, player: int) -> list[tuple[int, str]]:
        """Return what happened since a player's last turn."""
        return self.lines[self._known.get(player, 0) :]

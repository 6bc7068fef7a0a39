"""A move as it is said token by token, along the legal moves of one seat."""

from collections.abc import Sequence

from handful.core import Move

from .actions import Actions, Path, Token


class Saying:
    """What one seat has said of its move, and the legal moves that still fit.

    A token that cannot be another is said by itself, so every question is a choice; only the first
    one may have a single answer.
    """

    def __init__(self, actions: Actions, legal: Sequence[Move]) -> None:
        self._actions = actions
        self._fitting = [(actions.path(move), move) for move in legal]
        self.said: Path = ()

    def tokens(self) -> set[Token]:
        """The tokens with which some legal move goes on."""
        depth = len(self.said)
        return {path[depth] for path, _ in self._fitting}

    def say(self, token: Token) -> Move | None:
        """Say one more; the whole move comes back once it is said."""
        depth = len(self.said)
        fitting = [one for one in self._fitting if one[0][depth] == token]
        if not fitting:
            raise ValueError(f"nothing legal goes on with “{self._actions.names[token]}”")
        self._fitting = fitting
        first = fitting[0][0]
        if len(fitting) == 1:
            self.said = first
            return fitting[0][1]
        depth += 1
        while all(path[depth] == first[depth] for path, _ in fitting):
            depth += 1
        self.said = first[:depth]
        return None

    def again(self, legal: Sequence[Move]) -> "Saying":
        """The same begun move among other legal ones; begun anew where none of them fits it."""
        other = Saying(self._actions, legal)
        depth = len(self.said)
        fitting = [one for one in other._fitting if one[0][:depth] == self.said]
        if len(fitting) > 1 or (fitting and not depth):
            other._fitting, other.said = fitting, self.said
        return other

    def copy(self) -> "Saying":
        """The same, to go on differently."""
        twin = Saying(self._actions, ())
        twin._fitting, twin.said = self._fitting, self.said
        return twin

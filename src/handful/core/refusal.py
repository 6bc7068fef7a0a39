"""Why a move is not allowed: a code for programs, a sentence for people, the rule for both."""

from dataclasses import dataclass

from .message import Message


@dataclass(frozen=True, slots=True)
class Refusal:
    """One refused move; `clause` names the rule in the game's RULES.md."""

    code: str
    reason: str | Message
    clause: str = ""

    def __str__(self) -> str:
        return f"{self.reason} [{self.clause}]" if self.clause else str(self.reason)


class Refused(Exception):
    """Carries a refusal to whoever handed the move in; nothing has changed."""

    def __init__(self, refusal: Refusal, words: str = "") -> None:
        """`words` are the refusal in English, where somebody has them."""
        super().__init__(words or str(refusal))
        self.refusal = refusal

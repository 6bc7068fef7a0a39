"""A table in words, as a language model reads it: the news, what lies there, what it may do."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from handful.core import AnyGame, Move, Told, View
from handful.core.styled_text import plain
from handful.i18n import Speaker
from handful.i18n.games import draw, named, prompt, spoken, tell

WIDTH = 88


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move: as it is written, and in words."""

    text: str
    words: str


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever reads the table of one seat."""

    game: AnyGame
    by: Speaker
    """Who speaks to it, and whom it is called."""

    def news(self, told: Told, before: Iterable[Told]) -> str:
        """One event in a sentence; nothing for what needs no words."""
        said = tell(self.game, told, self.by.names, before)
        return plain(spoken(said, self.by)) if said else ""

    def offer(self, view: View, move: Move) -> Offer:
        """A legal move in words."""
        moves = self.game.rules.moves
        sentence = named(self.game, view, moves.decode(move), self.by.names)
        return Offer(moves.text(move), plain(spoken(sentence, self.by)).rstrip("."))

    def table(self, view: View) -> list[str]:
        """What lies there."""
        return [plain(line) for line in draw(self.game, view, self.by, WIDTH)]

    def asked(
        self, view: View, offers: Sequence[Offer], may_wait: bool, more: int = 0
    ) -> list[str]:
        """What it is asked, and what it may do; so many more moves are not listed."""
        asked = plain(spoken(prompt(self.game, view, self.by.me, self.by.names), self.by))
        if not offers and not more:
            return [asked, self.by("agent-not-asked")]
        head = self.by("agent-may-wait" if may_wait else "agent-moves")
        lines = [f"  {one.text}: {one.words}" for one in offers]
        return [asked, head, *lines, *([self.by("agent-more", count=more)] if more else [])]

    def situation(
        self,
        news: Iterable[str],
        view: View,
        offers: Sequence[Offer],
        may_wait: bool,
        more: int = 0,
    ) -> str:
        """All of it as one text."""
        lines = [*(f"- {one}" for one in news), "", *self.table(view), ""]
        return "\n".join([*lines, *self.asked(view, offers, may_wait, more)]).strip()

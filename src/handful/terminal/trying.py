"""A position of a finished game again, in a terminal: another move, and what it is worth."""

from collections.abc import Callable, Sequence

from handful.core import BadRecord, Move
from handful.core.message import message
from handful.core.styled_text import plain
from handful.i18n.games import Sentence, draw, named, prompt, speaker, spoken
from handful.review.course import Course
from handful.review.decisions import Option, weighed

from .screen import Screen

QUIT = "q"
WIDTH = 88
KINDS = ("review-then", "review-now", "review-best")
"""What `weighed` gives, in this order."""


class Trying:
    """One decision of a game, as its player knew it."""

    def __init__(self, course: Course, entry: int, names: Sequence[str], paper: Screen) -> None:
        steps = (one for one in course.steps() if one.entry == entry and one.move is not None)
        step = next(steps, None)
        if step is None:
            raise BadRecord(message("record-entry", row=str(entry + 1)))
        self.course, self.entry, self.paper = course, entry, paper
        self.game, self.seat, self.names = course.game, step.seat, names
        self.legal = list(step.state.legal(step.seat))
        self.view = self.game.knowledge.view(step.state, step.seat)
        self.memory = step.memories[step.seat]
        self.say = speaker(self.game, paper.language, names, step.seat)

    def run(self, ask: Callable[[], str]) -> None:
        """Show it, and say what each move that is tried is worth, until nothing more is tried."""
        self._lay()
        while (word := ask().strip().lower()) != QUIT:
            if word.isdigit() and 0 < int(word) <= len(self.legal):
                self._weigh(self.legal[int(word) - 1])
            else:
                self._line(self.say("puzzle-number", number=word, count=len(self.legal)))

    def _lay(self) -> None:
        self._line(
            self.say("review-again", number=self.entry + 1, name=self.names[self.seat]),
        )
        for line in draw(self.game, self.view, self.say, WIDTH):
            self.paper.line(line)
        recalled = self.game.messages.recall(self.view, self.memory) if self.game.messages else ()
        if recalled:
            seen = ", ".join(spoken(one, self.say) for one in recalled)
            self._line(f"{self.say('puzzle-seen')}: {seen}")
        self._line(prompt(self.game, self.view, self.seat, self.names))
        for number, move in enumerate(self.legal, start=1):
            self._line(f"{number:>4}  {spoken(self._named(move), self.say)}")
        self._line(self.say("review-try-what"))
        self._line(self.say("review-term-command", quit=QUIT))

    def _weigh(self, move: Move) -> None:
        found = list(zip(KINDS, weighed(self.course, self.entry, move), strict=True))
        for kind, one in reversed(found):
            self._line(f"  {self._worth(one)}  {spoken(self._named(one.move), self.say)}")
            self._line(f"            {self.say(kind)}")

    @staticmethod
    def _worth(one: Option) -> str:
        return f"{round(100 * one.value):>3} ± {max(1, round(100 * one.error)):<2}"

    def _named(self, move: Move) -> Sentence:
        return named(self.game, self.view, self.game.rules.moves.decode(move), self.names)

    def _line(self, said: Sentence) -> None:
        self.paper.line(plain(spoken(said, self.say)))

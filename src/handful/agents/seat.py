"""Where an assistant sits: what it is told there, and what it may do, whatever kind of table it is.

A place shows what its seat may see and no more. Moves are found by their words, their text or their
structure.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from handful.bots.in_words import Offer, Reader
from handful.core import AnyGame, JsonValue, Move, Outcome, Refusal, Refused, View
from handful.core.message import Argument, message
from handful.core.styled_text import plain
from handful.i18n import Speaker
from handful.i18n.games import speaker
from handful.terminal.move_matching import MALFORMED, Choice, Wording, briefest, meant
from handful.terminal.ranking import ranking

LISTED = 60
"""So many moves are listed at once."""


@dataclass(frozen=True, slots=True)
class Situation:
    """All that an assistant is told: in words for reading, the moves as data too."""

    text: str
    asked: bool
    """Whether it may move now."""
    may_wait: bool
    """Whether it may also let the chance go by."""
    over: bool
    moves: Sequence[Mapping[str, JsonValue]] = field(default=())
    """Each with its `words`, its `text` and its structure, `move`."""
    moves_in_all: int = 0


class AgentSeat(ABC):
    """One seat at one table."""

    game: AnyGame
    seat: int
    language: str

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """Who sits where."""

    @abstractmethod
    async def settle(self) -> None:
        """Let the others play until this seat is asked, as far as they can at once."""

    @abstractmethod
    async def wait(self, seconds: float) -> None:
        """Let so much time pass, or less if something happens."""

    @abstractmethod
    def view(self) -> View | None:
        """What this seat sees; None before the game."""

    @abstractmethod
    def legal(self) -> list[Move]:
        """What it may do now."""

    @property
    @abstractmethod
    def may_wait(self) -> bool:
        """Whether it need not do anything."""

    @abstractmethod
    def news(self) -> list[str]:
        """What has happened since this was asked last, in sentences."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, once it is over."""

    @abstractmethod
    async def enter(self, move: Move) -> None:
        """Make a move; `Refused` says why not."""

    @abstractmethod
    async def let_go(self) -> None:
        """Let an optional chance go by."""

    @abstractmethod
    async def say(self, said: Mapping[str, object]) -> None:
        """Say something structured; `Refused` says why not."""

    @abstractmethod
    async def leave(self) -> None:
        """Get up."""

    def situation(self, matching: str = "") -> Situation:
        """What there is to know now; of very many moves those with these words."""
        view, outcome = self.view(), self.outcome()
        news, reader = self.news(), Reader(self.game, self.speaker())
        lines = [f"- {one}" for one in news]
        if view is None:
            return Situation("\n".join([*lines, self._say("agent-begins")]), False, False, False)
        if outcome:
            ended = [plain(line) for line in self._result(outcome)]
            text = "\n".join([*lines, "", *reader.table(view), "", *ended]).strip()
            return Situation(text, False, False, True)
        choices, total = self.choices(matching), len(self.legal())
        offers = [Offer(one.text, plain(one.label)) for one in choices[:LISTED]]
        more = total - len(offers)
        return Situation(
            reader.situation(news, view, offers, self.may_wait, more),
            asked=bool(total),
            may_wait=bool(total) and self.may_wait,
            over=False,
            moves=[self._offer(one) for one in choices[:LISTED]],
            moves_in_all=total,
        )

    def choices(self, words: str = "") -> list[Choice]:
        """The legal moves in words; only those that have all of these."""
        view, wording = self.view() or {}, self._wording()
        found = [wording.choice(move, view, self.seat) for move in self.legal()]
        return [one for one in found if one.has_words(words.split())] if words else found

    def meant(self, given: str | Mapping[str, object]) -> Move:
        """The legal move that somebody means; `Refused` says what is wrong."""
        if isinstance(given, Mapping):
            return self.game.rules.moves.read(given)
        choices, wanted = self.choices(), " ".join(given.split()).rstrip(".")
        for one in choices:
            if wanted.casefold() in (one.text.casefold(), plain(one.label).casefold()):
                return _move(one)
        found = [one for one in choices if one.has_words(wanted.split())]
        found = found or meant(self._wording().split(wanted), choices, self._wording())
        single = briefest(found)
        if single:
            return _move(single)
        if found:
            named = "; ".join(plain(one.label) for one in found[:8])
            raise Refused(Refusal(MALFORMED, message("agent-several", moves=named)))
        return self.game.rules.moves.read(wanted)

    def _offer(self, one: Choice) -> Mapping[str, JsonValue]:
        form: Mapping[str, JsonValue] = {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in self.game.rules.moves.decode(_move(one)).items()
        }
        return {"words": plain(one.label), "text": one.text, "move": dict(form)}

    def _result(self, outcome: Outcome) -> list[str]:
        return ranking(outcome, self.speaker())

    def speaker(self) -> Speaker:
        """Who speaks to the assistant."""
        return speaker(self.game, self.language, self.names, self.seat)

    def _say(self, id: str, **args: Argument) -> str:
        return self.speaker()(id, **args)

    def _wording(self) -> Wording:
        return Wording(self.game, self.names, language=self.language)


def _move(one: Choice) -> Move:
    assert one.move is not None  # only steps of a move that is built bit by bit have none
    return one.move

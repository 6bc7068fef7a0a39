"""A table of bots in this process, with one seat for an assistant."""

import asyncio
from collections.abc import Mapping, Sequence

from handful.bots.players import budgeted
from handful.bots.seated import SeatedBot
from handful.core import AnyGame, Move, Options, Outcome, Play, View
from handful.core.styled_text import plain
from handful.i18n.games import spoken, tell
from handful.terminal.seating import Wish, seated

from .seat import AgentSeat

ME = 0
"""The assistant has the first chair; who begins, the game says."""


class OwnTable(AgentSeat):
    """Bots play as soon as they can; nobody is hurried."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        seats: int | None,
        level: str,
        name: str,
        seed: int,
        language: str = "en",
    ) -> None:
        budgeted(level)  # an assistant starts no programs
        chairs = seated(game, options, Wish(seats=seats, bots=(level,), names=(name,)), str(seed))
        self.game, self.seat, self.language = game, ME, language
        self._names = tuple(chair.name for chair in chairs)
        self.play = Play(game, options, len(chairs), seed, players=self._names)
        self._bots = {
            seat: SeatedBot(self.play, seat, chair.level)
            for seat, chair in enumerate(chairs)
            if chair.level
        }
        self._told = 0
        self._passed = -1
        """Before which entry the assistant let its chance go by."""

    @property
    def names(self) -> Sequence[str]:
        return self._names

    async def settle(self) -> None:
        while self.play.state.outcome() is None and not self._is_asked():
            await asyncio.to_thread(self._advance)

    async def wait(self, seconds: float) -> None:
        await self.settle()  # bots never make anybody wait

    def view(self) -> View:
        return self.play.view(self.seat)

    def legal(self) -> list[Move]:
        return self.play.listed(self.seat) if self._is_asked() else []

    @property
    def may_wait(self) -> bool:
        return self.seat not in self.play.state.awaited()

    def news(self) -> list[str]:
        by = self.speaker()
        found = []
        for event in self.play.events[self._told :]:
            told = event.seen_by(self.seat)
            before = self.play.before(event, self.seat)
            said = told and tell(self.game, told, self._names, before)
            if said:
                found.append(plain(spoken(said, by)))
        self._told = len(self.play.events)
        return found

    def outcome(self) -> Outcome | None:
        return self.play.state.outcome()

    async def enter(self, move: Move) -> None:
        self.play.enter(self.seat, move)

    async def let_go(self) -> None:
        self._passed = len(self.play.entries)

    async def say(self, said: Mapping[str, object]) -> None:
        self.play.say(self.seat, said)

    async def leave(self) -> None:
        self._bots.clear()

    def _is_asked(self) -> bool:
        """Whether it is the assistant's turn, or a chance that it has not let go by."""
        state = self.play.state
        if self.seat in state.awaited():
            return state.awaited()[0] == self.seat
        return self.seat in state.actors() and self._passed != len(self.play.entries)

    def _advance(self) -> None:
        """One move of a bot: whoever need not act is asked first; then time passes."""
        state = self.play.state
        awaited = state.awaited()
        optional = [seat for seat in state.actors() if seat not in awaited]
        for seat in (*optional, *awaited[:1]):
            move = self._bots[seat].choose() if seat != self.seat else None
            if move is not None:
                self.play.enter(seat, move)
                return
        deadline = state.deadline()
        if deadline is None:
            raise RuntimeError("nobody moves and no deadline stands")
        self.play.tick(deadline)

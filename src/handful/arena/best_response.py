"""How much a best response wins: a player's end games, and somebody who knows how it plays.

One end game is a small game of its own. A player plays a deal alone against itself; the last
decisions of one seat are taken back, and what that seat cannot see is imagined anew in some worlds,
all alike likely. The others go on as that player plays, having heard of the time before what
everybody heard. For the seat the best strategy is found exactly: it may tell worlds apart only by
what it is told, and after its last decision it goes on as the player does, too.

What it wins more than the player itself in that seat is the gain. In the worlds that it was found
for it knows too much, for there are few; in fresh ones it is a lower bound. V. Lisý and M. Bowling,
Equilibrium approximation quality of current no-limit poker bots (2017), measure poker bots alike.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from handful.bots.levels import AnyBot, Level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Chance, Event, Memory, Move, Play, Seat, State
from handful.core.rng import GOLDEN, WORD, drawn

DECISIONS = 2
"""So many last decisions of a seat are taken back."""
WORLDS = 16
"""In so many worlds the best response is found, and in as many others it is tried."""
MOST_TRIED = 40
"""Of more legal moves than this, only so many are tried: the gain is then a lower bound, too."""

Knowledge = str
"""All that a seat has been told, and what it sees: two worlds with the same one it cannot tell
apart."""
Strategy = Mapping[Knowledge, Move]


class Gain(NamedTuple):
    """What a best response wins more than the player itself, in games."""

    least: float
    """In fresh worlds."""
    most: float
    """In the worlds for which it was found: never below 0."""


@dataclass(slots=True)
class World:
    """One way in which the hidden cards may lie, and what has happened there."""

    state: State
    luck: int
    """What the random numbers of the others come from."""
    events: list[Event] = field(default_factory=list)
    moves: int = 0
    memories: dict[Seat, tuple[Memory, int]] = field(default_factory=dict)
    """What each seat remembers, and up to which event; a copy folds its own anew."""

    def clone(self) -> "World":
        """An independent copy."""
        return World(self.state.clone(), self.luck, self.events[:], self.moves)

    def make(self, act: Callable[[], None]) -> None:
        """Let something happen, and hear of it."""
        self.state.sink = self.events
        act()
        self.state.sink = None
        self.moves += 1


class EndGame:
    """The last decisions of one seat against others who all play as one player does."""

    def __init__(self, play: Play, seat: Seat, level: Level) -> None:
        """`play` stands where the first of these decisions is to be made."""
        self.play, self.seat, self.level = play, seat, level
        self._bot = None if level.follows else level.bot(play.game)
        self._heard = [play.told(seat if one == seat else None) for one in range(play.seats)]

    def worlds(self, count: int, luck: int) -> list[World]:
        """Worlds that the seat cannot tell from the real one."""
        knowledge, play = self.play.game.knowledge, self.play
        memory = knowledge.memory(play.options, play.seats, self.seat)
        for one in self._heard[self.seat]:
            memory.fold(one)
        view = play.view(self.seat)
        keys = [_mixed(luck, number) for number in range(count)]
        return [World(knowledge.imagine(view, memory, Chance(key)), key) for key in keys]

    # The best response

    def best(self, worlds: Sequence[World], decisions: int) -> tuple[float, dict[Knowledge, Move]]:
        """How many of these worlds the best strategy wins, and the strategy."""
        won, asked = 0.0, dict[Knowledge, list[World]]()
        for world in worlds:
            if decisions and self._goes_on(world):
                asked.setdefault(self.known(world), []).append(world)
            else:
                won += self._ended(world)
        strategy: dict[Knowledge, Move] = {}
        for known, alike in asked.items():
            tried = [
                (self.best([self._after(one, move) for one in alike], decisions - 1), move)
                for move in self._tried(alike[0])
            ]
            (value, then), move = max(tried, key=lambda one: one[0][0])
            won += value
            strategy |= then | {known: move}
        return won, strategy

    def value(self, worlds: Sequence[World], strategy: Strategy, decisions: int) -> float:
        """How many of these worlds a strategy wins; where it says nothing, as the player plays."""
        won = 0.0
        for world in worlds:
            now = world.clone()
            for _ in range(decisions):
                if not self._goes_on(now):
                    break
                move = strategy.get(self.known(now))
                if move is None:
                    move = self._choice(now, self.seat)
                assert move is not None, "it has to move"
                now = self._after(now, move)
            won += self._ended(now)
        return won

    def known(self, world: World) -> Knowledge:
        """What the seat has been told and sees in a world."""
        told = [str(one) for event in world.events if (one := event.seen_by(self.seat)) is not None]
        view = self.play.game.knowledge.view(world.state, self.seat)
        return "\n".join([*told, str(view)])

    def _tried(self, world: World) -> list[Move]:
        """What is worth a try: all legal moves, or of very many some and what the player plays."""
        legal = world.state.legal(self.seat)
        if len(legal) <= MOST_TRIED:
            return legal
        own, step = self._choice(world, self.seat), -(-len(legal) // MOST_TRIED)
        return [*legal[::step], *([own] if own is not None else [])]

    # How a world goes on

    def _after(self, world: World, move: Move) -> World:
        twin = world.clone()
        twin.make(lambda: twin.state.apply(self.seat, move))
        return twin

    def _goes_on(self, world: World) -> bool:
        """Let the others play until the seat has something to decide; False if it is over."""
        while world.state.outcome() is None:
            if self._is_asked(world.state):
                return True
            self._step(world)
        return False

    def _ended(self, world: World) -> float:
        """What the seat wins if it, too, goes on as the player plays."""
        now = world.clone()
        outcome = now.state.outcome()
        while outcome is None:
            self._step(now)
            outcome = now.state.outcome()
        return outcome.returns()[self.seat]

    def _is_asked(self, state: State) -> bool:
        """Whether it is the seat's turn, and it has a choice; before that, others may act."""
        awaited = state.awaited()
        return bool(awaited) and awaited[0] == self.seat and len(state.legal(self.seat)) > 1

    def _step(self, world: World) -> None:
        """One move, in the order in which a table is asked."""
        state = world.state
        awaited = state.awaited()
        optional = [seat for seat in state.actors() if seat not in awaited]
        for seat in (*optional, *awaited[:1]):
            move = self._choice(world, seat)
            if move is not None:
                world.make(lambda seat=seat, move=move: state.apply(seat, move))  # type: ignore[misc]  # bound now
                return
        deadline = state.deadline()
        assert deadline is not None, "somebody must move, or time must pass"
        state.now = deadline
        world.make(state.expire)

    def _choice(self, world: World, seat: Seat) -> Move | None:
        """What the player does in a seat; its luck is the seat's own, so that nobody knows it."""
        state = world.state
        legal, must = state.legal(seat), seat in state.awaited()
        if not legal or (len(legal) == 1 and must):
            return legal[0] if legal else None
        luck = self.play.seed if seat == self.seat else world.luck
        chance = Chance(_mixed(luck, seat, world.moves, must))
        bot: AnyBot = self._bot or self.level.bot(self.play.game)
        view = self.play.game.knowledge.view(state, seat)
        return bot.choose(view, self._memory(world, seat), legal, must, chance)

    def _memory(self, world: World, seat: Seat) -> Memory:
        """What a seat remembers; a program that keeps its own memory is told everything anew."""
        if seat in world.memories and not self.level.follows:
            memory, upto = world.memories[seat]
        else:
            play, blank = self.play, self.level.memory or self.play.game.knowledge.memory
            memory, upto = blank(play.options, play.seats, seat), 0
            for told in self._heard[seat]:
                memory.fold(told)
        for event in world.events[upto:]:
            if (new := event.seen_by(seat)) is not None:
                memory.fold(new)
        world.memories[seat] = memory, len(world.events)
        return memory


def _mixed(*parts: int) -> int:
    mixed = 0
    for part in parts:
        mixed = drawn((mixed + (part + 1) * GOLDEN) & WORD)
    return mixed


def end_game(play: Play, seat: Seat, level: Level, decisions: int = DECISIONS) -> EndGame | None:
    """Play a game by this player alone, and take the last decisions of a seat back.

    None where the seat had fewer.
    """
    bots = [_Noted(SeatedBot(play, one, level)) for one in range(play.seats)]
    play_through(play, bots)
    at = bots[seat].decided
    if len(at) < decisions:
        return None
    again = Play(play.game, play.options, play.seats, play.seed)
    for entry in play.entries[: at[-decisions]]:
        again.enter(entry.seat, entry.move, entry.at)
    return EndGame(again, seat, level)


class _Noted:
    """A bot, and after how many entries it had something to decide."""

    def __init__(self, bot: SeatedBot) -> None:
        self._bot, self.decided = bot, list[int]()

    def choose(self) -> Move | None:
        state, seat = self._bot.play.state, self._bot.seat
        awaited = state.awaited()
        if awaited and awaited[0] == seat and len(state.legal(seat)) > 1:
            self.decided.append(len(self._bot.play.entries))
        return self._bot.choose()


def gain(
    play: Play, seat: Seat, level: Level, worlds: int = WORLDS, decisions: int = DECISIONS
) -> Gain | None:
    """What a best response to a player gains in the end game of one deal; None if it has none."""
    game = end_game(play, seat, level, decisions)
    if game is None:
        return None
    known, fresh = game.worlds(worlds, play.seed), game.worlds(worlds, ~play.seed & WORD)
    best, strategy = game.best([one.clone() for one in known], decisions)
    most = best - game.value(known, {}, decisions)
    least = game.value(fresh, strategy, decisions) - game.value(fresh, {}, decisions)
    return Gain(least / worlds, most / worlds)

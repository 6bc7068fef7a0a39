"""Looking ahead: Monte Carlo search over imagined worlds, flat, by sequential halving.

The player is handed a view, a memory and the legal moves. It imagines worlds that fit them, tries
its moves in the same worlds with the same luck, and plays on by the game's quick replies; chance is
sampled by the worlds themselves. Half of the moves drop out in each round, so that most playouts go
to the moves that matter. There is no tree below the moves: it won no more games
(docs/decisions/0006-search.md).
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from handful.core import AnyGame, Bot, Lookahead, Memory, Move, Seat, State, Temper, View, sets
from handful.core.adding import added
from handful.core.chance import Chance
from handful.core.engine import Position, as_position, itself
from handful.core.move_list import MoveList
from handful.core.rng import GOLDEN, WORD, drawn

PLAYS: Final = 0.95
"""The part of its seconds that a search plays; the rest is for the view and for the ranking."""

PLAYOUTS: Final = 40
"""For a game that declares nothing: its heuristic is slow."""

GIVES_UP: Final = 0.02
"""The part of a win that a character gives up at most to play in its own way."""
HALF: Final = 0.5
TILT: Final = 0.2
"""How far the most daring prefer spread to what is won on average."""

Worlds = Callable[[Chance], State]


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a decision may take: in playouts (the same every time) or in seconds."""

    playouts: int | None = None
    seconds: float | None = None


@dataclass(slots=True)
class Tried:
    """What has been found out about one move: its value in each world, and the mean of them."""

    move: Move
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The value on average."""
        return added(self.values) / len(self.values) if self.values else 0.0

    @property
    def spread(self) -> float:
        """How much the value varies from world to world."""
        mean = self.mean
        return math.sqrt(added((one - mean) ** 2 for one in self.values) / max(1, len(self.values)))

    def lead(self, other: "Tried") -> tuple[float, float]:
        """How far it is ahead of another move in the same worlds, and the error of that."""
        gaps = [one - two for one, two in zip(self.values, other.values, strict=False)]
        if len(gaps) < 2:
            return 0.0, math.inf
        mean = added(gaps) / len(gaps)
        spread = added((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, math.sqrt(spread / len(gaps))


class Search:
    """Ranks the legal moves of one decision."""

    def __init__(
        self, ahead: Lookahead[State], worlds: Worlds, memory: Memory, budget: Budget, began: float
    ) -> None:
        assert memory.seat is not None, "a spectator decides nothing"
        self.ahead, self.worlds, self.budget = ahead, worlds, budget
        self.me, self.least = memory.seat, ahead.least * memory.seats
        self.began, self.made = began, 0
        self.seed, self.is_whole = 0, True
        self.found = MoveList()

    def ranked(self, legal: Sequence[Move], advised: Move, chance: Chance) -> list[Tried]:
        """The moves worth a look, the best first; the advised one yields to surely better ones."""
        looked_at = sensible(self.ahead, self.worlds(Chance(chance.state)), self.me, legal)
        order = [move for move in looked_at if move != advised]
        chance.shuffle(order)
        tried = [Tried(move) for move in (advised, *order)]
        self.seed = chance.state
        if not order:
            return tried
        left, passes = tried, 0
        rounds = math.ceil(math.log2(len(tried)))
        for number in range(1, rounds + 1):
            while self.try_all(left, self.seed_of(passes), number / rounds):
                passes += 1
            self.is_whole = self.is_whole and passes > 0
            left = [tried[0], *_better_half(left[1:])]
        return self.in_order(tried)

    def look_closer(self, tried: Sequence[Tried], worlds: int) -> None:
        """Try every one of these moves in the first so many worlds at least, beyond the budget."""
        if not self.is_whole:  # some were tried twice in the first world, and others never
            for one in tried:
                one.values.clear()
        for number in range(worlds):
            seed = self.seed_of(number)
            world = as_position(self.worlds(Chance(seed)))
            for one in tried:
                if len(one.values) == number:
                    one.values.append(self.tried_in(world, one.move, seed))

    def seed_of(self, number: int) -> int:
        """The seed of the first world, the second …: the same for all moves."""
        return drawn((self.seed + number * GOLDEN) & WORD)

    def tried_in(self, world: Position, move: Move, seed: int) -> float:
        """What a move comes to in a world."""
        return Playout(self, world.clone(), move, Chance(~seed)).value()

    def try_all(self, left: list[Tried], seed: int, share: float) -> bool:
        """Try every move that is left in one more world; False where the budget ends before."""
        if self.is_spent(share):
            return False
        world = as_position(self.worlds(Chance(seed)))
        for place, one in enumerate(left):
            if place and self.is_spent(share):
                for other in left[:place] if left[-1].values else ():
                    other.values.pop()
                return False
            one.values.append(self.tried_in(world, one.move, seed))
        return True

    def is_spent(self, share: float) -> bool:
        """Whether this share of the budget is used up."""
        if self.budget.playouts is not None:
            return self.made >= self.budget.playouts * share
        seconds = PLAYS * (self.budget.seconds or 0.0)
        return time.perf_counter() - self.began >= seconds * share

    def in_order(self, tried: Sequence[Tried]) -> list[Tried]:
        """By what was found out last: who stayed in longest, then by value."""
        advised, doubt = tried[0], self.ahead.doubt
        order = sorted(tried, key=lambda one: (len(one.values), one.mean), reverse=True)
        best = next(one for one in order if one is advised or _is_ahead(one, advised, doubt))
        return [best, *(one for one in order if one is not best)]


def sensible(
    ahead: Lookahead[State], world: State, seat: Seat, legal: Sequence[Move]
) -> Sequence[Move]:
    """The moves that are worth a look."""
    return ahead.sensible(world, seat, legal) if ahead.sensible else legal


def _better_half(tried: Sequence[Tried]) -> list[Tried]:
    best = sorted(tried, key=lambda one: (len(one.values), one.mean), reverse=True)
    return best[: len(best) // 2]


def _is_ahead(one: Tried, advised: Tried, doubt: float) -> bool:
    lead, error = one.lead(advised)
    return lead > doubt * error


def leaning(ranked: Sequence[Tried], own: Move | None, temper: Temper) -> Tried:
    """The move that suits a temper: its own way if that costs next to nothing.

    Else, of moves as good as the best, the daring take what varies most and the cautious what
    varies least.
    """
    best = ranked[0]
    for one in ranked:
        if one.move == own and one.lead(best)[0] >= -GIVES_UP:
            return one
    equal = [best, *(one for one in ranked[1:] if _is_as_good(one, best))]
    return max(equal, key=lambda one: one.mean + (temper.risks - HALF) * TILT * one.spread)


def _is_as_good(one: Tried, best: Tried) -> bool:
    """Whether a move that stayed in to the end is behind by less than chance."""
    lead, error = one.lead(best)
    return len(one.values) == len(best.values) and lead >= -min(error, GIVES_UP)


class Playout:
    """One move made in one world, and what comes of it."""

    def __init__(self, search: Search, world: Position, move: Move, chance: Chance) -> None:
        self.search, self.world, self.move, self.chance = search, world, move, chance
        self.ahead, self.me = self.search.ahead, self.search.me
        self.state: State = itself(world)
        self.world.found = self.search.found  # one list will do for all worlds, one after the other

    def value(self) -> float:
        """What the move is worth in this world, played on with this luck."""
        self.search.made += 1
        self.world.sink = None
        self.world.apply(self.me, self.move)
        self.play_on()
        return self.judged()

    def play_on(self) -> None:
        """Let everybody reply until the position is quiet: all at once where the game can."""
        ahead, least = self.ahead, self.search.least
        if ahead.play_on is not None:
            ahead.play_on(self.state, self.me, self.chance)
            return
        for entry in range(1, ahead.most):
            if entry >= least and ahead.is_quiet(self.state, self.me):
                break
            if not self.step():
                break

    def judged(self) -> float:
        """What the world has come to: its outcome, unless the game calls it quiet."""
        if self.ahead.is_quiet(self.state, self.me):
            return self.ahead.standing(self.state, self.me)
        outcome = self.state.outcome()
        if outcome is None:
            return self.ahead.standing(self.state, self.me)
        return outcome.returns()[self.me]

    def step(self) -> bool:
        """One entry, as at a table: who need not act is asked first, then who must, then time.

        False comes back where nothing can happen any more.
        """
        awaited = self.world.awaiting()
        others = self.world.acting() & ~awaited
        while others:
            seat = sets.first(others)
            others &= others - 1
            move = self.ahead.reply(self.state, seat, False, self.chance)
            if move is not None:
                self.world.apply(seat, move)
                return True
        if awaited:
            self.decide(sets.first(awaited))
            return True
        return self.let_time_pass()

    def let_time_pass(self) -> bool:
        """Go to the next deadline, if there is one."""
        deadline = self.world.deadline()
        if deadline is None:
            return False
        self.world.now = deadline
        self.world.expire()
        return True

    def decide(self, seat: Seat) -> None:
        """The reply of a seat that must."""
        move = self.ahead.reply(self.state, seat, True, self.chance)
        if move is None:
            raise RuntimeError("a reply gave no move where it must")
        self.world.apply(seat, move)


def by_heuristic(game: AnyGame, memory: Memory) -> Lookahead[State]:
    """For a game that declares nothing: everybody plays by the heuristic, to the end."""
    blank = [
        game.knowledge.memory(memory.options, memory.seats, seat) for seat in range(memory.seats)
    ]

    def reply(world: State, seat: Seat, must: bool, chance: Chance) -> Move | None:
        own = memory if seat == memory.seat else blank[seat]
        view, legal = game.knowledge.view(world, seat), world.legal(seat)
        return game.bots.heuristic.choose(view, own, legal, must, chance)

    return Lookahead(
        playouts=PLAYOUTS,
        reply=reply,
        standing=lambda world, seat: 0.0,
        is_quiet=lambda world, seat: False,
        most=game.rules.bound(memory.options, memory.seats),
    )


def lookahead_of(game: AnyGame, memory: Memory) -> Lookahead[State]:
    """What a search of this game goes by."""
    return game.bots.lookahead or by_heuristic(game, memory)


def worlds_of(game: AnyGame, view: View, memory: Memory) -> Worlds:
    """A maker of worlds that fit what a seat sees and remembers."""
    return (
        game.knowledge.worlds(view, memory)
        if game.knowledge.worlds
        else partial(game.knowledge.imagine, view, memory)
    )


class Expert:
    """Searches every decision that is one; what it may leave alone it leaves to the heuristic."""

    def __init__(
        self,
        game: AnyGame,
        budget: Budget | None = None,
        temper: Temper | None = None,
        adviser: Bot[View, Memory] | None = None,
    ) -> None:
        self._game, self._budget, self._temper = game, budget, temper
        self._adviser = adviser or game.bots.heuristic

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """The move that did best in the worlds it could imagine."""
        began = time.perf_counter()
        advised = self._adviser.choose(view, memory, legal, must, chance)
        if advised is None or not must or len(legal) == 1:
            return advised
        search = self.search(view, memory, began)
        ranked = search.ranked(legal, advised, chance)
        if not self._temper:
            return ranked[0].move
        own = advised if self._game.bots.tempered else None
        return leaning(ranked, own, self._temper).move

    def search(self, view: View, memory: Memory, began: float) -> Search:
        """A search of this decision, which nobody has made yet."""
        ahead = lookahead_of(self._game, memory)
        worlds = worlds_of(self._game, view, memory)
        budget = self._budget or Budget(playouts=ahead.playouts)
        return Search(ahead, worlds, memory, budget, began)

"""A close look at one game: choices, leads, cards and moves used, and what the game counts."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from handful.core import AnyGame, Event, Move, Outcome, State
from handful.core.moves import Form

TENTHS: Final = 10
HANDS_ON: Final = 1.5
"""Seconds that any move takes at a table."""
A_THOUGHT: Final = 1.5
"""Seconds for every doubling of the choices (people need about as long for each, by Hick's law)."""


class Row(NamedTuple):
    """One thing seen in one game: of a kind, by name, so much, out of so much."""

    game: int
    kind: str
    name: str
    value: float
    of: float


class Look:
    """Somebody who watches a game and keeps count."""

    def __init__(self, game: AnyGame) -> None:
        self.events: Sequence[Event] = []
        self._game = game
        self._codes = frozenset(_names(face.code for face in game.screens.faces))
        self._choices: list[int] = []
        self._standings: list[tuple[float, ...]] = []
        self._made: Counter[Move] = Counter()

    @property
    def moves(self) -> int:
        """How many moves were seen."""
        return len(self._choices)

    def at(self, state: State, legal: Sequence[Move], move: Move) -> None:
        """One move is about to be made."""
        self._choices.append(len(legal))
        self._made[move] += 1
        if self._game.study.standing:
            self._standings.append(tuple(self._game.study.standing(state)))

    def rows(self, number: int, outcome: Outcome) -> list[Row]:
        """All that was seen."""
        found = [*self._lengths(), *self._branching(), *self._used()]
        if self._game.study.standing and not outcome.together:
            found += self._leads(outcome)
        if self._game.study.tallies:
            counted = self._game.study.tallies(self.events)
            found += [("tally", name, *pair) for name, pair in counted.items()]
        return [Row(number, kind, name, float(value), float(of)) for kind, name, value, of in found]

    def _lengths(self) -> Iterable[tuple[str, str, float, float]]:
        seconds = sum(HANDS_ON + A_THOUGHT * math.log2(count) for count in self._choices)
        yield "length", "seconds", seconds, self.moves
        yield "length", "real choices", sum(count > 1 for count in self._choices), self.moves

    def _branching(self) -> Iterable[tuple[str, str, float, float]]:
        for choices, times in Counter(self._choices).items():
            yield "choices", str(choices), times, self.moves
        for tenth in range(TENTHS):
            begin, end = (self.moves * part // TENTHS for part in (tenth, tenth + 1))
            part = self._choices[begin:end]
            if part:
                yield "branching", str(tenth), sum(part), len(part)

    def _used(self) -> Iterable[tuple[str, str, float, float]]:
        verbs: Counter[str] = Counter()
        cards: Counter[str] = Counter()
        for move, times in self._made.items():
            form = self._game.rules.moves.decode(move)
            verbs[str(form["move"])] += times
            for card in self._played(form):
                cards[card] += times
        yield from (("move", name, times, self.moves) for name, times in verbs.items())
        yield from (("card", name, times, self.moves) for name, times in cards.items())
        told = Counter(event.name for event in self.events)
        yield from (("event", name, times, 1) for name, times in told.items())

    def _played(self, form: Form) -> list[str]:
        """The cards that a move plays: those it names, or the one it need not name."""
        verb = self._game.rules.moves.grammar.verbs[str(form["move"])]
        values = [form[one.name] for one in verb.fields if one.name in form and not one.aim]
        words = [word for one in values for word in (one if isinstance(one, tuple) else (one,))]
        named = [str(word) for word in words if word in self._codes]
        return named or ([verb.plays] if verb.plays else [])

    def _leads(self, outcome: Outcome) -> Iterable[tuple[str, str, float, float]]:
        leaders = [_only_best(one) for one in self._standings]
        known = [one for one in leaders if one is not None]
        changes = sum(one != other for one, other in pairwise(known))
        yield "lead", "changes", changes, 1
        half = self._standings[len(self._standings) // 2]
        returns = outcome.returns()
        if max(half) > min(half):
            for name, level in (("leader wins", max(half)), ("last wins", min(half))):
                there = [won for won, one in zip(returns, half, strict=True) if one == level]
                yield "lead", name, sum(there) / len(there), 1


def _names(codes: Iterable[str]) -> Iterable[str]:
    """What a move may call a card: `+1.R` by its code, or `+1` where any colour will do."""
    for code in codes:
        yield from (code, code.partition(".")[0])


def _only_best(standing: Sequence[float]) -> int | None:
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else None

"""How a character bargains in Ultimatum: what it calls fair, whom it resents, what it promised.

All of it is worth a few chips beside what a move does to the chance of winning, so a character
plays as well as anybody of its level, only in its own way.
"""

from math import exp, pow, sqrt
from typing import Final

from handful.core import Chance, Seat, Temper
from handful.core.adding import added

from ..knowledge.memory import Memory

FAIR_TO_ALL: Final = 0.42
"""What most people offer; characters go a part of the way from here to what they call fair."""
OWN_WAY: Final = 0.8
DARING: Final = 0.1
"""How much less of a pot the most daring offer, and how much more the most cautious."""
WAVERS: Final = 0.2
"""How far offers of one character differ."""

TAKES_AT_LEAST: Final = 0.16
PRIDE: Final = 0.22
"""So much of a pot everybody asks for, and so much more who never forgives."""
RESENTS: Final = 0.2
"""So much more is asked of somebody who has taken a whole starting stack."""
HESITATES: Final = 0.12
"""How far the answers of one character differ."""

HALF_TAKEN, STEEP = 0.27, 0.06
"""Of offers of this part of a pot half are taken, as experiments have it, and how fast that rises.
"""
REVENGE: Final = 1.2
"""Chips that it is worth to hit somebody who has taken a whole starting stack."""
GRATITUDE: Final = 0.4
SPARED: Final = 1.0
"""Chips that a promise to be spared is worth, if it is believed."""
SPREAD_IS_WORTH: Final = 0.25


class Mood:
    """What one character feels at one decision."""

    def __init__(self, memory: Memory, temper: Temper, chance: Chance) -> None:
        assert memory.seat is not None
        self.memory, self.temper, self.me = memory, temper, memory.seat
        self.stack = memory.options.starting_chips
        self.wavering = chance.share() - 0.5
        self.keeps_word = chance.share() < temper.keeps

    # What was done to it

    def grudge(self, seat: Seat) -> float:
        """How much it holds against a seat, 1 for a whole starting stack just taken."""
        return min(1.0, self._left(seat, -1, self.temper.holds_against) / self.stack)

    def thanks(self, seat: Seat) -> float:
        """How much it owes a seat."""
        return min(1.0, self._left(seat, 1, self.temper.remembers) / self.stack)

    def _left(self, seat: Seat, sign: int, fades: float) -> float:
        """What a seat took or gave, less with every lap that has passed."""
        return added(
            max(0, sign * deed.chips) * pow(fades, self.memory.laps_since(deed.turn))
            for deed in self.memory.deeds
            if deed.by == seat and deed.to == self.me
        )

    def liking(self, seat: Seat) -> float:
        """From 1 for a friend to -1 for an enemy."""
        return self.thanks(seat) - self.grudge(seat)

    def trust(self, seat: Seat) -> float:
        """How likely a seat keeps its word, by what it did with it."""
        told = [fate.kept for fate in self.memory.fates if fate.promise.by == seat]
        return (1 + sum(told)) / (2 + len(told))

    # Its own plays

    def joy(self, seat: Seat, chips: int) -> float:
        """What it feels, in chips, when a seat loses (below 0) or gets so many."""
        part = min(1.0, abs(chips) / self.stack)
        if chips < 0:
            return (REVENGE * self.grudge(seat) - GRATITUDE * self.thanks(seat)) * part
        return GRATITUDE * self.liking(seat) * part

    def is_spared(self, seat: Seat) -> bool:
        """Whether it has promised not to hurt this seat now, and keeps it."""
        return self.keeps_word and self.has_promised(seat)

    def has_promised(self, seat: Seat) -> bool:
        """Whether it owes it to this seat not to hurt it."""
        return any(one.by == self.me and one.to == seat for one in self.memory.due)

    def dares(self, likely: float, gain: float) -> float:
        """What a gain that is not sure is worth beside a sure one of the same average, in chips."""
        spread = gain * sqrt(likely * (1 - likely))
        return SPREAD_IS_WORTH * (self.temper.risks - 0.5) * spread

    # Offers

    def offers(self, pool: int, responder: Seat) -> int:
        """The share it proposes; somebody who refused is offered more than what it refused."""
        temper = self.temper
        part = FAIR_TO_ALL + OWN_WAY * (temper.shares - FAIR_TO_ALL)
        part += DARING * (0.5 - temper.risks) + WAVERS * self.wavering
        refused = [
            answer.share / answer.pool
            for answer in self.memory.answers
            if answer.seat == responder and answer.pool and not answer.taken
            if self.memory.laps_since(answer.turn) <= 1 / max(0.1, 1 - temper.remembers)
        ]
        part = max(part, *(one + 0.05 for one in refused), 0.0) if refused else part
        return min(pool, max(0, round(part * pool)))

    def is_taken(self, share: int, pool: int, responder: Seat) -> float:
        """How likely a responder takes so much of a pot, as far as it has shown."""
        return usually_taken(self.memory, share, pool, responder)

    # Answers

    def asks(self, by: Seat) -> float:
        """The part of a pot below which it refuses an offer of this seat."""
        pride = PRIDE * (1 - self.temper.forgives)
        mood = RESENTS * self.grudge(by) - 0.5 * RESENTS * self.thanks(by)
        return TAKES_AT_LEAST + pride + mood + HESITATES * self.wavering

    def word_of(self, by: Seat, deed: str) -> float:
        """What it is worth to it, in chips, that a seat promised to spare it for this."""
        promised = any(
            one.by == by and one.to == self.me and one.when == deed
            for one in self.memory.said.values()
        )
        return SPARED * self.trust(by) if promised else 0.0


def usually_taken(memory: Memory, share: int, pool: int, responder: Seat) -> float:
    """How likely so much of a pot is taken by people in general, and by what this one has shown."""
    part = share / pool if pool else 0.0
    known = [one for one in memory.answers if one.seat == responder and one.pool]
    half = HALF_TAKEN
    for answer in known:
        seen = answer.share / answer.pool
        half = min(half, seen) if answer.taken else max(half, seen)
    return 1 / (1 + exp((half - part) / STEEP))

"""What a seat of Ultimatch sees, as card sets, and what a play from there is worth."""

from collections.abc import Mapping
from math import inf
from typing import Final

from handful.core import Move, Seat, sets
from handful.core.sets import union_of

from .cards import CARDS, DOUBLES, NUMBER_OF, NUMBERS, PAIRINGS, SECONDARY_DOUBLES, SINGLES
from .knowledge import DOWN
from .memory import Memory
from .moves import CARDS_PLAYED, MATCH_WITH, PLAYS, View
from .pyramid import OVERLAPPED_BY, OVERLAPS
from .rules import State

NOWHERE: Final = -1
BEST_OFFER: Final = 3
"""The strength of a card that makes an Ultimatch with the alta-hand."""
SURE, SOME = 2, 1

HALF: Final = 0.5
ULTIMATCH: Final = 3.0
HAND_CARD, ALTA_CARD = 1.0, 1.6
TURNED_UP: Final = 0.5
COVERED, COVERED_BY_ALTA = 0.16, 0.10
ULTIMATCH_LEFT: Final = 0.2
REWARD_CHANCE: Final = 0.3


class Situation:
    """What a seat sees, as card sets."""

    def __init__(
        self, hand: int, alta: int, standing: int, targets: Mapping[int, int], primary: bool
    ) -> None:
        self.hand, self.alta, self.standing = hand, alta, standing
        self.places, self.targets = bytes(targets), bytes(targets.values())
        """The cards that lie open: where, and which."""
        self.doubles = DOUBLES if primary else SECONDARY_DOUBLES

    def target(self, place: int) -> int:
        """The card that lies open there."""
        return self.targets[self.places.index(place)]

    def flex(self, card: int) -> int:
        """How many targets the card matches alone."""
        count = 0
        for target in self.targets:
            count += sets.has(SINGLES[target], card)
        return count

    def coverage(self, cards: int, but: int = NOWHERE) -> float:
        """How many targets these cards match; one that takes two of them counts half."""
        covered = 0.0
        for at, target in enumerate(self.targets):
            if self.places[at] == but:
                continue
            if cards & SINGLES[target]:
                covered += 1
            elif self.pairs_with(target, cards, cards):
                covered += HALF
        return covered

    def pairs_with(self, target: int, cards: int, available: int) -> bool:
        """Whether one of these cards matches the target together with an available one."""
        while cards:
            if PAIRINGS[target * CARDS + sets.first(cards)] & available:
                return True
            cards &= cards - 1
        return False

    def ultimatch_count(self, cards: int, but: int = NOWHERE) -> int:
        """How many Ultimatches these cards could make."""
        count = 0
        for at, target in enumerate(self.targets):
            if self.places[at] == but:
                continue
            held = cards
            while held:
                count += sets.size(self.doubles[target * CARDS + sets.first(held)] & cards)
                held &= held - 1
        return count // 2

    def can_match(self, cards: int, available: int) -> bool:
        """Whether some play from the available cards uses one of these."""
        for target in self.targets:
            if cards & SINGLES[target] or self.pairs_with(target, cards, available):
                return True
        return False

    def has_ultimatch(self, cards: int) -> bool:
        """Whether two of these cards make one now."""
        return self.ultimatch_count(cards) > 0

    def makes_ultimatch(self, target: int, card: int, others: int) -> bool:
        """Whether the card makes one of this target with one of the others."""
        return self.doubles[target * CARDS + card] & others != 0

    def rating(self, card: int) -> int:
        """3: an Ultimatch with the alta-hand; 2: a match alone; 1: a match with the alta-hand."""
        found = 0
        for target in self.targets:
            if self.makes_ultimatch(target, card, self.alta):
                return BEST_OFFER
            if sets.has(SINGLES[target], card):
                found = SURE
            elif not found and PAIRINGS[target * CARDS + card] & self.alta:
                found = SOME
        return found

    def offer(self) -> int:
        """The card of the hand that would help the others most, of equals the least useful one."""
        return max(
            sets.members(self.hand), key=lambda card: (self.rating(card), -self.flex(card), -card)
        )

    def spare(self) -> int:
        """The card of the hand that is missed least: it matches little, and has a high number."""
        return min(sets.members(self.hand), key=lambda card: (self.flex(card), -NUMBER_OF[card]))

    def turned_up(self, place: int) -> int:
        """How many cards come to light when this one goes."""
        left = self.standing & ~sets.only(place)
        count, above = 0, OVERLAPS[place]
        while above:
            count += not OVERLAPPED_BY[sets.first(above)] & left
            above &= above - 1
        return count

    def worth(self, place: int, play: int) -> float:
        """How good a play is; the weights are the rulebook's."""
        cards = CARDS_PLAYED[play]
        hand, alta = self.hand & ~cards, self.alta & ~cards
        ultimatch = self.makes_ultimatch(self.target(place), sets.first(cards), cards)
        worth = ULTIMATCH if ultimatch else 0.0
        worth -= HAND_CARD * sets.size(cards & self.hand) + ALTA_CARD * sets.size(cards & self.alta)
        worth += TURNED_UP * self.turned_up(place)
        worth += COVERED * self.coverage(hand | alta, place)
        worth += COVERED_BY_ALTA * self.coverage(alta, place)
        worth += ULTIMATCH_LEFT * self.ultimatch_count(alta, place)
        return worth + ULTIMATCH_LEFT * self.ultimatch_count(hand | alta, place)

    def best(self, plays: list[Move]) -> Move:
        """The cheapest play that leaves most open; the last of equals: lower rows go first."""
        best, most = plays[0], -inf
        for move in plays:
            worth = self.worth((move - MATCH_WITH) // PLAYS, (move - MATCH_WITH) % PLAYS)
            if worth >= most:
                best, most = move, worth
        return best

    def chances(self, cards: int) -> float:
        """How well the alta-hand would stand with these cards besides."""
        together = self.alta | cards
        return self.coverage(together) + REWARD_CHANCE * self.ultimatch_count(together)


def seen_in(view: View, memory: Memory) -> Situation:
    """The situation as a view shows it."""
    standing, targets = sets.NONE, {}
    for place, code in enumerate(code for row in view["pyramid"] for code in row):
        if code:
            standing |= sets.only(place)
        if code and code != DOWN:
            targets[place] = NUMBERS[code]
    hand = union_of([NUMBERS[code] for code in view["hand"]])
    alta = union_of([NUMBERS[code] for code in view["alta"]])
    return Situation(hand, alta, standing, targets, memory.options.primary_ultimatch)


def seen_by(state: State, seat: Seat) -> Situation:
    """The same in a whole world."""
    targets = {place: state.pyramid[place] for place in sets.members(state.face_up)}
    primary = state.house.options.primary_ultimatch
    return Situation(state.hands[seat], state.alta_cards, state.standing, targets, primary)

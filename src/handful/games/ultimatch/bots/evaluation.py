"""What a seat of Ultimatch sees, as card sets, and what a play from there is worth."""

from math import inf
from typing import Final

from handful.core import Move, Seat, sets
from handful.core.engine import blank
from handful.core.sets import union_of

from ..knowledge.memory import Memory
from ..knowledge.view import DOWN, View
from ..rules.cards import (
    CARDS,
    DOUBLES,
    HIGHEST,
    NUMBER_OF,
    NUMBERS,
    PAIRINGS,
    SECONDARY_DOUBLES,
    SINGLES,
)
from ..rules.moves import BEST_OFFER, CARDS_PLAYED, MATCH_WITH, PLAYS, SOME, SURE
from ..rules.pyramid import OVERLAPPED_BY, OVERLAPS, PLACES
from ..rules.rules import State

HALF: Final = 0.5
ULTIMATCH: Final = 3.0
HAND_CARD, ALTA_CARD = 1.0, 1.6
TURNED_UP: Final = 0.5
COVERED, COVERED_BY_ALTA = 0.16, 0.10
ULTIMATCH_LEFT: Final = 0.2
REWARD_CHANCE: Final = 0.3


class Situation:
    """What a seat sees, as sets of cards and of places."""

    def __init__(self, hand: int, alta: int, primary: bool) -> None:
        self.hand, self.alta = hand, alta
        self.standing = self.open = sets.NONE
        """The places that still have a card, and those where it lies open."""
        self.lies = blank(PLACES)
        """Which card lies open there."""
        self.doubles = DOUBLES if primary else SECONDARY_DOUBLES

    def lay(self, place: int, card: int) -> None:
        """Let this card lie open."""
        self.open |= sets.only(place)
        self.lies[place] = card

    def target(self, place: int) -> int:
        """The card that lies open there."""
        return self.lies[place]

    def targets(self, but: int = sets.NONE) -> list[int]:
        """The cards that lie open, but for these places."""
        return [self.lies[place] for place in sets.members(self.open & ~but)]

    def flex(self, card: int) -> int:
        """How many targets the card matches alone."""
        count, places = 0, self.open
        while places:
            count += sets.has(SINGLES[self.lies[sets.first(places)]], card)
            places &= places - 1
        return count

    def coverage(self, cards: int, but: int = sets.NONE) -> float:
        """How many targets these cards match; one that takes two of them counts half."""
        covered, places = 0.0, self.open & ~but
        while places:
            target = self.lies[sets.first(places)]
            if cards & SINGLES[target]:
                covered += 1
            elif self.pairs_with(target, cards, cards):
                covered += HALF
            places &= places - 1
        return covered

    def pairs_with(self, target: int, cards: int, available: int) -> bool:
        """Whether one of these cards matches the target together with an available one."""
        while cards:
            if PAIRINGS[target * CARDS + sets.first(cards)] & available:
                return True
            cards &= cards - 1
        return False

    def ultimatch_count(self, cards: int, but: int = sets.NONE) -> int:
        """How many Ultimatches these cards could make."""
        count, places = 0, self.open & ~but
        while places:
            row, held = self.lies[sets.first(places)] * CARDS, cards
            while held:
                count += sets.size(self.doubles[row + sets.first(held)] & cards)
                held &= held - 1
            places &= places - 1
        return count // 2

    def can_match(self, cards: int, available: int) -> bool:
        """Whether some play from the available cards uses one of these."""
        places = self.open
        while places:
            target = self.lies[sets.first(places)]
            if cards & SINGLES[target] or self.pairs_with(target, cards, available):
                return True
            places &= places - 1
        return False

    def has_ultimatch(self, cards: int) -> bool:
        """Whether two of these cards make one now."""
        return self.ultimatch_count(cards) > 0

    def makes_ultimatch(self, target: int, card: int, others: int) -> bool:
        """Whether the card makes one of this target with one of the others."""
        return self.doubles[target * CARDS + card] & others != 0

    def rating(self, card: int) -> int:
        """3: an Ultimatch with the alta-hand; 2: a match alone; 1: a match with the alta-hand."""
        found, places = 0, self.open
        while places:
            target = self.lies[sets.first(places)]
            if self.makes_ultimatch(target, card, self.alta):
                return BEST_OFFER
            if sets.has(SINGLES[target], card):
                found = SURE
            elif not found and PAIRINGS[target * CARDS + card] & self.alta:
                found = SOME
            places &= places - 1
        return found

    def offer(self) -> int:
        """The card of the hand that would help the others most, of equals the least useful one."""
        best, most, held = 0, -PLACES, self.hand
        while held:
            card = sets.first(held)
            use = self.rating(card) * PLACES - self.flex(card)
            if use > most:
                best, most = card, use
            held &= held - 1
        return best

    def most_flexible(self) -> int:
        """The card of the hand that matches most targets alone."""
        best, most, held = 0, -1, self.hand
        while held:
            card = sets.first(held)
            if self.flex(card) > most:
                best, most = card, self.flex(card)
            held &= held - 1
        return best

    def missed(self, card: int) -> int:
        """How much it is missed: little if it matches little, and has a high number."""
        return self.flex(card) * HIGHEST - NUMBER_OF[card]

    def spare(self) -> int:
        """The card of the hand that is missed least."""
        spare, least, held = 0, PLACES * HIGHEST, self.hand
        while held:
            card = sets.first(held)
            if self.missed(card) < least:
                spare, least = card, self.missed(card)
            held &= held - 1
        return spare

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
        cards, gone = CARDS_PLAYED[play], sets.only(place)
        hand, alta = self.hand & ~cards, self.alta & ~cards
        ultimatch = self.makes_ultimatch(self.target(place), sets.first(cards), cards)
        worth = ULTIMATCH if ultimatch else 0.0
        worth -= HAND_CARD * sets.size(cards & self.hand) + ALTA_CARD * sets.size(cards & self.alta)
        worth += TURNED_UP * self.turned_up(place)
        worth += COVERED * self.coverage(hand | alta, gone)
        worth += COVERED_BY_ALTA * self.coverage(alta, gone)
        worth += ULTIMATCH_LEFT * self.ultimatch_count(alta, gone)
        return worth + ULTIMATCH_LEFT * self.ultimatch_count(hand | alta, gone)

    def worth_of(self, match: Move) -> float:
        """The same for the number of a match."""
        return self.worth((match - MATCH_WITH) // PLAYS, (match - MATCH_WITH) % PLAYS)

    def best(self, plays: list[Move]) -> Move:
        """The cheapest play that leaves most open; the last of equals: lower rows go first."""
        best, most = plays[0], -inf
        for move in plays:
            worth = self.worth_of(move)
            if worth >= most:
                best, most = move, worth
        return best

    def chances(self, cards: int) -> float:
        """How well the alta-hand would stand with these cards besides."""
        together = self.alta | cards
        return self.coverage(together) + REWARD_CHANCE * self.ultimatch_count(together)


def seen_in(view: View, memory: Memory) -> Situation:
    """The situation as a view shows it."""
    hand = union_of([NUMBERS[code] for code in view["hand"]])
    alta = union_of([NUMBERS[code] for code in view["alta"]])
    seen = Situation(hand, alta, memory.options.primary_ultimatch)
    for place, code in enumerate(code for row in view["pyramid"] for code in row):
        if code:
            seen.standing |= sets.only(place)
        if code and code != DOWN:
            seen.lay(place, NUMBERS[code])
    return seen


def seen_by(state: State, seat: Seat) -> Situation:
    """The same in a whole world, made without detours: playouts ask for it all the time."""
    seen = Situation.__new__(Situation)
    seen.hand, seen.alta = state.hands[seat], state.alta_cards
    seen.standing, seen.open = state.standing, state.face_up
    seen.lies = state.pyramid[:]
    seen.doubles = state.house.doubles
    return seen

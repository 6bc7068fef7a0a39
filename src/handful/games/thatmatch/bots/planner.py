"""What a hand and the table are worth to a player of That Match Game, two plays ahead."""

from array import array
from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Move, sets
from handful.core.engine import blank

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import (
    EXCLAMATIONS,
    FITTING,
    GAP_BITS,
    GAP_MASK,
    HAUL,
    HIGHEST,
    LANES,
    MATCHING,
    MATCHING_EXACTLY,
    NUMBER_OF,
    NUMBERED,
    NUMBERS,
    ORANGE_BLOCK,
    RED_BLOCK,
)
from ..rules.constants import HAULED
from ..rules.move_codes import (
    card_opening,
    card_played,
    cards_of,
    move_of,
    spot_played,
    target_of,
    verb_of,
)
from ..rules.move_numbers import END_TURN, PLAY_NUMBER, PLAY_SPECIAL, TOSS
from ..rules.options import MOST_IN_MARKET
from .hand_odds import Means, Odds, needs_of, open_lanes
from .weights import (
    AVERAGE,
    BETTER,
    CARD_WORTH,
    FIRST_BLOCK,
    FOLLOW_UP,
    FURTHER_BLOCK,
    GAME_TAKEN,
    IDLE,
    MISFIT,
    RED_BLOCK_PLAYED,
    RIPE_ONE,
    RIPE_TO_WIN,
    RIPE_TWO,
    ROOMY_HAND,
    STAR_TAKEN,
)

NEVER: Final = float("-inf")
GAPS: Final = HIGHEST + 1

FITS: Final = array("Q", [cards for lane in FITTING for cards in lane])
FITS_EXACTLY: Final = array("Q", [cards for lane in MATCHING_EXACTLY for cards in lane])
"""Colour by colour, gap by gap the cards that may be laid; in the simple game."""


class Holding:
    """A hand before the point cards in the middle.

    What is kept of the hand is a set of places in it, so that nothing is copied to try a play.
    """

    def __init__(self, view: View) -> None:
        self.hand = bytes(NUMBERS[code] for code in view["hand"])
        self.all = (1 << len(self.hand)) - 1
        self.slots = len(view["market"])
        self.needs = blank(MOST_IN_MARKET)
        for slot, lies in enumerate(view["market"]):
            self.needs[slot] = needs_of(lies["gaps"]) if lies else 0

    def without(self, kept: int, card: int) -> int:
        """What is kept when one more card has gone."""
        places = kept
        while places:
            place = sets.first(places)
            if self.hand[place] == card:
                return kept & ~sets.only(place)
            places &= places - 1
        raise ValueError(f"no card {card} is held")

    def without_all(self, cards: Sequence[int]) -> int:
        """What is kept of the whole hand when these cards have gone."""
        kept = self.all
        for card in cards:
            kept = self.without(kept, card)
        return kept

    def worth(self, kept: int) -> float:
        """What a hand is worth; beyond five cards those that fit nowhere are in the way."""
        worth, red, orange, misfits = 0.0, 0, 0, 0
        places = kept
        while places:
            card = self.hand[sets.first(places)]
            places &= places - 1
            worth += CARD_WORTH[card]
            red += card == RED_BLOCK
            orange += card == ORANGE_BLOCK
        if red > 1:
            worth -= (red - 1) * (FIRST_BLOCK - FURTHER_BLOCK)
        if orange > 1:
            worth -= (orange - 1) * (FIRST_BLOCK - FURTHER_BLOCK)
        surplus = sets.size(kept) - ROOMY_HAND
        if surplus > 0:
            misfits = self.misfits(kept)
            worth += MISFIT * min(misfits, surplus)
        return worth

    def misfits(self, kept: int) -> int:
        """How many of these number cards fit nowhere."""
        red, yellow, blue = self.largest(0), self.largest(1), self.largest(2)
        count = 0
        while kept:
            card = self.hand[sets.first(kept)]
            kept &= kept - 1
            if card < NUMBERED:
                number = max(1, NUMBER_OF[card])
                fits = (
                    (red >= number and sets.has(MATCHING[0], card))
                    or (yellow >= number and sets.has(MATCHING[1], card))
                    or (blue >= number and sets.has(MATCHING[2], card))
                )
                count += not fits
        return count

    def largest(self, lane: int) -> int:
        """The largest gap of one colour."""
        most = 0
        for slot in range(self.slots):
            most = max(most, self.needs[slot] >> GAP_BITS * lane & GAP_MASK)
        return most


class Planner(Holding):
    """Scores every sequence of up to two plays, and stopping now."""

    def __init__(self, view: View, memory: Memory, chance: Chance) -> None:
        Holding.__init__(self, view)
        options = memory.options
        self.me = memory.seat if memory.seat is not None else view["turn"]
        self.odds = Odds(view, memory, chance)
        self.simple = options.is_simple()
        self.immune = options.exclamation_response == "immune"
        self.most_drawn = options.most_drawn()
        self.fits = FITS_EXACTLY if self.simple else FITS
        self.points = view["points"]
        self.mine = self.points[self.me]
        self.others_best = max(points for seat, points in enumerate(self.points) if seat != self.me)
        self.target, self.hand_limit = view["target"], view["hand_limit"]
        self.play_max, self.plays = view["play_max"], view["plays"]
        self.waiting = 0.0 if view["progress"] else IDLE * (1 + view["stall"])
        """What it costs to do nothing: more with every turn in which nothing has stuck."""
        self.stars = blank(MOST_IN_MARKET)
        for slot, lies in enumerate(view["market"]):
            self.stars[slot] = lies["stars"] if lies else 0
        self._means: dict[int, Means] = {}

    def choose(self, legal: Sequence[Move]) -> Move:
        """The first move of the best sequence."""
        best, chosen = self.value(self.all) - self.waiting, move_of(END_TURN)
        for move in legal:
            value = self.worth_of(move)
            if value > best:
                best, chosen = value, move
        return chosen

    def worth_of(self, move: Move) -> float:
        """The best that can come of beginning with this move."""
        verb = verb_of(move)
        if verb == PLAY_NUMBER:
            further = self.play_max - self.plays > 1
            return self.after(self.all, card_played(move), spot_played(move), further)
        if verb == PLAY_SPECIAL:
            return self.special(card_opening(move), target_of(move))
        if verb == TOSS:
            return self.value(self.without_all(cards_of(move))) - self.waiting
        return NEVER

    def after(self, kept: int, card: int, spot: int, further: bool) -> float:
        """The value after laying a card, and perhaps one more."""
        slot, lane = spot // LANES, spot % LANES
        before, rest = self.needs[slot], self.without(kept, card)
        gained = self.gain(card, slot, lane)
        exclaims = sets.has(EXCLAMATIONS, card)
        number = before >> GAP_BITS * lane & GAP_MASK if exclaims else NUMBER_OF[card]
        self.needs[slot] = before - (number << GAP_BITS * lane)
        best = self.value(rest)
        if further and gained < GAME_TAKEN / 2:
            best = max(best, self.best_play(rest))
        self.needs[slot] = before
        return gained + best

    def best_play(self, kept: int) -> float:
        """The best value after one more number card, wherever it fits."""
        best, tried, places = NEVER, 0, kept
        while places:
            card = self.hand[sets.first(places)]
            places &= places - 1
            if card >= NUMBERED or sets.has(tried, card):
                continue
            tried |= sets.only(card)
            for spot in range(self.slots * LANES):
                lane = spot % LANES
                gap = self.needs[spot // LANES] >> GAP_BITS * lane & GAP_MASK
                if sets.has(self.fits[lane * GAPS + gap], card):
                    best = max(best, self.after(kept, card, spot, False))
        return best

    def gain(self, card: int, slot: int, lane: int) -> float:
        """What a play takes, times the chance that it is not answered."""
        needs = self.needs[slot]
        exclaims = sets.has(EXCLAMATIONS, card)
        value = needs >> GAP_BITS * lane & GAP_MASK if exclaims else NUMBER_OF[card]
        if value << GAP_BITS * lane != needs:
            return 0.0
        wins = self.mine + self.stars[slot] >= self.target
        stake = GAME_TAKEN if wins else STAR_TAKEN * self.stars[slot]
        if self.simple:
            return stake
        red = 1.0 if wins else RED_BLOCK_PLAYED
        bolts = not (exclaims and self.immune)
        return stake * self.odds.unanswered(lane, value, red, bolts, self.me)

    def special(self, card: int, target: int) -> float:
        """Haul, the more room the better; Snatch from the leader."""
        rest = self.value(self.without(self.all, card))
        if card == HAUL:
            kept = min(HAULED, self.hand_limit + 1 - len(self.hand))
            return rest + kept * AVERAGE + (HAULED - kept) * BETTER
        return rest + 2 * AVERAGE if self.points[target] == self.others_best else NEVER

    def value(self, kept: int) -> float:
        """What the table is worth to me with this hand: cards, what is ripe, what follows."""
        room = max(0, self.hand_limit - sets.size(kept))
        worth = self.worth(kept) + AVERAGE * min(self.most_drawn, room)
        means = self.means_of(kept)
        for slot in range(self.slots):
            needs = self.needs[slot]
            if needs:
                count = open_lanes(needs)
                if count < LANES:
                    worth += self.ripe(slot, count) + self.follow_up(slot, count, means)
        return worth

    def means_of(self, kept: int) -> Means:
        """What this part of the hand could do."""
        found = self._means.get(kept)
        if found is None:
            found = self._means[kept] = Means()
            while kept:
                found.add(self.hand[sets.first(kept)])
                kept &= kept - 1
        return found

    def ripe(self, slot: int, count: int) -> float:
        """What it costs to leave a point card that another seat can complete."""
        cost = (RIPE_ONE if count == 1 else RIPE_TWO) * self.stars[slot]
        if self.others_best + self.stars[slot] >= self.target:
            cost *= RIPE_TO_WIN
        return cost * self.odds.filled(self.needs[slot])

    def follow_up(self, slot: int, count: int, means: Means) -> float:
        """What it is worth to be able to complete a point card next time."""
        plays = self.play_max - count + 1
        if plays < 1 or not means.fills_all(self.needs[slot], plays):
            return 0.0
        return FOLLOW_UP * self.stars[slot]

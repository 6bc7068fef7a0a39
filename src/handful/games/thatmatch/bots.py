"""The player of "Playing well": take stars, leave nothing ripe, keep bolts, block for prizes."""

from collections.abc import Iterator, Sequence
from typing import Final

from handful.core import Chance, Move, Seat

from .cards import (
    BOLT_NUMBERS,
    COLOUR_OF,
    EXCLAMATIONS,
    FITTING,
    HAUL,
    LANES,
    MATCHING,
    MATCHING_EXACTLY,
    MULTI,
    NUMBER_OF,
    NUMBERED,
    NUMBERS,
    ORANGE_BLOCK,
    RED_BLOCK,
    RESCUE,
)
from .events import View, Window
from .house import HAULED, NOBODY, NOTHING, ORANGE, RED
from .knowledge import Memory, imagine
from .odds import Means, Odds
from .packing import (
    aim_of,
    card_opening,
    card_played,
    cards_of,
    move_of,
    spot_played,
    target_of,
    verb_of,
)
from .rules import State
from .verbs import (
    BLOCK_ORANGE,
    BLOCK_RED,
    BOLT,
    CALL_RESCUE,
    DECLINE,
    DRAW,
    END_TURN,
    PLAY_NUMBER,
    PLAY_SPECIAL,
    TOSS,
    TRIM,
)

STAR_TAKEN: Final = 10.0
GAME_TAKEN: Final = 1000.0
RIPE_ONE, RIPE_TWO = -1.0, -0.4
RIPE_TO_WIN: Final = 1.5
FOLLOW_UP: Final = 2.0
IDLE: Final = 3.0
RED_BLOCK_PLAYED: Final = 0.5
STARS_WORTH_A_BLOCK: Final = 3

EXCLAMATION, MULTI_BOLT, BOLT_NUMBER = 4.0, 3.0, 2.0
FIRST_BLOCK, FURTHER_BLOCK = 2.5, 1.0
OPENER, RESCUER = 2.0, 0.8
PLAIN, SMALL_PLAIN, LARGEST_SMALL = 1.0, 1.2, 2
MISFIT: Final = -0.5
ROOMY_HAND: Final = 5
"""Up to so many cards in hand nothing is in the way."""
AVERAGE: Final = 2.2
"""What a card to be drawn is worth."""
BETTER: Final = 0.5
"""What it is worth to choose what to keep, for each card that is discarded again."""
BOLTS_TO_GUARD: Final = 3

Gaps = tuple[tuple[int, ...] | None, ...]
"""What each slot still needs; None is an empty slot."""


class Heuristic:
    """Looks two plays ahead with sampled hands, and answers by the stake."""

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """Draw the most; play, toss, trim or answer for the best value."""
        if len(legal) == 1:
            return legal[0]
        verb = verb_of(legal[0])
        if verb == DRAW:
            return legal[-1]
        if view["window"]:
            return Answerer(view, memory, view["window"], chance).choose(legal)
        if verb == TRIM:
            hand = hand_of(view)
            gaps = gaps_of(view)
            return max(legal, key=lambda move: _worth(_without(hand, cards_of(move)), gaps))
        return Planner(view, memory, chance).choose(legal)


class Planner:
    """Scores every sequence of up to two plays, and stopping now."""

    def __init__(self, view: View, memory: Memory, chance: Chance) -> None:
        self.view, self.options = view, memory.options
        self.me = memory.seat if memory.seat is not None else view["turn"]
        self.odds = Odds(view, memory, chance)
        self.simple = memory.options.is_simple()
        self.fitting = MATCHING_EXACTLY if self.simple else FITTING
        self.stars = [slot["stars"] if slot else 0 for slot in view["market"]]
        self.others_best = max(
            points for seat, points in enumerate(view["points"]) if seat != self.me
        )

    def choose(self, legal: Sequence[Move]) -> Move:
        """The first move of the best sequence."""
        hand, gaps = hand_of(self.view), gaps_of(self.view)
        further = self.view["play_max"] - self.view["plays"] > 1
        best, chosen = self.value(hand, gaps) - self._waiting(), move_of(END_TURN)
        for move in legal:
            value = self._worth_of(move, hand, gaps, further)
            if value is not None and value > best:
                best, chosen = value, move
        return chosen

    def _worth_of(
        self, move: Move, hand: tuple[int, ...], gaps: Gaps, further: bool
    ) -> float | None:
        """The best that can come of beginning with this move; None is not to be considered."""
        verb = verb_of(move)
        if verb == PLAY_NUMBER:
            return self._after(hand, gaps, card_played(move), spot_played(move), further)
        if verb == PLAY_SPECIAL:
            return self._special(move, hand, gaps)
        if verb == TOSS:
            return self.value(_without(hand, cards_of(move)), gaps) - self._waiting()
        return None

    def _waiting(self) -> float:
        """What it costs to do nothing: more with every turn in which nothing has stuck."""
        return 0.0 if self.view["progress"] else IDLE * (1 + self.view["stall"])

    def _after(
        self, hand: tuple[int, ...], gaps: Gaps, card: int, spot: int, further: bool
    ) -> float:
        """The value after laying a card, and perhaps one more."""
        gained, left = self.gain(gaps, card, spot), laid(gaps, card, spot)
        rest = _without(hand, [card])
        best = self.value(rest, left)
        if further and gained < GAME_TAKEN / 2:
            for other, place in self._plays(rest, left):
                value = self._after(rest, left, other, place, further=False)
                best = max(best, value)
        return gained + best

    def _plays(self, hand: tuple[int, ...], gaps: Gaps) -> Iterator[tuple[int, int]]:
        """Every number card of the hand and every spot where it would fit."""
        for card in sorted({card for card in hand if card < NUMBERED}):
            for slot, needs in enumerate(gaps):
                for lane, gap in enumerate(needs or ()):
                    if self.fitting[lane][gap] >> card & 1:
                        yield card, slot * LANES + lane

    def gain(self, gaps: Gaps, card: int, spot: int) -> float:
        """What a play takes, times the chance that it is not answered."""
        slot, lane = divmod(spot, LANES)
        needs = gaps[slot] or ()
        exclaims = EXCLAMATIONS >> card & 1 == 1
        value = needs[lane] if exclaims else NUMBER_OF[card]
        if value != sum(needs):
            return 0.0
        wins = self.view["points"][self.me] + self.stars[slot] >= self.view["target"]
        stake = GAME_TAKEN if wins else STAR_TAKEN * self.stars[slot]
        if self.simple:
            return stake
        red = 1.0 if wins else RED_BLOCK_PLAYED
        bolts = not (exclaims and self.options.exclamation_response == "immune")
        return stake * self.odds.unanswered(lane, value, red, bolts, self.me)

    def _special(self, move: Move, hand: tuple[int, ...], gaps: Gaps) -> float | None:
        """Haul, the more room the better; Snatch from the leader."""
        card = card_opening(move)
        rest = self.value(_without(hand, [card]), gaps)
        if card == HAUL:
            kept = min(HAULED, self.view["hand_limit"] + 1 - len(hand))
            return rest + kept * AVERAGE + (HAULED - kept) * BETTER
        leads = self.view["points"][target_of(move)] == self.others_best
        return rest + 2 * AVERAGE if leads else None

    def value(self, hand: tuple[int, ...], gaps: Gaps) -> float:
        """What the table is worth to me with this hand: cards, what is ripe, what follows."""
        room = max(0, self.view["hand_limit"] - len(hand))
        worth = _worth(hand, gaps) + AVERAGE * min(self.options.most_drawn(), room)
        means = Means(hand)
        for slot, needs in enumerate(gaps):
            if needs:
                worth += self._ripe(slot, needs) + self._follow_up(slot, needs, means)
        return worth

    def _ripe(self, slot: int, needs: tuple[int, ...]) -> float:
        """What it costs to leave a point card that another seat can complete."""
        still = tuple((lane, gap) for lane, gap in enumerate(needs) if gap)
        if len(still) == LANES:
            return 0.0
        cost = (RIPE_ONE if len(still) == 1 else RIPE_TWO) * self.stars[slot]
        if self.others_best + self.stars[slot] >= self.view["target"]:
            cost *= RIPE_TO_WIN
        return cost * self.odds.filled(still)

    def _follow_up(self, slot: int, needs: tuple[int, ...], means: Means) -> float:
        """What it is worth to be able to complete a point card next time."""
        still = [(lane, gap) for lane, gap in enumerate(needs) if gap]
        plays = self.view["play_max"] - len(still) + 1
        if len(still) == LANES or plays < 1:
            return 0.0
        fills = all(means.fills(lane, gap, plays) for lane, gap in still)
        return FOLLOW_UP * self.stars[slot] if fills else 0.0


class Answerer:
    """Weighs the cards of an answer against what is at stake."""

    def __init__(self, view: View, memory: Memory, open_window: Window, chance: Chance) -> None:
        self.view, self.memory, self.window, self.chance = view, memory, open_window, chance
        self.me: Seat = memory.seat if memory.seat is not None else NOBODY
        slot = open_window["slot"]
        lies = view["market"][slot] if slot is not None else None
        self.stars = lies["stars"] if lies else 0

    def choose(self, legal: Sequence[Move]) -> Move:
        """Bolt, then block, then rescue, else let it be."""
        decline = move_of(DECLINE)
        if self.window["slot"] is None:
            return self._against_special(legal) or decline
        if not self.window["takes"]:
            return decline
        for choice in (self._bolt(legal), self._block(legal), self._rescue(legal)):
            if choice is not None:
                return choice
        return decline

    def _against_special(self, legal: Sequence[Move]) -> Move | None:
        """An orange block against a Snatch at oneself, if the hand is worth guarding."""
        hand = hand_of(self.view)
        good = any(EXCLAMATIONS >> card & 1 for card in hand)
        bolts = sum(BOLT_NUMBERS >> card & 1 for card in hand)
        opening = self.window["entries"][0]
        if opening["target"] != self.me or not (good or bolts >= BOLTS_TO_GUARD):
            return None
        blocks = (move for move in legal if verb_of(move) == BLOCK_ORANGE and aim_of(move) == 0)
        return next(blocks, None)

    def _bolt(self, legal: Sequence[Move]) -> Move | None:
        """The cheapest bolts, if what they may take is worth more."""
        bolts = [move for move in legal if verb_of(move) == BOLT]
        if not bolts:
            return None
        hand, gaps = hand_of(self.view), gaps_of(self.view)
        cheapest = max(bolts, key=lambda move: _worth(_without(hand, cards_of(move)), gaps))
        used = sum(_card_worth(card) for card in cards_of(cheapest))
        wins = self._would_win(self.me) or self._threatens()
        stake = GAME_TAKEN if wins else STAR_TAKEN * self.stars
        lane = "RYB".index(self.window["colour"])
        odds = Odds(self.view, self.memory, self.chance)
        red = 1.0 if wins else RED_BLOCK_PLAYED
        quiet = odds.unanswered(lane, self.window["value"], red, True, self.me)
        return cheapest if stake * quiet > used else None

    def _block(self, legal: Sequence[Move]) -> Move | None:
        """Orange or red, for an own claim, against a winner, or for a prize."""
        world = imagine(self.view, self.memory, self.chance)
        for move in legal:
            verb = verb_of(move)
            if verb == BLOCK_ORANGE and self._helps(world, move):
                return move
            prize = self.stars >= STARS_WORTH_A_BLOCK
            if verb == BLOCK_RED and (prize or self._helps(world, move)):
                return move
        return None

    def _helps(self, world: State, move: Move) -> bool:
        """Whether a block makes an own claim stand, or fells one that would win."""
        after = world.clone()
        if verb_of(move) == BLOCK_RED:
            after.enter(self.me, RED, [RED_BLOCK], after.standing, aim_of(move))
        else:
            after.enter(self.me, ORANGE, [ORANGE_BLOCK], aim_of(move), NOTHING)
        owner = after.in_force()
        return owner == self.me or (self._threatens() and owner != self.window["in_force"])

    def _rescue(self, legal: Sequence[Move]) -> Move | None:
        return next((move for move in legal if verb_of(move) == CALL_RESCUE), None)

    def _threatens(self) -> bool:
        """Whether the play in force wins the game for another."""
        owner = self.window["in_force"]
        return owner is not None and owner != self.me and self._would_win(owner)

    def _would_win(self, seat: Seat) -> bool:
        return self.view["points"][seat] + self.stars >= self.view["target"]


def hand_of(view: View) -> tuple[int, ...]:
    return tuple(NUMBERS[code] for code in view["hand"])


def gaps_of(view: View) -> Gaps:
    return tuple(tuple(slot["gaps"]) if slot else None for slot in view["market"])


def _without(hand: tuple[int, ...], cards: Sequence[int]) -> tuple[int, ...]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def laid(gaps: Gaps, card: int, spot: int) -> Gaps:
    """The gaps after a card has stuck; a full point card is gone."""
    slot, lane = divmod(spot, LANES)
    needs = list(gaps[slot] or ())
    needs[lane] = 0 if EXCLAMATIONS >> card & 1 else needs[lane] - NUMBER_OF[card]
    left = tuple(needs) if any(needs) else None
    return (*gaps[:slot], left, *gaps[slot + 1 :])


def _worth(hand: Sequence[int], gaps: Gaps) -> float:
    """What a hand is worth; beyond five cards those that fit nowhere are in the way."""
    worth = sum(CARD_WORTH[card] for card in hand)
    for block in (RED_BLOCK, ORANGE_BLOCK):
        surplus = hand.count(block) - 1
        if surplus > 0:
            worth -= surplus * (FIRST_BLOCK - FURTHER_BLOCK)
    if len(hand) > ROOMY_HAND:
        largest = [max((n[lane] for n in gaps if n), default=0) for lane in range(LANES)]
        misfits = sum(card < NUMBERED and not _fits_any(card, largest) for card in hand)
        worth += MISFIT * min(misfits, len(hand) - ROOMY_HAND)
    return worth


def _fits_any(card: int, largest: list[int]) -> bool:
    return any(
        gap >= max(1, NUMBER_OF[card]) and MATCHING[lane] >> card & 1
        for lane, gap in enumerate(largest)
    )


def _card_worth(card: int) -> float:
    if card in (RED_BLOCK, ORANGE_BLOCK):
        return FIRST_BLOCK
    if card >= NUMBERED:
        return RESCUER if card == RESCUE else OPENER
    if EXCLAMATIONS >> card & 1:
        return EXCLAMATION
    if BOLT_NUMBERS >> card & 1:
        return MULTI_BOLT if COLOUR_OF[card] == MULTI else BOLT_NUMBER
    return SMALL_PLAIN if NUMBER_OF[card] <= LARGEST_SMALL else PLAIN


CARD_WORTH: Final = tuple(_card_worth(card) for card in range(len(COLOUR_OF)))

"""The player of "Playing well": take stars, leave nothing ripe, keep bolts, block for prizes."""

from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Move, Seat
from handful.core.adding import added

from ..knowledge.imagine import imagine
from ..knowledge.memory import Memory
from ..knowledge.view import View, Window
from ..rules.cards import BOLT_NUMBERS, EXCLAMATIONS, NUMBERS, ORANGE_BLOCK, RED_BLOCK
from ..rules.constants import NOBODY, NOTHING, ORANGE, RED
from ..rules.move_codes import aim_of, cards_of, list_of_one, move_of, verb_of
from ..rules.move_numbers import BLOCK_ORANGE, BLOCK_RED, BOLT, CALL_RESCUE, DECLINE, DRAW, TRIM
from ..rules.rules import State
from .hand_odds import Odds
from .planner import Holding, Planner
from .weights import CARD_WORTH, GAME_TAKEN, RED_BLOCK_PLAYED, STAR_TAKEN

STARS_WORTH_A_BLOCK: Final = 3
BOLTS_TO_GUARD: Final = 3


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
            return cheapest(view, legal)
        return Planner(view, memory, chance).choose(legal)


def cheapest(view: View, legal: Sequence[Move]) -> Move:
    """The move after which the hand is worth most."""
    holding = Holding(view)
    return max(legal, key=lambda move: holding.worth(holding.without_all(cards_of(move))))


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
        hand = [NUMBERS[code] for code in self.view["hand"]]
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
        best = cheapest(self.view, bolts)
        used = added(CARD_WORTH[card] for card in cards_of(best))
        wins = self._would_win(self.me) or self._threatens()
        stake = GAME_TAKEN if wins else STAR_TAKEN * self.stars
        lane = "RYB".index(self.window["colour"])
        odds = Odds(self.view, self.memory, self.chance)
        red = 1.0 if wins else RED_BLOCK_PLAYED
        quiet = odds.unanswered(lane, self.window["value"], red, True, self.me)
        return best if stake * quiet > used else None

    def _block(self, legal: Sequence[Move]) -> Move | None:
        """Orange or red, for an own claim, against a winner, or for a prize."""
        blocks = [move for move in legal if verb_of(move) in (BLOCK_ORANGE, BLOCK_RED)]
        if not blocks:
            return None
        world = imagine(self.view, self.memory, self.chance)
        blocks.sort(key=lambda move: verb_of(move) == BLOCK_RED)  # an own claim is worth more
        for move in blocks:
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
            after.enter(self.me, RED, list_of_one(RED_BLOCK), after.standing, aim_of(move))
        else:
            after.enter(self.me, ORANGE, list_of_one(ORANGE_BLOCK), aim_of(move), NOTHING)
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

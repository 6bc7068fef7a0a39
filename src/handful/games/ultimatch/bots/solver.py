"""Can this solitaire be won with all cards known? An exact search, and a winning line.

Three facts make it quick. A card more never hurts, so a hand that failed rules out every part of
it. An Ultimatch pays for itself, every other match costs a card or two, so hopeless positions show
early. Where no Ultimatch is left nothing is drawn any more, and the order of matches is free.
"""

from collections.abc import Callable
from typing import Final

from handful.core import Move, Refusal, Refused, Solution, message
from handful.core.sets import NONE, first, has, members, only, size, union_of

from ..rules.cards import CARDS, PAIRS, SINGLES
from ..rules.constants import OVER, REWARD_CHOICE, REWARD_SIZE, SOLITAIRE
from ..rules.moves import MATCH_WITH, PLAYS, TAKE_REWARD, play_of
from ..rules.pyramid import OVERLAPPED_BY, OVERLAPS, uncovered
from ..rules.rules import State

IsTimeUp = Callable[[], bool]
Match = tuple[int, int]
"""A place, and the set of cards played on it."""
Play = tuple[float, int, int, bool]
"""A match as (merit, place, cards, is it an Ultimatch)."""

BREATH: Final = 128
"""The clock is looked at after so many positions."""

GLANCES: Final = (2, 4, 6)
"""First only lines that differ so little from the best guess; then everything."""
NO_LIMIT: Final = 1_000_000

LAST_SINGLE, ONE_OF_TWO = 1.0, 0.4
"""What a card is worth that alone, or with one other, matches some target."""
ULTIMATCH_CARD: Final = 0.5
FRESH_SINGLE: Final = 0.5
TURNED_UP: Final = 0.3


class TimeUp(Exception):
    """The time limit was hit before the search was over."""


def solve(state: State, is_time_up: IsTimeUp) -> Solution:
    """Whether the player of a solitaire can win from here, knowing every card."""
    if state.seats != SOLITAIRE:
        raise Refused(Refusal("not_solvable", message("refuse-solve"), "UM-80"))
    if state.phase == OVER:
        return Solution(not state.standing, (), 1)
    world = state.clone()
    if world.phase == REWARD_CHOICE:
        world.apply(world.turn, TAKE_REWARD)
    search = Search(world, is_time_up)
    thorough = Thorough(is_time_up)
    try:
        if world.phase != OVER and search.wins():
            return Solution(True, replayed(state, search.line), search.positions)
        if not search.may_reshuffle:
            return Solution(False, (), search.positions)
        line = thorough.line(state)
    except TimeUp:
        return Solution(None, (), search.positions + thorough.positions)
    return Solution(line is not None, line or (), search.positions + thorough.positions)


def replayed(state: State, matches: list[Match]) -> tuple[Move, ...]:
    """The matches as moves of the game, with the rewards taken in between."""
    world, moves = state.clone(), []
    for place, cards in matches:
        if world.phase == REWARD_CHOICE:
            moves.append(TAKE_REWARD)
            world.apply(world.turn, TAKE_REWARD)
        move = MATCH_WITH + place * PLAYS + play_of(cards)
        moves.append(move)
        world.apply(world.turn, move)
    return tuple(moves)


class Search:
    """Depth first through the matches, with what has failed before and how much is left at best.

    It does not look beyond the end of the draw pile: an Ultimatch that would need a reshuffle draws
    only what is there. A win found so is a win; `may_reshuffle` says that a loss might not be one.
    """

    def __init__(self, state: State, is_time_up: IsTimeUp) -> None:
        self.is_time_up = is_time_up
        self.pyramid = bytes(state.pyramid)
        self.pile = list(reversed(state.drawables()))
        self.ultimatches = state.house.ultimatches
        self.in_ultimatches = [
            union_of([card for card in range(CARDS) if partners[card]])
            for partners in self.ultimatches
        ]
        self.standing, self.hand = state.standing, state.hands[state.turn]
        self.line: list[Match] = []
        self.positions = 0
        self.may_reshuffle = False
        self._failed: dict[tuple[int, int], set[int]] = {}
        self._places: dict[int, list[int]] = {}
        self._targets: dict[int, list[int]] = {}

    def wins(self) -> bool:
        """Whether there is a win; if so, `line` leads to it."""
        for differing in (*GLANCES, NO_LIMIT):
            won = self.won(self.standing, self.hand, 0, differing)
            if won is not None:
                self.line.reverse()
                return won
        raise AssertionError("a search without limit decides")

    def won(self, standing: int, hand: int, drawn: int, differing: int) -> bool | None:
        """Whether a position is won; None where it is not, but not every line was looked at."""
        if not standing:
            return True
        failed = self._failed.setdefault((standing, drawn), set())
        if hand in failed or any(not hand & ~other for other in failed):
            return False
        self.breathe()
        ultimatches, is_hopeless = self.prospects(standing, hand, drawn)
        if is_hopeless:
            return False
        if not ultimatches:
            return self.is_shared_out(standing, hand)
        won = self.tried(standing, hand, drawn, differing)
        if won is False:
            failed.add(hand)
        return won

    def tried(self, standing: int, hand: int, drawn: int, differing: int) -> bool | None:
        """The same, by trying every match; those that look worse use up what may differ."""
        looked_at_all = True
        for number, play in enumerate(self.plays(standing, hand, drawn)):
            left_over = differing - number.bit_length()
            if left_over < 0:
                return None
            _, place, cards, is_ultimatch = play
            reward = self.pile[drawn : drawn + REWARD_SIZE] if is_ultimatch else []
            if is_ultimatch and len(reward) < REWARD_SIZE:
                self.may_reshuffle = True
            hand_after = hand & ~cards | union_of(reward)
            won = self.won(standing & ~only(place), hand_after, drawn + len(reward), left_over)
            if won:
                self.line.append((place, cards))
                return True
            looked_at_all = looked_at_all and won is not None
        return False if looked_at_all else None

    def breathe(self) -> None:
        """Count a position; now and then look at the clock."""
        self.positions += 1
        if self.positions % BREATH == 0 and self.is_time_up():
            raise TimeUp

    def targets(self, standing: int) -> list[int]:
        """All cards of the pyramid, also those that are covered."""
        found = self._targets.get(standing)
        if found is None:
            found = [self.pyramid[place] for place in members(standing)]
            self._targets[standing] = found
        return found

    def places(self, standing: int) -> list[int]:
        """The places that lie face up."""
        found = self._places.get(standing)
        if found is None:
            found = self._places[standing] = members(uncovered(standing))
        return found

    def prospects(self, standing: int, hand: int, drawn: int) -> tuple[int, bool]:
        """At most how many Ultimatches are to come, and whether even they cannot be enough.

        The cards that may come depend on the Ultimatches before them, so both grow together.
        """
        targets = self.targets(standing)
        available, coming = hand, 0
        while True:
            most, others = self.most_ultimatches(targets, available)
            wanted = REWARD_SIZE * min(most, len(targets) - 1)
            more = self.pile[drawn + coming : drawn + wanted]
            if not more:
                break
            available |= union_of(more)
            coming += len(more)
        cost = len(targets) - most
        for target in others:
            if not available & SINGLES[target]:
                cost += 1 if _has_pair(available, PAIRS[target]) else CARDS
        is_hopeless = cost > size(hand)
        if is_hopeless and wanted > coming:
            self.may_reshuffle = True
        return most, is_hopeless

    def most_ultimatches(self, targets: list[int], available: int) -> tuple[int, list[int]]:
        """A bound on the Ultimatches from these cards; the targets for which there is none."""
        possible, involved, others = 0, NONE, []
        for target in targets:
            partners, cards = self.ultimatches[target], available & self.in_ultimatches[target]
            paired = NONE
            while cards:
                paired |= partners[first(cards)]
                cards &= cards - 1
            paired &= available
            if paired:
                possible += 1
                involved |= paired
            else:
                others.append(target)
        return min(possible, size(involved) // 2), others

    def plays(self, standing: int, hand: int, drawn: int) -> list[Play]:
        """Every match worth trying, the best first.

        A pair is not worth trying where one of its cards would do alone.
        """
        value, gain = self.values(standing, hand, drawn)
        found: list[Play] = []
        for place in self.places(standing):
            target = self.pyramid[place]
            singles = hand & SINGLES[target]
            demand = _demand(size(singles))
            merit = TURNED_UP * _turned_up(standing, place) - min(1, size(singles)) - demand / 2
            found += [
                (merit - value[card] + demand - 1, place, only(card), False)
                for card in members(singles)
            ]
            for one, other, is_ultimatch in self.pairs(target, hand, singles):
                worth = merit - value[one] - value[other] + (gain if is_ultimatch else -2)
                found.append((worth, place, only(one) | only(other), is_ultimatch))
        found.sort(key=_merit, reverse=True)
        return found

    def pairs(self, target: int, hand: int, singles: int) -> list[tuple[int, int, bool]]:
        """Two cards that match, and whether that is an Ultimatch."""
        best, found = self.ultimatches[target], []
        while hand:
            one = first(hand)
            hand &= hand - 1
            plain = NONE if has(singles, one) else hand & PAIRS[target][one] & ~singles
            partners = members(hand & best[one] | plain)
            found += [(one, other, has(best[one], other)) for other in partners]
        return found

    def values(self, standing: int, hand: int, drawn: int) -> tuple[list[float], float]:
        """What each hand card is worth for the targets left, and what a reward would bring."""
        value = [0.0] * CARDS
        reward = union_of(self.pile[drawn : drawn + REWARD_SIZE])
        gain = 2 * ULTIMATCH_CARD
        for target in self.targets(standing):
            singles = hand & SINGLES[target]
            demand = _demand(size(singles))
            for card in members(singles) if demand else ():
                value[card] += demand
            if not singles:
                gain += FRESH_SINGLE * size(reward & SINGLES[target])
            partners = self.ultimatches[target]
            for card in members(hand & self.in_ultimatches[target]):
                if partners[card] & hand:
                    value[card] += ULTIMATCH_CARD
        return value, gain

    def is_shared_out(self, standing: int, hand: int) -> bool:
        """Whether the hand can be shared out among all targets, one card or two for each."""
        won = self.shared_out(members(standing), hand)
        self.line.sort()  # it runs backwards: what lies deepest goes last
        return won

    def shared_out(self, places: list[int], hand: int) -> bool:
        """The same, beginning with the target that has the fewest choices."""
        if not places:
            return True
        if size(hand) < len(places):
            return False
        self.breathe()
        spare = size(hand) > len(places)
        choices = {place: self.choices(place, hand, spare) for place in places}
        scarcest = min(places, key=lambda place: len(choices[place]))
        rest = [place for place in places if place != scarcest]
        for cards in choices[scarcest]:
            if self.shared_out(rest, hand & ~cards):
                self.line.append((scarcest, cards))
                return True
        return False

    def choices(self, place: int, hand: int, spare: bool) -> list[int]:
        """The cards that match a target alone, then (with cards to spare) the pairs."""
        target = self.pyramid[place]
        singles = hand & SINGLES[target]
        found = [only(card) for card in members(singles)]
        others = hand & ~singles if spare else NONE
        while others:
            card = first(others)
            others &= others - 1
            found += [only(card) | only(other) for other in members(others & PAIRS[target][card])]
        return found


def _demand(singles: int) -> float:
    """How much a target depends on each of so many cards that match it alone."""
    if singles == 1:
        return LAST_SINGLE
    return ONE_OF_TWO if singles == REWARD_SIZE else 0.0


def _turned_up(standing: int, place: int) -> int:
    left = standing & ~only(place)
    return sum(not OVERLAPPED_BY[above] & left for above in members(OVERLAPS[place]))


def _has_pair(cards: int, partners: tuple[int, ...]) -> bool:
    return any(partners[card] & cards for card in members(cards))


def _merit(play: Play) -> float:
    return play[0]


class Thorough:
    """Plain search through the game itself, reshuffles and refused rewards included."""

    def __init__(self, is_time_up: IsTimeUp) -> None:
        self.is_time_up = is_time_up
        self.positions = 0
        self._failed: set[tuple[int, int, int, int, bytes, bytes]] = set()

    def line(self, state: State) -> tuple[Move, ...] | None:
        """A winning line, or None if there is none."""
        if state.phase == OVER:
            return None if state.standing else ()
        here = (
            state.phase,
            state.standing,
            state.hands[state.turn],
            state.chance,
            bytes(state.drawables()),
            bytes(state.discards()),
        )
        if here in self._failed:
            return None
        self.positions += 1
        if self.positions % BREATH == 0 and self.is_time_up():
            raise TimeUp
        for move in state.legal(state.turn):
            after = state.clone()
            after.apply(state.turn, move)
            rest = self.line(after)
            if rest is not None:
                return (move, *rest)
        self._failed.add(here)
        return None

"""The player of "Playing well": remember, spend formulas one at a time, gamble last."""

from collections.abc import Sequence
from typing import Final

from handful.core import Chance, Form, Millis, Move
from handful.core.sets import size, union_of

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import (
    IGNITE_NUMBERS,
    MATCH_NUMBERS,
    OF_KIND,
    PLACE_NUMBERS,
    TIMER,
    VALUE_OF,
    WILD,
    match_deck,
)
from ..rules.constants import COST
from ..rules.move_codes import flip_move, verb_of, window_move
from ..rules.move_numbers import (
    ADD_A_WILD,
    AGREE,
    CALL_STUCK,
    CLAIM,
    FLIP,
    GIVE_UP,
    IGNITE,
    OBJECT,
    STOP,
    USE_WILD,
    VERB_NUMBERS,
)
from ..rules.moves import taken_apart
from ..rules.sums import stock_of

MANY_UNKNOWN: Final = 6
"""With so many unknown cards a second TIMER is worth playing."""
HOPELESS: Final = 7
"""Where fewer than one unseen card in so many would match, a lone player shows nothing new."""


class Knowledge:
    """What the player knows of the table at one decision."""

    def __init__(self, view: View, memory: Memory, recall: float) -> None:
        self.view, self.memory = view, memory
        self.sums = memory.house.sums
        held = view["hand"] if view["pool"] is None else view["pool"]
        self.source = union_of([IGNITE_NUMBERS[code] for code in held])
        self.stock = stock_of(self.source)
        self.turned = [PLACE_NUMBERS[cell["place"]] for cell in view["matchbox"] if cell["seen"]]
        self.lying = [PLACE_NUMBERS[cell["place"]] for cell in view["matchbox"]]
        self.open: dict[int, int] = {}
        self.known: dict[int, int] = {}
        """The numbers that lie open, and those remembered of face-down cards, by place."""
        for cell in view["matchbox"]:
            place = PLACE_NUMBERS[cell["place"]]
            sighting = memory.seen.get(place)
            if "card" in cell:
                known = self.open if cell["up"] else self.known
                known[place] = VALUE_OF[MATCH_NUMBERS[cell["card"]]]
            elif sighting is not None and memory.recalls(sighting, recall):
                self.known[place] = VALUE_OF[sighting.card]

    def unknown(self) -> list[int]:
        """Face-down places whose card it does not know."""
        return [place for place in self.lying if place not in self.open and place not in self.known]

    def has(self, kind: int) -> bool:
        """Whether a card of this kind can be used."""
        return self.source & OF_KIND[kind] != 0

    def price(self, one: int, other: int) -> int | None:
        """How many formulas the cheapest match of two numbers costs, or None."""
        if one == other:
            return 0
        return self.sums.fewest(one, other, self.stock) or None

    def best_partner(self, value: int, among: dict[int, int]) -> int | None:
        """The place whose number is cheapest to match with this one."""
        priced = [
            (price, place)
            for place, other in among.items()
            if (price := self.price(value, other)) is not None
        ]
        return min(priced)[1] if priced else None

    def sure_match(self) -> tuple[int, int] | None:
        """The cheapest pair among the cards it remembers."""
        places = sorted(self.known)
        priced = [
            (price, one, other)
            for at, one in enumerate(places)
            for other in places[at + 1 :]
            if (price := self.price(self.known[one], self.known[other])) is not None
        ]
        return min(priced)[1:] if priced else None

    def sees_no_way(self) -> bool:
        """Whether it knows every card and can take none of them."""
        if self.unknown() or self.has(WILD):
            return False
        return self.sure_match() is None

    def chance_of(self, value: int) -> float:
        """How many of the cards it has not seen bear this number, as a share."""
        left = [VALUE_OF[card] for card in match_deck(self.memory.options.remove_colours)]
        won = [code for pile in self.view["won"] for code in pile if code in MATCH_NUMBERS]
        gone = [VALUE_OF[MATCH_NUMBERS[code]] for code in won]
        for one in (*gone, *self.open.values(), *self.known.values()):
            left.remove(one)
        return left.count(value) / len(left) if left else 0.0


class Heuristic:
    """Plays by the rulebook's advice; `recall` is the share of cards it remembers."""

    def __init__(self, recall: float = 1.0) -> None:
        self.recall = recall

    def choose(
        self, view: View, memory: Memory, legal: Sequence[Move], must: bool, chance: Chance
    ) -> Move | None:
        """The move that the rulebook's advice gives for this phase."""
        known = Knowledge(view, memory, self.recall)
        if view["phase"] == "stuck_vote":
            return _answered(known)
        if view["phase"] == "window":
            return _in_window(known, legal, chance)
        if view["phase"] == "two_up":
            return _lit(known, legal)
        if view["phase"] == "one_up":
            return flip_move(_second(known, chance))
        return _opened(known, legal, chance)


def _answered(known: Knowledge) -> Move:
    """Agree if it sees no way itself, or if the table has long been dry."""
    patient = known.view["dry"] < 2 * known.memory.seats
    return OBJECT if patient and not known.sees_no_way() else AGREE


def _opened(known: Knowledge, legal: Sequence[Move], chance: Chance) -> Move:
    """A sure match first, then a TIMER, then the unknown card with most around it."""
    sure = known.sure_match()
    if sure:
        return flip_move(sure[0])
    if CALL_STUCK in legal and known.sees_no_way():
        return CALL_STUCK
    unknown = known.unknown()
    timers = size(known.source & OF_KIND[TIMER])
    if timers and unknown:
        return window_move(min(timers, 2) if len(unknown) >= MANY_UNKNOWN else 1, 0)
    return flip_move(_most_surrounded(known, unknown or list(known.known), chance))


def _second(known: Knowledge, chance: Chance) -> int:
    """The place to turn over after the first card."""
    (value,) = known.open.values()
    partner = known.best_partner(value, known.known)
    if partner is not None:
        return partner
    unknown = known.unknown()
    if not unknown or (known.known and _better_hides(known, value)):
        return min(known.known)
    return _most_surrounded(known, unknown, chance)


def _better_hides(known: Knowledge, value: int) -> bool:
    """Whether a new card would more likely help the only opponent."""
    alone = known.memory.seats == 2 and not known.source
    return alone and known.chance_of(value) * HOPELESS < 1


def _most_surrounded(known: Knowledge, places: Sequence[int], chance: Chance) -> int:
    """The chance of dynamite is the same for all unseen cards, the haul is not.

    A card whose face it has forgotten is no dynamite: those come last, in no order.
    """
    lying = union_of(known.lying)
    reach = known.memory.house.reach
    worth = {
        place: 0 if place in known.turned else 1 + size(lying & reach[place]) for place in places
    }
    best = [place for place in places if worth[place] == max(worth.values())]
    return best[chance.below(len(best))]


def _lit(known: Knowledge, legal: Sequence[Move]) -> Move:
    """Ignite with the fewest cards; with the most where cards kept would be of no use."""
    ignitions = [move for move in legal if verb_of(move) == IGNITE]
    if ignitions:
        fewest = min(ignitions, key=_cards_used)
        return max(ignitions, key=_cards_used) if _may_spend(known, fewest) else fewest
    wilds = [move for move in legal if verb_of(move) == USE_WILD]
    return wilds[0] if wilds else GIVE_UP


def _cards_used(move: Move) -> int:
    one, other = taken_apart(move)[3]
    return len(one) + len(other)


def _may_spend(known: Knowledge, fewest: Move) -> bool:
    """The pool is open, or what is left of this hand could light nothing it knows."""
    if known.view["pool"] is not None:
        return True
    if known.view["ignite_pile"]:
        return False
    one, other = taken_apart(fewest)[3]
    left = known.source
    for kind in (*one, *other):
        left ^= left & OF_KIND[kind] & -(left & OF_KIND[kind])
    stock = stock_of(left)
    values = sorted(known.known.values())
    return not any(
        known.sums.fewest(low, high, stock)
        for at, low in enumerate(values)
        for high in values[at + 1 :]
    )


def _in_window(known: Knowledge, legal: Sequence[Move], chance: Chance) -> Move | None:
    """Claim what is open, turn over partners, then unknown cards; stop when time is short."""
    for verb in (CLAIM, IGNITE):
        claims = [move for move in legal if verb_of(move) == verb]
        if claims:
            return min(claims, key=_cards_used)
    left = _time_left(known.view)
    if left < COST[CLAIM] and ADD_A_WILD in legal and _has_equal(known):
        return ADD_A_WILD
    place = _next_in_window(known, chance)
    if place is not None and left >= COST[FLIP] + COST[CLAIM]:
        if flip_move(place) in legal:
            return flip_move(place)
        if known.view["now"] < _flips_from(known.view):
            return None  # BD-91: the last card was turned over just now, and nobody waits
    wilds = [move for move in legal if verb_of(move) == USE_WILD]
    return wilds[0] if wilds else STOP


def pace(view: View, form: Form) -> Millis | None:
    """BD-93: what a hand needs for a move in a window, by the nominal costs.

    A move that is free takes as long as it takes, so that people see the last card turned over.
    """
    if view["phase"] != "window":
        return None
    return COST[VERB_NUMBERS[str(form["move"])]] or None


def _time_left(view: View) -> int:
    window = view["window"]
    if window is None:
        return 0
    return window["stock"] or 0 if window["until"] is None else window["until"] - view["now"]


def _flips_from(view: View) -> Millis:
    return view["window"]["flips_from"] if view["window"] else 0


def _has_equal(known: Knowledge) -> bool:
    return len(set(known.open.values())) < len(known.open)


def _next_in_window(known: Knowledge, chance: Chance) -> int | None:
    """A remembered partner of an open card, a remembered pair, then any unknown card."""
    for value in known.open.values():
        partner = known.best_partner(value, known.known)
        if partner is not None:
            return partner
    sure = known.sure_match()
    if sure:
        return sure[0]
    unknown = known.unknown()
    return _most_surrounded(known, unknown, chance) if unknown else None

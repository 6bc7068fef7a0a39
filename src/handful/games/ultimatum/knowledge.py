"""What a seat of Ultimatum may know: its view, what is kept from it, what it may remember."""

from collections import Counter
from typing import Final

from handful.core import Chance, Seat, Told
from handful.core.rng import drawn, stepped

from .cards import CODES, DECK, NUMBERS, SWAP, listed, tally
from .house import (
    ENDINGS,
    NO_CARD,
    NOBODY,
    NONE_ACCEPTED,
    PHASES,
    House,
)
from .moves import WHATS, Affair, Proposal, View
from .options import MOST_SEATS, Options
from .rules import State

GREAT_LOSS: Final = 6
"""Whoever lets so much go without a Block probably has none."""
_REMEMBERED: Final = frozenset(
    (
        *("round_started", "played", "countered", "accepted", "declined"),
        *("chips_moved", "stacks_swapped", "hands_swapped", "drew"),
    )
)
"""Other events change nothing that need be kept in mind."""


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see: the table, and for a seat its hand and its notes."""
    required = state.required()
    seen = View(
        phase=PHASES[state.phase],
        required=None if required == NOBODY else required,
        window=state.window,
        seconds=state.house.seconds[state.phase],
        turn=state.turn,
        dealer=state.dealer,
        round_number=state.round_number,
        extra_rounds=state.extra_rounds,
        chips=state.stacks(),
        totals=state.standings(),
        sizes=state.sizes[: state.seats],
        pile_count=state.draw_count,
        discard=[CODES[kind] for kind in state.discards()],
        turns_taken=state.turns_taken[: state.seats],
        affair=_affair(state),
        ended=ENDINGS[state.ended],
        now=state.now,
    )
    if seat is not None:
        seen["hand"] = list(state.codes(seat))
        seen["known"] = [_codes(state.noted(seat, about)) for about in range(state.seats)]
    return seen


def _affair(state: State) -> Affair | None:
    if state.card == NO_CARD:
        return None
    affair = Affair(
        card=CODES[state.card], actor=state.turn, target=state.target, queue=state.asked()
    )
    if state.proposals:
        affair["responder"] = state.responder
        affair["pool"] = state.pool()
        affair["proposals"] = [
            Proposal(
                by=state.bidders[number],
                share=state.shares[number],
                blockable=state.can_be_blocked(number),
            )
            for number in range(state.proposals)
        ]
        affair["accepted"] = None if state.accepted == NONE_ACCEPTED else state.accepted
    elif state.card == SWAP:
        affair["what"] = WHATS[state.what]
    return affair


def _codes(cards: int) -> list[str]:
    return [CODES[kind] for kind in listed(cards)]


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """The other hands without what is noted of them, and the draw pile; all may change places."""
    hidden = [kind for other in _others(state, seat) for kind in _unnoted(state, seat, other)]
    return [hidden + state.drawables()]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places; what others have noted fits them."""
    cards, world = list(groups[0]), state.clone()
    for about in _others(state, seat):
        noted = [] if seat is None else listed(state.noted(seat, about))
        unnoted = _unnoted(state, seat, about)
        before, after = noted + unnoted, noted + cards[: len(unnoted)]
        del cards[: len(unnoted)]
        world.set_hand(about, tally(after))
        for other in _others(state, seat):
            world.note(other, about, _exchanged(state.noted(other, about), before, after))
    world.set_piles(cards, state.discards())
    return world


def _exchanged(note: int, before: list[int], after: list[int]) -> int:
    """A note on a hand, card by card for what has come into the same places."""
    places = list(range(len(before)))
    exchanged = []
    for kind in listed(note):
        place = next(place for place in places if before[place] == kind)
        places.remove(place)
        exchanged.append(after[place])
    return tally(exchanged)


def _others(state: State, seat: Seat | None) -> list[Seat]:
    return [other for other in range(state.seats) if other != seat]


def _unnoted(state: State, seat: Seat | None, other: Seat) -> list[int]:
    """The cards of another hand that a seat cannot know."""
    held = Counter(state.hand(other))
    if seat is not None:
        held -= Counter(listed(state.noted(seat, other)))
    return sorted(held.elements())


def stock(state: State) -> dict[str, int]:
    """UT-59, UT-60: every card wherever it lies, and all chips."""
    hands = (kind for seat in range(state.seats) for kind in state.hand(seat))
    found = Counter(CODES[kind] for kind in (*hands, *state.drawables(), *state.discards()))
    return dict(found) | {"chips": sum(state.stacks())}


class Memory:
    """What a careful player keeps in mind: who let a great loss happen without a Block.

    The notes of UT-65 are in the view; the discard pile lies open.
    """

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self._begin_round([0] * seats)

    def _begin_round(self, chips: list[int]) -> None:
        self.chips = chips
        self.defenceless = [False] * self.seats
        self._loss: dict[Seat, int] = {}
        self._proposals: list[Seat] = []
        self._target = NOBODY

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        if event["event"] in _REMEMBERED:
            self._keep(event)

    def _keep(self, event: Told) -> None:
        match event:
            case {"event": "round_started", "chips": list(chips)}:
                self._begin_round([int(str(count)) for count in chips])
            case {"event": "played", "seat": int(seat), "card": str(card), "parameters": dict(at)}:
                self._played(seat, card, {str(key): one for key, one in at.items()})
            case {"event": "countered", "seat": int(seat)}:
                self._proposals.append(seat)
            case {"event": "accepted", "proposal": int(proposal)}:
                if self._proposals[proposal] != self._target:
                    self._loss = {self._target: self.chips[self._target]}
            case {"event": "declined", "seat": int(seat)}:
                if self._loss.get(seat, 0) >= GREAT_LOSS:
                    self.defenceless[seat] = True
            case {"event": "chips_moved" | "stacks_swapped" | "hands_swapped" | "drew"}:
                self._changed(event)

    def _played(self, seat: Seat, card: str, at: Told) -> None:
        self._loss, self._proposals = {}, []
        match card, at:
            case "ST", {"from": int(victim)}:
                self._loss[victim] = self.chips[victim]
            case "SW", {"with": int(victim), "what": "chips"}:
                self._loss[victim] = self.chips[victim] - self.chips[seat]
            case "UL", {"target": int(target)}:
                self._target, self._proposals = target, [seat]

    def _changed(self, event: Told) -> None:
        match event:
            case {"payer": int(payer), "receiver": int(receiver), "count": int(count)}:
                self.chips[payer] -= count
                self.chips[receiver] += count
            case {"event": "stacks_swapped", "a": int(a), "b": int(b)}:
                self.chips[a], self.chips[b] = self.chips[b], self.chips[a]
            case {"event": "hands_swapped", "a": int(a), "b": int(b)}:
                self.defenceless[a] = self.defenceless[b] = False
            case {"event": "drew", "seat": int(seat)}:
                self.defenceless[seat] = False


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees; its generator is its own, and others have no notes."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, the unseen cards dealt each time."""

    def __init__(self, seen: View, memory: Memory) -> None:
        self.certain = certain = State(House(memory.options, memory.seats), memory.seats)
        _lay_open(certain, seen)
        self.discards = certain.discards()
        known = [[NUMBERS[code] for code in codes] for codes in seen.get("known", [])]
        known = known or [[] for _ in range(memory.seats)]
        if memory.seat is not None:
            for about, cards in enumerate(known):
                certain.note(memory.seat, about, tally(cards))
            known[memory.seat] = [NUMBERS[code] for code in seen["hand"]]
        unseen = Counter(DECK) - Counter(self.discards)
        for cards in known:
            unseen -= Counter(cards)
        self.unseen = sorted(unseen.elements())
        self.hands = [
            (seat, tally(cards), seen["sizes"][seat] - len(cards))
            for seat, cards in enumerate(known)
        ]
        """For every seat the cards known to be in its hand, and how many are not."""

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        world.chance = drawn(stepped(chance.state))
        loose = self.unseen[:]
        chance.shuffle(loose)
        for seat, known, missing in self.hands:
            world.set_hand(seat, known + tally(loose[:missing]))
            del loose[:missing]
        world.set_piles(loose, self.discards)
        return world


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    world.phase = PHASES.index(seen["phase"])
    world.window, world.turn, world.dealer = seen["window"], seen["turn"], seen["dealer"]
    world.round_number, world.extra_rounds = seen["round_number"], seen["extra_rounds"]
    world.chips = padded(seen["chips"])
    if not world.house.carry_over:
        world.totals = padded(seen["totals"])
    world.turns_taken = padded(seen["turns_taken"])
    world.set_piles([], [NUMBERS[code] for code in seen["discard"]])
    world.ended, world.now = ENDINGS.index(seen["ended"]), seen["now"]
    affair = seen["affair"]
    if affair is None:
        return
    world.card, world.target = NUMBERS[affair["card"]], affair["target"]
    world.what = WHATS.index(affair.get("what", WHATS[0]))
    world.responder = affair.get("responder", NOBODY)
    proposals = affair.get("proposals", [])
    bidders, shares = [one["by"] for one in proposals], [one["share"] for one in proposals]
    world.set_affair(affair["queue"], bidders, shares)
    accepted = affair.get("accepted")
    world.accepted = NONE_ACCEPTED if accepted is None else accepted


def padded(values: list[int]) -> list[int]:
    """A value for every chair there could be."""
    return values + [0] * (MOST_SEATS - len(values))

"""What a careful player of Ultimatch keeps in mind."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from handful.core import Seat, Told
from handful.core.sets import NONE, has, only, size

from ..rules.cards import CODES, DECK, NUMBERS, PAIRS, SINGLES
from ..rules.options import Options

_REMEMBERED: Final = frozenset(
    (
        *("pyramid_laid", "dealt", "drew", "donated", "alta_revealed", "alta_added"),
        *("alta_removed", "turn_started", "traded", "gifted", "matched", "revealed", "passed"),
        *("reshuffled", "reward_drawn", "reward_split", "offer_made", "offer_declined"),
    )
)
"""Other events change nothing that need be kept in mind."""


class Answer(NamedTuple):
    """What a seat answered to a trade, and what everybody saw then."""

    targets: tuple[int, ...]
    alta: int
    signal: Mapping[str, object] | None
    """None: it put nothing forward."""


class Memory:
    """Which cards cannot be where, folded from what one seat was told.

    For every card in another hand (a slot) it keeps the set of cards that this one cannot be: a
    pass shows that nothing in hand matched, and a reshuffle that the cards in the pile are no
    longer in a hand, nor any later card from elsewhere. Where it is unsure which slot a card left,
    it keeps only what holds for all of them, so that the truth is never ruled out.
    """

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.face_up: dict[str, int] = {}
        self.alta = NONE
        self.discard = NONE
        self.not_in_pyramid = NONE
        self.not_in_pile = NONE
        self.known = [NONE] * seats
        self._slots: list[list[int]] = [[] for _ in range(seats)]
        self._just_reshuffled = False
        self.answers: list[list[Answer]] = [[] for _ in range(seats)]
        """What each seat has answered since it last gained a card."""
        self.last_offer: list[Answer | None] = [None] * seats
        """What it offered last, as long as that card must still be in its hand."""

    def slots(self, seat: Seat, count: int) -> list[int]:
        """For each of so many unknown cards in a hand: the cards that it cannot be."""
        known = sorted(self._slots[seat], key=size)[:count]
        return known + [NONE] * (count - len(known))

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        if event["event"] in _REMEMBERED:
            self._keep(event)

    def _keep(self, event: Told) -> None:
        match event:
            case {"event": "pyramid_laid", "rows": int(rows), "base": list(base)}:
                for column, code in enumerate(base, start=1):
                    self.face_up[f"r{rows}c{column}"] = NUMBERS[str(code)]
            case {"event": "dealt" | "drew", "seat": int(seat), "count": int(count)}:
                self._gain(seat, count)
            case {"event": "donated", "seat": int(seat)}:
                self._lose_unknown(seat)
            case {"event": "alta_revealed", "cards": list(codes)}:
                self.alta = _set(codes)
            case {"event": "alta_added", "card": str(code)}:
                self.alta |= only(NUMBERS[code])
            case {"event": "alta_removed", "card": str(code)}:
                self.alta &= ~only(NUMBERS[code])
                self.discard |= only(NUMBERS[code])
            case {"event": "turn_started"}:
                self._just_reshuffled = False
            case _:
                self._fold_turn(event)

    def _fold_turn(self, event: Told) -> None:
        match event:
            case {"event": "traded", "seat": int(seat), "partner": int(partner)}:
                gives = event["given"] if "given" in event else self._holds(seat)
                self._hand_over(partner, seat, event.get("taken"))
                if gives:  # UM-25
                    self._hand_over(seat, partner, event.get("given"))
            case {"event": "gifted", "seat": int(seat), "to": int(receiver)}:
                self._hand_over(seat, receiver, event.get("card"))
            case {"event": "matched"}:
                self._matched(event)
            case {"event": "revealed", "places": list(places), "cards": list(codes)}:
                for place, code in zip(places, codes, strict=True):
                    self.face_up[str(place)] = NUMBERS[str(code)]
            case {"event": "passed", "seat": int(seat)}:
                self._passed(seat)
            case {"event": "offer_made", "seat": int(seat), "signal": dict(signal)}:
                self._answered(seat, signal)
            case {"event": "offer_declined", "seat": int(seat)}:
                self._answered(seat, None)
            case {"event": "reshuffled"}:
                self._reshuffled()
            case {"event": "reward_drawn", "seat": int(seat), "count": int(count)}:
                self._gain(seat, count if event["to_hand"] else 1)
            case {"event": "reward_split", "alta": str(code)}:
                self.alta |= only(NUMBERS[code])

    def _answered(self, seat: Seat, signal: Mapping[str, object] | None) -> None:
        answer = Answer(tuple(self.face_up.values()), self.alta, signal)
        self.answers[seat].append(answer)
        self.last_offer[seat] = None if signal is None else answer

    def _holds(self, seat: Seat) -> bool:
        return bool(self._slots[seat] or self.known[seat])

    def _gain(self, seat: Seat, count: int) -> None:
        """Cards off the pile; one reward can come from before and after a reshuffle."""
        barred = NONE if self._just_reshuffled else self.not_in_pile
        self._slots[seat] += [barred] * count
        self.answers[seat].clear()

    def _lose_unknown(self, seat: Seat) -> None:
        """Some card left the hand."""
        self._slots[seat] = _one_less(self._slots[seat])

    def _lose(self, seat: Seat, card: int) -> None:
        """This card left the hand: known to be there, or from a slot in which it can have been."""
        if has(self.known[seat], card):
            self.known[seat] &= ~only(card)
            return
        could = [barred for barred in self._slots[seat] if not has(barred, card)]
        others = [barred for barred in self._slots[seat] if has(barred, card)]
        self._slots[seat] = others + _one_less(could)

    def _hand_over(self, giver: Seat, receiver: Seat, code: object) -> None:
        """A card from hand to hand, seen by the two and by nobody else."""
        self.last_offer[giver] = None
        self.answers[receiver].clear()
        if isinstance(code, str):
            self._lose(giver, NUMBERS[code])
            if receiver != self.seat:
                self.known[receiver] |= only(NUMBERS[code])
            return
        self._slots[giver] += [NONE] * size(self.known[giver])
        self.known[giver] = NONE
        self._lose_unknown(giver)
        self._slots[receiver].append(NONE)

    def _matched(self, event: Told) -> None:
        match event:
            case {
                "seat": int(seat),
                "target": str(place),
                "card": str(target),
                "cards": list(codes),
                "sources": list(sources),
            }:
                for code, source in zip(codes, sources, strict=True):
                    if source == "hand":
                        self.last_offer[seat] = None
                        self._lose(seat, NUMBERS[str(code)])
                self.alta &= ~_set(codes)
                self.discard |= _set(codes) | only(NUMBERS[target])
                self.face_up.pop(place, None)

    def _passed(self, seat: Seat) -> None:
        """No card of the hand matched, alone or with the alta-hand (UM-35)."""
        matching = NONE
        for target in self.face_up.values():
            matching |= SINGLES[target]
            for card in range(len(CODES)):
                if PAIRS[target][card] & self.alta:
                    matching |= only(card)
        self._slots[seat] = [barred | matching for barred in self._slots[seat]]

    def _reshuffled(self) -> None:
        """UM-55: the pile is exactly the discards; no hidden card elsewhere is one of them."""
        self.not_in_pyramid |= self.discard
        self._slots = [[barred | self.discard for barred in slots] for slots in self._slots]
        self.not_in_pile = DECK & ~self.discard
        self.discard = NONE
        self._just_reshuffled = True


def _one_less(slots: list[int]) -> list[int]:
    """One of these slots is empty now: the one known best, or else all that is common remains."""
    loosest_first = sorted(slots, key=size)
    if all(not one & ~other for one, other in pairwise(loosest_first)):
        return loosest_first[:-1]
    common = DECK
    for barred in slots:
        common &= barred
    return [common] * (len(slots) - 1)


def _set(codes: Sequence[object]) -> int:
    together = NONE
    for code in codes:
        together |= only(NUMBERS[str(code)])
    return together

"""What a seat of Ultima may remember."""

from collections import Counter

from handful.core import Seat, Told

from ..bots.inference import Lacks
from ..rules.cards import CARDS, COLORS, INTERVALS, NUMBERS
from ..rules.matching import fitting
from ..rules.options import Options


class Memory:
    """What a careful player keeps in mind during a hand.

    At a reshuffle the draw pile is empty, so the cards neither seen nor one's own are exactly those
    in the other hands: from then on these (`held`) are told apart from what has been drawn since.
    """

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.deck = Counter({card: options.deck_count(seats) for card in range(CARDS)})
        self._begin_hand()

    def _begin_hand(self) -> None:
        self.color = ""
        self.mine: Counter[int] = Counter()
        self.laid: Counter[int] = Counter()
        self.sizes = [0] * self.seats
        self.held: Counter[int] = Counter()
        self.holding = [0] * self.seats
        self.shown: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        self.drew_on: list[set[str]] = [set() for _ in range(self.seats)]
        self.lacks = [Lacks() for _ in range(self.seats)]

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        match event:
            case {"event": "played", "seat": int(seat), "color": str(color)}:
                self._played(_heard(event, "shown"), seat, color)
            case {"event": "dealt" | "drew", "seat": int(seat), "count": int(count)}:
                self._drew(event, seat, count)
            case {"event": "hand_started"}:
                self._begin_hand()
            case {"event": "flipped", "color": str(color)}:
                self._laid(_heard(event, "card"), color)
            case {"event": "misheard", "seat": int(seat), "card": str(code)}:
                self.shown[seat][NUMBERS[code]] = max(1, self.shown[seat][NUMBERS[code]])
            case {"event": "kept", "seat": int(seat)}:
                self._declined(seat)
            case {"event": "reshuffled"}:
                self._reshuffled()

    def _drew(self, event: Told, seat: Seat, count: int) -> None:
        self.sizes[seat] += count
        cards = event.get("cards")
        if isinstance(cards, list):
            self.mine.update(NUMBERS[str(code)] for code in cards)
        if event.get("reason") == "turn":
            self.drew_on[seat].add(self.color)
            self._declined(seat)
        self.lacks[seat].drew(count)

    def _declined(self, seat: Seat) -> None:
        """Whoever could play mostly does; by ear nobody can be sure that it could."""
        if self.options.ear_mode == "off":
            color = COLORS.index(self.color)
            self.lacks[seat].declined(fitting(color, self.top, self.options.tritone_wild))

    def _laid(self, card: int, color: str) -> None:
        self.laid[card] += 1
        self.top, self.color = card, color

    def _played(self, card: int, seat: Seat, color: str) -> None:
        self._laid(card, color)
        self.sizes[seat] -= 1
        self.lacks[seat].played(card)
        if seat == self.seat:
            self.mine[card] -= 1
            return
        if self.shown[seat][card]:
            self.shown[seat][card] -= 1
        if self.held[card] and self.holding[seat]:
            self.held[card] -= 1
            self.holding[seat] -= 1

    def _reshuffled(self) -> None:
        self.held = self.deck - self.mine - self.laid
        self.holding = [0 if seat == self.seat else size for seat, size in enumerate(self.sizes)]
        self.laid = Counter({self.top: 1})


def _heard(event: Told, shown: str) -> int:
    """The card an event is about; by ear its colour and notes tell as much as its name."""
    code = event[shown] or event.get("card")
    if isinstance(code, str) and code:
        return NUMBERS[code]
    match event:
        case {"color": str(color), "notes": [int(low), int(high)]}:
            return NUMBERS[f"{color}-{INTERVALS[high - low]}"]
    raise ValueError(f"an event about no card: {event}")

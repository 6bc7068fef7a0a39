"""The rules of Lantern."""

from handful.core import (
    UNTIMED,
    Event,
    Field,
    Form,
    Grammar,
    Moves,
    Numbers,
    Options,
    Outcome,
    Preset,
    Refusal,
    Refused,
    Seats,
    Verb,
    Words,
    only,
    option,
    public,
)
from handful.core.chance import Chance

CARDS = 24
CODES = tuple(f"K-{card + 1:02}" for card in range(CARDS))
SEATS = 4
SHARES = 21
GIVE = 0
LAY = CARDS * SEATS * SHARES
PEEK = LAY + CARDS
CLAP = PEEK + 1
BID = CLAP + 1

GRAMMAR = Grammar(
    Verb("lay", Field("card", Words(CODES, called="a card")), help="lay a card"),
    Verb("peek", help="take the top card"),
    Verb(
        "give",
        Field("card", Words(CODES, called="a card")),
        Field("seat", Seats(SEATS), keyword="to"),
        Field("share", Numbers(0, SHARES - 1), keyword="share"),
        help="give a card away",
    ),
    Verb("clap", help="clap"),
    Verb("bid", Field("number", Numbers(1, 3)), help="bid to begin"),
)


class LanternOptions(Options):
    """House rules of Lantern."""

    cards: int = option(default=3, between=(2, 5), help="Cards dealt.", clause="LN-1")
    gifts: bool = option(default=False, help="Cards may be given.", clause="LN-3")
    bids: bool = option(default=False, help="All bid to begin.", clause="LN-5")
    seconds: int = option(default=5, between=(1, 60), help="How long a turn lasts.", clause="LN-6")
    mood: str = option(default="calm", one_of=("calm", "wild"), help="Nothing.", clause="LN-1")
    clock: bool = option(default=False, help="Only its name matters.", clause="LN-1")

    presets = (Preset("rich", "Rich", "Five cards.", {"cards": 5}),)

    def problem(self, seats: int) -> str | None:
        """Too many cards."""
        return "Five cards are too many for four." if self.cards * seats > 16 else None


class Dealt(Event):
    """A seat got its hand."""

    seat: int = public()
    cards: tuple[str, ...] = only("seat")


class Laid(Event):
    """A card lies on the table."""

    seat: int = public()
    card: str = public()


class Peeked(Event):
    """A seat took a card."""

    seat: int = public()
    card: str = only("seat")


class Gave(Event):
    """A card changed hands."""

    seat: int = public()
    to: int = public()
    card: str = only("seat", "to")


class Clapped(Event):
    """Applause."""

    seat: int = public()


class Said(Event):
    """Somebody said something."""

    seat: int = public()
    words: str = public()


def encode(form: Form) -> int:
    """Every move has a number."""
    match form:
        case {"move": "give", "card": str(card), "seat": int(seat), "share": int(share)}:
            return (CODES.index(card) * SEATS + seat) * SHARES + share
        case {"move": "lay", "card": str(card)}:
            return LAY + CODES.index(card)
        case {"move": "bid", "number": int(number)}:
            return BID + number
    return PEEK if form["move"] == "peek" else CLAP


def decode(move: int) -> Form:
    """The structured form of a move."""
    if move < LAY:
        place, share = divmod(move, SHARES)
        return {
            "move": "give",
            "card": CODES[place // SEATS],
            "seat": place % SEATS,
            "share": share,
        }
    if move < PEEK:
        return {"move": "lay", "card": CODES[move - LAY]}
    if move > BID:
        return {"move": "bid", "number": move - BID}
    return {"move": "peek" if move == PEEK else "clap"}


MOVES = Moves(GRAMMAR, encode, decode)


class State:
    """One position of Lantern."""

    def __init__(self, options: LanternOptions, seats: int) -> None:
        self.options, self.seats = options, seats
        self.now, self.chance, self.since = UNTIMED, 0, 0
        self.sink: list[Event] | None = None
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []
        self.laid: list[int] = []
        self.bids = [0] * seats
        self.clapped = list(range(seats))
        self.turn = 0

    def clone(self) -> "State":
        """An independent copy."""
        copy = State(self.options, self.seats)
        copy.now, copy.chance, copy.since = self.now, self.chance, self.since
        copy.hands = [hand[:] for hand in self.hands]
        copy.pile, copy.laid, copy.bids = self.pile[:], self.laid[:], self.bids[:]
        copy.clapped, copy.turn = self.clapped[:], self.turn
        return copy

    def bidding(self) -> bool:
        """Whether some bid is missing."""
        return self.options.bids and 0 in self.bids

    def is_over(self) -> bool:
        """Whether somebody is out."""
        return [] in self.hands

    def actors(self) -> tuple[int, ...]:
        """Who may bid, play or clap."""
        if self.is_over():
            return ()
        return tuple(seat for seat in range(self.seats) if self.legal(seat))

    def awaited(self) -> tuple[int, ...]:
        """Who bids, or whose turn it is."""
        if self.bidding():
            return self.actors()
        return () if self.is_over() else (self.turn,)

    def legal(self, seat: int) -> list[int]:
        """All that a seat may do."""
        if self.is_over():
            return []
        if self.bidding():
            return [] if self.bids[seat] else [BID + number for number in (1, 2, 3)]
        moves = [CLAP] if seat not in self.clapped else []
        if seat != self.turn:
            return moves
        hand = sorted(self.hands[seat])
        gifts = [
            (card * SEATS + other) * SHARES + share
            for card in (hand if self.options.gifts else [])
            for other in range(self.seats)
            if other != seat
            for share in range(SHARES)
        ]
        return [*moves, *(LAY + card for card in hand), *([PEEK] if self.pile else []), *gifts]

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """Why not."""
        if move in self.legal(seat):
            return None
        if LAY <= move < PEEK and seat == self.turn:
            return Refusal("not_held", f"You do not hold {CODES[move - LAY]}.", "LN-2")
        return Refusal("not_now", "Not now.", "LN-2")

    def apply(self, seat: int, move: int) -> None:
        """Do it."""
        if move > BID:
            self.bids[seat] = move - BID
            if 0 not in self.bids:
                self.turn = self.bids.index(max(self.bids))
                self.since = self.now
        elif move == CLAP:
            self.clapped.append(seat)
            self.tell(Clapped(seat))
        else:
            self.act(seat, move)
            self.turn = (seat + 1) % self.seats
            self.since = self.now

    def act(self, seat: int, move: int) -> None:
        """Lay, peek or give."""
        if move == PEEK:
            self.hands[seat].append(self.pile.pop())
            self.tell(Peeked(seat, CODES[self.hands[seat][-1]]))
        elif move >= LAY:
            self.hands[seat].remove(move - LAY)
            self.laid.append(move - LAY)
            self.clapped = [seat]
            self.tell(Laid(seat, CODES[move - LAY]))
        else:
            card, other = divmod(move // SHARES, SEATS)
            self.hands[seat].remove(card)
            self.hands[other].append(card)
            self.tell(Gave(seat, other, CODES[card]))

    def tell(self, event: Event) -> None:
        """Say what happened to whoever listens."""
        if self.sink is not None:
            self.sink.append(event)

    def deadline(self) -> int | None:
        """The end of a timed turn."""
        if self.now == UNTIMED or self.is_over() or self.bidding():
            return None
        return self.since + self.options.seconds * 1000

    def expire(self) -> None:
        """Whoever was silent lays the lowest card."""
        self.apply(self.turn, self.lapse(self.turn))

    def lapse(self, seat: int) -> int:
        """The lowest card, or bid one."""
        return BID + 1 if self.bidding() else LAY + min(self.hands[seat])

    def outcome(self) -> Outcome | None:
        """The fewest cards win."""
        if not self.is_over():
            return None
        left = [len(hand) for hand in self.hands]
        places = tuple(1 + sum(other < one for other in left) for one in left)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Outcome(winners, places, tuple(-one for one in left), "hand_empty")


def start(
    options: LanternOptions, seats: int, seed: int, timed: bool, quiet: bool = False
) -> State:
    """Shuffle and deal."""
    state = State(options, seats)
    state.now = 0 if timed else UNTIMED
    chance = Chance(seed)
    state.pile = list(range(CARDS))
    chance.shuffle(state.pile)
    state.chance = chance.state
    state.sink = None if quiet else []
    for seat in range(seats):
        state.hands[seat] = [state.pile.pop() for _ in range(options.cards)]
        state.tell(Dealt(seat, tuple(CODES[card] for card in state.hands[seat])))
    return state


class Talk:
    """Free words, for tests."""

    def say(self, state: object, seat: int, message: object, spoken: int, number: int) -> Event:
        """Anything with words in it."""
        if not isinstance(message, dict) or set(message) != {"words"}:
            raise Refused(Refusal("bad_talk", "Talk is words=SOMETHING.", "LN-2"))
        return Said(seat, str(message["words"]))

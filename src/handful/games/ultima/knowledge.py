"""What a seat of Ultima may know: its view, what is kept from it, what it may remember."""

from collections import Counter

from handful.core import Chance, Seat, Told
from handful.core.rng import drawn, stepped
from handful.core.sets import has, members, only

from .cards import CARDS, CODES, COLORS, INTERVALS, NUMBERS, SEMITONES, TRITONE, notes
from .house import DRAWN, ENDINGS, GAME_OVER, HAND_OVER, NO_GUARD, NOBODY, PHASES, House
from .lacks import Lacks, fitting, hand_from, ordered
from .moves import MOST_SEATS, Top, View
from .options import Options
from .rules import State


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see; a seat that is out sees what spectators see (UL-58)."""
    between = state.phase == HAND_OVER
    seen = View(
        phase=PHASES[state.phase],
        turn=state.turn,
        direction=state.direction,
        top=_top(state, seat),
        covered=[CODES[card] for card in state.discards()[:-1]],
        draw_count=state.draw_count,
        pending=state.pending,
        opening=state.opening,
        exposed=None if state.exposed == NOBODY else state.exposed,
        called=members(state.called),
        let_pass=[] if between else members(state.answered),
        sizes=state.sizes[: state.seats],
        totals=state.totals[: state.seats],
        out_in=state.out_in[: state.seats],
        active=members(state.active),
        votes=[_vote(state, one) if between else "" for one in range(state.seats)],
        hand_number=state.hand_number,
        starter=state.starter,
        dealer=state.dealer() if state.active else state.starter,
        turns=state.turns,
        passes=state.passes,
        laid=state.laid,
        last_winner=None if state.last_winner == NOBODY else state.last_winner,
        reason=ENDINGS[state.ending],
        now=state.now,
        guard_until=None if state.guard_until == NO_GUARD else state.guard_until,
    )
    if state.phase in (HAND_OVER, GAME_OVER):  # UL-47
        seen["revealed"] = [list(state.codes(one)) for one in range(state.seats)]
    if seat is not None and has(state.active, seat):
        seen["hand"] = list(state.codes(seat))
        if state.phase == DRAWN and state.turn == seat:
            seen["drawn"] = CODES[state.drawn]
    return seen


def _top(state: State, seat: Seat | None) -> Top:
    card = state.top()
    top = Top(
        color=COLORS[state.color],
        declared=state.declared,
        notes=list(notes(card, state.laid - 1)),
    )
    if state.shown_top() or (seat is not None and seat == state.top_owner):
        top["card"] = CODES[card]
    return top


def _vote(state: State, seat: Seat) -> str:
    if not has(state.answered, seat):
        return ""
    return "stop" if has(state.stops, seat) else "ready"


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Other hands (until they are revealed) and the draw pile; any of these could change places.

    By ear the top card stands alone: whoever hears its notes may well know it.
    """
    hidden = [card for other in _concealed(state, seat) for card in state.hand(other)]
    return [hidden + state.drawables(), *_nameless(state, seat)]


def _nameless(state: State, seat: Seat | None) -> list[list[int]]:
    """UL-60: by ear the top card, for all but its owner, unless it is a tritone."""
    top = state.top()
    known = seat is not None and seat == state.top_owner
    return [[top]] if state.house.blind and SEMITONES[top] != TRITONE and not known else []


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places."""
    cards = list(groups[0])
    world = state.clone()
    for other in _concealed(state, seat):
        count = state.sizes[other]
        world.set_hand(other, cards[:count])
        if state.phase == DRAWN and state.turn == other:
            world.drawn = cards[state.hand(other).index(state.drawn)]
            if state.house.must_play and not has(world.fitting(), world.drawn):
                return None  # UL-19: everybody knows that this card fits
        del cards[:count]
    world.set_piles(cards, state.discards())
    return world


def _concealed(state: State, seat: Seat | None) -> list[Seat]:
    """The seats whose hands this one may not see."""
    if state.phase in (HAND_OVER, GAME_OVER):
        return []
    return [other for other in members(state.active) if other != seat]


def stock(state: State) -> dict[str, int]:
    """Every card there is, wherever it lies."""
    hands = (card for seat in range(state.seats) for card in state.hand(seat))
    return Counter(CODES[card] for card in (*hands, *state.drawables(), *state.discards()))


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


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, and the unseen cards dealt each time.

    The others' hands come from what they were left with at the last reshuffle and what came since.
    """

    def __init__(self, seen: View, memory: Memory) -> None:
        self.seen = seen
        self.certain = certain = State(House(memory.options, memory.seats), memory.seats)
        _lay_open(certain, seen)
        if memory.seat is not None and "card" in seen["top"]:
            certain.top_owner = memory.seat
        _lay_own(certain, seen, memory.seat)
        self.discards = certain.discards()
        unseen = memory.deck - _in_sight(certain)
        held, since = memory.held & unseen, unseen - memory.held
        self.hands: list[Unseen] = []
        others = [] if "revealed" in seen else seen["active"]
        for seat in others:
            if seat != memory.seat:
                self.hands.append(Unseen(seat, seen["sizes"][seat], memory))
                for card in self.hands[-1].known:
                    (held if held[card] else since)[card] -= 1
        self.old, self.new = sorted((+held).elements()), sorted((+since).elements())

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        world.chance = drawn(stepped(chance.state))
        old, new = self.old[:], self.new[:]
        chance.shuffle(old)
        chance.shuffle(new)
        for hand in self.hands:
            world.set_hand(hand.seat, hand.known + hand_from(hand.slots, old, hand.kept, new))
        world.set_piles(old + new, self.discards)
        _name_drawn(world, self.seen, chance)
        return world


class Unseen:
    """What is known of another hand: cards it must hold, and what its other cards hardly are."""

    def __init__(self, seat: Seat, size: int, memory: Memory) -> None:
        self.seat = seat
        self.known = list(memory.shown[seat].elements())
        self.slots = ordered(memory.lacks[seat].newest(size - len(self.known)))
        # With copies about, nobody can be sure which one was played: never more than fit.
        self.kept = memory.holding[seat] - sum(1 for card in self.known if memory.held[card])


def _lay_own(world: State, seen: View, seat: Seat | None) -> None:
    """One's own hand; after a hand all of them lie open."""
    if "revealed" in seen:
        for other, codes in enumerate(seen["revealed"]):
            world.set_hand(other, [NUMBERS[code] for code in codes])
    elif seat is not None and "hand" in seen:
        world.set_hand(seat, [NUMBERS[code] for code in seen["hand"]])


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    top = seen["top"]
    card = top.get("card") or f"{top['color']}-{INTERVALS[top['notes'][1] - top['notes'][0]]}"
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.direction = seen["turn"], seen["direction"]
    world.set_piles([], [NUMBERS[code] for code in (*seen["covered"], card)])
    world.color, world.declared = COLORS.index(top["color"]), top["declared"]
    world.pending, world.opening = seen["pending"], seen["opening"]
    world.exposed = NOBODY if seen["exposed"] is None else seen["exposed"]
    answered = [seat for seat, vote in enumerate(seen["votes"]) if vote] + seen["let_pass"]
    world.answered = sum(only(seat) for seat in answered)
    world.stops = sum(only(seat) for seat, vote in enumerate(seen["votes"]) if vote == "stop")
    world.totals, world.out_in = padded(seen["totals"]), padded(seen["out_in"])
    world.active = sum(only(seat) for seat in seen["active"])
    world.hand_number, world.starter = seen["hand_number"], seen["starter"]
    world.turns, world.passes, world.laid = seen["turns"], seen["passes"], seen["laid"]
    world.last_winner = NOBODY if seen["last_winner"] is None else seen["last_winner"]
    world.ending, world.now = ENDINGS.index(seen["reason"]), seen["now"]
    world.guard_until = NO_GUARD if seen["guard_until"] is None else seen["guard_until"]
    world.called = sum(only(seat) for seat in seen["called"])


def _name_drawn(world: State, seen: View, chance: Chance) -> None:
    """The card just drawn: one's own as seen, another's any card of that hand that may be it."""
    if world.phase != DRAWN:
        return
    if "drawn" in seen:
        world.drawn = NUMBERS[seen["drawn"]]
        return
    hand = world.hand(world.turn)
    fits = [card for card in hand if has(world.fitting(), card)]
    hand = fits if world.house.must_play and fits else hand
    world.drawn = hand[chance.below(len(hand))]


def padded(values: list[int]) -> list[int]:
    """A value for every chair there could be."""
    return values + [0] * (MOST_SEATS - len(values))


def _in_sight(world: State) -> Counter[int]:
    """The cards that lie open or in a hand already given out."""
    hands = (card for seat in range(world.seats) for card in world.hand(seat))
    return Counter((*hands, *world.discards()))

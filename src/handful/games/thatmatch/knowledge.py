"""What a seat of That Match Game may know: its view, what is kept from it, what it remembers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from handful.core import Chance, Seat, Told
from handful.core.rng import drawn, stepped
from handful.core.sets import has, members, union_of

from .cards import (
    ASKS,
    CARDS,
    CODES,
    COLOURS,
    LANES,
    NUMBERS,
    POINT_CODES,
    POINT_NUMBERS,
    STARS,
    playing_deck,
    point_codes_of,
)
from .events import Entry, Slot, View, Window
from .house import (
    DRAWING,
    NO_CARD,
    NO_ENTRY,
    NO_SPOT,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    REASONS,
    RESPONDING,
    SORTS,
    TRIMMING,
    House,
)
from .options import Options
from .rules import State


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see."""
    seen = View(
        phase=PHASES[state.phase],
        turn=state.turn,
        first=state.first,
        plays=state.plays,
        play_max=state.house.play_max,
        draw_most=state.most_to_draw() if state.phase == DRAWING else 0,
        progress=state.progress,
        stall=state.stall,
        stall_limit=state.house.stall_limit,
        turns=state.turns,
        target=state.house.target,
        hand_limit=state.house.hand_limit,
        sizes=state.sizes[: state.seats],
        points=state.points[: state.seats],
        piles=[[*point_codes_of(state.pile(one))] for one in range(state.seats)],
        market=[_slot(state, slot) for slot in range(state.house.slots)],
        discard=_codes(state.discards()),
        deck=state.deck_count,
        point_deck=state.point_count,
        window=_window(state) if state.phase == RESPONDING else None,
        reason=REASONS[state.ended],
        now=state.now,
    )
    if state.phase == OVER:
        seen["revealed"] = [list(state.codes(one)) for one in range(state.seats)]
    if seat is not None:
        seen["hand"] = list(state.codes(seat))
        if state.phase == TRIMMING and state.turn == seat:
            seen["gained"] = _codes(state.gains())
    return seen


def _codes(cards: Iterable[int]) -> list[str]:
    return [CODES[card] for card in cards]


def _slot(state: State, slot: int) -> Slot | None:
    card = state.market[slot]
    if card == NO_CARD:
        return None
    first = slot * LANES
    return Slot(
        card=POINT_CODES[card],
        stars=STARS[card],
        asks=list(ASKS[card]),
        gaps=state.gaps[first : first + LANES],
        lying=[_codes(state.lies(spot)) for spot in range(first, first + LANES)],
    )


def _window(state: State) -> Window:
    special = state.spot == NO_SPOT
    owner = state.in_force()
    return Window(
        slot=None if special else state.spot // LANES,
        colour="" if special else COLOURS[state.spot % LANES],
        value=state.value,
        takes=not special and state.would_take(),
        entries=entries(state),
        standing=None if state.standing == NO_ENTRY else state.standing,
        in_force=None if owner == NOBODY else owner,
        asked=state.clockwise(state.asked),
        declined=members(state.declined),
    )


def entries(state: State) -> list[Entry]:
    """The stack of an open window, oldest first."""
    return [_entry(state, number) for number in range(state.entries)]


def _entry(state: State, number: int) -> Entry:
    aim, named = state.entry_aim[number], state.entry_named[number]
    return Entry(
        seat=state.entry_by[number],
        sort=SORTS[state.entry_sort[number]],
        cards=_codes(state.cards_in(number)),
        target=None if aim == NOTHING else aim,
        named="" if named == NOTHING else CODES[named],
        live=not has(state.cancelled, number),
    )


def lay_entries(state: State, stack: Sequence[Entry]) -> None:
    """Open a window with these entries and judge them."""
    for one in stack:
        state.add_entry(
            one["seat"],
            SORTS.index(one["sort"]),
            _numbers(one["cards"]),
            NOTHING if one["target"] is None else one["target"],
            NUMBERS[one["named"]] if one["named"] else NOTHING,
        )
    state.judge()


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Other hands (until they are shown) with the deck; the point deck by itself.

    Point cards are numbered after the playing cards, as in `FACES`.
    """
    hidden = [card for other in _concealed(state, seat) for card in _held(state, other)]
    return [hidden + state.drawables(), [CARDS + card for card in state.point_cards()]]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places."""
    cards = list(groups[0])
    world = state.clone()
    for other in _concealed(state, seat):
        count = state.sizes[other]
        world.set_hand(other, cards[:count])
        if _is_trimming(state, other):
            world.set_gained(cards[count - state.gained_count : count])
        del cards[:count]
    world.set_deck(cards)
    world.set_point_deck([card - CARDS for card in groups[1]])
    return world


def _concealed(state: State, seat: Seat | None) -> list[Seat]:
    """The seats whose hands this one may not see."""
    return [] if state.phase == OVER else [one for one in range(state.seats) if one != seat]


def _held(state: State, seat: Seat) -> list[int]:
    """A hand; the cards it has just gained come last."""
    if not _is_trimming(state, seat):
        return state.hand(seat)
    older = Counter(state.hand(seat)) - Counter(state.gains())
    return [*sorted(older.elements()), *state.gains()]


def _is_trimming(state: State, seat: Seat) -> bool:
    return state.phase == TRIMMING and state.turn == seat


def stock(state: State) -> dict[str, int]:
    """Every playing card and every point card, wherever it lies."""
    cards = _in_sight(state) + Counter(state.drawables())
    points = [*state.point_cards(), *_points_in_sight(state)]
    return {CODES[card]: count for card, count in cards.items()} | {
        POINT_CODES[card]: count for card, count in Counter(points).items()
    }


def _in_sight(state: State) -> Counter[int]:
    """The playing cards that lie open or in a hand."""
    hands = [card for seat in range(state.seats) for card in state.hand(seat)]
    laid = [card for spot in range(state.house.slots * LANES) for card in state.lies(spot)]
    played = [card for entry in range(state.entries) for card in state.cards_in(entry)]
    return Counter((*hands, *laid, *played, *state.discards()))


def _points_in_sight(state: State) -> list[int]:
    """The point cards that lie open."""
    open_cards = [card for card in state.market if card != NO_CARD]
    return open_cards + [card for seat in range(state.seats) for card in state.pile(seat)]


_SPENDING: Final = (
    "number_played",
    "special_played",
    "bolted",
    "red_blocked",
    "orange_blocked",
    "rescue_called",
)
"""The events of a card leaving a hand for the window."""
_REMEMBERED: Final = frozenset(
    (
        *_SPENDING,
        *("dealt", "drew", "hauled", "reshuffled", "settled"),
        *("point_taken", "trimmed", "tossed", "snatched"),
    )
)
"""Most events change nothing that need be kept in mind."""


class Memory:
    """What a careful player keeps in mind.

    The deck holds only what was in it at the last reshuffle (`drawable`), and some cards in other
    hands are known: those that a Rescue brought back, and those that were snatched from oneself.
    """

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.whole = Counter(playing_deck(options.has_blocks(), options.has_specials()))
        self.drawable = Counter(self.whole)
        self.discard: list[int] = []
        self.known: list[Counter[int]] = [Counter() for _ in range(seats)]

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        if event["event"] in _REMEMBERED:
            self._keep(event)

    def _keep(self, event: Told) -> None:
        match event:
            case {"event": "dealt" | "drew" | "hauled", "cards": list(codes)}:
                self.drawable -= Counter(_numbers(codes))
            case {"event": "reshuffled"}:
                self.drawable, self.discard = Counter(self.discard), []
            case {"event": str(name)} if name in _SPENDING:
                self._spent(event)
            case {"event": "settled", "returned": list(returned)}:
                self._settled(event, returned)
            case {"event": "point_taken", "discarded": list(codes)}:
                self.discard += _numbers(codes)
            case {"event": "trimmed" | "tossed", "cards": list(codes)}:
                self._spent(event)
                self.discard += _numbers(codes)
            case {"event": "snatched", "seat": int(seat), "source": int(source)}:
                self._snatched(event, seat, source)

    def _spent(self, event: Told) -> None:
        """Cards left a hand: they need not be remembered there."""
        seat, codes = event["seat"], event.get("cards") or [event.get("card")]
        if isinstance(seat, int) and isinstance(codes, list):
            self.known[seat] -= Counter(_numbers(codes))

    def _settled(self, event: Told, returned: Sequence[object]) -> None:
        for seat, codes in enumerate(returned):
            self.known[seat].update(_numbers(codes))
        self.discard += _numbers(event["discarded"])

    def _snatched(self, event: Told, seat: Seat, source: Seat) -> None:
        """One's own loss is known to lie with the thief; another's could be any card."""
        code = event.get("card")
        if not event["count"]:
            return
        if not isinstance(code, str):
            self.known[source].clear()
        elif source == self.seat:
            self.known[seat][NUMBERS[code]] += 1
        else:
            self.known[source] -= Counter([NUMBERS[code]])


def _numbers(codes: object) -> list[int]:
    assert isinstance(codes, list)
    return [NUMBERS[str(code)] for code in codes]


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, and the unseen cards dealt each time.

    Known cards lie where they are; the deck is from what may be in it; other hands get the rest.
    """

    def __init__(self, seen: View, memory: Memory) -> None:
        self.certain = certain = State(House(memory.options, memory.seats), memory.seats)
        _lay_open(certain, seen)
        _lay_own(certain, seen, memory.seat)
        unseen = memory.whole - _in_sight(certain)
        self.hands: list[tuple[Seat, list[int], int]] = []
        """For every hidden hand its seat, the cards known to be in it, and how many are not."""
        for seat in _hidden(seen, memory):
            known = memory.known[seat] & unseen
            unseen -= known
            missing = seen["sizes"][seat] - known.total()
            self.hands.append((seat, list(known.elements()), missing))
        self.deck_count = seen["deck"]
        self.drawable = sorted((unseen & memory.drawable).elements())
        self.others = list((unseen - memory.drawable).elements())
        points = Counter(certain.house.point_deck) - Counter(_points_in_sight(certain))
        self.points = sorted(points.elements())

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        deck = self.drawable[:]
        chance.shuffle(deck)
        rest = sorted(self.others + deck[self.deck_count :])
        chance.shuffle(rest)
        for seat, known, missing in self.hands:
            world.set_hand(seat, known + rest[:missing])
            del rest[:missing]
            if _is_trimming(world, seat):
                _name_gained(world, seat, chance)
        world.set_deck(deck[: self.deck_count])
        points = self.points[:]
        chance.shuffle(points)
        world.set_point_deck(points)
        world.chance = drawn(stepped(chance.state))
        return world


def _hidden(seen: View, memory: Memory) -> list[Seat]:
    """The seats whose hands are to be imagined."""
    return [] if "revealed" in seen else [s for s in range(memory.seats) if s != memory.seat]


def _lay_own(world: State, seen: View, seat: Seat | None) -> None:
    """One's own hand; after the end all of them lie open."""
    if "revealed" in seen:
        for other, codes in enumerate(seen["revealed"]):
            world.set_hand(other, _numbers(codes))
    elif seat is not None:
        world.set_hand(seat, _numbers(seen["hand"]))
        world.set_gained(_numbers(seen.get("gained", [])))


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.first, world.plays = seen["turn"], seen["first"], seen["plays"]
    world.progress, world.stall, world.turns = seen["progress"], seen["stall"], seen["turns"]
    world.ended, world.now = REASONS.index(seen["reason"]), seen["now"]
    for seat, pile in enumerate(seen["piles"]):
        for code in pile:
            world.win(seat, POINT_NUMBERS[code])
    world.set_discard(_numbers(seen["discard"]))
    for slot, lies in enumerate(seen["market"]):
        if lies:
            world.lay_point(slot, POINT_NUMBERS[lies["card"]])
            for lane in range(LANES):
                world.set_gap(slot * LANES + lane, lies["gaps"][lane])
                for card in _numbers(lies["lying"][lane]):
                    world.lay_card(slot * LANES + lane, card)
    if seen["window"]:
        _lay_window(world, seen["window"])


def _lay_window(world: State, window: Window) -> None:
    if window["slot"] is not None:
        world.spot = window["slot"] * LANES + COLOURS.index(window["colour"])
    world.value = window["value"]
    lay_entries(world, window["entries"])
    world.asked, world.declined = union_of(window["asked"]), union_of(window["declined"])


def _name_gained(world: State, seat: Seat, chance: Chance) -> None:
    """Which cards of another hand the Haul brought: any of them."""
    hand = world.hand(seat)
    chance.shuffle(hand)
    world.set_gained(hand[: world.excess(seat)])

"""What a seat may know: its view, what is kept from it, what it may remember."""

from collections import Counter
from typing import NamedTuple

from handful.core import Chance, Seat, Told
from handful.core.rng import WORD, drawn, stepped
from handful.core.sets import NONE, has, members, only, size, union_of

from .cards import (
    IGNITE_CODES,
    IGNITE_NUMBERS,
    MATCH_CODES,
    MATCH_KINDS,
    MATCH_NUMBERS,
    PLACE_NAMES,
    PLACE_NUMBERS,
    ignite_deck,
    match_deck,
)
from .coding import verb_of
from .house import NO_LIMIT, NOBODY, OVER, PHASES, TWO_UP, WINDOW, House
from .moves import MOVES, Cell, Revealed, View, Window
from .options import Options
from .rules import State
from .verbs import IGNITE

MOST_TRIES = 500
"""How often `imagine` deals anew before it takes a world that should be over already."""


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see; a face-down card shows no face (BD-4, BD-52)."""
    seen = View(
        phase=PHASES[state.phase],
        turn=state.turn,
        first_moment=state.first_moment,
        timer_ok=state.timer_ok,
        had_success=state.had_success,
        matchbox=[_cell(state, place) for place in members(state.filled)],
        laid=state.laid,
        match_pile=state.match_count,
        ignite_pile=state.ignite_count,
        sizes=[size(hand) for hand in state.hands[: state.seats]],
        scores=[state.score(one) for one in range(state.seats)],
        won=[_score_pile(state, one) for one in range(state.seats)],
        hauls=[len(state.haul(one)) for one in range(state.seats)],
        pool=ignite_codes(state.pool) if state.pool_open else None,
        burnt=ignite_codes(state.burnt),
        window=_window(state) if state.phase == WINDOW else None,
        dry=state.dry,
        called=members(state.called),
        agreed=members(state.agreed),
        late=None if state.late == NOBODY else state.late,
        reason=state.reason,
        memory_aid=state.house.options.memory_aid,
        now=state.now,
    )
    if state.phase == OVER:  # BD-82
        seen["revealed"] = _revealed(state)
    if seat is not None:
        seen["hand"] = ignite_codes(state.hands[seat])
        if seat == state.turn:
            _hint(state, seen)
    return seen


def _cell(state: State, place: int) -> Cell:
    cell = Cell(
        place=PLACE_NAMES[place],
        number=state.numbers[place],
        up=has(state.up, place),
        seen=has(state.seen, place),
    )
    if cell["up"] or is_kept_visible(state, place):
        cell["card"] = MATCH_CODES[state.box[place]]
    return cell


def is_kept_visible(state: State, place: int) -> bool:
    """Whether the house shows this card although it lies face down (`memory_aid`)."""
    return state.house.shows_seen and has(state.seen, place)


def _score_pile(state: State, seat: Seat) -> list[str]:
    return [MATCH_CODES[card] for card in state.won(seat)] + ignite_codes(state.kept[seat])


def _won(state: State) -> list[list[int]]:
    return [state.won(seat) for seat in range(state.seats)]


def _hauls(state: State) -> list[list[int]]:
    return [state.haul(seat) for seat in range(state.seats)]


def _window(state: State) -> Window:
    until, stock = state.clock()
    return Window(
        cards=ignite_codes(state.fuse),
        wins=state.wins,
        until=until,
        stock=stock,
        flips_from=state.flips_from,
    )


def _revealed(state: State) -> Revealed:
    return Revealed(
        matchbox=[MATCH_CODES[state.box[place]] for place in members(state.filled)],
        hands=[ignite_codes(hand) for hand in state.hands[: state.seats]],
        match_pile=[MATCH_CODES[card] for card in reversed(state.piled_match())],
        ignite_pile=[IGNITE_CODES[card] for card in reversed(state.piled_ignite())],
        hauls=[[MATCH_CODES[card] for card in haul] for haul in _hauls(state)],
    )


def _hint(state: State, seen: View) -> None:
    """The option `ignite_hint`: whether, or how, the open cards can be ignited."""
    hint = state.house.options.ignite_hint
    if hint == "off" or state.phase not in (TWO_UP, WINDOW):
        return
    moves = [move for move in state.legal(state.turn) if verb_of(move) == IGNITE]
    seen["can_ignite"] = bool(moves)
    if hint == "full":
        seen["ignitions"] = [MOVES.text(move) for move in moves]


def ignite_codes(cards: int) -> list[str]:
    """A set of IGNITE cards by name."""
    return [IGNITE_CODES[card] for card in members(cards)]


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Each card turned down again; MATCH cards in box, pile and hauls; IGNITE cards elsewhere.

    A card turned down again stands alone: it could lie nowhere else, for all have seen it.
    IGNITE cards are numbered after the MATCH cards, as their faces are.
    """
    if state.phase == OVER:
        return []
    seen = [[state.box[place]] for place in _covered(state, state.seen)]
    match = [state.box[place] for place in _covered(state, ~state.seen)]
    match += [*state.piled_match(), *(card for haul in _hauls(state) for card in haul)]
    ignite = [card for other in _others(state, seat) for card in members(state.hands[other])]
    return [*seen, match, [MATCH_KINDS + card for card in (*ignite, *state.piled_ignite())]]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places, unless that could not be."""
    world = state.clone()
    if state.phase == OVER:
        return world
    *seen, match, ignite = (group[:] for group in groups)
    for place, cards in zip(_covered(state, state.seen), seen, strict=True):
        world.put(place, cards[0])
    for place in _covered(state, ~state.seen):
        world.put(place, match.pop(0))
    world.set_match_pile(_first(match, state.match_count))
    world.set_spoils(_won(state), [_first(match, len(haul)) for haul in _hauls(state)])
    hidden = [card - MATCH_KINDS for card in ignite]
    for other in _others(state, seat):
        world.set_hand(other, union_of(_first(hidden, size(state.hands[other]))))
    world.set_ignite_pile(hidden)
    return world if could_be(world) else None


def could_be(world: State) -> bool:
    """Whether this position could have come about: no end, and no certain door, was due."""
    if world.phase == OVER:
        return True
    if world.first_moment and world.is_certainly_stuck():
        return False
    return not world.nothing_can_be_taken(world.pool | world.fuse)


def _covered(state: State, among: int) -> list[int]:
    """The places, of these, whose card nobody may see now."""
    hidden = members(state.filled & ~state.up & among)
    return [place for place in hidden if not is_kept_visible(state, place)]


def _others(state: State, seat: Seat | None) -> list[Seat]:
    return [other for other in range(state.seats) if other != seat]


def _first(cards: list[int], count: int) -> list[int]:
    """Take so many cards off the front of a list."""
    taken = cards[:count]
    del cards[:count]
    return taken


def stock(state: State) -> dict[str, int]:
    """Every card there is, wherever it lies (BD-85)."""
    match = [state.box[place] for place in members(state.filled)]
    match += state.piled_match()
    match += [card for pile in (*_won(state), *_hauls(state)) for card in pile]
    ignite = state.piled_ignite()
    for cards in (*state.hands, *state.kept, state.pool, state.burnt, state.fuse):
        ignite += members(cards)
    return Counter([MATCH_CODES[card] for card in match] + [IGNITE_CODES[card] for card in ignite])


class Sighting(NamedTuple):
    """A card that was seen, and with the how-manieth event that was told."""

    card: int
    told: int


class Memory:
    """Every card that has been seen and still lies where it was."""

    def __init__(self, options: Options, seats: int, seat: Seat | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.house = House(options, seats)
        self.seen: dict[int, Sighting] = {}
        self._told: list[Told] = []
        self._mixed = [0 if seat is None else seat + 1]

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        self._told.append(event)
        match event:
            case {"event": "flipped", "place": str(place), "card": str(code)}:
                sighting = Sighting(MATCH_NUMBERS[code], len(self._told))
                self.seen[PLACE_NUMBERS[place]] = sighting
            case {"event": "matched" | "exploded", "places": list(places)}:
                for emptied in places:
                    self.seen.pop(PLACE_NUMBERS[str(emptied)], None)

    def recalls(self, sighting: Sighting, share: float) -> bool:
        """Whether a player who remembers this share of the cards it sees remembers this one.

        The luck of a sighting comes from all that was told before it: the same cards are
        remembered whenever one is asked.
        """
        if share >= 1:
            return True
        for event in self._told[len(self._mixed) - 1 : sighting.told]:
            self._mixed.append(drawn((self._mixed[-1] + _digest(event)) & WORD))
        return (self._mixed[sighting.told] >> 11) / (1 << 53) < share


def _digest(event: Told) -> int:
    """A number that depends on all of an event, the same on every machine."""
    number = 0
    for letter in repr(sorted(event.items())):
        number = (number * 131 + ord(letter)) & WORD
    return number


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    return Imagination(seen, memory)(chance)


class Imagination:
    """All worlds that fit: what is certain is laid out once, the unseen cards dealt each time."""

    def __init__(self, seen: View, memory: Memory) -> None:
        self.seen, self.me = seen, memory.seat
        self.certain = certain = State(memory.house, memory.seats)
        _lay_open(certain, seen)
        _lay_won(certain, seen)
        self.is_revealed = "revealed" in seen
        if "revealed" in seen:
            _turn_up(certain, seen["revealed"])
            return
        if memory.seat is not None and "hand" in seen:
            certain.set_hand(memory.seat, _numbers(seen["hand"]))
        known = _known(certain, seen, memory)
        for place, card in known.items():
            certain.put(place, card)
        self.places = [place for place in members(certain.filled) if place not in known]
        self.won = _won(certain)
        self.match = _unseen_match(certain, known, self.won)
        self.ignite = _unseen_ignite(certain, memory)

    def __call__(self, chance: Chance) -> State:
        """One of them."""
        world = self.certain.clone()
        world.chance = drawn(stepped(chance.state))
        if self.is_revealed:
            return world
        self._deal_ignite(world, chance)
        for _ in range(MOST_TRIES):
            self._deal_match(world, chance)
            if could_be(world):
                break
        return world

    def _deal_ignite(self, world: State, chance: Chance) -> None:
        """The unseen IGNITE cards to the other hands and the pile."""
        cards = self.ignite[:]
        chance.shuffle(cards)
        for seat, count in enumerate(self.seen["sizes"]):
            if seat != self.me:
                world.set_hand(seat, union_of(_first(cards, count)))
        world.set_ignite_pile(cards)

    def _deal_match(self, world: State, chance: Chance) -> None:
        """The unseen MATCH cards to the unknown places, the pile and the hidden hauls."""
        cards = self.match[:]
        chance.shuffle(cards)
        for place in self.places:
            world.put(place, cards.pop())
        world.set_match_pile(_first(cards, self.seen["match_pile"]))
        world.set_spoils(self.won, [_first(cards, count) for count in self.seen["hauls"]])


def _lay_open(world: State, seen: View) -> None:
    """Everything public that is no card."""
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.first_moment = seen["turn"], seen["first_moment"]
    world.timer_ok, world.had_success = seen["timer_ok"], seen["had_success"]
    world.dry, world.laid = seen["dry"], seen["laid"]
    world.called, world.agreed = union_of(seen["called"]), union_of(seen["agreed"])
    world.late = NOBODY if seen["late"] is None else seen["late"]
    world.reason, world.now = seen["reason"], seen["now"]
    for cell in seen["matchbox"]:
        place = PLACE_NUMBERS[cell["place"]]
        world.filled |= only(place)
        world.set_number(place, cell["number"])
        world.up |= only(place) if cell["up"] else NONE
        world.seen |= only(place) if cell["seen"] else NONE
    window = seen["window"]
    if window:
        world.fuse, world.wins = _numbers(window["cards"]), window["wins"]
        world.until = NO_LIMIT if window["until"] is None else window["until"]
        world.stock, world.flips_from = window["stock"] or 0, window["flips_from"]


def _lay_won(world: State, seen: View) -> None:
    """Score piles, burnt heap and pool."""
    world.pool_open = seen["pool"] is not None
    world.pool, world.burnt = _numbers(seen["pool"] or []), _numbers(seen["burnt"])
    for seat, codes in enumerate(seen["won"]):
        world.set_kept(seat, _numbers([code for code in codes if code in IGNITE_NUMBERS]))
    won = [[code for code in codes if code in MATCH_NUMBERS] for codes in seen["won"]]
    world.set_spoils([_match_numbers(codes) for codes in won], [])


def _turn_up(world: State, revealed: Revealed) -> None:
    """The end of a game hides nothing."""
    for place, code in zip(members(world.filled), revealed["matchbox"], strict=True):
        world.put(place, MATCH_NUMBERS[code])
    for seat, codes in enumerate(revealed["hands"]):
        world.set_hand(seat, _numbers(codes))
    world.set_match_pile(_match_numbers(revealed["match_pile"])[::-1])
    world.set_ignite_pile([IGNITE_NUMBERS[code] for code in reversed(revealed["ignite_pile"])])
    world.set_spoils(_won(world), [_match_numbers(codes) for codes in revealed["hauls"]])


def _known(world: State, seen: View, memory: Memory) -> dict[int, int]:
    """The cards of the matchbox that lie open or are remembered."""
    known = {
        place: sighting.card for place, sighting in memory.seen.items() if has(world.seen, place)
    }
    for cell in seen["matchbox"]:
        if "card" in cell:
            known[PLACE_NUMBERS[cell["place"]]] = MATCH_NUMBERS[cell["card"]]
    return known


def _unseen_ignite(world: State, memory: Memory) -> list[int]:
    """The IGNITE cards that lie neither open nor in one's own hand."""
    sight = world.pool | world.burnt | world.fuse
    for cards in (*world.hands, *world.kept):
        sight |= cards
    deck = ignite_deck(memory.options.remove_colours, memory.options.junior)
    return [card for card in deck if not has(sight, card)]


def _unseen_match(world: State, known: dict[int, int], won: list[list[int]]) -> list[int]:
    """The MATCH cards that are neither known in the box nor won openly."""
    unseen = Counter(match_deck(world.house.options.remove_colours))
    unseen.subtract(known.values())
    for pile in won:
        unseen.subtract(pile)
    return sorted(unseen.elements())


def _match_numbers(codes: list[str]) -> list[int]:
    return [MATCH_NUMBERS[code] for code in codes]


def _numbers(codes: list[str]) -> int:
    return union_of([IGNITE_NUMBERS[code] for code in codes])

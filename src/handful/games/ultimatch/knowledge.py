"""What a seat of Ultimatch may know: its view, what is kept from it, a world that fits."""

from collections import Counter
from collections.abc import Sequence

from handful.core import Chance, Seat
from handful.core.rng import drawn, stepped
from handful.core.sets import NONE, has, members, nth, only, size, union_of

from .cards import CODES, DECK, NUMBERS
from .house import GONE, MATCH, NO_CARD, OVER, PHASES, REWARD, REWARD_SIZE, SOLITAIRE, House
from .memory import Memory
from .moves import OFFER, SIGNALS, Offered, View, encode, signal_fields
from .pyramid import row_of, uncovered
from .rules import State
from .telling import result, revelation

DOWN = "?"


def view(state: State, seat: Seat | None) -> View:
    """All that this seat may see; once the game is over, everything (UM-73)."""
    seen = View(
        options=state.house.options.changed(),
        phase=PHASES[state.phase],
        turn=state.turn,
        turn_number=state.turn_number,
        passes=state.passes,
        pyramid=[
            [_shown(state, place) for place in row_of(row)]
            for row in range(1, state.house.rows + 1)
        ],
        alta=_codes(state.alta_hand()),
        discard=_codes(state.discards()),
        draw_count=state.draw_count,
        sizes=[size(hand) for hand in state.hands[: state.seats]],
        donated=[one for one in range(state.seats) if state.donations[one] != NO_CARD],
        asked=members(state.asked),
        declined=members(state.declined),
        offers=[_offer(state, one) for one in _offering(state)],
        trades=state.trades,
        ultimatches=state.ultimatches,
    )
    if state.phase == OVER:
        seen["result"] = result(state)
        seen["revealed"] = revelation(state)
    if seat is not None:
        _add_own(seen, state, seat)
    return seen


def _add_own(seen: View, state: State, seat: Seat) -> None:
    """What only this seat sees."""
    seen["hand"] = list(state.codes(seat))
    if state.donations[seat] != NO_CARD:
        seen["donation"] = CODES[state.donations[seat]]
    if state.offered[seat] != NO_CARD:
        seen["offered"] = CODES[state.offered[seat]]
    if state.phase == REWARD and state.turn == seat:
        seen["reward"] = _codes(state.rewards())
    if state.phase != OVER:
        own = state.known[seat * state.seats : (seat + 1) * state.seats]
        seen["known"] = [_codes(members(cards)) for cards in own]


def _shown(state: State, place: int) -> str:
    """UM-6: a card that nothing lies on, a back, or nothing."""
    if not has(state.standing, place):
        return ""
    return CODES[state.pyramid[place]] if has(state.face_up, place) else DOWN


def _offering(state: State) -> list[Seat]:
    return [seat for seat in range(state.seats) if state.offered[seat] != NO_CARD]


def _offer(state: State, seat: Seat) -> Offered:
    offer: Offered = {"seat": seat}
    match signal_fields(state.signals[seat]):
        case {"strength": int(strength), "nature": str(nature), "at": str(place)}:
            offer |= {"strength": strength, "nature": nature, "at": place}
        case {"strength": int(strength), "nature": str(nature)}:
            offer |= {"strength": strength, "nature": nature}
        case {"strength": int(strength)}:
            offer |= {"strength": strength}
    return offer


def _codes(cards: Sequence[int]) -> list[str]:
    return [CODES[card] for card in cards]


def _numbers(codes: Sequence[str]) -> list[int]:
    return [NUMBERS[code] for code in codes]


def secrets(state: State, seat: Seat | None) -> list[list[int]]:
    """Face-down cards, the draw pile, and what others hold, have donated or are choosing from."""
    if state.phase == OVER:
        return [[]]
    hidden = [state.pyramid[place] for place in members(state.standing & ~state.face_up)]
    hidden += state.drawables()
    for other in range(state.seats):
        if other == seat:
            continue
        hidden += members(state.hands[other] & ~_known(state, seat, other))
        if state.donations[other] != NO_CARD:
            hidden.append(state.donations[other])
        if state.phase == REWARD and state.turn == other:
            hidden += state.rewards()
    return [hidden]


def _known(state: State, seat: Seat | None, other: Seat) -> int:
    """The cards this seat knows to be in another hand."""
    return NONE if seat is None else state.known[seat * state.seats + other]


def refill(state: State, seat: Seat | None, groups: list[list[int]]) -> State | None:
    """The same table with these cards in the hidden places; what others know goes with them."""
    world = state.clone()
    instead = dict(zip(secrets(state, seat)[0], groups[0], strict=True))
    world.pyramid = [instead.get(card, card) for card in state.pyramid]
    world.draw_pile = [instead.get(card, card) for card in state.draw_pile]
    world.reward = [instead.get(card, card) for card in state.reward]
    world.hands = [_replaced(cards, instead) for cards in state.hands]
    world.known = [_replaced(cards, instead) for cards in state.known]
    world.donations = [instead.get(card, card) for card in state.donations]
    world.offered = [instead.get(card, card) for card in state.offered]
    if state.phase == MATCH and state.seats == SOLITAIRE:
        hand = world.hands[state.turn]
        if not world.can_match(hand, hand):
            return None  # UM-82: the game would be over
    return world


def _replaced(cards: int, by: dict[int, int]) -> int:
    return union_of([by.get(card, card) for card in members(cards)])


def stock(state: State) -> dict[str, int]:
    """Every card there is, wherever it lies (UM-90)."""
    hands = [card for hand in state.hands for card in members(hand)]
    laid = [card for card in state.pyramid if card != GONE]
    given = [card for card in state.donations if card != NO_CARD]
    piles = [*state.alta_hand(), *state.drawables(), *state.discards(), *state.rewards()]
    return Counter(_codes([*hands, *laid, *given, *piles]))


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """A world that fits what a seat sees and remembers; its generator is its own."""
    world = State(House(memory.options, memory.seats), memory.seats)
    _lay_open(world, seen)
    world.chance = drawn(stepped(chance.state))
    if "revealed" in seen:
        _lay_revealed(world, seen)
    else:
        _take_own(world, seen, memory)
        _deal_unseen(world, seen, memory, chance)
    return world


def _lay_open(world: State, seen: View) -> None:
    """Everything public, as the view tells it."""
    world.phase = PHASES.index(seen["phase"])
    world.turn, world.turn_number = seen["turn"], seen["turn_number"]
    world.passes, world.ultimatches = seen["passes"], seen["ultimatches"]
    world.trades = seen["trades"]
    world.asked, world.declined = union_of(seen["asked"]), union_of(seen["declined"])
    for place, code in enumerate(code for row in seen["pyramid"] for code in row):
        if code:
            world.put(place, GONE if code == DOWN else NUMBERS[code])
    world.face_up = uncovered(world.standing)
    world.set_alta(_numbers(seen["alta"]))
    world.set_piles([], _numbers(seen["discard"]))
    for offer in seen["offers"]:
        fields = {key: value for key, value in offer.items() if key != "seat"}
        move = encode({"move": "offer", "card": CODES[0], **fields})  # type: ignore[dict-item]  # an offer's own fields
        world.set_offer(offer["seat"], NO_CARD, (move - OFFER) % SIGNALS)
    if "result" in seen:
        world.reason = seen["result"]["reason"]


def _lay_revealed(world: State, seen: View) -> None:
    """UM-73: after the end nothing is left to imagine."""
    hidden = seen["revealed"]
    for seat, hand in enumerate(hidden["hands"]):
        world.set_hand(seat, union_of(_numbers(hand)))
    world.set_piles(_numbers(hidden["draw"])[::-1], world.discards())
    for place, code in enumerate(code for row in hidden["pyramid"] for code in row):
        if code:
            world.put(place, NUMBERS[code])


def _take_own(world: State, seen: View, memory: Memory) -> None:
    """What this seat holds, and what it knows others to hold."""
    me = memory.seat
    if me is None:
        return
    world.set_hand(me, union_of(_numbers(seen["hand"])))
    if "donation" in seen:
        world.set_donation(me, NUMBERS[seen["donation"]])
    if "offered" in seen:
        world.set_offer(me, NUMBERS[seen["offered"]], world.signals[me])
    world.set_reward(_numbers(seen.get("reward", [])))
    for other, codes in enumerate(seen["known"]):
        known = union_of(_numbers(codes))
        world.set_known(me, other, known)
        world.set_hand(other, world.hands[other] | known)


def _deal_unseen(world: State, seen: View, memory: Memory, chance: Chance) -> None:
    """Every hidden place gets a card that may lie there, the most restricted places first."""
    others = [seat for seat in range(world.seats) if seat != memory.seat]
    places: list[tuple[int, str, int]] = [
        (memory.not_in_pyramid, "pyramid", place)
        for place in members(world.standing & ~world.face_up)
    ]
    places += [(memory.not_in_pile, "draw", 0)] * seen["draw_count"]
    for seat in others:
        missing = seen["sizes"][seat] - size(world.hands[seat])
        places += [(held, "hand", seat) for held in memory.slots(seat, missing)]
    places += [(NONE, "donation", seat) for seat in seen["donated"] if seat in others]
    if world.phase == REWARD and world.turn in others:
        places += [(NONE, "reward", world.turn)] * REWARD_SIZE
    unseen = DECK & ~union_of(_numbers([code for code, count in stock(world).items() if count]))
    places.sort(key=lambda place: size(unseen & ~place[0]))
    for barred, zone, where in places:
        card = _any(unseen & ~barred or unseen, chance)
        unseen ^= only(card)
        _put(world, zone, where, card)
    pile = world.drawables()
    chance.shuffle(pile)
    world.set_piles(pile, world.discards())
    for seat in others:
        if any(offer["seat"] == seat for offer in seen["offers"]):
            world.set_offer(seat, _any(world.hands[seat], chance), world.signals[seat])


def _any(cards: int, chance: Chance) -> int:
    return nth(cards, chance.below(size(cards)))


def _put(world: State, zone: str, where: int, card: int) -> None:
    if zone == "pyramid":
        world.put(where, card)
    elif zone == "draw":
        world.pile_up(card)
    elif zone == "hand":
        world.set_hand(where, world.hands[where] | only(card))
    elif zone == "donation":
        world.set_donation(where, card)
    else:
        world.set_reward([*world.rewards(), card])

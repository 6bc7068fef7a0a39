"""What a seat of Boom Goes the Dynamite may see, built up from nothing."""

from typing import NotRequired, TypedDict

from handful.core import Form, Millis, Seat
from handful.core.sets import has, members, size

from ..rules.cards import IGNITE_CODES, MATCH_CODES, PLACE_NAMES
from ..rules.constants import NOBODY, OVER, PHASES, TWO_UP, WINDOW
from ..rules.move_codes import verb_of
from ..rules.move_numbers import IGNITE
from ..rules.moves import MOVES
from ..rules.rules import State


class Cell(TypedDict):
    """A card of the matchbox; `card` is there while it lies open (or `memory_aid` keeps it)."""

    place: str
    number: int
    """Counted up with every card laid into the matchbox."""
    up: bool
    seen: bool
    card: NotRequired[str]


class Window(TypedDict):
    """The burning window."""

    cards: list[str]
    wins: int
    until: int | None
    stock: int | None
    flips_from: int
    """Before this moment no further card may be turned over (BD-91)."""


class Revealed(TypedDict):
    """What the end of the game turns up (BD-82)."""

    matchbox: list[str]
    hands: list[list[str]]
    match_pile: list[str]
    ignite_pile: list[str]
    hauls: list[list[str]]


class Own(TypedDict, total=False):
    """What only its owner sees."""

    hand: list[str]
    can_ignite: bool
    ignitions: list[str]


class View(Own):
    """All that a seat may see."""

    phase: str
    turn: int
    first_moment: bool
    timer_ok: bool
    had_success: bool
    matchbox: list[Cell]
    laid: int
    match_pile: int
    ignite_pile: int
    sizes: list[int]
    scores: list[int]
    won: list[list[str]]
    hauls: list[int]
    """How many cards lie unseen in each score pile."""
    pool: list[str] | None
    burnt: list[str]
    window: Window | None
    dry: int
    dry_limit: int
    """After so many dry turns in a row help comes."""
    called: list[int]
    agreed: list[int]
    late: int | None
    reason: str
    memory_aid: str
    now: int
    revealed: NotRequired[Revealed]


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
        dry_limit=state.patience(),
        called=members(state.called),
        agreed=members(state.agreed),
        late=None if state.late == NOBODY else state.late,
        reason=state.reason,
        memory_aid=state.house.options.memory_aid,
        now=state.now,
    )
    if state.phase == OVER:  # BD-82
        seen["revealed"] = _revealed(state)
    return seen if seat is None else {**seen, **own(state, seat)}


def own(state: State, seat: Seat) -> Own:
    """What only this seat sees."""
    seen = Own(hand=ignite_codes(state.hands[seat]))
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


def won_cards(state: State) -> list[list[int]]:
    return [state.won(seat) for seat in range(state.seats)]


def haul_cards(state: State) -> list[list[int]]:
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
        hauls=[[MATCH_CODES[card] for card in haul] for haul in haul_cards(state)],
    )


def _hint(state: State, seen: Own) -> None:
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


def is_unlisted(view: View, form: Form) -> bool:
    """Ignitions and claims are for the player to find, unless `ignite_hint` shows them."""
    return form["move"] in ("ignite", "claim") and "ignitions" not in view


def fuse_end(view: View) -> Millis | None:
    """When the burning window closes."""
    return view["window"]["until"] if view["window"] else None

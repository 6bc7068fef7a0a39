"""Lantern, a game for tests of the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from handful.core import Bots, Chance, Face, Form, Game, Knowledge, Rules, Screens, Told, styled

from .rules import (
    CARDS,
    CODES,
    MOVES,
    Clapped,
    Dealt,
    Gave,
    Laid,
    LanternOptions,
    Peeked,
    Said,
    State,
    Talk,
    start,
)

View = Mapping[str, object]


def view(state: State, seat: int | None) -> View:
    """The table, and for a seat its own hand."""
    seen: dict[str, object] = {
        "turn": state.turn,
        "laid": [CODES[card] for card in state.laid],
        "sizes": [len(hand) for hand in state.hands],
        "bids": state.bids[:],
        "now": state.now,
        "since": state.since,
    }
    if seat is not None:
        seen["hand"] = [CODES[card] for card in sorted(state.hands[seat])]
    return seen


class Text:
    """Lantern in words."""

    def draw(self, view: Any, me: int | None, names: Sequence[str], width: int) -> list[str]:
        """What lies there, and one's hand."""
        lines = [f"laid: {' '.join(view['laid'][-3:]) or 'nothing'}"]
        lines += [f"  {name}: {size}" for name, size in zip(names, view["sizes"], strict=True)]
        if "hand" in view:
            lines.append("hand: " + " ".join(styled("gold", code) for code in view["hand"]))
        return lines

    def prompt(self, view: Any, me: int | None, names: Sequence[str]) -> str:
        """Whose turn it is."""
        return f"It is the turn of {names[view['turn']]}."

    def tell(self, event: Told, names: Sequence[str]) -> str | None:
        """One line of the log."""
        shown = {key: value for key, value in event.items() if key not in ("event", "seat")}
        return f"{names[int(str(event['seat']))]} {event['event']} {shown or ''}"

    def explain(self, view: Any, form: Form, names: Sequence[str]) -> str:
        """What it does."""
        return f"Because of {form['move']}."


class Memory:
    """How many events there were."""

    def __init__(self, options: LanternOptions, seats: int, seat: int | None) -> None:
        self.options, self.seats, self.seat = options, seats, seat
        self.told: list[Told] = []

    def fold(self, event: Told) -> None:
        """Take one more event in."""
        self.told.append(event)


class Heuristic:
    """Lays the first card, never claps."""

    def choose(
        self, view: View, memory: Memory, legal: Sequence[int], must: bool, chance: Chance
    ) -> int | None:
        """The first move that is not a clap."""
        lays = [move for move in legal if MOVES.decode(move)["move"] in ("lay", "bid")]
        return lays[0] if lays and must else None


def _none(*_: Any) -> Any:
    raise NotImplementedError


def secrets(state: State, seat: int | None) -> list[list[int]]:
    """Other hands and the pile."""
    others = [card for one, hand in enumerate(state.hands) if one != seat for card in hand]
    return [others + state.pile]


def imagine(seen: View, memory: Memory, chance: Chance) -> State:
    """Any cards in the other hands; who has clapped makes no matter."""
    world = State(memory.options, memory.seats)
    known: Any = seen
    world.turn, world.bids = known["turn"], known["bids"][:]
    world.now, world.since = known["now"], known["since"]
    world.laid = [CODES.index(code) for code in known["laid"]]
    own = [CODES.index(code) for code in known["hand"]]
    world.pile = [card for card in range(CARDS) if card not in {*world.laid, *own}]
    chance.shuffle(world.pile)
    for seat, size in enumerate(known["sizes"]):
        hand = own if seat == memory.seat else [world.pile.pop() for _ in range(size)]
        world.hands[seat] = hand
    return world


GAME: Game[State, Memory, View] = Game(
    key="lantern",
    name="Lantern",
    tagline="A little of everything.",
    players=(1, 4),
    minutes=(1, 2),
    clause="LN",
    rules_number=1,
    rules=Rules(
        options=LanternOptions,
        start=start,
        moves=MOVES,
        events=(Dealt, Laid, Peeked, Gave, Clapped, Said),
        bound=lambda options, seats: 10_000,
        talk=Talk(),
    ),
    knowledge=Knowledge(
        view=view,
        secrets=secrets,
        refill=_none,
        stock=lambda state: {"cards": CARDS},
        lay=lambda state: {"hands": [list(hand) for hand in state.hands], "turn": state.turn},
        arrange=_none,
        memory=Memory,
        imagine=imagine,
    ),
    bots=Bots(heuristic=Heuristic()),
    screens=Screens(
        faces=tuple(Face(code, f"lantern number {int(code[2:])}", "gold", "★") for code in CODES)
    ),
    text=Text(),
)

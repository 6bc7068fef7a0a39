"""What every bolt and block of That Match Game gained, against letting it be."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import sqrt

from handful.core import Figure, Past, Seat, message
from handful.core.hindsight import Step
from handful.core.message import Message, Who

from .messages.names import card_message
from .rules.events import OrangeBlocked, RedBlocked
from .rules.move_codes import move_of, verb_of
from .rules.move_numbers import BLOCK_ORANGE, BLOCK_RED, BOLT, CALL_RESCUE, DECLINE
from .rules.moves import MOVES
from .rules.rules import State

WORLDS = 96
THROWN = (BOLT, BLOCK_RED, BLOCK_ORANGE, CALL_RESCUE)
SHOWN = 12
"""So many throws are shown, those that made most difference."""
SURE = 2.0
"""So many standard errors must a throw be away from nothing to be called good or bad."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Cards thrown on somebody's play; stars ahead of the average of the others."""

    turn: int
    entry: int
    seat: Seat
    against: Seat
    kind: str
    cards: list[str]
    stars: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance could make."""
        return abs(self.stars) > SURE * self.error


def hindsight(past: Past) -> list[Figure]:
    """Did it pay?"""
    throws = sorted(_throws(past), key=lambda one: -abs(one.stars))
    if not throws:
        return []
    shown = sorted(throws[:SHOWN], key=lambda one: one.entry)
    best = max(throws, key=lambda one: one.stars)
    said = [
        message(
            "look-paid",
            count=len(throws),
            paid=sum(one.is_sure and one.stars > 0 for one in throws),
            cost=sum(one.is_sure and one.stars < 0 for one in throws),
        )
    ]
    if best.is_sure and best.stars > 0:
        stars = _signed(best.stars)
        said.append(message("look-best", seat=Who(best.seat), turn=best.turn, stars=stars))
    return [
        Figure(
            key="throws",
            title=message("look-pay"),
            said=said,
            heads=[
                message("figure-turn"),
                message("figure-player"),
                message("look-thrown"),
                message("look-on"),
                message("look-stars"),
            ],
            rows=[
                (
                    one.turn,
                    message("figure-name", seat=Who(one.seat)),
                    _thrown(one),
                    message("figure-name", seat=Who(one.against)),
                    f"{_signed(one.stars)} ± {one.error:.1f}",
                )
                for one in sorted(throws, key=lambda one: one.entry)
            ],
            data={
                "throws": [asdict(one) for one in shown],
                "count": len(throws),
                "best": best.entry,
            },
        )
    ]


def _throws(past: Past) -> Iterator[Throw]:
    for step in past.steps():
        if step.move is not None and verb_of(step.move) in THROWN:
            yield _weighed(past, step)


def _weighed(past: Past, step: Step) -> Throw:
    """In worlds with the same hands: stars ahead with it, less stars ahead without it."""
    state: State = step.state
    turn, against = state.turns + 1, _owner(past, step)
    worlds, gaps = past.as_it_was(step), []
    for number in range(WORLDS):
        world: State = worlds(number)
        other = world.clone()
        step.make(world)
        other.apply(step.seat, move_of(DECLINE))
        gaps.append(_ahead(past, world, number, step.seat) - _ahead(past, other, number, step.seat))
    mean = sum(gaps) / WORLDS
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (WORLDS - 1) / WORLDS)
    form = MOVES.decode(step.move or 0)
    cards = form.get("cards", (form.get("card", ""),))
    assert isinstance(cards, list | tuple)
    return Throw(
        turn,
        step.entry,
        step.seat,
        against,
        str(form["move"]),
        [str(card) for card in cards],
        mean,
        error,
    )


def _owner(past: Past, step: Step) -> Seat:
    """Whose card it answers: the one that a block names; the one in force; what beat one's own."""
    state: State = step.state
    for event in past.brought(step.number):
        if isinstance(event, RedBlocked | OrangeBlocked):
            return int(state.entry_by[event.target_entry])
    owner = int(state.entry_by[state.standing] if state.standing >= 0 else state.turn)
    if owner != step.seat:
        return owner
    return next(one for one in reversed(state.entry_by[: state.entries]) if one != step.seat)


def _ahead(past: Past, world: State, number: int, seat: Seat) -> float:
    past.played_on(world, number)
    points = [world.points[one] for one in range(world.seats)]
    return points[seat] - (sum(points) - points[seat]) / (world.seats - 1)


def _thrown(one: Throw) -> Message:
    return message("look-cards", cards=tuple(card_message(card) for card in one.cards))


def _signed(stars: float) -> str:
    return f"{stars:+.1f}".replace("-", "−")

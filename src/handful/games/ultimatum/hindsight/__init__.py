"""Who gave what to whom in Ultimatum, which offers would have been taken, and promises kept."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import cast

from handful.core import Chance, Event, Figure, Past, Seat, message
from handful.core.hindsight import Step
from handful.core.message import Who

from ..bots.heuristic import Heuristic
from ..bots.mood import usually_taken
from ..knowledge.memory import Memory
from ..knowledge.view import view
from ..rules.constants import CHOOSING
from ..rules.events import Blocked, ChipsMoved, StacksSwapped, TurnStarted
from ..rules.moves import ACCEPT, REJECT
from ..rules.rules import State
from .promises import Promises

ADVICE = Heuristic()
AS_OFTEN_AS_NOT = 0.5
FEWEST_CHIPS = 2
"""A smaller stack is not worth bargaining about."""


@dataclass(slots=True)
class Offer:
    """An Ultimatum's first offer, and how the responder answered."""

    turn: int
    entry: int
    seat: Seat
    responder: Seat
    target: Seat
    pool: int
    share: int
    least: int | None
    """The smallest share that would have been taken; None: no share would."""
    answer: str
    """`taken`, `outbid`, `refused` or `blocked`."""


def hindsight(past: Past) -> list[Figure]:
    """The ledger, and the offers."""
    gave: Counter[tuple[Seat, Seat]] = Counter()
    offers: list[Offer] = []
    promises, turn = Promises(past.seats), 0
    for step in past.steps():
        events = past.brought(step.number)
        if step.state.phase == CHOOSING and step.move is not None:
            offer = _offer(step, turn)
            offers += [offer] if offer else []
        for event in events:
            turn += isinstance(event, TurnStarted)
            gave.update(_gave(event))
            if isinstance(event, Blocked) and offers and offers[-1].turn == turn:
                offers[-1].answer = "blocked"
        promises.take(step, events)
    ledger = _ledger(past, gave, promises)
    return [ledger, *([_offers(offers)] if offers else [])]


def _gave(event: Event) -> dict[tuple[Seat, Seat], int]:
    """The chips that went from one stack to another."""
    match event:
        case ChipsMoved(payer, receiver, count):
            return {(payer, receiver): count}
        case StacksSwapped():
            less = event.before[0] - event.after[0]
            return {(event.a, event.b): less} if less > 0 else {(event.b, event.a): -less}
    return {}


def _offer(step: Step, turn: int) -> Offer | None:
    """The first proposal, against the share from which it would have been taken."""
    state: State = step.state
    pool, seat = state.pool(), step.seat
    if pool < FEWEST_CHIPS or step.move is None:
        return None
    chosen = step.move - ACCEPT
    answer = "refused" if step.move == REJECT else "taken" if chosen == 0 else "outbid"
    return Offer(
        turn,
        step.entry,
        state.bidders[0],
        seat,
        state.target,
        pool,
        state.shares[0],
        _least(step, pool),
        answer,
    )


def _least(step: Step, pool: int) -> int | None:
    """The smallest share that helps the responder, by the rulebook's advice, and insults nobody.

    By the advice alone a share of nothing is good enough where it only hurts whoever leads.
    """
    seat, alone = step.seat, step.state.clone()
    memory = cast(Memory, step.memories[seat])
    alone.proposals = 1
    for share in range(pool + 1):
        alone.shares[0] = share
        helps = ADVICE.choose(view(alone, seat), memory, (ACCEPT, REJECT), True, Chance(0))
        if helps == ACCEPT and usually_taken(memory, share, pool, seat) >= AS_OFTEN_AS_NOT:
            return share
    return None


def _ledger(past: Past, gave: Counter[tuple[Seat, Seat]], promises: Promises) -> Figure:
    seats = range(past.seats)
    most = max(gave.items(), key=lambda one: one[1], default=None)
    said = []
    if most and most[1]:
        (giver, taker), count = most
        said.append(message("look-gave-most", seat=Who(giver), to=Who(taker), count=count))
    for seat in seats:
        made, kept = promises.made[seat], promises.kept[seat]
        if made:
            said.append(message("look-promises", seat=Who(seat), kept=kept, count=made))
    chips = list(past.outcome.scores)
    return Figure(
        key="ledger",
        title=message("look-ledger"),
        said=said,
        heads=[
            message("look-from-to"),
            *(message("figure-name", seat=Who(seat)) for seat in seats),
            message("look-kept"),
            message("look-at-the-end"),
        ],
        rows=[
            (
                message("figure-name", seat=Who(seat)),
                *("–" if seat == to else gave[seat, to] for to in seats),
                f"{promises.kept[seat]}/{promises.made[seat]}" if promises.made[seat] else "–",
                chips[seat],
            )
            for seat in seats
        ],
        data={
            "gave": [[gave[seat, to] for to in seats] for seat in seats],
            "made": promises.made,
            "kept": promises.kept,
            "chips": chips,
        },
    )


def _offers(offers: Sequence[Offer]) -> Figure:
    low = [one for one in offers if one.least is not None and one.share < one.least]
    said = [message("look-offers-low", count=len(low), all=len(offers))]
    never = sum(one.least is None for one in offers)
    if never:
        said.append(message("look-offers-never", count=never))
    return Figure(
        key="offers",
        title=message("look-offers"),
        said=said,
        heads=[
            message("figure-turn"),
            message("figure-player"),
            message("look-to"),
            message("look-offered"),
            message("look-least"),
            message("look-answer"),
        ],
        rows=[
            (
                one.turn,
                message("figure-name", seat=Who(one.seat)),
                message("figure-name", seat=Who(one.responder)),
                f"{one.share}/{one.pool}",
                "–" if one.least is None else f"{one.least}/{one.pool}",
                message("look-answered", answer=one.answer),
            )
            for one in offers
        ],
        data={"offers": [asdict(one) for one in offers]},
    )

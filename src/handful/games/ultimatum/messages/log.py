"""What a log says of each event of Ultimatum: the only choice of a line, for pages and terminals.

An answer names what it answers: whose offer is taken, and whether no Block or no Counter is played.
The event does not say it, so the line is made from what was told before, too (`follow`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from handful.core import JsonValue, Message, Seat, Told, Who, message

from .names import card_message, cards_counted
from .speech import spoken


def tell(event: Told) -> Message | None:
    """One line, from what one seat was told."""
    return follow(event, ())


def follow(event: Told, before: Iterable[Told]) -> Message | None:
    """The same, with what was told before it, newest first."""
    match event:
        case {"event": "round_started", "round": int(number), "dealer": int(dealer)}:
            return message("log-round", round=number, seat=Who(dealer))
        case {"event": "dealt", "seat": int(seat), "kinds": list(kinds)}:
            return message("log-dealt", seat=Who(seat), count=len(kinds))
        case {"event": "played", "seat": int(seat), "card": str(code), "parameters": dict(at)}:
            return _played(Who(seat), code, at)
        case {"event": "blocked", "seat": int(seat), "card": str(code)}:
            return message("log-blocked", seat=Who(seat), card=card_message(code))
        case {"event": "rejected", "seat": int(seat)}:
            return message("log-rejected", seat=Who(seat))
        case {"event": "declined" | "countered" | "accepted", "seat": int(seat)}:
            return _answered(event, Who(seat), affair_before(before))
        case {"event": "said", "seat": int(seat), "message": dict(talk)}:
            words = spoken(talk, seat)
            if "ref" in talk:
                return message("log-answered", seat=Who(seat), words=words)
            return message("log-said", seat=Who(seat), words=words)
    return _moved(event) or _ended(event)


@dataclass(frozen=True, slots=True)
class Affair:
    """What an answer is about: the card, whom it is against, and the offers so far."""

    card: str
    target: Seat
    responder: Seat
    offers: tuple[tuple[Seat, int], ...]
    is_settled: bool


def affair_before(before: Iterable[Told]) -> Affair | None:
    """The card that is being answered, from what was told since, newest first."""
    counters: list[tuple[Seat, int]] = []
    is_settled = False
    for event in before:
        match event:
            case {"event": "accepted"}:
                is_settled = True
            case {"event": "countered", "seat": int(seat), "share": int(share)}:
                counters.append((seat, share))
            case {"event": "played", "seat": int(seat), "card": str(code), "parameters": dict(at)}:
                return Affair(
                    code,
                    _seat(at, "target", "from", "with"),
                    _seat(at, "responder"),
                    ((seat, _number(at, "share")), *reversed(counters)),
                    is_settled,
                )
    return None


def _answered(event: Told, seat: Who, affair: Affair | None) -> Message:
    match event:
        case {"event": "countered", "share": int(share)}:
            return _countered(seat, share, affair)
        case {"event": "accepted", "proposal": int(number)}:
            if affair is None or number >= len(affair.offers):
                return message("log-accepted-one", seat=seat)
            by, share = affair.offers[number]
            return message("log-accepted", seat=seat, by=Who(by), count=share)
    if affair is None:
        return message("log-declined", seat=seat)
    if affair.card == "UL" and not affair.is_settled:
        first, share = affair.offers[0]
        if first == seat.seat:
            return message("log-no-raise", seat=seat, count=share)
        return message("log-no-counter", seat=seat)
    return message("log-no-block", seat=seat)


def _countered(seat: Who, share: int, affair: Affair | None) -> Message:
    if affair is None:
        return message("log-countered-one", seat=seat, count=share)
    responder = Who(affair.responder)
    if affair.target == seat.seat:
        return message("log-countered-keeps", seat=seat, responder=responder, count=share)
    return message("log-countered", seat=seat, responder=responder, count=share)


def _played(seat: Who, code: str, at: Mapping[str, JsonValue]) -> Message:
    card = card_message(code)
    match code:
        case "UL":
            return message(
                "log-ultimatum",
                seat=seat,
                target=Who(_seat(at, "target")),
                responder=Who(_seat(at, "responder")),
                count=_number(at, "share"),
            )
        case "SW":
            target = Who(_seat(at, "with"))
            return message("log-swap", seat=seat, target=target, what=str(at["what"]))
        case "ST":
            return message("log-steal", seat=seat, target=Who(_seat(at, "from")))
        case "DR" if at["to"] != seat.seat:
            return message("log-played-for", seat=seat, card=card, target=Who(_seat(at, "to")))
        case "BL" | "CO":
            return message("log-thrown", seat=seat, card=card)
    return message("log-played", seat=seat, card=card)  # who gets what is told with the chips


def _moved(event: Told) -> Message | None:
    """Chips and cards that change places."""
    match event:
        case {
            "event": "chips_moved",
            "payer": int(payer),
            "receiver": int(to),
            "count": int(count),
        }:
            if not count:
                return message("paid-nothing", seat=Who(to), payer=Who(payer))
            if event["short"]:
                return message("paid-short", seat=Who(to), payer=Who(payer), count=count)
            return message("paid", seat=Who(to), payer=Who(payer), count=count)
        case {"event": "stacks_swapped", "a": int(a), "b": int(b), "after": [int(x), int(y)]}:
            return message("log-stacks", a=Who(a), b=Who(b), x=x, y=y)
        case {"event": "hands_swapped", "a": int(a), "b": int(b), "counts": [int(x), int(y)]}:
            return message("log-hands", a=Who(a), b=Who(b), x=x, y=y)
        case {"event": "drew", "seat": int(seat), "count": int(count)}:
            return message("log-drew", seat=Who(seat), count=count)
        case {"event": "drawn", "seat": int(seat), "kinds": list(kinds)} if kinds:
            return message("log-drawn", seat=Who(seat), cards=cards_counted(map(str, kinds)))
        case {"event": "hand_received", "seat": int(seat), "kinds": list(kinds)} if kinds:
            return message("log-holds", seat=Who(seat), cards=cards_counted(map(str, kinds)))
    return None


def _ended(event: Told) -> Message | None:
    match event:
        case {"event": "round_ended", "reason": "round_card", "seats": [int(seat)]}:
            return message("log-round-card", seat=Who(seat))
        case {"event": "round_ended", "seats": list(seats)}:
            return message("log-round-empty", seats=_seats(seats))
        case {"event": "scored", "chips": list(stacks), "totals": list(totals)}:
            if stacks == totals:
                return message("log-scored", chips=_by_seat(stacks))
            return message("log-scored-totals", chips=_by_seat(stacks), totals=_by_seat(totals))
        case {"event": "game_over", "winners": list(winners)}:
            return message("log-game-over", seats=_seats(winners))
    return None


def _by_seat(values: Sequence[JsonValue]) -> tuple[Message, ...]:
    return tuple(
        message("seat-count", seat=Who(seat), count=count)
        for seat, count in enumerate(values)
        if isinstance(count, int)
    )


def _seats(seats: Sequence[JsonValue]) -> tuple[Who, ...]:
    return tuple(Who(seat) for seat in seats if isinstance(seat, int))


def _seat(at: Mapping[str, JsonValue], *names: str) -> Seat:
    """The first of these seats that was named with a card."""
    return next((seat for name in names if isinstance(seat := at.get(name), int)), 0)


def _number(at: Mapping[str, JsonValue], name: str) -> int:
    found = at.get(name)
    return found if isinstance(found, int) else 0

"""What a log says of each event of Boom: the only choice of a line, for pages and terminals.

It never names the face of a card that may be turned down again: forgetting is the game.
"""

from collections.abc import Sequence

from handful.core import Argument, Message, Told, Who, message

from ..rules.cards import KINDS, MATCH_NUMBERS, VALUE_OF
from ..rules.event_builders import equation
from ..rules.sums import QUARTERS
from .names import card_message


def tell(event: Told) -> Message | None:
    """One line, from what one seat was told."""
    match event:
        case {"event": "started", "first": int(seat)}:
            return message("log-begins", seat=Who(seat))
        case {"event": "dealt", "seat": int(seat), "cards": list(own)}:
            return message("log-dealt", seat=Who(seat), cards=_cards(own))
        case {"event": "drew", "seat": int(seat), "cards": list(own)}:
            return message("log-drew-cards", seat=Who(seat), cards=_cards(own))
        case {"event": "drew", "seat": int(seat), "count": int(count)}:
            return message("log-drew", seat=Who(seat), count=count)
        case {"event": "flipped", "seat": int(seat), "place": str(place)}:
            return message("log-flipped", seat=Who(seat), place=place)
        case {"event": "matched", "seat": int(seat)}:
            return _matched(event, Who(seat))
        case {"event": "exploded", "seat": int(seat)}:
            return _exploded(event, Who(seat))
        case {"event": "row_added", "places": list(places)}:
            return message("log-row", places=tuple(map(str, places)))
        case {"event": "window_opened", "seat": int(seat), "cards": list(laid)}:
            wilds = sum(str(code).startswith("W") for code in laid)
            timers = len(laid) - wilds
            return message("log-fuse", seat=Who(seat), timers=timers, wilds=wilds)
        case {"event": "time_added", "seat": int(seat), "card": str(code)}:
            return message("log-time", seat=Who(seat), card="wild" if code[0] == "W" else "timer")
        case {"event": "window_closed"}:
            return _closed(event)
        case {"event": "turn_ended", "seat": int(seat), "reason": "missed", "dry": int(dry)}:
            return message("log-missed", seat=Who(seat), count=dry)
        case {"event": "game_ended", "winners": list(winners), "scores": list(scores)}:
            return _ended([seat for seat in winners if isinstance(seat, int)], scores)
    return _stuck(event)


def _stuck(event: Told) -> Message | None:
    """What is said about being stuck, and what follows."""
    match event:
        case {"event": "stuck_called", "seat": int(seat)}:
            return message("log-stuck", seat=Who(seat))
        case {"event": "stuck_answered", "seat": int(seat), "answer": str(answer)}:
            return message("log-answered", seat=Who(seat), answer=answer)
        case {"event": "stuck_step", "door": str(door)}:
            return message("log-door", door=door)
        case {"event": "pool_opened", "cards": list(laid)}:
            return message("log-pool", count=len(laid))
    return None


def kinds_in(laid: object) -> tuple[int, ...]:
    """The kinds in a list of a move or an event, by their numbers."""
    return tuple(KINDS.index(str(kind)) for kind in laid) if isinstance(laid, list | tuple) else ()


def value_of(code: str) -> int:
    """The number on a MATCH card."""
    return VALUE_OF[MATCH_NUMBERS[code]]


def _cards(codes: Sequence[object]) -> tuple[Message, ...]:
    return tuple(card_message(str(code)) for code in codes)


def _matched(event: Told, seat: Who) -> Message:
    match event:
        case {
            "kind": str(kind),
            "places": [str(first), str(second)],
            "cards": [str(one), str(other)],
            "laid": [list(on_one), list(on_other)],
            "used": list(used),
        }:
            if kind == "found":
                number = value_of(one)
                return message("log-found", seat=seat, number=number, one=first, other=second)
            if kind == "wild":
                return message("log-wild", seat=seat, one=value_of(one), other=value_of(other))
            lists = kinds_in(on_one), kinds_in(on_other)
            sums = equation(value_of(one), value_of(other), lists, QUARTERS)
            return message("log-ignited", seat=seat, sums=sums, count=2 + len(used))
    raise ValueError(f"no match: {event}")


def _exploded(event: Told, seat: Who) -> Message:
    """What lay around the stick; cards that went unseen have no name (BD-42)."""
    match event:
        case {"place": str(place), "places": list(places), "cards": list(cards)}:
            around = [str(card) for at, card in zip(places, cards, strict=True) if at != place]
            if not all(around):
                return message("log-exploded-unseen", seat=seat, place=place, count=len(around))
            faces: tuple[Argument, ...] = tuple(
                card_message(code) if code == "D" else value_of(code) for code in around
            )
            return message("log-exploded", seat=seat, place=place, count=len(around), cards=faces)
    raise ValueError(f"no explosion: {event}")


def _closed(event: Told) -> Message:
    match event:
        case {"seat": int(seat), "reason": str(reason), "cards": list(laid), "scored": scored}:
            became = "scored" if scored else "lost"
            return message(
                "log-closed", seat=Who(seat), reason=reason, count=len(laid), became=became
            )
    raise ValueError(f"no window: {event}")


def _ended(winners: Sequence[int], scores: Sequence[object]) -> Message:
    best = scores[winners[0]]
    seats = tuple(Who(seat) for seat in winners)
    return message("log-over", seats=seats, count=best if isinstance(best, int) else 0)

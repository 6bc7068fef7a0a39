"""What a log says of each event of That Match Game: the only choice of a line, for every screen."""

from collections.abc import Sequence
from functools import reduce

from handful.core import Message, Told, Who, message

from ..rules.cards import ASKS, EXCLAMATION_LETTER, MULTI_LETTER, POINT_NUMBERS, STARS
from .names import card_message, cards_message, colour_message, sum_of


def tell(event: Told) -> Message | None:
    """One line, from what one seat was told."""
    return _tell_window(event) or _tell_turn(event) or _tell_game(event)


def sentences(*several: Message) -> Message:
    """Sentences, one after the other."""
    return reduce(lambda first, second: message("both", first=first, second=second), several)


def _tell_window(event: Told) -> Message | None:
    """A play, its answers, and what becomes of them."""
    match event:
        case {"event": "number_played", "seat": int(seat), "slot": int(slot)}:
            return _laid(event, Who(seat), slot + 1)
        case {"event": "special_played", "seat": int(seat), "target": int(target)}:
            return message("log-snatch", seat=Who(seat), target=Who(target))
        case {"event": "special_played", "seat": int(seat)}:
            return message("log-haul", seat=Who(seat))
        case {"event": "bolted", "seat": int(seat), "cards": list(codes)}:
            thrown = cards_message(codes)
            if len(codes) == 1:
                return message("log-bolted", seat=Who(seat), owner=Who(seat), cards=thrown)
            added = sum_of(codes)
            return message(
                "log-bolted-sum", seat=Who(seat), owner=Who(seat), cards=thrown, sum=added
            )
        case {"event": "red_blocked", "seat": int(seat), "target_card": str(code)}:
            card = card_message(code)
            match event["in_force"]:
                case int(owner):
                    return message("log-red-block", seat=Who(seat), card=card, owner=Who(owner))
            return message("log-red-block-nothing", seat=Who(seat), card=card)
        case {"event": "orange_blocked", "seat": int(seat), "in_force": int(owner)}:
            return message("log-orange-block", seat=Who(seat), owner=Who(owner))
        case {"event": "orange_blocked", "seat": int(seat)}:
            return message("log-orange-block-nothing", seat=Who(seat))
        case {"event": "rescue_called", "seat": int(seat)}:
            return message("log-rescue", seat=Who(seat))
        case {"event": "declined", "seat": int(seat)}:
            return message("log-declined", seat=Who(seat))
        case {"event": "settled", "returned": list(returned)}:
            return _settled(event, returned)
        case {"event": "special_cancelled", "seat": int(seat), "card": str(code)}:
            return message("log-cancelled", seat=Who(seat), card=card_message(code))
    return None


def _laid(event: Told, seat: Who, place: int) -> Message:
    code = str(event["card"])
    card, lane = card_message(code), "no"
    if code.startswith(MULTI_LETTER):
        lane = str(event["colour"])
    if event["takes"]:
        return message("log-laid-takes", seat=seat, card=card, place=place, lane=lane)
    value = event["value"]
    if code.endswith(EXCLAMATION_LETTER) and isinstance(value, int):
        return message("log-laid-counts", seat=seat, card=card, place=place, value=value)
    return message("log-laid", seat=seat, card=card, place=place, lane=lane)


def _settled(event: Told, returned: Sequence[object]) -> Message | None:
    """Told only where the outcome is not plain from what was played."""
    told = []
    if event["seat"] is None and not event["laid"] and not _is_special(event["discarded"]):
        told.append(message("log-nothing-sticks"))
    for seat, codes in enumerate(returned):
        if isinstance(codes, list) and codes:
            told.append(message("log-back", seat=Who(seat), cards=cards_message(codes)))
    return sentences(*told) if told else None


def _is_special(discarded: object) -> bool:
    """Whether a Haul or a Snatch opened the window: then its end is told by itself."""
    return isinstance(discarded, list) and discarded[:1] in (["HAUL"], ["SNATCH"])


def _tell_turn(event: Told) -> Message | None:
    """Drawing, discarding, and what happens to the point cards."""
    match event:
        case {"event": "drew" | "hauled", "seat": int(seat), "count": int(count)}:
            own = event.get("cards")
            if isinstance(own, list) and own:
                return message("log-drew-cards", seat=Who(seat), cards=cards_message(own))
            return message("log-drew", seat=Who(seat), count=count)
        case {"event": "reshuffled", "count": int(count)}:
            return message("log-reshuffled", count=count)
        case {"event": "snatched", "seat": int(seat), "source": int(source), "count": int(count)}:
            return _snatched(event, Who(seat), Who(source), count)
        case {"event": "trimmed", "seat": int(seat), "cards": list(codes)}:
            return message("log-discarded", seat=Who(seat), cards=cards_message(codes))
        case {"event": "tossed", "seat": int(seat), "cards": list(codes)}:
            return message("log-tossed", seat=Who(seat), cards=cards_message(codes))
        case {"event": "colour_closed", "slot": int(slot), "colour": str(colour)}:
            return message("log-filled", colour=colour_message(colour), place=slot + 1)
        case {"event": "point_taken", "seat": int(seat), "slot": int(slot), "stars": int(stars)}:
            place, total = slot + 1, event["total"]
            assert isinstance(total, int)
            return message("log-taken", seat=Who(seat), place=place, count=stars, total=total)
        case {"event": "market_refilled", "slot": int(slot)}:
            return _refilled(slot + 1, event["card"])
        case {"event": "turn_ended", "seat": int(seat)}:
            return message("log-turn-ended", seat=Who(seat))
    return None


def _snatched(event: Told, seat: Who, source: Who, count: int) -> Message:
    if not count:
        return message("log-snatched-none", target=source)
    code = event.get("card")
    if isinstance(code, str):
        return message("log-snatched-card", seat=seat, target=source, card=card_message(code))
    return message("log-snatched", seat=seat, target=source)


def _refilled(place: int, code: object) -> Message:
    if not isinstance(code, str):
        return message("log-refilled-none", place=place)
    card = POINT_NUMBERS[code]
    red, yellow, blue = ASKS[card]
    return message(
        "log-refilled", place=place, count=STARS[card], red=red, yellow=yellow, blue=blue
    )


def _tell_game(event: Told) -> Message | None:
    """How it begins and ends."""
    match event:
        case {"event": "stars_drawn", "seats": list(seats), "cards": list(codes)}:
            turned = [
                _turned(int(str(seat)), str(code)) for seat, code in zip(seats, codes, strict=True)
            ]
            return message("log-stars", turned=tuple(turned))
        case {"event": "first_seat", "seat": int(seat)}:
            return message("log-begins", seat=Who(seat))
        case {"event": "dealt", "seat": int(seat), "cards": list(cards)}:
            return message("log-dealt", seat=Who(seat), count=len(cards))
        case {"event": "game_over", "reason": str(reason), "winners": list(won)}:
            winners = tuple(Who(seat) for seat in won if isinstance(seat, int))
            points = event["points"]
            assert isinstance(points, list)
            stars = max(int(str(one)) for one in points)
            return message("log-game-over", reason=reason, seats=winners, count=stars)
    return None


def _turned(seat: int, code: str) -> Message:
    return message("log-turned", seat=Who(seat), count=STARS[POINT_NUMBERS[code]])

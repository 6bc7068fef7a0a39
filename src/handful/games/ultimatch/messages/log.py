"""What a log says of each event of Ultimatch: the only choice of a line, for every screen."""

from collections.abc import Mapping

from handful.core import Message, Told, Who, message

from ..rules.cards import NUMBERS
from .names import card_message, cards_named, gesture, how


def tell(event: Told) -> Message | None:
    """One line, from what one seat was told."""
    match event:
        case {"event": "dealt", "seat": int(seat), "cards": list(codes)}:
            return message("log-dealt", seat=Who(seat), count=len(codes))
        case {"event": "donated", "seat": int(seat)}:
            return message("log-donated", seat=Who(seat), card=_seen(event.get("card")))
        case {"event": "alta_revealed", "cards": list(codes), "starter": int(seat)}:
            return message("log-starts", cards=cards_named(codes), seat=Who(seat))
        case {"event": "alta_added", "card": str(code)}:
            return message("log-added", card=card_message(code))
        case {"event": "alta_removed", "card": str(code)}:
            return message("log-removed", card=card_message(code))
        case {"event": "matched"}:
            return _matched(event)
        case {"event": "revealed", "cards": list(codes)}:
            return message("log-revealed", cards=cards_named(codes))
        case {"event": "passed", "seat": int(seat), "counter": int(count)}:
            return message("log-passed", seat=Who(seat), count=count)
        case {"event": "reshuffled", "count": int(count)}:
            return message("log-reshuffled", count=count)
        case {"event": "suggested", "seat": int(seat), "target": str(place), "cards": list(codes)}:
            row, _, column = place.removeprefix("r").partition("c")
            cards = cards_named(codes)
            return message("log-suggested", seat=Who(seat), cards=cards, row=row, column=column)
        case {"event": "game_over", "result": dict(result)}:
            return ending(result)
    return _traded(event) or _drawn(event)


def _traded(event: Told) -> Message | None:
    """Offers and what becomes of them."""
    match event:
        case {"event": "offer_made", "seat": int(seat), "signal": dict(signal)}:
            card, meant = _seen(event.get("card")), gesture(signal)
            if meant is None:
                return message("log-offer", seat=Who(seat), card=card)
            return message("log-offer-gesture", seat=Who(seat), card=card, gesture=meant)
        case {"event": "offer_declined", "seat": int(seat)}:
            return message("log-no-offer", seat=Who(seat))
        case {"event": "trade_skipped", "seat": int(seat)}:
            return message("log-no-trade", seat=Who(seat))
        case {"event": "gifted", "seat": int(seat), "to": int(to)}:
            return message("log-gift", seat=Who(seat), to=Who(to), card=_seen(event.get("card")))
        case {"event": "traded", "seat": int(seat), "partner": int(partner)}:
            return _swapped(event, Who(seat), Who(partner))
    return None


def _swapped(event: Told, seat: Who, partner: Who) -> Message:
    """Both cards, for the two who saw them."""
    if "taken" not in event:
        return message("log-traded", seat=seat, partner=partner)
    taken = card_message(str(event["taken"]))
    if not event["given"]:
        return message("log-taken", seat=seat, partner=partner, card=taken)
    given = card_message(str(event["given"]))
    return message("log-swapped", seat=seat, partner=partner, given=given, taken=taken)


def _drawn(event: Told) -> Message | None:
    """Draws and rewards."""
    own = event.get("cards")
    cards = cards_named(own) if isinstance(own, list) else ()
    match event:
        case {"event": "drew", "seat": int(seat), "count": int(count)}:
            if cards:
                return message("log-drew-cards", seat=Who(seat), cards=cards)
            return message("log-drew", seat=Who(seat), count=count)
        case {"event": "reward_drawn", "seat": int(seat), "count": int(count)}:
            if cards:
                return message("log-reward-cards", seat=Who(seat), cards=cards)
            return message("log-reward", seat=Who(seat), count=count)
        case {"event": "reward_declined", "seat": int(seat)}:
            return message("log-reward-left", seat=Who(seat))
        case {"event": "reward_split", "seat": int(seat), "alta": str(code)}:
            card, kept = card_message(code), event.get("kept")
            if not kept:
                return message("log-reward-split", seat=Who(seat), card=card)
            own_card = card_message(str(kept))
            return message("log-reward-kept", seat=Who(seat), card=card, kept=own_card)
    return None


def _seen(code: object) -> Message:
    """A card by name for those who see it, else any card."""
    return card_message(str(code)) if code else message("a-card")


def _matched(event: Told) -> Message:
    match event:
        case {
            "seat": int(seat),
            "card": str(target),
            "cards": list(codes),
            "sources": list(sources),
            "ways": list(ways),
        }:
            who, card = Who(seat), card_message(target)
            cards = tuple(map(_played, codes, sources))
            played = [NUMBERS[str(code)] for code in codes]
            fits = how(NUMBERS[target], played, [str(way) for way in ways])
            if event["ultimatch"]:
                return message("log-ultimatch", seat=who, card=card, cards=cards, how=fits)
            return message("log-matched", seat=who, card=card, cards=cards, how=fits)
    raise ValueError(f"not a match: {event}")


def _played(code: object, source: object) -> Message:
    card = card_message(str(code))
    return message("card-of-all", card=card) if source == "alta" else card


def ending(result: Mapping[str, object]) -> Message:
    """Won or lost, and how."""
    turns, left = int(str(result["turns"])), int(str(result["pyramid_left"]))
    if result["result"] == "win":
        return message("log-won", count=turns)
    return message("log-lost", reason=str(result["reason"]), count=left)

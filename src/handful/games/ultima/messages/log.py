"""What a log says of each event of Ultima: the only choice of a line, for pages and terminals."""

from collections.abc import Sequence

from handful.core import Message, Told, Who, message

from .names import card_message, color_message


def tell(event: Told) -> Message | None:
    """One line, from what one seat was told."""
    match event:
        case {"event": "hand_started", "hand": int(hand), "starter": int(seat)}:
            return message("log-hand", hand=hand, seat=Who(seat))
        case {"event": "dealt", "seat": int(seat), "cards": list(cards)}:
            return message("log-dealt", seat=Who(seat), count=len(cards))
        case {"event": "flipped", "card": str(code), "color": str(color)}:
            if not code:
                return message("log-flipped-heard", color=color_message(color))
            return message("log-flipped", card=card_message(code))
        case {"event": "played", "seat": int(seat)}:
            return _played(event, Who(seat))
        case {"event": "uncovered", "card": str(code)}:
            return message("log-uncovered", card=card_message(code))
        case {"event": "direction", "direction": int(direction)}:
            return message("log-direction", way=way(direction))
        case {"event": "drew", "seat": int(seat), "count": int(count), "reason": str(reason)}:
            return _drew(event, Who(seat), count, reason)
        case {"event": "short", "owed": int(owed), "got": int(got)}:
            return message("log-short", owed=owed, got=got)
        case {"event": "reshuffled", "count": int(count)}:
            return message("log-reshuffled", count=count)
        case {"event": "pending", "target": int(seat), "count": int(count)}:
            return message("log-pending", seat=Who(seat), count=count)
        case {"event": "caught", "by": int(by), "target": int(seat)}:
            return message("log-caught", by=Who(by), seat=Who(seat))
        case {"event": "misheard", "seat": int(seat), "card": str(code)}:
            return message("log-misheard", seat=Who(seat), card=card_message(code))
        case {"event": "hand_over", "winner": winner, "gains": list(gains)}:
            return _hand_over(winner, gains)
        case {"event": "eliminated", "seat": int(seat), "total": int(total)}:
            return message("log-eliminated", seat=Who(seat), count=total)
        case {"event": "voted", "seat": int(seat), "vote": str(vote)}:
            return message("log-voted", seat=Who(seat), vote=vote)
        case {"event": "game_over", "winners": list(winners)}:
            seats = tuple(Who(seat) for seat in winners if isinstance(seat, int))
            return message("log-game-over", seats=seats)
        case {"event": "skipped", "seat": int(seat)}:
            return message("log-skipped", seat=Who(seat))
        case {"event": "kept", "seat": int(seat)}:
            return message("log-kept", seat=Who(seat))
        case {"event": "passed", "seat": int(seat)}:
            return message("log-passed", seat=Who(seat))
        case {"event": "called", "seat": int(seat)}:
            return message("log-called", seat=Who(seat))
    return None


def _played(event: Told, seat: Who) -> Message:
    code = str(event.get("card") or event["shown"])
    color = color_message(str(event["color"]))
    if not code:
        return message("log-played-heard", seat=seat, color=color)
    card = card_message(code)
    match event["action"]:
        case "reverse":
            return message("log-played-reverse", seat=seat, card=card)
        case "draw2":
            return message("log-played-draw2", seat=seat, card=card)
        case "wild":
            return message("log-played-wild", seat=seat, card=card, color=color)
    if event["match"] == ["complement"]:
        return message("log-played-octave", seat=seat, card=card)
    return message("log-played", seat=seat, card=card)


def _drew(event: Told, seat: Who, count: int, reason: str) -> Message:
    own = event.get("cards")
    if not isinstance(own, list):
        return message("log-drew", seat=seat, count=count, reason=reason)
    cards = tuple(card_message(str(code)) for code in own)
    return message("log-drew-cards", seat=seat, cards=cards, reason=reason)


def _hand_over(winner: object, gains: Sequence[object]) -> Message:
    if not isinstance(winner, int):
        return message("hand-undecided")
    gained = gains[winner]
    if not isinstance(gained, int) or not gained:
        return message("hand-won", seat=Who(winner))
    return message("log-hand-won", seat=Who(winner), gained=gained)


def way(direction: int) -> str:
    """The word for a direction of play."""
    return "clockwise" if direction > 0 else "counter"

"""What Ultimatch asks, of whom, and what each legal move would do."""

from collections.abc import Sequence
from functools import reduce

from handful.core import Form, Message, Seat, Who, message

from ..knowledge.view import View
from ..rules.cards import NUMBERS
from ..rules.event_builders import ways
from ..rules.pyramid import PLACE_NUMBERS
from .names import card_message, cards_named, gesture, how


def after(view: View) -> Seat | None:
    """Whose turn comes next; before all have donated nobody knows who begins."""
    if view["phase"] in ("donate", "over") or len(view["sizes"]) == 1:
        return None
    return (view["turn"] + 1) % len(view["sizes"])


def prompt(view: View, me: Seat | None) -> Message:
    """One sentence: what is asked, of whom."""
    if view["phase"] == "over":
        return message("prompt-over", result=view["result"]["result"])
    if view["phase"] == "donate":
        if me is not None and me not in view["donated"]:
            return message("prompt-donate")
        seats = range(len(view["sizes"]))
        waiting = tuple(Who(seat) for seat in seats if seat not in view["donated"])
        return message("prompt-donating", seats=waiting)
    if me == view["turn"]:
        return _own_prompt(view)
    turn = Who(view["turn"])
    if me in view["asked"]:
        return message("prompt-answer", seat=turn)
    if "offered" in view:
        return message("prompt-offered", card=card_message(view["offered"]), seat=turn)
    return message("prompt-other", seat=turn, phase="offers" if view["asked"] else view["phase"])


def _own_prompt(view: View) -> Message:
    """What the player on turn is asked."""
    match view["phase"]:
        case "trade" if view["asked"] and not view["offers"]:
            return message("prompt-offers")
        case "trade":
            return message("prompt-trade")
        case "reward_choice":
            return message("prompt-choice")
        case "reward":
            return message("prompt-reward")
    if is_last_pass(view):
        return message("prompt-match-last")
    return message("prompt-match")


def is_last_pass(view: View) -> bool:
    """Whether one more pass loses the game."""
    return view["passes"] + 1 == len(view["sizes"]) > 1


def is_last_card(view: View) -> bool:
    """Whether one more match clears the pyramid."""
    return sum(code != "" for row in view["pyramid"] for code in row) == 1


def name(view: View, form: Form) -> Message:
    """What a legal move is called, as advice."""
    match form:
        case {"move": "match", "target": str(place), "cards": tuple(codes)}:
            target = card_message(lying(view, place))
            return message("name-match", card=target, cards=cards_named(codes))
        case {"move": "donate", "card": str(code)}:
            return message("name-donate", card=card_message(code))
        case {"move": "keep", "card": str(code)}:
            return message("name-keep", card=card_message(code))
        case {"move": "offer" | "accept" | "gift"}:
            return explain(view, form)
        case {"move": str(verb)}:
            return message("name-move", move=verb)
    raise ValueError(f"no such move: {form}")


def explain(view: View, form: Form) -> Message:
    """What this legal move would do and why it is allowed."""
    match form:
        case {"move": "match", "target": str(place), "cards": tuple(codes)}:
            return _explain_match(view, place, [str(code) for code in codes])
        case {"move": "donate", "card": str(code)}:
            return message("explain-donate", card=card_message(code))
        case {"move": "offer"}:
            return offered(view, form)
        case {"move": "accept", "seat": int(seat)}:
            return accepted(form, seat)
        case {"move": "gift", "seat": int(seat), "card": str(code)}:
            return message("explain-gift", seat=Who(seat), card=card_message(code))
        case {"move": "keep", "card": str(code)}:
            other = next((one for one in view.get("reward", []) if one != code), code)
            return message("explain-keep", card=card_message(code), other=card_message(other))
        case {"move": "pass"} if view["passes"] + 1 == len(view["sizes"]):
            return message("explain-pass-last")
        case {"move": str(verb)}:
            return message("explain-move", move=verb)
    raise ValueError(f"no such move: {form}")


def sentences(*several: Message) -> Message:
    """Sentences, one after the other."""
    return reduce(lambda first, second: message("both", first=first, second=second), several)


def _explain_match(view: View, place: str, codes: Sequence[str]) -> Message:
    target, played = NUMBERS[lying(view, place)], [NUMBERS[code] for code in codes]
    found = ways(target, played, view["options"].get("primary_ultimatch", True) is not False)
    fits = how(target, played, found)
    if is_last_card(view):
        return message("fits-last", how=fits)
    if len(played) > 1 and len(found) > 1:
        return message("fits-ultimatch", how=fits)
    return message("fits", how=fits)


def lying(view: View, place: str) -> str:
    """The card that lies at a place of the pyramid."""
    return [code for row in view["pyramid"] for code in row][PLACE_NUMBERS[place]]


def offered(view: View, form: Form) -> Message:
    """A card that is put forward, with its gesture."""
    card, seat = card_message(str(form["card"])), Who(view["turn"])
    meant = gesture(form)
    if meant is None:
        return message("explain-offer", card=card, seat=seat)
    if "at" not in form:
        return message("explain-offer-gesture", card=card, seat=seat, gesture=meant)
    at = card_message(lying(view, str(form["at"])))
    return message("explain-offer-pointing", card=card, seat=seat, gesture=meant, at=at)


def accepted(form: Form, seat: Seat) -> Message:
    """A card that is taken, and what is given for it."""
    if "give" not in form:
        return message("explain-take", seat=Who(seat))
    return message("explain-accept", seat=Who(seat), card=card_message(str(form["give"])))

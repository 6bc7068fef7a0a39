"""What That Match Game asks, of whom, and what each legal move would do."""

from handful.core import Form, Message, Seat, Who, message

from ..knowledge.view import Slot, View, Window
from ..rules.cards import COLOURS, EXCLAMATIONS, NUMBER_OF, NUMBERS
from .names import card_message, cards_message, colour_message, sum_of


def waiting_for(view: View) -> list[Seat]:
    """The seats for which the table waits."""
    if view["window"]:
        return [one for one in view["window"]["asked"] if one not in view["window"]["declined"]]
    return [] if view["phase"] == "over" else [view["turn"]]


def after(view: View) -> Seat | None:
    """Whose turn comes next."""
    return None if view["phase"] == "over" else (view["turn"] + 1) % len(view["sizes"])


def prompt(view: View, me: Seat | None) -> Message:
    """One sentence: what is asked, of whom."""
    if view["phase"] == "over":
        return message("prompt-over")
    if me not in waiting_for(view):
        if view["window"]:
            return _others_answer(view, view["window"])
        return message("prompt-other", seat=Who(view["turn"]))
    if view["window"]:
        return _answer(view, view["window"])
    if view["phase"] == "draw":
        return message("prompt-draw", count=view["draw_most"])
    if view["phase"] == "trim":
        excess = view["sizes"][view["turn"]] - view["hand_limit"]
        return message("prompt-trim", count=excess, limit=view["hand_limit"])
    left = view["play_max"] - view["plays"]
    if view["plays"]:
        return message("prompt-play-more", count=left)
    return message("prompt-play", count=left)


def _others_answer(view: View, window: Window) -> Message:
    """Who may still answer, and what stands."""
    seats = tuple(map(Who, waiting_for(view)))
    if window["in_force"] is None or window["slot"] is None:
        return message("prompt-waiting", seats=seats)
    seat, colour = Who(window["in_force"]), colour_message(window["colour"])
    if window["standing"]:
        cards = window["entries"][window["standing"]]["cards"]
        return message(
            "prompt-waiting-bolts", seats=seats, seat=seat, count=len(cards), sum=sum_of(cards)
        )
    value = _value(window)
    return message("prompt-waiting-play", seats=seats, seat=seat, colour=colour, value=value)


def _value(window: Window) -> Message | int:
    """What the play counts that stands, as its card says it."""
    if not window["standing"] and EXCLAMATIONS >> NUMBERS[window["entries"][0]["cards"][0]] & 1:
        return message("exclamation-value", value=window["value"])
    return window["value"]


def _answer(view: View, window: Window) -> Message:
    """Whose play stands, and what it would bring."""
    if window["in_force"] is None:
        return message("prompt-answer-nothing")
    seat = Who(window["in_force"])
    if window["slot"] is None:
        target = window["entries"][0]["target"]
        if target is None:
            return message("prompt-answer-haul", seat=seat)
        return message("prompt-answer-snatch", seat=seat, target=Who(target))
    place, value = window["slot"] + 1, _value(window)
    colour, lies = colour_message(window["colour"]), view["market"][window["slot"]]
    if not window["takes"] or lies is None:
        if window["standing"]:
            return message(
                "prompt-answer-bolts", seat=seat, place=place, colour=colour, value=value
            )
        return message("prompt-answer", seat=seat, place=place, colour=colour, value=value)
    stars = lies["stars"]
    return message(
        "prompt-answer-takes", seat=seat, place=place, colour=colour, value=value, count=stars
    )


def name(view: View, form: Form) -> Message:
    """What a legal move is called, as advice."""
    match form:
        case {"move": "play_number", "card": str(code), "slot": int(slot), "colour": str(colour)}:
            lane = colour_message(colour)
            return message("name-lay", card=card_message(code), place=slot + 1, colour=lane)
        case {"move": "play_special", "target": int(target)}:
            return message("name-snatch", seat=Who(target))
        case {"move": "play_special"}:
            return message("name-haul")
        case {"move": "bolt", "cards": tuple(codes)}:
            total = sum_of(codes) if len(codes) > 1 else "no"
            return message("name-bolt", cards=cards_message(codes), sum=total)
        case {"move": "red_block", "target_card": str(code)}:
            return message("name-red", card=card_message(code))
        case {"move": "orange_block", "target_entry": int(entry)}:
            card, seat = _hit_by_orange(view, entry)
            return message("name-orange", card=card, seat=seat)
        case {"move": "draw"}:
            return explain(view, form)
        case {"move": "toss", "cards": tuple(codes)}:
            return message("name-toss", cards=cards_message(codes))
        case {"move": "trim", "cards": tuple(codes)}:
            return message("name-trim", cards=cards_message(codes))
        case {"move": str(verb)}:
            return message("name-move", move=verb)
    raise ValueError(f"no such move: {form}")


def explain(view: View, form: Form) -> Message:
    """What this legal move does and why it is allowed."""
    match form:
        case {"move": "draw", "count": int(count)}:
            return message("explain-draw", count=count)
        case {"move": "play_number", "card": str(code), "slot": int(slot), "colour": str(colour)}:
            return _explain_lay(view, code, slot, colour)
        case {"move": "play_special", "target": int(target)}:
            return message("explain-snatch", seat=Who(target))
        case {"move": "play_special"}:
            return message("explain-haul", limit=view["hand_limit"])
        case {"move": "bolt", "cards": tuple(codes)}:
            return _explain_bolt(view, codes)
        case {"move": "red_block", "target_card": str(code)}:
            return message("explain-red", card=card_message(code))
        case {"move": "orange_block", "target_entry": int(entry)}:
            return _explain_orange(view, entry)
        case {"move": "toss", "cards": tuple(codes)}:
            return message("explain-toss", cards=cards_message(codes))
        case {"move": "trim", "cards": tuple(codes)}:
            return message("explain-trim", cards=cards_message(codes), limit=view["hand_limit"])
        case {"move": str(verb)}:
            return message("explain-move", move=verb)
    raise ValueError(f"no such move: {form}")


def _explain_lay(view: View, code: str, slot: int, letter: str) -> Message:
    lies = view["market"][slot]
    assert lies is not None, "the move is legal"
    gap = lies["gaps"][COLOURS.index(letter)]
    exclaims = EXCLAMATIONS >> NUMBERS[code] & 1
    value = gap if exclaims else NUMBER_OF[NUMBERS[code]]
    card, place, colour = card_message(code), slot + 1, colour_message(letter)
    if value < gap:
        left = gap - value
        return message(
            "explain-lay", card=card, place=place, colour=colour, gap=gap, value=value, left=left
        )
    if not _is_last(lies, letter):
        return message("explain-lay-fills", card=card, place=place, colour=colour)
    stars = lies["stars"]
    return message("explain-lay-takes", card=card, place=place, colour=colour, count=stars)


def _is_last(lies: Slot, colour: str) -> bool:
    """Whether this is the only colour still open."""
    return sum(lies["gaps"]) == lies["gaps"][COLOURS.index(colour)]


def _explain_bolt(view: View, codes: tuple[int | str, ...]) -> Message:
    window = view["window"]
    assert window is not None, "the move is legal"
    assert window["in_force"] is not None, "bolts replace a claim that stands (TM-18)"
    cards, seat = cards_message(codes), Who(window["in_force"])
    total = sum_of(codes) if len(codes) > 1 else "no"
    lies = view["market"][window["slot"]] if window["slot"] is not None else None
    if not window["takes"] or lies is None:
        return message("explain-bolt", cards=cards, seat=seat, sum=total)
    stars = lies["stars"]
    return message("explain-bolt-takes", cards=cards, seat=seat, sum=total, count=stars)


def _explain_orange(view: View, entry: int) -> Message:
    card, seat = _hit_by_orange(view, entry)
    return message("explain-orange", card=card, seat=seat)


def _hit_by_orange(view: View, entry: int) -> tuple[Message, Who]:
    """The card that an orange block cancels, and whose it is."""
    window = view["window"]
    assert window is not None, "the move is legal"
    one = window["entries"][entry]
    return card_message(one["cards"][0]), Who(one["seat"])

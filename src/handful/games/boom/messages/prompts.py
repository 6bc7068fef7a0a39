"""What Boom asks, of whom, and what each legal move would do."""

from handful.core import Form, Message, Seat, Who, message

from ..knowledge.view import View
from ..rules.cards import WIDTH
from ..rules.event_builders import equation
from ..rules.sums import QUARTERS
from .log import kinds_in, value_of


def waiting_for(view: View) -> list[Seat]:
    """The seats that have something to decide."""
    if view["phase"] == "over":
        return []
    if view["phase"] != "stuck_vote":
        return [view["turn"]]
    seats = range(len(view["sizes"]))
    return [seat for seat in seats if seat != view["turn"] and seat not in view["agreed"]]


def after(view: View) -> Seat | None:
    """Whose turn comes next."""
    return None if view["phase"] == "over" else (view["turn"] + 1) % len(view["sizes"])


def prompt(view: View, me: Seat | None) -> Message:
    """One sentence: what is asked, of whom."""
    turn = Who(view["turn"])
    if view["phase"] == "over":
        return message("prompt-over")
    if view["phase"] == "stuck_vote":
        asked = me is not None and me in waiting_for(view)
        return message("prompt-vote", seat=turn) if asked else message("prompt-called", seat=turn)
    numbers = [value_of(cell["card"]) for cell in view["matchbox"] if cell["up"]]
    if me != view["turn"]:
        if view["phase"] == "window":
            return message("prompt-other-fuse", seat=turn)
        if view["phase"] == "two_up":
            return message("prompt-other-two", seat=turn, one=numbers[0], other=numbers[1])
        return message("prompt-other", seat=turn)
    if view["phase"] == "one_up":
        return message("prompt-second", number=numbers[0])
    if view["phase"] == "two_up":
        if not _usable(view):
            return message("prompt-two-none", one=numbers[0], other=numbers[1])
        if view.get("can_ignite") is False and not any(code[0] == "W" for code in _usable(view)):
            return message("prompt-two-cannot", one=numbers[0], other=numbers[1])
        return message("prompt-two", one=numbers[0], other=numbers[1])
    if view["phase"] == "window":
        return message("prompt-fuse")
    return _ready(view)


def _ready(view: View) -> Message:
    """What a seat that may begin an attempt is asked; a TIMER is allowed only then (BD-50)."""
    timed = view["timer_ok"] and any(code.startswith("T") for code in _usable(view))
    if view["had_success"]:
        return message("prompt-again-timer") if timed else message("prompt-again")
    return message("prompt-turn-timer") if timed else message("prompt-turn")


def _usable(view: View) -> list[str]:
    """The cards that the active seat may lay: its hand, or the pool once it is open (BD-28)."""
    return view.get("hand", []) if view["pool"] is None else view["pool"]


def name(view: View, form: Form) -> Message:
    """What a legal move is called, as advice."""
    match form:
        case {"move": "flip", "place": str(place)}:
            return message("name-flip", place=place)
        case {"move": "timer", "timers": tuple(timers), "wilds": tuple(wilds)}:
            return message("name-timer", timers=len(timers), wilds=len(wilds))
        case {"move": "ignite"}:
            return message("name-ignite", sums=sums_laid(view, form))
        case {"move": "claim", "a": str(place)}:
            return message("name-claim", number=number_at(view, place))
        case {"move": "wild", "a": str(one), "b": str(other)}:
            numbers = number_at(view, one), number_at(view, other)
            return message("name-wild", one=numbers[0], other=numbers[1])
        case {"move": str(verb)}:
            return message("name-move", move=verb)
    raise ValueError(f"no such move: {form}")


def explain(view: View, form: Form) -> Message:
    """What this legal move would do and why it is allowed."""
    match form:
        case {"move": "flip", "place": str(place)}:
            return message("explain-flip", place=place)
        case {"move": "timer", "timers": tuple(timers), "wilds": tuple(wilds)}:
            return message("explain-timer", timers=len(timers), wilds=len(wilds))
        case {"move": "ignite"}:
            return message("explain-ignite", sums=sums_laid(view, form), count=cards_won(form))
        case {"move": "claim", "a": str(place)}:
            return message("explain-claim", number=number_at(view, place))
        case {"move": "wild", "a": str(one), "b": str(other)}:
            numbers = number_at(view, one), number_at(view, other)
            return message("explain-wild", one=numbers[0], other=numbers[1])
        case {"move": "call_stuck"}:
            return message("explain-call", count=min(WIDTH, view["match_pile"]))
        case {"move": "agree"}:
            return message("hint-vote", count=min(WIDTH, view["match_pile"]))
        case {"move": str(verb)}:
            return message("explain-move", move=verb)
    raise ValueError(f"no such move: {form}")


def sums_laid(view: View, form: Form) -> str:
    """What an ignition works out: “5 + 2 = 7”."""
    one, other = number_at(view, str(form["a"])), number_at(view, str(form["b"]))
    return equation(one, other, (kinds_in(form["on_a"]), kinds_in(form["on_b"])), QUARTERS)


def cards_won(form: Form) -> int:
    """The two numbers of an ignition and all cards laid on them (BD-16)."""
    return 2 + len(kinds_in(form["on_a"])) + len(kinds_in(form["on_b"]))


def number_at(view: View, place: str) -> int:
    """The number that lies open in a place."""
    return value_of(next(cell["card"] for cell in view["matchbox"] if cell["place"] == place))

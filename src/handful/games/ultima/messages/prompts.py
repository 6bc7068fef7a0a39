"""What Ultima asks, of whom, and what each legal move would do."""

from collections.abc import Iterator
from functools import reduce

from handful.core import Form, Message, Seat, Who, message

from ..knowledge.view import View
from ..rules.cards import COLOR_OF, COLORS, NUMBERS, OCTAVE, SEMITONES, TRITONE
from ..rules.matching import ways
from .names import card_message, color_message, color_named, interval_named, interval_of


def waiting_for(view: View) -> list[Seat]:
    """The seats that have something to decide."""
    if view["phase"] == "hand_over":
        return [seat for seat in view["active"] if not view["votes"][seat]]
    return [] if view["phase"] == "game_over" else [view["turn"]]


def after(view: View) -> Seat | None:
    """Whose turn comes next, unless a card says otherwise."""
    if view["phase"] in ("hand_over", "game_over"):
        return None
    seats = view["active"]
    return seats[(seats.index(view["turn"]) + view["direction"]) % len(seats)]


def prompt(view: View, me: Seat | None) -> Message:
    """One sentence: what is asked, of whom."""
    if view["phase"] == "game_over":
        return message("prompt-over")
    if view["phase"] == "hand_over":
        if me is not None and me in waiting_for(view):
            return message("prompt-next-hand")
        return message("prompt-waiting", seats=tuple(map(Who, waiting_for(view))))
    if view["guard_until"] is not None and view["now"] < view["guard_until"]:
        return _moment(view)
    if me != view["turn"]:
        return message("prompt-other", seat=Who(view["turn"]))
    if view["phase"] == "penalty":
        return message("prompt-penalty", count=view["pending"])
    if view["phase"] == "drawn" and "drawn" in view:
        return message("prompt-drawn", card=card_message(view["drawn"]))
    return _wanted(view)


def _moment(view: View) -> Message:
    """What the table waits for after a play down to one card (UL-35)."""
    last = view["top"]["by"]
    if view["exposed"] is not None:
        return message("prompt-uncalled", seat=Who(view["exposed"]))
    if last is not None and view["sizes"][last] == 1:
        return message("prompt-last-card", seat=Who(last))
    return message("prompt-soon", seat=Who(view["turn"]))


def _wanted(view: View) -> Message:
    """What would fit the top card."""
    top = view["top"]
    color = color_message(top["color"])
    if "card" not in top:
        return message("prompt-turn-heard", color=color)
    semitones = SEMITONES[NUMBERS[top["card"]]]
    if top["declared"] and top["by"] is not None:
        return message("prompt-turn-named", color=color, seat=Who(top["by"]))
    if semitones == TRITONE:
        return message("prompt-turn-tritone", color=color)
    return message("prompt-turn", color=color, partner=interval_named(OCTAVE - semitones))


def name(view: View, form: Form) -> Message:
    """What a legal move is called, as advice."""
    match form:
        case {"move": "play", "card": str(code)}:
            color = color_message(str(form.get("color", code[0])))
            action = str(form.get("action", "none"))
            laid = message("name-play", card=card_message(code), action=action, color=color)
            return sentences(laid, message("name-calls")) if form.get("ultima") else laid
        case {"move": "catch", "target": int(target)}:
            return message("name-catch", seat=Who(target))
        case {"move": "accept"}:
            return message("name-accept", count=view["pending"])
        case {"move": str(verb)}:
            return message("name-move", move=verb)
    raise ValueError(f"no such move: {form}")


def explain(view: View, form: Form) -> Message:
    """What this legal move would do and why it is allowed."""
    match form:
        case {"move": "play", "card": str(code)}:
            return sentences(*_why(view, code), *_consequence(form))
        case {"move": "catch", "target": int(target)}:
            return message("explain-catch", seat=Who(target))
        case {"move": "accept"}:
            return message("explain-accept", count=view["pending"])
        case {"move": str(verb)}:
            return message("explain-move", move=verb)
    raise ValueError(f"no such move: {form}")


def sentences(*several: Message) -> Message:
    """Sentences, one after the other."""
    return reduce(lambda first, second: message("both", first=first, second=second), several)


def _why(view: View, code: str) -> Iterator[Message]:
    """The sum, or the colour, that makes the card fit."""
    top = view["top"]
    if "card" not in top:
        yield message("explain-heard")
        return
    if view["phase"] == "penalty":
        yield message("explain-answer")
        return
    card, under = NUMBERS[code], NUMBERS[top["card"]]
    how = ways(card, COLORS.index(top["color"]), SEMITONES[under])
    if "color" in how:
        yield message("explain-color", color=color_named(COLOR_OF[card]))
    if "complement" in how:
        yield message(
            "explain-sum",
            one=interval_of(card),
            other=interval_of(under),
            a=SEMITONES[card],
            b=SEMITONES[under],
        )
    if not how:
        yield message("explain-wild")


def _consequence(form: Form) -> Iterator[Message]:
    match form.get("action"):
        case "reverse":
            yield message("explain-reverse")
        case "draw2":
            yield message("explain-draw2")
        case "wild":
            yield message("explain-names", color=color_message(str(form["color"])))
    if form.get("ultima"):
        yield message("explain-calls")

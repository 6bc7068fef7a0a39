"""Boom Goes the Dynamite in words: the table, the prompt, the log and the reasons.

The log never names the face of a card that may be turned down again: forgetting is the game.
"""

from collections.abc import Sequence
from typing import Final

from handful.core import Form, Millis, Names, Seat, Told, ink
from handful.core.said import Said, said, several_said
from handful.core.text import columns, listed, whose

from .knowledge.view import Cell, View, Window
from .rules.cards import (
    COLUMNS,
    FACE_OF,
    IGNITE_NUMBERS,
    KIND_OF,
    KINDS,
    MATCH_NUMBERS,
    PLACE_NAMES,
    PLACE_NUMBERS,
    SIGNS,
    VALUE_OF,
    WIDTH,
)
from .rules.event_builders import sum_in_words
from .rules.sums import QUARTERS
from .saying import kinds_said

BACK: Final = "░░░░░"
MARKED_BACK: Final = "░░◦░░"
CELL_WIDTH: Final = len(BACK) + 2
FUSE_LENGTH: Final = 20
SECOND: Final = 1000


class Text:
    """How Boom Goes the Dynamite speaks."""

    def draw(self, view: View, me: Seat | None, names: Names, width: int) -> list[str]:
        """The matchbox, the piles, the seats, and one's own hand."""
        lines = [*_box(view), "", _piles(view)]
        if view["burnt"]:
            lines.append(f"Burnt: {cards(view['burnt'])}")
        if view["window"]:
            lines += ["", *_fuse(view["window"])]
        lines += ["", *columns([_seat(view, seat, names) for seat in range(len(names))])]
        if view["pool"] is not None:
            lines += ["", f"Common pool: {cards(view['pool'])}"]
        elif "hand" in view:
            lines += ["", f"Your hand: {cards(view['hand'])}"]
        if view.get("can_ignite"):
            lines.append(ink("gold", "You can ignite what lies open."))
        return lines

    def prompt(self, view: View, me: Seat | None, names: Names) -> str:
        """One sentence: what is asked, of whom."""
        if view["phase"] == "over":
            return "The game is over."
        if view["phase"] == "stuck_vote":
            return _prompt_vote(view, me, names)
        if me != view["turn"]:
            return f"{names[view['turn']]} is to act."
        if view["phase"] == "one_up":
            return "Turn over a second card."
        if view["phase"] == "two_up":
            return (
                f"{_open_numbers(view)}: can your cards make them equal? {_how(view)} or give up."
            )
        if view["phase"] == "window":
            return "The fuse is burning: flip A1, claim A1 B2, ignite A1 +2 B2 …, or stop."
        return "Your turn: turn over a card."

    def explain(self, view: View, form: Form, names: Names) -> str:
        """What this legal move would do and why it is allowed."""
        match form:
            case {"move": "flip", "place": str(place)}:
                return said("Everybody sees what lies at {place}.", place=place)
            case {"move": "timer", "timers": timers, "wilds": wilds}:
                return _explain_timer(timers, wilds)
            case {"move": "ignite"}:
                return _explain_ignition(view, form)
            case {"move": "claim", "a": str(one), "b": str(other)}:
                numbers = f"{_value(view, one)} = {_value(view, other)}"
                return said("{numbers}: both are yours.", numbers=numbers)
            case {"move": "wild", "a": str(one), "b": str(other)}:
                return said(
                    "A WILD takes any two numbers: {one} and {other}, and the WILD scores too.",
                    one=_value(view, one),
                    other=_value(view, other),
                )
            case {"move": "call_stuck"}:
                return said("If all others agree, {what}.", what=_stuck_step(view))
            case {"move": "agree"}:
                return said("If all agree, {what}.", what=_stuck_step(view))
            case {"move": verb}:
                return _REASONS[str(verb)]
        raise ValueError(f"no such move: {form}")

    def tell(self, event: Told, names: Names) -> str | None:
        """One line of the log."""
        return tell(event, names)


def is_unlisted(view: View, form: Form) -> bool:
    """Ignitions and claims are for the player to find, unless `ignite_hint` shows them."""
    return form["move"] in ("ignite", "claim") and "ignitions" not in view


def fuse_end(view: View) -> Millis | None:
    """When the burning window closes."""
    return view["window"]["until"] if view["window"] else None


_REASONS: Final = {
    "give_up": said("Both cards are turned down again and your turn ends."),
    "add_timer": said("One more TIMER: the window stays open longer."),
    "add_wild": said("A WILD for time: the window stays open a little longer."),
    "stop": said("The window closes and your turn ends."),
    "object": said("The vote is over and play goes on."),
}


def card(code: str) -> str:
    """A card in its colour, with its sign or number and its shape."""
    face = FACE_OF[code]
    return ink(face.ink, f"{_sign(code)} {face.glyph}")


def cards(codes: Sequence[object]) -> str:
    """Several cards in a row."""
    return "  ".join(card(str(code)) for code in codes) or "none"


def _sign(code: str) -> str:
    if code in IGNITE_NUMBERS:
        return SIGNS[KIND_OF[IGNITE_NUMBERS[code]]]
    value = VALUE_OF[MATCH_NUMBERS[code]]
    return str(value) if value else "DYNAMITE"


def _box(view: View) -> list[str]:
    """The matchbox, row by row; empty places inside it are left blank."""
    lying = {cell["place"]: cell for cell in view["matchbox"]}
    if not lying:
        return ["The matchbox is empty."]
    last = max(PLACE_NUMBERS[place] for place in lying)
    faces = dict(zip(lying, view["revealed"]["matchbox"], strict=True)) if _over(view) else {}
    lines = ["   " + "  ".join(column.center(CELL_WIDTH) for column in COLUMNS).rstrip()]
    for row in range(last // WIDTH + 1):
        places = PLACE_NAMES[row * WIDTH : (row + 1) * WIDTH]
        drawn = [_drawn(view, lying.get(place), faces.get(place, "")) for place in places]
        lines.append(f"{row + 1:>2} " + "  ".join(drawn).rstrip())
    return lines


def _over(view: View) -> bool:
    return "revealed" in view


def _drawn(view: View, cell: Cell | None, face: str) -> str:
    """One place: open, known by the memory aid, marked as seen, or just its back."""
    if cell is None:
        return " " * CELL_WIDTH
    if face or cell["up"]:
        return _open(face or cell["card"], "[]")
    if "card" in cell:
        return _open(cell["card"], "()", "dim")
    marked = view["memory_aid"] == "marks" and cell["seen"]
    return ink("dim", f"[{MARKED_BACK if marked else BACK}]")


def _open(code: str, frame: str, shade: str = "") -> str:
    face = FACE_OF[code]
    short = "✸" if code == "D" else f"{_sign(code)} {face.glyph}"
    return frame[0] + ink(shade or face.ink, short.center(len(BACK))) + frame[1]


def _piles(view: View) -> str:
    shown = f"MATCH PILE {view['match_pile']} · IGNITE PILE {view['ignite_pile']}"
    return shown + (f" · dry turns {view['dry']}" if view["dry"] else "")


def _fuse(window: Window) -> list[str]:
    """The open window; a nominal one shows the time that is left."""
    lines = [f"Window: {cards(window['cards'])}"]
    if window["stock"] is not None:
        left = window["stock"] / SECOND
        burning = min(FUSE_LENGTH, max(1, round(left)))
        lines.append(f"Fuse: {ink('orange', '━' * burning + '✸')} {left:g} s left")
    return lines


def _seat(view: View, seat: Seat, names: Names) -> list[str]:
    """One row: marker, name, hand, score, remarks."""
    marker = "▸" if seat in _waiting(view, len(names)) else " "
    count = view["sizes"][seat]
    hand = f"{count} card" + ("" if count == 1 else "s")
    if "revealed" in view:
        hand = cards(view["revealed"]["hands"][seat])
    remarks = []
    if seat in view["called"]:
        remarks.append("called stuck")
    if seat in view["agreed"]:
        remarks.append("agrees")
    if view["hauls"][seat] and not _over(view):
        remarks.append(f"{view['hauls'][seat]} unseen")
    won = ink("bold", f"{view['scores'][seat]} won")
    return [marker, names[seat], hand if view["pool"] is None else "", won, ", ".join(remarks)]


def _waiting(view: View, seats: int) -> list[Seat]:
    if view["phase"] == "over":
        return []
    if view["phase"] != "stuck_vote":
        return [view["turn"]]
    asked = (seat for seat in range(seats) if seat != view["turn"])
    return [seat for seat in asked if seat not in view["agreed"]]


def _prompt_vote(view: View, me: Seat | None, names: Names) -> str:
    caller = names[view["turn"]]
    if me is not None and me in _waiting(view, len(names)):
        return f"{caller} says that nobody can make a match. Do you agree?"
    waiting = [names[seat] for seat in _waiting(view, len(names))]
    return f"Waiting for {listed(waiting)} to answer."


def _stuck_step(view: View) -> Said:
    """What follows when all agree that they are stuck (BD-70)."""
    laid = min(WIDTH, view["match_pile"])
    if not laid:
        return said("all hands are laid open in the middle, for everybody to use")
    if laid == 1:
        return said("one more card is laid out")
    return said("{n} more cards are laid out", n=laid)


def _how(view: View) -> str:
    """How an ignition of the two open cards is written, whatever cards it needs."""
    one, other = (cell["place"] for cell in view["matchbox"] if cell["up"])
    return f"ignite {one} … {other} …"


def _open_numbers(view: View) -> str:
    return listed([str(_value(view, cell["place"])) for cell in view["matchbox"] if cell["up"]])


def _value(view: View, place: str) -> int:
    """The number that lies open in a place."""
    found = next(cell["card"] for cell in view["matchbox"] if cell["place"] == place)
    return VALUE_OF[MATCH_NUMBERS[found]]


def _explain_timer(timers: object, wilds: object) -> Said:
    return said(
        "{cards}: turn over and claim as much as you can; then your turn is over.",
        cards=kinds_said([*_kinds(timers), *_kinds(wilds)]),
    )


def _explain_ignition(view: View, form: Form) -> Said:
    count = 2 + len(_kinds(form["on_a"])) + len(_kinds(form["on_b"]))
    return said("{sums}: {n} cards for you.", sums=sums_laid(view, form), n=count)


def sums_laid(view: View, form: Form) -> Said:
    """What an ignition works out, on one card or on both."""
    sides = ((str(form["a"]), form["on_a"]), (str(form["b"]), form["on_b"]))
    return several_said(
        [sum_in_words(_value(view, place), _kinds(laid), QUARTERS) for place, laid in sides if laid]
    )


def _kinds(laid: object) -> list[int]:
    return [KINDS.index(str(kind)) for kind in laid] if isinstance(laid, list | tuple) else []


def tell(event: Told, names: Names) -> str | None:
    """One line of the log, from what one seat was told."""
    who = whose(event, names)
    match event:
        case {"event": "started", "first": int(first)}:
            return f"{names[first]} begins."
        case {"event": "dealt" | "drew" as what, "count": count}:
            return _tell_cards(event, who, str(what), count)
        case {"event": "flipped", "place": place}:
            return f"{who} turns over {place}."
        case {"event": "matched"}:
            return _tell_match(event, who)
        case {"event": "exploded", "place": place, "cards": list(taken)}:
            shown = [str(code) for code in taken if code]
            hidden = len(taken) - len(shown)
            more = f" and {hidden} unseen" if hidden else ""
            return f"BOOM! {who} takes {len(taken)} at {place}: {cards(shown)}{more}."
        case {"event": "row_added", "places": list(places)}:
            return f"A row is added: {', '.join(str(place) for place in places)}."
        case {"event": "window_opened", "cards": list(laid)}:
            return f"{who} lights the fuse: {cards(laid)}."
        case {"event": "time_added", "card": str(code)}:
            return f"{who} adds {card(code)}."
        case {"event": "window_closed", "reason": str(reason), "scored": scored}:
            how = "score" if scored else "are burnt"
            return f"{_CLOSED[reason]} The cards of the window {how}."
        case {"event": "stuck_called"}:
            return f"{who}: “Nobody can make a match.”"
        case {"event": "stuck_answered", "answer": str(answer)}:
            return f"{who} {answer}s."
        case {"event": "stuck_step", "door": str(door)}:
            return _DOORS[door]
        case {"event": "pool_opened", "cards": list(laid)}:
            return f"All IGNITE cards lie in the middle: {cards(laid)}."
        case {"event": "turn_ended", "reason": str(reason), "dry": dry}:
            return _tell_turn_end(who, reason, dry)
        case {"event": "game_ended", "winners": list(winners), "scores": list(scores)}:
            return _tell_end([int(str(one)) for one in winners], scores, names)
    return None


_CLOSED: Final = {
    "time": "Time is up.",
    "stop": "The window is closed.",
    "game_over": "Nothing is left to take.",
}
_DOORS: Final = {
    "certain": "Everybody has seen that there is no match.",
    "agreed": "All agree that there is no match.",
    "dry": "Too many turns without a match.",
}


def _tell_cards(event: Told, who: str, what: str, count: object) -> str | None:
    own = event.get("cards")
    if isinstance(own, list):
        verb = "is dealt" if what == "dealt" else "draws"
        return f"{who} {verb} {cards(own)}."
    if what == "dealt":
        return None
    return f"{who} draws {'a card' if count == 1 else f'{count} cards'}."


def _tell_match(event: Told, who: str) -> str:
    match event:
        case {
            "kind": str(kind),
            "places": [one, other],
            "cards": [str(first), str(second)],
            "laid": [list(on_first), list(on_second)],
            "used": list(used),
        }:
            where = f"{one} and {other}"
            if kind == "found":
                return f"{who} finds {card(first)} and {card(second)} at {where}."
            if kind == "wild":
                return f"{who} takes {card(first)} and {card(second)} with {cards(used)}."
            sums = [
                _worked_out(code, laid) for code, laid in ((first, on_first), (second, on_second))
            ]
            return f"{who} ignites {where}: {' and '.join(sums)}."
    raise ValueError(f"no match: {event}")


def _worked_out(code: str, laid: Sequence[object]) -> str:
    return sum_in_words(VALUE_OF[MATCH_NUMBERS[code]], _kinds(laid), QUARTERS)


def _tell_turn_end(who: str, reason: str, dry: object) -> str | None:
    if reason == "missed":
        more = f" ({dry} dry turns)" if isinstance(dry, int) and dry > 1 else ""
        return f"{who} gives up{more}."
    return None


def _tell_end(winners: Sequence[int], scores: Sequence[object], names: Names) -> str:
    best = scores[winners[0]]
    verb = "wins" if len(winners) == 1 else "share the win"
    return f"The game is over: {listed([names[one] for one in winners])} {verb} with {best} cards."


TEXT: Final = Text()

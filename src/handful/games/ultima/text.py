"""Ultima in words: the table, the prompt, the log and the reasons, for terminals and logs."""

from collections.abc import Iterator, Sequence
from typing import Final

from handful.core import Form, Names, Seat, Told, ink
from handful.core.said import Said, said, sentence
from handful.core.text import columns, listed, whose

from .cards import (
    COLOR_NAMES,
    COLOR_OF,
    COLORS,
    FACES,
    GLYPHS,
    INTERVAL_NAMES,
    INTERVALS,
    NUMBERS,
    OCTAVE,
    SEMITONES,
    note_name,
)
from .moves import View
from .saying import color_said, interval_said

DOWN: Final = "counter-clockwise"
UP: Final = "clockwise"


class Text:
    """How Ultima speaks."""

    def draw(self, view: View, me: Seat | None, names: Names, width: int) -> list[str]:
        """The piles, everybody's seat, and one's own hand."""
        lines = [
            f"Hand {view['hand_number']} · {'→' if view['direction'] > 0 else '←'} "
            f"{UP if view['direction'] > 0 else DOWN} · draw pile {view['draw_count']}"
        ]
        lines += ["", f"  {_pile(view)}", f"  {_top_words(view)}", ""]
        lines += columns([self._seat(view, seat, me, names) for seat in range(len(names))])
        if "hand" in view and view["phase"] not in ("hand_over", "game_over"):
            cards = "  ".join(card(code) for code in view["hand"])
            lines += ["", f"Your hand: {cards}"]
            if "drawn" in view:
                lines.append(f"Just drawn: {card(view['drawn'])}  {_name(view['drawn'])}")
        return lines

    def _seat(self, view: View, seat: Seat, me: Seat | None, names: Names) -> list[str]:
        """One row: marker, name, cards, total, remarks."""
        marker = "▸" if seat in self._waiting(view) else " "
        if seat not in view["active"]:
            return [marker, names[seat], ink("dim", "out"), str(view["totals"][seat]), ""]
        hand = f"{view['sizes'][seat]} card" + ("" if view["sizes"][seat] == 1 else "s")
        if "revealed" in view:
            hand = " ".join(card(code) for code in view["revealed"][seat]) or "none left"
        remarks = []
        if seat in view["called"]:
            remarks.append(ink("gold", "Ultima!"))
        if view["pending"] and seat == view["turn"]:
            remarks.append(f"{view['pending']} to draw")
        if view["votes"][seat]:
            remarks.append(view["votes"][seat])
        return [marker, names[seat], hand, f"{view['totals'][seat]} points", ", ".join(remarks)]

    def _waiting(self, view: View) -> list[Seat]:
        if view["phase"] == "hand_over":
            return [seat for seat in view["active"] if not view["votes"][seat]]
        return [] if view["phase"] == "game_over" else [view["turn"]]

    def prompt(self, view: View, me: Seat | None, names: Names) -> str:
        """One sentence: what is asked, of whom."""
        if view["phase"] == "game_over":
            return "The game is over."
        if view["phase"] == "hand_over":
            waiting = [names[seat] for seat in self._waiting(view) if seat != me]
            if me is not None and me in self._waiting(view):
                return "The hand is over. Ready for the next one?"
            return f"Waiting for {listed(waiting)}."
        if me != view["turn"]:
            return f"{names[view['turn']]} is to act."
        if view["phase"] == "penalty":
            return f"{view['pending']} cards come your way: pass them on with a tritone, or accept."
        if view["phase"] == "drawn":
            return "Play the card you have drawn, or keep it."
        return f"Your turn: match {_wanted(view)}, or draw."

    def explain(self, view: View, form: Form, names: Names) -> str:
        """What this legal move would do and why it is allowed."""
        match form:
            case {"move": "play", "card": str(code)}:
                return sentence(*_why(view, code), *_consequence(form))
            case {"move": "catch", "target": int(target)}:
                who = names[target]
                return said("{who} has one card and has not called: two cards for that.", who=who)
            case {"move": "accept"}:
                return said("Draw the {n} pending cards; your turn is skipped.", n=view["pending"])
            case {"move": verb}:
                return _REASONS[str(verb)]
        raise ValueError(f"no such move: {form}")

    def tell(self, event: Told, names: Names) -> str | None:
        """One line of the log."""
        return tell(event, names)


_REASONS: Final = {
    "draw": said("Take the top card of the draw pile; if it fits you may play it at once."),
    "keep": said("The drawn card stays in your hand and your turn ends."),
    "pass": said("Nothing fits and nothing can be drawn."),
    "ultima": said("Call your last card before anybody catches you."),
    "let_pass": said("Say nothing about it."),
    "ready": said("Deal the next hand."),
    "stop": said("End the game here, if everybody agrees."),
}


def card(code: str) -> str:
    """A card in its colour, with its shape and its code."""
    face = FACES[NUMBERS[code]]
    return ink(face.ink, f"{face.glyph} {code}")


def _name(code: str) -> str:
    return INTERVAL_NAMES[SEMITONES[NUMBERS[code]]]


def _pile(view: View) -> str:
    """The top card and the three that were readable under it."""
    under = "  ".join(card(code) for code in view["covered"][-3:])
    top = view["top"]
    shown = card(top["card"]) if "card" in top else _heard(view)
    return f"{under}  [ {shown} ]" if under else f"[ {shown} ]"


def _heard(view: View) -> str:
    color = COLORS.index(view["top"]["color"])
    return ink(COLOR_NAMES[color], f"{GLYPHS[color]} {view['top']['color']}-?")


def _top_words(view: View) -> str:
    """Name, notes, and the colour where a wild tritone declared it."""
    top = view["top"]
    low, high = top["notes"]
    sounds = f"{note_name(low)}–{note_name(high)}"
    if "card" not in top:
        return f"{COLOR_NAMES[COLORS.index(top['color'])]}, by ear: {sounds}"
    said = f"{_name(top['card'])} ({SEMITONES[NUMBERS[top['card']]]} semitones, {sounds})"
    if top["declared"]:
        color = COLORS.index(top["color"])
        said += ", declared " + ink(COLOR_NAMES[color], f"{GLYPHS[color]} {COLOR_NAMES[color]}")
    return said


def _wanted(view: View) -> str:
    """What would fit the top card."""
    top = view["top"]
    color = COLOR_NAMES[COLORS.index(top["color"])]
    if "card" not in top:
        return f"{color}, or the complement of what you hear"
    partner = INTERVALS[OCTAVE - SEMITONES[NUMBERS[top["card"]]]]
    return f"{color} or {partner}"


def _why(view: View, code: str) -> Iterator[Said]:
    """The sum, or the colour, that makes the card fit."""
    top = view["top"]
    if "card" not in top:
        yield said("try it by ear")
        return
    if view["phase"] == "penalty":
        yield said("a tritone answers a penalty")
        return
    card, under = NUMBERS[code], NUMBERS[top["card"]]
    if code[0] == top["color"]:
        yield said("{color} on {color}", color=color_said(COLOR_OF[card]))
    if SEMITONES[card] + SEMITONES[under] == OCTAVE:
        yield said(
            "{one} + {other}: {a} + {b} = {octave}",
            one=interval_said(card),
            other=interval_said(under),
            a=SEMITONES[card],
            b=SEMITONES[under],
            octave=OCTAVE,
        )
    elif code[0] != top["color"]:
        yield said("a tritone fits anywhere here")


def _consequence(form: Form) -> Iterator[Said]:
    match form.get("action"):
        case "reverse":
            yield said("the direction turns")
        case "draw2":
            yield said("the next player draws two and is skipped")
        case "wild":
            color = COLORS.index(str(form["color"]))
            yield said("the colour is {color}", color=color_said(color))
    if form.get("ultima"):
        yield said("you call Ultima")


def tell(event: Told, names: Names) -> str | None:
    """One line of the log, from what one seat was told."""
    who = whose(event, names)
    match event:
        case {"event": "hand_started", "hand": hand, "starter": int(starter)}:
            return f"Hand {hand}: {names[starter]} begins."
        case {"event": "dealt", "cards": list(cards)}:
            return f"You are dealt {_cards(cards)}."
        case {"event": "flipped", "card": str(code), "color": str(color)}:
            shown = card(code) if code else COLOR_NAMES[COLORS.index(color)]
            return f"{shown} is turned up."
        case {"event": "played"}:
            return _tell_play(event, who)
        case {"event": "uncovered", "card": str(code)}:
            return f"It was {card(code)}."
        case {"event": "direction", "direction": direction}:
            return f"Play turns {UP if direction == 1 else DOWN}."
        case {"event": "drew", "count": count, "reason": str(reason)}:
            own = event.get("cards")
            drawn = _cards(own) if isinstance(own, list) else _count(count)
            return f"{who} draws {drawn}{_DRAWN_FOR[reason]}."
        case {"event": "short", "owed": owed, "got": got}:
            return f"Only {got} of {owed} could be drawn."
        case {"event": "reshuffled", "count": count}:
            return f"The discards are shuffled: {count} cards to draw."
        case {"event": "pending", "target": int(target), "count": count}:
            return f"{names[target]} must draw {count} or answer with a tritone."
        case {"event": "caught", "by": int(by), "target": int(target)}:
            return f"{names[by]} catches {names[target]}, who forgot to call!"
        case {"event": "misheard", "card": str(code)}:
            return f"{who} misheard: {card(code)} does not fit."
        case {"event": "hand_over"}:
            return _tell_hand_over(event, names)
        case {"event": "eliminated", "total": total}:
            return f"{who} is out with {total} points."
        case {"event": "voted", "vote": str(vote)}:
            return f"{who} wants to stop." if vote == "stop" else f"{who} is ready."
        case {"event": "game_over", "winners": list(winners)}:
            return f"The game is over: {listed([names[int(str(one))] for one in winners])} won."
        case {"event": str(name)}:
            return _SHORT[name].format(who=who) if name in _SHORT else None
    return None


_SHORT: Final = {
    "skipped": "{who} is skipped.",
    "kept": "{who} keeps it.",
    "passed": "{who} passes.",
    "called": "{who}: Ultima!",
}
_DRAWN_FOR: Final = {
    "turn": "",
    "draw2": " for the tritone",
    "opening": " for the opening tritone",
    "uncalled": " for not calling",
    "misheard": "",
}


def _tell_play(event: Told, who: str) -> str:
    code = str(event.get("card") or event["shown"])
    shown = card(code) if code else f"something {COLOR_NAMES[COLORS.index(str(event['color']))]}"
    said = f"{who} plays {shown}"
    if event["action"] == "wild":
        said += f" as {COLOR_NAMES[COLORS.index(str(event['color']))]}"
    elif event["action"]:
        said += f": {'draw two' if event['action'] == 'draw2' else 'reverse'}"
    if event["match"] == ["complement"]:
        said += " (complement)"
    return said + "."


def _tell_hand_over(event: Told, names: Names) -> str:
    if event["winner"] is None:
        return "The hand ends undecided."
    winner = int(str(event["winner"]))
    gains = event["gains"]
    gained = gains[winner] if isinstance(gains, list) else 0
    return f"{names[winner]} is out of cards" + (f" and gains {gained}." if gained else ".")


def _cards(codes: Sequence[object]) -> str:
    return ", ".join(card(str(code)) for code in codes)


def _count(count: object) -> str:
    return "a card" if count == 1 else f"{count} cards"


TEXT: Final = Text()

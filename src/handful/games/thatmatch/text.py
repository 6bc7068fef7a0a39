"""That Match Game in words: the prompt, the log and the reasons, for terminals and logs."""

from typing import Final

from handful.core import Form, Names, Seat, Told, ink
from handful.core.said import Said, said, sentence
from handful.core.text import listed, whose

from .knowledge.view import Slot, View, Window
from .picture import asks, card, cards, picture, point, spot, waiting
from .rules.cards import COLOURS, EXCLAMATIONS, NUMBER_OF, NUMBERS, STAR
from .saying import card_named, colour_said, point_named, sum_of


class Text:
    """How That Match Game speaks."""

    def draw(self, view: View, me: Seat | None, names: Names, width: int) -> list[str]:
        """The middle, the stack, everybody's seat, and one's own hand."""
        return picture(view, me, names, width)

    def prompt(self, view: View, me: Seat | None, names: Names) -> str:
        """One sentence: what is asked, of whom."""
        if view["phase"] == "over":
            return "The game is over."
        if me not in waiting(view):
            return f"Waiting for {listed([names[seat] for seat in waiting(view)])}."
        if view["window"]:
            return f"{_stakes(view, view['window'], names)} Answer, or let it be."
        if view["phase"] == "draw":
            return f"Your turn: draw up to {_count(view['draw_most'])}, or none."
        if view["phase"] == "trim":
            return f"Discard {_count(view['sizes'][view['turn']] - view['hand_limit'])}."
        return "Your turn: play a card, or end your turn."

    def explain(self, view: View, form: Form, names: Names) -> str:
        """What this legal move would do and why it is allowed."""
        match form:
            case {"move": "draw", "count": int(count)}:
                return _why_draw(count)
            case {"move": "play_number", "card": str(code), "slot": int(slot), "colour": colour}:
                return _why_number(view, code, slot, str(colour))
            case {"move": "play_special", "target": int(target)}:
                who = names[target]
                return said("One card at random from {who}, unless somebody stops it.", who=who)
            case {"move": "bolt", "cards": tuple(codes)}:
                return _why_bolt(view, codes)
            case {"move": "red_block", "target_card": str(code)}:
                return said(
                    "The {card} is cancelled, with everything thrown together with it.",
                    card=card_named(code),
                )
            case {"move": "orange_block", "target_entry": int(entry)}:
                return _why_orange(view, entry, names)
            case {"move": verb}:
                return _REASONS[str(verb)]
        raise ValueError(f"no such move: {form}")

    def tell(self, event: Told, names: Names) -> str | None:
        """One line of the log."""
        return _tell_window(event, names) or _tell_rest(event, names)


_REASONS: Final = {
    "play_special": said("Draw three cards, then discard down to your hand limit."),
    "toss": said("Your hand is full and nothing fits: these go, and your turn ends."),
    "end_turn": said("Your turn ends here."),
    "rescue": said("Your number cards that do not stick come back to your hand."),
    "decline": said("Let it be."),
    "trim": said("Down to your hand limit."),
}


def _stakes(view: View, window: Window, names: Names) -> str:
    """Whose play stands, and what it would bring."""
    if window["in_force"] is None:
        return "Nothing stands."
    who = names[window["in_force"]]
    if window["slot"] is None:
        return f"{who} plays {card(window['entries'][0]['cards'][0])}."
    lies = view["market"][window["slot"]]
    if window["takes"] and lies:
        return f"{who} would take {point(lies['card'])} with {window['value']}."
    return f"{who} would lay {window['value']} on {spot(window['slot'], window['colour'])}."


def _why_draw(count: int) -> Said:
    if not count:
        return said("You draw nothing.")
    return said("You draw a card.") if count == 1 else said("You draw {n} cards.", n=count)


def _why_number(view: View, code: str, slot: int, colour: str) -> Said:
    lies = view["market"][slot]
    assert lies is not None, "the move is legal"
    gap = lies["gaps"][COLOURS.index(colour)]
    exclaims = EXCLAMATIONS >> NUMBERS[code] & 1
    left = 0 if exclaims else gap - NUMBER_OF[NUMBERS[code]]
    point = point_named(lies["card"])
    name = colour_said(COLOURS.index(colour))
    if left:
        return said(
            "{sum} is left for {colour} of the {point}.",
            sum=f"{gap} − {gap - left} = {left}",
            colour=name,
            point=point,
        )
    if _is_last(lies, colour):
        return said(
            "It closes the last colour and takes the {point}, if nothing answers it.", point=point
        )
    return said(
        "It fills the {n} that {colour} of the {point} still needs.",
        n=gap,
        colour=name,
        point=point,
    )


def _is_last(lies: Slot, colour: str) -> bool:
    """Whether this is the only colour still open."""
    return sum(lies["gaps"]) == lies["gaps"][COLOURS.index(colour)]


def _why_bolt(view: View, codes: tuple[int | str, ...]) -> Said:
    known = [said("the same number replaces what stands")]
    if len(codes) > 1:
        known = [said("{sum} replaces what stands", sum=sum_of(codes))]
    window = view["window"]
    lies = view["market"][window["slot"]] if window and window["slot"] is not None else None
    if window and window["takes"] and lies:
        known.append(said("you would take the {point}", point=point_named(lies["card"])))
    return sentence(*known)


def _why_orange(view: View, entry: int, names: Names) -> Said:
    window = view["window"]
    assert window is not None, "the move is legal"
    one = window["entries"][entry]
    return said(
        "It cancels the {card} of {who}.",
        card=card_named(one["cards"][0]),
        who=names[one["seat"]],
    )


def _count(count: object) -> str:
    return "a card" if count == 1 else f"{count} cards"


def _tell_window(event: Told, names: Names) -> str | None:
    """What happens to a play and its answers."""
    who = whose(event, names)
    match event:
        case {"event": "number_played", "card": str(code), "slot": int(slot), "colour": colour}:
            takes = " and would take the point card" if event["takes"] else ""
            return f"{who} plays {card(code)} on {spot(slot, str(colour))}{takes}."
        case {"event": "special_played", "card": str(code)}:
            target = event["target"]
            whom = f" from {names[target]}" if isinstance(target, int) else ""
            return f"{who} plays {card(code)}{whom}."
        case {"event": "bolted", "cards": list(codes)}:
            total = f" ({sum_of(codes)})" if len(codes) > 1 else ""
            return f"{who} throws {cards(codes)}{total}."
        case {"event": "red_blocked", "card": str(code), "target_card": str(target)}:
            return f"{who} plays {card(code)} on {card(target)}.{_now(event, names)}"
        case {"event": "orange_blocked", "card": str(code), "target_entry": int(entry)}:
            return f"{who} plays {card(code)} on entry {entry + 1}.{_now(event, names)}"
        case {"event": "rescue_called", "card": str(code)}:
            return f"{who} plays {card(code)}."
        case {"event": "declined"}:
            return ink("dim", f"{who} lets it be.")
        case {"event": "settled"}:
            return _tell_settled(event, names)
    return None


def _now(event: Told, names: Names) -> str:
    seat = event["in_force"]
    return f" Now {names[seat]} is in force." if isinstance(seat, int) else " Nothing stands."


def _tell_settled(event: Told, names: Names) -> str | None:
    """Told only where the outcome is not plain from what was played."""
    told = []
    if event["seat"] is None and not event["laid"]:
        told.append("Nothing sticks.")
    returned = event["returned"]
    assert isinstance(returned, list)
    for seat, codes in enumerate(returned):
        if isinstance(codes, list) and codes:
            told.append(f"{names[seat]} gets {cards(codes)} back.")
    return " ".join(told) or None


def _tell_rest(event: Told, names: Names) -> str | None:
    """Setup, drawing, point cards, the end."""
    who = whose(event, names)
    match event:
        case {"event": "stars_drawn", "seats": list(seats), "cards": list(codes)}:
            shown = [
                f"{names[int(str(s))]} {point(str(c))}" for s, c in zip(seats, codes, strict=True)
            ]
            return f"For the first turn: {', '.join(shown)}."
        case {"event": "first_seat"}:
            return f"{who} begins."
        case {"event": "dealt", "cards": list(codes)}:
            return f"You are dealt {cards(codes)}."
        case {"event": "drew" | "hauled", "count": count}:
            own = event.get("cards")
            return f"{who} draws {cards(own) if isinstance(own, list) else _count(count)}."
        case {"event": "reshuffled", "count": count}:
            return f"The discards are shuffled: {count} cards to draw."
        case {"event": "market_laid" | "market_refilled", "slot": int(slot), "card": str(code)}:
            return f"Slot {slot + 1}: {point(code)}  {asks(code)}"
        case {"event": "market_refilled", "slot": int(slot)}:
            return f"Slot {slot + 1} stays empty."
        case {"event": "point_taken", "card": str(code), "total": total}:
            return f"{who} takes {point(code)} and has {total}{STAR}."
        case {"event": "special_cancelled", "card": str(code)}:
            return f"{card(code)} comes to nothing."
        case {"event": "snatched"}:
            return _tell_snatched(event, who, names)
        case {"event": "trimmed", "cards": list(codes)}:
            return f"{who} discards {cards(codes)}."
        case {"event": "tossed", "cards": list(codes)}:
            return f"{who} is stuck and tosses {cards(codes)}."
        case {"event": "game_over", "reason": str(reason), "winners": list(winners)}:
            won = listed([names[int(str(one))] for one in winners])
            return f"{_ENDINGS[reason]} {won} won."
    return None


_ENDINGS: Final = {
    "target": "That is enough:",
    "exhausted": "No point card is left:",
    "stalled": "Nothing has moved for too long:",
    "cap": "That was the last turn:",
}


def _tell_snatched(event: Told, who: str, names: Names) -> str:
    source, code = whose(event, names, "source"), event.get("card")
    if not event["count"]:
        return f"{source} has nothing left to take."
    what = card(code) if isinstance(code, str) else "a card"
    return f"{who} takes {what} from {source}."


TEXT: Final = Text()

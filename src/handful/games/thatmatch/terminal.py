"""The table of That Match Game drawn in characters."""

from collections.abc import Iterator, Sequence
from typing import Final

from handful.core import Drawing, Seat, Space, Speaker, Who, styled
from handful.core.text import beside, boxed, columns, folded

from .knowledge.view import Entry, Slot, View, Window
from .messages.names import card_message, sum_of
from .messages.prompts import waiting_for
from .rules.cards import COLOUR_NAMES, COLOURS, FACES, GLYPHS, STAR

ROOMY: Final = 80
"""From so many columns and rows on point cards are drawn as cards."""
CARD: Final = 20
ACTING: Final = "▶"
_FACES: Final = {face.code: face for face in FACES}


def draw(view: View, me: Seat | None, say: Speaker, space: Space) -> Drawing:
    """The middle, the stack of an open window, everybody's seat, and one's own hand."""
    return Drawing(
        title=say("draw-head", target=view["target"]),
        table=_middle(view, say, space),
        counts=[
            say("draw-points", count=view["point_deck"]),
            say("draw-piles", deck=view["deck"], discards=len(view["discard"])),
        ],
        seats=[_seat(view, seat, say) for seat in range(len(view["sizes"]))],
        hand=_hand(view, say, space),
    )


def _middle(view: View, say: Speaker, space: Space) -> list[str]:
    window, slots = view["window"], range(len(view["market"]))
    stack = list(_stack(view, window, say, space.width)) if window else []
    if space.width >= ROOMY and space.height >= len(stack) + 13:
        cards = [_card(view, slot, say) for slot in slots]
        return ["", *beside(cards), *([""] if stack else []), *stack]
    rows = [_slot(view, slot, say) for slot in slots]
    lines = columns([row for two in rows for row in two])
    pairs = list(zip(lines[::2], lines[1::2], strict=True))
    if not space.drawn:
        return [line for pair in pairs for line in pair if line.strip()] + stack
    room = space.height - sum(bool(line.strip()) for line in lines)
    stack = stack[-max(2, room) :]  # the newest answers
    return [*_spread(pairs, room - len(stack)), *stack]


def _spread(pairs: Sequence[tuple[str, str]], loose: int) -> Iterator[str]:
    """A blank line under each card that has nothing on it, as long as there is room."""
    for above, below in pairs:
        yield above
        if below.strip():
            yield below
        elif loose > 0:
            yield ""
        loose -= 1


def _lane(colour: int, say: Speaker) -> str:
    """A colour by its sign and its name."""
    sign = styled(COLOUR_NAMES[colour], GLYPHS[colour])
    return f"{sign} {say('colour', colour=COLOURS[colour])}"


def _slot(view: View, number: int, say: Speaker) -> tuple[list[str], list[str]]:
    """Two rows: what the card asks for, and below it how much is still to go."""
    lies, window = view["market"][number], view["window"]
    marker = ACTING if window and window["slot"] == number else " "
    if lies is None:
        return [f"{marker} {number + 1}", styled("dim", say("draw-empty")), "", "", ""], [""] * 5
    lanes = range(len(COLOURS))
    asks = [f"{_lane(lane, say)} {lies['asks'][lane]}" for lane in lanes]
    left = [f"  {_left(lies, lane, say)}" if lies["lying"][lane] else "" for lane in lanes]
    stars = styled("gold", STAR * lies["stars"])
    return [f"{marker} {number + 1}", stars, *asks], ["", "", *left]


def _left(lies: Slot, lane: int, say: Speaker) -> str:
    """How much is missing."""
    gap = lies["gaps"][lane]
    return say("draw-left", count=gap) if gap else say("draw-closed")


def _card(view: View, number: int, say: Speaker) -> list[str]:
    """A point card as a card."""
    lies, window = view["market"][number], view["window"]
    lines = [f" {say('draw-card', number=number + 1)}"]
    if lies:
        lines[0] += "  " + styled("gold", STAR * lies["stars"])
        for lane in range(len(COLOURS)):
            lying = "+".join(map(_worth, lies["lying"][lane]))
            on = say("draw-lying", cards=lying) if lying else ""
            ask = f"{_lane(lane, say)} {lies['asks'][lane]}"
            lines += [f" {ask}", f"   {_left(lies, lane, say)}", f"   {on}"]
    lines += [""] * (10 - len(lines))
    frame = "╔╗╚╝═║" if window and window["slot"] == number else "╭╮╰╯─│"
    return boxed(lines, CARD, frame)


def _worth(code: str) -> str:
    return "".join(letter for letter in code if letter.isdigit()) or "!"


def _stack(view: View, window: Window, say: Speaker, width: int) -> Iterator[str]:
    """What was played in the open window, the newest last."""
    for number, one in enumerate(window["entries"]):
        first, *more = folded(_entry(view, window, number, one, say), width - 4)
        yield f"  ╰ {first}"
        yield from (f"    {row}" for row in more)


def _entry(view: View, window: Window, number: int, one: Entry, say: Speaker) -> str:
    """Who plays what, and how it stands."""
    total = sum_of(one["cards"]) if len(one["cards"]) > 1 else ""
    what = _names(one["cards"], say) + (f": {total}" if total else "")
    target = one["target"]
    if one["sort"] == "special" and target is not None:
        what = say("draw-from", card=what, seat=Who(target))
    elif one["named"]:
        what = say("draw-on", card=what, target=card_message(one["named"]))
    elif target is not None:
        aim = window["entries"][target]["cards"][0]
        what = say("draw-on", card=what, target=card_message(aim))
    fate = say("fate", fate=_fate(window, number, one))
    return f"{say('who', seat=Who(one['seat']))}: {what} ({fate})"


def _fate(window: Window, number: int, one: Entry) -> str:
    if not one["live"]:
        return "cancelled"
    if one["sort"] != "claim":
        return "standing"
    return "force" if number == window["standing"] else "replaced"


def _seat(view: View, seat: Seat, say: Speaker) -> str:
    """Who, stars, cards, remarks."""
    marker = f"{ACTING} " if seat in waiting_for(view) else ""
    said = [f"{view['points'][seat]}{STAR}", say("cards", count=view["sizes"][seat])]
    if "revealed" in view:
        said[1] = _names(view["revealed"][seat], say)
    return f"{marker}{say('who', seat=Who(seat))}  {', '.join([*said, *_remarks(view, seat, say)])}"


def _remarks(view: View, seat: Seat, say: Speaker) -> Sequence[str]:
    remarks = []
    window, left = view["window"], view["play_max"] - view["plays"]
    if seat == view["turn"] and left and view["phase"] != "over":
        remarks.append(say("draw-plays", count=left))
    if window and seat == window["in_force"]:
        remarks.append(styled("gold", say("fate", fate="force")))
    elif window and seat in window["declined"]:
        remarks.append(say("seat-declined"))
    elif window and seat in window["asked"]:
        remarks.append(say("seat-thinking"))
    return remarks


def _hand(view: View, say: Speaker, space: Space) -> list[str]:
    """One's cards by sign and name, what can be used now in brackets."""
    if "hand" not in view or "revealed" in view:
        return []
    held = " · ".join(_held(code, say, space) for code in view["hand"]) or say("draw-no-cards")
    gained = view.get("gained")
    return [held, say("draw-gained", cards=_names(gained, say))] if gained else [held]


def _names(codes: Sequence[str], say: Speaker) -> str:
    return ", ".join(say.say(card_message(code)) for code in codes) or say("draw-no-cards")


def _held(code: str, say: Speaker, space: Space) -> str:
    face = _FACES[code]
    sign = f"{styled(face.ink, face.glyph)} " if face.glyph.strip() else ""
    name = say.say(card_message(code))
    return f"{sign}{styled('bold', f'[{name}]')}" if code in space.fits else f"{sign}{name}"

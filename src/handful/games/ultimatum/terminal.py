"""The table of Ultimatum drawn in characters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from handful.core import Argument, Seat, Speaker, Who, ink
from handful.core.text import columns

from .knowledge.view import Affair, View
from .messages.prompts import threat
from .rules.cards import COPIES, FACES, NUMBERS

WIDE: Final = 64
"""From this width on stacks are drawn as piles."""
LONGEST_PILE: Final = 20
FEW_CARDS: Final = 3
COUNTED: Final = ("BL", "CO", "UL", "ST", "SW", "RO")
"""Kinds of which a player counts how many are gone."""


def card(code: str) -> str:
    """A card in its ink, with its glyph and its code."""
    face = FACES[NUMBERS[code]]
    return ink(face.ink, f"{face.glyph} {code}")


def _drawn(args: Mapping[str, Argument]) -> str:
    return card(f"{args['kind']}{args['value'] or ''}")


DRAWN: Final = {"card": _drawn}
"""A card is drawn wherever a sentence names it."""


def draw(view: View, me: Seat | None, say: Speaker, width: int) -> list[str]:
    """The seats with their stacks, the affair on the table, and one's own hand."""
    dealer, pile = Who(view["dealer"]), view["pile_count"]
    head = say("draw-head", round=view["round_number"], seat=dealer, count=pile)
    if view["extra_rounds"]:
        head += say("draw-extra", count=view["extra_rounds"])
    lines = [head, _discards(view, say), ""]
    lines += columns([_seat(view, seat, say, width) for seat in range(len(view["chips"]))])
    if view["affair"]:
        lines += ["", *_affair(view, view["affair"], say, width)]
    if "hand" in view and view["phase"] not in ("round_over", "game_over"):
        lines += ["", say("draw-hand", cards=_hand(view["hand"])), *_notes(view, say)]
    return lines


def _discards(view: View, say: Speaker) -> str:
    """How many cards are gone, the last one, and the answers among them."""
    gone = Counter(view["discard"])
    if not view["discard"]:
        return say("draw-discards-none")
    shown = say("draw-discards", count=len(view["discard"]), card=card(view["discard"][-1]))
    counted = [f"{code} {gone[code]}/{COPIES[NUMBERS[code]]}" for code in COUNTED if gone[code]]
    return shown + ink("dim", say("draw-gone", cards=", ".join(counted)) if counted else "")


def _seat(view: View, seat: Seat, say: Speaker, width: int) -> list[str]:
    """One row: marker, name, stack, cards, total, remarks."""
    stacks = [say("chips", count=count) for count in view["chips"]]
    row = ["▸" if seat == view["required"] else " ", say.names[seat]]
    row.append(stacks[seat].rjust(max(map(len, stacks))))
    if width >= WIDE:
        row.append(ink("gold", _pile(view, seat)))
    row.append(say("cards", count=view["sizes"][seat]))
    if view["totals"] != view["chips"] and any(view["totals"]):
        row.append(say("total", count=view["totals"][seat]))
    return [*row, ", ".join(_remarks(view, seat, say))]


def _pile(view: View, seat: Seat) -> str:
    """A stack as a row of chips; where stacks are large one stands for several."""
    each = -(-max(view["chips"]) // LONGEST_PILE) or 1
    return "●" * -(-view["chips"][seat] // each)


def _remarks(view: View, seat: Seat, say: Speaker) -> list[str]:
    remarks = []
    affair = view["affair"]
    if affair and seat == affair["actor"]:
        role = "offers" if "responder" in affair else "acts"
        remarks.append(ink("bold", say("draw-role", role=role)))
    if affair and seat == affair["target"]:
        remarks.append(ink("red", say("draw-role", role="target")))
    if affair and seat == affair.get("responder"):
        remarks.append(ink("green", say("draw-role", role="responder")))
    if 0 < view["sizes"][seat] <= FEW_CARDS and view["phase"] not in ("round_over", "game_over"):
        remarks.append(ink("gold", say("draw-last", count=view["sizes"][seat])))
    return remarks


def _affair(view: View, affair: Affair, say: Speaker, width: int) -> list[str]:
    """What waits for an answer: who does what to whom, and who is still to be asked."""
    if "proposals" not in affair:
        return [f"{say.say(threat(view, affair))}.", _asked(affair, say)]
    target, responder = Who(affair["target"]), Who(affair["responder"])
    title = say("draw-offers", target=target, responder=responder, count=affair["pool"])
    rows = [_row(affair, number, say) for number in range(len(affair["proposals"]))]
    table = columns(rows, gap="  " if width >= WIDE else " ")
    return [title, *table, _stage(view, affair, say)]


def _row(affair: Affair, number: int, say: Speaker) -> list[str]:
    """One offer and what everybody would get."""
    proposal = affair["proposals"][number]
    by, share, pool = proposal["by"], proposal["share"], affair["pool"]
    cells = [f"  {number + 1}", say("draw-offer", seat=Who(by))]
    cells.append(f"{say.names[affair['responder']]} +{share}")
    if by == affair["target"]:
        cells += [f"{say.names[by]} −{share}", say("draw-keeps", count=pool - share)]
    else:
        cells += [f"{say.names[by]} +{pool - share}", f"{say.names[affair['target']]} −{pool}"]
    taken = number == affair["accepted"]
    return [*cells, ink("green", f"✓ {say('offer-taken')}") if taken else ""]


def _stage(view: View, affair: Affair, say: Speaker) -> str:
    target, responder = Who(affair["target"]), Who(affair["responder"])
    if view["phase"] == "counter":
        return f"{_asked(affair, say)} {say('draw-then-chooses', seat=responder)}"
    if view["phase"] == "choose":
        listed = enumerate(affair["proposals"], start=1)
        sure = [str(number) for number, one in listed if not one["blockable"]]
        block = say("draw-sure", target=target, offers=", ".join(sure)) if sure else ""
        return f"  {say('draw-chooses', seat=responder)} {block}".rstrip()
    return f"  {say('draw-shield', seat=target)}"


def _asked(affair: Affair, say: Speaker) -> str:
    now, *later = affair["queue"]
    if not later:
        return f"  {say('draw-asked', seat=Who(now))}"
    names = ", ".join(say.names[seat] for seat in later)  # in their order
    return f"  {say('draw-asked-then', seat=Who(now), names=names)}"


def _hand(codes: Sequence[str]) -> str:
    held = Counter(codes)
    return "  ".join(card(code) + (f" ×{held[code]}" if held[code] > 1 else "") for code in held)


def _notes(view: View, say: Speaker) -> list[str]:
    return [
        say("draw-known", seat=Who(seat), cards=_hand(codes))
        for seat, codes in enumerate(view["known"])
        if codes
    ]

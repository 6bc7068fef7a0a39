"""The table of Ultimatum drawn in characters."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from handful.core import Drawing, Seat, Space, Speaker, Who, styled
from handful.core.styled_text import plain
from handful.core.text import columns, folded

from .knowledge.view import Affair, Proposal, View
from .messages.names import card_message
from .messages.prompts import threat
from .rules.cards import COPIES, NUMBERS
from .rules.options import Options

LONGEST_PILES: Final = (20, 10, 5)
"""So many chips a pile shows at most: the first with which every row fits."""
WIDE_BAR: Final = 12
"""Up to so many chips each takes two characters of a bar."""
LONGEST_BAR: Final = 30
FEW_CARDS: Final = 3
COUNTED: Final = ("BL", "CO", "UL", "ST", "SW", "RO")
"""Kinds of which a player counts how many are gone."""
CHIP: Final = "●"
MINE, THEIRS = "█", "▒"


def draw(view: View, me: Seat | None, say: Speaker, space: Space) -> Drawing:
    """The affair on the table or everybody's chips, the seats, and one's own hand."""
    affair = view["affair"]
    return Drawing(
        title=_title(view, say, space),
        table=_affair(view, affair, say, space) if affair else _stacks(view, say, space.width),
        counts=_counts(view, say),
        seats=[_seat(view, seat, say) for seat in range(len(view["chips"]))] if affair else (),
        hand=_hand(view, say, space),
    )


def _title(view: View, say: Speaker, space: Space) -> str:
    head, options = say("draw-head", round=view["round_number"]), space.options
    if view["extra_rounds"]:
        head += say("draw-extra", count=view["extra_rounds"])
    if not isinstance(options, Options):
        return head
    goal = options.goal() if options.scoring == "points" else options.match_rounds
    return f"{head} · {say('draw-goal', scoring=options.scoring, count=goal)}"


def _counts(view: View, say: Speaker) -> list[str]:
    """The piles, and the answers among the cards that are gone."""
    gone = Counter(view["discard"])
    lines = [say("draw-piles", count=view["pile_count"], seat=Who(view["dealer"]))]
    seen = [_gone(code, gone[code], say) for code in COUNTED if gone[code]]
    return [*lines, say("draw-gone", cards=", ".join(seen))] if seen else lines


def _gone(code: str, count: int, say: Speaker) -> str:
    card = say.say(card_message(code))
    return say("draw-gone-of", card=card, count=count, all=COPIES[NUMBERS[code]])


def _stacks(view: View, say: Speaker, width: int) -> list[str]:
    """Everybody's chips as piles, as long as fits."""
    drawn = (columns(_piles(view, say, longest)) for longest in LONGEST_PILES)
    fit = (rows for rows in drawn if max(len(plain(row)) for row in rows) <= width)
    return ["", *next(fit, columns(_piles(view, say, 1)))]


def _piles(view: View, say: Speaker, longest: int) -> list[list[str]]:
    """A row for each seat."""
    rows = []
    for seat, chips in enumerate(view["chips"]):
        marker = "▶" if seat == view["required"] else " "
        pile = styled("gold", _pile(view, seat, longest))
        cards = say("cards", count=view["sizes"][seat])
        remarks = _remarks(view, seat, say)
        if view["totals"] != view["chips"] and any(view["totals"]):
            remarks.append(say("total", count=view["totals"][seat]))
        who = f"{marker} {say('who', seat=Who(seat))}"
        rows.append([who, pile, str(chips).rjust(3), cards, ", ".join(remarks)])
    return rows


def _pile(view: View, seat: Seat, longest: int) -> str:
    """A stack as a row of chips; where stacks are large one stands for several."""
    each = -(-max(view["chips"]) // longest) or 1
    return CHIP * -(-view["chips"][seat] // each)


def _seat(view: View, seat: Seat, say: Speaker) -> str:
    """Who, chips, cards, total, remarks."""
    marker = "▶ " if seat == view["required"] else ""
    said = [f"{view['chips'][seat]}{CHIP}", say("cards", count=view["sizes"][seat])]
    if view["totals"] != view["chips"] and any(view["totals"]):
        said.append(say("total", count=view["totals"][seat]))
    return f"{marker}{say('who', seat=Who(seat))}  {', '.join([*said, *_remarks(view, seat, say)])}"


def _remarks(view: View, seat: Seat, say: Speaker) -> list[str]:
    remarks = []
    affair = view["affair"]
    if affair and seat == affair["actor"]:
        role = "offers" if "responder" in affair else "acts"
        remarks.append(styled("bold", say("draw-role", role=role)))
    if affair and seat == affair["target"]:
        remarks.append(styled("red", say("draw-role", role="target")))
    if affair and seat == affair.get("responder"):
        remarks.append(styled("green", say("draw-role", role="responder")))
    if 0 < view["sizes"][seat] <= FEW_CARDS and view["phase"] not in ("round_over", "game_over"):
        remarks.append(styled("gold", say("draw-last", count=view["sizes"][seat])))
    return remarks


def _affair(view: View, affair: Affair, say: Speaker, space: Space) -> list[str]:
    """What waits for an answer: who does what to whom, and who is still to be asked."""
    if "proposals" not in affair:
        told = f"{say.say(threat(view, affair))}.", _asked(affair, say)
        return ["", *(row for one in told for row in folded(one, space.width))]
    target, responder = Who(affair["target"]), Who(affair["responder"])
    said = say("draw-offers", target=target, responder=responder, count=affair["pool"])
    lines = folded(said, space.width)
    for number, one in enumerate(affair["proposals"]):
        lines += _offer(affair, number, one, say, space)
    return [*lines, "", *folded(_stage(view, affair, say), space.width)]


def _offer(affair: Affair, number: int, one: Proposal, say: Speaker, space: Space) -> list[str]:
    """One offer, its bar where there is room, and what everybody would get."""
    by, share, pool = one["by"], one["share"], affair["pool"]
    chosen = number == affair["accepted"]
    taken = styled("green", f" ✓ {say('offer-taken')}") if chosen else ""
    title = f"{number + 1}  {say('draw-offer', seat=Who(by), count=share)}{taken}"
    gets = [say("draw-gets", seat=Who(affair["responder"]), count=f"+{share}")]
    if by == affair["target"]:
        gets.append(say("draw-gets", seat=Who(by), count=f"−{share}"))
    else:
        gets.append(say("draw-gets", seat=Who(by), count=f"+{pool - share}"))
        gets.append(say("draw-gets", seat=Who(affair["target"]), count=f"−{pool}"))
    block = "" if one["blockable"] else f" {say('draw-sure', target=Who(affair['target']))}"
    told = [f"   {row}" for row in folded(f"{', '.join(gets)}.{block}", space.width - 3)]
    roomy = space.drawn and 3 * len(affair["proposals"]) + 3 <= space.height
    return [title, f"   {_bar(share, pool)}", *told] if roomy else [title, *told]


def _bar(share: int, pool: int) -> str:
    """What the responder would get of it, and the rest."""
    each = 2 if pool <= WIDE_BAR else 1
    scale = min(1.0, LONGEST_BAR / (pool * each)) if pool else 1.0
    mine, rest = round(share * each * scale), round((pool - share) * each * scale)
    return f"{styled('green', MINE * mine)}{styled('grey', THEIRS * rest)}"


def _stage(view: View, affair: Affair, say: Speaker) -> str:
    target, responder = Who(affair["target"]), Who(affair["responder"])
    if view["phase"] == "counter":
        return f"{_asked(affair, say)} {say('draw-then-chooses', seat=responder)}"
    if view["phase"] == "choose":
        return say("draw-chooses", seat=responder)
    return say("draw-shield", seat=target)


def _asked(affair: Affair, say: Speaker) -> str:
    now, *later = affair["queue"]
    if not later:
        return say("draw-asked", seat=Who(now))
    names = ", ".join(say("draw-asked-name", seat=Who(seat)) for seat in later)  # in their order
    return say("draw-asked-then", seat=Who(now), names=names)


def _hand(view: View, say: Speaker, space: Space) -> list[str]:
    if "hand" not in view or view["phase"] in ("round_over", "game_over"):
        return []
    known = [
        say("draw-known", seat=Who(seat), cards=_cards(codes, say, frozenset()))
        for seat, codes in enumerate(view["known"])
        if codes
    ]
    return [_cards(view["hand"], say, space.fits) or say("draw-no-cards"), *known]


def _cards(codes: Sequence[str], say: Speaker, fits: frozenset[str]) -> str:
    """Cards by name, equal ones together."""
    held = Counter(codes)
    shown = []
    for code, count in held.items():
        name = say.say(card_message(code))
        name = styled("bold", f"[{name}]") if code in fits else name
        shown.append(f"{name} ×{count}" if count > 1 else name)
    return " · ".join(shown)

"""Ultimatum in words: the table, the prompt and the reasons, for terminals and logs."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from handful.core import Form, Names, Seat, Told, ink
from handful.core.said import Said, said, sentence
from handful.core.text import columns

from .knowledge.view import Affair, View
from .messages.log import card, chips, tell
from .rules.cards import COPIES, FACES, NUMBERS
from .saying import card_named, chips_said

WIDE: Final = 64
"""From this width on stacks are drawn as piles."""
LONGEST_PILE: Final = 20
FEW_CARDS: Final = 3
COUNTED: Final = ("BL", "CO", "UL", "ST", "SW", "RO")
"""Kinds of which a player counts how many are gone."""


class Text:
    """How Ultimatum speaks."""

    def draw(self, view: View, me: Seat | None, names: Names, width: int) -> list[str]:
        """The seats with their stacks, the affair on the table, and one's own hand."""
        extra = f" (extra round {view['extra_rounds']})" if view["extra_rounds"] else ""
        lines = [
            f"Round {view['round_number']}{extra} · dealer {names[view['dealer']]} · "
            f"draw pile {view['pile_count']}",
            _discards(view),
            "",
        ]
        lines += columns([_seat(view, seat, names, width) for seat in range(len(names))])
        if view["affair"]:
            lines += ["", *_affair(view, view["affair"], names, width)]
        if "hand" in view and view["phase"] not in ("round_over", "game_over"):
            lines += ["", f"Your hand: {_hand(view['hand'])}"]
            lines += _notes(view, names)
        return lines

    def prompt(self, view: View, me: Seat | None, names: Names) -> str:
        """One sentence: what is asked, of whom."""
        required = view["required"]
        if required is None:
            return "The game is over."
        if me != required:
            early = view["affair"] and me in view["affair"]["queue"]
            hint = " You are asked later; you may decline now." if early else ""
            return f"{names[required]} {_ASKED[view['phase']]}.{hint}"
        return _question(view, names)

    def explain(self, view: View, form: Form, names: Names) -> str:
        """What this legal move would do."""
        verb = str(form["move"])
        if verb == "play":
            return _play_reason(view, form, names)
        affair = view["affair"]
        if not affair:
            return said("Shuffle and deal the next round.")
        if verb == "counter":
            share = _number(form, "share")
            return sentence(_effect(affair, view["required"] or 0, share, names))
        if verb == "accept":
            proposal = affair["proposals"][_number(form, "proposal")]
            known = [_effect(affair, proposal["by"], proposal["share"], names)]
            if proposal["blockable"]:
                known.append(said("{who} may block it", who=names[affair["target"]]))
            return sentence(*known)
        return _answer_reason(view, affair, verb, names)

    def tell(self, event: Told, names: Names) -> str | None:
        """One line of the log."""
        return tell(event, names)


_ASKED: Final = {
    "turn": "is to play a card",
    "block": "may block",
    "counter": "may counter",
    "choose": "chooses a proposal",
    "ultimatum_block": "may block",
    "round_over": "deals the next round",
}


def _discards(view: View) -> str:
    """How many cards are gone, the last one, and the answers among them."""
    gone = Counter(view["discard"])
    shown = f"Discards {len(view['discard'])}"
    if view["discard"]:
        shown += f", last {card(view['discard'][-1])}"
    counted = [f"{code} {gone[code]}/{COPIES[NUMBERS[code]]}" for code in COUNTED if gone[code]]
    return shown + ink("dim", f" · gone {', '.join(counted)}" if counted else "")


def _seat(view: View, seat: Seat, names: Names, width: int) -> list[str]:
    """One row: marker, name, stack, cards, total, remarks."""
    stack = f"{view['chips'][seat]:>3} chip{' ' if view['chips'][seat] == 1 else 's'}"
    row = ["▸" if seat == view["required"] else " ", names[seat], stack]
    if width >= WIDE:
        row.append(ink("gold", _pile(view, seat)))
    size = view["sizes"][seat]
    row.append(f"{size:>2} card" + ("" if size == 1 else "s"))
    if view["totals"] != view["chips"] and any(view["totals"]):
        row.append(f"total {view['totals'][seat]}")
    return [*row, ", ".join(_remarks(view, seat))]


def _pile(view: View, seat: Seat) -> str:
    """A stack as a row of chips; where stacks are large one stands for several."""
    each = -(-max(view["chips"]) // LONGEST_PILE) or 1
    return "●" * -(-view["chips"][seat] // each)


def _remarks(view: View, seat: Seat) -> list[str]:
    remarks = []
    affair = view["affair"]
    if affair and seat == affair["actor"]:
        remarks.append(ink("bold", "initiator" if "responder" in affair else "acts"))
    if affair and seat == affair["target"]:
        remarks.append(ink("red", "target"))
    if affair and seat == affair.get("responder"):
        remarks.append(ink("green", "responder"))
    if 0 < view["sizes"][seat] <= FEW_CARDS and view["phase"] not in ("round_over", "game_over"):
        remarks.append(ink("gold", "last card!" if view["sizes"][seat] == 1 else "last cards"))
    return remarks


def _affair(view: View, affair: Affair, names: Names, width: int) -> list[str]:
    """What waits for an answer: who does what to whom, and who is still to be asked."""
    if "proposals" not in affair:
        return [f"{_name(affair['card'])}: {_threat(view, affair, names)}.", _asked(affair, names)]
    target, responder = names[affair["target"]], names[affair["responder"]]
    title = ink("gold", "Ultimatum")
    lines = [
        f"{title}: {names[affair['actor']]} offers {responder} a share of {target}'s "
        f"{chips(affair['pool'])}."
    ]
    rows = [_row(affair, number, names) for number in range(len(affair["proposals"]))]
    table = columns(rows, gap="  " if width >= WIDE else " ")
    return [*lines, *table, _stage(view, affair, names)]


def _row(affair: Affair, number: int, names: Names) -> list[str]:
    """One proposal and what everybody would get."""
    proposal = affair["proposals"][number]
    by, share, pool = proposal["by"], proposal["share"], affair["pool"]
    offer = "offers" if number == 0 else "counters"
    cells = [f"  {number + 1}", f"{names[by]} {offer}:", f"{names[affair['responder']]} +{share}"]
    if by == affair["target"]:
        cells += [f"{names[by]} −{share}", f"keeps {pool - share}"]
    else:
        cells += [f"{names[by]} +{pool - share}", f"{names[affair['target']]} −{pool}"]
    mark = ink("green", "✓ accepted") if number == affair["accepted"] else ""
    return [*cells, mark]


def _stage(view: View, affair: Affair, names: Names) -> str:
    target, responder = names[affair["target"]], names[affair["responder"]]
    if view["phase"] == "counter":
        return f"{_asked(affair, names)} Then {responder} chooses."
    if view["phase"] == "choose":
        listed = enumerate(affair["proposals"], start=1)
        sure = [str(number) for number, one in listed if not one["blockable"]]
        block = f" {target} cannot block {', '.join(sure)}." if sure else ""
        return f"  Now {responder} accepts one of these, or rejects them all.{block}"
    return f"  Now {target} may block it, or let it happen."


def _asked(affair: Affair, names: Names) -> str:
    now, *later = [names[seat] for seat in affair["queue"]]
    return f"  Asked now: {now}." + (f" Still to be asked: {', '.join(later)}." if later else "")


def _threat(view: View, affair: Affair, names: Names) -> Said:
    actor, target = affair["actor"], affair["target"]
    who, stacks, sizes = names[actor], view["chips"], view["sizes"]
    if affair.get("what") == "hands":
        return said(
            "{who} exchanges hands with {whom} ({given} cards for {taken})",
            who=who,
            whom=names[target],
            given=sizes[actor],
            taken=sizes[target],
        )
    if affair.get("what") == "chips":
        return said(
            "{who} exchanges stacks with {whom} ({given} chips for {taken})",
            who=who,
            whom=names[target],
            given=stacks[actor],
            taken=stacks[target],
        )
    if stacks[target] == 1:
        return said("{who} takes the only chip of {whom}", who=who, whom=names[target])
    return said(
        "{who} takes all {n} chips of {whom}", who=who, whom=names[target], n=stacks[target]
    )


def _hand(codes: Sequence[str]) -> str:
    held = Counter(codes)
    return "  ".join(card(code) + (f" ×{held[code]}" if held[code] > 1 else "") for code in held)


def _notes(view: View, names: Names) -> list[str]:
    return [
        ink("dim", f"You know that {names[seat]} holds ") + _hand(codes)
        for seat, codes in enumerate(view["known"])
        if codes
    ]


def _question(view: View, names: Names) -> str:
    affair, phase = view["affair"], view["phase"]
    if phase == "round_over":
        return "The round is over. You deal the next one."
    if affair is None:
        return "Your turn: play a card."
    if "proposals" not in affair:
        return f"{_name(affair['card'])}: {_threat(view, affair, names)}. Block or decline?"
    responder, pool = names[affair["responder"]], affair["pool"]
    if phase == "counter":
        best = max(one["share"] for one in affair["proposals"])
        return f"Counter? Best offer to {responder}: {best} of {pool}. Yours may be 0 to {pool}."
    if phase == "choose":
        return "Accept one of the proposals, or reject them all?"
    accepted = affair["proposals"][affair["accepted"] or 0]
    effect = _effect(affair, accepted["by"], accepted["share"], names)
    return f"{responder} accepted: {effect}. Block or decline?"


def _play_reason(view: View, form: Form, names: Names) -> Said:
    match str(form["card"]):
        case "UL":
            return _why_ultimatum(view, form, names)
        case "SW":
            who = names[_number(form, "with")]
            if form["what"] == "chips":
                return said("Exchange whole stacks with {who}, unless it is blocked.", who=who)
            return said("Exchange whole hands with {who}, unless it is blocked.", who=who)
        case "ST":
            return _why_steal(view, _number(form, "from"), names)
        case "DR":
            drawing = _number(form, "to")
            if drawing == view["turn"]:
                return said("You draw two cards.")
            return said("{who} draws two cards.", who=names[drawing])
        case "RO":
            return said("The round ends at once.")
        case "BL" | "CO":
            return said("A mere discard.")
    return _why_payment(view, form, names)


def _why_ultimatum(view: View, form: Form, names: Names) -> Said:
    target, share = _number(form, "target"), _number(form, "share")
    pool = view["chips"][target]
    split = said(
        "of the {chips} of {target}, {responder} would get {share} and you {rest}",
        responder=names[_number(form, "responder")],
        share=share,
        target=names[target],
        chips=chips_said(pool),
        rest=pool - share,
    )
    return sentence(split, said("others may counter, {who} may block", who=names[target]))


def _why_steal(view: View, victim: Seat, names: Names) -> Said:
    stack = view["chips"][victim]
    if stack == 1:
        return said("Take the only chip of {who}, unless it is blocked.", who=names[victim])
    return said("Take all {n} chips of {who}, unless it is blocked.", n=stack, who=names[victim])


def _why_payment(view: View, form: Form, names: Names) -> Said:
    payer = _number(form, "from")
    chips = chips_said(min(int(str(form["card"])[1]), view["chips"][payer]))
    if "to" not in form:
        return said(
            "You take {chips} from {who}; nobody can stop it.", chips=chips, who=names[payer]
        )
    return said(
        "{who} pays {whom} {chips}; nobody can stop it.",
        who=names[payer],
        whom=names[_number(form, "to")],
        chips=chips,
    )


def _answer_reason(view: View, affair: Affair, verb: str, names: Names) -> Said:
    if verb == "block":
        stopped = card_named(NUMBERS[affair["card"]])
        return said("Your Block stops the {card}; nothing moves.", card=stopped)
    if verb == "reject":
        return said("No chips move, for anybody.")
    if view["phase"] == "counter":
        return said("You make no proposal in this Ultimatum.")
    if view["phase"] == "ultimatum_block":
        return said("The chips are divided as accepted.")
    return said("If nobody blocks: {threat}.", threat=_threat(view, affair, names))


def _effect(affair: Affair, by: Seat, share: int, names: Names) -> Said:
    """What everybody gets if a proposal comes into force."""
    target, responder = names[affair["target"]], names[affair["responder"]]
    rest = affair["pool"] - share
    if by == affair["target"]:
        return said(
            "{responder} +{share}, {target} −{share} and keeps {rest}",
            responder=responder,
            target=target,
            share=share,
            rest=rest,
        )
    return said(
        "{responder} +{share}, {by} +{rest}, {target} −{pool}",
        responder=responder,
        by=names[by],
        target=target,
        share=share,
        rest=rest,
        pool=affair["pool"],
    )


def _name(code: str) -> str:
    return FACES[NUMBERS[code]].name


def _number(form: Form, name: str) -> int:
    found = form[name]
    assert isinstance(found, int)
    return found


TEXT: Final = Text()

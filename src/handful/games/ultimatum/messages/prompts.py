"""What Ultimatum asks, of whom, and what each legal move would do."""

from collections.abc import Iterator
from functools import reduce

from handful.core import Form, Message, Seat, Who, message

from ..knowledge.view import Affair, Proposal, View
from .names import card_message


def after(view: View) -> Seat | None:
    """Whose turn comes next."""
    if view["required"] is None or view["phase"] == "round_over":
        return None
    return (view["turn"] + 1) % len(view["sizes"])


def prompt(view: View, me: Seat | None) -> Message:
    """One sentence: what is asked, of whom."""
    required, affair = view["required"], view["affair"]
    if required is None:
        return message("prompt-over")
    if me != required:
        return message("prompt-waiting", phase=_step(view), seat=Who(required))
    if view["phase"] == "round_over":
        return message("prompt-deal")
    if affair is None:
        return message("prompt-turn")
    if "proposals" not in affair:
        return threat(view, affair)
    return _bargain(view, affair)


def _step(view: View) -> str:
    """What is done now; whoever has made the first offer can only raise it."""
    affair = view["affair"]
    if view["phase"] == "counter" and affair and view["required"] == affair["actor"]:
        return "raise"
    return view["phase"]


def _bargain(view: View, affair: Affair) -> Message:
    """What an Ultimatum asks of whoever is to answer."""
    target, responder, pool = Who(affair["target"]), Who(affair["responder"]), affair["pool"]
    offers = affair["proposals"]
    if _step(view) == "raise":
        best = max(one["share"] for one in offers)
        return message("prompt-raise", responder=responder, count=best)
    if view["phase"] == "counter":
        return message("prompt-counter", target=target, responder=responder, count=pool)
    if view["phase"] == "choose":
        if len(offers) > 1:
            return message("prompt-choose", target=target, count=pool, offers=len(offers))
        first = offers[0]
        return message(
            "prompt-offer", by=Who(first["by"]), target=target, share=first["share"], count=pool
        )
    accepted = offers[affair["accepted"] or 0]
    lost = accepted["share"] if accepted["by"] == affair["target"] else pool
    return message("prompt-shield", responder=responder, by=Who(accepted["by"]), count=lost)


def threat(view: View, affair: Affair) -> Message:
    """What a Swap or a Steal would do."""
    actor, target = affair["actor"], affair["target"]
    if affair["card"] == "ST":
        chips = view["chips"][target]
        return message("threat-steal", actor=Who(actor), target=Who(target), count=chips)
    what = affair["what"]
    held = view["sizes"] if what == "hands" else view["chips"]
    return message(
        "threat-swap",
        actor=Who(actor),
        target=Who(target),
        what=what,
        mine=held[actor],
        yours=held[target],
    )


def name(view: View, form: Form) -> Message:
    """What a legal move is called, as advice."""
    verb, affair, what = str(form["move"]), view["affair"], _played(form)
    if what:
        return message("name-play", what=what)
    if verb == "play":
        if form["card"] == "RO":
            return message("name-move", move="round")
        return message("name-throw", card=card_message(str(form["card"])))
    if affair and verb == "block":
        return message("name-block", card=card_message(affair["card"]))
    if verb == "counter":
        return message("name-counter", count=number(form, "share"))
    if affair and verb == "accept":
        proposal = affair["proposals"][number(form, "proposal")]
        return message("name-accept", by=Who(proposal["by"]), count=proposal["share"])
    if verb == "decline" and view["phase"] == "counter":
        return message("name-move", move="no-counter")
    return message("name-move", move=verb)


def explain(view: View, form: Form) -> Message:
    """What this legal move would do."""
    return sentences(*_explained(view, form))


def sentences(*several: Message) -> Message:
    """Sentences, one after the other."""
    return reduce(lambda first, second: message("both", first=first, second=second), several)


def _explained(view: View, form: Form) -> Iterator[Message]:
    verb, affair = str(form["move"]), view["affair"]
    if verb == "play":
        yield from _play(view, form)
    elif not affair:
        yield message("explain-deal")
    elif verb == "counter":
        own = Proposal(by=view["required"] or 0, share=number(form, "share"), blockable=False)
        yield shares(affair, own)
    elif verb == "accept":
        proposal = affair["proposals"][number(form, "proposal")]
        yield shares(affair, proposal)
        if proposal["blockable"]:
            yield message("note-block", seat=Who(affair["target"]))
    elif verb == "block":
        yield message("explain-block", card=card_message(affair["card"]))
    elif verb == "reject":
        yield message("explain-reject")
    else:
        yield from _declining(view, affair)


def _declining(view: View, affair: Affair) -> Iterator[Message]:
    if view["phase"] == "counter":
        yield message("explain-no-counter")
    elif view["phase"] == "ultimatum_block":
        yield message("explain-let-happen")
        yield shares(affair, affair["proposals"][affair["accepted"] or 0])
    else:
        yield message("explain-unless", threat=threat(view, affair))


def shares(affair: Affair, proposal: Proposal) -> Message:
    """Who gets what if a proposal comes into force."""
    responder, by, share = Who(affair["responder"]), Who(proposal["by"]), proposal["share"]
    rest = affair["pool"] - share
    if proposal["by"] == affair["target"]:
        return message("offer-keeps", responder=responder, by=by, share=share, rest=rest)
    return message("offer-gets", responder=responder, by=by, share=share, rest=rest)


def _play(view: View, form: Form) -> Iterator[Message]:
    code, me = str(form["card"]), view["turn"]
    match code:
        case "UL":
            yield from _ultimatum(view, form, me)
        case "SW":
            yield _swap(view, form, me)
            yield message("note-block", seat=Who(number(form, "with")))
        case "ST":
            victim = number(form, "from")
            yield message("ready-steal", seat=Who(victim), count=view["chips"][victim])
            yield message("note-block", seat=Who(victim))
        case "DR":
            yield message("ready-draw", seat=Who(number(form, "to")))
        case "RO":
            yield message("note-round", count=view["chips"][me])
        case "BL":
            yield message("note-throw-block")
        case "CO":
            yield message("note-throw-counter")
        case _:
            yield from _payment(view, form, int(code[1]))


def _ultimatum(view: View, form: Form, me: Seat) -> Iterator[Message]:
    target, share = number(form, "target"), number(form, "share")
    yield message(
        "offer-gets",
        responder=Who(number(form, "responder")),
        by=Who(me),
        share=share,
        rest=view["chips"][target] - share,
    )
    yield message("note-bargain", seat=Who(target))


def _swap(view: View, form: Form, me: Seat) -> Message:
    other, what = number(form, "with"), str(form["what"])
    held = view["chips"] if what == "chips" else view["sizes"]
    mine = held[me] - (what == "hands")  # the Swap itself is out of the hand
    return message("ready-swap", seat=Who(other), what=what, mine=mine, yours=held[other])


def _payment(view: View, form: Form, worth: int) -> Iterator[Message]:
    payer = number(form, "from")
    receiver = Who(number(form, "to") if "to" in form else view["turn"])
    chips = view["chips"][payer]
    if not chips:
        yield message("paid-nothing", seat=receiver, payer=Who(payer))
        return
    yield message("paid", seat=receiver, payer=Who(payer), count=min(worth, chips))
    yield message("note-free")


def _played(form: Form) -> Message | None:
    """What a card that is played does, after its name."""
    card = card_message(str(form.get("card", "")))
    match form:
        case {"card": "SW", "with": int(seat), "what": str(what)}:
            return message("name-swap", card=card, seat=Who(seat), what=what)
        case {"card": "ST", "from": int(seat)}:
            return message("name-steal", card=card, seat=Who(seat))
        case {"card": "DR", "to": int(seat)}:
            return message("name-draw", card=card, seat=Who(seat))
        case {"responder": int(responder), "target": int(target), "share": int(share)}:
            return message(
                "name-ultimatum",
                card=card,
                target=Who(target),
                responder=Who(responder),
                count=share,
            )
        case {"from": int(payer), "to": int(seat)}:
            return message("name-give", card=card, payer=Who(payer), seat=Who(seat))
        case {"from": int(payer)}:
            return message("name-take", card=card, payer=Who(payer))
    return None


def number(form: Form, name: str) -> int:
    """A number that a move names."""
    found = form[name]
    assert isinstance(found, int)
    return found

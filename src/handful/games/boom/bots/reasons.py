"""What speaks for a move of Boom."""

from handful.core import Message, Move, message
from handful.core.sets import size, union_of

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..messages.prompts import cards_won, sums_laid
from ..rules.cards import PLACE_NAMES, WILD
from ..rules.move_codes import verb_of
from ..rules.move_numbers import FLIP, GIVE_UP, IGNITE, OPEN_WINDOW, STOP
from ..rules.moves import MOVES
from .heuristic import Knowledge


def against(said: Message) -> bool:
    """Whether a reason speaks against its move."""
    return said.id == "reason-could" or (said.id == "reason-stop" and said.args["count"] != 0)


def reason(view: View, memory: Memory, move: Move) -> Message | None:
    """Why to turn over this card, or what an ignition wins."""
    verb = verb_of(move)
    if verb == IGNITE:
        return _igniting(view, move)
    known = Knowledge(view, memory, recall=1.0)
    if verb == OPEN_WINDOW:
        unknown = len(known.unknown())
        return message("reason-look", count=unknown) if unknown else None
    if verb == STOP:
        return message("reason-stop", count=len(known.unknown()))
    if verb == GIVE_UP:
        return _giving_up(known)
    return _turning(known, move) if verb == FLIP else None


def _igniting(view: View, move: Move) -> Message:
    """All cards of an ignition score (BD-16); only in a window the turn ends with it anyway."""
    form = MOVES.decode(move)
    sums, won = sums_laid(view, form), cards_won(form)
    if view["phase"] == "window":
        return message("reason-ignite-fuse", sums=sums, count=won)
    return message("reason-ignite", sums=sums, count=won)


def _giving_up(known: Knowledge) -> Message:
    """Whether the two open cards could be taken."""
    if known.has(WILD) or known.price(*known.open.values()) is not None:
        return message("reason-could")
    return message("reason-could-not")


def _turning(known: Knowledge, place: int) -> Message:
    if place not in known.known:
        lying = union_of(known.lying)
        around = size(lying & known.memory.house.reach[place])
        return message("reason-unknown", count=around + 1)
    value = known.known[place]
    for open_value in known.open.values():
        price = known.price(value, open_value)
        if price is not None:
            return message("reason-fits-open", number=value, other=open_value, count=price)
    return _showing(known, place, value)


def _showing(known: Knowledge, place: int, value: int) -> Message:
    """What a number that one has seen is good for while nothing fitting lies open."""
    others = {where: number for where, number in known.known.items() if where != place}
    partner = known.best_partner(value, others)
    if partner is None:
        return message("reason-nothing-new", number=value)
    other = known.known[partner]
    return message(
        "reason-fits",
        number=value,
        other=other,
        place=PLACE_NAMES[partner],
        count=known.price(value, other) or 0,
    )

"""What speaks for a move of Boom, in a sentence."""

from handful.core import Move, Names
from handful.core.said import Said, said, sentence
from handful.core.sets import size, union_of

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import PLACE_NAMES
from ..rules.move_codes import verb_of
from ..rules.moves import MOVES, taken_apart
from ..rules.verbs import FLIP, GIVE_UP, IGNITE, OPEN_WINDOW, STOP
from ..text import sums_laid
from .heuristic import Knowledge


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """Why to turn over this card, or what an ignition wins."""
    verb = verb_of(move)
    if verb == IGNITE:
        return _igniting(view, move)
    known = Knowledge(view, memory, recall=1.0)
    if verb == OPEN_WINDOW:
        return _looking(len(known.unknown()))
    if verb == STOP:
        return _stopping(len(known.unknown()))
    if verb == GIVE_UP:
        return _giving_up(known)
    return _turning(known, move) if verb == FLIP else ""


def _igniting(view: View, move: Move) -> Said:
    """All cards of an ignition score (BD-16); only in a window the turn ends with it anyway."""
    one, other = taken_apart(move)[3]
    won, sums = 2 + len(one) + len(other), sums_laid(view, MOVES.decode(move))
    if view["phase"] == "window":
        return said("{sums}: that wins {n} cards.", sums=sums, n=won)
    return said("{sums}: that wins {n} cards and keeps your turn.", sums=sums, n=won)


def _stopping(unknown: int) -> Said:
    if not unknown:
        return said("Every card has been seen: there is nothing new to look at.")
    if unknown == 1:
        return said("One card that nobody knows is left to the others.")
    return said("{n} cards that nobody knows are left to the others.", n=unknown)


def _giving_up(known: Knowledge) -> Said:
    """Whether the two open cards could be taken."""
    has_wild = any(code.startswith("W") for code in known.view["hand"])
    if has_wild or known.price(*known.open.values()) is not None:
        return said("You could take both cards with what you hold.")
    return said("Nothing that you hold makes the two equal.")


def _looking(unknown: int) -> str:
    if unknown > 1:
        return said("There are {n} cards that nobody knows: time to look at many.", n=unknown)
    return said("There is one card that nobody knows: time to look at it.") if unknown else ""


def _turning(known: Knowledge, place: int) -> Said:
    if place not in known.known:
        lying = union_of(known.lying)
        around = size(lying & known.memory.house.reach[place])
        return said("Nobody knows this card; dynamite here would win {n}.", n=around + 1)
    value = known.known[place]
    for open_value in known.open.values():
        price = known.price(value, open_value)
        if price is not None:
            seen = said(
                "you have seen the {number} here: it goes with the open {other}",
                number=value,
                other=open_value,
            )
            return sentence(seen, _cost(price))
    return _showing(known, place, value)


def _showing(known: Knowledge, place: int, value: int) -> Said:
    """What a number that one has seen is good for while nothing fitting lies open."""
    others = {where: number for where, number in known.known.items() if where != place}
    partner = known.best_partner(value, others)
    if partner is None:
        return said(
            "You have seen the {number} here: it shows the others nothing new.", number=value
        )
    fits = said(
        "the {number} here goes with the {other} at {place}",
        number=value,
        other=known.known[partner],
        place=PLACE_NAMES[partner],
    )
    return sentence(fits, _cost(known.price(value, known.known[partner]) or 0))


def _cost(price: int) -> Said:
    if not price:
        return said("that costs no card")
    return said("that costs one card") if price == 1 else said("that costs {n} cards", n=price)

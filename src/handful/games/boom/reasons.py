"""What speaks for a move of Boom, in a sentence."""

from handful.core import Move, Names
from handful.core.said import Said, said, sentence
from handful.core.sets import size, union_of

from .bots import Knowledge
from .cards import PLACE_NAMES
from .coding import verb_of
from .knowledge import Memory
from .moves import MOVES, View, taken_apart
from .text import sums_laid
from .verbs import FLIP, IGNITE, OPEN_WINDOW


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """Why to turn over this card, or what an ignition costs."""
    verb = verb_of(move)
    if verb == IGNITE:
        return _igniting(view, move)
    known = Knowledge(view, memory, recall=1.0)
    if verb == OPEN_WINDOW:
        return _looking(len(known.unknown()))
    return _turning(known, move) if verb == FLIP else ""


def _igniting(view: View, move: Move) -> Said:
    one, other = taken_apart(move)[3]
    spent, sums = len(one) + len(other), sums_laid(view, MOVES.decode(move))
    if spent == 1:
        return said("{sums}: that spends one card and keeps your turn.", sums=sums)
    return said("{sums}: that spends {n} cards and keeps your turn.", sums=sums, n=spent)


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

"""What speaks for a move of Boom, in a sentence."""

from handful.core import Move, Names
from handful.core.sets import size, union_of

from .bots import Knowledge
from .cards import PLACE_NAMES
from .coding import verb_of
from .knowledge import Memory
from .moves import MOVES, View, taken_apart
from .text import TEXT
from .verbs import FLIP, IGNITE, OPEN_WINDOW


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """Why to turn over this card, or what an ignition costs."""
    verb = verb_of(move)
    if verb == IGNITE:
        one, other = taken_apart(move)[3]
        spent = len(one) + len(other)
        cards = "one card" if spent == 1 else f"{spent} cards"
        sums = TEXT.explain(view, MOVES.decode(move), names).partition(":")[0].rstrip(".")
        return f"{sums}, spends {cards}, keeps your turn."
    known = Knowledge(view, memory, recall=1.0)
    if verb == OPEN_WINDOW:
        return f"There are {len(known.unknown())} cards that nobody knows: time to look at many."
    return _turning(known, move) if verb == FLIP else ""


def _turning(known: Knowledge, place: int) -> str:
    if place not in known.known:
        lying = union_of(known.lying)
        around = size(lying & known.memory.house.reach[place])
        return f"Nobody knows this card; dynamite here would win {around + 1}."
    value = known.known[place]
    for open_value in known.open.values():
        price = known.price(value, open_value)
        if price is not None:
            return (
                f"You have seen the {value} here: it goes with the open {open_value}{_cost(price)}."
            )
    others = {where: number for where, number in known.known.items() if where != place}
    partner = known.best_partner(value, others)
    if partner is None:
        return f"You have seen the {value} here: it shows the others nothing new."
    price = known.price(value, known.known[partner]) or 0
    where = PLACE_NAMES[partner]
    return f"The {value} here goes with the {known.known[partner]} at {where}{_cost(price)}."


def _cost(price: int) -> str:
    if not price:
        return " and costs no card"
    return " for one card" if price == 1 else f" for {price} cards"

"""What leads to a good move of Boom: what to look at, what to think of, and the rule behind it."""

from handful.core import Clue, Message, Move, message
from handful.core.sets import size, union_of

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import PLACE_NAMES, PLACE_NUMBERS, VALUE_OF
from ..rules.move_codes import verb_of
from ..rules.move_numbers import CLAIM, FLIP, GIVE_UP, IGNITE, OPEN_WINDOW, STOP, USE_WILD
from ..rules.moves import MOVES
from .heuristic import Knowledge


def recall(view: View, memory: Memory) -> list[Message]:
    """Every number that was seen and lies face down again."""
    down = {PLACE_NUMBERS[cell["place"]] for cell in view["matchbox"] if not cell["up"]}
    return [
        message("clue-seen", place=PLACE_NAMES[place], number=VALUE_OF[memory.seen[place].card])
        for place in sorted(down & set(memory.seen))
    ]


def clue(view: View, memory: Memory, move: Move) -> Clue:
    """The clue to this move."""
    verb = verb_of(move)
    match verb:
        case _ if verb == FLIP:
            return _turning(Knowledge(view, memory, recall=1.0), move)
        case _ if verb == IGNITE:
            form = MOVES.decode(move)
            laid = len(form["on_a"]) + len(form["on_b"])  # type: ignore[arg-type]  # two lists
            return _clue("sums", "laid", "BD-20", laid)
        case _ if verb == USE_WILD:
            return _clue("sums", "wild", "BD-27")
        case _ if verb == CLAIM:
            return _clue("fuse", "equal", "BD-53")
        case _ if verb == OPEN_WINDOW:
            unknown = len(Knowledge(view, memory, recall=1.0).unknown())
            return _clue("time", "many", "BD-52", unknown)
        case _ if verb == STOP:
            return _clue("fuse", "stop", "BD-57")
        case _ if verb == GIVE_UP:
            return _clue("sums", "save", "BD-17")
    return _clue("fuse", "time", "BD-56")


def _turning(known: Knowledge, place: int) -> Clue:
    if place not in known.known:
        return _looking(known, place)
    value = known.known[place]
    prices = [known.price(value, other) for other in known.open.values()]
    fitting = [price for price in prices if price is not None]
    if fitting:
        return _clue("open", *_made_equal(min(fitting)))
    others = {where: number for where, number in known.known.items() if where != place}
    partner = known.best_partner(value, others)
    if known.open or partner is None:
        return _clue("nothing", "old", "BD-15")
    return _clue("pair", *_made_equal(known.price(value, known.known[partner]) or 0))


def _looking(known: Knowledge, place: int) -> Clue:
    """A card that nobody has seen; if it is dynamite, neighbours count."""
    lying, reach = union_of(known.lying), known.memory.house.reach
    around = {one: size(lying & reach[one]) for one in known.unknown()}
    if around.get(place, 0) == max(around.values()) > min(around.values()):
        return _clue("unseen", "blast", "BD-41")
    return _clue("unseen", "new", "BD-13")


def _made_equal(price: int) -> tuple[str, str, int]:
    """Equal numbers, or so many cards that make them equal."""
    return ("made-equal", "BD-22", price) if price else ("equal", "BD-14", 0)


def _clue(look: str, idea: str, clause: str, count: int = 0) -> Clue:
    think = message("clue-idea", what=idea, count=count)
    return Clue(message("clue-look", what=look), think, clause)

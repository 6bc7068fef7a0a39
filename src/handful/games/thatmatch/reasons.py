"""What speaks for a move of That Match Game, in a sentence."""

from handful.core import Chance, Move, Names

from .cards import COLOUR_OF, EXCLAMATIONS, LANES, NUMBER_OF, NUMBERED, NUMBERS
from .events import View
from .knowledge import Memory
from .odds import Odds
from .packing import card_played, cards_of, spot_played, verb_of
from .verbs import BOLT, PLAY_NUMBER, TOSS
from .weights import RED_BLOCK_PLAYED

COLOURS = ("red", "yellow", "blue")


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """What a card takes or leaves behind."""
    verb = verb_of(move)
    if verb == PLAY_NUMBER:
        return _playing(view, memory, card_played(move), spot_played(move))
    if verb == BOLT:
        slot = view["window"]["slot"] if view["window"] else None
        lies = view["market"][slot] if slot is not None else None
        stars = lies["stars"] if lies else 0
        taken = view["window"] is not None and view["window"]["takes"]
        return f"It steals {_stars(stars)} for {_cards(len(cards_of(move)))}." if taken else ""
    return "Nothing in your hand fits; new cards may." if verb == TOSS else ""


def _playing(view: View, memory: Memory, card: int, spot: int) -> str:
    slot, lane = divmod(spot, LANES)
    lies = view["market"][slot]
    stars, needs = (lies["stars"], lies["gaps"][:]) if lies else (0, [0] * LANES)
    exclaims = EXCLAMATIONS >> card & 1 == 1
    value = needs[lane] if exclaims else NUMBER_OF[card]
    needs[lane] -= value
    if not any(needs):
        me = memory.seat if memory.seat is not None else view["turn"]
        odds = Odds(view, memory, Chance(0))
        quiet = odds.unanswered(lane, value, RED_BLOCK_PLAYED, not exclaims, me)
        return f"It takes {_stars(stars)}; about {quiet:.0%} of the time nobody can answer."
    kept = [one for code in view["hand"] if (one := NUMBERS[code]) < NUMBERED]
    kept.remove(card)
    still = [(COLOURS[lane], gap) for lane, gap in enumerate(needs) if gap]
    open_spots = " and ".join(f"a {colour} {gap}" for colour, gap in still)
    same = sum(COLOUR_OF[one] == COLOUR_OF[card] for one in kept)
    warning = ": anybody may finish it" if len(still) == 1 else ""
    return f"It leaves {open_spots} for {_stars(stars)}{warning}; you keep {_more(same)}."


def _more(count: int) -> str:
    return f"{count} more of its colour" if count else "no other of its colour"


def _stars(count: int) -> str:
    return "1 star" if count == 1 else f"{count} stars"


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"

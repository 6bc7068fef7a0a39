"""What speaks for a move of That Match Game, in a sentence."""

from handful.core import Chance, Move, Names
from handful.core.said import Said, said, sentence, several_said

from .cards import COLOUR_OF, EXCLAMATIONS, LANES, NUMBER_OF, NUMBERED, NUMBERS
from .events import View
from .knowledge import Memory
from .odds import Odds
from .packing import card_played, cards_of, spot_played, verb_of
from .saying import colour_said, stars_said
from .verbs import BOLT, PLAY_NUMBER, TOSS
from .weights import RED_BLOCK_PLAYED


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """What a card takes or leaves behind."""
    verb = verb_of(move)
    if verb == PLAY_NUMBER:
        return _playing(view, memory, card_played(move), spot_played(move))
    if verb == BOLT:
        return _stealing(view, len(cards_of(move)))
    return said("Nothing in your hand fits; new cards may.") if verb == TOSS else ""


def _stealing(view: View, cards: int) -> str:
    window = view["window"]
    if window is None or not window["takes"]:
        return ""
    lies = view["market"][window["slot"]] if window["slot"] is not None else None
    stars = stars_said(lies["stars"] if lies else 0)
    if cards == 1:
        return said("It steals {stars} for one card.", stars=stars)
    return said("It steals {stars} for {n} cards.", stars=stars, n=cards)


def _playing(view: View, memory: Memory, card: int, spot: int) -> Said:
    slot, lane = divmod(spot, LANES)
    lies = view["market"][slot]
    stars, needs = (lies["stars"], lies["gaps"][:]) if lies else (0, [0] * LANES)
    exclaims = EXCLAMATIONS >> card & 1 == 1
    value = needs[lane] if exclaims else NUMBER_OF[card]
    needs[lane] -= value
    if any(needs):
        return sentence(_leaving(needs, stars), _keeping(view, card))
    me = memory.seat if memory.seat is not None else view["turn"]
    odds = Odds(view, memory, Chance(0))
    quiet = odds.unanswered(lane, value, RED_BLOCK_PLAYED, not exclaims, me)
    return sentence(
        said("it takes {stars}", stars=stars_said(stars)),
        said("about {n}% of the time nobody can answer", n=round(100 * quiet)),
    )


def _leaving(needs: list[int], stars: int) -> Said:
    """What is still open, and whether one card may be enough for it."""
    still = [
        said("a {colour} {n}", colour=colour_said(lane), n=gap)
        for lane, gap in enumerate(needs)
        if gap
    ]
    spots, prize = several_said(still), stars_said(stars)
    if len(still) > 1:
        return said("it leaves {spots} for {stars}", spots=spots, stars=prize)
    return said("it leaves {spot} for {stars}: anybody may finish it", spot=spots, stars=prize)


def _keeping(view: View, card: int) -> Said:
    kept = [one for code in view["hand"] if (one := NUMBERS[code]) < NUMBERED]
    kept.remove(card)
    same = sum(COLOUR_OF[one] == COLOUR_OF[card] for one in kept)
    if not same:
        return said("you keep no other of its colour")
    return said("you keep {n} more of its colour", n=same)

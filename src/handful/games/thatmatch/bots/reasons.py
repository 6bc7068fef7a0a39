"""What speaks for a move of That Match Game, in a sentence."""

from handful.core import Chance, Move, Names
from handful.core.said import Said, said, sentence, several_said

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..rules.cards import EXCLAMATIONS, LANES, MATCHING, NUMBER_OF, NUMBERED, NUMBERS
from ..rules.move_codes import card_played, cards_of, choices_of, spot_played, verb_of
from ..rules.verbs import BLOCK_RED, BOLT, DECLINE, DRAW, END_TURN, PLAY_NUMBER, TOSS
from ..saying import colour_said, stars_said
from .hand_odds import Odds
from .weights import RED_BLOCK_PLAYED


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """What a card takes or leaves behind."""
    verb = verb_of(move)
    if verb == PLAY_NUMBER:
        return _playing(view, memory, card_played(move), spot_played(move))
    if verb == BOLT:
        return _stealing(view, len(cards_of(move)))
    if verb in (BLOCK_RED, DECLINE):
        return _answering(view, memory, verb, names)
    if verb == DRAW:
        return _drawing(view, choices_of(move))
    if verb == END_TURN:
        return said("You save what you hold for later.")
    return said("Nothing in your hand fits; new cards may.") if verb == TOSS else ""


def _drawing(view: View, count: int) -> Said:
    """How the hand changes, and whether it becomes too large to keep."""
    held, limit = len(view["hand"]) + count, view["hand_limit"]
    if not count:
        return said("Your hand stays as it is: the cards are left to the others.")
    if held > limit:
        return said("More to choose from, though you hold {n} cards then.", n=held)
    return said("More to choose from, and your hand has room.")


def _answering(view: View, memory: Memory, verb: int, names: Names) -> str:
    """What would be taken, and by whom."""
    window = view["window"]
    owner = window["in_force"] if window else None
    if window is None or owner is None:
        return said("Nothing stands now: you save your cards.") if verb == DECLINE else ""
    lies = view["market"][window["slot"]] if window["slot"] is not None else None
    stars = stars_said(lies["stars"]) if lies and window["takes"] else None
    if verb == BLOCK_RED:
        if not stars:
            return ""
        return said("It keeps {who} from taking {stars}.", who=names[owner], stars=stars)
    return _letting(stars, "" if owner == memory.seat else names[owner])


def _letting(stars: Said | None, who: str) -> Said:
    """What happens if nobody answers any more; the play is one's own where no name is given."""
    if not who:
        return said("Your own play stands.")
    if not stars:
        return said("No stars are at stake: you save your cards.")
    return said("You save your cards, but {who} takes {stars}.", who=who, stars=stars)


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
        return sentence(_leaving(needs, stars), _keeping(view, card, lane))
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


def _keeping(view: View, card: int, lane: int) -> Said:
    """How many cards are left for this colour, multi-coloured ones among them (TM-13)."""
    kept = [one for code in view["hand"] if (one := NUMBERS[code]) < NUMBERED]
    kept.remove(card)
    same = sum(MATCHING[lane] >> one & 1 for one in kept)
    if not same:
        return said("you keep no other that fits this colour")
    if same == 1:
        return said("you keep one more that fits this colour")
    return said("you keep {n} more that fit this colour", n=same)

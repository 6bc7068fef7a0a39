"""What speaks for a move of That Match Game."""

from handful.core import Chance, Message, Move, Who, message

from ..knowledge.memory import Memory
from ..knowledge.view import View
from ..messages.log import sentences
from ..messages.names import colour_named, stars_message
from ..rules.cards import EXCLAMATIONS, LANES, MATCHING, NUMBER_OF, NUMBERED, NUMBERS
from ..rules.move_codes import card_played, cards_of, choices_of, spot_played, verb_of
from ..rules.move_numbers import BLOCK_RED, BOLT, DECLINE, DRAW, END_TURN, PLAY_NUMBER, TOSS
from .hand_odds import Odds
from .weights import RED_BLOCK_PLAYED

_AGAINST = {"reason-leaves-one", "reason-lets", "reason-draws-none"}
_SAFE = 50
"""Percent of the time: a play that is answered more often than that is no safe one."""


def against(said: Message) -> bool:
    """Whether a reason speaks against its move."""
    match said.id, said.args:
        case "reason-safe", {"percent": int(percent)}:
            return percent < _SAFE
        case "reason-keeps", {"count": int(count)}:
            return count == 0
    return said.id in _AGAINST


def reason(view: View, memory: Memory, move: Move) -> Message | None:
    """What a card takes or leaves behind."""
    verb = verb_of(move)
    if verb == PLAY_NUMBER:
        return _playing(view, memory, card_played(move), spot_played(move))
    if verb == BOLT:
        return _stealing(view, len(cards_of(move)))
    if verb in (BLOCK_RED, DECLINE):
        return _answering(view, memory, verb)
    if verb == DRAW:
        return message("reason-draws") if choices_of(move) else message("reason-draws-none")
    if verb == END_TURN:
        return message("reason-ends")
    return message("reason-tosses") if verb == TOSS else None


def _answering(view: View, memory: Memory, verb: int) -> Message | None:
    """What would be taken, and by whom."""
    window = view["window"]
    owner = window["in_force"] if window else None
    if window is None or owner is None:
        return message("reason-nothing-stands") if verb == DECLINE else None
    lies = view["market"][window["slot"]] if window["slot"] is not None else None
    stars = lies["stars"] if lies and window["takes"] else 0
    if verb == BLOCK_RED:
        return message("reason-denies", seat=Who(owner), count=stars) if stars else None
    if owner == memory.seat:
        return message("reason-own")
    if not stars:
        return message("reason-no-stars")
    return message("reason-lets", seat=Who(owner), count=stars)


def _stealing(view: View, cards: int) -> Message | None:
    window = view["window"]
    if window is None or not window["takes"]:
        return None
    lies = view["market"][window["slot"]] if window["slot"] is not None else None
    return message("reason-steals", stars=stars_message(lies["stars"] if lies else 0), count=cards)


def _playing(view: View, memory: Memory, card: int, spot: int) -> Message:
    slot, lane = divmod(spot, LANES)
    lies = view["market"][slot]
    stars, needs = (lies["stars"], lies["gaps"][:]) if lies else (0, [0] * LANES)
    exclaims = EXCLAMATIONS >> card & 1 == 1
    value = needs[lane] if exclaims else NUMBER_OF[card]
    needs[lane] -= value
    if any(needs):
        return sentences(_leaving(needs, stars), _keeping(view, card, lane))
    me = memory.seat if memory.seat is not None else view["turn"]
    odds = Odds(view, memory, Chance(0))
    quiet = odds.unanswered(lane, value, RED_BLOCK_PLAYED, not exclaims, me)
    return sentences(
        message("reason-takes", count=stars), message("reason-safe", percent=round(100 * quiet))
    )


def _leaving(needs: list[int], count: int) -> Message:
    """What is still open, and whether one card may be enough for it."""
    spots = tuple(
        message("spot", colour=colour_named(lane), gap=gap) for lane, gap in enumerate(needs) if gap
    )
    stars = stars_message(count)
    if len(spots) > 1:
        return message("reason-leaves", spots=spots, stars=stars)
    return message("reason-leaves-one", spots=spots, stars=stars)


def _keeping(view: View, card: int, lane: int) -> Message:
    """How many cards are left for this colour, multi-coloured ones among them (TM-13)."""
    kept = [one for code in view["hand"] if (one := NUMBERS[code]) < NUMBERED]
    kept.remove(card)
    return message("reason-keeps", count=sum(MATCHING[lane] >> one & 1 for one in kept))

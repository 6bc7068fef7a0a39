"""What speaks for a move of Ultimatum."""

from handful.core import Message, Move, Seat, Who, message

from ..knowledge.memory import Memory
from ..knowledge.view import Affair, View
from ..messages.prompts import sentences
from ..rules.cards import BLOCK, COUNTER, DRAW, KINDS, ROUND, STEAL, SWAP, is_give, is_take
from ..rules.moves import (
    ACCEPT,
    CHIPS,
    DECLINE,
    KIND_PLAYED,
    PLAY_BLOCK,
    PLAYS,
    REJECT,
    SPACE,
    choices,
)
from .heuristic import Mind

_LITTLE = 0.5
"""A play that brings no more chips than this is made to keep better ones."""


_AGAINST = {
    "reason-equal",
    "reason-saves-nothing",
    "reason-risk",
    "reason-costs",
    "reason-throw-block",
    "reason-end-behind",
}


def against(said: Message) -> bool:
    """Whether a reason speaks against its move."""
    match said.args:
        case {"change": Message() as change}:
            return change.args["sign"] == "minus"
    return said.id in _AGAINST


def reason(view: View, memory: Memory, move: Move) -> Message | None:
    """What a play brings against the others, or what an answer saves."""
    if memory.seat is None or view["phase"] == "round_over":
        return None
    mind, action = Mind(view, memory), move % SPACE
    if action < PLAYS:
        return _playing(mind, action)
    affair = view["affair"]
    if affair is None:
        return None
    if action == PLAY_BLOCK:
        return _saving(mind, affair)
    if action == DECLINE:
        return _declining(mind, affair)
    if action == REJECT:
        return _rejecting(mind, affair)
    if ACCEPT <= action < REJECT and view["phase"] == "choose":
        return message("reason-offer", change=_change(mind.help_of(affair, action - ACCEPT)))
    return None


def _change(change: float) -> Message:
    """So much more or less, to a tenth."""
    whole, tenths = divmod(round(abs(change) * 10), 10)
    sign = "minus" if change < 0 and (whole or tenths) else "plus"
    return message("change", sign=sign, whole=whole, tenths=tenths)


def _loss(mind: Mind, affair: Affair) -> int:
    """How many chips the target loses unless it is blocked; fewer than none where it gains."""
    stack = mind.chips[affair["target"]]
    if affair.get("what") == "chips":
        return stack - mind.chips[affair["actor"]]
    accepted = affair.get("accepted")
    if accepted is not None:
        proposal = affair["proposals"][accepted]
        if proposal["by"] == affair["target"]:
            return proposal["share"]
    return stack


def _saving(mind: Mind, affair: Affair) -> Message | None:
    if affair.get("what") == "hands":
        return _hands_kept(mind, affair)
    target, loss = affair["target"], _loss(mind, affair)
    if not loss:
        return message("reason-equal")
    if loss > 0:
        return message("reason-saves", seat=Who(target), count=loss)
    if target == mind.me:
        return message("reason-saves-nothing", count=-loss)
    return message("reason-keeps-from", seat=Who(target), count=-loss)


def _hands_kept(mind: Mind, affair: Affair) -> Message | None:
    if affair["target"] != mind.me:
        return None
    actor, held = affair["actor"], len(mind.view["hand"]) - 1
    return message("reason-hand", seat=Who(actor), own=held, other=mind.view["sizes"][actor])


def _declining(mind: Mind, affair: Affair) -> Message | None:
    """Why to let it happen: nothing is at stake, nothing can be done, or a card is kept."""
    answers = COUNTER if mind.view["phase"] == "counter" else BLOCK
    if not mind.hand[answers]:
        return message("reason-no-counter") if answers == COUNTER else message("reason-no-block")
    if affair["target"] != mind.me:
        if answers == COUNTER:
            return message("reason-keep-counter")
        return message("reason-keep-block")
    if answers == COUNTER:
        return _not_bidding(mind)
    return None if affair.get("what") == "hands" else _not_blocking(_loss(mind, affair))


def _not_bidding(mind: Mind) -> Message:
    if mind.hand[BLOCK]:
        return message("reason-can-block")
    return message("reason-risk", count=mind.chips[mind.me])


def _not_blocking(loss: int) -> Message:
    if not loss:
        return message("reason-equal-keep")
    if loss < 0:
        return message("reason-brings", count=-loss)
    return message("reason-costs", count=loss)


def _rejecting(mind: Mind, affair: Affair) -> Message | None:
    numbers = range(len(affair["proposals"]))
    if max(mind.help_of(affair, number) for number in numbers) > 0:
        return None
    return message("reason-reject")


def _playing(mind: Mind, move: Move) -> Message:
    kind, at = KIND_PLAYED[move], choices(move)
    if kind == ROUND:
        return _ending(mind)
    if kind == COUNTER:
        return message("reason-throw-counter")
    if kind == BLOCK:
        return message("reason-throw-block")
    if kind == DRAW:
        return _dealing(mind, at["to"])
    if kind == SWAP and at["what"] != CHIPS:
        return _swapping_hands(mind, at["with"])
    return _gaining(mind, kind, move)


def _ending(mind: Mind) -> Message:
    if mind.leads():
        return message("reason-end-leading")
    if mind.chips[mind.me] == max(mind.chips):
        return message("reason-end-equal")
    return message("reason-end-behind")


def _dealing(mind: Mind, seat: Seat) -> Message:
    if seat == mind.me:
        return message("reason-draw-self")
    if seat == min(range(mind.seats), key=mind.last_card) and not mind.leads():
        return message("reason-draw-longer", seat=Who(seat))
    if mind.chips[seat] == min(mind.chips):
        return message("reason-draw-poorest", seat=Who(seat))
    return message("reason-draw")


def _swapping_hands(mind: Mind, seat: Seat) -> Message:
    own = len(mind.view["hand"]) - 1
    return message("reason-swap-hands", seat=Who(seat), own=own, other=mind.view["sizes"][seat])


def _gaining(mind: Mind, kind: int, move: Move) -> Message:
    turns = mind.turns_left()
    gain = mind.value(kind, move, turns)
    even = round(gain, 1) == 0
    known = [message("reason-even") if even else message("reason-worth", change=_change(gain))]
    if not is_give(kind) and not is_take(kind):
        known.append(message("reason-block-counted"))
    if turns == 1:
        known.append(message("reason-last-turn"))
    elif gain <= _LITTLE and _has_better(mind, kind):
        known.append(message("reason-better"))
    else:
        known.append(message("reason-turns", count=turns))
    return sentences(*known)


def _has_better(mind: Mind, kind: int) -> bool:
    """Whether the hand holds another card that takes chips."""
    takes = [one for one in range(KINDS) if is_take(one) or one == STEAL]
    return any(mind.hand[one] for one in takes if one != kind)

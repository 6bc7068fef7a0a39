"""What speaks for a move of Ultimatum, in a sentence."""

from handful.core import Move, Names
from handful.core.said import Said, change_said, said, sentence

from .bots import Mind
from .cards import COUNTER, ROUND, SWAP, is_give, is_take
from .knowledge import Memory
from .moves import (
    ACCEPT,
    CHIPS,
    KIND_PLAYED,
    PLAY_BLOCK,
    PLAYS,
    REJECT,
    SPACE,
    Affair,
    View,
    choices,
)
from .saying import chips_said


def reason(view: View, memory: Memory, move: Move, names: Names) -> str:
    """What a play brings against the others, or what an answer saves."""
    if memory.seat is None or view["phase"] == "round_over":
        return ""
    mind, action = Mind(view, memory), move % SPACE
    if action < PLAYS:
        return _playing(mind, action, names)
    affair = view["affair"]
    if affair is None:
        return ""
    if action == PLAY_BLOCK:
        return _saving(mind, affair, names)
    if ACCEPT <= action < REJECT and view["phase"] == "choose":
        gain = change_said(mind.help_of(affair, action - ACCEPT))
        return said("On average it is worth {gain} chips to you, Blocks reckoned in.", gain=gain)
    return ""


def _saving(mind: Mind, affair: Affair, names: Names) -> str:
    if affair.get("what") == "hands":
        return ""
    target = affair["target"]
    chips = chips_said(mind.chips[target])
    if target == mind.me:
        return said("It saves you {chips}.", chips=chips)
    return said("It saves {who} {chips}.", who=names[target], chips=chips)


def _playing(mind: Mind, move: Move, names: Names) -> str:
    kind, turns = KIND_PLAYED[move], mind.turns_left()
    if kind == ROUND:
        if mind.leads():
            return said("You lead, and the round ends now.")
        return said("It ends the round while you are behind.")
    if kind == COUNTER:
        return said("It gets rid of a card you will hardly need.")
    if kind == SWAP and choices(move)["what"] != CHIPS:
        return ""
    known = [_worth(mind, move, turns, names)]
    if not is_give(kind) and not is_take(kind):
        known.append(said("the chance of a Block is reckoned in"))
    if turns == 1:
        return sentence(*known, said("this is your last turn"))
    return sentence(*known, said("you have about {n} turns left", n=turns))


def _worth(mind: Mind, move: Move, turns: int, names: Names) -> Said:
    gain, at = change_said(mind.value(KIND_PLAYED[move], move, turns)), choices(move)
    victim = at.get("target", at.get("from", at.get("with")))
    if victim is None or victim == mind.me:
        return said("it is worth {gain} chips", gain=gain)
    return said("it is worth {gain} chips against {who}", gain=gain, who=names[victim])

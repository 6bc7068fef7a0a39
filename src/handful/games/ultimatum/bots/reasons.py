"""What speaks for a move of Ultimatum, in a sentence."""

from handful.core import Move, Names, Seat
from handful.core.said import Said, change_said, said, sentence

from ..knowledge.memory import Memory
from ..knowledge.view import Affair, View
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
from ..saying import cards_said, chips_said
from .heuristic import Mind

_LITTLE = 0.5
"""A play that brings no more chips than this is made to keep better ones."""


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
    if action == DECLINE:
        return _declining(mind, affair)
    if action == REJECT:
        return _rejecting(mind, affair)
    if ACCEPT <= action < REJECT and view["phase"] == "choose":
        gain = change_said(mind.help_of(affair, action - ACCEPT))
        return said("On average it is worth {gain} chips to you, Blocks reckoned in.", gain=gain)
    return ""


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


def _saving(mind: Mind, affair: Affair, names: Names) -> str:
    if affair.get("what") == "hands":
        return _hands_kept(mind, affair, names)
    target, loss = affair["target"], _loss(mind, affair)
    chips, who = chips_said(abs(loss)), names[target]
    if not loss:
        return said("It saves no chips: both stacks are equal.")
    if target == mind.me:
        if loss < 0:
            return said("It saves nothing: the Swap would bring you {chips}.", chips=chips)
        return said("It saves you {chips}.", chips=chips)
    if loss < 0:
        return said("It keeps {who} from gaining {chips}.", who=who, chips=chips)
    return said("It saves {who} {chips}.", who=who, chips=chips)


def _hands_kept(mind: Mind, affair: Affair, names: Names) -> str:
    if affair["target"] != mind.me:
        return ""
    actor, held = affair["actor"], len(mind.view["hand"]) - 1
    return said(
        "You keep {own} instead of {other} of {who}.",
        own=cards_said(held),
        other=cards_said(mind.view["sizes"][actor]),
        who=names[actor],
    )


def _declining(mind: Mind, affair: Affair) -> str:
    """Why to let it happen: nothing is at stake, nothing can be done, or a card is kept."""
    answers = COUNTER if mind.view["phase"] == "counter" else BLOCK
    if not mind.hand[answers]:
        if answers == COUNTER:
            return said("You hold no Counter.")
        return said("You hold no Block.")
    if affair["target"] != mind.me:
        if answers == COUNTER:
            return said("No chips of yours are at stake, and you keep your Counter.")
        return said("No chips of yours are at stake, and you keep your Block.")
    if answers == COUNTER:
        return _not_bidding(mind)
    return "" if affair.get("what") == "hands" else _not_blocking(_loss(mind, affair))


def _not_bidding(mind: Mind) -> Said:
    if mind.hand[BLOCK]:
        return said("You can still block, and you keep your Counter.")
    chips = chips_said(mind.chips[mind.me])
    return said("You keep your Counter and risk your {chips}.", chips=chips)


def _not_blocking(loss: int) -> Said:
    if not loss:
        return said("Both stacks are equal, and you keep your Block.")
    chips = chips_said(abs(loss))
    if loss < 0:
        return said("It brings you {chips}.", chips=chips)
    return said("It costs you {chips}, but you keep your Block.", chips=chips)


def _rejecting(mind: Mind, affair: Affair) -> str:
    numbers = range(len(affair["proposals"]))
    if max(mind.help_of(affair, number) for number in numbers) > 0:
        return ""
    return said("No proposal brings you more than it brings the others.")


def _playing(mind: Mind, move: Move, names: Names) -> str:
    kind, at = KIND_PLAYED[move], choices(move)
    if kind == ROUND:
        return _ending(mind)
    if kind == COUNTER:
        return said("It gets rid of a card you will hardly need.")
    if kind == BLOCK:
        return said("It does nothing, and you give up a Block that may save your chips.")
    if kind == DRAW:
        return _dealing(mind, at["to"], names)
    if kind == SWAP and at["what"] != CHIPS:
        return _swapping_hands(mind, at["with"])
    return _gaining(mind, kind, move)


def _ending(mind: Mind) -> Said:
    if mind.leads():
        return said("You lead, and the round ends now.")
    if mind.chips[mind.me] == max(mind.chips):
        return said("It ends the round while nobody has more chips than you.")
    return said("It ends the round while you are behind.")


def _dealing(mind: Mind, seat: Seat, names: Names) -> str:
    if seat == mind.me:
        return said("You get two more cards to choose from.")
    if seat == min(range(mind.seats), key=mind.last_card) and not mind.leads():
        return said("{who} would run out of cards first: the round lasts longer.", who=names[seat])
    if mind.chips[seat] == min(mind.chips):
        return said(
            "Nobody has fewer chips than {who}: there two cards harm least.", who=names[seat]
        )
    return said("It moves no chips, and you keep your other cards.")


def _swapping_hands(mind: Mind, seat: Seat) -> Said:
    return said(
        "Unless it is blocked you get {cards} for {own} of yours.",
        cards=cards_said(mind.view["sizes"][seat]),
        own=cards_said(len(mind.view["hand"]) - 1),
    )


def _gaining(mind: Mind, kind: int, move: Move) -> Said:
    turns = mind.turns_left()
    gain = mind.value(kind, move, turns)
    known = [said("it is worth {gain} chips against the others", gain=change_said(gain))]
    if not is_give(kind) and not is_take(kind):
        known.append(said("the chance of a Block is reckoned in"))
    if turns == 1:
        return sentence(*known, said("this is your last turn"))
    if gain <= _LITTLE and _has_better(mind, kind):
        return sentence(*known, said("you keep better cards for later"))
    return sentence(*known, said("you have about {n} turns left", n=turns))


def _has_better(mind: Mind, kind: int) -> bool:
    """Whether the hand holds another card that takes chips."""
    takes = [one for one in range(KINDS) if is_take(one) or one == STEAL]
    return any(mind.hand[one] for one in takes if one != kind)

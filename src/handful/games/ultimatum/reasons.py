"""What speaks for a move of Ultimatum, in a sentence."""

from handful.core import Move, Names

from .bots import Mind
from .cards import COUNTER, ROUND, SWAP, is_give, is_take
from .knowledge import Memory
from .moves import ACCEPT, CHIPS, KIND_PLAYED, PLAY_BLOCK, PLAYS, REJECT, SPACE, View, choices


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
        return f"It saves your {view['chips'][mind.me]} chips."
    if ACCEPT <= action < REJECT and view["phase"] == "choose":
        gain = mind.help_of(affair, action - ACCEPT)
        return f"On average it is worth {gain:+.1f} chips to you, blocks reckoned in."
    return ""


def _playing(mind: Mind, move: Move, names: Names) -> str:
    kind, turns = KIND_PLAYED[move], mind.turns_left()
    if kind == ROUND:
        return "You lead, and the round ends now." if mind.leads() else "It ends the round behind."
    if kind == COUNTER:
        return "It gets rid of a card you will hardly need."
    at = choices(move)
    if kind == SWAP and at["what"] != CHIPS:
        return ""
    gain = mind.value(kind, move, turns)
    blocked = "" if is_give(kind) or is_take(kind) else ", the chance of a Block reckoned in"
    last = "this is your last turn" if turns == 1 else f"you have about {turns} turns left"
    victim = at.get("target", at.get("from", at.get("with")))
    against = f" against {names[victim]}" if victim is not None and victim != mind.me else ""
    return f"It is worth {gain:+.1f} chips{against}{blocked}; {last}."

"""What the rules on one page and the card helps fill in."""

from collections.abc import Mapping

from handful.core import Argument, Message, Page

from ..rules.options import Options
from .names import card_message


def facts(options: Options, seats: int) -> Mapping[str, Argument]:
    """How this table plays, as the page says it."""
    is_open = isinstance(options.hand_size, str) and not seats
    is_dry_open = isinstance(options.stuck_turns, str) and not seats
    return {
        "hand": 0 if is_open else options.cards_in_hand(seats),
        "dry": 0 if is_dry_open else options.dry_limit(seats),
        "long": 2 * options.dry_limit(seats),
        "agree": "on" if options.stuck_call else "off",
        "pool": options.common_pool,
        "first": "seat" if isinstance(options.first_player, int) else "lot",
        "seconds": options.timer_seconds,
        "more": options.wild_seconds,
        "division": options.division,
        "use": options.ignite_use,
        "junior": "on" if options.junior else "off",
        "scores": options.timer_scores,
        "reach": options.dynamite_reach,
        "blast": options.dynamite_turn,
        "tie": options.tie_break,
    }


def help(code: str) -> Message:
    """What a card does, by its code."""
    named = card_message(code)
    if named.id == "ignite-card":
        return Message(f"help-{named.args['sign']}", {"by": named.args["by"]})
    return Message("help-dynamite" if named.id == "dynamite" else "help-number", {})


PAGE = Page(facts=facts, help=help)

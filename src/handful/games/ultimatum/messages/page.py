"""What the rules on one page and the card helps fill in."""

from collections.abc import Mapping
from typing import Final

from handful.core import Argument, Message, Page

from ..rules.options import Options
from .names import card_message

_KEYS: Final = {
    "G": "help-give",
    "T": "help-take",
    "SW": "help-swap",
    "ST": "help-steal",
    "BL": "help-block",
    "UL": "help-ultimatum",
    "CO": "help-counter",
    "DR": "help-draw",
    "RO": "help-round",
}


def facts(options: Options, seats: int) -> Mapping[str, Argument]:
    """How this table plays, as the page says it."""
    return {
        "three": "on" if options.three_players else "off",
        "scoring": options.scoring,
        "rounds": options.match_rounds if options.scoring == "match" else 1,
        "target": options.goal() if options.scoring == "points" else 0,
        "tie": options.tie_break,
        "chips": options.starting_chips,
        "hand": options.hand_size,
        "by": options.block_by,
        "scope": options.block_scope,
        "initiator": "on" if options.initiator_may_counter else "off",
        "from": options.round_card_from_turn,
    }


def help(code: str) -> Message:
    """What a card does, by its code."""
    named = card_message(code).args
    return Message(_KEYS[str(named["kind"])], {"value": named["value"]})


PAGE = Page(facts=facts, help=help)

"""What the rules on one page and the card helps fill in."""

from collections.abc import Mapping
from typing import Final

from handful.core import Argument, Message, Page

from ..rules.cards import BOLT_LETTER, EXCLAMATION_LETTER, POINT_NUMBERS
from ..rules.options import Options

_WORD_CARDS: Final = {
    "KR": "help-red",
    "KO": "help-orange",
    "HAUL": "help-haul",
    "SNATCH": "help-snatch",
    "RESCUE": "help-rescue",
}
_ANY_COLOUR: Final = "M"


def facts(options: Options, seats: int) -> Mapping[str, Argument]:
    """How this table plays, as the page says it."""
    is_open = isinstance(options.target_points, str) and not seats
    is_market_open = isinstance(options.market_size, str) and not seats
    return {
        "variant": options.variant,
        "stars": 0 if is_open else options.points_needed(seats),
        "market": 0 if is_market_open else options.slots(seats),
        "first": options.first_player,
        "draw": options.most_drawn(),
        "lay": options.most_plays(),
        "limit": options.hand_limit,
        "rounds": options.stall_rounds,
        "refill": options.refill,
        "toss": options.stuck_toss,
        "scope": options.respond_scope,
        "own": options.turn_player_responds,
        "blocks": "on" if options.has_blocks() else "off",
        "specials": "on" if options.has_specials() else "off",
        "red": options.red_block_hits,
        "bang": "immune" if options.is_simple() else options.exclamation_response,
    }


def help(code: str) -> Message:
    """What a card does, by its code."""
    return Message(_key(code), {})


def _key(code: str) -> str:
    if code in POINT_NUMBERS:
        return "help-point"
    if code in _WORD_CARDS:
        return _WORD_CARDS[code]
    if code.endswith(EXCLAMATION_LETTER):
        return "help-exclamation"
    if code.startswith(_ANY_COLOUR):
        return "help-any-bolt" if code.endswith(BOLT_LETTER) else "help-any"
    return "help-bolt" if code.endswith(BOLT_LETTER) else "help-number"


PAGE = Page(facts=facts, help=help)

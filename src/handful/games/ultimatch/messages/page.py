"""What the rules on one page and the card helps fill in."""

from collections.abc import Mapping

from handful.core import Argument, Message, Page

from ..rules.cards import COLOR_OF, MIXES, NUMBER_OF, NUMBERS, is_secondary
from ..rules.constants import HAND_SIZES
from ..rules.options import Options
from .names import color_named


def facts(options: Options, seats: int) -> Mapping[str, Argument]:
    """How this table plays, as the page says it."""
    return {
        "mode": "alone" if seats == 1 else "team",
        "hand": HAND_SIZES[seats] if seats else 0,
        "trades": options.trades_per_turn,
        "signs": options.trade_signals,
        "gift": options.gift_to_empty,
        "reward": "both" if options.reward_to_hand else "one",
        "primary": "on" if options.primary_ultimatch else "off",
        "talk": "off" if seats == 1 else options.table_talk,
    }


def help(code: str) -> Message:
    """What a card does, by its code: what it is mixed from, or what it mixes to."""
    card = NUMBERS[code]
    color = COLOR_OF[card]
    if is_secondary(card):
        id = "help-mixed"
        first, second = sorted(next(pair for pair, made in MIXES.items() if made == color))
    else:
        id = "help-primary"
        first, second = sorted(made for pair, made in MIXES.items() if color in pair)
    shown: dict[str, Argument] = {"color": color_named(color), "number": NUMBER_OF[card]}
    return Message(id, {**shown, "first": color_named(first), "second": color_named(second)})


PAGE = Page(facts=facts, help=help)

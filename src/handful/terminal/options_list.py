"""The house rules of a game as a list: what each may be, what it does, what that costs."""

from collections.abc import Iterator, Sequence

from handful.core import AnyGame
from handful.core.message import Message
from handful.core.options import Declared as Option
from handful.core.options import written
from handful.core.prices import Effect, Price, prices
from handful.i18n import Speaker
from handful.i18n.games import Declared, speaker


def options_list(game: AnyGame, language: str) -> Iterator[str]:
    """One line of Markdown for each option."""
    say, options = speaker(None, language), game.rules.options
    costs, help = prices(options), Declared(game, language).options
    for one in options.declared():
        does = help[one.key]
        if one.key in costs:
            does = f"{does} {_measured(costs[one.key], say)}"
        told = {"key": one.key, "help": does, "clause": one.clause}
        line = say("term-option", **told, allowed=_allowed(one, say), usual=written(one.default))
        yield f"- {line}"


def _allowed(one: Option, say: Speaker) -> str:
    """Its values, with commas between: “off, add, pass”."""
    takes = one.takes()
    parts = takes if isinstance(takes, tuple) else (takes,)
    return ", ".join(say.say(part) if isinstance(part, Message) else str(part) for part in parts)


def _measured(found: Sequence[Price], say: Speaker) -> str:
    """“Measured in play: add → +3.1 moves (+2 %); pass → no change seen.”"""
    said = [f"{' / '.join(one.values)} → {_does(one, say)}" for one in found]
    return say("term-measured", prices="; ".join(said))


def _does(price: Price, say: Speaker) -> str:
    if price.unused:
        return say("price-unused")
    return ", ".join(_effect(one, say) for one in price.effects) or say("price-none")


def _effect(one: Effect, say: Speaker) -> str:
    if one.what == "moves":
        return say("price-moves", moves=one.moves, percent=f"{one.percent:+d}")
    way = "more" if one.percent > 0 else "less"
    return say(f"price-{one.what}", percent=abs(one.percent), way=way)

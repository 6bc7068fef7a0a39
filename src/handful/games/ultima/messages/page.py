"""What the rules on one page and the card helps fill in."""

from collections.abc import Mapping

from handful.core import Argument, Message, Page

from ..rules.cards import INTERVALS, OCTAVE, TRITONE
from ..rules.options import Options
from .names import interval_named


def facts(options: Options, seats: int) -> Mapping[str, Argument]:
    """How this table plays, as the page says it."""
    return {
        "scoring": options.scoring,
        "target": 0 if options.match_end == "agreement" else options.goal(),
        "first": "seat" if isinstance(options.first_starter, int) else "lot",
        "must": "on" if options.must_play else "off",
        "wild": "on" if options.tritone_wild else "off",
        "stacking": options.stacking,
        "call": options.ultima_mode,
        "ear": options.ear_mode,
    }


def help(code: str) -> Message:
    """What a card does, by its code: which interval fills it up to the octave."""
    semitones = INTERVALS.index(code.partition("-")[2])
    if semitones == TRITONE:
        return Message("help-tritone", {})
    rest = OCTAVE - semitones
    partner = interval_named(rest)
    return Message("help-interval", {"semitones": semitones, "rest": rest, "partner": partner})


PAGE = Page(facts=facts, help=help)

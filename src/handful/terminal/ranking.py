"""Who came where."""

from handful.core import Names, Outcome, styled
from handful.core.text import columns
from handful.i18n import Speaker


def ranking(outcome: Outcome, names: Names, say: Speaker) -> list[str]:
    """Places, names and scores; a table that plays together wins or loses as one."""
    if outcome.together:
        return [styled("bold", say("term-won") if outcome.winners else say("term-lost"))]
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    width = max(len(str(score)) for score in outcome.scores)
    rows = [
        [
            f"{outcome.places[seat]:>3}.",
            styled("gold", names[seat]) if seat in outcome.winners else names[seat],
            str(outcome.scores[seat]).rjust(width),
        ]
        for seat in order
    ]
    return [styled("bold", say("term-places")), *columns(rows)]

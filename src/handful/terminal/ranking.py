"""Who came where."""

from handful.core import Outcome, Who, styled
from handful.core.text import columns
from handful.i18n import Speaker


def ranking(outcome: Outcome, say: Speaker) -> list[str]:
    """Places, names and scores; a table that plays together wins or loses as one."""
    if outcome.together:
        return [styled("bold", say("term-won") if outcome.winners else say("term-lost"))]
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    names = [say("who", seat=Who(seat)) for seat in order]
    width = max(len(str(score)) for score in outcome.scores)
    rows = [
        [
            f"{outcome.places[seat]:>3}.",
            styled("gold", name) if seat in outcome.winners else name,
            str(outcome.scores[seat]).rjust(width),
        ]
        for seat, name in zip(order, names, strict=True)
    ]
    return [styled("bold", say("term-places")), *columns(rows)]

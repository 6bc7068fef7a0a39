"""A game in words, for language models: what happened, what a seat sees, and its moves.

table = Table(Setup("GAME", 2, {}), seed=1, told=True)
print(seen(table, table.seat))
table.make(moves(table)["THE WORDS OF A MOVE"])
"""

from handful.core import Move, Seat
from handful.core.styled_text import plain
from handful.i18n.games import named, speaker, spoken, tell

from .episode import Table
from .picture import text


def names(table: Table) -> list[str]:
    """What the seats are called."""
    return [f"player_{seat}" for seat in range(table.setup.seats)]


def news(table: Table, seat: Seat, since: int = 0, language: str = "en") -> list[str]:
    """What this seat was told from an event on, in sentences; `len(table.events)` is the next."""
    game, called = table.setup.game, names(table)
    by = speaker(game, language, called, seat)
    told = list(table.told(seat))
    first = len(told) - len(list(table.told(seat, since)))
    said = [
        tell(game, one, called, reversed(told[:place]))
        for place, one in enumerate(told)
        if place >= first
    ]
    return [plain(spoken(one, by)) for one in said if one]


def moves(table: Table, language: str = "en") -> dict[str, Move]:
    """Every legal move of the asked seat by its words; by its text too where two share theirs."""
    game, seat = table.setup.game, table.seat
    by = speaker(game, language, names(table), seat)
    view, grammar = game.knowledge.view(table.state, seat), game.rules.moves
    found: dict[str, Move] = {}
    for move in table.legal:
        sentence = named(game, view, grammar.decode(move), names(table))
        words = plain(spoken(sentence, by)).rstrip(".")
        found[words if words not in found else f"{words} ({grammar.text(move)})"] = move
    return found


def seen(table: Table, seat: Seat, since: int = 0, language: str = "en") -> str:
    """All that a seat may know, as one text: the news, the table, and if it is asked its moves."""
    say = speaker(None, language)
    lines = [f"- {one}" for one in news(table, seat, since, language)]
    lines += ["", text(table, seat)]
    if seat == table.seat and not table.is_over:
        lines.append(say("agent-may-wait" if table.may_wait else "agent-moves"))
        lines += [f"  {words}" for words in moves(table, language)]
    return "\n".join(lines).strip()

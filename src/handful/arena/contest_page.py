"""The page about a contest: who won how often, how sure that is, and every game to look up."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import combinations_with_replacement
from pathlib import Path

from handful.core import Record, replay
from handful.core.catalog import game

from .bouts import Fought
from .declaration import Event, is_together
from .exploitability import Exploit, summed
from .game_page import GameLinks, game_page
from .html_page import document, faces, style
from .intervals import clustered
from .ledger import RECORDS, Ledger
from .playing import Played
from .standings import Standing, duels, standings

PAGE = "index.html"
STRANGERS = "with the others"


def write(ledger: Ledger) -> Path:
    """Write the page of a contest, and a page for every game."""
    for bout in ledger.fought:
        path = ledger.record(ledger.number_of(bout))
        if not path.with_suffix(".html").exists():
            record = Record.from_json(path.read_text("utf-8"))
            play = replay(game(record.game), record)
            back = GameLinks(path.name, "../index.html", "Back to the contest")
            path.with_suffix(".html").write_text(game_page(play, back), "utf-8")
    page = ledger.home / PAGE
    page.write_text(html(ledger), "utf-8")
    return page


def html(ledger: Ledger) -> str:
    """The page itself."""
    body = [f"<h1>{escape(ledger.declared.name)}</h1>", *_opening(ledger)]
    for number, event in enumerate(ledger.declared.games):
        body += _event(ledger, number, event)
    rules = "\n".join([*faces(), style()])
    return document(ledger.declared.name, rules, [*body, *_closing(ledger)])


def _opening(ledger: Ledger) -> Iterator[str]:
    done, total = len(ledger.fought), len(ledger.bouts)
    played = f"All {total:,} games are played." if done == total else f"{done:,} of {total:,} games"
    names = ", ".join(ledger.declared.players)
    yield f'<p class="lead">{played} {len(ledger.declared.players)} players: {escape(names)}.</p>'
    yield (
        "<p>Every deal is played in every rotation of its seating, so that luck of the cards and "
        "of the chair falls to all alike. Bars and brackets are 95 % intervals, counted over deals."
        "</p>"
    )
    if ledger.title.why_not:
        yield (
            '<p class="warning">The programs were <strong>not</strong> kept apart from files and '
            f"network: {escape(ledger.title.why_not)}. Do not trust this table among strangers.</p>"
        )


def _closing(ledger: Ledger) -> Iterator[str]:
    limits, title = ledger.declared.limits, ledger.title
    network = "with the network" if limits.network else "without network"
    yield "<section><h2>How to check it</h2>"
    yield f"<p>Promised before the first game: <code>{title.commitment}</code></p>"
    if ledger.is_complete:
        yield f"<p>Salt, revealed after the last: <code>{ledger.salt}</code></p>"
        yield (
            "<p><code>handful arena contest FILE --verify</code> checks the promise, plays all "
            "games again and compares them.</p>"
        )
    else:
        yield "<p>The salt is revealed after the last game.</p>"
    yield (
        f"<p>Programs ran {network}, with {limits.seconds:g} s for an answer, {limits.processor} s "
        f"of processor time for a game and {limits.memory:,} MB of memory. For a program that "
        "fails, a random player plays on.</p></section>"
    )
    rules = ", ".join(f"{key} {number}" for key, number in title.rules.items())
    yield f"<footer>Handful {escape(title.handful)}, rules numbers: {escape(rules)}.</footer>"


def _event(ledger: Ledger, number: int, event: Event) -> Iterator[str]:
    fought = [ledger.fought[one] for one in ledger.bouts if one in ledger.fought]
    mine = [one for one in fought if one.event == number]
    best = ledger.exploited.values()
    yield f"<section><h2>{escape(event.played.name)}</h2>"
    yield f'<p class="soft">{escape(event.rules().summary())}; {_many(event.deals, "deal")}.</p>'
    for seats in event.seats:
        here = [one for one in mine if one.played.seats == seats]
        if here:
            yield f"<h3>{_many(seats, 'player')}, {_many(len(here), 'game')}</h3>"
            yield from _table(event, seats, here)
            yield from _exploits(summed(seats, (one for one in best if one.event == number)))
            yield from _games(ledger, here)
    yield "</section>"


def _table(event: Event, seats: int, fought: Sequence[Fought]) -> Iterator[str]:
    games = [one.played for one in fought]
    rows = standings(seats, games)
    if is_together(event, seats):
        yield from _cross_play(games)
    else:
        yield from _ranking(rows)
        yield from _duels(seats, games)
    yield from _thinking(rows, fought)


def _ranking(rows: Sequence[Standing]) -> Iterator[str]:
    yield f"<p>{escape(_finding(rows))}</p>"
    head = ("player", "wins", "95 %", "", "rating", "score")
    yield '<div class="wide"><table>' + _head(head)
    for one in rows:
        rating = "" if one.rating is None else f"{one.rating:.0f} ± {one.margin:.0f}"
        cells = [
            escape(one.player),
            f"{one.share:.1%}",
            f"{one.low:.1%} – {one.high:.1%}",
            _bar(one.share, one.low, one.high),
            rating,
            f"{one.score:.1f}",
        ]
        yield _row(cells)
    yield "</table></div>"


def _thinking(rows: Sequence[Standing], fought: Sequence[Fought]) -> Iterator[str]:
    """What everybody's thinking took: time, and what programs say of tokens and money."""
    head = ["player", "choices", "ms a choice", "slowest", "processor ms a choice"]
    is_told = any(one.tokens or one.cost for one in rows)
    head += ["tokens a game", "cost a game"] if is_told else []
    yield '<h4>What thinking took</h4><div class="wide"><table>' + _head([*head, "failed"])
    for one in rows:
        cells = [
            escape(one.player),
            f"{one.decisions:,}",
            f"{one.milliseconds:.1f}",
            f"{one.slowest:.0f}",
            f"{one.processor:.1f}",
        ]
        cells += [f"{one.tokens:,.0f}", f"{one.cost:,.4f}"] if is_told else []
        yield _row([*cells, str(_failed(one.player, fought))])
    yield "</table></div>"


def _exploits(rows: Sequence[Exploit]) -> Iterator[str]:
    """What somebody would gain who knows how a player plays."""
    if not rows:
        return
    yield '<h4>What a best response gains</h4><div class="wide"><table>'
    yield _head(("player", "in fresh worlds", "95 %", "in its own", "95 %", "end games"))
    for one in rows:
        cells = [f"{one.least:+.1%}", f"± {one.least_half:.1%}", f"{one.most:+.1%}"]
        yield _row([escape(one.player), *cells, f"± {one.most_half:.1%}", f"{one.games:,}"])
    yield "</table></div>"
    yield (
        '<p class="soft">In the last decisions of a game, against others who all play as this '
        "player does, the best strategy of somebody who knows how they play wins so many games "
        "more than the player itself. In the worlds (ways in which the hidden cards may lie) for "
        "which it was made it knows too much; in fresh ones the gain is a lower bound. Less is "
        "better: 0 % cannot be exploited there.</p>"
    )


def _finding(rows: Sequence[Standing]) -> str:
    """The first thing to know, in words."""
    best = rows[0]
    if len(rows) < 2:
        return f"{best.player} plays alone."
    said = f"{best.player} wins {best.share:.1%} of its games"
    if best.low > rows[1].high:
        return f"{said}, clearly more than {rows[1].player} with {rows[1].share:.1%}."
    return f"{said}; too few deals to say that {rows[1].player} ({rows[1].share:.1%}) is weaker."


def _failed(player: str, fought: Sequence[Fought]) -> int:
    return sum(one.played.seating[seat] == player for one in fought for seat in one.faults)


def _duels(seats: int, games: Sequence[Played]) -> Iterator[str]:
    found = duels(seats, games)
    if found:
        yield "<p>Who finishes ahead of whom at the same table; a tie counts half:</p><ul>"
        for one in found:
            yield (
                f"<li>{escape(one.player)} of {escape(one.other)}: {one.share:.1%} "
                f"({one.low:.1%} – {one.high:.1%})</li>"
            )
        yield "</ul>"


def _cross_play(games: Sequence[Played]) -> Iterator[str]:
    """Where a table wins as one: how often everybody wins with everybody."""
    names = list(dict.fromkeys(name for one in games for name in one.seating))
    found = {
        frozenset(pair): _won([one for one in games if set(one.seating) == set(pair)])
        for pair in combinations_with_replacement(names, 2)
    }
    with_others = {
        name: _won([one for one in games if name in one.seating and len(set(one.seating)) > 1])
        for name in names
    }
    yield f"<p>{escape(_best_partner(with_others))}</p>"
    yield '<div class="wide"><table class="matrix">'
    yield _head(["", *names, STRANGERS])
    for name in names:
        cells = [found[frozenset((name, other))] for other in names] + [with_others[name]]
        yield f"<tr><td>{escape(name)}</td>{''.join(map(_cell, cells))}</tr>"
    yield "</table></div>"
    yield (
        '<p class="soft">Games that two players win together, in all chairs. On the diagonal each '
        "plays with copies of itself; the last column is how well it does with partners whom it "
        "has never met (zero-shot).</p>"
    )


def _won(games: Sequence[Played]) -> tuple[float, float, float] | None:
    return clustered([(one.deal, max(one.returns)) for one in games]) if games else None


def _best_partner(found: dict[str, tuple[float, float, float] | None]) -> str:
    known = sorted(
        ((one, name) for name, one in found.items() if one), key=lambda pair: -pair[0][0]
    )
    if not known:
        return "Everybody plays alone."
    (first, best), rest = known[0], known[1:]
    said = f"With the others, {best} wins {first[0]:.1%}"
    if all(first[1] > one[2] for one, _ in rest):
        return f"{said}: clearly the best partner."
    return f"{said}; too few deals to say who is the best partner."


def _cell(one: tuple[float, float, float] | None) -> str:
    if one is None:
        return "<td>–</td>"
    share, low, high = one
    return (
        f'<td style="--share: {share:.3f}">{share:.0%}<br>'
        f'<span class="soft">{low:.0%} – {high:.0%}</span></td>'
    )


def _games(ledger: Ledger, fought: Sequence[Fought]) -> Iterator[str]:
    yield f'<details><summary>All {len(fought):,} games</summary><ul class="games">'
    for one in fought:
        number = ledger.number_of(one.bout)
        seats = [
            f"{escape(name)} {place}"
            for name, place in zip(one.played.seating, one.played.places, strict=True)
        ]
        failed = f" ({'; '.join(map(escape, one.faults.values()))})" if one.faults else ""
        link = f'<a href="{RECORDS}/{number:06}.html">{number}</a>'
        yield f"<li>{link}: deal {one.played.deal}, {', '.join(seats)}{failed}</li>"
    yield '</ul><p class="soft">The number after a name is its place.</p></details>'


def _bar(share: float, low: float, high: float) -> str:
    return (
        f'<span class="bar" aria-hidden="true"><i style="left: {low:.1%}; '
        f'width: {high - low:.1%}"></i><b style="left: {share:.1%}"></b></span>'
    )


def _head(cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<th>{escape(cell)}</th>' for cell in cells)}</tr>"


def _row(cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _many(number: int, of: str) -> str:
    return f"{number:,} {of}" if number == 1 else f"{number:,} {of}s"

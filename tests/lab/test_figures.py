"""What a report works out: each number against games small enough to count by hand."""

import math
import re
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import json

from handful.cli.lab import command as lab_command
from handful.core import AnyGame, Chance, Event
from handful.core.catalog import games
from handful.core.game_folder import folder_of
from handful.core.playout import steps
from handful.core.prices import UNUSED, prices, sentence
from handful.core.prices import priced as prices_of
from handful.lab import price_page
from handful.lab.estimates import Mean, chance_of, discoveries, mean, ratio
from handful.lab.figures import Figures, Report, change, figures, rescued, skill_changes
from handful.lab.game_statistics import Look
from handful.lab.page import write
from handful.lab.pricing import (
    Measured,
    Price,
    Prices,
    beside,
    home_of,
    price_study,
    priced,
)
from handful.lab.pricing import read as read_prices
from handful.lab.pricing import write as write_prices
from handful.lab.run import pool, prepare, run
from handful.lab.sections import advice, differences
from handful.lab.shards import Folder
from handful.lab.study import Setting, Study, study
from handful.web import STATIC

pl = pytest.importorskip("polars", reason="the lab is an extra: pip install 'handful[lab]'")

KEYS = list(games())


def frame(
    winners: Sequence[Sequence[int]],
    *,
    first: Sequence[int | None] = (),
    bots: Sequence[Sequence[int]] = (),
    together: bool = False,
    seats: int = 2,
) -> Figures:
    """Games of which only this is known."""
    count = len(winners)
    rows = pl.DataFrame(
        {
            "game": range(count),
            "first": first or [0] * count,
            "moves": range(10, 10 + count),
            "winners": winners,
            "scores": [[seat * 10 for seat in range(seats)]] * count,
            "reason": ["target"] * count,
            "together": [together] * count,
            "bots": bots or [[0] * seats] * count,
        },
        schema_overrides={
            "first": pl.UInt8,
            "winners": pl.List(pl.UInt8),
            "bots": pl.List(pl.UInt8),
        },
    )
    names = tuple("abcd"[: 1 + max(map(max, bots or [[0]]))])
    return Figures("one", Setting(seats, names, {}), rows, None)


def test_a_mean_knows_its_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.half == pytest.approx(1.96 * math.sqrt(5 / 3 / 4))
    assert mean([1.0, 2.0]) + mean([3.0, 4.0]) == found
    assert Mean().share_half == math.inf
    assert 0 < mean([1.0] * 50).share_half < 0.05


def test_a_ratio_weighs_games_by_what_they_hold() -> None:
    found = ratio(pl.Series([3.0, 1.0]), pl.Series([4.0, 9.0]))
    assert found.value == pytest.approx(4 / 13)


def test_wins_follow_whoever_begins() -> None:
    found = frame([[0], [1], [0, 1], []], first=[0, 1, 1, 0])
    assert [part.share for part in found.by_order()] == [0.625, 0.125]
    assert [part.share for part in found.by_chair()] == [0.375, 0.375]
    assert found.headline.value == 0.625
    assert found.draws().value == 0.5
    assert frame([[0], [1]], first=[None, None]).by_order() == []


def test_a_table_that_wins_as_one_is_counted_as_one() -> None:
    found = frame([[0, 1], [], [0, 1], [0, 1]], together=True)
    assert found.headline.value == 0.75
    assert found.draws().value == 0
    assert [part.share for part in found.by_chair()] == [0.75, 0.75]


def test_the_decision_share_goes_from_luck_to_skill() -> None:
    seatings = [[0, 1], [1, 0], [0, 1], [1, 0]]
    always = frame([[0], [1], [0], [1]], bots=seatings)
    evenly = frame([[0], [0], [1], [1]], bots=seatings)
    assert always.decision_share() == Mean(4, 4.0, 4.0)
    share = evenly.decision_share()
    assert share is not None
    assert share.value == 0
    assert [part.share for part in always.by_bot()] == [1, 0]
    assert always.headline.value == 1
    assert frame([[0]]).decision_share() is None


def test_tables_that_win_as_one_are_compared_on_the_same_deals() -> None:
    better = frame([[0, 1], [0, 1], [0, 1], []], together=True)
    worse = frame([[0, 1], [], [], []], together=True)
    share = rescued(better, worse)
    assert share is not None
    assert share.value == pytest.approx(2 / 3)
    assert rescued(better, frame([[0, 1]] * 4, together=True)) is None


def test_a_table_is_called_uneven_only_where_chance_does_not_explain_it() -> None:
    assert frame([[0], [1]] * 50).seat_bias() == (0.0, False)
    gap, is_biased = frame([[0]] * 90 + [[1]] * 10).seat_bias()
    assert gap == pytest.approx(0.8)
    assert is_biased
    assert not frame([[0]] * 6 + [[1]] * 4).seat_bias()[1]


def test_a_change_is_measured_game_by_game() -> None:
    base = frame([[0], [1], [0]])
    other = frame([[0], [0], [0]])
    found = change(base, other)
    assert found.moves == Mean(3, 0.0, 0.0)
    assert found.headline.value == pytest.approx(1 / 3)
    assert change(base, base).headline == Mean(3, 0.0, 0.0)
    seatings = [[0, 1], [1, 0]]
    mixed = [frame(won, bots=seatings) for won in ([[0], [1]], [[1], [1]])]
    assert change(*mixed).headline.value == -0.5


def ruled(one: Figures, rule: str, bots: tuple[str, ...] = ("a", "b")) -> Figures:
    """The same games under a house rule."""
    return replace(one, label=rule, setting=Setting(2, bots, {"rule": rule} if rule else {}))


def test_advice_names_rules_that_change_luck() -> None:
    """At one table, or at a table of better and one of worse bots where these win as one."""
    seatings = [[0, 1], [1, 0]] * 20
    luck = frame([[0], [0], [1], [1]] * 10, bots=seatings)
    skill = frame([[0], [1]] * 20, bots=seatings)
    tables = [ruled(luck, ""), ruled(skill, "chess"), ruled(luck, "dice")]
    ((_, more), (_, same)) = skill_changes(report_of(tables))
    assert (more.value, same.value) == (1, 0)
    rows = [row[:2] for row in told_by(report_of(tables))]
    assert ("luck: the decision share", "chess") in rows
    assert not [row for row in rows if row[1] == "dice"]
    told = advice(report_of(tables))
    assert told
    assert re.search(r"chess (on|has the largest effect on) luck \(", told.sentence)

    won, lost, half = (frame(rows * 20, together=True) for rows in WON_LOST_HALF)
    good, bad = ("good",), ("bad",)
    tables = [ruled(half, "", good), ruled(won, "chess", good), ruled(lost, "dice", good)]
    tables += [ruled(lost, name, bad) for name in ("", "chess", "dice")]
    assert [one.value for _, one in skill_changes(report_of(tables))] == [0.5, -0.5]
    assert skill_changes(report_of(tables[:3])) == []


WON_LOST_HALF: tuple[list[list[int]], ...] = ([[0, 1], [0, 1]], [[], []], [[0, 1], []])


def report_of(tables: list[Figures]) -> Report:
    """A report of these tables."""
    settings = tuple(one.setting for one in tables)
    return Report(Study(game=KEYS[0], rules_number=1, seed=0, every=1, settings=settings), tables)


def told_by(report: Report) -> Sequence[tuple[str, ...]]:
    """What a report would change."""
    found = advice(report)
    assert found
    assert found.table
    return found.table.rows


def small_run(home: Path, key: str, count: int = 6) -> Report:
    """A few games at two tables."""
    played = games()[key]
    seats = 4
    made = study(
        played, played.rules.options(), [seats], [("random",), ("novice", "random")], every=2
    )
    folder = Folder(home)
    assert run(folder, prepare(folder, made, count, None), pool(1), lambda _: None)
    return figures(folder)


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_its_report(key: str, tmp_path: Path) -> None:
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    report = small_run(tmp_path, key)
    assert [one.looked_at for one in report.settings] == [3, 3]
    written = write(Folder(tmp_path))
    page, tables = (path.read_text("utf-8") for path in (written.page, written.tables))
    assert page.count("<svg") >= 8
    assert report.game.name in page
    assert "nan" not in tables.casefold()
    for title in (
        "Skill against luck",
        "Moves used",
        "Cards used",
        "Clauses used",
        "How games end",
    ):
        assert f"<h2>{title}</h2>" in page
    assert report.base.together or "<h2>Comebacks</h2>" in page
    reached = re.findall(r'(?:src|href|url)\s*[=(]\s*"?(https?:[^"\s)]*)', page)
    assert reached == [], "the page must need nothing else"
    built = any(STATIC.glob("assets/*.woff2"))
    assert page.count("src: url(data:font/woff2") == (3 if built else 0)
    sections = re.findall(r"<section.*?</section>", page, re.DOTALL)
    assert sections
    places = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= places
    assert page.index("What was found") < page.index("<svg") < page.index("<table")
    for section in sections:
        assert re.search(r"</h2>\s*<p>[^<]{20,}\.</p>", section), "a section says what to see"


def test_every_value_of_every_option_has_a_price() -> None:
    for played in games().values():
        made = price_study(played, 4, ("random",), 0)
        assert made.settings[0].values == {}
        assert all(len(one.values) == 1 for one in made.settings[1:])
        switches = {one.key for one in played.rules.options.declared() if one.is_switch}
        tried = {key for one in made.settings for key in one.values}
        fits = {
            key
            for key in switches
            if not played.rules.options.read(
                {key: not getattr(played.rules.options(), key)}
            ).problem(4)
        }
        assert fits <= tried


def test_prices_are_measured_and_said(tmp_path: Path) -> None:
    played = games()[KEYS[-1]]
    made = price_study(played, 4, ("random",), 0)
    folder = Folder(tmp_path)
    assert run(folder, prepare(folder, made, 30, None), pool(1), lambda _: None)
    found = priced(figures(folder))
    assert found.games == 30
    assert set(found.prices) == {key for one in made.settings for key in one.values}
    said = [one.said for values in found.prices.values() for one in values.values()]
    assert "no change seen" in said  # a clock does nothing where nobody has one
    assert any("moves" in one for one in said)
    lines = {"on": "+3.1 moves (+2%), the table wins 4% less often", "off": "no change seen"}
    assert sentence(prices_of(lines)) == f"on: {lines['on']}; off: {lines['off']}."
    same = prices_of({"5": lines["off"], "20": lines["off"]})
    assert sentence(same) == "5 or 20: no change seen."


@pytest.mark.parametrize("key", KEYS)
def test_prices_that_ship_fit_the_rules_they_were_measured_by(key: str, tmp_path: Path) -> None:
    played = games()[key]
    path = home_of(played)
    if not path.exists():
        pytest.skip("not measured yet")
    kept = json.decode(path.read_bytes(), type=Prices)
    assert kept.rules_number == played.rules_number
    known = {one.key: one for one in played.rules.options.declared()}
    for option, values in kept.shown.prices.items():
        for value in values:
            known[option].read(value)
    assert prices(played.rules.options).keys() == kept.shown.prices.keys()
    write_prices(kept, tmp_path / path.name)
    assert (tmp_path / path.name).read_bytes() == path.read_bytes(), "one price a line"


def test_a_rule_that_changes_no_game_is_not_priced(tmp_path: Path) -> None:
    """And one that does says in how many."""
    played = games()[KEYS[-1]]
    folder = Folder(tmp_path)
    made = price_study(played, 4, ("sharp",), 0)
    assert run(folder, prepare(folder, made, 6, None), pool(1), lambda _: None)
    report = figures(folder)
    found = priced(report)
    unused = [one for values in found.prices.values() for one in values.values() if not one.moves]
    assert unused
    for one in unused:
        assert (one.said, one.exercised) == (UNUSED, (0, 6))
        assert (one.headline, one.leader, one.shared) == (None, None, None)
    used = [one for values in found.prices.values() for one in values.values() if one.moves]
    assert all(one.exercised and one.exercised[0] for one in used)
    assert all(one.shared and one.shared[1] > 0 for one in used)
    made_of = differences(report)
    assert made_of
    assert made_of.table
    cells = [row[1] for row in made_of.table.rows]
    assert cells.count(UNUSED) == len(unused)
    assert prices_of({"a": UNUSED, "b": UNUSED})[0].unused
    assert sentence(prices_of({"a": UNUSED})) == "a: not exercised by these bots."


def test_prices_of_other_tables_stand_beside(tmp_path: Path) -> None:
    """What is a change is decided over all of them together."""
    price = Price("no change seen", (9, 10), (40.0, 20.0), (0.1, 0.09), None, (0.0, 0.1))
    others = {f"v{n}": Price("no change seen", (9, 10), (0.1, 20.0)) for n in range(60)}
    one = Measured(4, ("sharp",), 10, 100.0, "starter", {"rule": {"on": price}})
    two = Measured(2, ("sharp",), 10, 100.0, "starter", {"rule": others})
    alone = beside(None, 1, one)
    assert "+40 moves (+40%)" in alone.shown.prices["rule"]["on"].said
    assert "whoever begins wins 10% more often" in alone.shown.prices["rule"]["on"].said
    both = beside(alone, 1, two)
    assert (both.shown.seats, both.more[0].seats) == (4, 2)
    assert "whoever" not in both.shown.prices["rule"]["on"].said
    assert beside(both, 1, two) == both
    path = tmp_path / "prices.json"
    write_prices(both, path)
    assert read_prices(path) == both


def test_discoveries_are_held_to_a_rate() -> None:
    """The example of Benjamini and Hochberg (1995), and what has no chance at all."""
    theirs = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344]
    theirs += [0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0000]
    assert discoveries(theirs).count(True) == 4
    assert discoveries([]) == []
    assert chance_of(0.0, 0.0) == 1.0
    assert chance_of(1.0, 0.0) == 0.0
    assert chance_of(1.0, math.inf) == 1.0
    assert chance_of(1.96, 1.96) == pytest.approx(0.05, abs=0.0005)


def test_no_interval_of_a_share_is_nothing() -> None:
    same = Mean(400, 0.0, 0.0)
    assert same.half == 0
    assert 0.005 < same.paired_half < 0.02
    for alike in (Mean(400, 400.0, 400.0), Mean(400, -400.0, 400.0)):
        assert 0 < alike.paired_half < 0.02
    assert 0 < same.share_interval[1] < 0.02
    assert same.share_interval[0] == 0
    all_of = Mean(400, 400.0, 400.0)
    assert 0.98 < all_of.share_interval[0] < 1 == all_of.share_interval[1]


def test_the_page_of_prices_is_written_anew() -> None:
    """python -m handful.lab.price_page > docs/prices.md"""
    page = Path(__file__).parents[2] / "docs" / "prices.md"
    assert page.read_text("utf-8") == price_page.page()
    assert "± 0.0 " not in price_page.page()  # nothing is as sure as that


def test_the_commands_are_there() -> None:
    assert set(lab_command.commands) == {"run", "report", "price", "prices", "example", "dataset"}


GAMES = 6


def kind(code: str) -> str:
    """A card without its colour, where moves need not say it."""
    return code.partition(".")[0]


def told(game: AnyGame, events: Sequence[Event]) -> Counter[str]:
    """The cards that were played, by what the table was told."""
    found: Counter[str] = Counter()
    named_in = tomllib.loads(
        (folder_of(game.rules.options) / "tests" / "cards_used.toml").read_text("utf-8")
    )
    for event in events:
        field = named_in.get(event.name, "")
        if field.startswith("="):
            found[field[1:]] += 1
        elif field:
            named = getattr(event, field)
            codes = [named] if isinstance(named, str) else named or ()
            found.update(kind(code) for code in codes)
    return found


@pytest.mark.parametrize("key", games())
def test_every_card_that_is_played_counts_as_used(key: str) -> None:
    """Responses too, though their moves need not name the card."""
    game = games()[key]
    for seed in range(GAMES):
        state, look = game.rules.start(game.rules.options(), 4, seed, False), Look(game)
        look.events = state.sink or []
        for _, legal, move in steps(state, Chance(seed), game.rules.bound(game.rules.options(), 4)):
            look.at(state, legal, move)
        outcome = state.outcome()
        assert outcome is not None
        counted: Counter[str] = Counter()
        for row in look.rows(seed, outcome):
            if row.kind == "card":
                counted[kind(row.name)] += int(row.value)
        assert counted == told(game, look.events)

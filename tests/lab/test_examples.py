"""The games behind a price: chosen because the rule mattered, and played again from a number."""

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from handful.cli import cli
from handful.core import BadOption, Chance, Play, Record, replay
from handful.core.catalog import game, games
from handful.lab import price_site, pricing
from handful.lab.examples import Example, example, numbers_of, table_of
from handful.testing.random_walk import walk

KEYS = list(games())


def shown(key: str) -> tuple[pricing.Measured, str, str, int]:
    """The shortest way to a game behind a price."""
    prices = pricing.read(pricing.home_of(game(key)))
    assert prices
    for rule, values in prices.shown.prices.items():
        for value, price in values.items():
            if price.examples:
                return prices.shown, rule, value, price.examples[0]
    raise AssertionError(f"{key} has no examples")


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_that_was_exercised_has_games_to_show(key: str) -> None:
    prices = pricing.read(pricing.home_of(game(key)))
    assert prices
    for values in prices.shown.prices.values():
        for price in values.values():
            often, of = price.exercised or (0, 1)
            assert bool(price.examples) >= (often / of > 0.05)
            assert len(price.examples) <= 3
            assert often or not price.examples


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_a_game_is_played_again_from_its_number(key: str) -> None:
    table, rule, value, number = shown(key)
    first, again = (example(game(key), table, rule, value, number) for _ in range(2))
    assert first.play.record() == again.play.record()
    assert first.alike == again.alike
    assert first.alike is None or 0 <= first.alike <= len(first.play.entries)
    assert replay(game(key), first.play.record()).state.outcome() == first.play.state.outcome()


@pytest.mark.parametrize(
    ("alike", "said"),
    [
        (None, "goes as it does by the printed rules"),
        (0, "from the first move on it goes another way"),
        (1, "the first move is as in the same deal"),
        (3, "the first 3 of {whole} moves are as in the same deal"),
        (-1, "all {whole} moves are those of the same deal by the printed rules, but it ends"),
    ],
)
def test_what_to_look_for_is_a_sentence(alike: int | None, said: str) -> None:
    play = Play(game(KEYS[0]), game(KEYS[0]).rules.options(), 3, 1)
    for _ in walk(play, Chance(1), most=20):
        pass
    whole = len(play.entries)
    note = Example(7, play, whole if alike == -1 else alike).note("a=b")
    assert note.startswith("Game 7 under a=b")
    assert said.format(whole=whole) in note


def test_the_pages_lead_to_every_game(tmp_path: Path) -> None:
    key = KEYS[-1]
    table, rule, value, number = shown(key)
    one = price_site.Shown(key, 0, rule, value, number)
    (tmp_path / price_site.GAMES).mkdir()
    page = price_site.write_game(tmp_path, one)
    record = Record.from_json(page.with_suffix(".json").read_text("utf-8"))
    assert replay(game(key), record).state.outcome() is not None
    index = price_site.write_index(tmp_path, [game(key)]).read_text("utf-8")
    assert page.relative_to(tmp_path).as_posix() in index
    story = page.read_text("utf-8")
    assert "class=marked" in story
    assert f"{rule}={value}" in story
    for other in price_site.all_of([game(key)]):
        assert f"{price_site.GAMES}/{other.name}.html" in index
    assert table.seats == record.seats


def test_a_game_is_saved_from_the_command_line(tmp_path: Path) -> None:
    key = KEYS[-1]
    _, rule, value, _ = shown(key)
    file = tmp_path / "game.json"
    words = ["lab", "example", key, f"{rule}={value}", "--file", str(file)]
    ran = CliRunner().invoke(cli, words, catch_exceptions=False)
    assert ran.exit_code == 0, ran.output
    assert f"under {rule}={value}" in ran.output
    assert Record.from_json(file.read_text("utf-8")).game == key


def test_what_has_no_game_to_show_is_said() -> None:
    key = KEYS[0]
    prices = pricing.read(pricing.home_of(game(key)))
    assert prices
    with pytest.raises(BadOption, match="has no price; these have"):
        numbers_of(prices.shown, "nonsense", "on")
    rule, values = next(iter(prices.shown.prices.items()))
    with pytest.raises(BadOption, match="these values have"):
        numbers_of(prices.shown, rule, "nonsense")
    bare = msgspec.structs.replace(values[next(iter(values))], examples=())
    table = msgspec.structs.replace(prices.shown, prices={rule: {"on": bare}})
    with pytest.raises(BadOption, match="there is no game to show"):
        numbers_of(table, rule, "on")
    with pytest.raises(BadOption, match="there are 4 × sharp"):
        table_of(prices, 17, None)

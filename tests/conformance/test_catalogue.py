"""Every game of the catalogue is whole: rulebook, scenarios, golden games, perft, choices."""

import re

import pytest

from handful.core import AnyGame
from handful.core.catalog import games
from handful.core.game_folder import folder_of
from handful.core.options import table
from handful.core.rulebook import clauses, read, with_options
from handful.i18n import LANGUAGES
from handful.i18n.games import HOUSE_PHRASES, Declared
from handful.testing import choices, golden, perft
from handful.testing.scenario import Scenario, run, scenarios

EVERY = pytest.mark.parametrize("game", games().values(), ids=games())


def written_clauses(game: AnyGame) -> dict[str, str]:
    """Every clause id in the game's own code, and the file it stands in."""
    pattern = re.compile(rf"\b{game.clause}-\d+\b")
    found = {}
    for path in folder_of(game.rules.options).rglob("*.py"):
        for clause in pattern.findall(path.read_text("utf-8")):
            found[clause] = path.name
    return found


@pytest.mark.parametrize(
    "scenario",
    [one for game in games().values() for one in scenarios(game)],
    ids=lambda one: f"{one.game.key}-{one.id}",
)
def test_scenario(scenario: Scenario) -> None:
    failure = run(scenario)
    assert failure is None, str(failure)


@EVERY
def test_every_clause_has_a_scenario(game: AnyGame) -> None:
    shown = {clause for one in scenarios(game) for clause in one.clauses}
    bare = [one.id for one in clauses(read(game)).values() if not one.tag and one.id not in shown]
    assert bare == []


@EVERY
def test_every_tag_is_a_known_one(game: AnyGame) -> None:
    known = re.compile(r"(table talk|definition: .+)?")
    tags = {one.id: one.tag for one in clauses(read(game)).values()}
    assert {clause: tag for clause, tag in tags.items() if not known.fullmatch(tag)} == {}


@EVERY
def test_every_clause_named_in_code_and_options_exists(game: AnyGame) -> None:
    named = written_clauses(game) | {one.clause: one.key for one in game.rules.options.declared()}
    known = clauses(read(game))
    assert {clause: where for clause, where in named.items() if clause not in known} == {}


@EVERY
def test_clauses_begin_with_the_letters_of_the_game(game: AnyGame) -> None:
    assert clauses(read(game))
    assert [one for one in clauses(read(game)) if not one.startswith(f"{game.clause}-")] == []


@EVERY
def test_table_of_options_is_current(game: AnyGame) -> None:
    text = read(game)
    assert "<!-- options -->" in text
    current = with_options(text, table(game.rules.options, Declared(game).options))
    assert golden.differs(current, folder_of(game.rules.options) / "RULES.md") == []


@EVERY
def test_golden_playthroughs_are_current(game: AnyGame) -> None:
    assert golden.playthroughs(game)
    assert golden.differs(golden.text(game), golden.path(game))[:40] == []


@EVERY
def test_golden_playthroughs_show_every_kind_of_event(game: AnyGame) -> None:
    assert golden.unshown(game) == []


@EVERY
def test_perft_counts_are_current(game: AnyGame) -> None:
    declared = perft.counts(game)
    assert declared
    assert [str(perft.counted(game, one)) for one in declared] == [str(one) for one in declared]


@EVERY
def test_bots_choose_as_they_did(game: AnyGame) -> None:
    declared = choices.lines(game)
    assert declared
    assert [str(choices.played(game, one)) for one in declared] == [str(one) for one in declared]


@EVERY
def test_every_preset_makes_a_game(game: AnyGame) -> None:
    fewest, most = game.players
    for preset in game.rules.options.presets:
        options = game.rules.options.read(dict(preset.values))
        fitting = [seats for seats in range(fewest, most + 1) if not options.problem(seats)]
        assert fitting, preset.key


@EVERY
def test_every_time_of_the_house_rules_is_kept_by_a_clock(game: AnyGame) -> None:
    known = {one.key for one in game.rules.options.declared()}
    assert game.rules.clocks.read() == {key for key in known if key.endswith("_seconds")}


@EVERY
def test_phrases_are_short_and_of_their_own(game: AnyGame) -> None:
    for phrases in (Declared(game, language).phrases for language in LANGUAGES):
        assert phrases
        assert not phrases.keys() & set(HOUSE_PHRASES)
        assert [key for key in phrases if not re.fullmatch("[a-z_]{1,40}", key)] == []
        assert [words for words in phrases.values() if not 0 < len(words) <= 60] == []


@EVERY
def test_card_faces_have_codes_of_their_own(game: AnyGame) -> None:
    codes = [face.code for face in game.screens.faces]
    assert len(set(codes)) == len(codes)
    assert [code for code in codes if code.split() != [code]] == []

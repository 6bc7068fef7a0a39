"""The game of docs/add-a-game.md is whole: its scenarios hold, its files can be generated."""

from handful.core import AnyGame
from handful.core.options import table
from handful.core.rulebook import clauses, read, with_options
from handful.testing import choices, golden, perft
from handful.testing.scenario import run, scenarios


def test_its_scenarios_hold(stairs: AnyGame) -> None:
    assert [str(failure) for one in scenarios(stairs) if (failure := run(one))] == []


def test_its_scenarios_show_every_clause(stairs: AnyGame) -> None:
    shown = {clause for one in scenarios(stairs) for clause in one.clauses}
    assert [one.id for one in clauses(read(stairs)).values() if not one.tag] == sorted(shown)


def test_its_table_of_options_is_current(stairs: AnyGame) -> None:
    assert with_options(read(stairs), table(stairs.rules.options)) == read(stairs)


def test_its_generated_files_can_be_written_and_then_agree(stairs: AnyGame) -> None:
    for path, text in golden.renewals(stairs):
        path.write_text(text, "utf-8")
    assert [path for path, text in golden.renewals(stairs) if golden.differs(text, path)] == []
    assert all(one.nodes > 1 for one in perft.counts(stairs))
    assert len(golden.playthroughs(stairs)) == 2
    assert golden.unshown(stairs) == []
    assert all(one.digest for one in choices.lines(stairs))

"""Typed words find the move they mean."""

import pytest

from handful.core import AnyGame, Play
from handful.core.styled_text import plain
from handful.terminal.move_list import numbered, rows
from handful.terminal.move_matching import Choice, Wording, briefest, meant
from handful.terminal.screen import cells

NAMES = ("Anna", "Ben Jonson", "Cleo")


@pytest.fixture
def wording(lantern: AnyGame) -> Wording:
    return Wording(lantern, NAMES)


def choices(wording: Wording, game: AnyGame, *texts: str) -> list[Choice]:
    return [wording.choice(game.rules.moves.read(text), {}, None) for text in texts]


def found(wording: Wording, listed: list[Choice], typed: str) -> list[str]:
    return [choice.text for choice in meant(typed.split(), listed, wording)]


def test_a_move_is_found_by_any_of_its_words(lantern: AnyGame, wording: Wording) -> None:
    listed = choices(wording, lantern, "lay K-03", "lay K-13", "peek")
    for typed in ("K-03", "03", "lay 03", "03 lay", "number 3", "LAY k-03", "la K-03"):
        assert found(wording, listed, typed) == ["lay K-03"], typed
    assert found(wording, listed, "lay") == ["lay K-03", "lay K-13"]
    assert found(wording, listed, "p") == ["peek"]
    assert found(wording, listed, "nonsense") == []


def test_a_word_that_the_game_knows_is_not_bent_to_another(
    lantern: AnyGame, wording: Wording
) -> None:
    listed = choices(wording, lantern, "lay K-13")
    assert found(wording, listed, "K-1") == ["lay K-13"]
    assert found(wording, listed, "K-01") == []


def test_seats_are_found_by_name_and_by_number(lantern: AnyGame, wording: Wording) -> None:
    listed = choices(wording, lantern, "give K-01 to 1 share 2", "give K-01 to 2 share 1")
    assert found(wording, listed, "ben") == ["give K-01 to 1 share 2"]
    assert found(wording, listed, "to S2") == ["give K-01 to 2 share 1"]
    assert found(wording, listed, "to 1") == ["give K-01 to 1 share 2"]


def test_a_whole_name_is_not_taken_for_a_number(lantern: AnyGame) -> None:
    wording = Wording(lantern, ("Bot 1", "Bot 2", "Bot 3"))
    listed = choices(wording, lantern, "give K-01 to 1 share 2", "give K-01 to 2 share 1")
    for typed, seat in (("Bot 2", 1), ("bot  3", 2)):
        named = meant(wording.split(f"to {typed}"), listed, wording)
        assert [choice.text.split()[3] for choice in named] == [str(seat)]


def test_the_order_of_words_counts_where_it_decides(lantern: AnyGame, wording: Wording) -> None:
    listed = choices(wording, lantern, "give K-05 to 1 share 2", "give K-05 to 2 share 1")
    assert found(wording, listed, "1 2") == ["give K-05 to 1 share 2"]
    assert found(wording, listed, "2 1") == ["give K-05 to 2 share 1"]


def test_the_only_one_with_the_fewest_words_is_meant(lantern: AnyGame, wording: Wording) -> None:
    listed = choices(wording, lantern, "lay K-01", "give K-01 to 1 share 2", "lay K-02")
    single = briefest(meant(["K-01"], listed, wording))
    assert single
    assert single.text == "lay K-01"
    assert briefest(meant(["lay"], listed, wording)) is None


def test_very_many_moves_are_grouped_by_their_first_words(
    lantern: AnyGame, wording: Wording
) -> None:
    options = lantern.rules.options.read({"gifts": True})
    legal = Play(lantern, options, 3, 7).state.legal(0)
    listed = [wording.choice(move, {}, None) for move in legal]
    assert len(listed) > 100
    groups = rows(listed)
    assert len(groups) <= 30
    assert sum(len(row.choices) for row in groups) == len(listed)
    inner = rows(groups[-1].choices)
    while len(inner[-1].choices) > 1:
        assert len(inner) <= 30
        groups, inner = inner, rows(inner[-1].choices)
    assert len(inner) == 21
    assert "0–20" in groups[-1].label


def test_amounts_are_numbered_by_themselves(lantern: AnyGame, wording: Wording) -> None:
    listed = choices(wording, lantern, *(f"give K-05 to 1 share {n}" for n in range(5)))
    assert [row.number for row in rows(listed)] == [0, 1, 2, 3, 4]
    seats = choices(wording, lantern, *(f"give K-05 to {seat} share 2" for seat in range(3)))
    assert [row.number for row in rows(seats)] == [1, 2, 3]


def test_two_runs_of_amounts_are_two_groups(lantern: AnyGame, wording: Wording) -> None:
    texts = [f"give K-05 to {seat} share {n}" for seat in (1, 2) for n in range(9)]
    groups = rows(choices(wording, lantern, *texts))
    assert [row.label[-3:] for row in groups] == ["0–8", "0–8"]


@pytest.mark.parametrize("width", [8, 20, 40, 80, 200])
def test_a_list_fits_its_width(lantern: AnyGame, wording: Wording, width: int) -> None:
    listed = choices(wording, lantern, *(f"lay K-{card:02}" for card in range(1, 14)), "peek")
    lines = [plain(line) for line in numbered(rows(listed), width)]
    assert all(cells(line) <= width for line in lines)
    assert "14 peek" in " ".join(" ".join(lines).split())

"""The puzzles that ship: each has one best move, hints that can be said, and a rule behind it."""

from itertools import pairwise

import pytest

from handful.core import Refused
from handful.core.catalog import game, games
from handful.core.puzzles import GRADES, Puzzle, puzzles
from handful.core.rulebook import clauses, read
from handful.core.styled_text import plain
from handful.i18n.games import speaker, spoken
from handful.i18n.speak import LANGUAGES
from handful.puzzles.explaining import Riddle, riddle
from handful.puzzles.making import ALIKE, LEAD, SURE, checked
from handful.server.records.puzzles import answered, laid

NAMES = ("Nora", "Ben", "Mia", "Otto", "Clara", "Finn")
ENOUGH = 40
KEYS = [key for key in games() if puzzles(game(key))]


def opened(key: str, puzzle: Puzzle) -> Riddle:
    found = riddle(game(key), puzzle.number, NAMES)
    assert found is not None
    return found


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_enough_of_every_grade(key: str) -> None:
    found = puzzles(game(key))
    assert len(found) >= ENOUGH
    grades = [one.grade for one in found]
    assert set(grades) == set(GRADES)
    assert all(GRADES.index(one) <= GRADES.index(other) for one, other in pairwise(grades))
    assert len({(one.seats, one.seed, one.turn) for one in found}) == len(found)


@pytest.mark.parametrize("key", KEYS)
def test_every_puzzle_has_a_best_move_that_is_legal_and_proved(key: str) -> None:
    for one in puzzles(game(key)):
        found, proof = opened(key, one), one.proof
        assert set(found.best) < set(found.legal), one.number
        assert game(key).rules.moves.read(proof.next) not in found.best
        lead = proof.value - proof.next_value
        assert lead > LEAD - ALIKE, one.number
        assert lead > SURE * proof.error, one.number
        assert proof.worlds >= 2000


@pytest.mark.parametrize("key", KEYS)
def test_every_hint_and_every_reason_can_be_said(key: str) -> None:
    of, book = game(key), clauses(read(game(key)))
    for one in puzzles(of):
        found = opened(key, one)
        solution = found.solution()
        assert solution.clause in book, one.number
        for language in LANGUAGES:
            by = speaker(of, language, NAMES[: one.seats], one.seat)
            for sentence in (*found.hints(), *found.recalled(), solution.why):
                words = plain(spoken(sentence, by))
                assert words, one.number
                assert "{" not in words, (one.number, words)


def test_a_wrong_try_leaves_the_board_and_does_not_give_the_best_move_away() -> None:
    key = KEYS[0]
    puzzle = puzzles(game(key))[0]
    before = laid(game(key), puzzle.number)
    wrong = game(key).rules.moves.decode(game(key).rules.moves.read(puzzle.proof.next))
    said = answered(key, puzzle.number, wrong)
    assert not said.right
    assert said.table == before.table
    assert said.chances[0].words == ""
    assert said.chances[1].value == puzzle.proof.next_value < said.chances[0].value
    assert not said.why.words


@pytest.mark.parametrize("key", KEYS)
def test_the_best_move_is_right_and_is_made(key: str) -> None:
    of = game(key)
    shown = laid(of, 1)
    said = answered(key, 1, shown.best)
    assert said.right
    assert said.table.events or said.table.view != shown.table.view
    assert said.why.words
    assert answered(key, 1, None).right


def test_what_is_not_allowed_is_refused() -> None:
    with pytest.raises(Refused):
        answered(KEYS[0], 1, {"move": "ready"})
    with pytest.raises(Refused):
        laid(game(KEYS[0]), 1000)


def test_what_was_seen_is_said_where_it_must_be_remembered() -> None:
    recalled = {
        key: any(laid(game(key), one.number).recalled for one in puzzles(game(key))[:8])
        for key in KEYS
    }
    assert set(recalled.values()) == {True, False}


@pytest.mark.deep
@pytest.mark.parametrize("key", KEYS)
def test_the_proof_comes_out_the_same_again(key: str) -> None:
    for one in puzzles(game(key))[::8]:
        best, second = checked(game(key), one, one.proof.worlds)
        assert round(best.mean, 3) == one.proof.value, one.number
        assert second.mean < best.mean - LEAD + ALIKE, one.number


def test_a_proof_begins_as_it_says() -> None:
    key = KEYS[0]
    best, second = checked(game(key), puzzles(game(key))[0], 60)
    assert best.mean > second.mean

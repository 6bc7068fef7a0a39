"""The coach ranks every legal move, and what it says of one agrees with its rank."""

import re
from dataclasses import replace
from itertools import islice

import pytest

from handful.bots.arguing import points
from handful.bots.coach import Advice, Coach, in_order
from handful.bots.levels import UnknownLevel
from handful.bots.search import Budget, Expert, Tried
from handful.core import AnyGame, Chance
from handful.core.catalog import games
from handful.core.message import Message
from handful.i18n.games import explain, in_english, named, speaker, spoken

from .tables import decisions, table
from .test_search import KEYS

NAMES = ("Ada", "Bo", "Cy", "Di")
ONE_OF_MANY = re.compile(
    r"(?<!\.)\b1 (card|chip|game|move|player|point|round|seat|second|star|turn)s\b"
)
"""Such as "1 points"."""


@pytest.mark.parametrize("key", KEYS)
def test_every_legal_move_is_ranked_once_with_a_sentence(key: str) -> None:
    play = table(key)
    coach = Coach(play.game, budget=Budget(playouts=30))
    for _, asked in islice(decisions(play, every=6), 8):
        said = coach.advice(*asked, NAMES)
        assert sorted(one.move for one in said if one.move is not None) == sorted(asked.legal)
        reasons = [in_english(play.game, one.reason, NAMES) for one in said]
        assert all(one.endswith((".", "?")) and one[:1].strip() for one in reasons)
        assert not [one for one in reasons if ONE_OF_MANY.search(one)]


@pytest.mark.usually_one("budget")
@pytest.mark.parametrize("budget", [8, 60, 300])
@pytest.mark.parametrize("key", KEYS)
def test_values_fall_from_what_the_expert_would_do(key: str, budget: int) -> None:
    play = table(key, seed=4)
    limit = Budget(playouts=budget)
    coach, expert = Coach(play.game, budget=limit), Expert(play.game, limit)
    for _, asked in islice(decisions(play, every=5), 8):
        known = asked[:4]
        said = coach.advice(*known, Chance(2), NAMES)
        assert said[0].move == expert.choose(*known, Chance(2))
        assert said[0].value is not None
        values = [-1.0 if one.value is None else one.value for one in said]
        assert values == sorted(values, reverse=True)
        assert all(0 <= one.value <= 1 for one in said if one.value is not None)


def test_a_budget_in_seconds_may_leave_moves_without_a_value() -> None:
    play = table(KEYS[0])
    _, asked = next(decisions(play, every=6))
    said = Coach(play.game, budget=Budget(seconds=1e-9)).advice(*asked, NAMES)
    assert [one.value for one in said] == [None] * len(asked.legal)


def test_a_choice_that_is_left_to_the_rulebook_has_values_too() -> None:
    play = table(KEYS[0])
    _, asked = next(decisions(play, every=2))
    ahead = play.game.bots.lookahead
    assert ahead
    narrow = replace(ahead, sensible=lambda world, seat, legal: [])
    coach = Coach(replace(play.game, bots=replace(play.game.bots, lookahead=narrow)))
    said = coach.advice(*asked[:4], Chance(1), NAMES)
    assert said[0].move == play.game.bots.heuristic.choose(*asked[:4], Chance(1))
    assert all(one.value is not None for one in said[:2])


def test_a_move_is_worth_what_the_best_is_less_what_it_loses_in_the_same_worlds() -> None:
    best = Tried(1, [1.0] * 8 + [0.0] * 8)
    worse, better = Tried(2, [0.5] * 8), Tried(3, [1.0] * 8 + [0.1] * 8)
    hopeless, fresh = Tried(4, [0.0] * 8), Tried(5, [1.0] * 7)
    places = in_order([best, fresh, hopeless, worse, better])
    values = {move: place.value for move, place in places.items()}
    assert values == {1: 0.5, 3: 0.5, 2: 0.0, 4: 0.0, 5: None}
    assert list(values) == [1, 3, 4, 2, 5]
    assert [move for move, place in places.items() if place.is_worse] == [4, 2]
    assert [move for move, place in places.items() if place.is_best] == [1]


def test_what_a_player_has_chosen_gets_a_value() -> None:
    play = table(KEYS[-1])
    coach = Coach(play.game, budget=Budget(playouts=30))
    for _, asked in islice(decisions(play, every=6), 4):
        chosen = asked.legal[-1:]
        said = coach.advice(*asked, NAMES, chosen)
        assert all(one.value is not None for one in said if one.move in chosen)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevel, match="the coaches are sharp and expert"):
        Coach(table(KEYS[0]).game, "novice")


SPOKEN = [key for key in KEYS if games()[key].messages]


def ranked(key: str, seed: int) -> list[tuple[AnyGame, list[Advice]]]:
    """What the coach says in a dozen positions of a game."""
    play = table(key, seed=seed)
    coach = Coach(play.game, budget=Budget(playouts=60))
    return [
        (play.game, coach.advice(*asked, NAMES))
        for _, asked in islice(decisions(play, every=4), 12)
    ]


def against(game: AnyGame, one: Advice) -> list[Message]:
    """The sentences that speak against a move."""
    assert game.messages
    assert isinstance(one.reason, Message)
    return [point for point in points(one.reason) if game.messages.against(point)]


@pytest.mark.usually_one("seed")
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("key", SPOKEN)
def test_nothing_is_said_against_the_best_move(key: str, seed: int) -> None:
    for game, advice in ranked(key, seed):
        assert not against(game, advice[0])


@pytest.mark.usually_one("seed")
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("key", SPOKEN)
def test_the_same_words_never_stand_for_different_values(key: str, seed: int) -> None:
    for _, advice in ranked(key, seed):
        best = advice[0]
        for one in advice[1:]:
            if one.reason == best.reason and one.value is not None and best.value is not None:
                assert best.value - one.value < 0.2  # within what so few playouts can tell
            if isinstance(one.reason, Message) and one.value is not None:
                less = [point for point in points(one.reason) if point.id == "coach-less"]
                for point in less:
                    assert point.args["won"] == round(100 * one.value)
                    assert point.args["most"] == round(100 * (best.value or 0))
                    assert int(str(point.args["won"])) < int(str(point.args["most"]))


@pytest.mark.parametrize("key", SPOKEN)
def test_a_move_that_did_worse_is_not_praised_without_saying_so(key: str) -> None:
    for game, advice in ranked(key, 5):
        for one in advice[1:]:
            assert isinstance(one.reason, Message)
            said = points(one.reason)
            if any(point.id == "coach-less" for point in said):
                spoken_of = said[:-1]
                assert said[-1].id == "coach-less"
                kinds = {game.messages.against(point) for point in spoken_of if game.messages}
                assert len(kinds) == 1  # arguments against it, or none of them


@pytest.mark.parametrize("key", SPOKEN)
def test_every_move_has_a_name_of_its_own(key: str) -> None:
    play = table(key, seed=2)
    for _, asked in islice(decisions(play, every=3), 25):
        forms = [play.game.rules.moves.decode(move) for move in asked.legal]
        for language in ("en", "de", "fr", "es"):
            by = speaker(play.game, language, NAMES, 0)
            called = [spoken(named(play.game, asked.view, form, NAMES), by) for form in forms]
            assert all(one.endswith(".") and one[:1].isupper() for one in called)
            does = {spoken(explain(play.game, asked.view, form, NAMES), by) for form in forms}
            assert len(set(called)) >= len(does)  # equal cards may share a name

"""The searching player: it sees no more than its seat, keeps its budget, and finds good moves."""

import time
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import cast

import pytest

from handful.bots.levels import LEVELS, UnknownLevel
from handful.bots.players import budgeted, player
from handful.bots.search import Budget, Expert, Search, Tried, lookahead_of, worlds_of
from handful.bots.seated import Asked, SeatedBot
from handful.bots.self_play import advance
from handful.core import AnyGame, Chance, Play
from handful.core.catalog import games
from handful.core.engine import Position

from ..terminal.lantern import GAME as LANTERN
from .tables import Twin, counts, decisions, table, twins_asked

KEYS = [key for key, game in games().items() if game.bots.lookahead]
PLAYOUTS = 24
TWINS = 40
TABLES = [
    (key, seats)
    for key in KEYS
    for seats in sorted({counts(key)[place] for place in (0, len(counts(key)) // 2, -1)})
]


def same_choices(asked: Asked, twin: Twin) -> None:
    """Let every level choose at both tables, each with the memory of its own."""
    game, seat = twin.game, twin.seat
    view, legal = game.knowledge.view(twin.state, seat), twin.state.legal(seat)
    bots = {key: level.bot(game) for key, level in LEVELS.items()}
    bots["expert"] = Expert(game, Budget(playouts=PLAYOUTS))
    bots["sharp:pico"] = LEVELS["sharp"].played_by("pico").bot(game)
    bots["expert:vito"] = budgeted(f"expert@{PLAYOUTS}:vito").bot(game)
    for key, bot in bots.items():
        here = bot.choose(asked.view, asked.memory, asked.legal, asked.must, Chance(1))
        there = bot.choose(view, twin.memory, legal, asked.must, Chance(1))
        assert here == there, key


@pytest.mark.usually_one("seats")
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_level_does_the_same_where_other_cards_are_hidden(key: str, seats: int) -> None:
    alike, followed = 0, 0
    for asked, twin in twins_asked(key, seats):
        if asked.must and len(asked.legal) == 1:
            continue
        same_choices(asked, twin)
        alike, followed = alike + 1, followed + (twin.followed > 0)
        if alike >= TWINS and followed >= TWINS // 2:
            return


def test_what_may_be_left_alone_is_left_alone_by_what_is_known() -> None:
    asked_of_all = 0
    for key in KEYS:
        found = islice(twins_asked(key, counts(key)[-1]), 300)
        for asked, twin in islice((one for one in found if not one[0].must), TWINS):
            same_choices(asked, twin)
            asked_of_all += 1
    assert asked_of_all >= 2 * TWINS


@pytest.mark.parametrize("key", KEYS)
def test_the_same_seed_and_view_give_the_same_move(key: str) -> None:
    play = table(key, seed=5)
    for _, (view, memory, legal, must, _) in decisions(play, every=9):
        bot = Expert(play.game, Budget(playouts=PLAYOUTS))
        found = [bot.choose(view, memory, legal, must, Chance(11)) for _ in range(2)]
        assert found[0] == found[1]
        assert found[0] in legal
        return


@pytest.mark.parametrize("key", KEYS)
def test_worlds_that_begin_together_are_those_imagined_alone(key: str) -> None:
    play, looked_at = table(key), 0
    game = play.game
    for seat, asked in decisions(play, every=5):
        worlds = worlds_of(game, asked.view, asked.memory)
        for seed in (1, 2, 1):
            alone = game.knowledge.imagine(asked.view, asked.memory, Chance(seed))
            together = worlds(Chance(seed))
            assert game.knowledge.lay(together) == game.knowledge.lay(alone)
            together.apply(seat, asked.legal[-1])  # which must not show in the next one
        looked_at += 1
        if looked_at == 4:
            return
    assert looked_at


@pytest.mark.parametrize("key", KEYS)
def test_a_budget_in_milliseconds_is_kept(key: str) -> None:
    """The processor's time counts here: on a busy machine the clock on the wall says nothing.

    A machine that stops for a moment makes one decision late, a search that is too slow all three.
    """
    play, budget = table(key), 0.2
    bot = Expert(play.game, Budget(seconds=budget))

    def is_late(asked: Asked) -> bool:
        began = time.process_time()
        bot.choose(*asked)
        return time.process_time() - began > 1.2 * budget

    asked_for = 0
    for _, asked in islice(decisions(play, every=2), 5):
        assert not all(is_late(asked) for _ in range(3))
        asked_for += 1
    assert asked_for == 5


def test_a_search_leaves_some_of_its_seconds_for_the_ranking() -> None:
    play = table(KEYS[0])
    _, (view, memory, *_) = next(decisions(play, every=1))
    worlds = worlds_of(play.game, view, memory)

    def is_spent(after: float, seconds: float) -> bool:
        began = time.perf_counter() - after
        ahead = lookahead_of(play.game, memory)
        return Search(ahead, worlds, memory, Budget(seconds=seconds), began).is_spent(1.0)

    assert is_spent(after=96_000, seconds=100_000)
    assert not is_spent(after=90_000, seconds=100_000)


@pytest.mark.parametrize("key", KEYS)
def test_a_budget_in_playouts_is_kept(key: str) -> None:
    play = table(key)
    for _, (view, memory, legal, must, chance) in decisions(play, every=5):
        advised = play.game.bots.heuristic.choose(view, memory, legal, must, chance)
        ahead, worlds = (
            lookahead_of(play.game, memory),
            partial(play.game.knowledge.imagine, view, memory),
        )
        search = Search(ahead, worlds, memory, Budget(playouts=PLAYOUTS), 0.0)
        if advised is not None and must:
            search.ranked(legal, advised, chance)
        if search.made:
            assert search.made == PLAYOUTS
            return
    pytest.fail("nothing was searched")


def test_where_only_one_move_is_worth_a_look_nothing_is_searched() -> None:
    play = table(KEYS[0])
    _, asked = next(decisions(play, every=2))
    ahead = play.game.bots.lookahead
    assert ahead
    narrow = replace(ahead, sensible=lambda world, seat, legal: [])
    bot = Expert(
        replace(play.game, bots=replace(play.game.bots, lookahead=narrow)), Budget(playouts=10**9)
    )
    advised = play.game.bots.heuristic.choose(*asked[:4], Chance(1))
    assert bot.choose(*asked[:4], Chance(1)) == advised


def test_a_game_that_declares_nothing_is_searched_by_its_heuristic() -> None:
    play = table(KEYS[-1])
    bot = Expert(
        replace(play.game, bots=replace(play.game.bots, lookahead=None)), Budget(playouts=6)
    )
    _, asked = next(decisions(play, every=3))
    assert bot.choose(*asked) in asked.legal


def test_a_state_without_a_compiled_base_is_searched_too() -> None:
    game = cast(AnyGame, LANTERN)
    assert not isinstance(game.rules.start(game.rules.options(), 2, 1, False), Position)
    play = Play(game, game.rules.options(), 2, 1)
    bots = [SeatedBot(play, seat, player("expert@20")) for seat in range(play.seats)]
    while play.state.outcome() is None and len(play.entries) < 12:
        advance(play, bots)
    assert len(play.entries) > 4


@pytest.mark.parametrize("key", KEYS)
def test_experts_only_make_legal_moves(key: str) -> None:
    play = table(key, seed=1)
    bots = [SeatedBot(play, seat, player("expert@4")) for seat in range(play.seats)]
    while play.state.outcome() is None and len(play.entries) < 150:
        advance(play, bots)  # `Play.enter` refuses what is not legal
    assert play.entries


def test_a_lead_is_measured_in_the_same_worlds() -> None:
    one, other = Tried(1, [1.0, 0.0, 1.0, 0.0]), Tried(2, [0.9, -0.1, 0.9, -0.1])
    lead, error = one.lead(other)
    assert lead == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)


def test_budgets_by_name() -> None:
    assert player("expert@50").key == "expert@50"
    assert budgeted("expert@20ms").key == "expert@20ms"
    for wrong in ("expert@", "expert@0", "expert@5s"):
        with pytest.raises(UnknownLevel, match="is no budget"):
            player(wrong)
    with pytest.raises(UnknownLevel):
        budgeted("exec:true")


def test_a_mean_is_the_same_on_every_python() -> None:
    """From 3.12 on, `sum` of these is 1.0, and a search would rank its moves differently."""
    tenths = Tried(0, [0.1] * 10)
    assert tenths.mean == 0.9999999999999999 / 10
    assert tenths.lead(Tried(1, [0.0] * 10))[0] == 0.9999999999999999 / 10

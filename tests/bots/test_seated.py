"""Bots in their chairs: reproducible, forgetful as declared, unhurried, unmoved by an undo."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from handful.bots.levels import LEVELS, Level, UnknownLevel, level
from handful.bots.players import player
from handful.bots.seated import Following, SeatedBot
from handful.bots.tempo import HESITATION, QUICK, SLOW, pause
from handful.core import AnyGame, Chance, Form, Memory, Move, Play, View, replay
from handful.core.catalog import games

KEYS = list(games())


def table(key: str, seed: int = 3) -> Play:
    game = games()[key]
    seats = next(
        n for n in range(max(2, game.players[0]), 9) if not game.rules.options().problem(n)
    )
    return Play(game, game.rules.options(), seats, seed)


def moves(play: Play, names: list[str], most: int) -> Iterator[tuple[int, str]]:
    """Let bots play; optional chances first, as a driver asks."""
    bots = [SeatedBot(play, seat, LEVELS[names[seat % len(names)]]) for seat in range(play.seats)]
    while play.state.outcome() is None and len(play.entries) < most:
        awaited = play.state.awaited()
        optional = [seat for seat in play.state.actors() if seat not in awaited]
        for seat in (*optional, *awaited):
            move = bots[seat].choose()
            if move is not None:
                play.enter(seat, move)
                yield seat, play.entries[-1].move
                break


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("names", [["sharp"], ["random"], ["sharp", "random"]])
def test_the_same_seed_plays_the_same_game(key: str, names: list[str]) -> None:
    first = list(moves(table(key), names, 300))
    assert first == list(moves(table(key), names, 300))
    assert len(first) > 5


@pytest.mark.parametrize("key", KEYS)
def test_a_resumed_game_goes_on_as_it_would_have(key: str) -> None:
    whole = table(key)
    told = list(moves(whole, ["random", "sharp"], 120))
    part = table(key)
    list(moves(part, ["random", "sharp"], 40))
    resumed = replay(part.game, part.record())
    rest = list(moves(resumed, ["random", "sharp"], 120))
    assert told[len(part.entries) :] == rest


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_with_nothing_to_do_does_nothing(key: str) -> None:
    play = table(key)
    idle = [seat for seat in range(play.seats) if seat not in play.state.actors()]
    assert [SeatedBot(play, seat, LEVELS["random"]).choose() for seat in idle] == [None] * len(idle)


@pytest.mark.parametrize("key", KEYS)
def test_a_memory_is_folded_from_what_the_seat_was_told(key: str) -> None:
    play = table(key)
    told: list[object] = []

    class Notes:
        def fold(self, event: object) -> None:
            told.append(event)

    following = Following(play, 0, Notes)  # type: ignore[arg-type]  # it only takes notes
    list(moves(play, ["random"], 20))
    following.memory()
    assert told == play.told(0)
    following.memory()
    assert told == play.told(0)
    play.events.pop()
    told.clear()
    following.memory()
    assert told == play.told(0)


def test_a_bot_without_an_answer_is_an_error() -> None:
    class Silent:
        def choose(
            self, view: View, memory: Memory, legal: object, must: bool, chance: Chance
        ) -> Move | None:
            return None

    play = table(KEYS[0])
    seat = play.state.awaited()[0]
    with pytest.raises(RuntimeError, match="the silent bot gave no move"):
        SeatedBot(play, seat, Level("silent", "", lambda game, temper: Silent())).choose()


def test_levels_are_found_by_name() -> None:
    assert level("random") is LEVELS["random"]
    with pytest.raises(UnknownLevel, match="there are random, novice, casual, sharp, expert"):
        level("clever")


def test_what_is_kept_in_mind_can_be_said_where_it_matters() -> None:
    for game in games().values():
        bot = player("sharp@35%").bot(game)
        if game.bots.forgetful:
            assert vars(bot) == vars(game.bots.forgetful(0.35))
        else:
            assert bot is game.bots.heuristic


@pytest.mark.parametrize("spec", ["sharp@", "sharp@101%", "sharp@-1%", "sharp@35"])
def test_no_other_share_is_understood(spec: str) -> None:
    with pytest.raises(UnknownLevel):
        player(spec)


EVERY = pytest.mark.parametrize("game", games().values(), ids=games())


def pauses(game: AnyGame, count: int) -> list[int]:
    options, (fewest, most) = game.rules.options.read({}), game.players
    seats = next(seats for seats in range(fewest, most + 1) if not options.problem(seats))
    play = Play(game, options, seats, 1)
    seat = play.state.actors()[0]
    form = game.rules.moves.decode(play.state.legal(seat)[0])
    chance = Chance(1)
    return [pause(game, play.view(seat), form, chance) for _ in range(count)]


@EVERY
def test_a_pause_is_human(game: AnyGame) -> None:
    times = pauses(replace(game, screens=replace(game.screens, pace=None)), 500)
    assert QUICK <= min(times) < max(times) <= SLOW
    assert sorted(times)[250] < (QUICK + SLOW) / 2


@EVERY
def test_nobody_is_faster_than_the_game_allows(game: AnyGame) -> None:
    def slow(view: View, form: Form) -> int:
        return 4000

    times = pauses(replace(game, screens=replace(game.screens, pace=slow)), 500)
    assert 4000 <= min(times) < max(times) <= 4000 * (1 + HESITATION)


@EVERY
def test_a_free_move_may_come_at_once(game: AnyGame) -> None:
    assert set(
        pauses(replace(game, screens=replace(game.screens, pace=lambda view, form: 0)), 50)
    ) == {0}

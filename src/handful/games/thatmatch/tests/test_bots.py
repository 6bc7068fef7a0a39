"""The heuristic player follows the advice; what the coach says for a move is true."""

from collections.abc import Mapping
from functools import partial

from handful.bots.arguing import Place, argued, without_numbers
from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.core import Chance, Play, message
from handful.core.catalog import game, games
from handful.games.thatmatch import GAME
from handful.games.thatmatch.rules.moves import MOVES
from handful.i18n.games import in_english
from handful.testing.reasons import why as why_at


def advice(table: Mapping[str, object], seats: int, seat: int, *moves: tuple[int, str]) -> str:
    """What the heuristic player would do at this table, after these moves."""
    state = GAME.knowledge.arrange(GAME.rules.options(), seats, table)
    for mover, text in moves:
        state.apply(mover, MOVES.read(text))
    memory = GAME.knowledge.memory(GAME.rules.options(), seats, seat)
    view, legal = GAME.knowledge.view(state, seat), state.legal(seat)
    move = GAME.bots.heuristic.choose(view, memory, legal, True, Chance(1))
    assert move is not None
    return MOVES.text(move)


PRIZE = ["P37 | . | Y4 | B5"]


def test_it_takes_a_prize_and_steals_one() -> None:
    table = {"market": PRIZE, "hands": ["R3 Y1", "R1L R2L B4"]}
    assert advice(table, 2, 0) == "play_number R3 on 0 R"
    assert advice(table, 2, 1, (0, "play_number R3 on 0 R")) == "bolt R1L R2L"


def test_it_lets_quiet_plays_be() -> None:
    table = {"market": ["P37"], "hands": ["B2 R5", "B2L KR Y5"]}
    assert advice(table, 2, 1, (0, "play_number B2 on 0 B")) == "decline"


def test_it_blocks_for_a_prize_and_defends_its_own() -> None:
    table = {"market": PRIZE, "hands": ["R3 KR", "R3L KO"]}
    moves = ((0, "play_number R3 on 0 R"), (1, "bolt R3L"))
    assert advice(table, 2, 0, *moves) == "red_block KR on R3L"
    assert advice(table, 2, 1, *moves, (0, "red_block on R3L")) == "orange_block KO on 2"


def test_it_rescues_what_is_lost() -> None:
    table = {"market": ["P01 | R1 | Y1 | B1"], "hands": ["B1 RESCUE", "B1L Y5"]}
    assert advice(table, 2, 0, (0, "play_number B1 on 0 B"), (1, "bolt B1L")) == "rescue RESCUE"


def test_it_tosses_what_fits_nowhere_and_draws_the_most() -> None:
    lying = ["P01 | R1 | Y1 | B1", "P02 | R1 | Y1L | .", "P03 | R1 | Y1 | .", "P07 | R1 | Y1 | B1"]
    table = {"market": lying, "hands": ["R5 R5 Y5 Y5 B5 B5 KR", "B2"]}
    assert advice(table, 2, 0) in ("toss R5 R5", "toss R5 Y5", "toss Y5 Y5", "toss Y5 B5")
    assert advice({**table, "phase": "draw", "hands": ["R5", "B2"]}, 2, 0) == "draw 2"


def test_it_beats_random_play() -> None:
    sharp, random = level("sharp"), level("random")
    won = 0.0
    for seed in range(10):
        play = Play(game(GAME.key), GAME.rules.options(), 3, seed)
        levels = [sharp if seat == seed % 3 else random for seat in range(3)]
        bots = [SeatedBot(play, seat, one) for seat, one in enumerate(levels)]
        while awaited := play.state.awaited():
            move = bots[awaited[0]].choose()
            assert move is not None
            play.enter(awaited[0], move)
        outcome = play.state.outcome()
        assert outcome is not None
        won += outcome.returns()[seed % 3]
    assert won >= 9


NAMES = ("Ada", "Ben", "Cleo")


def test_an_argument_becomes_what_its_place_wants() -> None:
    game = games()["thatmatch"]
    good, bad = message("reason-takes", count=3), message("reason-safe", percent=20)
    both = message("both", first=good, second=bad)
    does = message("explain-move", move="end_turn")

    def said(place: Place) -> str:
        return in_english(game, argued(game, both, does, place), NAMES)

    assert said(Place(0.6, 0.6, is_best=True)) == "It takes 3 stars."
    assert said(Place(0.6, 0.6)) == "It takes 3 stars. About 20% of the time nobody can answer."
    assert said(Place(0.3, 0.6, is_worse=True)) == (
        "About 20% of the time nobody can answer. It wins 30 of 100 games played on from here; "
        "the best move wins 60."
    )
    assert said(Place(None, None)) == "About 20% of the time nobody can answer."
    only_bad = argued(game, bad, does, Place(0.6, 0.6, is_best=True))
    assert in_english(game, only_bad) == "It wins most often: 60 of 100 games played on from here."
    forced = argued(game, bad, does, Place(None, None, is_best=True, is_only=True))
    assert in_english(game, forced) == "It is your only move."
    worse = argued(game, good, does, Place(0.3, 0.6, is_worse=True))
    beside = in_english(game, without_numbers(game, worse))
    assert beside == "It takes 3 stars. But it wins less often."


why = partial(why_at, game("thatmatch"))
TAKING = (0, "play_number R3 on 0 R")


def test_an_answer_says_what_is_at_stake() -> None:
    table = {"market": PRIZE, "hands": ["R3 Y1", "R1L R2L KR"]}
    assert why(table, 2, 1, "decline", TAKING).startswith("You save your cards, but Ada takes ")
    assert why(table, 2, 1, "red_block KR on R3", TAKING).startswith("It keeps Ada from taking ")
    table = {"market": ["P37"], "hands": ["B2 R5", "B2L KR Y5"]}
    quiet = "No stars are at stake: you save your cards."
    assert why(table, 2, 1, "decline", (0, "play_number B2 on 0 B")) == quiet


def test_drawing_says_whether_there_is_room() -> None:
    table = {"market": PRIZE, "phase": "draw", "hands": ["R5", "B2"]}
    assert why(table, 2, 0, "draw 2") == "More cards to choose from, and your hand has room."
    assert why(table, 2, 0, "draw 0").endswith("the cards are left to the others.")


def test_multi_coloured_cards_fit_a_colour_too() -> None:
    table = {"market": ["P37"], "hands": ["B2 M1 R5", "Y5"]}
    said = why(table, 2, 0, "play_number B2 on 0 B")
    assert said.endswith(" You keep one more card that fits this colour.")

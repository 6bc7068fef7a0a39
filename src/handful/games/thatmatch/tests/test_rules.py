"""Decks, set-up, windows, clocks and tallies, beside the scenarios."""

import re
from collections import Counter
from functools import cache

import pytest

from handful.core import Chance, Limits, Refused
from handful.core.catalog import game
from handful.core.rng import shuffle
from handful.core.rulebook import read
from handful.games.thatmatch import GAME
from handful.games.thatmatch.rules.cards import (
    ASKS,
    BOLT_LETTER,
    CODES,
    COPIES,
    LANES,
    NUMBER_OF,
    NUMBERED,
    NUMBERS,
    ORANGE_BLOCK,
    POINT_CODES,
    RED_BLOCK,
    STARS,
    playing_deck,
    point_deck,
)
from handful.games.thatmatch.rules.constants import (
    CALL,
    CLAIM,
    NO_ENTRY,
    ORANGE,
    RED,
    RESPONDING,
    House,
)
from handful.games.thatmatch.rules.events import (
    Dealt,
    NumberPlayed,
    PointTaken,
    StarsDrawn,
    TurnBegan,
)
from handful.games.thatmatch.rules.move_codes import is_response, verb_of
from handful.games.thatmatch.rules.move_numbers import BLOCK_ORANGE, BOLT, CALL_RESCUE, DECLINE
from handful.games.thatmatch.rules.moves import MOVES
from handful.games.thatmatch.rules.options import Options
from handful.games.thatmatch.rules.rules import State
from handful.games.thatmatch.rules.setup import draw_for_first
from handful.games.thatmatch.study.tallies import tallies
from handful.testing.scenario import scenarios

WHOLE = Counter(CODES[card] for card in playing_deck(blocks=True, specials=True))
SIMPLE = Options.read({"variant": "simple"})


def test_the_playing_deck_is_the_table_of_the_rulebook() -> None:
    table: Counter[str] = Counter()
    row = re.compile(r"^\| [a-zH-S][^|]* \| ([A-Z0-9 ]+) \|(.*)\|$", re.MULTILINE)
    for codes, cells in row.findall(read(game(GAME.key))):
        counts = [int(cell) for cell in cells.split("|") if cell.strip().isdigit()]
        names = codes.split()
        table.update(dict(zip(names, counts[: len(names)], strict=True)))
        assert sum(counts[:-1]) in (0, counts[-1])
    assert table == WHOLE
    assert WHOLE.total() == 108


def test_the_point_deck_is_the_table_of_the_rulebook() -> None:
    table = re.findall(r"(P\d\d) (\d)/(\d)/(\d)", read(game(GAME.key)))
    assert [code for code, *_ in table] == list(POINT_CODES)
    assert [bytes(map(int, asks)) for _, *asks in table] == list(ASKS)


def test_stars_follow_the_sum() -> None:
    limits = {1: range(1, 6), 2: range(6, 9), 3: range(9, 12), 4: range(12, 15), 5: range(15, 19)}
    assert all(sum(asks) in limits[stars] for asks, stars in zip(ASKS, STARS, strict=True))
    assert sum(STARS) == 126


def test_every_pattern_comes_in_its_three_rotations() -> None:
    patterns = Counter(ASKS)
    for asks in ASKS:
        assert patterns[asks[1:] + asks[:1]] == patterns[asks] == 1
    asked = [Counter(asks[lane] for asks in ASKS) for lane in range(LANES)]
    assert asked[0] == asked[1] == asked[2]


def test_forty_number_cards_have_bolts_and_none_is_above_four() -> None:
    bolts = [card for card in range(NUMBERED) if CODES[card].endswith(BOLT_LETTER)]
    assert sum(COPIES[card] for card in bolts) == 40
    assert max(NUMBER_OF[card] for card in bolts) == 4


def test_the_simple_game_removes_what_the_sheet_says_and_nothing_else() -> None:
    """Sheet 7a and 7b: point cards with a 6; red blocks, orange blocks, orange specials."""
    state = GAME.rules.start(SIMPLE, 2, 1, False)
    stock = Counter(GAME.knowledge.stock(state))
    whole = Counter(GAME.knowledge.stock(GAME.rules.start(GAME.rules.options(), 2, 1, False)))
    removed = whole - stock
    with_a_six = {code for code, asks in zip(POINT_CODES, ASKS, strict=True) if 6 in asks}
    others = {"KR": 5, "KO": 4, "HAUL": 2, "SNATCH": 2, "RESCUE": 2}
    assert removed == Counter(dict.fromkeys(with_a_six, 1)) + Counter(others)
    assert stock - whole == Counter()


def test_what_is_left_for_the_simple_game() -> None:
    assert len(playing_deck(SIMPLE.has_blocks(), SIMPLE.has_specials())) == 93
    left = point_deck(sixes=False)
    assert (len(left), sum(STARS[card] for card in left)) == (39, 90)
    assert max(max(ASKS[card]) for card in left) == max(NUMBER_OF)


def test_the_point_deck_may_run_out_while_seats_tie() -> None:
    """Three seats tie twice, one card is left; the others are shuffled and go on (R-10)."""
    state = State(House(Options.read({}), 3), 3)
    by_stars = [[card for card in range(len(STARS)) if STARS[card] == n] for n in range(6)]
    state.set_point_deck([by_stars[3][0], *by_stars[2][:3], *by_stars[1][:3]])
    state.sink = []
    draw_for_first(state)
    rounds = [event for event in state.sink if isinstance(event, StarsDrawn)]
    assert [len(set(one.cards)) for one in rounds] == [3, 3, 3]
    assert state.first == 0
    assert sorted(state.point_cards()) == list(point_deck(sixes=True))


def test_the_order_of_chance_is_the_rulebook_s() -> None:
    """R-47: point deck, playing deck, point deck again; the market is the top of the last."""
    points, cards = bytearray(point_deck(sixes=True)), bytearray(playing_deck(True, True))
    chance = shuffle(cards, shuffle(points, 77))
    again = bytearray(point_deck(sixes=True))
    chance = shuffle(again, chance)
    state = GAME.rules.start(GAME.rules.options(), 3, 77, False)
    assert state.market[:4] == [again.pop() for _ in range(4)]
    assert state.chance == chance
    state = GAME.rules.start(GAME.rules.options.read({"first_player": "seat0"}), 3, 77, False)
    assert state.market[:4] == [points.pop() for _ in range(4)]


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_first_player() -> None:
    state = GAME.rules.start(GAME.rules.options(), 4, 5, False)
    cards = bytearray(playing_deck(True, True))
    shuffle(cards, shuffle(bytearray(point_deck(sixes=True)), 5))
    order = [(state.first + step) % 4 for step in range(1, 5)]
    dealt = {seat: [cards[-1 - at - 4 * n] for n in range(5)] for at, seat in enumerate(order)}
    told = [event for event in state.sink or [] if isinstance(event, Dealt)]
    assert [event.seat for event in told] == order
    for event in told:
        assert sorted(NUMBERS[code] for code in event.cards) == sorted(dealt[event.seat])


FULL_HANDS = ["R3 RESCUE KO KR R5", "R1L R2L KO KR Y5", "R3L KR KR KO B5", "M3L M2L R1L RESCUE KO"]
ANSWERS = {
    "game_over", "not_your_turn", "wrong_phase", "window_open", "no_window", "not_asked",
    "stale_response", "not_in_hand", "not_a_number_card", "response_only_card",
    "no_such_point_card", "colour_closed", "colour_mismatch", "sum_too_high", "number_mismatch",
    "not_a_bolt_number", "no_cards", "nothing_standing", "sum_mismatch", "too_many_bolts",
    "wrong_card", "bad_target", "own_card", "cannot_answer_this", "nothing_to_rescue",
    "not_allowed_by_option", "draw_too_many", "trim_count", "toss_not_allowed", "toss_count",
}  # fmt: skip


def opened(full: bool = True) -> State:
    options = GAME.rules.options.read({"turn_player_responds": "full" if full else "blocks_only"})
    table = {"market": ["P37 | . | Y4 | B5"], "hands": FULL_HANDS}
    state = GAME.knowledge.arrange(options, 4, table)
    state.apply(0, MOVES.read("play_number R3 on 0 R"))
    return state


def to_the_letter(state: State) -> tuple[set[int], int]:
    """TM-22 and TM-23, read aloud: what is live, and which claim stands."""
    count = state.entries

    @cache
    def live(entry: int) -> bool:
        return not any(
            state.entry_sort[other] == ORANGE and state.entry_aim[other] == entry and live(other)
            for other in range(entry + 1, count)
        )

    def valid(claim: int) -> bool:
        return not any(
            state.entry_sort[other] == RED and state.entry_aim[other] == claim and live(other)
            for other in range(count)
        )

    claims = [entry for entry in range(count) if state.entry_sort[entry] == CLAIM]
    standing = max(filter(valid, claims), default=NO_ENTRY)
    others = {entry for entry in range(count) if state.entry_sort[entry] != CLAIM}
    return {entry for entry in others if live(entry)}, standing


def test_random_windows_are_judged_to_the_letter() -> None:
    deepest = 0
    for seed in range(400):
        state, chance = opened(), Chance(seed)
        while state.phase == RESPONDING:
            live, standing = to_the_letter(state)
            assert {entry for entry in range(64) if state.live >> entry & 1} == live
            assert state.standing == standing
            deepest = max(deepest, state.entries)
            seat = state.actors()[chance.below(len(state.actors()))]
            legal = state.legal(seat)
            answers = legal if chance.below(4) == 0 else legal[:-1] or legal
            state.apply(seat, answers[chance.below(len(answers))])
    assert deepest >= 8


def test_an_answer_changes_who_is_in_force_or_nobody_gives_it_in_vain() -> None:
    """A bolt always puts its thrower in force; a Rescue changes nothing that stands."""
    for seed in range(200):
        state, chance = opened(), Chance(seed)
        while state.phase == RESPONDING:
            seat = state.actors()[chance.below(len(state.actors()))]
            legal = state.legal(seat)
            move = legal[chance.below(len(legal))]
            before, standing = state.in_force(), state.standing
            state.apply(seat, move)
            if state.phase != RESPONDING:
                break
            if verb_of(move) == BOLT:
                assert state.in_force() == seat
            if verb_of(move) in (CALL_RESCUE, DECLINE):
                assert (state.in_force(), state.standing) == (before, standing)


def test_an_orange_block_never_names_what_is_already_cancelled() -> None:
    for seed in range(100):
        state, chance = opened(), Chance(seed)
        while state.phase == RESPONDING:
            seat = state.actors()[chance.below(len(state.actors()))]
            for move in state.legal(seat):
                if verb_of(move) == BLOCK_ORANGE:
                    after = state.clone()
                    after.apply(seat, move)
                    assert after.phase != RESPONDING or after.live != state.live
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])


def test_the_response_chain_is_plain_numbers() -> None:
    state = opened()
    state.apply(1, MOVES.read("bolt R1L R2L"))
    state.apply(2, MOVES.read("red_block on R2L"))
    assert state.entry_by[: state.entries] == [0, 1, 2]
    assert state.entry_sort[: state.entries] == [CLAIM, CLAIM, RED]
    assert state.entry_aim[2] == 1
    assert state.cards_in(2) == [RED_BLOCK]
    before = state.live, state.standing
    state.judge()
    assert (state.live, state.standing) == before
    assert CALL not in state.entry_sort[: state.entries]
    assert ORANGE_BLOCK not in state.cards_in(2)


def test_at_is_optional_and_canonical_moves_do_without_it() -> None:
    state = opened()
    for seat in state.actors():
        for move in state.legal(seat):
            assert "at" not in MOVES.decode(move)
            form = MOVES.decode(move)
            for seen, code in ((1, None), (0, "stale_response"), (2, "stale_response")):
                refusal = state.refusal(seat, MOVES.read(form | {"at": seen}))
                assert (refusal.code if refusal else None) == code
    said, unsaid = (state.clone() for _ in range(2))
    said.apply(1, MOVES.read("bolt R1L R2L at 1"))
    unsaid.apply(1, MOVES.read("bolt R1L R2L"))
    assert GAME.knowledge.lay(said) == GAME.knowledge.lay(unsaid)


def test_only_answers_carry_at() -> None:
    for verb in GAME.rules.moves.grammar.verbs.values():
        index = list(GAME.rules.moves.grammar.verbs).index(verb.name)
        assert any(one.name == "at" for one in verb.fields) == is_response(index)
    with pytest.raises(Refused, match=r"form-field .*field=at"):
        MOVES.read({"move": "draw", "count": 1, "at": 1})


def test_every_refusal_of_the_rulebook_has_a_scenario() -> None:
    shown = {
        step["refused"]
        for one in scenarios(game("thatmatch"))
        for step in one.steps
        if "refused" in step
    }
    assert shown - {"malformed_move"} == ANSWERS


HANDS = ["R3 Y1", "R3L B4", "KR B2", "R3L KO"]


def test_every_answer_gives_the_others_the_whole_time_again() -> None:
    """Also where nobody is asked who was not asked before."""
    house = GAME.rules.options.read({"turn_player_responds": "none"})
    limits = Limits(GAME.rules.clocks, lambda clock: clock.seconds(house))
    state = GAME.knowledge.arrange(house, 4, {"market": ["P37 | . | Y4 | B5"], "hands": HANDS})
    limits.watch(state, 0)
    assert limits.first() is None
    for at, seat, move, asked, until in (
        (0, 0, "play_number R3 on 0 R", (1, 2, 3), 12_000),
        (7000, 1, "bolt R3L", (2, 3), 19_000),
        (9000, 2, "decline", (3,), 19_000),
    ):
        state.apply(seat, GAME.rules.moves.read(move))
        limits.watch(state, at, seat)
        assert state.awaited() == asked
        assert limits.first() == until


def test_a_point_card_is_stolen_on_somebody_else_s_turn() -> None:
    def taken(seat: int) -> PointTaken:
        return PointTaken(seat, slot=0, card="P", stars=1, total=1, discarded=())

    play = NumberPlayed(seat=0, card="R3", slot=0, colour="R", value=3, takes=True)
    found = tallies([TurnBegan(0, 0), play, taken(0), play, taken(1), TurnBegan(1, 0), taken(1)])
    assert found["thefts in a game"] == (1.0, 1.0)
    assert found["point cards that are stolen"] == (1.0, 3.0)
    assert found["number cards in a turn"] == (2.0, 2.0)

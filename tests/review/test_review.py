"""A review: its sums, that it is the same for everybody, and that it knows luck from skill."""

import os
from dataclasses import replace
from functools import cache

import pytest
from msgspec import json

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import EVERYBODY, BadRecord, Chance, Outcome, Play
from handful.core.catalog import game, games
from handful.core.game import corrected
from handful.core.message import read_message
from handful.core.rulebook import clauses, read
from handful.i18n.games import in_english, speaker
from handful.i18n.speak import LANGUAGES
from handful.review.course import Course
from handful.review.decisions import PUZZLES, Decision, Option, choices, cut, decided, weighed
from handful.review.findings import Findings, Piece, done, pieces
from handful.review.playing_on import PlayingOn, Redealing, luck_of
from handful.review.report import Review, Split, report, whole_points
from handful.review.sampling import BATCH, DEAL, sampled
from handful.review.sentence import summed_up
from handful.terminal.review import curve, figure_in_words, told

KEYS = list(games())
TOGETHER = [pytest.param(key, marks=pytest.mark.xdist_group(f"review {key}")) for key in KEYS]
"""What is found in a game is found once for all tests of it."""
FIRST = KEYS[0]
NAMES = ("Nora", "Ben", "Gusto", "Alma")
SOME = (Piece("chart", 0), Piece("sums", 1), Piece("decisions", 0), Piece("decisions", 1))


@cache
def course(
    key: str, levels: tuple[str, ...] = ("sharp", "novice", "sharp"), seed: int = 5
) -> Course:
    of = game(key)
    play = Play(of, _rules(key, len(levels)), len(levels), seed, players=NAMES[: len(levels)])
    play_through(play, [SeatedBot(play, seat, level(one)) for seat, one in enumerate(levels)])
    return Course(of, play.record())


def _rules(key: str, seats: int):  # type: ignore[no-untyped-def]
    options = game(key).rules.options
    sets = ({}, *(one.values for one in options.presets))
    return next(options.read(one) for one in sets if not options.read(one).problem(seats))


def found(of: Course, order: tuple[Piece, ...] = SOME) -> Findings:
    findings = Findings(of)
    for piece in order:
        findings.add(piece, done(of, piece))
    return findings


@cache
def reviewed(key: str) -> Review:
    return report(found(course(key)), NAMES[:3])


@pytest.mark.parametrize("key", TOGETHER)
def test_luck_and_skill_are_all_of_the_result(key: str) -> None:
    review = reviewed(key)
    for one in review.splits:
        assert one.luck + one.skill == pytest.approx(one.result - review.even, abs=1e-9)
        assert sum(one.points) == pytest.approx(100 * (one.result - review.even), abs=1)
        assert one.error > 0
    if review.together:
        assert len({(one.luck, one.skill) for one in review.splits}) == 1
    else:
        assert sum(one.luck for one in review.splits) == pytest.approx(0, abs=1e-9)
        assert sum(one.skill for one in review.splits) == pytest.approx(0, abs=1e-9)
        assert [
            sum(column) for column in zip(*(one.points for one in review.splits), strict=True)
        ] == [0, 0]


@pytest.mark.parametrize("key", TOGETHER)
def test_strokes_of_luck_add_up_to_all_luck(key: str) -> None:
    sample = sampled(course(key), 0, charted=False)
    for seat in range(3):
        gifts = sum(gift.values[seat] for gift in sample.gifts)
        assert gifts == pytest.approx(sum(row[seat] for row in sample.luck), abs=1e-9)


@pytest.mark.usually_one
@pytest.mark.parametrize("key", TOGETHER)
def test_the_numbers_do_not_depend_on_who_did_which_piece_first(key: str) -> None:
    again = report(found(course(key), SOME[::-1]), NAMES[:3])
    assert json.encode(again) == json.encode(reviewed(key))


@pytest.mark.parametrize("key", TOGETHER)
def test_a_step_that_shows_no_new_card_brings_no_luck(key: str) -> None:
    """The same unseen cards with the same luck are worth the same before and after it.

    Not always: some ways to lie could be before it and cannot be after.
    """
    of = course(key)
    on = PlayingOn(of.game, of.options, of.seats, of.outcome.together)
    last, seen, alike = None, 0, 0
    for step in of.steps():
        state = step.state.clone()
        dealing = Redealing(of.game, state)
        unseen = of.game.knowledge.secrets(state, EVERYBODY), state.chance
        if last and last[2] == unseen:
            for number in range(3):
                world = last[1](Chance(luck_of(number)))
                last[0].make(world)
                same = dealing(Chance(luck_of(number)))
                alike += on(world, number) == on(same, number)
                seen += 1
        last = step, dealing, unseen
    assert seen > 5
    assert alike > 0.9 * seen


@pytest.mark.parametrize("key", TOGETHER)
def test_redealt_cards_are_those_that_nobody_has_seen(key: str) -> None:
    """In other worlds all seats see the same, and unseen cards lie otherwise."""
    of = course(key)
    step = next(iter(of.steps()))
    worlds = [Redealing(of.game, step.state)(Chance(luck_of(number))) for number in range(4)]
    view, secrets = of.game.knowledge.view, of.game.knowledge.secrets
    for world in worlds:
        for seat in range(of.seats):
            assert view(world, seat) == view(step.state, seat)
    assert len({str(secrets(world, EVERYBODY)) for world in worlds}) == len(worlds)


def test_luck_averages_out_to_nothing() -> None:
    """Over many games, whoever plays: here a weak and a strong player, in both chairs."""
    lucks = []
    for seed in range(min(60, int(os.environ.get("HANDFUL_CASES", "12000")) // 100)):
        levels = ("sharp", "random") if seed % 2 else ("random", "sharp")
        of = course(FIRST, levels, seed // 2)
        rows = sampled(of, 0, charted=False).luck
        lucks.append(sum(row[levels.index("sharp")] for row in rows) / BATCH)
    mean = sum(lucks) / len(lucks)
    spread = sum((one - mean) ** 2 for one in lucks) / (len(lucks) - 1)
    assert abs(mean) < 3 * (spread / len(lucks)) ** 0.5


@pytest.mark.usually_one
@pytest.mark.parametrize("key", KEYS)
def test_careless_moves_cost_more_than_careful_ones(key: str) -> None:
    """In the same positions, over three games: what costs least depends on where one stands."""
    gaps = [gap for seed in (3, 4, 5) for gap in _ahead_of_careless(key, seed)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    assert mean > 2 * (spread / len(gaps)) ** 0.5


def _ahead_of_careless(key: str, seed: int) -> list[float]:
    """How much more each move of careful players was worth than one picked blindly."""
    of, chance = course(key, ("sharp", "sharp", "sharp"), seed), Chance(seed)
    wanted, tried = {*choices(of)[:40]}, {}
    for step in of.steps():
        if step.number in wanted:
            legal = step.state.legal(step.seat)
            tried[step.entry] = legal[chance.below(len(legal))]
    pairs = (weighed(of, entry, move) for entry, move in tried.items())
    return [made.value - blind.value for made, blind, _ in pairs]


def test_a_decision_has_a_better_move_or_a_next_best_one_never_both() -> None:
    of = course(FIRST)
    every = decided(of, choices(of)[:12])
    assert any(one.best for one in every)
    assert any(one.next_best for one in every)
    assert not any(one.best and one.next_best for one in every)


def _decision(
    entry: int, lead: float, error: float, legal: int = 5, missed: bool = True
) -> Decision:
    made, other = Option(1, 0.3, 0.0), Option(2, 0.3 + lead, error)
    better = other if missed else None
    return Decision(entry, entry, 0, made, better, None if missed else other, legal, lead, error)


def test_puzzles_are_clear_and_what_was_missed_comes_first() -> None:
    unclear = [
        _decision(1, 0.04, 0.001),
        _decision(2, 0.3, 0.11),
        _decision(3, 0.5, 0.01, legal=2),
    ]
    found = [_decision(9, 0.4, 0.02, missed=False), _decision(8, 0.2, 0.02, missed=False)]
    missed = [_decision(7, 0.1, 0.02), _decision(4, 0.2, 0.02)]
    assert [one.entry for one in cut([*unclear, *found, *missed])] == [4, 7, 9]
    assert cut(unclear) == []


@pytest.mark.parametrize("key", TOGETHER)
def test_a_puzzle_of_a_review_has_hints_and_a_rule_in_every_language(key: str) -> None:
    of = course(key)
    decisions = [one for one in pieces(of) if one.kind == "decisions"]
    review = report(found(of, (*SOME[:2], *decisions)), NAMES[:3])
    book = clauses(read(of.game))
    assert 0 < len(review.puzzles) <= PUZZLES
    for one in review.puzzles:
        assert one.clause in book
        assert len(one.hints) == 2
        for language in LANGUAGES:
            say = speaker(of.game, language, NAMES, one.seat)
            for sentence in (*one.hints, one.says):
                assert "{" not in say.say(read_message(sentence))


def test_an_unfinished_game_has_no_review() -> None:
    record = course(FIRST).record
    with pytest.raises(BadRecord) as problem:
        Course(game(FIRST), replace(record, entries=record.entries[:3]))
    assert "not over" in in_english(None, problem.value.args[0])


@pytest.mark.parametrize("key", TOGETHER)
def test_pieces_cover_every_decision_and_enough_worlds(key: str) -> None:
    of = course(key)
    work = pieces(of)
    assert work[0] == Piece("chart", 0), "the chart comes first"
    decisions = [one for one in work if one.kind == "decisions"]
    assert len(decisions) == -(-len(choices(of)) // 12)
    assert len({(one.kind, one.number) for one in work}) == len(work)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TOGETHER)
def test_a_review_can_be_read_in_every_language(key: str, language: str) -> None:
    review = reviewed(key)
    lines = list(told(game(key), review, language))
    assert lines[0].endswith(".")
    assert all(name in "\n".join(lines) for name in review.players)


def test_chances_end_with_the_result_and_luck_begins_with_the_deal() -> None:
    review = reviewed(FIRST)
    assert (
        review.chances.known[-1]
        == review.chances.opened[-1]
        == list(course(FIRST).outcome.returns())
    )
    assert review.chances.entries[0] == 0
    assert review.chances.entries[-1] == review.moves
    assert DEAL in [gift.step for gift in sampled(course(FIRST), 0, charted=False).gifts]


def test_the_turning_point_says_the_luck_of_its_whole_stretch() -> None:
    """In a long game several moves lie between two moments of the chart."""
    of, review, turn = next(
        (course(key), reviewed(key), one)
        for key in KEYS
        if (one := reviewed(key).turn) and one.first < one.last
    )
    entries = review.chances.entries
    assert turn.last == entries[entries.index(turn.first - 1) + 1]
    assert turn.first <= turn.entry + 1 <= turn.last
    stretch = {one.number for one in of.steps() if turn.first <= one.entry + 1 <= turn.last}
    gifts = [gift for batch in (0, 1) for gift in sampled(of, batch, charted=False).gifts]
    luck = sum(gift.values[review.winners[0]] for gift in gifts if gift.step in stretch)
    assert turn.luck == pytest.approx(luck / review.worlds, abs=1e-9)


def test_whole_points_keep_their_sum() -> None:
    assert sorted(whole_points([2 / 3, -1 / 3, -1 / 3], 0)) in ([-34, -33, 67], [-33, -33, 66])
    assert sum(whole_points([0.494, -0.444, -0.111, 0.061], 0)) == 0
    assert whole_points([0.49, -0.49], 0) == [49, -49]


@pytest.mark.parametrize("key", KEYS)
def test_corrected_chances_keep_order_and_bounds(key: str) -> None:
    foresight = game(key).bots.foresight
    for seats in {*foresight.known, *foresight.opened, 1}:
        values = [foresight.own(one / 40, seats) for one in range(41)]
        assert values == sorted(values)
        assert 0 <= values[0] < values[-1] <= 1
        assert sum(foresight.open_hands([0.6, 0.3, 0.1], seats, False)) == pytest.approx(1)
    assert corrected(0.3, None) == 0.3
    assert corrected(0.25, (0, 0.5, 1)) == 0.25
    assert corrected(1.0, (0, 0.5, 0.9)) == 0.9


def test_a_table_that_plays_together_is_compared_with_other_deals_each_time() -> None:
    """If all games were compared with the same deals, their luck would never average out."""
    key = next(key for key in KEYS if game(key).bots.solve)
    pars = {sampled(course(key, seed=seed), 0, charted=False).par for seed in range(4)}
    assert len(pars) > 1


@pytest.mark.parametrize("key", KEYS)
def test_figures_of_a_game_can_be_said_in_every_language(key: str) -> None:
    review = report(found(course(key), (Piece("figures", 0),)), NAMES[:3])
    assert review.figures
    json.encode(review)
    for language in LANGUAGES:
        say = speaker(game(key), language, NAMES[:3])
        for figure in review.figures:
            lines = list(figure_in_words(say, figure))
            assert len(lines) > len(figure.said)
            assert not any("{" in line or "figure-" in line or "look-" in line for line in lines)
            assert {len(row) for row in figure.rows} <= {len(figure.heads)}


@pytest.mark.parametrize(
    ("luck", "skill", "error", "said"),
    [
        (0.45, 0.30, 0.03, "Nora won, mostly by luck (+45). But nobody played better than Nora."),
        (0.10, 0.65, 0.03, "Nora won, mostly by skill (+65). Luck helped as well (+10)."),
        (-0.10, 0.85, 0.03, "Nora won, mostly by skill (+85). Luck was against Nora (−10)."),
        (0.40, 0.35, 0.06, "Nora won, by luck (+40) and by skill (+35)."),
        (0.85, -0.1, 0.03, "Nora won, mostly by luck (+85). But Ben played better (+20)."),
    ],
)
def test_the_sentence_says_what_the_numbers_bear_out(
    luck: float, skill: float, error: float, said: str
) -> None:
    splits = [_split(0, 1.0, luck, skill, error), _split(1, 0.0, -0.45, 0.2, error)]
    splits += [_split(2, 0.0, -0.1, -0.2, error)]
    outcome = Outcome((0,), (1, 2, 3), (9, 5, 3), "")
    say = speaker(None, "en", NAMES)
    assert " ".join(say.say(one) for one in summed_up(outcome, splits, [])) == said


@pytest.mark.parametrize(
    ("won", "luck", "skill", "said"),
    [
        (True, 0.28, 0.02, "The table won, mostly by luck: "),
        (True, 0.02, 0.28, "The table won, mostly by skill: "),
        (False, -0.47, -0.23, "The table lost, mostly by bad luck: "),
        (False, 0.10, -0.80, "The table lost, mostly by its own moves: "),
        (False, -0.36, -0.34, "The table lost: "),
    ],
)
def test_a_table_is_told_the_larger_cause_where_there_is_one(
    won: bool, luck: float, skill: float, said: str
) -> None:
    splits = [_split(0, float(won), luck, skill, 0.03)]
    outcome = Outcome((0, 1) if won else (), (1, 1), (1, 1), "", together=True)
    (sentence,) = summed_up(outcome, splits, [])
    assert speaker(None, "en", NAMES).say(sentence).startswith(said)


def _split(seat: int, result: float, luck: float, skill: float, error: float) -> Split:
    points = round(100 * luck), round(100 * skill)
    return Split(seat, result, luck, skill, error, 0.0, points)


def test_a_curve_is_as_wide_as_it_may_be() -> None:
    assert curve([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(curve([0.5] * 300)) == 48

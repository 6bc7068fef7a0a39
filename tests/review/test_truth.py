"""What a review says holds in its own numbers: over random games of every kind."""

from functools import cache

import pytest

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Chance, Play
from handful.core.catalog import game, games
from handful.core.message import read_message
from handful.review.course import Course
from handful.review.decisions import WORTH_SAYING, weighed
from handful.review.findings import Findings, Piece, done
from handful.review.report import Review, report

KEYS = list(games())
LEVELS = ("sharp", "casual", "novice", "random")
NAMES = ("Nora", "Ben", "Gusto", "Alma")
WORK = (
    Piece("chart", 0),
    Piece("sums", 12),
    Piece("decisions", 0),
    Piece("decisions", 1),
    Piece("decisions", 2),
)
CASES = [
    pytest.param(key, seed, marks=pytest.mark.xdist_group(f"truth {key} {seed}"))
    for key in KEYS
    for seed in range(3)
]
"""A game is looked at once for all tests of it."""


@cache
def course(key: str, seed: int) -> Course:
    """A game of players picked by chance, as many as sit there by the usual house rules."""
    of, chance = game(key), Chance(seed)
    low, high = of.players
    options = of.rules.options()
    tables = [seats for seats in range(low, min(high, 4) + 1) if not options.problem(seats)]
    seats = tables[chance.below(len(tables))]
    play = Play(of, options, seats, 700 + seed, players=NAMES[:seats])
    bots = [LEVELS[chance.below(len(LEVELS))] for _ in range(seats)]
    play_through(play, [SeatedBot(play, seat, level(one)) for seat, one in enumerate(bots)])
    return Course(of, play.record())


@cache
def reviewed(key: str, seed: int) -> Review:
    of = course(key, seed)
    findings = Findings(of)
    for piece in WORK:
        findings.add(piece, done(of, piece))
    return report(findings, NAMES[: of.seats])


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_the_numbers_shown_add_up_to_the_result_shown(key: str, seed: int) -> None:
    """Whole points as they stand on the screen; a reader adds those up, not what was rounded."""
    review = reviewed(key, seed)
    for one in review.splits:
        gap = 100 * (one.result - review.even)
        luck, skill = one.points
        assert abs(luck + skill - gap) < 1
        assert abs(luck - 100 * one.luck) < 1
        assert abs(skill - 100 * one.skill) < 2
    if not review.together:
        assert [
            sum(column) for column in zip(*(one.points for one in review.splits), strict=True)
        ] == [0, 0]


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_chances_are_chances_and_hands_open_share_one_win(key: str, seed: int) -> None:
    review = reviewed(key, seed)
    for known, opened in zip(review.chances.known, review.chances.opened, strict=True):
        assert all(0 <= one <= 1 for one in (*known, *opened))
        if not review.together:
            assert sum(opened) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_the_headline_holds(key: str, seed: int) -> None:
    """Whoever is said to have won did, and the cause that is named is the larger one."""
    review = reviewed(key, seed)
    first, *others = (read_message(one) for one in review.sentence)
    splits = review.splits
    if review.together:
        assert first.id == f"review-table-{'won' if review.winners else 'lost'}"
        way = 1 if review.winners else -1
        lead = way * (splits[0].luck - splits[0].skill)
        assert {"luck": lead > 0, "skill": lead < 0}.get(str(first.args["cause"]), True)
        assert not others
        return
    if len(review.winners) != 1:
        assert first.id == ("review-shared" if review.winners else "review-nobody")
        return
    won = splits[review.winners[0]]
    assert first.args["seat"].seat == won.seat  # type: ignore[union-attr]
    larger = {"review-by-luck": won.luck > won.skill, "review-by-skill": won.skill > won.luck}
    assert larger.get(first.id, True)
    for one in others:
        match one.id:
            case "review-stroke":
                entry = int(str(one.args["number"])) - 1
                [gift] = [gift for gift in review.gifts if gift.entry == entry]
                assert round(100 * gift.values[won.seat]) == one.args["points"]
            case "review-best-too":
                assert all(won.skill >= other.skill for other in splits)
            case "review-but-better":
                best = one.args["seat"].seat  # type: ignore[union-attr]
                assert all(splits[best].skill >= other.skill for other in splits)
                assert best != won.seat
            case "review-lucky-too":
                assert won.luck > 0
            case "review-unlucky":
                assert won.luck < 0


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_from_the_turning_point_on_the_winner_is_ahead(key: str, seed: int) -> None:
    review = reviewed(key, seed)
    rows = dict(zip(review.chances.entries, review.chances.opened, strict=True))
    if not review.together and len(review.winners) != 1:
        assert review.turn is None
        return
    since = review.turn.last if review.turn else 0
    ahead = [_leads(review, row) for entry, row in rows.items() if entry >= since]
    assert all(ahead)
    if review.turn:
        before = rows[review.turn.first - 1]
        assert not _leads(review, before)
        winner = review.winners[0] if review.winners else 0
        assert review.turn.before == before[winner]
        assert review.turn.first <= review.turn.entry + 1 <= review.turn.last


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_a_move_is_named_at_the_turning_point_only_if_it_did_most(key: str, seed: int) -> None:
    """Here only luck is known: where it did little, nothing is said to have done most."""
    of = course(key, seed)
    findings = Findings(of)
    findings.add(WORK[0], done(of, WORK[0]))
    review = report(findings, NAMES[: of.seats])
    turn = review.turn
    if turn is None or turn.first == turn.last:
        return
    steps = {step.number for step in of.steps() if step.entry == turn.entry}
    [sample] = findings.in_order()
    winner, way = (review.winners[0], 1) if review.winners else (0, -1)
    gifts = [gift.values[winner] / sample.worlds for gift in sample.gifts if gift.step in steps]
    most = way * max(gifts, key=abs, default=0.0)
    assert (turn.says is not None) == (most >= way * (turn.after - turn.before) / 2)


def _leads(review: Review, row: list[float]) -> bool:
    if review.together:
        return (row[0] > 0.5) == bool(review.winners)
    best, winner = max(row), review.winners[0]
    return row[winner] == best and row.count(best) == 1


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_moves_that_counted_were_there_to_be_made(key: str, seed: int) -> None:
    """What was done stands in the record; what could have been done was legal there."""
    of, review = course(key, seed), reviewed(key, seed)
    read = of.game.rules.moves.read
    wanted = {one.entry for one in (*review.costly, *review.fine)}
    there = {
        step.entry: (step.seat, step.move, list(step.state.legal(step.seat)))
        for step in of.steps()
        if step.move is not None and step.entry in wanted
    }
    for one in (*review.costly, *review.fine):
        seat, made, legal = there[one.entry]
        assert (one.seat, read(one.move)) == (seat, made)
        assert read(one.other) in legal
        assert read(one.other) != made
        assert abs(one.points) >= WORTH_SAYING
        assert one.points == pytest.approx(one.value - one.other_value)
    for seat in range(of.seats):
        for moves in (review.costly, review.fine):
            own = [abs(one.points) for one in moves if one.seat == seat]
            assert own == sorted(own, reverse=True)
            assert len(own) <= 3


@pytest.mark.parametrize(("key", "seed"), CASES)
def test_a_position_that_is_tried_says_what_its_card_said(key: str, seed: int) -> None:
    """Whatever is tried there, the best is the same; trying it is worth what the card promised."""
    of, review = course(key, seed), reviewed(key, seed)
    legal = {step.entry: list(step.state.legal(step.seat)) for step in of.steps() if step.move}
    read = of.game.rules.moves.read
    for one in (*review.costly[:1], *review.fine[:1]):
        best_value = max(one.value, one.other_value)
        made, tried, best = weighed(of, one.entry, read(one.other))
        assert made.value == pytest.approx(one.value)
        assert tried.value == pytest.approx(one.other_value)
        assert best.move == read(one.other if one.points < 0 else one.move)
        for move in (legal[one.entry][0], legal[one.entry][-1]):
            _, tried, best = weighed(of, one.entry, move)
            assert best.value >= max(best_value, tried.value) - 1e-9

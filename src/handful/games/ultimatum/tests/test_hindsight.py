"""The ledger balances, offers have their threshold, and promises are judged by what was done."""

from collections.abc import Sequence
from typing import Any, cast

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Figure, JsonValue, Play
from handful.core.catalog import game
from handful.core.hindsight import Step
from handful.games.ultimatum.hindsight.promises import Promises, did
from handful.games.ultimatum.rules.constants import CHOOSING, TURN
from handful.games.ultimatum.rules.events import Accepted, ChipsMoved, Played, Rejected, Said
from handful.review.course import Course

GAME = game("ultimatum")


def figures(of: Course) -> Sequence[Figure]:
    """What the game shows of itself."""
    assert GAME.hindsight
    return GAME.hindsight(of)


SEATS = 4


def course(seed: int) -> Course:
    play = Play(GAME, GAME.rules.options(), SEATS, seed)
    play_through(play, [SeatedBot(play, seat, level("casual")) for seat in range(SEATS)])
    return Course(GAME, play.record())


def test_what_was_given_and_taken_makes_the_stacks_at_the_end() -> None:
    for seed in range(6):
        of = course(seed)
        ledger = figures(of)[0].data
        start = of.options.starting_chips  # type: ignore[attr-defined]
        for seat in range(SEATS):
            given = sum(ledger["gave"][seat])
            taken = sum(row[seat] for row in ledger["gave"])
            assert start + taken - given == ledger["chips"][seat]


def test_an_offer_that_the_advice_takes_lies_at_or_above_its_threshold() -> None:
    offers = [one for seed in range(12) for one in _offers(course(seed))]
    assert len(offers) > 10
    least = [one["least"] / one["pool"] for one in offers if one["least"] is not None]
    assert all(0.1 < part <= 1 for part in least), "nobody takes next to nothing"
    assert {one["answer"] for one in offers} >= {"taken", "blocked"}


def test_offers_that_nothing_could_have_made_good_are_not_among_the_small_ones() -> None:
    for seed in range(12):
        figure = next((one for one in figures(course(seed)) if one.key == "offers"), None)
        if figure is None:
            continue
        offers = figure.data["offers"]
        low = sum(one["least"] is not None and one["share"] < one["least"] for one in offers)
        never = sum(one["least"] is None for one in offers)
        said = [(line.id, line.args["count"]) for line in figure.said]
        assert said == [("look-offers-low", low), *[("look-offers-never", never)] * bool(never)]


def _offers(of: Course) -> list[dict[str, Any]]:
    return [one for figure in figures(of) for one in figure.data.get("offers", ())]


class At:
    """A step of which only the phase matters."""

    def __init__(self, phase: int) -> None:
        self.state = self
        self.phase = phase


def at(phase: int) -> Step:
    return cast(Step, At(phase))


def test_a_deal_binds_once_its_condition_is_met() -> None:
    promises = Promises(SEATS)
    deal: dict[str, JsonValue] = {
        "kind": "deal",
        "to": 1,
        "if": "accept",
        "then": {"spare": 1},
    }
    promises.take(at(TURN), [Said(1, 0, deal)])
    promises.take(at(TURN), [Played(0, "T5", {"from": 1})])
    assert promises.made == [0] * SEATS, "the condition has not been met"
    promises.take(at(CHOOSING), [Accepted(1, 0)])
    promises.take(at(TURN), [Played(2, "T5", {"from": 1})])
    assert promises.made == [0] * SEATS, "others promised nothing"
    promises.take(at(TURN), [Played(0, "T5", {"from": 1})])
    assert (promises.made[0], promises.kept[0]) == (1, 0)


def test_who_agrees_to_a_request_has_promised_it() -> None:
    promises = Promises(SEATS)
    promises.take(at(TURN), [Said(1, 2, {"kind": "ask", "to": 3, "then": "reject"})])
    promises.take(at(TURN), [Said(2, 3, {"kind": "agree", "to": 2, "ref": 1})])
    promises.take(at(CHOOSING), [Rejected(3)])
    assert (promises.made[3], promises.kept[3]) == (1, 1)


def test_deeds_are_read_from_what_happened() -> None:
    give = [Played(0, "G3", {"from": 2, "to": 1}), ChipsMoved(2, 1, 3, 0)]
    assert did(0, {"feed": 1}, at(TURN), give)
    assert did(0, {"hit": 2}, at(TURN), give)
    assert did(0, "play_on", at(TURN), give)
    assert did(0, "end_round", at(TURN), give) is False
    assert did(1, {"hit": 2}, at(TURN), give) is None
    ultimatum = [Played(0, "UL", {"responder": 1, "target": 2, "share": 4})]
    assert did(0, {"share_at_least": 4}, at(TURN), ultimatum)
    assert did(0, {"share_at_least": 5}, at(TURN), ultimatum) is False

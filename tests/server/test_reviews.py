"""A review is made piece by piece beside the tables, and whoever asks sees it grow."""

from pathlib import Path
from typing import Any
from zlib import decompress

import pytest

from handful.bots.levels import level
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Play
from handful.core.catalog import game, games
from handful.review.course import Course
from handful.review.decisions import is_choice
from handful.server.records.reviewing import EVERY, step, tried
from handful.server.records.reviews import Reviews

from .house import House
from .test_reading import begun, post
from .test_security import get, run


def finished(seed: int = 3) -> str:
    """A short game, to its end."""
    of = next(one for one in games().values() if one.bots.solve)
    play = Play(of, of.rules.options(), 2, seed, players=("Ada", "Bo"))
    play_through(play, [SeatedBot(play, seat, level("random")) for seat in range(2)])
    return play.record().to_json()


def test_a_review_shows_more_and_more(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        first = (await post(home, "/api/review", finished())).json()
        assert 0 < first["done"] < first["total"]
        assert first["review"]["players"] == ["Ada", "Bo"]
        again = (await post(home, "/api/review", finished())).json()
        assert again["key"] == first["key"], "who asks for the same game shares its review"
        news = await get(home, f"/api/review/{first['key']}?done={first['done']}")
        assert news.json()["done"] > first["done"]

    run(tmp_path, scene)


def test_what_cannot_be_reviewed_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def scene(home: House) -> None:
        answer = await post(home, "/api/review", begun())
        assert answer.status_code == 422
        assert "not over" in answer.json()["words"]
        assert (await post(home, "/api/review", "{}")).status_code == 422
        assert (await get(home, "/api/review/nothing")).status_code == 404

    run(tmp_path, scene)


def test_pieces_follow_one_another_even_in_a_process_that_was_started_anew() -> None:
    text = finished(4)
    shown = [step(text, number) for number in range(3)]
    assert [one["done"] for one in shown] == [1, 2, 3]
    assert shown[0]["review"] is not None
    assert shown[1]["review"] is None, f"only every {EVERY} pieces"
    assert step(finished(5), 40)["done"] == 1, "what went before is gone, so it begins anew"


@pytest.mark.parametrize("number", [0, 1])
def test_a_piece_says_how_many_there_are(number: int) -> None:
    assert step(finished(6), number)["total"] > 60


def test_a_finished_review_is_kept_without_names_and_found_again(tmp_path: Path) -> None:
    """Another process, which has never seen the record, gives the same numbers at once."""

    async def scene(home: House) -> None:
        store, text = home.registry.store, finished(7)
        asked: list[int] = []

        class Maker:
            async def read(self, kind: str, record: str, number: int) -> dict[str, object]:
                asked.append(number)
                players = {"players": ["Ada", "Bo"], "even": 0.5}
                return {"done": number + 1, "total": 2, "review": players}

        for expected in ([0, 1], [0, 1]):
            reviews = Reviews(Maker(), store, lambda: 5)  # type: ignore[arg-type]
            one = reviews.begin(text)
            assert one.making is not None
            await one.making
            assert asked == expected
            assert one.review == {"players": ["Ada", "Bo"], "even": 0.5}
            assert (one.done, one.total) == (2, 2)
        kept = await store.kept_review(one.key)
        assert kept is not None
        assert b"Ada" not in decompress(kept)
        await store.forget_reviews(6)
        assert await store.kept_review(one.key) is None

    run(tmp_path, scene)


@pytest.mark.parametrize("key", list(games()))
def test_whoever_tries_another_move_can_play_on_to_the_end(key: str) -> None:
    """What that player had not seen stays unseen, and the same moves lead to the same table."""
    of = game(key)
    sets = ({}, *(one.values for one in of.rules.options.presets))
    rules = (of.rules.options.read(one) for one in sets)
    play = Play(of, next(one for one in rules if not one.problem(3)), 3, 6)
    play_through(play, [SeatedBot(play, seat, level("casual")) for seat in range(3)])
    text = play.record().to_json()
    course = Course(of, play.record())
    entry = next(one.entry for one in course.steps() if one.number > 4 and is_choice(one))
    seat = play.entries[entry].seat
    moves: list[Any] = []
    while (found := tried(text, entry, moves)).table.outcome is None:
        assert found.seat == seat
        assert seat in found.table.awaited
        assert bool(found.weighed) == (len(moves) == 1)
        moves.append(found.table.legal[len(moves) % len(found.table.legal)].move)
        if len(moves) == 6:
            break
    assert len(moves) > 1
    assert tried(text, entry, moves).table.view == tried(text, entry, moves).table.view

"""Temper: chosen apart from strength, said from what everybody knows, never a second bot."""

from dataclasses import replace

import pytest

from handful.bots.characters import CHARACTERS
from handful.bots.levels import LEVELS, UnknownLevel
from handful.bots.players import budgeted
from handful.bots.search import Tried, leaning
from handful.bots.seated import SeatedBot
from handful.bots.self_play import advance, play_through
from handful.bots.speaking import Company
from handful.core import Chance, Heard, Memory, Play, Remark, Seat, Temper, View, catalog
from handful.i18n.games import phrases

from .tables import table

KEYS = catalog.keys()
CHATTY = Temper(0.5, 0.5, 0.5, 1.0, 0.5)


def test_a_character_comes_with_any_strength() -> None:
    gusto = budgeted("sharp:gusto")
    assert gusto.temper == CHARACTERS["gusto"].temper
    assert (gusto.key, gusto.character) == ("sharp:gusto", "gusto")
    assert gusto.by_anybody().key == "sharp"
    assert budgeted("expert@50:vito").temper == CHARACTERS["vito"].temper
    assert budgeted("sharp").temper is None
    with pytest.raises(UnknownLevel, match="no character 'max': there are berta, "):
        budgeted("sharp:max")
    with pytest.raises(UnknownLevel, match="no bot level 'strong'"):
        budgeted("strong:gusto")


@pytest.mark.parametrize("key", KEYS)
def test_characters_play_to_the_end(key: str) -> None:
    play = table(key, seed=3)
    keys = [*CHARACTERS]
    levels = [LEVELS["sharp"].played_by(keys[seat % len(keys)]) for seat in range(play.seats)]
    bots = [SeatedBot(play, seat, one) for seat, one in enumerate(levels)]
    assert play_through(play, bots, [one.temper for one in levels]).places


def said_in(play: Play, temper: Temper) -> list[tuple[int, int, Remark]]:
    """All that is said in a game of sharp bots: after how many entries, who, what."""
    company = Company(play, dict.fromkeys(range(play.seats), temper))
    bots = [SeatedBot(play, seat, LEVELS["sharp"]) for seat in range(play.seats)]
    found = []
    while play.state.outcome() is None and len(play.entries) < 400:
        advance(play, bots)
        while said := company.next():
            found.append((len(play.entries), *said))
    return found


@pytest.mark.parametrize("key", KEYS)
def test_who_has_a_reason_speaks_once_and_in_known_phrases(key: str) -> None:
    play = table(key, seed=4)
    found = said_in(play, CHATTY)
    known = phrases(play.game)
    assert found or play.seats == 1, "nobody said anything"
    assert len({(entry, seat) for entry, seat, _ in found}) == len(found)
    assert all(one.talk is not None or one.phrase in known for _, _, one in found)
    assert not said_in(table(key, seed=4), replace(CHATTY, says=0.0))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_said_follows_from_what_everybody_knows(key: str) -> None:
    play = table(key, seed=6)
    heard_of = 0

    def listening(
        heard: Heard[Memory, View], seat: Seat, temper: Temper, chance: Chance
    ) -> Remark | None:
        nonlocal heard_of
        heard_of += 1
        assert heard.view == play.view(None)
        assert heard.memory.seat is None
        told = play.told(None)
        assert list(heard.news) == told[len(told) - len(heard.news) :]
        return None

    play.game = replace(play.game, bots=replace(play.game.bots, remark=listening))
    said_in(play, CHATTY)
    assert heard_of


def test_of_equal_moves_the_daring_take_spread_and_the_cautious_what_is_sure() -> None:
    sure, daring = Tried(1, [0.5, 0.5, 0.5, 0.5]), Tried(2, [0.0, 1.0, 0.0, 1.0])
    assert leaning([sure, daring], None, CHARACTERS["vito"].temper) is daring
    assert leaning([daring, sure], None, CHARACTERS["berta"].temper) is sure
    better = Tried(3, [0.9, 0.9, 0.9, 0.9])
    assert leaning([better, daring], None, CHARACTERS["vito"].temper) is better
    assert leaning([sure, daring], 2, CHARACTERS["berta"].temper) is daring, "its own way"

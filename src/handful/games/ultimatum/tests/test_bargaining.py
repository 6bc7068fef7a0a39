"""Characters bargain: unfair offers are refused, words are kept by temper, grudges end."""

import os
from collections import Counter

import pytest

from handful.bots.characters import CHARACTERS, drawn
from handful.bots.levels import LEVELS
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import Chance, JsonValue, Play, Temper
from handful.core.catalog import game
from handful.games.ultimatum.bots.mood import Mood
from handful.games.ultimatum.knowledge.memory import Deed, Memory, Promise
from handful.games.ultimatum.rules.options import Options
from handful.games.ultimatum.study.bargaining import Tally

from .test_bots import played

GAME = game("ultimatum")
GAMES = 1000 if int(os.environ.get("HANDFUL_CASES", "0")) >= 12000 else 80
"""All of them with `scripts/test --deep`."""


def answer_of(temper: Temper, share: int, chance: int = 3) -> str:
    """What seat 2 says to so many of the twenty chips of seat 3."""
    hands = ["UL CO T1", "T2 G1", "G2 G3", "T3 G1 T2", "G4 G5"]
    offer = (0, f"play UL responder 2 target 3 share {share}")
    declined = [(seat, "decline") for seat in (4, 0, 1, 3)]
    play = played({"chips": [6, 9, 9, 20, 6], "hands": hands}, offer, *declined, seats=5)
    memory = Memory(Options.read({}), 5, 2)
    legal = play.state.legal(2)
    assert GAME.bots.tempered
    bot = GAME.bots.tempered(temper)
    move = bot.choose(play.view(2), memory, legal, True, Chance(chance))
    assert move is not None
    return GAME.rules.moves.text(move)


@pytest.mark.parametrize("key", CHARACTERS)
def test_nobody_takes_a_tenth_and_everybody_takes_half(key: str) -> None:
    temper = CHARACTERS[key].temper
    for chance in range(1, 8):
        assert answer_of(temper, 1, chance) == "reject"
        assert answer_of(temper, 10, chance) == "accept 0"


def test_who_forgives_little_asks_for_more() -> None:
    taken = {
        key: sum(answer_of(CHARACTERS[key].temper, 6, chance) != "reject" for chance in range(12))
        for key in ("tina", "pico")
    }
    assert taken["tina"] > taken["pico"]


def mood_of(key: str, *deeds: Deed, laps: int = 0) -> Mood:
    memory = Memory(Options.read({}), 4, 0)
    memory.deeds, memory.turn = list(deeds), 4 * laps
    return Mood(memory, CHARACTERS[key].temper, Chance(1))


def test_grudges_end_sooner_with_those_who_forgive() -> None:
    robbed = Deed(0, 1, 0, -10)
    assert mood_of("pico", robbed).grudge(1) == mood_of("nando", robbed).grudge(1) == 1
    assert mood_of("pico", robbed, laps=2).grudge(1) > 0.6
    assert mood_of("nando", robbed, laps=1).grudge(1) < 0.02
    assert mood_of("lora", robbed, laps=5).grudge(1) < 0.01
    assert mood_of("pico", robbed).asks(1) > mood_of("pico").asks(1)


def test_a_promise_is_due_when_its_condition_is_met_and_judged_by_the_next_turn() -> None:
    memory = Memory(Options.read({}), 4, 1)
    memory.chips = [10] * 4
    offer: JsonValue = {"responder": 1, "target": 2, "share": 5}
    deal: JsonValue = {"kind": "deal", "to": 1, "if": "accept", "then": {"spare": 1}}
    memory.fold({"event": "played", "seat": 0, "card": "UL", "parameters": offer})
    memory.fold({"event": "said", "number": 1, "seat": 0, "message": deal})
    assert not memory.due
    memory.fold({"event": "accepted", "seat": 1, "proposal": 0})
    assert memory.due == [Promise(0, 1, "accept", 1)]
    memory.fold({"event": "played", "seat": 1, "card": "BL", "parameters": {}})
    memory.fold({"event": "played", "seat": 0, "card": "T3", "parameters": {"from": 1}})
    memory.fold({"event": "chips_moved", "payer": 1, "receiver": 0, "count": 3, "short": 0})
    memory.fold({"event": "played", "seat": 1, "card": "BL", "parameters": {}})
    assert [fate.kept for fate in memory.fates] == [False]
    assert not memory.due


def evening(seed: int) -> Play:
    """A game of characters drawn by lot, all sharp."""
    play = Play(GAME, Options.read({}), 4, 9000 + seed)
    levels = [LEVELS["sharp"].played_by(part) for part in drawn(4, f"table {seed}")]
    bots = [SeatedBot(play, seat, one) for seat, one in enumerate(levels)]
    play_through(play, bots, [one.temper for one in levels])
    return play


def test_a_deal_is_answered_once() -> None:
    answers = Counter(
        (seed, one.seat, one.message["ref"])
        for seed in range(20)
        for one in evening(seed).talk
        if one.message["kind"] in ("agree", "refuse")
    )
    assert set(answers.values()) == {1}


def bargained(games: int) -> tuple[Tally, Counter[str]]:
    """So many such games."""
    tally, said = Tally(), Counter[str]()
    for seed in range(games):
        play = evening(seed)
        tally.add(play.events, 4)
        said.update(str(one.message["kind"]) for one in play.talk)
    return tally, said


def test_they_bargain_as_people_do() -> None:
    games = GAMES
    tally, said = bargained(games)
    counts = tally.counts
    assert 0.6 <= tally.taken <= 0.9 or games < 1000
    assert tally.taken_between(0.0, 0.2) < 0.35
    assert tally.taken_between(0.4, 0.6) > 0.85
    bands = [tally.taken_between(low, high) for low, high in ((0.0, 0.2), (0.2, 0.3), (0.4, 0.6))]
    assert bands == sorted(bands), "the better the offer, the more are taken"
    assert tally.part("counters used", "counters discarded") > 0.75
    assert tally.part("blocks that mattered", "great losses let through") > 0.95
    assert counts["equal swaps"] == 0
    assert {"deal", "agree", "refuse", "ask", "claim", "threat", "emote"} >= set(said)
    assert said["deal"] > games / 20

"""Ultimatum in words: an affair can be followed, also on a narrow screen."""

from handful.core import Play, Record, replay
from handful.core.catalog import game
from handful.core.ink import plain
from handful.games.ultimatum.rules.options import Options
from handful.testing.steps import put

GAME = game("ultimatum")

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
HANDS = ["UL CO T1", "CO G1", "G2 G3", "BL CO G1", "G4 G5"]


def affair(*moves: tuple[int, str]) -> Play:
    """Ada has offered Cleo six of Dan's thirteen chips."""
    play = Play(GAME, Options.read({}), 5, 1)
    put(
        play,
        GAME.knowledge.arrange(Options.read({}), 5, {"chips": [10, 8, 9, 13, 10], "hands": HANDS}),
    )
    for seat, text in ((0, "play UL responder 2 target 3 share 6"), *moves):
        play.enter(seat, text)
    return play


def drawn(play: Play, seat: int | None, width: int) -> list[str]:
    """The table as this seat sees it, without inks."""
    lines = GAME.text.draw(play.view(seat), seat, NAMES, width)
    return [plain(line) for line in lines]


def test_an_offer_says_who_gets_what_and_who_is_still_asked() -> None:
    lines = drawn(affair(), None, 80)
    assert "Ultimatum: Ada offers Cleo a share of Dan's 13 chips." in lines
    assert "  1  Ada offers:  Cleo +6  Ada +7  Dan −13" in lines
    asked = "  Asked now: Eve. Still to be asked: Ada, Ben, Dan. Then Cleo chooses."
    assert asked in lines


def test_every_proposal_has_its_row_also_on_a_narrow_screen() -> None:
    counters = [(4, "decline"), (0, "decline"), (1, "counter 8"), (3, "counter 9")]
    lines = drawn(affair(*counters), 2, 40)
    rows = [line for line in lines if "Cleo +" in line]
    assert rows == [
        "  1 Ada offers:   Cleo +6 Ada +7 Dan −13",
        "  2 Ben counters: Cleo +8 Ben +5 Dan −13",
        "  3 Dan counters: Cleo +9 Dan −9 keeps 4",
    ]
    assert all(len(row) <= 40 for row in rows)


def explained(play: Play, seat: int, *moves: str) -> list[str]:
    forms = [GAME.rules.moves.decode(GAME.rules.moves.read(move)) for move in moves]
    return [GAME.text.explain(play.view(seat), form, NAMES) for form in forms]


def test_a_play_is_explained_to_whoever_makes_it() -> None:
    play = Play(GAME, Options.read({}), 4, 1)
    hands = ["T5 G2 ST UL"]
    put(
        play, GAME.knowledge.arrange(Options.read({}), 4, {"chips": [10, 3, 1, 26], "hands": hands})
    )
    moves = ("play T5 from 1", "play ST from 2", "play UL responder 2 target 3 share 6")
    assert explained(play, 0, *moves) == [
        "You take 3 chips from Ben; nobody can stop it.",
        "Take the only chip of Cleo, unless it is blocked.",
        "Of the 26 chips of Dan, Cleo would get 6 and you 20; others may counter, Dan may block.",
    ]


def test_a_proposal_is_explained_by_what_everybody_gets() -> None:
    counters = [(4, "decline"), (0, "decline"), (1, "decline"), (3, "counter 9")]
    assert explained(affair(*counters), 2, "accept 0", "accept 1") == [
        "Cleo +6, Ada +7, Dan −13; Dan may block it.",
        "Cleo +9, Dan −9 and keeps 4.",
    ]


def test_a_block_for_a_friend_saves_the_friend_s_chips() -> None:
    options = Options.read({"block_by": "anyone"})
    play = Play(GAME, options, 4, 1)
    hands = ["ST G1", "G1", "BL G1", "BL G1"]
    put(play, GAME.knowledge.arrange(options, 4, {"chips": [10, 15, 8, 7], "hands": hands}))
    play.enter(0, "play ST from 3")

    def why(seat: int) -> str:
        assert GAME.bots.reason
        memory = GAME.knowledge.memory(options, 4, seat)
        return GAME.bots.reason(play.view(seat), memory, GAME.rules.moves.read("block"), NAMES)

    assert why(3) == "It saves you 7 chips."
    assert why(2) == "It saves Dan 7 chips."


def test_talk_is_told_in_sentences() -> None:
    play = affair()
    said = [
        play.say(2, {"kind": "ask", "to": 1, "then": "share_at_least:7"}),
        play.say(1, {"kind": "deal", "to": 2, "if": "accept", "then": {"spare": 2}}),
        play.say(3, {"kind": "claim", "to": "all", "fact": {"have": "BL"}}),
    ]
    told = [GAME.text.tell(event.seen_by(0) or {}, NAMES) for event in said]
    assert told == [
        "Cleo says (1): Ben, please offer at least 7.",
        "Ben says (2): Cleo, if you accept, I will spare you.",
        "Dan says (3): I have Block.",
    ]


def test_a_recorded_conversation_is_replayed() -> None:
    play = Play(GAME, Options.read({}), 4, 5)
    play.say(0, {"kind": "emote", "to": "all", "fact": "laugh"})
    again = replay(GAME, Record.from_text(play.record().to_text()))
    assert again.events == play.events

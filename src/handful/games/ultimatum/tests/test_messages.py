"""Ultimatum in words: an affair can be followed, also on a narrow screen, and typed."""

import io
from collections.abc import Sequence

import pytest

from handful.cli import main
from handful.core import Play, Record, Told, replay
from handful.core.catalog import game
from handful.core.styled_text import plain
from handful.games.ultimatum.rules.options import Options
from handful.i18n.games import draw, explain, prompt, reason, speaker, spoken, tell
from handful.terminal.decision import Decision
from handful.terminal.layout import Hand, Scene, picture
from handful.terminal.move_matching import Wording
from handful.terminal.screen import Screen
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
    """The table as this seat sees it, without styles."""
    lines = draw(GAME, play.view(seat), speaker(GAME, "en", NAMES, seat), width)
    return [plain(line) for line in lines]


def log(play: Play, seat: int | None, since: int = 0) -> list[str]:
    """What the log tells this seat from an event on."""
    here = speaker(GAME, "en", NAMES, seat)
    lines = [
        tell(GAME, told, NAMES, play.before(event))
        for event in play.events[since:]
        if (told := event.seen_by(seat))
    ]
    return [spoken(line, here) for line in lines if line]


def test_an_offer_says_who_gets_what_and_who_is_still_asked() -> None:
    lines = drawn(affair(), None, 80)
    assert "Dan’s 13 chips are to be split. Cleo decides." in lines
    assert "1  Ada offers 6" in lines
    assert "   Cleo +6, Ada +7, Dan −13." in lines
    assert "Asked now: Eve. Then: Ada, Ben, Dan. After that Cleo chooses." in lines


def test_every_proposal_has_its_row_also_on_a_narrow_screen() -> None:
    counters = [(4, "decline"), (0, "decline"), (1, "counter 8"), (3, "counter 9")]
    lines = drawn(affair(*counters), 2, 40)
    rows = [line for line in lines if ("offers" in line and line[0].isdigit()) or "You +" in line]
    assert rows == [
        "1  Ada offers 6",
        "   You +6, Ada +7, Dan −13.",
        "2  Ben offers 8",
        "   You +8, Ben +5, Dan −13.",
        "3  Dan offers 9",
        "   You +9, Dan −9. Dan cannot block it.",
    ]
    assert all(len(row) <= 40 for row in rows)


@pytest.mark.parametrize(("fresh", "seen"), [(0, True), (12, False)])
def test_at_80_columns_news_come_before_the_cards_that_are_gone(fresh: int, seen: bool) -> None:
    play = affair((4, "decline"), (0, "decline"), (1, "counter 8"))
    scene = Scene(GAME, play.view(1), 1, NAMES, "en", log=["Ada plays."] * 12, fresh=fresh)
    lines = map(plain, picture(scene, None, Hand(), 80, 24, "").lines)
    assert any("Gone:" in line for line in lines) == seen


def test_the_log_names_what_is_answered() -> None:
    answers = [(4, "decline"), (0, "decline"), (1, "counter 8"), (3, "counter 9")]
    play = affair(*answers, (2, "accept 1"), (3, "block"))
    assert log(play, 2)[-7:] == [
        "Ada plays an Ultimatum about Dan’s chips: 6 for you, the rest for Ada.",
        "Eve makes no counter-offer.",
        "Ada leaves the offer at 6 chips.",
        "Ben makes a counter-offer: 8 chips for you, the rest for Ben.",
        "Dan makes a counter-offer: 9 chips for you, and Dan keeps the rest.",
        "You take Ben’s offer of 8 chips.",
        "Dan blocks the Ultimatum: nothing moves.",
    ]


def test_whoever_made_the_first_offer_may_raise_it() -> None:
    play = affair((4, "decline"))

    def asked(seat: int) -> str:
        found = prompt(GAME, play.view(seat), seat, NAMES)
        return spoken(found, speaker(GAME, "en", NAMES, seat))

    assert asked(0) == "Offer Cleo more than 6 chips?"
    assert asked(2) == "Ada may raise the offer"


def test_no_block_is_not_told_as_no_counter() -> None:
    counters = [(seat, "decline") for seat in (4, 0, 1, 3)]
    play = affair(*counters, (2, "accept 0"), (3, "decline"))
    told = log(play, None)
    assert "Dan makes no counter-offer." in told
    assert "Dan does not block." in told
    assert "Cleo gets 6 chips from Dan." in told


def test_a_line_that_came_alone_leaves_open_what_it_answers() -> None:
    here = speaker(GAME, "en", NAMES)
    alone: dict[str, Told] = {
        "Ben lets it be.": {"event": "declined", "seat": 1, "early": False},
        "Ben takes one of the offers.": {"event": "accepted", "seat": 1, "proposal": 1},
        "Ben makes a counter-offer: 1 chip.": {"event": "countered", "seat": 1, "share": 1},
    }
    for line, event in alone.items():
        said = tell(GAME, event, NAMES)
        assert said
        assert spoken(said, here) == line


def explained(play: Play, seat: int, *moves: str) -> list[str]:
    forms = [GAME.rules.moves.decode(GAME.rules.moves.read(move)) for move in moves]
    here = speaker(GAME, "en", NAMES, seat)
    return [spoken(explain(GAME, play.view(seat), form, NAMES), here) for form in forms]


def test_a_play_is_explained_to_whoever_makes_it() -> None:
    play = Play(GAME, Options.read({}), 4, 1)
    hands = ["T5 G2 ST UL"]
    put(
        play, GAME.knowledge.arrange(Options.read({}), 4, {"chips": [10, 3, 1, 26], "hands": hands})
    )
    moves = ("play T5 from 1", "play ST from 2", "play UL responder 2 target 3 share 6")
    assert explained(play, 0, *moves) == [
        "You get 3 chips from Ben. Nobody can stop it.",
        "Take Cleo’s only chip? Cleo might block it.",
        "Cleo gets 6, you get 20."
        " With a Counter others can offer more, and with a Block Dan can stop it.",
    ]


def test_a_proposal_is_explained_by_what_everybody_gets() -> None:
    counters = [(4, "decline"), (0, "decline"), (1, "decline"), (3, "counter 9")]
    assert explained(affair(*counters), 2, "accept 0", "accept 1") == [
        "You get 6, Ada gets 7. Dan might block it.",
        "You get 9, Dan keeps 4.",
    ]


def test_a_block_for_a_friend_saves_the_friend_s_chips() -> None:
    options = Options.read({"block_by": "anyone"})
    play = Play(GAME, options, 4, 1)
    hands = ["ST G1", "G1", "BL G1", "BL G1"]
    put(play, GAME.knowledge.arrange(options, 4, {"chips": [10, 15, 8, 7], "hands": hands}))
    play.enter(0, "play ST from 3")

    def why(seat: int) -> str:
        memory = GAME.knowledge.memory(options, 4, seat)
        found = reason(GAME, play.view(seat), memory, GAME.rules.moves.read("block"), NAMES)
        return spoken(found, speaker(GAME, "en", NAMES, seat))

    assert why(3) == "It saves you 7 chips."
    assert why(2) == "It saves Dan 7 chips."


def test_talk_is_told_in_sentences() -> None:
    play = affair()
    play.say(2, {"kind": "ask", "to": 1, "then": "share_at_least:7"})
    play.say(1, {"kind": "deal", "to": 2, "if": "accept", "then": {"spare": 2}})
    play.say(2, {"kind": "agree", "to": 1, "ref": 2})
    play.say(3, {"kind": "claim", "to": "all", "fact": {"have": "BL"}})
    play.say(3, {"kind": "threat", "to": 2, "if": {"hit": 3}, "then": {"hit": 0}})
    assert log(play, 0, len(play.events) - 5) == [
        "Cleo says: Ben, please offer at least 7.",
        "Ben says: Cleo, if you accept, I will spare you.",
        "Cleo answers: Ben, agreed.",
        "Dan says: I have a Block.",
        "Dan says: Cleo, if you hit me, beware: I will hit Ada.",
    ]


def test_a_recorded_conversation_is_replayed() -> None:
    play = Play(GAME, Options.read({}), 4, 5)
    play.say(0, {"kind": "emote", "to": "all", "fact": "laugh"})
    again = replay(GAME, Record.from_text(play.record().to_text()))
    assert again.events == play.events


CALLED = ("Ada", "Ben Jonson", "Cleo", "Dan", "Eve")
TYPED = ["UL CO T1", "CO G1", "G2 G3", "BL CO G1", "G4 T5"]


class Asked:
    """One person at an Ultimatum table, and what the screen shows."""

    def __init__(self, seat: int, *moves: tuple[int, str], hands: Sequence[str] = TYPED) -> None:
        options = GAME.rules.options()
        play = Play(GAME, options, 5, 1)
        table = {"chips": [10, 8, 9, 13, 10], "hands": hands}
        put(play, GAME.knowledge.arrange(options, 5, table))
        for mover, text in moves:
            play.enter(mover, text)
        self.out = io.StringIO()
        self.screen = Screen(self.out)
        self.decision = Decision(play, seat, True, Wording(GAME, CALLED))
        here = speaker(GAME, "en", CALLED, seat)
        self.table = [plain(one) for one in draw(GAME, play.view(seat), here, self.screen.width)]

    def made(self, line: str) -> str | None:
        """The move that this line makes, as a record writes it."""
        move = self.decision.read(line, self.screen)
        return None if move is None else GAME.rules.moves.text(move)


def choosing() -> Asked:
    """Cleo chooses between Ada's offer, Ben's counter and Dan's."""
    offer = (0, "play UL responder 2 target 3 share 6")
    declined = (4, "decline"), (0, "decline")
    return Asked(2, offer, *declined, (1, "counter 8"), (3, "counter 9"))


def first_turn() -> Asked:
    """Ada is to play."""
    return Asked(0)


@pytest.mark.parametrize("line", ["{}", "accept {}", "acc {}"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_proposal_is_accepted_by_the_number_it_has_on_the_table(line: str, number: int) -> None:
    here = choosing()
    row = next(one for one in here.table if one.startswith(f"{number}  "))
    by = ("Ada", "Ben", "Dan")[number - 1]
    assert row.startswith(f"{number}  {by}")
    here.decision.show(here.screen)
    assert f"{number} Take {by}" in here.out.getvalue()
    assert here.made(line.format(number)) == f"accept {number - 1}"


@pytest.mark.parametrize("number", [0, 4])
def test_a_proposal_that_is_not_listed_is_refused(number: int) -> None:
    here = choosing()
    assert here.made(f"accept {number}") is None
    assert "✗" in here.out.getvalue()
    assert "from 0" not in here.out.getvalue()


@pytest.mark.parametrize("who", ["Ben Jonson", "ben jonson", "Jonson", "Ben", "be", "1", "S1"])
def test_a_seat_is_named_as_people_call_it(who: str) -> None:
    assert first_turn().made(f"play T1 from {who}") == "play T1 from 1"


def test_a_seat_that_a_rule_refuses_is_refused_by_that_rule() -> None:
    here = first_turn()
    assert here.made("play T1 from Ada") is None
    assert here.decision.refusal
    assert here.decision.refusal.clause == "UT-14"


def test_a_list_says_what_a_card_does() -> None:
    here = Asked(0, hands=["SW ST DR G1", "CO G1", "G2 G3", "BL CO G1", "G4 T5"])
    assert here.made("SW Dan") is None
    shown = plain(here.out.getvalue())
    assert "Play Swap: swap chips with Dan" in shown
    assert "Play Swap: swap hands with Dan" in shown


def test_somebody_who_is_not_there_is_said_to_be_missing() -> None:
    here = first_turn()
    assert here.made("play T1 from Zoe") is None
    said = here.out.getvalue()
    assert "“from” needs" in said
    assert "not “Zoe”" in said
    assert "does not belong" not in said


def wrong(capfd: pytest.CaptureFixture[str], command: str) -> str:
    """What this command says when it refuses its flags."""
    with pytest.raises(SystemExit) as left:
        main(command.split())
    assert left.value.code == 2
    return capfd.readouterr().err


@pytest.mark.parametrize("command", ["play", "arena"])
@pytest.mark.parametrize(
    ("others", "flags", "said"),
    [
        ("", "--scoring points --point-target 5", "Everybody would reach a goal of 5"),
        ("--hand-size 9", "--scoring points --chips-between-rounds carry_over", "Point Play adds"),
    ],
)
def test_house_rules_that_make_no_game_are_blamed_by_their_flags(
    capfd: pytest.CaptureFixture[str], command: str, others: str, flags: str, said: str
) -> None:
    shown = wrong(capfd, f"{command} ultimatum {others} {flags}")
    assert shown.startswith(f"handful: {flags}: {said}")

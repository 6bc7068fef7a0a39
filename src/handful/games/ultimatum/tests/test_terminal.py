"""Ultimatum typed in a terminal: proposals by their numbers on the table, seats by name."""

import io
from collections.abc import Sequence

import pytest

from handful.cli import main
from handful.core import Play
from handful.core.catalog import game
from handful.core.ink import plain
from handful.i18n.games import draw, speaker
from handful.terminal.decision import Decision
from handful.terminal.move_matching import Wording
from handful.terminal.screen import Screen
from handful.testing.steps import put

GAME = game("ultimatum")
NAMES = ("Ada", "Ben Jonson", "Cleo", "Dan", "Eve")
HANDS = ["UL CO T1", "CO G1", "G2 G3", "BL CO G1", "G4 T5"]


class Asked:
    """One person at an Ultimatum table, and what the screen shows."""

    def __init__(self, seat: int, *moves: tuple[int, str], hands: Sequence[str] = HANDS) -> None:
        options = GAME.rules.options()
        play = Play(GAME, options, 5, 1)
        table = {"chips": [10, 8, 9, 13, 10], "hands": hands}
        put(play, GAME.knowledge.arrange(options, 5, table))
        for mover, text in moves:
            play.enter(mover, text)
        self.out = io.StringIO()
        self.screen = Screen(self.out)
        self.decision = Decision(play, seat, True, Wording(GAME, NAMES))
        here = speaker(GAME, "en", NAMES, seat, drawn=True)
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
    row = next(one for one in here.table if one.startswith(f"  {number}  "))
    by = ("Ada", "Ben", "Dan")[number - 1]
    assert row.startswith(f"  {number}  {by}")
    here.decision.show(here.screen)
    assert f"{number} accept {number}" in here.out.getvalue()
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
    assert "⇄ SW: swap chips with Dan" in shown
    assert "⇄ SW: swap hands with Dan" in shown


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

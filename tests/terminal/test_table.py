"""A table driven line by line: what can be typed, and what then happens."""

import io
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain, pairwise, repeat
from pathlib import Path
from typing import Any

import pytest

from handful.bots.levels import Level
from handful.core import AnyGame
from handful.core.catalog import games
from handful.i18n.page import card_help
from handful.terminal import saves
from handful.terminal.commands import Left, Switched, command
from handful.terminal.rulespage import paging
from handful.terminal.saves import Autosave
from handful.terminal.screen import Screen
from handful.terminal.seating import Wish, seat_count

Drive = Callable[..., Any]
Levels = tuple[Level, Level]


def lines(*typed: str, then: str | None = None) -> Callable[[str], str | None]:
    """These lines, and afterwards always this one."""
    rest: Iterable[str | None] = chain(typed, repeat(then))
    source = iter(rest)
    return lambda prompt: next(source)


def test_a_whole_game_by_numbers(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    here = drive(lantern, [None, *levels], lines(then="1"))
    outcome = here.table.run()
    assert outcome.winners
    assert "hand: " in here.text
    assert "It is the turn of Anna." in here.text


def test_moves_by_words_in_any_case(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    here = drive(lantern, [None, levels[0]], lambda prompt: "PEEK")
    here.table.turn()
    assert here.play.entries[-1].move == "peek"


def test_a_refusal_says_why_and_shows_its_clause(lantern: AnyGame, drive: Drive) -> None:
    here = drive(lantern, [None], lines("lay K-01", "why"), seed=3)
    assert "lay K-01" not in [lantern.rules.moves.text(move) for move in here.play.state.legal(0)]
    here.table.turn()
    assert "You do not hold K-01. [LN-2, why shows it]" in here.text
    here.table.turn()
    assert "LN-2 On its turn a seat lays a card" in here.text
    assert here.play.entries == []


def test_a_number_is_explained_as_the_move_that_it_lists(lantern: AnyGame, drive: Drive) -> None:
    here = drive(lantern, [None], lines("? 1"), seed=3)
    here.table.turn()
    assert " 1 lay ★ K-03 " in here.text
    assert here.text.endswith("  lay ★ K-03  Because of lay.\n")


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_cards_are_found_as_people_call_them(drive: Drive, levels: Levels, game: AnyGame) -> None:
    seats = seat_count(game, game.rules.options(), Wish())
    here = drive(game, [None, *[levels[1]] * (seats - 1)], lines("? zebra"), seed=9)
    while here.table.decision is None:
        here.table.turn()
    known = re.search(r"I know ([^.]+)\.", " ".join(here.text.split()))
    assert known, here.text
    for name in known[1].replace(" …,", "").split(", "):
        command(here.table, f"? {name.partition(' … ')[0]}")
        command(here.table, f"rules {name.split()[0]}")
    assert here.text.count("Nothing here is called") == 1
    assert "No rule speaks of" not in here.text


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_rules_of_a_card_say_what_it_does(drive: Drive, levels: Levels, game: AnyGame) -> None:
    seats = seat_count(game, game.rules.options(), Wish())
    here = drive(game, [None, *[levels[1]] * (seats - 1)], lines("table"), seed=9)
    asked = [face.code for face in game.screens.faces]
    for code in (asked[0], asked[-1]):
        before = len(here.text)
        command(here.table, f"rules {code}")
        said = card_help(game, code, "en")
        assert said
        assert said.text[:20] in " ".join(here.text[before:].replace("*", "").split())


def test_what_is_longer_than_the_terminal_is_paged(monkeypatch: pytest.MonkeyPatch) -> None:
    paged: list[str] = []
    monkeypatch.setattr("click.echo_via_pager", lambda text, color: paged.append(text))
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "60")
    out = io.StringIO()
    screen = Screen(out, cursor=True)
    with paging(screen):
        screen.lines(["short"] * 20)
    assert (paged, out.getvalue()) == ([], "short\n" * 20)
    with paging(screen):
        screen.lines(["long"] * 30)
    assert (paged, out.getvalue()) == (["long\n" * 30], "short\n" * 20)


@pytest.mark.parametrize("asked", ["help", "log all"])
def test_what_a_low_terminal_cannot_show_at_once_is_paged(
    drive: Drive, levels: Levels, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    paged: list[str] = []
    monkeypatch.setattr("click.echo_via_pager", lambda text, color: paged.append(text))
    largest = max(games().values(), key=lambda game: game.players[1])
    here = drive(largest, [None, levels[1]], lambda prompt: "1")
    for _ in range(60):
        here.table.turn()
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("COLUMNS", "80")
    before = here.text
    assert command(here.table, asked)
    assert (len(paged), here.text) == (1, before)


def test_an_exact_move_that_is_refused_is_not_bent_to_another(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    options = lantern.rules.options.read({"gifts": True})
    here = drive(lantern, [None, levels[0]], lambda prompt: "clap", options=options)
    here.table.turn()
    assert here.play.entries == []
    assert "Not now." in here.text


def test_many_moves_are_narrowed_word_by_word(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    options = lantern.rules.options.read({"gifts": True})
    typed = lines("give", "1", "4")
    here = drive(lantern, [None, levels[0], levels[0]], typed, options=options)
    here.table.turn()
    assert "A number or a word narrows the list." in here.text
    assert "to Ben share 0–20" in here.text
    here.table.turn()
    assert here.play.entries == []
    here.table.turn()
    assert here.play.entries[-1].move.endswith("to 1 share 4")


def test_a_word_goes_on_where_the_list_stands(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    options = lantern.rules.options.read({"gifts": True})
    held = f"K-{7:02}"
    typed = lines(f"give {held} to Ben", "share 7")
    here = drive(lantern, [None, levels[0]], typed, options=options, seed=2)
    here.play.state.hands[0] = [6, 8]
    here.table.turn()
    here.table.turn()
    assert here.play.entries[-1].move == f"give {held} to 1 share 7"


def test_an_empty_line_goes_back_to_all_moves(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    here = drive(lantern, [None, levels[0]], lines("lay", "", "peek"))
    here.table.turn()
    assert "Enter goes back to all moves." in here.text
    here.table.turn()
    here.table.turn()
    assert here.play.entries[-1].move == "peek"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", "A good player would: lay"),
        ("?", "Because of peek."),
        ("? peek", "Because of peek."),
        ("?", "% to win"),
        ("? Sharp", "A good player would: lay"),
        ("? expert", "Because of peek."),
        ("? casual", "There is no casual coach: the coaches are sharp and expert."),
        ("hint sharp", "A good player would: lay"),
        ("hint novice", "There is no novice coach: the coaches are sharp and expert."),
        ("? nonsense", "Nothing here is called “nonsense”"),
        ("help", "Besides moves:"),
        ("help", "In this game you can:"),
        ("help", "--lines plays line by line, for screen readers"),
        ("hint", "A good player would: lay"),
        ("log", "dealt"),
        ("/log", "dealt"),
        ("/nonsense", "There is no command 'nonsense'"),
        ("table", "hand: "),
        ("rules 4", "LN-4 After a card is laid"),
        ("rules ln-4", "LN-4 After a card is laid"),
        ("rules clap", "LN-4 After a card is laid"),
        ("rules 99", "there are LN-1 to LN-7"),
        ("rules nonsense", "No rule speaks of “nonsense”"),
        ("why", "No move has been refused"),
        ("undo", "nothing of yours to take back"),
        ("say words=hello", "hello"),
        ("say", "say takes pairs"),
        ("say x=1", "Talk is words=SOMETHING."),
        ("save", "save FILE puts a copy into a file"),
        ("resume", "resume needs the name of a file"),
        ("resume /nowhere/at/all", "cannot be read: No such file"),
        ("as Zoe", "as needs the name of one person here: Anna."),
        ("99", "There is no number 99 in the list"),
        ("٣", "No move has “٣” in it"),
        ("-1", "No move has"),
        ("x" * 500, "No move has “xxx"),
        ("lay K-77", "needs card: a card, not “K-77”"),
    ],
)
def test_what_else_can_be_typed(
    lantern: AnyGame, drive: Drive, levels: Levels, typed: str, said: str
) -> None:
    here = drive(lantern, [None, levels[0]], lambda prompt: typed, clears=False)
    here.table.turn()
    assert said in here.text
    assert here.play.entries == []


def test_talk_is_refused_where_there_is_none(lantern: AnyGame, drive: Drive) -> None:
    here = drive(
        replace(lantern, rules=replace(lantern.rules, talk=None)),
        [None],
        lambda prompt: "say words=hello",
    )
    here.table.turn()
    assert "has no structured talk" in here.text


def test_undo_is_for_what_showed_nothing_new(lantern: AnyGame, drive: Drive) -> None:
    answers = iter(["1", "undo", "peek", "undo"])
    here = drive(lantern, [None], lambda prompt: next(answers))
    here.table.turn()
    assert len(here.play.entries) == 1
    here.table.turn()
    assert here.play.entries == []
    here.table.turn()
    here.table.turn()
    assert len(here.play.entries) == 1
    assert "somebody has seen something new" in here.text


def test_undo_can_be_typed_before_the_next_bot_moves(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    here = drive(lantern, [None, levels[0]], lambda prompt: "1")
    here.table.turn()
    here.keyboard.type_ahead("undo")
    here.table.turn()
    assert here.play.entries == []
    here.table.turn()
    here.table.turn()
    assert [entry.seat for entry in here.play.entries] == [0, 1]


def test_a_chance_that_need_not_be_taken(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    typed = lines("1", "", "2", "clap")
    here = drive(lantern, [None, levels[0], levels[0]], typed)
    while len(here.play.entries) < 6:
        here.table.turn()
    assert "Enter lets the chance go by." in here.text
    assert [(entry.seat, entry.move[:4]) for entry in here.play.entries] == [
        (0, "lay "),
        (1, "lay "),
        (2, "lay "),
        (0, "lay "),
        (1, "lay "),
        (0, "clap"),
    ]


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_nobody_is_asked_who_can_only_let_it_be(
    drive: Drive, levels: Levels, game: AnyGame
) -> None:
    asked = list[tuple[str, int]]()

    def answer(prompt: str) -> str:
        decision = here.table.decision
        if decision:
            kind = game.rules.clocks.running(here.play.state).kind
            asked.append((kind, len(decision.choices)))
        return "1" if decision and decision.must else ""

    here = drive(game, [None, *levels[:1] * 3], answer)
    for _ in range(60):
        here.table.turn()
    assert asked
    assert ("answer", 1) not in asked


class Clapper:
    """Claps whenever it may."""

    def choose(self, view: Any, memory: Any, legal: Any, must: bool, chance: Any) -> Any:
        return legal[0]


def test_bots_with_a_chance_come_before_people(lantern: AnyGame, drive: Drive) -> None:
    clapper = Level("clapper", "Always claps.", lambda game, temper: Clapper())
    here = drive(lantern, [None, None, clapper], lines("", "1", "", "clap", "1"))
    for _ in range(4):
        here.table.turn()
    assert [(entry.seat, entry.move[:4]) for entry in here.play.entries] == [
        (0, "lay "),
        (2, "clap"),
        (1, "clap"),
        (1, "lay "),
    ]


def test_everybody_bids_and_people_before_bots(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    options = lantern.rules.options.read({"bids": True})
    here = drive(lantern, [levels[0], None, None], lines("", "bid 2", "", "bid 3"), options=options)
    for _ in range(3):
        here.table.turn()
    assert [entry.seat for entry in here.play.entries] == [1, 2, 0]


def test_hotseat_hides_one_hand_from_the_other(lantern: AnyGame, drive: Drive) -> None:
    seen = []

    def answer(prompt: str) -> str:
        seen.append((prompt, here.on_screen))
        return "" if prompt.startswith("Enter") else "1"

    here = drive(lantern, [None, None], answer)
    here.table.run()
    covers = [text for prompt, text in seen if prompt.startswith("Enter")]
    hands = [text for prompt, text in seen if not prompt.startswith("Enter")]
    assert all("K-" not in text for text in covers)
    assert all("Anna" in text for text in covers)
    assert len(covers) > 4
    for text in hands:
        assert len({line for line in text.splitlines() if line.startswith("hand: ")}) >= 1


def test_hotseat_undo_at_the_cover(lantern: AnyGame, drive: Drive) -> None:
    answers = iter(["", "1", "undo"])
    here = drive(lantern, [None, None], lambda prompt: next(answers))
    here.table.turn()
    assert "Anna may still undo." not in here.text
    here.table.turn()
    assert "Anna may still undo." in here.text
    assert here.play.entries == []


def test_another_person_takes_the_keyboard(lantern: AnyGame, drive: Drive) -> None:
    here = drive(lantern, [None] * 3, lines("", "1", "", "as Cleo", "", "clap", "", "2"))
    while len(here.play.entries) < 3:
        here.table.turn()
    assert "Cleo may act too: as NAME takes the keyboard." in here.text
    assert [(entry.seat, entry.move[:4]) for entry in here.play.entries] == [
        (0, "lay "),
        (2, "clap"),
        (1, "lay "),
    ]


def test_several_people_are_asked_before_the_bots_go_on(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    typed = lines("", "1", "", "2", "", "", "ben", "", "clap", "", "")
    here = drive(lantern, [None, None, levels[0], levels[0]], typed)
    while len(here.play.entries) < 5:
        here.table.turn()
    assert "Anna and Ben may act now. A name takes the keyboard, Enter goes on." in here.text
    assert [(entry.seat, entry.move[:4]) for entry in here.play.entries] == [
        (0, "lay "),
        (1, "lay "),
        (2, "lay "),
        (1, "clap"),
        (3, "lay "),
    ]


def test_quit_asks_first(lantern: AnyGame, drive: Drive) -> None:
    here = drive(lantern, [None], lines("quit", "", "quit", "y"))
    here.table.turn()
    assert "Leave this game? It is saved" in here.text
    with pytest.raises(Left) as left:
        here.table.turn()
    assert left.value.status == 0


def test_quit_can_save_a_copy(lantern: AnyGame, drive: Drive, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    here = drive(lantern, [None], lines("quit", f"save {copy}"))
    here.table.turn()
    assert copy.exists()


def test_an_interrupt_asks_and_a_second_one_leaves(lantern: AnyGame, drive: Drive) -> None:
    def answer(prompt: str) -> str:
        raise KeyboardInterrupt

    here = drive(lantern, [None], answer)
    with pytest.raises(Left) as left:
        here.table.run()
    assert left.value.status == 130


def test_saving_and_resuming(
    lantern: AnyGame, drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "game", lambda key: lantern)
    file = tmp_path / "game.json"
    other = tmp_path / "other.txt"
    other.write_text("no game")
    here = drive(lantern, [None], lines("1", f"save {other}", f"save {file}", f"resume {file}"))
    for _ in range(3):
        here.table.turn()
    assert "is no saved game: choose another name" in " ".join(here.text.split())
    assert other.read_text() == "no game"
    assert saves.load(file).play.record() == here.play.record()
    with pytest.raises(Switched):
        here.table.turn()


def test_a_game_that_cannot_be_kept_says_so_once_and_goes_on(
    lantern: AnyGame, drive: Drive, tmp_path: Path
) -> None:
    here = drive(lantern, [None], lines(then="1"))
    here.table.autosave = Autosave(lantern.key, tmp_path / "no" / "such" / "folder.json")
    here.table.run()
    assert here.text.count("This game is not being saved") == 1


def test_a_game_about_remembering_is_redrawn(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    game = replace(lantern, knowledge=replace(lantern.knowledge, forgets=True))
    shown = []

    def answer(prompt: str) -> str:
        shown.append(here.on_screen)
        return "log" if len(shown) == 2 else "1"

    here = drive(game, [None, levels[0]], answer)
    here.table.run()
    assert all(text.count("hand: ") == 1 for text in shown)
    assert "its log opens when it is over" in here.text
    laid = [entry.move.split()[1] for entry in here.play.entries if entry.move.startswith("lay")]
    assert f"'card': '{laid[0]}'" not in shown[2]


def test_what_cannot_be_cleared_is_told_once(
    lantern: AnyGame, drive: Drive, levels: Levels
) -> None:
    game = replace(lantern, knowledge=replace(lantern.knowledge, forgets=True))
    here = drive(game, [None, levels[0]], lines(then="1"), clears=False)
    here.table.run()
    told = [line for line in here.text.splitlines() if line.startswith("· ")]
    assert told
    assert not [one for one, after in pairwise(told) if one == after]
    assert here.text.count("hand: ") == len(here.keyboard.prompts)


def test_a_game_of_bots_can_be_watched(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    here = drive(lantern, [*levels, levels[1]], lines())
    assert here.table.run().places
    assert "hand: " not in here.text


@pytest.mark.parametrize("width", [8, 20, 33])
def test_a_narrow_window(lantern: AnyGame, drive: Drive, levels: Levels, width: int) -> None:
    answers = chain(["?", "help", "hint", "rules", "nonsense"], repeat("1"))
    here = drive(
        lantern, [None, levels[0]], lambda prompt: next(answers), clears=False, width=width
    )
    here.table.run()
    assert all(len(line) <= width for line in here.text.split("\n") if "\x1b" not in line)


def test_a_move_to_be_found_is_not_listed(lantern: AnyGame, drive: Drive, levels: Levels) -> None:
    game = replace(
        lantern,
        screens=replace(lantern.screens, unlisted=lambda view, form: form["move"] == "peek"),
    )
    listed = []

    def answer(prompt: str) -> str:
        listed.append("peek" in here.text)
        return "peek"

    here = drive(game, [None, levels[0]], answer)
    here.table.turn()
    assert listed == [False]
    assert here.play.entries[-1].move == "peek"

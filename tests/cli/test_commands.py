"""The commands say what they should, and one sentence about what they cannot do."""

import re
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from handful import __version__, rules_run
from handful.arena.all_seeing import ARENA
from handful.bots.players import KNOWN
from handful.cli import cli, main
from handful.core import AnyGame, Play
from handful.core.catalog import games
from handful.core.rulebook import clauses, read
from handful.i18n import LANGUAGES
from handful.i18n.games import Declared, rulebook
from handful.i18n.page import rules_page, start_of
from handful.terminal.seating import Wish, seat_count

KEYS = list(games())
FIRST = KEYS[0]


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, list(args), prog_name="handful", catch_exceptions=False)


def wrong(capfd: pytest.CaptureFixture[str], *args: str) -> str:
    """Run it as a process would; the one sentence on its error stream comes back."""
    with pytest.raises(SystemExit) as left:
        main(list(args))
    shown = capfd.readouterr()
    assert left.value.code == 2
    assert shown.out == ""
    assert shown.err.startswith("handful: ")
    assert shown.err.count("\n") == 1
    return shown.err.removeprefix("handful: ").strip()


def test_help_at_every_level() -> None:
    for args in (
        [],
        *([name] for name in ("play", "games", "rules", "replay", "scenario", "completion")),
        *(["play", key] for key in KEYS),
    ):
        found = run(*args, "--help")
        assert found.exit_code == 0
        assert "Usage: handful" in found.output
        assert run(*args, "-h").output == found.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_speak_the_language_that_is_asked_for(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    taglines = [" ".join(Declared(game, language).tagline.split()) for game in games().values()]
    shown = " ".join(run("games", "--language", language).output.split())
    assert [one for one in taglines if one not in shown] == []
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert " ".join(run("games").output.split()) == shown


@pytest.mark.parametrize("key", [key for key in KEYS if games()[key].messages])
def test_a_rule_is_read_in_german(key: str) -> None:
    first = next(iter(clauses(rulebook(games()[key], "de")).values()))
    shown = run("rules", key, first.id, "--language", "de").output
    assert " ".join(first.text.split()[:4]).strip("`*") in " ".join(shown.split())


@pytest.mark.parametrize("key", KEYS)
def test_help_names_every_house_rule(key: str) -> None:
    shown = " ".join(run("play", key, "--help").output.split())
    said = Declared(games()[key]).options
    for option in games()[key].rules.options.declared():
        help = said[option.key]
        assert f"--{option.key.replace('_', '-')}" in shown
        assert " ".join(help.split()) in shown.replace("- ", "-") or help in shown
        assert option.clause in shown


@pytest.mark.parametrize(("command", "known"), [("play", KNOWN), ("arena", ARENA)])
def test_help_says_who_can_play(command: str, known: Mapping[str, str]) -> None:
    shown = " ".join(run(command, FIRST, "--help").output.split())
    for name, help in known.items():
        assert f"{name} {help}" in shown


@pytest.mark.parametrize("group", ["arena", "lab", "lab run", "lab price"])
def test_a_command_that_only_has_others_shows_its_help(
    capfd: pytest.CaptureFixture[str], group: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(group.split())
    shown = capfd.readouterr()
    assert left.value.code == 0
    assert shown.out.split() == run(*group.split(), "--help").output.split()
    assert shown.err == ""


def test_version() -> None:
    assert run("--version").output == f"handful {__version__}, rules {rules_run}\n"


def test_games_lists_every_game() -> None:
    shown = run("games").output
    for key, game in games().items():
        assert key in shown
        assert game.name in shown


@pytest.mark.parametrize("key", KEYS)
def test_rules_shows_every_clause(key: str) -> None:
    book = clauses(read(games()[key]))
    shown = run("rules", key, "--all").output
    assert all(one in shown for one in book)
    first = next(iter(book.values()))
    assert run("rules", key, first.id).output.startswith(first.id)
    assert run("rules", key, first.id.lower()).output.startswith(first.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_rules_shows_the_page_for_people_first(key: str, language: str) -> None:
    shown = " ".join(run("rules", key, "--language", language).output.split())
    start, sections = start_of(games()[key], language), rules_page(games()[key], language)
    assert start
    assert sections
    assert " ".join(start.text.split()) in shown
    for section in sections:
        assert " ".join(section.title.split()) in shown
        for line in section.lines:
            assert " ".join(line.text.replace("*", "").removeprefix("- ").split()) in shown
    assert f"handful rules {key} --all" in shown
    assert games()[key].clause + "-" not in shown


def test_a_clause_that_is_not_there(capfd: pytest.CaptureFixture[str]) -> None:
    book = list(clauses(read(games()[FIRST])))
    said = wrong(capfd, "rules", FIRST, "9999")
    assert book[0] in said
    assert book[-1] in said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["plya"], "There is no command 'plya': there are play, "),
        (["play", "nosuch"], "There is no game 'nosuch': there are"),
        (["rules", "nosuch"], "There is no game 'nosuch': there are"),
        (["play", FIRST, "--nosuch"], f"There is no flag --nosuch. handful play {FIRST} --help"),
        (["play", FIRST, "--seats", "99"], "--seats cannot be '99': allowed is"),
        (["play", FIRST, "--seats", "many"], "--seats cannot be 'many': allowed is"),
        (["play", FIRST, "--seed", "-1"], "--seed cannot be '-1'"),
        (["play", FIRST, "--seed", "٣"], "--seed cannot be '٣'"),
        (["play", FIRST, "--humans", "9", "--seats", "3"], "9 people do not fit on 3 seats."),
        (["play", FIRST, "--bots", "clever"], "There is no bot level 'clever': there are"),
        (["play", FIRST, "--bots", "sharp@50"], "sharp@50% would be"),
        (["arena", FIRST, "--players", "sharp@50"], "sharp@50% would be"),
        (["arena", FIRST, "--players", "cheat@5ms"], "cheat@100, in playouts, would be"),
        (["play", FIRST, "--name", " "], "' ' is no name"),
        (["play", FIRST, "--name", "a", "--name", "A"], "Two people are called a"),
        (["play", FIRST, "--humans", "1", "--name", "a", "--name", "b"], "2 names for 1 people"),
        (["play", FIRST, "--seats", "3", "--bots", "sharp,sharp,sharp"], "do not fit on 3 seats"),
        (["play", FIRST, "--preset", "nosuch"], "There is no preset 'nosuch': there are"),
        (["play", FIRST, "--bots", ""], "--bots cannot be '': it names levels such as sharp,"),
        (["play", FIRST, "--bots", "sharp,,sharp"], "--bots cannot be 'sharp,,sharp'"),
        (["play", FIRST, "--resume", "x.json", "--seed", "3"], "--seed does not go with --resume"),
        (["play", FIRST, "--resume", "x.json", "--seats", "3"], "--seats does not go with"),
        (["play", "--resume", "x.json", "--clock"], "--clock does not go with --resume"),
        (["play", "--resume", "/no/such/file"], "/no/such/file cannot be read: No such file"),
        (["play", "--resume"], "There is no unfinished game in"),
        (["play", FIRST, "--resume"], f"There is no unfinished game of {FIRST} in"),
        (["replay", "/no/such/file"], "/no/such/file cannot be read"),
        (["replay", "/"], "/ cannot be read"),
        (["replay"], "FILE is missing. handful replay --help"),
        (["play", FIRST, "--seed"], "--seed needs a value."),
        (["play", FIRST, "--set", "3"], "did you mean --seats? handful play"),
        (["scenario", "/no/such/file"], "/no/such/file cannot be read"),
        (["completion", "tcsh"], "There is no completion for 'tcsh': there are bash, zsh, fish."),
        (["games", "extra"], "extra"),
    ],
)
def test_bad_input_is_one_sentence(
    capfd: pytest.CaptureFixture[str], args: list[str], said: str
) -> None:
    assert said in wrong(capfd, *args)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["plya"], "Den Befehl 'plya' gibt es nicht; es gibt play, "),
        (["play", FIRST, "--nosuch"], "Den Schalter --nosuch gibt es nicht."),
        (["play", FIRST, "--language", "de", "--seats", "99"], "--seats kann nicht '99' sein: Erl"),
        (["play", FIRST, "--humans", "9", "--seats", "3"], "9 Personen passen nicht auf 3 Plätze."),
        (["play", FIRST, "--preset", "nosuch"], "Die Vorlage 'nosuch' gibt es nicht; es gibt"),
        (["play", "--resume", "/no/such/file"], "/no/such/file lässt sich nicht lesen: "),
        (["replay"], "FILE fehlt."),
    ],
)
def test_bad_input_is_told_in_ones_own_language(
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    args: list[str],
    said: str,
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8" if "--language" in args else "de_DE.UTF-8")
    assert said in wrong(capfd, *args)


@pytest.mark.parametrize("number", ["nan", "inf", "-inf", "-1", "1e999", "many", "", "٣"])
@pytest.mark.parametrize(
    "flag",
    [
        ["play", FIRST, "--pace"],
        ["solve", "record.json", "--seconds"],
        ["serve", "--finished-days"],
        ["serve", "--port"],
        ["serve", "--workers"],
        ["serve", "--thinkers"],
        ["join", "localhost/PLUM", "--seat"],
        ["replay", "record.json", "--seat"],
        ["arena", FIRST, "--games"],
        ["lab", "run", FIRST, "--until"],
    ],
    ids=lambda flag: flag[-1],
)
def test_what_is_no_number_names_the_flag_the_value_and_what_is_allowed(
    capfd: pytest.CaptureFixture[str], flag: list[str], number: str
) -> None:
    said = wrong(capfd, *flag, number)
    assert said.startswith(f"{flag[-1]} cannot be {number!r}: ")


def impossible() -> Iterator[tuple[str, str]]:
    """Every game with every single value that makes no game at the usual number of seats."""
    for key, game in games().items():
        for option in game.rules.options.declared():
            values = [*option.one_of, *(option.between or ())]
            yield from ((key, f"{option.key}={value}") for value in values)


@pytest.mark.parametrize(("key", "value"), list(impossible()))
def test_nobody_is_sent_away_for_the_number_of_seats_we_chose(key: str, value: str) -> None:
    game = games()[key]
    options = game.rules.options.read(dict([value.split("=")]))
    seats = seat_count(game, options, Wish())
    assert options.problem(seats) is None or game.rules.options().problem(seats) is None


def options_out_of_range() -> Iterator[tuple[str, str]]:
    for key, game in games().items():
        for option in game.rules.options.declared():
            yield key, option.key


@pytest.mark.parametrize(("key", "option"), list(options_out_of_range()))
def test_an_option_out_of_range_names_what_is_allowed(
    capfd: pytest.CaptureFixture[str], key: str, option: str
) -> None:
    said = wrong(capfd, "play", key, f"--{option.replace('_', '-')}", "nonsense")
    assert re.fullmatch(rf"“{option}” cannot be 'nonsense'\. Allowed: \S.*\.", said)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = games()[FIRST]
    path = tmp_path / "record.json"
    path.write_text(played(game, 12).record().to_json(), "utf-8")
    return path


def played(game: AnyGame, entries: int) -> Play:
    """The first legal moves of a small table."""
    play = Play(game, game.rules.options(), max(2, game.players[0]), 5)
    while len(play.entries) < entries and play.state.outcome() is None:
        seat = play.state.awaited()[0]
        play.enter(seat, play.state.legal(seat)[-1])
    return play


def test_replay_of_an_unfinished_game(record: Path) -> None:
    shown = run("replay", str(record)).output
    assert "This game is not over: 12 moves have been made" in shown
    assert run("replay", str(record), "--seat", "1").exit_code == 0


def test_replay_for_a_seat_that_is_not_there(
    record: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert "This game has no seat 50" in wrong(capfd, "replay", str(record), "--seat", "50")


def test_a_record_of_newer_rules_is_refused(
    record: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    record.write_text(record.read_text().replace('"rules": ', '"rules": 99'))
    for args in (["replay", str(record)], ["play", "--resume", str(record)]):
        assert "newer rules" in wrong(capfd, *args)


@pytest.mark.parametrize(
    "text", ["hello", "", "{}", "[]", f'{{"game": "{FIRST}"}}', "game nosuch 1"]
)
def test_what_is_no_record_cannot_be_verified(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], text: str
) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    assert str(path) in wrong(capfd, "verify", str(path))


def test_a_record_that_does_not_replay_is_not_sound(
    record: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    first = played(games()[FIRST], 1).entries[0].move
    record.write_text(record.read_text().replace(first, "nonsense"))
    with pytest.raises(SystemExit) as left:
        main(["verify", str(record)])
    assert left.value.code == 1
    assert capfd.readouterr().out.startswith("Not sound.")


@pytest.mark.parametrize("key", KEYS[1:])
def test_another_game_s_record_is_not_resumed(
    record: Path, capfd: pytest.CaptureFixture[str], key: str
) -> None:
    said = wrong(capfd, "play", key, "--resume", str(record))
    assert f"{record} is a game of {games()[FIRST].name}, not of {games()[key].name}" in said


def test_a_broken_scenario_file_is_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("game = ")
    assert f"{path} is not TOML" in wrong(capfd, "scenario", str(path))


def test_a_table_that_cannot_be_laid_is_a_broken_file(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.toml"
    clause = next(iter(clauses(read(games()[FIRST]))))
    path.write_text(
        f'game = "{FIRST}"\n[[scenario]]\nid = "one"\nclauses = ["{clause}"]\nshows = "x"\n'
        "seats = 2\ntable = { nothing = 1 }\nsteps = [{ actors = [0] }]\n"
    )
    said = wrong(capfd, "scenario", str(path))
    assert said.startswith(f"{path}, one: the table cannot be laid: ")
    assert "nothing" in said


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (["pl"], ["play"]),
        (["play", ""], KEYS),
        (["rules", ""], KEYS),
        (["play", FIRST, "--see"], ["--seed"]),
        (["play", FIRST, "--bots", "sh"], ["sharp"]),
    ],
)
def test_completion_knows_commands_games_options_and_values(
    line: Sequence[str], found: list[str]
) -> None:
    from click.shell_completion import BashComplete

    made = BashComplete(cli, {}, "handful", "_HANDFUL_COMPLETE")
    items = made.get_completions(list(line[:-1]), line[-1])
    assert [item.value for item in items] == found


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    assert "_HANDFUL_COMPLETE" in run("completion", shell).output


def test_help_is_quick_and_imports_no_game() -> None:
    code = (
        "import sys; from handful.cli import cli; cli(['--help'], standalone_mode=False);"
        "assert not any(name.startswith('handful.games') for name in sys.modules), 'games';"
        "assert 'handful.core' not in sys.modules, 'core'"
    )
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert work < 0.3, "seconds of computing, whatever else this machine does"


def test_a_pipe_between_our_own_processes_may_break() -> None:
    """Workers die in any order when they are interrupted; the one that writes to them lives."""
    program = """
import os
from handful.cli import main
try:
    main(["--version"])
except SystemExit:
    read, write = os.pipe()
    os.close(read)
    try:
        os.write(write, b"work")
    except BrokenPipeError:
        print("alive")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.endswith("alive\n")


@pytest.mark.parametrize("command", ["games", f"rules {FIRST}"])
def test_a_reader_that_has_seen_enough_hears_nothing(command: str) -> None:
    """Short output is still in our hands when the reader has left; long output is cut off."""
    done = subprocess.run(
        ["bash", "-c", f"{{ sleep 0.2; {sys.executable} -m handful.cli {command}; }} | true"],
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""

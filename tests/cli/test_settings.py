"""The settings of `handful serve`: by flag, by variable, in docs/host.md; its store."""

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from handful.cli.serve import command
from handful.cli.settings import Setting, in_file

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "host.md"
ROW = re.compile(r"^\| ?(.*?) \| `(HANDFUL_\w+)` \| (.*?) \| (.*?) \|$", re.MULTILINE)
VARIABLE = re.compile(r"\bHANDFUL_[A-Z_]+\b")
TEXTS = (".py", ".sh", ".ts", ".svelte", ".toml", ".cfg", ".service", "")
"""How the names of files end that may read a variable; scripts have no ending."""

Row = tuple[str, str, str, str]


def sources() -> Iterator[Path]:
    """Every file that may read a variable, not what was built or fetched."""
    for path in ROOT.iterdir():
        if path.is_file() and path.suffix in TEXTS and not path.name.startswith("."):
            yield path
    for folder in (".ci", "bench", "docs", "scripts", "src", "tests"):
        for path in (ROOT / folder).rglob("*"):
            built = {"node_modules", "static", "__pycache__", ".hypothesis"} & {*path.parts}
            if path.suffix in TEXTS and not built and path.is_file():
                yield path


def settings() -> list[Setting]:
    return [one for one in command.params if isinstance(one, Setting)]


def row(one: Setting) -> Row:
    """How the page must show this setting."""
    flags = ", ".join(f"`{flag}`" for flag in (*one.opts, *one.secondary_opts))
    default = one.show_default
    if not isinstance(default, str):
        value = one.get_default(click.Context(command))
        default = f"`{value:g}`" if isinstance(value, bool | float) else f"`{value}`"
    return flags, str(one.envvar), default, str(one.help)


def rows() -> list[Row]:
    return ROW.findall(PAGE.read_text("utf-8"))


def test_every_flag_can_be_a_variable() -> None:
    flags = [one for one in command.params if one.name != "help"]
    assert flags == settings()


def test_the_page_shows_every_flag_with_its_variable_default_and_meaning() -> None:
    assert [one for one in rows() if one[0]] == [row(one) for one in settings()]


def test_the_file_on_the_page_is_one(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert given("--config", written(tmp_path, example))["port"] == 9000


def test_the_page_shows_every_variable_that_is_read_anywhere() -> None:
    read = {name for path in sources() for name in VARIABLE.findall(path.read_text("utf-8"))}
    ours = {str(one.envvar) for one in settings()}
    shown = [variable for _, variable, _, _ in rows()]
    assert sorted(shown) == sorted(read | ours)
    others = {variable for flags, variable, _, _ in rows() if not flags}
    assert not others & ours, "a variable that means two things"


def test_the_page_says_how_many_cases_the_tests_try() -> None:
    script = (ROOT / "scripts" / "test").read_text("utf-8")
    (shown,) = [default for _, variable, default, _ in rows() if variable == "HANDFUL_CASES"]
    assert re.findall(r"\d+", shown) == re.findall(r"^ *cases=(\d+)$", script, re.MULTILINE)


def given(*flags: str) -> dict[str, object]:
    """What the command would be called with."""
    return command.make_context("serve", list(flags)).params


def test_a_variable_sets_what_a_flag_sets_and_the_flag_wins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HANDFUL_PORT", "9000")
    monkeypatch.setenv("HANDFUL_STORE", "postgresql://db.example/rooms")
    monkeypatch.setenv("HANDFUL_ALLOW_HOST", "play.example Other.example")
    monkeypatch.setenv("HANDFUL_PROXY", "1")
    monkeypatch.setenv("HANDFUL_BROWSER", "0")
    monkeypatch.setenv("HANDFUL_WORKERS", "")
    found = given()
    assert (found["port"], found["workers"], found["store"]) == (
        9000,
        1,
        "postgresql://db.example/rooms",
    )
    assert found["allow_host"] == ("play.example", "other.example")
    assert (found["proxy"], found["browser"]) == (("127.0.0.0/8", "::1/128"), False)
    found = given("--port", "9001", "--allow-host", "third.example", "--proxy", "0", "--browser")
    assert (found["port"], found["allow_host"]) == (9001, ("third.example",))
    assert (found["proxy"], found["browser"]) == ((), True)
    assert given("--proxy", "--browser")["proxy"] == ("127.0.0.0/8", "::1/128")
    assert given("--proxy", "10.1.2.3/8, fd00::/8")["proxy"] == ("10.0.0.0/8", "fd00::/8")


def written(folder: Path, text: str) -> str:
    path = folder / "handful.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_a_file_sets_what_neither_flag_nor_variable_sets(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = written(
        tmp_path,
        'port = 9000\nworkers = 2\nthinkers = "3"\nbrowser = false\nfinished-days = 2.5\n'
        'allow-host = ["A.example", "b.example"]\nproxy = ["10.0.0.0/8", "fd00::/8"]\n',
    )
    monkeypatch.setenv("HANDFUL_PORT", "9001")
    found = given("--config", path, "--workers", "4")
    assert (found["port"], found["workers"], found["thinkers"]) == (9001, 4, 3)
    assert (found["browser"], found["finished_days"]) == (False, 2.5)
    assert found["allow_host"] == ("a.example", "b.example")
    assert found["proxy"] == ("10.0.0.0/8", "fd00::/8")
    monkeypatch.setenv("HANDFUL_CONFIG", written(tmp_path, "proxy = true"))
    assert given()["proxy"] == ("127.0.0.0/8", "::1/128")


def test_a_file_can_set_every_setting() -> None:
    names = {in_file(one) for one in settings()}
    assert len(names) == len(settings())
    assert {"port", "allow-host", "log-level", "browser"} < names


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = ", "{file} is not TOML: "),
        ("prot = 1", "{file} sets 'prot': there are host, port, store, "),
        ('config = "x"', "{file} sets 'config': there are host, "),
        ("port = 99999", "port in {file} cannot be '99999': allowed is 0 to 65535."),
        ("port = [1]", "port in {file} cannot be [1]."),
        ('log-level = "loud"', "log-level in {file} cannot be 'loud': say debug, "),
        ('allow-host = "a,b"', "allow-host in {file} cannot be 'a,b': name a host"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_name(
    tmp_path: Path, text: str, said: str
) -> None:
    path = written(tmp_path, text)
    with pytest.raises(click.UsageError) as wrong:
        given("--config", path)
    assert str(wrong.value).startswith(said.format(file=path))


def test_a_file_that_is_not_there_is_said() -> None:
    with pytest.raises(click.UsageError, match="--config cannot be '/no/file': No such file"):
        given("--config", "/no/file")


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("HANDFUL_PORT", "99999", "cannot be '99999': allowed is 0 to 65535."),
        ("HANDFUL_FINISHED_DAYS", "soon", "cannot be 'soon': allowed is 0.01 to 36500."),
        ("HANDFUL_PROXY", "maybe", "cannot be 'maybe': name networks, as 10.0.0.0/8, or say 1"),
        ("HANDFUL_LOG_LEVEL", "loud", "cannot be 'loud': say debug, info, warning or error."),
        ("HANDFUL_ALLOW_HOST", "a.example,b", "cannot be 'a.example,b': name a host, as"),
        ("HANDFUL_ALLOW_HOST", "https://a.example", "cannot be 'https://a.example': name a host,"),
    ],
)
def test_a_wrong_value_is_one_sentence_that_names_the_variable_or_the_flag(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, said: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(click.UsageError) as wrong:
        given()
    assert str(wrong.value).startswith(f"{variable} {said}")
    flag = variable.removeprefix("HANDFUL_").replace("_", "-").lower()
    with pytest.raises(click.UsageError) as wrong:
        given(f"--{flag}", value)
    assert str(wrong.value).startswith(f"--{flag} {said}")


def refused(*flags: str, cwd: Path | None = None) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [sys.executable, "-m", "handful.cli", "serve", "--no-browser", *flags],
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr.removeprefix("handful: ")


def refused_store(store: str, workers: str, cwd: Path) -> str:
    """What it says of a store that it cannot keep rooms in."""
    here = ("--host", "127.0.0.1", "--port", "0")
    return refused(*here, "--store", store, "--workers", workers, cwd=cwd)


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("HANDFUL_STORE", "mysql://x", "HANDFUL_STORE: Rooms cannot be kept at mysql://…: "),
        ("HANDFUL_HOST", "256.1.1.1", "HANDFUL_HOST cannot be '256.1.1.1': "),
    ],
)
def test_what_only_the_start_finds_out_names_the_variable_too(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str, said: str
) -> None:
    monkeypatch.setenv("HANDFUL_PORT", "0")
    monkeypatch.setenv("HANDFUL_HOST", "127.0.0.1")
    monkeypatch.setenv(variable, value)
    assert refused().startswith(said)


def test_behind_a_proxy_a_taken_port_is_an_error_for_the_proxy_knows_no_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HANDFUL_PROXY", "1")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        flags = ["--host", "127.0.0.1", "--port", str(port), "--store", str(tmp_path / "rooms")]
        said = refused(*flags)
    assert said.startswith(f"--port {port} on 127.0.0.1 cannot be used: ")


def test_help_shows_the_variables() -> None:
    said = " ".join(command.get_help(click.Context(command, info_name="serve")).split())
    for one in settings():
        assert f"[env var: {one.envvar}" in said


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("store", "said"),
    [
        (".", ". is a folder: name a file in it, such as rooms.sqlite.\n"),
        (
            "mysql://db.example/rooms",
            "Rooms cannot be kept at mysql://…: name a file, or postgresql://user@host/database.\n",
        ),
    ],
)
def test_it_says_what_is_wrong_and_what_would_be_right(
    store: str, said: str, workers: str, tmp_path: Path
) -> None:
    assert refused_store(store, workers, tmp_path) == said
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_unreachable_database_is_said_in_one_sentence(workers: str, tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    said = refused_store("postgresql://127.0.0.1:1/x", workers, tmp_path)
    assert said.startswith("PostgreSQL cannot be reached: ")
    assert said.count("\n") == 1

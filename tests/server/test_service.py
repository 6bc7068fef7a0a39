"""The systemd unit of docs/examples: systemd takes it, and so does the command line."""

import re
import shlex
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest

from handful.cli.serve import command

UNIT = Path(__file__).parents[2] / "docs" / "examples" / "handful.service"


def service() -> dict[str, str]:
    """The [Service] section; a key that stands twice keeps its last value."""
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # systemd minds the case
    parser.read_string(UNIT.read_text("utf-8"))
    return dict(parser["Service"])


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    """Ask systemd about a unit."""
    program = shutil.which("systemd-analyze")
    if not program:
        pytest.skip("there is no systemd-analyze: apt install systemd")
    return subprocess.run([program, *words], capture_output=True, text=True)


def test_systemd_takes_the_unit_without_a_word(tmp_path: Path) -> None:
    there = tmp_path / "handful"
    there.write_text("#!/bin/sh\n")
    there.chmod(0o755)
    installed = tmp_path / UNIT.name
    installed.write_text(UNIT.read_text("utf-8").replace("/opt/handful/bin/handful", str(there)))
    done = analyze("verify", "--man=no", str(installed))
    said = [one for one in done.stderr.splitlines() if UNIT.name in one]
    assert (done.returncode, said) == (0, [])


def test_systemd_finds_little_that_the_service_could_do_to_the_machine() -> None:
    done = analyze("security", "--offline=yes", "--threshold=20", str(UNIT))
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd-analyze is older than 250 and reads no files")
    assert done.returncode == 0, done.stdout


def test_its_flags_and_variables_are_those_of_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    program, asked, *flags = shlex.split(service()["ExecStart"])
    assert (Path(program).name, asked) == ("handful", "serve")
    known = {str(one.envvar): one.name for one in command.params}
    given = dict(one.split("=", 1) for one in shlex.split(service()["Environment"]))
    assert given.keys() <= known.keys()
    for variable, value in given.items():
        monkeypatch.setenv(variable, value.replace("%S", "/var/lib"))
    params = command.make_context("serve", flags).params
    assert params["host"] == "127.0.0.1"
    assert (params["proxy"], params["browser"]) == (True, False)
    assert params["store"] == f"/var/lib/{service()['StateDirectory']}/rooms.sqlite"
    told = re.findall(r"HANDFUL_[A-Z_]+", UNIT.read_text("utf-8"))
    assert {*told} <= known.keys()

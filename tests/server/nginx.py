"""The real nginx with the configuration of docs/host.md, before a server of ours."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "host.md"
PATH = "/handful"
"""Below which path the page shows it."""
LOCATIONS = re.compile(r"^ +location .*\n", re.MULTILINE)
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {servers}
}}
"""
PATIENCE = 20.0


def configuration(path: str) -> str:
    """What the page says, at the root or below its path."""
    _, whole, below = _shown()
    assert f" {PATH}/ " in below
    if not path:
        return str(whole)
    first, last = (f(one.start() for one in LOCATIONS.finditer(whole)) for f in (min, max))
    return str(whole[:first] + below + LOCATIONS.sub("", whole[last:], count=1))


def balanced(behind: Sequence[str]) -> str:
    """The same before several servers, so that a room's people meet in one of them."""
    several, whole, _ = _shown()
    shown = re.findall(r"server (10\..*?);", several)
    for one, here in zip(shown, behind, strict=True):
        several = several.replace(one, urlsplit(here).netloc)
    return several + whole.replace("http://127.0.0.1:8000", "http://handful")


def _shown() -> list[str]:
    return re.findall(r"^```nginx\n(.*?)^```", PAGE.read_text("utf-8"), re.S | re.M)


@contextmanager
def nginx(
    folder: Path, behind: str | Sequence[str], path: str, *names: str
) -> Iterator[tuple[str, str]]:
    """Start it before a server, or several; its https address comes back, and that of plain http.

    The certificate is for 127.0.0.1 and these names, in `folder`/site.pem.
    """
    program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if not program or not shutil.which("openssl"):
        pytest.skip("there is no nginx or no openssl: apt install nginx-light openssl")
    _certify(folder, *names)
    secure, plain = _free_ports()
    if isinstance(behind, str):
        servers = configuration(path).replace("http://127.0.0.1:8000", behind)
    else:
        servers = balanced(behind)
    for shown, here in {
        "listen 443 ": f"listen 127.0.0.1:{secure} ",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "https://$host": f"https://$host:{secure}",
        "/etc/ssl/play.example": str(folder / "site"),
    }.items():
        assert shown in servers
        servers = servers.replace(shown, here)
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, servers=servers))
    process = subprocess.Popen([program, "-c", str(folder / "nginx.conf"), "-p", str(folder)])
    try:
        _wait_for(secure, process)
        yield f"https://{(*names, '127.0.0.1')[0]}:{secure}{path}", f"http://127.0.0.1:{plain}"
    finally:
        process.terminate()
        process.wait()


def _certify(folder: Path, *names: str) -> None:
    known = ",".join(["IP:127.0.0.1", *(f"DNS:{one}" for one in names)])
    key, certificate = folder / "site.key", folder / "site.pem"
    command = ["openssl", "req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=Handful"]
    command += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command += ["-addext", f"subjectAltName={known}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)


def _free_ports() -> tuple[int, int]:
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("", 0)) as other:
        return one.getsockname()[1], other.getsockname()[1]


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        with suppress(OSError), closing(socket.create_connection(("127.0.0.1", port), 1)):
            return
        time.sleep(0.02)
    raise AssertionError("nginx does not answer")

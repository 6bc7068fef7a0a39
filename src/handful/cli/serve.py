"""`handful serve`: host all games for people on the same network."""

import asyncio
import re
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network

import click

from .common import Measure, Whole, called
from .settings import read_file, setting

_HOST_NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")


class HostName(click.ParamType[str]):
    """A name such as play.example: no address of a page, no port, no list."""

    name = "name"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        text = str(value).lower()
        if not _HOST_NAME.fullmatch(text):
            raise click.UsageError(
                f"{called(param, ctx)} cannot be {value!r}: name a host, as play.example."
            )
        return text


class Proxies(click.ParamType[tuple[str, ...]]):
    """The networks of reverse proxies whose word counts; 1 is this machine, 0 is none."""

    name = "networks"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        text = {"1": "127.0.0.0/8 ::1", "0": ""}.get(str(value), str(value))
        try:
            return tuple(
                str(ip_network(one, strict=False)) for one in re.split("[ ,]+", text) if one
            )
        except ValueError:
            raise click.UsageError(
                f"{called(param, ctx)} cannot be {value!r}: name networks, as 10.0.0.0/8,"
                " or say 1 for a proxy on this machine, 0 for none."
            ) from None


@click.command("serve")
@setting(
    "--config",
    metavar="FILE",
    is_eager=True,
    callback=read_file,
    show_default="none",
    help="A TOML file with settings, named as flags without dashes before them: port = 8000.",
)
@setting("--host", metavar="ADDRESS", default="0.0.0.0", help="The address to listen on.")
@setting(
    "--port",
    type=Whole(0, 65535),
    default=8000,
    help="The port. If it is taken, the next free one is used, except with --proxy.",
)
@setting(
    "--store",
    metavar="FILE|URL",
    show_default="your data directory",
    help="Where rooms are saved: a file, or a database such as postgresql://user@host/rooms.",
)
@setting(
    "--bus",
    metavar="URL",
    default="",
    show_default="the store",
    help="How processes on a database hear of each other: its own way, or nats://host:4222.",
)
@setting("--browser/--no-browser", default=True, help="Open the start page in a browser.")
@setting("--workers", type=Whole(1, 64), default=1, help="How many processes serve the rooms.")
@setting(
    "--thinkers",
    type=Whole(1, 64),
    default=1,
    help="How many processes think for the bots, for each worker.",
)
@setting(
    "--allow-host",
    type=HostName(),
    multiple=True,
    metavar="NAME",
    show_default="none",
    help="A name under which people reach this server. Repeat the flag for more; "
    "in the variable put spaces between them.",
)
@setting(
    "--proxy",
    type=Proxies(),
    is_flag=False,
    flag_value="1",
    default="0",
    metavar="[NETWORKS]",
    help="A reverse proxy stands in front and sends visitors' addresses in X-Forwarded-For: "
    "on this machine, or in these networks. Nobody else's word counts.",
)
@setting(
    "--public/--no-public",
    default=None,
    show_default="1 with --proxy",
    help="Strangers can reach this server: room codes are longer, so that nobody guesses one.",
)
@setting(
    "--finished-days",
    type=Measure(0.01, 36_500),
    default=30.0,
    help="Delete finished rooms after this many days.",
)
@setting(
    "--metrics-key",
    metavar="KEY",
    default="",
    show_default="none",
    help="What opens /metrics to other machines, as a bearer token; without it this one only.",
)
@setting(
    "--drain",
    type=Measure(0, 3600),
    default=0.0,
    metavar="SECONDS",
    help="When told to end, serve this long after /readyz says no, so that a proxy sends nobody.",
)
@setting("--limits/--no-limits", default=True, help="Limit how much one address may do.")
@setting(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    help="How much to log.",
)
@click.pass_context
def command(
    ctx: click.Context,
    config: str | None,
    host: str,
    port: int,
    store: str | None,
    bus: str,
    browser: bool,
    workers: int,
    thinkers: int,
    allow_host: tuple[str, ...],
    proxy: tuple[str, ...],
    public: bool | None,
    finished_days: float,
    metrics_key: str,
    drain: float,
    limits: bool,
    log_level: str,
) -> None:
    """Open the games to your network: others join by link, QR code or a short code.

    People on the same network open one of the printed addresses. Stop with Ctrl-C: rooms are kept
    and go on where they stood.
    """
    from handful.server.bus import BadBus
    from handful.server.bus.opening import open_bus
    from handful.server.http.addresses import open_port
    from handful.server.logs import set_up
    from handful.server.processes.supervisor import Workers
    from handful.server.processes.worker import Plan, serve
    from handful.server.store import BadStore, StoreDown, claimed, default_path

    set_up(log_level)
    set_by = {one.name: called(one, ctx) for one in ctx.command.params}
    try:
        listening, found = open_port(host, port, exactly=bool(proxy))
    except socket.gaierror as problem:
        wrong = f"{set_by['host']} cannot be {host!r}: {problem.strerror}."
        raise click.UsageError(wrong) from None
    except OSError as problem:
        reason = problem.strerror or str(problem)
        wrong = f"{set_by['port']} {port} on {host} cannot be used: {reason}."
        raise click.UsageError(wrong) from None
    if port and found != port:
        click.echo(f"Port {port} is taken, so this is {found}.")
    addresses = _addresses(host, found)
    plan = Plan(
        store=store,
        bus=bus,
        addresses=addresses,
        hosts=list(allow_host),
        thinkers=thinkers,
        finished_days=finished_days,
        metrics_key=metrics_key,
        drain=drain,
        limited=limits,
        proxies=list(proxy),
        public=bool(proxy) if public is None else public,
        log_level=log_level,
    )
    home = f"http://localhost:{found}"

    def started() -> None:
        _announce(home, addresses, store or str(default_path()))
        if browser:
            threading.Thread(target=webbrowser.open, args=(home,), daemon=True).start()

    try:
        open_bus(bus, store)
        with claimed(store) as claim:
            if workers == 1:
                asyncio.run(serve(plan, listening, started))
            else:
                Workers(plan, listening, workers, claim).run(started, _complain)
    except (BadStore, StoreDown) as problem:
        given = "" if set_by["store"] == "--store" else f"{set_by['store']}: "
        raise click.UsageError(f"{given}{problem}") from None
    except BadBus as problem:
        given = "" if set_by["bus"] == "--bus" else f"{set_by['bus']}: "
        raise click.UsageError(f"{given}{problem}") from None
    except KeyboardInterrupt:
        pass
    click.echo("Stopped; the rooms are kept.")


def _complain(line: str) -> None:
    click.echo(line, err=True)


def _addresses(host: str, port: int) -> list[str]:
    """How other devices reach this server."""
    from handful.server.http.addresses import lan_addresses

    if host in ("0.0.0.0", "::"):
        return [f"http://{one}:{port}" for one in lan_addresses()]
    return [] if host in ("127.0.0.1", "localhost", "::1") else [f"http://{host}:{port}"]


def _announce(home: str, addresses: list[str], store: str) -> None:
    import segno

    click.echo(f"Handful is open at {home}")
    for one in addresses:
        click.echo(f"  on this network:   {one}")
    click.echo(f"  rooms are kept in: {store.partition('@')[2] or store}")
    if addresses and sys.stdout.isatty():
        segno.make(addresses[0], micro=False).terminal(compact=True)
    click.echo("Ctrl-C stops it.")

"""`handful serve`: host all games for people on the same network."""

import asyncio
import sys
import threading
import webbrowser

import click

from .common import Measure, Whole

_DEFAULT_PORT = 8000


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    type=Whole(0, 65535, "--port"),
    default=_DEFAULT_PORT,
    show_default=True,
    help="The port; if it is taken, the next free one.",
)
@click.option(
    "--store",
    metavar="FILE|URL",
    help="Where rooms are kept: a file, or postgresql://…  [default: your data directory]",
)
@click.option("--browser/--no-browser", default=True, help="Open the start page.")
@click.option(
    "--workers",
    type=Whole(1, 64, "--workers"),
    default=1,
    show_default=True,
    help="How many processes serve.",
)
@click.option(
    "--thinkers",
    type=Whole(1, 64, "--thinkers"),
    default=1,
    show_default=True,
    help="How many processes think for the bots, per worker.",
)
@click.option(
    "--allow-host",
    multiple=True,
    metavar="NAME",
    help="A name under which a proxy or a DNS entry reaches this server.",
)
@click.option("--proxy", is_flag=True, help="Trust the X-Forwarded headers of a reverse proxy.")
@click.option(
    "--finished-days",
    type=Measure(0.01, 36_500, "--finished-days"),
    default=30.0,
    show_default=True,
    help="Finished rooms are deleted after so many days.",
)
@click.option("--limits/--no-limits", default=True, help="Limit what one address may do.")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="warning",
    show_default=True,
)
def command(
    host: str,
    port: int,
    store: str | None,
    browser: bool,
    workers: int,
    thinkers: int,
    allow_host: tuple[str, ...],
    proxy: bool,
    finished_days: float,
    limits: bool,
    log_level: str,
) -> None:
    """Host all games: others join by link, by QR code or by a four-letter code.

    People on the same network open one of the printed addresses. Stop with Ctrl-C: rooms are kept
    and go on where they stood.
    """
    from handful.server.logs import set_up
    from handful.server.network import open_port
    from handful.server.store import BadStore, StoreDown, claimed, default_path
    from handful.server.worker import Plan, serve
    from handful.server.workers import Workers

    set_up(log_level)
    try:
        listening, found = open_port(host, port)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise click.UsageError(f"--port {port} on {host} cannot be used: {reason}.") from None
    if port and found != port:
        click.echo(f"Port {port} is taken, so this is {found}.")
    addresses = _addresses(host, found)
    plan = Plan(
        store=store,
        addresses=addresses,
        hosts=[name.lower() for name in allow_host],
        thinkers=thinkers,
        finished_days=finished_days,
        limited=limits,
        proxy=proxy,
        log_level=log_level,
    )
    home = f"http://localhost:{found}"

    def started() -> None:
        _announce(home, addresses, store or str(default_path()))
        if browser:
            threading.Thread(target=webbrowser.open, args=(home,), daemon=True).start()

    try:
        with claimed(store) as claim:
            if workers == 1:
                asyncio.run(serve(plan, listening, started))
            else:
                Workers(plan, listening, workers, claim).run(started, _complain)
    except (BadStore, StoreDown) as problem:
        raise click.UsageError(str(problem)) from None
    except KeyboardInterrupt:
        pass
    click.echo("Stopped; the rooms are kept.")


def _complain(line: str) -> None:
    click.echo(line, err=True)


def _addresses(host: str, port: int) -> list[str]:
    """How other devices reach this server."""
    from handful.server.network import lan_addresses

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

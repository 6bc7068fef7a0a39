"""Numbered SQL files, applied in order, each once; the same text for every database."""

from importlib.resources import files

from .base import BadStore


class NewerStore(BadStore):
    """The tables were made by a newer version of Handful."""


def migrations() -> list[tuple[int, str]]:
    """Every migration: its number and its SQL."""
    folder = files(__package__).joinpath("sql")
    found = [one for one in folder.iterdir() if one.name.endswith(".sql")]
    return sorted((int(one.name.removesuffix(".sql")), one.read_text("utf-8")) for one in found)


def statements(sql: str) -> list[str]:
    """The single statements of a migration; none of ours has a semicolon inside."""
    return [one.strip() for one in sql.split(";") if one.strip()]


def pending(version: int, upto: int | None = None) -> list[tuple[int, str]]:
    """What is still to be applied to tables of this version."""
    known = migrations()
    if version > known[-1][0]:
        raise NewerStore(
            f"This store was written by a newer Handful (tables number {version}, "
            f"this version knows {known[-1][0]}): update Handful, or use another --store."
        )
    return [(n, sql) for n, sql in known if n > version and (upto is None or n <= upto)]

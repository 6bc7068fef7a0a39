"""The report of a run: one HTML page that needs nothing else, and a table in Markdown."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path

from handful.arena.html_page import document, faces

from . import sections
from .charts import PALETTE
from .figures import Report, figures
from .sections import Section, Table
from .shards import Folder, trouble

PAGE, TABLES = "report.html", "report.md"
DARK = ("#5ab0e6", "#ff9455", "#35c79a", "#e6a3c6", "#f0b93a", "#8fd0f5", "#b0b0b0", "#d4a35a")
"""The palette again, for a dark page."""


@dataclass(frozen=True, slots=True)
class Written:
    """Where a report lies."""

    page: Path
    tables: Path


def write(folder: Folder) -> Written:
    """Make the report of a run and put it into its folder."""
    report = figures(folder)
    found = list(sections.all_of(report, folder))
    written = Written(folder.home / PAGE, folder.home / TABLES)
    try:
        written.page.write_text(html(report, found), "utf-8")
        written.tables.write_text(markdown(report, found), "utf-8")
    except OSError as problem:
        raise trouble(folder.home, problem) from None
    return written


def html(report: Report, found: Sequence[Section]) -> str:
    """The whole page: what was found in words, then the pictures, then the tables."""
    rules = files(__package__).joinpath("page.css").read_text("utf-8")
    style = "\n".join([*faces(), rules.rstrip(), *_hues()])
    title = f"{report.game.name} in the lab"
    body = [
        f"<header>\n<h1>{escape(title)}</h1>",
        f'<p class="lead">{escape(sections.opening(report))}</p>',
        _big_numbers(report),
        "</header>\n<main>",
        _findings(found),
        '<div class="pictures">',
        *(_section(one) for one in found if one.chart or not one.table),
        "</div>",
        _tables(found),
        "</main>",
        f"<footer><p>{escape(sections.closing(report))}</p></footer>",
    ]
    return document(title, style, body)


def _hues() -> Iterator[str]:
    """The colours of the charts, and their twins on a dark screen; paper is always light."""
    for where, hues in (("", PALETTE), ("screen and (prefers-color-scheme: dark)", DARK)):
        named = " ".join(f"--hue-{place}: {hue};" for place, hue in enumerate(hues))
        rule = f":root {{ {named} }}"
        yield f"@media {where} {{ {rule} }}" if where else rule
    for place, light in enumerate(PALETTE):
        for side in ("fill", "stroke"):
            yield f'svg [{side}="{light}"] {{ {side}: var(--hue-{place}); }}'


def _big_numbers(report: Report) -> str:
    rows = (
        f"<div><dt>{escape(words)}</dt><dd>{escape(number)}</dd></div>"
        for number, words in sections.big_numbers(report)
    )
    return f'<dl class="numbers">{"".join(rows)}</dl>'


def _findings(found: Sequence[Section]) -> str:
    """Everything in words, each a link to its picture or table."""
    rows = (
        f'<li><a href="#{_id(one)}">{escape(one.title)}</a> {escape(one.sentence)}</li>'
        for one in found
    )
    return f'<nav class="findings"><h2>What was found</h2><ol>{"".join(rows)}</ol></nav>'


def _section(one: Section) -> str:
    lines = [
        f'<section id="{_id(one)}">\n<h2>{escape(one.title)}</h2>',
        f"<p>{escape(one.sentence)}</p>",
    ]
    if one.chart:
        lines.append(f'<figure role="img" aria-label="{escape(one.sentence)}">{one.chart}</figure>')
    if one.note and not one.table:
        lines.append(f'<p class="note">{escape(one.note)}</p>')
    return "\n".join([*lines, "</section>"])


def _tables(found: Sequence[Section]) -> str:
    parts = ['<div class="tables">', "<h2>Tables</h2>"]
    for one in found:
        if one.table:
            name = _id(one) if not one.chart else f"{_id(one)}-table"
            parts += [
                f'<section id="{name}">\n<h2>{escape(one.title)}</h2>',
                f"<p>{escape(one.sentence)}</p>",
                _html_table(one.table),
                f'<p class="note">{escape(one.note)}</p>' if one.note else "",
                "</section>",
            ]
    return "\n".join([*parts, "</div>"])


def _id(one: Section) -> str:
    """Where a section stands on the page."""
    return re.sub(r"[^a-z0-9]+", "-", one.title.lower()).strip("-")


def _html_table(table: Table) -> str:
    head = _cells("th", table.head)
    rows = "\n".join(f"<tr>{_cells('td', row)}</tr>" for row in table.rows)
    kind = ' class="prose"' if table.prose else ""
    return (
        f'<div class="wide"><table{kind}>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table></div>"
    )


def _cells(tag: str, cells: Iterable[str]) -> str:
    return "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells)


def markdown(report: Report, found: Sequence[Section]) -> str:
    """The same in sentences and tables."""
    lines = [f"# {report.game.name} in the lab", "", sections.opening(report)]
    for one in found:
        lines += ["", f"## {one.title}", "", one.sentence]
        if one.table:
            lines += ["", *_markdown_table(one.table)]
    return "\n".join([*lines, "", sections.closing(report), ""])


def _markdown_table(table: Table) -> Iterator[str]:
    yield f"| {' | '.join(table.head)} |"
    yield "|---|" + "--:|" * (len(table.head) - 1)
    yield from (f"| {' | '.join(row)} |" for row in table.rows)

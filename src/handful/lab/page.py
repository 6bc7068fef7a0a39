"""The report of a run: one HTML page that needs nothing else, and a table in Markdown."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from pathlib import Path

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
    """The whole page."""
    style = files(__package__).joinpath("page.css").read_text("utf-8") + "\n".join(_dark())
    title = f"{report.game.name} in the lab"
    body = "\n".join(_section(one) for one in found)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{style}
</style>
</head>
<body>
<header>
<h1>{escape(title)}</h1>
<p>{escape(sections.opening(report))}</p>
</header>
<main>
{body}
</main>
<footer><p>{escape(sections.closing(report))}</p></footer>
</body>
</html>
"""


def _dark() -> Iterator[str]:
    """Rules that give every colour of the charts its twin on a dark page."""
    yield "@media (prefers-color-scheme: dark) {"
    for light, dark in zip(PALETTE, DARK, strict=True):
        for side in ("fill", "stroke"):
            yield f'svg [{side}="{light}"] {{ {side}: {dark}; }}'
    yield "}"


def _section(one: Section) -> str:
    lines = [f"<section>\n<h2>{escape(one.title)}</h2>", f"<p>{escape(one.sentence)}</p>"]
    if one.chart:
        lines.append(f'<figure role="img" aria-label="{escape(one.sentence)}">{one.chart}</figure>')
    if one.table:
        lines.append(_html_table(one.table))
    if one.note:
        lines.append(f'<p class="note">{escape(one.note)}</p>')
    return "\n".join([*lines, "</section>"])


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

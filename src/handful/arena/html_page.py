"""The frame of a page that needs nothing else: contests and the lab write theirs into it."""

from collections.abc import Iterable
from html import escape
from importlib.resources import files


def style() -> str:
    """The style sheet of pages with tables, such as those of contests and prices."""
    return files(__package__).joinpath("contest.css").read_text("utf-8")


def document(title: str, style: str, body: Iterable[str]) -> str:
    """A whole HTML page, with its style sheet inside."""
    lines = "\n".join(body)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{style.rstrip()}
</style>
</head>
<body>
{lines}
</body>
</html>
"""

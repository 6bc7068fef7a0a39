"""The frame of a page that needs nothing else: contests and the lab write theirs into it."""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from handful.web import STATIC

_FACES = {"display": "Handful Display", "text": "Handful Text", "text-more": "Handful Text"}


def style() -> str:
    """The style sheet of pages with tables, such as those of contests and prices."""
    return files(__package__).joinpath("contest.css").read_text("utf-8")


def faces() -> Iterator[str]:
    """The faces of Handful's pages, to lie inside a page; none where no pages are built."""
    for name, family in _FACES.items():
        for file in sorted(STATIC.glob(f"assets/{name}-????????.woff2"))[:1]:
            data = b64encode(file.read_bytes()).decode()
            source = f"url(data:font/woff2;base64,{data}) format('woff2')"
            weights = "400" if name == "display" else "400 800"
            face = f"font-family: '{family}'; font-weight: {weights}; src: {source};"
            yield f"@font-face {{ {face} }}"


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

"""The built pages: files with a hash in their names, and one page that finds its own way."""

import re
from functools import cache
from pathlib import Path

from msgspec import json
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import handful

from .game_forms import house

STATIC = Path(handful.__file__).parent / "web" / "static"
WORDS = re.compile(r"words-(\w+)-.+\.js")
"""The words of the house in one language, as they lie among the built files."""
UNBUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Handful</title>
<h1>Handful is running</h1>
<p>The pages of the table have not been built yet.
In a checkout, run <code>scripts/web</code>, then load this again.
<p>Meanwhile <code>handful join</code> plays in a terminal, and the protocol is described at
<a href="./openapi.json">openapi.json</a> and <a href="./protocol.json">protocol.json</a>.
</html>"""


class Pages(StaticFiles):
    """The built files; every other address without a dot is the page."""

    def __init__(self) -> None:
        super().__init__(directory=STATIC, check_dir=False)
        self.config_checked = True  # there may be no such folder yet: then there is a plain page

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the page."""
        if path.startswith("assets/"):
            accepted = Headers(scope=scope).get("accept-encoding", "")
            return await self._asset(path, scope, "gzip" in accepted)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            is_page = path == "." or "." not in path.rpartition("/")[2]
            if error.status_code != 404 or not is_page or path.startswith("api/"):
                raise
            return _page(scope)
        if path == "index.html":
            return _page(scope)
        return response

    async def _asset(self, path: str, scope: Scope, unpacks: bool) -> Response:
        """A file whose name carries a hash; packed, as it lies there, for whoever unpacks it."""
        packed = f"{path}.gz"
        if unpacks and packed.removeprefix("assets/") in _assets(_built()):
            response = await super().get_response(packed, scope)
            response.headers["vary"] = "Accept-Encoding"
            if response.status_code != 304:
                response.headers["content-encoding"] = "gzip"
        else:
            response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def warm() -> None:
    """Make the page before anybody asks for it: loading all games takes a moment."""
    if built := _built():
        _furnished(built)


def _built() -> int:
    """When the pages were built: what is kept of them holds as long as this does."""
    page = STATIC / "index.html"
    return page.stat().st_mtime_ns if page.exists() else 0


def _page(scope: Scope) -> Response:
    """The page for this address and language; its links are relative, as `./assets/house.js`.

    They lead up from here to the start page, for a proxy may keep us below a path we never see.
    """
    up = b"../" * (scope["raw_path"].count(b"/") - 1) or b"./"
    built = _built()
    page, words = (_furnished(built), _words(built)) if built else (UNBUILT, {})
    languages = Headers(scope=scope).get("accept-language", "").split(",")
    asked = (one.strip()[:2].lower() for one in languages)
    language = next((one for one in asked if one in words), "en")
    page = page.replace(b"</head>", words.get(language, b"") + b"</head>", 1)
    headers = {"cache-control": "no-cache", "vary": "Accept-Language"}
    return HTMLResponse(page.replace(b'="./', b'="' + up), headers=headers)


@cache
def _furnished(built: int) -> bytes:
    """The page with the house inside, so that it need not ask."""
    page = (STATIC / "index.html").read_bytes()
    data = json.encode(house()).replace(b"<", b"\\u003c")  # nothing in it ends the element
    element = b'<script type="application/json" id="house">' + data + b"</script>"
    return page.replace(b"</head>", element + b"</head>", 1)


@cache
def _assets(built: int) -> frozenset[str]:
    """The names of all files with a hash."""
    return frozenset(path.name for path in (STATIC / "assets").glob("*"))


@cache
def _words(built: int) -> dict[str, bytes]:
    """By language, what makes a browser fetch its words before a script has asked for them."""
    found = filter(None, map(WORDS.fullmatch, _assets(built)))
    return {
        name[1]: f'<link rel="modulepreload" href="./assets/{name[0]}">'.encode() for name in found
    }

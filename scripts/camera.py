"""What the gallery is taken with: a real server, screens that may not complain, and sheets."""

import base64
import io
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# They know how to start a server.
from tests.web.conftest import FLAGS, HOST, PATIENCE_MS, Server  # noqa: E402

GALLERY = ROOT / "docs" / "gallery"
QUALITY = 68
SHEET_QUALITIES = (30, 22, 16, 10, 6)
HEAVIEST_SHEET = 620_000
"""Bytes."""
CODE = "PLUM"
"""The code of the room in a picture, whatever the server drew for it."""
GAP, CAPTION = 10, 22
PAPER, INK = "#f4ecdc", "#2b2622"

Page = Any
Size = tuple[int, int]


class Studio(Server):
    """A server that is found under the same address each time, without its port."""

    @property
    def address(self) -> str:
        """Where the browser finds it: `flags` lead it there."""
        return f"http://{HOST}"

    @property
    def flags(self) -> list[str]:
        """What a browser has to know."""
        return [*FLAGS, f"--host-resolver-rules=MAP {HOST} 127.0.0.1:{self.port}"]


@dataclass
class Camera:
    """Opens pages in one browser, looks at them, and keeps what they complain of."""

    browser: Any
    address: str
    complaints: list[str] = field(default_factory=list)

    def open(
        self,
        path: str = "/",
        size: Size = (390, 844),
        prepare: Any = None,
        locale: str = "en-GB",
        code: str = "",
        **more: Any,
    ) -> Page:
        """A page of its own; `code` is shown as that of every picture."""
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, **more
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(f"{path}: {error}"))
        page.on("console", lambda said: self._heard(path, said))
        if code:
            page.route_web_socket("**/ws", lambda line: _rename(line, code))
        if prepare:
            prepare(page)
        page.goto(self.address + path)
        return page

    def _heard(self, path: str, said: Any) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(f"{path}: {said.text}")


def webp(page: Page) -> bytes:
    """The page as it stands."""
    how = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", how)
    return base64.b64decode(taken["data"])


def picture(page: Page, width: int) -> Image.Image:
    """The page as it stands, so wide."""
    taken = Image.open(io.BytesIO(page.screenshot()))
    return taken.convert("RGB").resize(
        (width, round(taken.height * width / taken.width)), Image.Resampling.LANCZOS
    )


Row = tuple[str, Sequence[Image.Image]]


def sheet(rows: Sequence[Row]) -> Image.Image:
    """Rows of pictures, each row under its caption."""
    widths = [sum(one.width + GAP for one in row) + GAP for _, row in rows]
    heights = [CAPTION + max(one.height for one in row) + GAP for _, row in rows]
    made = Image.new("RGB", (max(widths), sum(heights) + GAP), PAPER)
    draw, font, top = ImageDraw.Draw(made), ImageFont.load_default(15), GAP // 2
    for (caption, row), height in zip(rows, heights, strict=True):
        draw.text((GAP, top), caption, INK, font)
        left = GAP
        for one in row:
            made.paste(one, (left, top + CAPTION))
            left += one.width + GAP
        top += height
    return made


def keep(taken: bytes, name: str) -> None:
    """Write a picture to the gallery."""
    path = GALLERY / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(taken)
    print(f"{path.relative_to(ROOT)}: {len(taken) // 1000} kB", flush=True)


def keep_sheet(rows: Sequence[Row], name: str, heaviest: int = HEAVIEST_SHEET) -> None:
    """Write a sheet to the gallery, as good as it can be at its weight."""
    made = sheet(rows)
    for quality in SHEET_QUALITIES:
        held = io.BytesIO()
        made.save(held, "webp", quality=quality, method=6)
        if held.tell() < heaviest:
            break
    keep(held.getvalue(), name)


def _rename(line: Any, code: str) -> None:
    """Pass on what the server sends, but with our code and without this machine's addresses."""
    server = line.connect_to_server()

    def hear(text: str) -> None:
        frame = json.loads(text.replace(code, CODE))
        if frame["type"] == "room":
            frame["links"]["addresses"] = []
        line.send(json.dumps(frame))

    server.on_message(hear)

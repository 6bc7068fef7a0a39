"""Make the fonts of the pages from the packages they are published in: seldom, and by hand.

    npm pack @fontsource-variable/atkinson-hyperlegible-next @fontsource/caprasimo
    pip install fonttools[woff]
    python scripts/fonts.py FOLDER    # the folder in which both archives lie

What the languages of the pages need is one file of each face. All other letters, for names, are
fetched when one of them occurs; `styles/tokens.css` has to name the same ranges.
"""

import io
import sys
import tarfile
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).resolve().parents[1] / "src" / "handful" / "web" / "src" / "fonts"
TEXT = ("fontsource-variable-atkinson-hyperlegible-next-*.tgz", "{}-wght-normal.woff2")
DISPLAY = ("fontsource-caprasimo-*.tgz", "{}-400-normal.woff2")

SIGNS = "\u00a0 !\"%&'()*+,-./0123456789:;=?·×÷–—‘’“”„…−"
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÄÖÜäöüßÁÉÍÑÓÚáéíñóúü¡¿ÀÂÇÈÉÊËÎÏÔŒÙÛàâçèéêëîïôœùû«»"
OURS = SIGNS + LATIN + ACCENTED
"""What English, German, Spanish and French are written with."""

FINENESS = 500
"""About how many steps an em has; faces are published with twice and four times as many."""

NAMES = [0, 1, 2, 13, 14]
"""Of the names in a font: whose it is, what it is called, and its licence."""


def main(folder: Path) -> None:
    """Write all files of both faces."""
    ours = {ord(one) for one in OURS}
    western = {*range(0x20, 0x100), ord("€")} - ours
    eastern = {*range(0x100, 0x180), *range(0x218, 0x21C), *range(0x1E00, 0x1F00)} - ours
    text, display = published(folder, TEXT, "latin"), published(folder, DISPLAY, "latin")
    make("text", text, ours, ["tnum"])
    make("text-more", text, western)
    make("text-far", published(folder, TEXT, "latin-ext"), eastern)
    make("display", display, ours, ["kern"])
    make("display-more", display, western, ["kern"])


def make(name: str, source: TTFont, letters: set[int], features: Sequence[str] = ()) -> None:
    """Write one file with these letters, as far as the face has them."""
    font = deepcopy(source)
    codes = sorted(letters & set(font.getBestCmap()))
    options = Options()
    options.layout_features = list(features)
    options.name_IDs = NAMES
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": (400, 400, 800)}, inplace=True)
    # Coarser weighs less and looks the same; only a whole part keeps stems and dots in place.
    scale_upem(font, font["head"].unitsPerEm // (font["head"].unitsPerEm // FINENESS))
    font.flavor = "woff2"
    path = FONTS / f"{name}.woff2"
    font.save(path)
    print(f"{name}: {path.stat().st_size} bytes, {ranges(codes)}")


def published(folder: Path, face: tuple[str, str], part: str) -> TTFont:
    """A face as its package has it."""
    archive, ending = face
    with tarfile.open(next(folder.glob(archive))) as package:
        wanted = ending.format(f"-{part}")
        found = next(one for one in package.getnames() if one.endswith(wanted))
        data = package.extractfile(found)
        assert data
        return TTFont(io.BytesIO(data.read()))


def ranges(codes: list[int]) -> str:
    """As `unicode-range` has them."""
    runs: list[list[int]] = []
    for code in codes:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

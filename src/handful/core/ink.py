"""Coloured text without a terminal: games name the ink, the terminal decides what it can show."""

_OPEN, _MID, _CLOSE = "\x01", "\x02", "\x03"

INKS = (
    "red",
    "orange",
    "yellow",
    "green",
    "blue",
    "purple",
    "cyan",
    "gold",
    "white",
    "grey",
    "dim",
    "bold",
    "mine",
)


def ink(name: str, text: str) -> str:
    """The text in this ink; inks do not nest."""
    if name not in INKS:
        raise ValueError(f"no ink {name!r}: there are {', '.join(INKS)}")
    return f"{_OPEN}{name}{_MID}{text}{_CLOSE}"


def spans(marked: str) -> list[tuple[str, str]]:
    """The (ink, text) pieces of a marked line; the ink of plain text is ''."""
    pieces = []
    for part in marked.split(_OPEN):
        name, mid, rest = part.partition(_MID)
        if not mid:
            pieces.append(("", part))
            continue
        inked, _, after = rest.partition(_CLOSE)
        pieces += [(name, inked), ("", after)]
    return [piece for piece in pieces if piece[1]]


def plain(marked: str) -> str:
    """The text without its inks."""
    return "".join(text for _, text in spans(marked))


def harmless(text: str) -> str:
    """A person's words without control characters, safe to print and to mark."""
    return "".join(letter for letter in text if letter.isprintable())

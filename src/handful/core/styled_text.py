"""Coloured text without a terminal: games name the style, the terminal decides what it can show."""

_OPEN, _MID, _CLOSE = "\x01", "\x02", "\x03"

STYLES = (
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


def styled(name: str, text: str) -> str:
    """The text in this style; styles do not nest."""
    if name not in STYLES:
        raise ValueError(f"no style {name!r}: there are {', '.join(STYLES)}")
    return f"{_OPEN}{name}{_MID}{text}{_CLOSE}"


def spans(marked: str) -> list[tuple[str, str]]:
    """The (style, text) pieces of a marked line; the style of plain text is ''."""
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
    """The text without its styles."""
    return "".join(text for _, text in spans(marked))


def harmless(text: str) -> str:
    """A person's words without control characters, safe to print and to mark."""
    return "".join(letter for letter in text if letter.isprintable())

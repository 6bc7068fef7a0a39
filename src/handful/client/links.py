"""The link that a room shows, such as http://192.168.0.7:8000/join/PLUM."""

from urllib.parse import urlsplit


def parted(link: str) -> tuple[str, str] | None:
    """The address of its server and the code of the room; None for what is no such link."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    before, _, code = parts.path.rstrip("/").rpartition("/")
    if not 4 <= len(code) <= 12 or not code.isalpha():
        return None
    return f"{parts.scheme}://{parts.netloc}{before.removesuffix('/join')}", code.upper()

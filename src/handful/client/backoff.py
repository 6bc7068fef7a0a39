"""How long to wait before the next try: twice as long each time, and never all at once."""

_FIRST = 0.05
_LONGEST = 15.0
_LASTING = 2.0
"""A line that held this long was sound: the next loss starts over."""


class Backoff:
    """The tries of one screen to come back, in seconds."""

    def __init__(self) -> None:
        self._wait = _FIRST
        self._since: float | None = None

    def opened(self, now: float) -> None:
        """The line is open, at this moment."""
        self._since = now

    def next(self, now: float, lot: float, least: float = 0.0) -> float:
        """Seconds to wait from now; `least` is what the server asks for, `lot` is from 0 to 1."""
        if self._since is not None and now - self._since >= _LASTING:
            self._wait = _FIRST
        self._since = None
        most, self._wait = self._wait, min(self._wait * 2, _LONGEST)
        return (least + most / 2) * (1 + lot)

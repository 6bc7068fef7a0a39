"""Logs as lines of JSON, one event each; nothing secret ever gets into them."""

import json
import logging
import sys
import time

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

_KINDS = 1_000
"""So many kinds of events are counted at once."""


class JsonLines(logging.Formatter):
    """One line per event: when, how grave, which part, what, and the details."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "part": record.name,
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=repr)


class Seldom(logging.Filter):
    """Lets few events of one kind through: what happens a thousand times is told a few times."""

    def __init__(self, most: int = 20, seconds: float = 60.0) -> None:
        super().__init__()
        self._most, self._seconds = most, seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is told; the first after a silence says how many were left out."""
        kind = record.name, str(record.msg)
        since, count = self._seen.get(kind, (record.created, 0))
        if record.created - since >= self._seconds:
            if count > self._most:
                record.left_out = count - self._most
            since, count = record.created, 0
        if len(self._seen) > _KINDS:
            self._seen.clear()
        self._seen[kind] = since, count + 1
        return count < self._most


def set_up(level: str) -> None:
    """Log to standard error from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # uvicorn announces every socket at this level; metrics count them better
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.root.level))

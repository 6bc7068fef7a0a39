"""Playing a contest in several processes; an interrupt keeps what is done."""

from collections.abc import Callable
from functools import partial

from .contest import Contest
from .playing import played
from .results_file import Book
from .workers import spread


def run(contest: Contest, book: Book, jobs: int, tell: Callable[[], None]) -> bool:
    """Play what is missing; whether all was played comes back (not after Ctrl-C)."""
    missing = book.missing(contest)
    try:
        for one in spread(partial(played, contest), missing, min(jobs, len(missing))):
            book.add(one)
            tell()
    except KeyboardInterrupt:
        return False
    return True

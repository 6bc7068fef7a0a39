"""Playing a contest in several processes; an interrupt keeps what is done."""

from collections.abc import Callable
from functools import partial

from handful.bots.external import Terms

from .contest import Contest, Meeting
from .exploitability import Exploited, Trial, can_be_exploited, exploited
from .playing import played
from .results_file import Book
from .workers import spread


def trials(contest: Contest) -> list[Trial]:
    """The end games of every player that can be asked what it would do in them."""
    return [
        Trial(
            contest.game,
            contest.values,
            seats,
            spec,
            spec,
            deal,
            contest.end_game_seed(seats, deal),
            Terms(contest.key_of(Meeting(seats, deal, ("end game", spec)), 0)),
        )
        for seats in contest.seats
        for spec in dict.fromkeys(contest.players)
        if can_be_exploited(spec)
        for deal in range(contest.exploit)
    ]


def exploit(contest: Contest, jobs: int, tell: Callable[[], None]) -> list[Exploited]:
    """Find the best responses; after Ctrl-C those that are found."""
    found: list[Exploited] = []
    asked = trials(contest)
    try:
        for one in spread(exploited, asked, min(jobs, max(1, len(asked)))):
            found.append(one)
            tell()
    except KeyboardInterrupt:
        pass
    return found


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

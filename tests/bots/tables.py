"""Tables for the tests of the searching player: their decisions, and their twins."""

from collections.abc import Iterator
from itertools import count

from handful.bots.levels import LEVELS
from handful.bots.seated import Asked, SeatedBot
from handful.core import AnyGame, Chance, Play, Seat, State, Told
from handful.core.catalog import games


def counts(key: str) -> list[int]:
    """For how many players a game is at its default options."""
    fewest, most = games()[key].players
    return [one for one in range(fewest, most + 1) if not games()[key].rules.options().problem(one)]


def table(key: str, seed: int = 3, seats: int | None = None) -> Play:
    """A new table, for two players or the fewest beyond that."""
    game = games()[key]
    return Play(
        game, game.rules.options(), seats or next(one for one in counts(key) if one > 1), seed
    )


def questions(play: Play, level: str = "sharp") -> Iterator[tuple[Seat, Asked]]:
    """Whoever is asked in a game between bots, also about what may be left alone."""
    bots = [SeatedBot(play, seat, LEVELS[level]) for seat in range(play.seats)]
    while play.state.outcome() is None:
        awaited, actors = play.state.awaited(), play.state.actors()
        for seat in (*(one for one in actors if one not in awaited), *awaited[:1]):
            yield seat, bots[seat].asked()
            move = bots[seat].choose()
            if move is not None:
                play.enter(seat, move)
                break


def decisions(play: Play, every: int) -> Iterator[tuple[Seat, Asked]]:
    """Real decisions of a game between sharp bots: some choice, and somebody must make it."""
    met = 0
    for seat, asked in questions(play):
        if asked.must and len(asked.legal) > 1:
            met += 1
            if met % every == 0:
                yield seat, asked


class Twin:
    """A table that a seat cannot tell from the real one, and what that seat remembers there."""

    def __init__(self, play: Play, seat: Seat, state: State) -> None:
        self.game, self.seat, self.state = play.game, seat, state
        self.memory = play.game.knowledge.memory(play.options, play.seats, seat)
        self.entries, self.events, self.followed = len(play.entries), len(play.events), 0
        self.fold(play.told(seat))

    def fold(self, told: list[Told]) -> None:
        """Remember what the seat was told."""
        for one in told:
            self.memory.fold(one)

    def keeps_up(self, play: Play) -> bool:
        """Make the moves of the real table here; False where the seat sees the two part."""
        told: list[Told] = []
        for entry in play.entries[self.entries :]:
            move = self.game.rules.moves.read(entry.move)
            if self.state.refusal(entry.seat, move):
                return False
            self.state.sink = []
            self.state.apply(entry.seat, move)
            seen = (event.seen_by(self.seat) for event in self.state.sink)
            told += [one for one in seen if one is not None]
        self.fold(told)
        theirs = play.told(self.seat, self.events)
        self.followed += len(told)
        self.entries, self.events = len(play.entries), len(play.events)
        return told == theirs


def twin_of(game: AnyGame, state: State, seat: Seat, chance: Chance) -> State | None:
    """The same table with other cards wherever this seat may not look, and other luck to come.

    In half of the twins only two cards have changed places: those stay alike for longer.
    """
    groups = game.knowledge.secrets(state, seat)
    few = chance.below(2) == 0
    for _ in range(8):
        changed = [group[:] for group in groups]
        if few:
            _swap(changed, chance)
        else:
            for group in changed:
                chance.shuffle(group)
        other = game.knowledge.refill(state, seat, changed)
        if other is not None and game.knowledge.lay(other) != game.knowledge.lay(state):
            other.chance = chance.below(1 << 31)
            return other
    return None


def _swap(groups: list[list[int]], chance: Chance) -> None:
    mixed = [group for group in groups if len(set(group)) > 1]
    if mixed:
        group = mixed[chance.below(len(mixed))]
        one, other = chance.below(len(group)), chance.below(len(group))
        group[one], group[other] = group[other], group[one]


def twins_asked(key: str, seats: int) -> Iterator[tuple[Asked, Twin]]:
    """Questions of one game after another, each with a twin of the seat that is asked.

    A twin goes on beside the real table until its seat could tell the two apart. The players are
    novices, who leave something to be caught.
    """
    chance = Chance(7)
    for seed in count(3):
        play, twins = table(key, seed, seats), dict[Seat, Twin]()
        for seat, asked in questions(play, "novice"):
            twins = {one: twin for one, twin in twins.items() if twin.keeps_up(play)}
            if seat not in twins:
                state = twin_of(play.game, play.state, seat, chance)
                if state is None:
                    continue
                twins[seat] = Twin(play, seat, state)
            if play.game.knowledge.lay(twins[seat].state) != play.game.knowledge.lay(play.state):
                yield asked, twins[seat]

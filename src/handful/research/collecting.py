"""Datasets of very many games: shards of Parquet in a folder, resumable, with a card about them.

Every game follows from the declaration and its number, so a shard that is missing or damaged is
played again, and two people get the same files.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pyarrow.parquet as pq
from msgspec import Struct, json

from handful.bots.players import budgeted
from handful.bots.seated import SeatedBot
from handful.bots.self_play import play_through
from handful.core import AnyGame, Chance, Play, Record
from handful.core.catalog import game
from handful.core.rng import GOLDEN, WORD, drawn

from . import dataset

DECLARATION, CARD = "dataset.json", "README.md"
SHARD = 250
"""Games in a file."""


class BadFolder(Exception):
    """A folder that cannot be used for this dataset; the sentence says why."""


class Collection(Struct, frozen=True):
    """What makes two datasets the same."""

    game: str
    rules_number: int
    seats: int
    options: dict[str, object]
    tables: tuple[tuple[str, ...], ...]
    """Who sits at each kind of table; games take turns. Several at one table sit by lot."""
    games: int
    seed: int
    shard: int = SHARD

    @property
    def shards(self) -> int:
        """How many files there will be."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The games of a file."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        table = self.tables[number % len(self.tables)]
        chairs = [at % len(table) for at in range(self.seats)]
        Chance(self.seed_of(number)).shuffle(chairs)
        return tuple(table[one] for one in chairs)

    def seed_of(self, number: int) -> int:
        """The seed of a game."""
        return drawn((drawn(self.seed & WORD) + (number + 1) * GOLDEN) & WORD) >> 2


class Made(NamedTuple):
    """A shard that has been written."""

    number: int
    rows: int


def collection(
    played: AnyGame,
    seats: int,
    options: Mapping[str, object],
    tables: Sequence[Sequence[str]],
    games: int,
    seed: int,
) -> Collection:
    """A checked declaration; `BadOption` or `UnknownLevel` says what is wrong with it."""
    read = played.rules.options.read(options)
    played.check(read, seats)
    for spec in {one for table in tables for one in table}:
        budgeted(spec)
    changed = {key: _plain(value) for key, value in read.changed().items()}
    rows = tuple(tuple(table) for table in tables)
    return Collection(played.key, played.rules_number, seats, changed, rows, games, seed)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def prepare(made: Collection, folder: Path) -> list[int]:
    """Begin a dataset or go on with it; which shards are missing comes back."""
    path = folder / DECLARATION
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            if any(folder.iterdir()):
                raise BadFolder(f"{folder} holds something else: choose another folder.")
            _put(path, json.format(json.encode(made), indent=1))
        if json.decode(path.read_bytes(), type=Collection) != made:
            raise BadFolder(f"{folder} holds another dataset: choose another folder.")
    except OSError as problem:
        raise BadFolder(f"{folder} cannot be used: {problem.strerror}.") from None
    except msgspec.MsgspecError:
        raise BadFolder(f"{path} is damaged: it declares no dataset.") from None
    return [number for number in range(made.shards) if not _is_whole(made, folder, number)]


def shard_path(folder: Path, number: int) -> Path:
    """Where a shard lies."""
    return folder / f"games-{number:06}.parquet"


def _is_whole(made: Collection, folder: Path, number: int) -> bool:
    try:
        head = json.decode(pq.read_schema(shard_path(folder, number)).metadata[dataset.KEY])
    except (OSError, ValueError, KeyError, TypeError):
        return False
    return len(head["games"]) == len(made.numbers(number))


def make(made: Collection, folder: Path, number: int) -> Made:
    """Play and write one shard; it is put in its place once it is whole."""
    path = shard_path(folder, number)
    new = path.with_suffix(".new")
    games = made.numbers(number)
    records, seatings = [_record(made, one) for one in games], [made.seating(one) for one in games]
    rows = dataset.write(new, records, seatings)
    os.replace(new, path)
    return Made(number, rows)


def _record(made: Collection, number: int) -> Record:
    played = game(made.game)
    seating = made.seating(number)
    options = played.rules.options.read(made.options)
    play = Play(played, options, made.seats, made.seed_of(number), players=seating)
    bots = [SeatedBot(play, seat, budgeted(spec)) for seat, spec in enumerate(seating)]
    play_through(play, bots, [one.level.temper for one in bots])
    return play.record()


def write_card(made: Collection, folder: Path, command: str) -> Path:
    """Describe a whole dataset: what it holds, how it was made, and what it is not."""
    path = folder / CARD
    _put(path, _card(made, folder, command).encode())
    return path


def _card(made: Collection, folder: Path, command: str) -> str:
    played = game(made.game)
    files = [shard_path(folder, number) for number in range(made.shards)]
    rows = sum(pq.read_metadata(one).num_rows for one in files)
    size = sum(one.stat().st_size for one in files)
    chairs = Counter(spec for number in range(made.games) for spec in made.seating(number))
    house = ", ".join(f"{key} = {value}" for key, value in made.options.items()) or "as printed"
    return "\n".join(
        [
            f"# {made.games:,} games of {played.name}",
            "",
            f"{rows:,} decisions in {len(files):,} Parquet files, {size / 1e6:,.1f} MB.",
            "",
            "| | |",
            "|---|---|",
            f"| game | {played.name} (`{made.game}`), rules number {made.rules_number} |",
            f"| house rules | {house} |",
            f"| players | {made.seats} at a table |",
            *(f"| chairs of `{spec}` | {count:,} |" for spec, count in sorted(chairs.items())),
            f"| seed | {made.seed}; game N follows from it and N alone |",
            "",
            "## How it was made",
            "",
            f"```sh\n{command}\n```",
            "",
            "Bots played all games; nobody's data is in it. The same command makes the same files.",
            "Games take turns between the tables; at a mixed table lots are drawn for the seats.",
            "",
            "## What is in a row",
            "",
            *(dataset.__doc__ or "").strip().splitlines()[2:-3],
            "",
            "`handful.research.dataset.read(FILE)` gives whole records back, to replay or to",
            "observe differently.",
            "",
            "## What to keep in mind",
            "",
            "- Decisions of one game are not independent: split by `game`, never by row.",
            "- Rewards are known only at the end of a game, and every row of a game has them.",
            "- The players are bots with their own habits; people play differently.",
            "- Waiting is a row too, so rows are more than moves.",
            "",
            "## Files",
            "",
            "| file | SHA-256 |",
            "|---|---|",
            *(f"| {one.name} | `{_digest(one)}` |" for one in files),
            "",
        ]
    )


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _put(path: Path, content: bytes) -> None:
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    os.replace(new, path)

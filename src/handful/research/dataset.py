"""Records as Parquet datasets for imitation learning and back, one row for every decision.

| column | what it is |
|---|---|
| `game` | the number of the game in this file |
| `seat` | who decides |
| `at` | when, in milliseconds; -1 in a game without a clock |
| `observation` | what the seat sees, as in the environments |
| `mask` | the actions it may take, eight to a byte, the first in the highest bit |
| `action` | the one it takes |
| `reward` | what the whole game is worth to the seat in the end; 0 if it was not finished |
| `player` | which bot decides, such as `sharp`; only where bots made the whole set |

All games of a file have the same options and seats; these, the seeds, the names of all actions and
the meaning of all numbers are written into the file itself, under `handful`.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from handful.core import UNTIMED, Entry, Move, Play, Record, Seat, replay
from handful.core.options import written

from .actions import Token
from .episode import Mask, Setup, Table, Vector
from .tokens import Saying

FORMAT = 1
KEY = b"handful"


class BadDataset(ValueError):
    """Records that do not go into one file, or a file that is no dataset of ours."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One row, but for what only the end of the game tells."""

    seat: Seat
    at: int
    observation: Vector
    mask: Mask
    action: Token


def write(
    path: Path | str, records: Iterable[Record], players: Sequence[Sequence[str]] = ()
) -> int:
    """Write games into one Parquet file; how many rows it has comes back."""
    table = to_arrow(records, players)
    pq.write_table(table, path, compression="zstd")
    return int(table.num_rows)


def read(path: Path | str) -> list[Record]:
    """The games of a Parquet file, played again."""
    return from_arrow(pq.read_table(path))


def to_arrow(records: Iterable[Record], players: Sequence[Sequence[str]] = ()) -> pa.Table:
    """Games as an Arrow table.

    With `players`, who sits where in each game, every row says who decides. The names in a record
    are not taken: they may be those of people.
    """
    listed = list(records)
    if not listed:
        raise BadDataset("There is no game to write.")
    setup = _common_setup(listed)
    rows: list[tuple[int, Decision, float]] = []
    for number, record in enumerate(listed):
        decisions, worth = _played(setup, record)
        rows += [(number, one, worth[one.seat]) for one in decisions]
    table = _columns(setup, rows)
    if players:
        named = pa.array([players[number][one.seat] for number, one, _ in rows])
        table = table.append_column("player", named.dictionary_encode())
    head = json.dumps(_head(setup, listed)).encode()
    return table.replace_schema_metadata({KEY: head})


def from_arrow(table: pa.Table) -> list[Record]:
    """The games of an Arrow table, played again from their actions."""
    head = json.loads((table.schema.metadata or {}).get(KEY, b"null"))
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadDataset("This is no dataset of Handful, or one of another format.")
    setup = Setup(head["game"], head["seats"], head["options"])
    if head["actions"] != setup.actions.names:
        raise BadDataset(f"The actions of {setup.game.name} have changed since this was written.")
    plays = [
        Play(setup.game, setup.options, setup.seats, one["seed"], timed=one["timed"])
        for one in head["games"]
    ]
    sayings: dict[int, Saying] = {}
    columns = (table.column(name).to_pylist() for name in ("game", "seat", "at", "action"))
    for number, seat, at, action in zip(*columns, strict=True):
        _enter(setup, plays[number], sayings, (number, seat, at, action))
    for play, one in zip(plays, head["games"], strict=True):
        if play.timed:
            play.tick(one["now"])
    return [play.record() for play in plays]


def decisions(setup: Setup, play: Play, entry: Entry, move: Move) -> Iterator[Decision]:
    """What the seat of an entry decides, token by token.

    Where the table had to wait for this entry, all who could have acted before it let their chance
    go by; that is a decision too.
    """
    table, state = Table.of(setup, play), play.state
    awaited = state.awaited()
    if entry.seat in awaited:
        for other in state.actors():
            if other not in awaited:
                saying = setup.begin(state, other)
                yield _decision(table, entry.at, other, saying, setup.actions.wait, free=True)
    saying = setup.begin(state, entry.seat)
    path = setup.actions.path(move)
    done = False
    while not done:
        token = path[saying.depth]
        free = entry.seat not in awaited and not saying.depth
        yield _decision(table, entry.at, entry.seat, saying, token, free)
        done = saying.say(token)


def _decision(
    table: Table, at: int, seat: Seat, saying: Saying, action: Token, free: bool
) -> Decision:
    actions = table.setup.actions
    row = np.zeros(table.setup.size, np.float32)
    table.write(seat, row)
    table.write_said(saying, row)
    mask = np.zeros(actions.size, np.int8)
    saying.mark(mask)
    mask[actions.wait] = free
    return Decision(seat, at, row, mask, action)


def _played(setup: Setup, record: Record) -> tuple[list[Decision], tuple[float, ...]]:
    """A record played again: its decisions, and what it was worth."""
    start = replace(record, entries=(), talk=(), now=0 if record.timed else UNTIMED)
    play = replay(setup.game, start)
    found: list[Decision] = []
    for entry in record.entries:
        if record.timed:
            play.tick(entry.at)
        move = _canonical(play, entry)
        found += decisions(setup, play, entry, move)
        play.enter(entry.seat, move, entry.at)
    return found, Table.of(setup, play).utilities()


def _canonical(play: Play, entry: Entry) -> Move:
    """The listed move that an entry means; it may say more, such as what it answers."""
    moves = play.game.rules.moves
    given, legal = moves.read(entry.move), play.state.legal(entry.seat)
    if given in legal:
        return given
    form = moves.decode(given)
    for move in legal:
        if moves.decode(move).items() <= form.items():
            return move
    raise BadDataset(f"“{entry.move}” by seat {entry.seat} is none of the listed moves.")


def _enter(
    setup: Setup, play: Play, sayings: dict[int, Saying], row: tuple[int, Seat, int, Token]
) -> None:
    """Take one row; a move is entered once it is said."""
    number, seat, at, action = row
    if action == setup.actions.wait:
        return
    if play.timed and number not in sayings:
        play.tick(at)
    if number not in sayings:
        sayings[number] = setup.begin(play.state, seat)
    saying = sayings[number]
    if not saying.allows(action):
        raise BadDataset(f"“{setup.actions.names[action]}” cannot be said in game {number}.")
    if saying.say(action):
        del sayings[number]
        play.enter(seat, saying.moves()[0], at)


def _common_setup(records: list[Record]) -> Setup:
    first = records[0]
    for one in records:
        if (one.game, one.rules_number, one.seats, one.options) != (
            first.game,
            first.rules_number,
            first.seats,
            first.options,
        ):
            raise BadDataset("All games of one file must be the same game with the same options.")
    return Setup(first.game, first.seats, first.options)


def _head(setup: Setup, records: list[Record]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": setup.game.key,
        "rules": setup.game.rules_number,
        "seats": setup.seats,
        "options": {key: written(value) for key, value in setup.options.changed().items()},
        "games": [{"seed": one.seed, "timed": one.timed, "now": one.now} for one in records],
        "actions": setup.actions.names,
        "features": [[one.name, one.size, one.meaning] for one in setup.observation.features],
    }


def _columns(setup: Setup, rows: list[tuple[int, Decision, float]]) -> pa.Table:
    seen = np.array([one.observation for _, one, _ in rows], np.float32).reshape(-1)
    masks = [np.packbits(one.mask.astype(np.bool_)).tobytes() for _, one, _ in rows]
    width = (setup.actions.size + 7) // 8
    return pa.table(
        {
            "game": pa.array([number for number, _, _ in rows], pa.int32()),
            "seat": pa.array([one.seat for _, one, _ in rows], pa.int8()),
            "at": pa.array([one.at for _, one, _ in rows], pa.int64()),
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(seen), setup.size),
            "mask": pa.array(masks, pa.binary(width)),
            "action": pa.array([one.action for _, one, _ in rows], pa.int16()),
            "reward": pa.array([worth for _, _, worth in rows], pa.float32()),
        }
    )


def masks_of(table: pa.Table) -> Mask:
    """The masks of a dataset as rows of 0 and 1."""
    head = json.loads(table.schema.metadata[KEY])
    packed = np.frombuffer(b"".join(table.column("mask").to_pylist()), np.uint8)
    rows = np.unpackbits(packed.reshape(table.num_rows, -1), axis=1)
    return rows[:, : len(head["actions"])].astype(np.int8)

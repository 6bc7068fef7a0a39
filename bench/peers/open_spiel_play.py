"""Random play with OpenSpiel: open_spiel_play.py SECONDS GAME native | bots | stepped.

`native` are the rollouts of its C++ evaluator from the first decision, `bots` its C++ random bots
(for a game whose rewards the evaluator does not take), `stepped` a loop in Python.
All deals are played in turn: how long a game is may depend on the deal more than on the play.
Only decisions count as moves; how many a rollout has is measured by the loop in Python.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

DEALS = 32
"""As many as in our games, so that no lucky one decides."""
ROLLOUTS = 100
SAMPLE = 16
"""So many games of each deal are played to know how long they are."""
SEED = 1

seconds, name, what = float(sys.argv[1]), sys.argv[2], sys.argv[3]
game = pyspiel.load_game(name)
random.seed(SEED)


def by_chance(state: Any) -> None:
    """What a chance node brings."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, weights)[0])


def first_decision() -> Any:
    """A position after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        by_chance(state)
    return state


def stepped(deal: int) -> float:
    """One copy of the position, played to its end in Python."""
    state, moves = positions[deal].clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            by_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def native(deal: int) -> float:
    """Many copies, played in C++."""
    searcher.step(positions[deal])
    return ROLLOUTS * lengths[deal]


def bots(deal: int) -> float:
    """One copy, played by its bots in C++."""
    pyspiel.evaluate_bots(positions[deal].clone(), players, random.randrange(1 << 30))
    return lengths[deal]


positions = [first_decision() for _ in range(DEALS)]
lengths: list[float] = []
if what != "stepped":
    lengths = [sum(stepped(deal) for _ in range(SAMPLE)) / SAMPLE for deal in range(DEALS)]
if what == "native":
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, SEED, False)
if what == "bots":
    players = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]

play: Callable[[int], float] = {"native": native, "bots": bots, "stepped": stepped}[what]
moves, games = 0.0, 0
start = time.process_time()
while time.process_time() - start < seconds or games % DEALS:
    moves += play(games % DEALS)
    games += 1
print(json.dumps({"moves": moves, "seconds": time.process_time() - start}))

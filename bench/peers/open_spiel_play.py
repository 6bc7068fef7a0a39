"""Random play with OpenSpiel: open_spiel_play.py SECONDS GAME native | bots | stepped.

`native` are the rollouts of its C++ evaluator from the first decision, `bots` its C++ random bots
(for a game whose rewards the evaluator does not take), `stepped` a loop in Python.
Only decisions count as moves; how many a rollout has is measured by the loop in Python.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

ROLLOUTS = 100
SAMPLE = 500
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


def stepped() -> int:
    """One copy of the position, played to its end in Python."""
    state, moves = position.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            by_chance(state)
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


def native() -> int:
    """Many copies, played in C++."""
    searcher.step(position)
    return ROLLOUTS


def bots() -> int:
    """One copy, played by its bots in C++."""
    pyspiel.evaluate_bots(position.clone(), players, random.randrange(1 << 30))
    return 1


position = first_decision()
per_game = 1.0
if what != "stepped":
    per_game = sum(stepped() for _ in range(SAMPLE)) / SAMPLE
if what == "native":
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, SEED, False)
if what == "bots":
    players = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]

play: Callable[[], int] = {"native": native, "bots": bots, "stepped": stepped}[what]
count = 0
start = time.process_time()
while time.process_time() - start < seconds:
    count += play()
print(json.dumps({"moves": count * per_game, "seconds": time.process_time() - start}))

"""Random UNO with RLCard: `env` as its users run it, `bare` its game object alone."""

import json
import random
import sys
import time
from collections.abc import Callable

import rlcard
from rlcard.agents import RandomAgent
from rlcard.games.uno import Game


def bare(seats: int) -> Callable[[], int]:
    """One game after another on the game object, without observations for learning."""
    game = Game(num_players=seats)

    def play() -> int:
        moves = 0
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            moves += 1
        return moves

    return play


def env(seats: int) -> Callable[[], int]:
    """One game after another in the environment, with its random agents."""
    made = rlcard.make("uno", config={"game_num_players": seats})
    made.set_agents([RandomAgent(made.num_actions) for _ in range(made.num_players)])

    def play() -> int:
        trajectories, _ = made.run()
        return sum(len(one) // 2 for one in trajectories)

    return play


seconds, seats = float(sys.argv[1]), int(sys.argv[2])
play = {"bare": bare, "env": env}[sys.argv[3]](seats)
moves = 0
start = time.process_time()
while time.process_time() - start < seconds:
    moves += play()
print(json.dumps({"moves": moves, "seconds": time.process_time() - start}))

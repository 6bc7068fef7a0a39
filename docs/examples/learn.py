"""Maskable PPO against novice bots: python docs/examples/learn.py --steps 200000

Needs requirements/examples.txt. Prints the learning curve; --curve FILE.csv keeps it.
"""

import argparse
import csv
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium.wrappers import FilterObservation, FlattenObservation
from sb3_contrib import MaskablePPO

import handful.research.gymnasium as ours


def made(asked: argparse.Namespace) -> gymnasium.Env[Any, Any]:
    """The environment as this library wants it: the vector alone; it asks for masks by itself."""
    options = dict(one.split("=", 1) for one in asked.options)
    env = ours.SeatEnv(asked.game, asked.seats, bots=asked.bots, **options)
    return FlattenObservation(FilterObservation(env, ["observation"]))


def share_won(model: MaskablePPO, env: gymnasium.Env[Any, Any], games: int) -> float:
    """How many of so many games the model wins."""
    won = 0
    for number in range(games):
        seen, _ = env.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            masks = env.get_wrapper_attr("action_masks")()
            action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, reward, over, _, _ = env.step(action)
        won += reward > 0
    return won / games


def main() -> None:
    """Learn for a while, and measure along the way."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="ultima")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", nargs="*", default=["scoring=simple", "target=1"])
    parser.add_argument("--bots", default="novice")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--every", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=300, help="games of each measurement")
    parser.add_argument("--rollout", type=int, default=2048, help="steps before each update")
    parser.add_argument("--curve", type=Path, help="a CSV file for the learning curve")
    asked = parser.parse_args()

    env, fresh = made(asked), made(asked)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=asked.rollout, batch_size=asked.rollout // 8, gamma=0.99, seed=1
    )
    curve = [(0, share_won(model, fresh, asked.games))]
    print(f"{0:>8} steps: won {curve[0][1]:.1%} against {asked.bots}", flush=True)
    while curve[-1][0] < asked.steps:
        model.learn(asked.every, reset_num_timesteps=False)
        curve.append((model.num_timesteps, share_won(model, fresh, asked.games)))
        print(f"{curve[-1][0]:>8} steps: won {curve[-1][1]:.1%} against {asked.bots}", flush=True)
    if asked.curve:
        with asked.curve.open("w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("steps", "won"), *curve])


if __name__ == "__main__":
    main()

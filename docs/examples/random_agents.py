"""Random agents through PettingZoo: python docs/examples/random_agents.py --seats 4"""

import argparse
import time

from handful.research import pettingzoo


def main() -> None:
    """Play some games and say how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ultima")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=20)
    asked = parser.parse_args()

    env = pettingzoo.env(asked.game, seats=asked.seats)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    steps, start = 0, time.perf_counter()
    for number in range(asked.games):
        env.reset(seed=number)
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            returns[agent] += reward
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                steps += 1
    seconds = time.perf_counter() - start
    print(f"{asked.games} games, {steps:,} steps, {steps / seconds:,.0f} steps a second")
    for agent, total in returns.items():
        print(f"{agent}: {total / asked.games:+.3f} a game")


if __name__ == "__main__":
    main()

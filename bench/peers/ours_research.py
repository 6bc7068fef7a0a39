"""Random play through our environments: ours_research.py SECONDS SEATS GAME WHAT.

WHAT is aec, parallel, seat, openspiel, vector or vector-seat.
"""

import json
import random
import sys
import time
from collections.abc import Iterator

seconds, seats, key, what = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]
TOGETHER = 256


def aec() -> Iterator[int]:
    """One seat after the other."""
    from handful.research import pettingzoo

    env = pettingzoo.env(key, seats)
    seed = 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            yield 1


def parallel() -> Iterator[int]:
    """All at once; a step is one agent's."""
    from handful.research import pettingzoo

    env = pettingzoo.parallel_env(key, seats)
    seed = 0
    while True:
        seen, _ = env.reset(seed=seed)
        seed += 1
        while env.agents:
            count = len(env.agents)
            seen, *_ = env.step(
                {
                    agent: env.action_space(agent).sample(seen[agent]["action_mask"])
                    for agent in env.agents
                }
            )
            yield count


def seat() -> Iterator[int]:
    """One seat against random bots."""
    from handful.research.gymnasium import SeatEnv

    env = SeatEnv(key, seats, bots="random")
    seed = 0
    while True:
        seen, _ = env.reset(seed=seed)
        seed += 1
        over = False
        while not over:
            seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
            yield 1


def openspiel() -> Iterator[int]:
    """As OpenSpiel's own loop does it, with the observation."""
    from handful.research import openspiel as ours

    game = ours.load(key, seats)
    while True:
        state = game.new_initial_state()
        state.apply_action(random.randrange(ours.DEALS))
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            yield 1


def vector(mine: int | None = None) -> Iterator[int]:
    """Many games at once."""
    from handful.research.episode import Setup
    from handful.research.vector import FleetEnv, SeatFleetEnv

    envs: FleetEnv | SeatFleetEnv = FleetEnv(key, seats, num_envs=TOGETHER)
    if mine is not None:
        envs = SeatFleetEnv(Setup(key, seats, {}), TOGETHER, mine)
    envs.reset(seed=1)
    while True:
        envs.step(envs.sample())
        yield TOGETHER


ways = {"aec": aec, "parallel": parallel, "seat": seat, "openspiel": openspiel, "vector": vector}
steps = vector(0) if what == "vector-seat" else ways[what]()
next(steps)
moves, start = 0, time.process_time()
while time.process_time() - start < seconds:
    for _ in range(20):
        moves += next(steps)
print(json.dumps({"moves": moves, "seconds": time.process_time() - start}))

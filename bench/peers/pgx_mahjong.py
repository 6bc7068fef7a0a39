"""Random play of many games at once with pgx on the CPU: pgx_mahjong.py SECONDS."""

import json
import sys
import time

import jax
import jax.numpy as jnp
import pgx

BATCH = 1024
STEPS = 32

seconds = float(sys.argv[1])
env = pgx.make("sparrow_mahjong")


def step(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
    """One random move in every game; a finished one begins again."""
    logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
    move_key, reset_key = jax.random.split(key)
    moves = jax.random.categorical(move_key, logits, axis=1)
    ended = state.terminated | state.truncated
    played = jax.vmap(env.step)(state, moves)
    fresh = jax.vmap(env.init)(jax.random.split(reset_key, BATCH))

    def chosen(new: jax.Array, old: jax.Array) -> jax.Array:
        return jnp.where(ended.reshape(-1, *[1] * (new.ndim - 1)), new, old)

    return jax.tree.map(chosen, fresh, played), (~ended).sum()


@jax.jit
def steps(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
    """Many moves without coming back to Python."""
    state, moves = jax.lax.scan(step, state, jax.random.split(key, STEPS))
    return state, moves.sum()


key = jax.random.PRNGKey(1)
state = jax.vmap(env.init)(jax.random.split(key, BATCH))
state, _ = steps(state, key)
jax.block_until_ready(state)
moves = 0
start = time.process_time()
while time.process_time() - start < seconds:
    key, one = jax.random.split(key)
    state, made = steps(state, one)
    moves += int(made)
print(json.dumps({"moves": moves, "seconds": time.process_time() - start}))

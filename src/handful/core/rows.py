"""Rows of fixed length of which only the first so many count: piles, queues, open hands."""


def leave(row: list[int], count: int, value: int) -> int:
    """Take a value out, so that those behind it move up; how many are left comes back."""
    place = row.index(value)
    row[place : count - 1] = row[place + 1 : count]
    return count - 1

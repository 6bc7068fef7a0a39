"""Games that are over or laid out: replays, the fair deal, examples and lessons."""

"""Secrets: made by the system's generator, kept only as hashes."""

import hashlib
import hmac
import secrets


def secret() -> str:
    """128 random bits, in 22 letters that may stand in an address."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token; tokens are random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, hash: str) -> bool:
    """Whether this is the token behind the hash, in constant time."""
    return hmac.compare_digest(hashed(token), hash)

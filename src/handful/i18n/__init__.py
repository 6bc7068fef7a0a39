"""One way to say things: sentences are written in Fluent, compiled to JSON, and said from that.

`compile` turns `locales/*.ftl` into JSON when the package is built; `speak` says messages in the
terminal and for clients that have no words of their own. Pages have their own speaker, say.ts.
"""

from .speak import LANGUAGES, Speaker, sentences

__all__ = ["LANGUAGES", "Speaker", "sentences"]

"""TypeScript from the Python declarations: `python -m handful.server.ws.typescript`."""

import types
from collections.abc import Iterator
from pathlib import Path
from typing import (
    Annotated,
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

import handful
from handful.core import AnyGame, Field, Listed, Numbers, Words
from handful.core.catalog import games
from handful.core.game_folder import folder_of

from ..http import evening_schemas, schemas
from . import protocol

HERE = Path(handful.__file__).parent
HEAD = "// Written by scripts/types from the Python declarations: do not edit.\n"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def ts(kind: Any) -> str:
    """A Python annotation as a TypeScript type."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any or kind is object or isinstance(kind, ForwardRef):
        return "Json"
    if kind in SIMPLE:
        return SIMPLE[kind]
    if origin in (Annotated, NotRequired, Required):
        return ts(args[0])
    if origin is Literal:
        return " | ".join(f'"{one}"' for one in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(ts(one) for one in args if one is not UnsetType))
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(map(ts, args))}]"
    if origin in (list, tuple):
        inner = ts(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict or getattr(origin, "__name__", "") == "Mapping":
        return f"Record<string, {ts(args[1])}>"
    name: str = kind.__name__
    return name


def struct(kind: type[Struct], name: str, sent: bool) -> Iterator[str]:
    """One message or part; `sent` ones (by a screen) may leave out what has a default."""
    if kind.__doc__:
        yield f"/** {kind.__doc__.strip().splitlines()[0]} */"
    yield f"export interface {name} {{"
    tag = kind.__struct_config__.tag
    if tag is not None:
        yield f'  type: "{tag}";'
    hints = get_type_hints(kind, include_extras=True)
    for one in fields(kind):
        mark = "?" if sent and not _required(one) else ""
        yield f"  {one.encode_name}{mark}: {ts(hints[one.name])};"
    yield "}"
    yield ""


def _required(one: FieldInfo) -> bool:
    return one.default is NODEFAULT and one.default_factory is NODEFAULT


ASKED = {
    schemas.NewRoom,
    schemas.Join,
    schemas.UseTicket,
    protocol.SettingsChange,
    evening_schemas.NewEvening,
    evening_schemas.RunEvening,
}
"""What pages ask over HTTP and may leave out in part."""


def protocol_types() -> str:
    """The types of the protocol."""
    lines = [HEAD]
    lines += ["export type Json = any;  // eslint-disable-line", ""]
    lines += [f"export type Protocol = {protocol.PROTOCOL};", ""]
    from_screen, from_room = get_args(protocol.FromScreen), get_args(protocol.FromRoom)
    done: set[type] = set()
    for module in (protocol, schemas, evening_schemas):
        for kind in vars(module).values():
            if not (isinstance(kind, type) and issubclass(kind, Struct)):
                continue
            if kind in (Struct, protocol.Frame, protocol.Part) or kind in done:
                continue
            done.add(kind)
            lines += struct(kind, kind.__name__, kind in from_screen or kind in ASKED)
    for name, union in (("FromScreen", from_screen), ("FromRoom", from_room)):
        lines += [f"export type {name} =", *(f"  | {one.__name__}" for one in union), "  ;", ""]
    return "\n".join(lines)


def game_types(game: AnyGame) -> str:
    """The view, the events and the moves of one game."""
    lines = [HEAD, "type Json = any;  // eslint-disable-line", ""]
    view = get_type_hints(game.knowledge.view).get("return")
    made: dict[str, list[str]] = {}
    _typed_dict(view, "View", made)
    for block in made.values():
        lines += block
    names = []
    for event in game.rules.events:
        hints = get_type_hints(event)
        lines += [f"export interface {event.__name__} {{", f'  event: "{event.name}";']
        for key, audience in event._audience.items():
            mark = "" if audience == ("*",) else "?"
            lines.append(f"  {key}{mark}: {ts(hints[key])};")
        lines += ["}", ""]
        names.append(event.__name__)
    lines += ["export type Event =", *(f"  | {name}" for name in names), "  ;", ""]
    lines += ["export type Move =", *_verbs(game), "  ;", ""]
    return "\n".join(lines)


def _typed_dict(kind: Any, name: str, made: dict[str, list[str]]) -> None:
    """A TypedDict and those inside it, each once."""
    if not is_typeddict(kind) or name in made:
        made.setdefault(name, [f"export type {name} = Record<string, Json>;", ""])
        return
    made[name] = []
    lines = [f"export interface {name} {{"]
    for key, hint in get_type_hints(kind, include_extras=True).items():
        for inner in _inside(hint):
            if inner.__name__ not in made:
                _typed_dict(inner, inner.__name__, made)
        mark = "" if key in kind.__required_keys__ and get_origin(hint) is not NotRequired else "?"
        lines.append(f"  {key}{mark}: {ts(hint)};")
    made[name] = [*lines, "}", ""]


def _inside(hint: Any) -> Iterator[Any]:
    if is_typeddict(hint):
        yield hint
    for one in get_args(hint):
        yield from _inside(one)


def _verbs(game: AnyGame) -> Iterator[str]:
    for verb in game.rules.moves.grammar.verbs.values():
        parts = [f'move: "{verb.name}"', *(_field(one) for one in verb.fields)]
        yield f"  | {{ {'; '.join(parts)} }}"


def _field(one: Field) -> str:
    domain = one.domain.of if isinstance(one.domain, Listed) else one.domain
    kind = "Json"
    if domain is None:
        kind = "true"
    elif isinstance(domain, Numbers):
        kind = "number"
    elif isinstance(domain, Words):
        few = len(domain.values) <= 12
        kind = " | ".join(f'"{word}"' for word in domain.values) if few else "string"
    if isinstance(one.domain, Listed):
        kind = f"({kind})[]"
    return f"{one.name}{'?' if one.optional else ''}: {kind}"


def wanted() -> dict[Path, str]:
    """Every file and what should stand in it; a game has one once it has a web folder."""
    found = {HERE / "web" / "src" / "lib" / "types.ts": protocol_types()}
    for game in games().values():
        folder = folder_of(game.rules.options) / "web"
        if folder.is_dir():
            found[folder / "generated" / "types.ts"] = game_types(game)
    return found


def main() -> None:
    """Write the files that are missing or out of date."""
    for path, text in wanted().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()

"""The OpenAPI document and the JSON schema of the frames, from the declarations."""

import re
from typing import Any

from msgspec.json import schema_components

import handful

from ..ws import protocol
from . import schemas
from .operations import RECORD, Operation, Query
from .routes import OPERATIONS

_PATH = re.compile(r"{(\w+)(:int)?}")


def document() -> dict[str, Any]:
    """What `/openapi.json` says."""
    kinds = [kind for one in OPERATIONS for kind in (one.gives, one.takes) if _is_ours(kind)]
    kinds = [*dict.fromkeys(kinds), schemas.Problem]
    made, components = schema_components(kinds, ref_template="#/components/schemas/{name}")
    declared = dict(zip(kinds, made, strict=True))
    paths: dict[str, Any] = {}
    for one in OPERATIONS:
        path = _PATH.sub(r"{\1}", one.path)
        paths.setdefault(path, {})[one.method.lower()] = _operation(one, declared)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Handful", "version": handful.__version__},
        "servers": [{"url": "."}],  # beside this document, wherever a proxy keeps us
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}},
        },
    }


def frames() -> dict[str, Any]:
    """What `/protocol.json` says: the frames of the WebSocket."""
    (screen, room), components = schema_components(
        [protocol.FromScreen, protocol.FromRoom], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Handful protocol {protocol.PROTOCOL}",
        "$defs": {**components, "FromScreen": screen, "FromRoom": room},
        "anyOf": [{"$ref": "#/$defs/FromScreen"}, {"$ref": "#/$defs/FromRoom"}],
    }


def _is_ours(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _operation(one: Operation, declared: dict[Any, Any]) -> dict[str, Any]:
    said: dict[str, Any] = {
        "operationId": one.act.__name__,
        "summary": one.help,
        "parameters": [*_path_parameters(one), *(_query(each) for each in one.query)],
        "responses": {
            str(one.status): {"description": "Done.", "content": _content(one.gives, declared)},
            "default": {
                "description": "Refused.",
                "content": {"application/json": {"schema": declared[schemas.Problem]}},
            },
        },
    }
    if one.path == "/readyz":
        plain = {"description": "Not ready.", "content": _content("text/plain", declared)}
        said["responses"]["503"] = plain
    if one.takes is not None:
        content = _content(one.takes, declared)
        if one.takes is RECORD:  # whatever it is, the answer says what is wrong with it
            content = {"application/json": {"schema": {}}}
        said["requestBody"] = {"required": True, "content": content}
    if one.secret:
        said["description"] = f"Authorization: Bearer with {one.secret}."
        said["security"] = [{"bearer": []}, *([{}] if "where" in one.secret else [])]
    return said


def _content(kind: Any, declared: dict[Any, Any]) -> dict[str, Any]:
    if kind is RECORD:
        return {"application/json": {"schema": {"type": "object"}}}
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": declared[kind]}}


def _path_parameters(one: Operation) -> list[dict[str, Any]]:
    found = []
    for name, whole in _PATH.findall(one.path):
        schema: dict[str, Any] = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"}
        if whole:
            schema = {"type": "integer", "minimum": 0, "maximum": 1_000_000}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    return found


def _query(one: Query) -> dict[str, Any]:
    bounds = ("minimum", "maximum") if one.kind == "integer" else ("minLength", "maxLength")
    schema: dict[str, Any] = {"type": one.kind}
    if one.kind == "integer" or one.required:
        schema |= dict(zip(bounds, (one.low, one.high), strict=True))
    return {
        "name": one.name,
        "in": "query",
        "required": one.required,
        "description": one.help,
        "schema": schema,
    }

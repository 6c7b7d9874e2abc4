"""The one description of all that is sent, from which the browser's types are made.

``python -m tailback.server.schema [FILE]`` writes it as one OpenAPI document: the pages under /api
as FastAPI describes them, the messages of ``client_messages.py`` and ``server_messages.py``, and
what each installed game's observer returns.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import TypeAdapter

from tailback.kit import JSON
from tailback.kit.registry import game, list_games
from tailback.kit.shapes import Shapes, shapes
from tailback.server.app import create_app
from tailback.server.live import client_messages, server_messages
from tailback.server.routes import tables
from tailback.store.memory import MemoryStore

PLACE: Final = Path("web/schema.json")
_WHERE: Final = "#/components/schemas/{model}"
_TYPELESS: Final = frozenset({"title", "default", "discriminator"})


def document() -> dict[str, Any]:
    """Return the whole document."""
    views = {id: shapes(game(id)) for id in list_games()}
    inputs: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]] = [
        ("Asked", "validation", TypeAdapter(client_messages.Hello | client_messages.Message)),
        ("Sent", "serialization", TypeAdapter(server_messages.Sent)),
    ]
    for id, kinds in views.items():
        for part, kind in kinds._asdict().items():
            inputs.append((f"{id}.{part}", "serialization", TypeAdapter(kind)))
    made, definitions = TypeAdapter.json_schemas(inputs, ref_template=_WHERE)
    parts = {key: schema for (key, _), schema in made.items()}
    described = create_app(MemoryStore()).openapi()
    schemas: dict[str, Any] = {
        **described["components"]["schemas"],
        **definitions["$defs"],
        "Asked": parts["Asked"],
        "Sent": parts["Sent"],
        "Games": _record({id: _record(_view(parts, id)) for id in views}),
        "Protocol": {"const": server_messages.PROTOCOL},
        "MostBegun": {"const": tables.LONGEST},
    }
    return {
        "openapi": described["openapi"],
        "info": {"title": "Tailback", "version": str(server_messages.PROTOCOL)},
        "paths": _tidy(described["paths"]),
        "components": {"schemas": {name: _tidy(schemas[name]) for name in sorted(schemas)}},
    }


def _view(parts: dict[str, Any], id: str) -> dict[str, JSON]:
    scene, table, own = (parts[f"{id}.{part}"] for part in Shapes._fields)
    nobody = own == {"type": "null"}
    return {
        "scene": scene,
        "table": table,
        "own": own if nobody else {"anyOf": [own, {"type": "null"}]},
    }


def _record(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields)}


def _tidy(schema: Any) -> Any:
    """Return a schema without what makes no type; a field with only one value is always there."""
    if isinstance(schema, list):
        return [_tidy(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: _tidy(each) for name, each in schema.items() if name not in _TYPELESS}
    if "properties" in schema:
        fields = schema["properties"]
        always = [name for name, each in fields.items() if "const" in each]
        kept["properties"] = {name: _tidy(each) for name, each in fields.items()}
        kept["required"] = [*dict.fromkeys([*always, *schema.get("required", ())])]
    return kept


def text() -> str:
    """Return the document as it is kept."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


def main(place: Path) -> None:
    """Write the file."""
    place.write_text(text(), "utf-8")
    print(f"{place} is written")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PLACE)

"""The browser's types come from the server's: one document, kept and never behind."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_args

import pytest
from pydantic import BaseModel

import tailback
from tailback.kit.shapes import Shapes, shapes
from tailback.server import schema
from tailback.server.app import create_app
from tailback.server.live import client_messages, server_messages
from tailback.store.memory import MemoryStore
from tests.suites import ROOT
from tests.toys import TOYS

SCHEMAS: dict[str, Any] = schema.document()["components"]["schemas"]


def test_the_kept_document_is_the_present_one() -> None:
    if not (ROOT / "web").is_dir():
        pytest.skip("there is no web/ here")
    again = "run: npm --prefix web run schema"
    assert (ROOT / schema.PLACE).read_text("utf-8") == schema.text(), again


@pytest.mark.parametrize(
    "kind",
    [client_messages.Hello, *get_args(client_messages.Message), *get_args(server_messages.Sent)],
)
def test_every_field_of_every_message_is_there(kind: type[BaseModel]) -> None:
    found = SCHEMAS[kind.__name__]
    assert set(found["properties"]) == set(kind.model_fields)
    assert "const" in found["properties"]["type"]
    assert {n for n, f in kind.model_fields.items() if f.is_required()} | {"type"} == set(
        found["required"]
    )


def test_every_game_of_the_house_is_there() -> None:
    assert set(SCHEMAS["Games"]["properties"]) == set(tailback.list_games())


@pytest.mark.parametrize("id", tailback.list_games())
def test_every_game_has_the_three_parts_of_its_views(id: str) -> None:
    game = tailback.game(id)
    found = SCHEMAS["Games"]["properties"][id]["properties"]
    position = game.start()
    scene = game.scene(position.options, tailback.kit.Seating(game.seats[0]))
    seen = scene, game.observer.table(position), game.own(position, 0)
    for part, value in zip(Shapes._fields, seen, strict=True):
        if value is None:
            assert found[part] == {"type": "null"}
            continue
        where = found[part]["anyOf"][0] if part == "own" else found[part]
        described = SCHEMAS[where["$ref"].rpartition("/")[2]]
        assert list(described["properties"]) == [field.name for field in fields(value)]


def test_a_game_that_opens_its_position_has_it_on_the_table() -> None:
    for toy in TOYS:
        if isinstance(toy.observer, tailback.kit.OpenObserver):
            break
    assert shapes(toy) == Shapes(type(None), type(toy.start()), type(None))


def test_the_protocol_has_its_number() -> None:
    assert SCHEMAS["Protocol"] == {"const": server_messages.PROTOCOL}


def test_what_goes_over_http_and_over_the_socket_is_described_alike() -> None:
    described = create_app(MemoryStore()).openapi()["components"]["schemas"]
    assert {"EventSent", "ResultSent"} <= set(described)
    for name, found in described.items():
        assert set(SCHEMAS[name].get("properties", ())) == set(found.get("properties", ()))
        assert set(found.get("required", ())) <= set(SCHEMAS[name].get("required", ()))

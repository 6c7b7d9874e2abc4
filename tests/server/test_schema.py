"""The browser's types are those of the server."""

from __future__ import annotations

from dataclasses import fields

import pytest

import tailback
from tailback.match import Refused, Tried, Update
from tailback.server.schema import PLACE, schema, view_of
from tests.suites import ROOT


def test_the_browser_has_the_present_types() -> None:
    if not (ROOT / "web").is_dir():
        pytest.skip("there is no web/ here")
    again = f"run: python -m tailback.server.schema (writes {PLACE})"
    assert (ROOT / PLACE).is_file(), again
    assert (ROOT / PLACE).read_text("utf-8") == schema(), again


@pytest.mark.parametrize("kind", [Update, Refused, Tried])
def test_every_field_is_there(kind: type) -> None:
    text = schema()
    begin = text.index(f"export interface {kind.__name__}<V = View> {{")
    body = text[begin : text.index("}", begin)]
    for field in fields(kind):
        assert f"  {field.name}: " in body


def test_every_game_has_its_view() -> None:
    text = schema()
    for id in tailback.list_games():
        name = view_of(tailback.game(id)).__name__
        assert f"  {id}: {name};" in text
        assert f"export interface {name} {{" in text

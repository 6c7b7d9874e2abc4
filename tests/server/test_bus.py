"""Notices: heard here at once, carried by all carriers that are up, and never trusted."""

from __future__ import annotations

import pytest

from tailback.server.bus import LARGEST, Bus, Notice


class Post:
    """Carries by hand."""

    def __init__(self) -> None:
        self.up = True
        self.sent: list[str] = []

    def send(self, text: str) -> None:
        self.sent.append(text)


def listening(bus: Bus, kind: str) -> list[Notice]:
    heard: list[Notice] = []
    bus.listen(kind, heard.append)
    return heard


def test_a_notice_is_heard_here_at_once_by_those_who_listen_to_its_kind() -> None:
    bus = Bus("a")
    heard, other = listening(bus, "said"), listening(bus, "listed")
    bus.publish("said", "m", phrase="well-played")
    assert heard == [Notice("said", "m", "a", {"phrase": "well-played"})]
    assert other == []


def test_another_node_hears_it_and_nobody_hears_their_own_twice() -> None:
    post = Post()
    here, there = Bus("a", [post]), Bus("b")
    at_home, abroad = listening(here, "said"), listening(there, "said")
    here.publish("said", "m", phrase="hello")
    for text in post.sent:
        here.heard(text)
        there.heard(text)
    assert at_home == abroad == [Notice("said", "m", "a", {"phrase": "hello"})]


def test_every_carrier_that_is_up_has_it() -> None:
    first, second = Post(), Post()
    bus = Bus("a", [first, second])
    bus.publish("said")
    assert first.sent == second.sent
    first.up = False
    bus.publish("said")
    second.up = False
    bus.publish("said")
    bus.here("said")
    assert (len(first.sent), len(second.sent)) == (1, 2)


def test_one_carrier_alone_may_have_it_while_it_is_up() -> None:
    first, second = Post(), Post()
    bus = Bus("a", [first, second])
    heard = listening(bus, "spent")
    bus.publish("spent", by=first)
    first.up = False
    bus.publish("spent", by=first)
    assert (len(first.sent), len(second.sent), len(heard)) == (1, 0, 2)


def test_what_comes_by_two_carriers_is_heard_once_and_nothing_old_after_what_is_newer() -> None:
    fast, slow = Post(), Post()
    here, there = Bus("a", [fast, slow]), Bus("b")
    heard = listening(there, "presence")
    here.publish("presence", "m", seats=[0])
    here.publish("presence", "m", seats=[0, 1])
    fast.sent.pop(0)  # it was lost
    for text in (*fast.sent, *slow.sent):
        there.heard(text)
    assert heard == [Notice("presence", "m", "a", {"seats": [0, 1]})]
    again = Bus("c", [fast])  # another node counts for itself
    again.publish("presence", "m", seats=[2])
    there.heard(fast.sent[-1])
    assert heard[1:] == [Notice("presence", "m", "c", {"seats": [2]})]


def test_what_is_too_large_is_refused_and_what_is_no_notice_is_passed_over() -> None:
    bus = Bus("a", [post := Post()])
    heard = listening(bus, "said")
    with pytest.raises(ValueError, match="at most"):
        bus.publish("said", text="x" * LARGEST)
    whole = '["said","m","b",{},'
    numbers = ("", "0]", '"1"]', "null]", "{}]", "NaN]", "-Infinity]")
    others = ("", "[", "{}", "[1]", '["said","m","b",3]', "[" * LARGEST, "9" * (LARGEST + 1))
    for text in (*others, *(whole + number for number in numbers)):
        bus.heard(text)
    assert heard == [] and post.sent == []


def test_a_listener_that_falls_over_stops_nobody() -> None:
    def fall(notice: Notice) -> None:
        raise RuntimeError

    bus = Bus("a")
    bus.listen("said", fall)
    heard = listening(bus, "said")
    bus.publish("said", "m")
    assert len(heard) == 1

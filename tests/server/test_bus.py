"""Messages between nodes: heard here at once, sent to the others, and never trusted."""

from __future__ import annotations

import pytest

from tailback.server.cluster.bus import LARGEST, Bus, BusMessage


def listening(bus: Bus, kind: str) -> list[BusMessage]:
    heard: list[BusMessage] = []
    bus.listen(kind, heard.append)
    return heard


def test_a_message_is_heard_here_at_once_by_those_who_listen_to_its_kind() -> None:
    bus = Bus("a")
    heard, other = listening(bus, "said"), listening(bus, "listed")
    bus.publish("said", "m", phrase="well-played")
    assert heard == [BusMessage("said", "m", "a", {"phrase": "well-played"})]
    assert other == []


def test_another_node_hears_it_and_nobody_hears_their_own_twice() -> None:
    sent: list[str] = []
    here, there = Bus("a", sent.append), Bus("b")
    at_home, abroad = listening(here, "said"), listening(there, "said")
    here.publish("said", "m", phrase="hello")
    for text in sent:
        here.receive(text)
        there.receive(text)
    assert at_home == abroad == [BusMessage("said", "m", "a", {"phrase": "hello"})]


def test_what_is_for_this_process_alone_is_not_sent() -> None:
    sent: list[str] = []
    bus = Bus("a", sent.append)
    heard = listening(bus, "entry")
    bus.publish_here("entry", "m", length=3)
    assert heard == [BusMessage("entry", "m", "a", {"length": 3})]
    assert sent == []


def test_nothing_is_heard_twice_and_nothing_old_after_what_is_newer() -> None:
    sent: list[str] = []
    here, there = Bus("a", sent.append), Bus("b")
    heard = listening(there, "presence")
    here.publish("presence", "m", seats=[0])
    here.publish("presence", "m", seats=[0, 1])
    for text in (sent[1], sent[0], sent[1]):
        there.receive(text)
    assert heard == [BusMessage("presence", "m", "a", {"seats": [0, 1]})]
    again = Bus("c", sent.append)  # another node counts for itself
    again.publish("presence", "m", seats=[2])
    there.receive(sent[-1])
    assert heard[1:] == [BusMessage("presence", "m", "c", {"seats": [2]})]


def test_what_is_too_large_is_refused_and_what_is_no_message_is_passed_over() -> None:
    sent: list[str] = []
    bus = Bus("a", sent.append)
    heard = listening(bus, "said")
    with pytest.raises(ValueError, match="at most"):
        bus.publish("said", text="x" * LARGEST)
    whole = '["said","m","b",{},'
    numbers = ("", "0]", '"1"]', "null]", "{}]", "NaN]", "-Infinity]")
    others = ("", "[", "{}", "[1]", '["said","m","b",3]', "[" * LARGEST, "9" * (LARGEST + 1))
    for text in (*others, *(whole + number for number in numbers)):
        bus.receive(text)
    assert heard == [] and sent == []


def test_a_listener_that_falls_over_stops_nobody() -> None:
    def fall(message: BusMessage) -> None:
        raise RuntimeError

    bus = Bus("a")
    bus.listen("said", fall)
    heard = listening(bus, "said")
    bus.publish("said", "m")
    assert len(heard) == 1

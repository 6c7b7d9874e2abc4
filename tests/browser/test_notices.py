"""Notices of a turn: the switch, the device that is sent to the server, the worker that tells."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.acts import PATIENCE, bar, moves, send_turn, sit, until
from tests.browser.conftest import FAST, WHOLE, Opens, Server, launched, serving

pytest.importorskip("pywebpush", reason="the package pywebpush is not installed")

from tailback.server.live.web_push import make_keys
from tests.harness.push_service import Browser, Service, push_service
from tests.harness.scale import soak

SWITCH = "Tell me when it is my turn"
DEVICE = """
PushManager.prototype.subscribe = async function (how) {
  window.key = how.applicationServerKey;
  return { toJSON: () => (%s) };
};
"""
"""A browser whose push service is ours: Chromium's own is not to be had here."""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, data }) => [title, data.path]);
}"""
"""The notices that the worker shows."""
UNSEEN = "Object.defineProperty(document, 'hidden', { get: () => true });"
"""A page that nobody looks at: here they are all in view."""


@pytest.fixture(scope="module")
def browser(playwright: Any) -> Iterator[Any]:
    """A browser that shows notifications."""
    if not WHOLE:
        pytest.skip("Chromium itself is not installed")
    with closing(launched(playwright, WHOLE)) as made:
        yield made


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as made:
        yield made


@pytest.fixture
def telling(tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with keys for Web Push, which tells at once."""
    keys = tmp_path / "keys.pem"
    keys.write_bytes(make_keys())
    monkeypatch.setitem(FAST, "TAILBACK_PUSH_KEYS", str(keys))
    monkeypatch.setitem(FAST, "TAILBACK_PUSH_SERVICES", service.url)
    monkeypatch.setitem(FAST, "TAILBACK_PUSH_AFTER", "0.1")
    yield from serving(Server(tmp_path / "tables.db"))


def device(browser: Browser) -> str:
    made = browser.device
    keys = {"p256dh": made.p256dh, "auth": made.auth}
    return json.dumps({"endpoint": made.endpoint, "keys": keys})


def both(server: Server, south: Any, north: Any) -> str:
    """Sit down at a table of Shuttles, South to move; return its match."""
    table = server.table("shuttles", options={"first": "south"})
    for page, seat in zip((south, north), table["seats"], strict=True):
        page.goto(server.url + seat["link"])
        sit(page, "")
    expect(bar(north)).to_contain_text("Waiting for South")
    return str(table["match"])


def test_a_turn_is_told_to_a_page_that_is_closed(
    telling: Server, service: Service, open_page: Opens
) -> None:
    south, north = open_page(), open_page(permissions=["notifications"])
    browser = service.browser()
    north.add_init_script(DEVICE % device(browser))
    match = both(telling, south, north)
    with north.expect_response(re.compile("/devices$")) as sent:
        north.get_by_role("checkbox", name=SWITCH).check()
    assert sent.value.status == 204
    north.close()
    moves(south).first.click()
    send_turn(south)
    notice = service.got.get(timeout=PATIENCE)
    assert json.loads(browser.read(notice)) == {"match": match, "said": "Your turn at Shuttles"}


def test_who_waits_for_players_may_close_the_page_and_is_told_when_it_begins(
    telling: Server, service: Service, open_page: Opens
) -> None:
    south, north = open_page(permissions=["notifications"]), open_page()
    browser = service.browser()
    south.add_init_script(DEVICE % device(browser))
    table = telling.table("shuttles", options={"first": "south"})
    south.goto(telling.url + table["seats"][0]["link"])
    sit(south, "")
    with south.expect_response(re.compile("/devices$")):
        south.get_by_role("checkbox", name=SWITCH).check()
    south.close()
    north.goto(telling.url + table["seats"][1]["link"])
    sit(north, "")
    notice = service.got.get(timeout=PATIENCE)
    assert json.loads(browser.read(notice))["match"] == table["match"]


@soak
def test_the_worker_tells_and_leads_to_the_table(
    telling: Server, service: Service, open_page: Opens
) -> None:
    south, north = open_page(), open_page(permissions=["notifications"])
    north.add_init_script(DEVICE % device(service.browser()))
    match = both(telling, south, north)
    with north.expect_response(re.compile("/devices$")):
        north.get_by_role("checkbox", name=SWITCH).check()
    push(north, telling.url, {"match": match, "said": "Your turn at Shuttles"})
    north.wait_for_timeout(300)
    assert north.evaluate(SHOWN) == []  # the table is before everyone's eyes
    north.goto(telling.url)
    push(north, telling.url, {"match": match, "said": "Your turn at Shuttles"})
    until(north, lambda: north.evaluate(SHOWN))
    assert north.evaluate(SHOWN) == [["Your turn at Shuttles", f"/table/{match}"]]


@soak
def test_what_the_page_told_the_push_service_does_not_tell_beside_it(
    telling: Server, service: Service, open_page: Opens
) -> None:
    south, north = open_page(), open_page(permissions=["notifications"])
    north.add_init_script(DEVICE % device(service.browser()) + UNSEEN)
    match = both(telling, south, north)
    with north.expect_response(re.compile("/devices$")):
        north.get_by_role("checkbox", name=SWITCH).check()
    moves(south).first.click()
    send_turn(south)
    path = f"/table/{match}"
    until(north, lambda: north.evaluate(SHOWN) == [["Your turn", path]])
    north.goto(telling.url)
    said = "Your turn at Shuttles"
    push(north, telling.url, {"match": match, "said": said})
    until(north, lambda: [said, path] in north.evaluate(SHOWN))
    assert north.evaluate(SHOWN) == [[said, path]]  # in the place of the other


def push(page: Any, origin: str, said: Any) -> None:
    """Have the browser hear a notice, as from its push service."""
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": json.dumps(said)},
    )
    wire.detach()


@soak
def test_the_switch_goes_off_again_and_is_kept(
    telling: Server, service: Service, open_page: Opens
) -> None:
    south, north = open_page(), open_page(permissions=["notifications"])
    gone = "getSubscription = async () => ({ endpoint: '%s', unsubscribe: async () => true });"
    endpoint = service.browser().device.endpoint
    north.add_init_script(DEVICE % device(service.browser()))
    north.add_init_script("PushManager.prototype." + gone % endpoint)
    both(telling, south, north)
    switch = north.get_by_role("checkbox", name=SWITCH)
    with north.expect_response(re.compile("/devices$")):
        switch.check()
    with north.expect_response(re.compile("/devices$")):  # every visit says it again
        north.reload()
    expect(switch).to_be_checked()
    with north.expect_response(re.compile("/devices/gone$")) as sent:
        switch.uncheck()
    assert sent.value.status == 204
    north.reload()
    expect(switch).not_to_be_checked()


@soak
def test_a_browser_that_refuses_is_told_so(server: Server, open_page: Opens) -> None:
    south, north = open_page(), open_page()
    north.add_init_script("Notification.requestPermission = async () => 'denied';")
    both(server, south, north)
    switch = north.get_by_role("checkbox", name=SWITCH)
    switch.click()
    expect(north.get_by_text("does not allow notifications")).to_be_visible()
    expect(switch).not_to_be_checked()

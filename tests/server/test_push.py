"""Web Push: one notice a turn, to the devices of the seat that is asked, saying nothing hidden."""

from __future__ import annotations

import asyncio
import json
import queue
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pywebpush", reason="the package pywebpush is not installed")

from tailback.cli.main import main
from tailback.client import Opened, Seat, connect
from tailback.match import Accepted
from tailback.server.live.tokens import new_token
from tailback.server.live.web_push import make_keys, served
from tailback.store.admin_queue import CLOSED
from tests.harness.patience import PATIENCE, run
from tests.harness.push_service import Browser, Got, Service, push_service
from tests.server.desk import EVERY, QUICK, Running, close, http, leave, people, running, seats, sql


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as made:
        yield made


@pytest.fixture
def keys(tmp_path: Path) -> str:
    file = tmp_path / "keys.pem"
    file.write_bytes(make_keys())
    return str(file)


def settings(keys: str, service: Service, **more: Any) -> Any:
    how = {"push_keys": keys, "push_services": (service.url,), "push_after": 0.05, **more}
    return replace(QUICK, **how)


async def got(service: Service) -> Got:
    return await asyncio.to_thread(service.got.get, True, PATIENCE)


def fields(browser: Browser, **more: Any) -> dict[str, Any]:
    device = browser.device
    return {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth, **more}


async def subscribe(server: Running, table: Opened, token: str, body: Any, gone: str = "") -> Any:
    bearing = {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{table.match}/devices{gone}"
    return await http(server, "POST", path, json=body, headers=bearing)


async def seated(server: Running) -> tuple[Opened, list[Seat]]:
    table = await server.open("shift")
    players = await seats(server, table)
    for seat in players:
        await seat.sit("Ada")
    for seat in players:
        await seat.begun()
    return table, players


async def asked(players: list[Seat]) -> Seat:
    for seat in (*players, *players):
        await seat.ping()
    return next(seat for seat in players if seat.now.ask is not None)


async def turn(players: list[Seat]) -> None:
    """Play until another seat is asked."""
    seat = await asked(players)
    while (now := await asked(players)) is seat:
        await now.commit([now.now.legal[0]])


def test_a_turn_is_told_once_and_says_nothing_hidden(keys: str, service: Service) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service)) as server:
            key = (await http(server, "GET", "/api/push")).json()["key"]
            table, players = await seated(server)
            first = await asked(players)
            other = next(seat for seat in players if seat is not first)
            assert other.viewer is not None and first.viewer is not None
            browser = service.browser()
            body = fields(browser, language="de")
            done = await subscribe(server, table, server.token(table, other.viewer), body)
            assert done.status_code == 204
            await turn(players)
            notice = await got(service)
            said = json.loads(browser.read(notice))
            assert said == {"match": table.match, "said": "Du bist am Zug bei Rush Hour Shift"}
            assert f"k={key}" in notice.headers["authorization"]
            assert notice.headers["authorization"].startswith("vapid t=")
            await turn(players)  # the other one answers, and is asked again
            await turn(players)
            again = await got(service)
            assert json.loads(browser.read(again)) == said
            await asyncio.sleep(0.3)  # time enough for one too many
            assert service.got.empty()

    run(work())


def test_whoever_is_waited_for_before_the_deal_is_told_so_once(keys: str, service: Service) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service)) as server:
            table, browser = await server.open("shift"), service.browser()
            gold = await server.seat(table, 0)
            await gold.sit("Ada")
            await subscribe(server, table, server.token(table, 0), fields(browser))
            await gold.close()
            silver = await server.seat(table, 1)
            await silver.sit("Bob")
            said = json.loads(browser.read(await got(service)))
            assert said["said"] == (
                "Rush Hour Shift can begin: come by for a moment, so that it can be dealt"
            )
            gold = await server.seat(table, 0, seed=gold.seed)
            await gold.begun()
            first = await asked([gold, silver])
            if first is silver:
                await turn([gold, silver])
            assert "Your turn" in json.loads(browser.read(await got(service)))["said"]
            await close([gold, silver])

    run(work())


def test_a_device_that_is_gone_is_forgotten(keys: str, service: Service) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service)) as server:
            table, players = await seated(server)
            first = await asked(players)
            assert first.viewer is not None
            service.status = 410
            token = server.token(table, first.viewer)
            await subscribe(server, table, token, fields(service.browser()))
            await got(service)  # it is asked already
            store = server.registry.services.store
            while any(note.startswith("push:") for note in await store.notes(table.match)):
                await asyncio.sleep(0.01)

    run(work())


def test_whose_seat_was_handed_over_is_told_so_once(keys: str, service: Service) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service, grace=0.0)) as server:
            table, players = await seated(server)
            stays = await asked(players)
            leaver = next(seat for seat in players if seat is not stays)
            assert leaver.viewer is not None
            browser = service.browser()
            token = server.token(table, leaver.viewer)
            await subscribe(server, table, token, fields(browser, language="en"))
            said = "The computer plays on for you at Rush Hour Shift until you are back"
            for back in (True, False):
                await leave(leaver, stays)
                assert isinstance(await stays.stand_in(leaver.viewer, "random"), Accepted)
                assert json.loads(browser.read(await got(service)))["said"] == said
                if back:  # and away again
                    leaver = await server.seat(table, leaver.viewer)
                    assert isinstance(await leaver.reclaim(), Accepted)
            await stays.commit([stays.now.legal[0]])
            await asyncio.sleep(0.3)  # time enough for one too many
            assert service.got.empty()
            await stays.close()

    run(work())


@pytest.mark.parametrize("game", ["shift", "cutin"])  # there answers are waited for so long
def test_whose_seat_is_asked_for_is_told_so_once(keys: str, service: Service, game: str) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service), games=EVERY) as server:
            table = await server.open(game, seats=2, time=3600)
            stays, leaver = await seats(server, table)
            for each in (stays, leaver):
                await each.sit("Ada")
            browser = service.browser()
            body = fields(browser, language="en")
            await leave(leaver, stays)
            assert (await subscribe(server, table, leaver.token, body)).is_success
            asks = await connect(server.url, table.match, table.tokens[1])
            assert isinstance(await asks.claim(new_token()), Accepted)
            assert isinstance(await stays.permit(1, True), Accepted)
            said = ""
            while not said.startswith("Somebody asks for your seat at "):  # it may be its turn, too
                said = json.loads(browser.read(await got(service)))["said"]
            assert said.endswith("Open the game to keep it")
            await asks.watch()
            await asyncio.sleep(0.3)  # time enough for one too many
            assert service.got.empty()
            await close([stays, asks])

    run(work())


def test_a_table_that_the_host_has_closed_meanwhile_is_no_fault(
    keys: str, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service, push_after=0.2)) as server:
            table, players = await seated(server)
            await asked(players)
            await server.registry.services.store.note(table.match, {CLOSED: "1"})
            assert server.registry.dismiss("closed", table.match) == len(players)
            await asyncio.sleep(0.4)  # longer than a notice waits
            assert "notices could not be sent" not in caplog.messages

    run(work())


def test_no_way_leads_elsewhere(keys: str, service: Service) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service)) as server:
            table, players = await seated(server)
            first = await asked(players)
            assert first.viewer is not None
            service.status = 307
            token = server.token(table, first.viewer)
            await subscribe(server, table, token, fields(service.browser()))
            assert (await got(service)).path == "/push/1"
            with pytest.raises(queue.Empty):
                await asyncio.to_thread(service.got.get, True, 0.5)

    run(work())


@pytest.mark.parametrize(
    "sign", ["\\", "\t", "\n", " ", "\u3002", "\uff0f", '"', "<", "|", "^", "`"]
)
def test_who_checks_an_address_and_who_writes_to_it_read_the_same_name(sign: str) -> None:
    address = f"https://127.0.0.1{sign}.push.test/1"
    assert not served(address, ("*.push.test",))


def test_a_service_that_is_named_no_longer_is_not_written_to(
    keys: str, service: Service, tmp_path: Path
) -> None:
    async def work() -> None:
        async with running(sql(tmp_path), settings(keys, service, push_after=60)) as server:
            table, players = await seated(server)
            first = await asked(players)
            assert first.viewer is not None
            token = server.token(table, first.viewer)
            await subscribe(server, table, token, fields(service.browser()))
            for seat in players:
                await seat.close()
        how = settings(keys, service, push_services=("push.test",))
        async with running(sql(tmp_path), how) as server:
            players = await seats(server, table)  # it is taken up
            while any(note.startswith("push:") for note in await notes(server, table)):
                await asyncio.sleep(0.01)
            assert service.got.empty()
            for seat in players:
                await seat.close()

    run(work())


def test_a_restart_does_not_tell_twice(keys: str, service: Service, tmp_path: Path) -> None:
    async def work() -> None:
        how = settings(keys, service)
        async with running(sql(tmp_path), how) as server:
            table, players = await seated(server)
            first = await asked(players)
            assert first.viewer is not None
            token = server.token(table, first.viewer)
            await subscribe(server, table, token, fields(service.browser()))
            await got(service)
            for seat in players:
                await seat.close()
        async with running(sql(tmp_path), how) as server:
            players = await seats(server, table)  # it is taken up
            with pytest.raises(queue.Empty):
                await asyncio.to_thread(service.got.get, True, 0.5)
            await turn(players)
            await turn(players)
            await got(service)
            for seat in players:
                await seat.close()

    run(work())


def test_who_asked_for_a_rematch_and_left_is_told_where_it_was(keys: str, service: Service) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service)) as server:
            table, players = await seated(server)
            browsers = [service.browser(f"/{seat}") for seat in range(2)]
            await players[0].resign()
            for seat, each in enumerate(players):
                await subscribe(server, table, each.token, fields(browsers[seat]))
            for each in players:
                await each.rematch(swap=True)
            over = await players[0].wait_for(lambda now: people(now).next_match is not None)
            following = server.following(table, people(over).next_match or "")
            for at in (0, 1):  # on the other seat there
                async with await server.seat(following, at, seed=players[at].seed) as one:
                    while one.receipt is None:
                        await one.ping()
                    await one.ping()
            one = await server.seat(following, 0)
            told = 0 if one.now.ask is not None else 1
            notice = await got(service)
            assert notice.path == f"/{told}"
            said = json.loads(browsers[told].read(notice))
            assert said["match"] == table.match  # which that browser knows, and which leads on
            await close([*players, one])

    run(work())


def test_what_is_refused(keys: str, service: Service) -> None:
    async def work() -> None:
        how = settings(keys, service, push_services=(service.url, "*.push.test"))
        async with running(settings=how) as server:
            table, _ = await seated(server)
            token, good = server.token(table, 0), fields(service.browser())
            cases = [
                (table.spectator, good, 403, "no-seat"),
                ("wrong", good, 401, "bad-token"),
                (token, {**good, "endpoint": "https://127.0.0.1/admin"}, 422, "no-service"),
                (token, {**good, "endpoint": "file:///etc/passwd"}, 422, "no-service"),
                (token, {**good, "endpoint": "https://[::1"}, 422, "no-service"),
                (token, {**good, "endpoint": "https://127.0.0.1\\.push.test/"}, 422, "no-service"),
                (token, {**good, "endpoint": "x" * 2000}, 422, "malformed"),
                (token, {**good, "p256dh": good["auth"]}, 422, "bad-device"),
                (token, {**good, "auth": "é"}, 422, "bad-device"),
            ]
            for bearer, body, status, why in cases:
                answer = await subscribe(server, table, bearer, body)
                assert (answer.status_code, answer.json()["error"]["why"]) == (status, why)
            assert not any("push" in note for note in await notes(server, table))

    run(work())


async def notes(server: Running, table: Opened) -> dict[str, str]:
    return await server.registry.services.store.notes(table.match)


def test_an_invitation_brings_no_notices_once_somebody_sits_there(
    keys: str, service: Service
) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service)) as server:
            table = await server.open("shift")
            old, new = service.browser("/old"), service.browser("/new")
            for seat in (0, 1):  # before anybody sits
                assert (await subscribe(server, table, table.tokens[seat], fields(old))).is_success
            players = await seats(server, table)
            for each in players:
                await each.sit("Ada")
            for each in players:
                await each.begun()
            first = await asked(players)
            other = next(each for each in players if each is not first)
            assert other.viewer is not None
            refused = await subscribe(server, table, table.tokens[other.viewer], fields(old))
            assert (refused.status_code, refused.json()["error"]["why"]) == (403, "no-seat")
            assert (await subscribe(server, table, other.token, fields(new))).is_success
            while first.now.ask is not None:
                await first.commit([first.now.legal[0]])
                await first.ping()
            assert (await got(service)).path == "/new"
            with pytest.raises(queue.Empty):
                await asyncio.to_thread(service.got.get, True, 0.3)

    run(work())


def test_devices_are_few_and_can_be_taken_back(keys: str, service: Service) -> None:
    async def work() -> None:
        async with running(settings=settings(keys, service, push_after=60)) as server:
            table, _ = await seated(server)
            token = server.token(table, 0)
            bodies = [fields(service.browser(f"/push/{n}")) for n in range(6)]
            for body in bodies:
                assert (await subscribe(server, table, token, body)).status_code == 204
            kept = [note for note in await notes(server, table) if note.startswith("push:")]
            assert len(kept) == 4
            gone = {"endpoint": bodies[-1]["endpoint"]}
            for _ in range(2):
                answer = await subscribe(server, table, token, gone, "/gone")
                assert answer.status_code == 204
            kept = [note for note in await notes(server, table) if note.startswith("push:")]
            assert len(kept) == 3

    run(work())


def test_without_keys_there_is_none() -> None:
    async def work() -> None:
        async with running() as server:
            assert (await http(server, "GET", "/api/push")).json() == {"key": None}
            table = await server.open("shift")
            with push_service() as service:
                body = fields(service.browser())
            answer = await subscribe(server, table, server.token(table, 0), body)
            assert (answer.status_code, answer.json()["error"]["why"]) == (404, "no-push")

    run(work())


def test_keys_are_made_once_and_are_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "keys.pem"
    assert main(["keys", str(file)]) == 0
    assert f'push_keys = "{file}"' in capsys.readouterr().out
    assert file.stat().st_mode & 0o777 == 0o600
    made = file.read_bytes()
    assert main(["keys", str(file)]) == 2
    assert file.read_bytes() == made


def test_a_file_without_keys_is_said_before_anything_is_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "keys.pem"
    file.write_text("no keys")
    monkeypatch.setenv("TAILBACK_PUSH_KEYS", str(file))
    database = str(tmp_path / "tables.db")
    assert main(["serve", "--port", "0", "--database", database]) == 1
    out, err = capsys.readouterr()
    assert not out and str(file) in err and err.count("\n") == 1

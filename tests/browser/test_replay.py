"""A game turn by turn: keyboard, list of turns, whose eyes, the link to a moment, playing on."""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

import tailback
from tailback.client import connect
from tailback.kit import Seating
from tailback.kit.transcript import Transcript
from tailback.kit.transcript_reader import read
from tests.browser.acts import asked, bar, moves, sit
from tests.browser.conftest import Opens, Server
from tests.harness.scale import soak

SEATED = Seating(2)
EVERY = """() => [document.title, ...[...document.querySelectorAll('*')].flatMap((one) => [
  ...[...one.attributes].filter(({ name }) => name !== 'd').map(({ value }) => value),
  ...[...one.childNodes].filter((child) => child.nodeType !== 1).map((child) => child.textContent),
  String(one.value ?? ''),
])]"""
"""Every text and every attribute of the page but the lines of drawings; comments and fields too."""


def seat_token(table: Any, seat: int) -> str:
    return str(table["seats"][seat]["token"])


def transcript(server: Server, table: Any) -> Transcript:
    """Return the whole match, as the server tells it when it is over."""
    return read(asked_of(server, table, "transcript").decode())


def asked_of(server: Server, table: Any, path: str) -> bytes:
    """Return what the server answers to somebody who only watches."""
    headers = {"authorization": f"Bearer {table['spectator']['token']}"}
    url = f"{server.url}/api/tables/{table['match']}/{path}"
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
        return bytes(answer.read())


def finished(server: Server, game: str = "shift", **options: Any) -> Any:
    """Return a table at which two computer players have played to the end."""
    options = options or {"turn_limit": 6, "starter": "gold"}
    table = server.table(game, options=options, bots={"0": "random", "1": "random"})
    for _ in range(3000):
        if json.loads(asked_of(server, table, "history"))["over"]:
            return table
        time.sleep(0.1)
    raise AssertionError("the game does not end")


def replay(server: Server, table: Any, query: str = "") -> str:
    return f"{server.url}/replay/{table['match']}{query}#{table['spectator']['token']}"


def turns(page: Any) -> Any:
    """Return the buttons of the list of turns."""
    return page.get_by_role("list", name="Turns").get_by_role("button")


def here(page: Any) -> Any:
    """Return the turn of the list that is shown."""
    return page.get_by_role("list", name="Turns").locator("[aria-current]")


def test_who_gave_no_name_is_called_by_the_seat_alone(server: Server, open_page: Opens) -> None:
    table, page = server.table("shift", bots={"1": "easy"}), open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(bar(page)).to_contain_text("You gave up.")
    page.goto(replay(server, table))
    expect(page.get_by_text("Gold · Silver: Computer, easy", exact=True)).to_be_visible()


def test_replay_by_keys_by_buttons_and_by_the_list(server: Server, open_page: Opens) -> None:
    table, page = finished(server), open_page()
    last = len(
        [line for line in transcript(server, table).text().split("\n") if line[:1].isdigit()]
    )
    page.goto(replay(server, table))
    scrub = page.get_by_role("slider", name="Turn")
    expect(scrub).to_have_value("0")
    expect(turns(page)).to_have_count(last + 1)
    page.get_by_role("button", name="Next turn").click()
    page.keyboard.press("ArrowRight")
    expect(scrub).to_have_value("2")
    expect(here(page)).to_have_count(1)
    expect(here(page)).to_contain_text("plays")
    page.keyboard.press("ArrowLeft")
    expect(scrub).to_have_value("1")
    page.keyboard.press("End")
    expect(scrub).to_have_value(str(last))
    page.keyboard.press("Home")
    expect(scrub).to_have_value("0")
    turns(page).nth(3).click()
    expect(scrub).to_have_value("3")
    # Space plays and stops, also while the focus is on the list.
    page.get_by_label("Speed").select_option("fast")
    turns(page).nth(1).click()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(scrub).not_to_have_value("1")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@soak
def test_the_controls_keep_their_place(server: Server, open_page: Opens) -> None:
    table, page = finished(server), open_page()
    for width, height in ((1280, 800), (390, 844), (844, 390), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(replay(server, table, "?seen=gold"))
        button = page.get_by_role("button", name="Next turn")
        expect(button).to_be_in_viewport(ratio=1)
        expect(page.get_by_role("group", name="Board")).to_be_in_viewport(ratio=0.99)
        places = {json.dumps(button.bounding_box())}
        for _ in range(4):
            button.click()
            places.add(json.dumps(button.bounding_box()))
        assert len(places) == 1, (width, height, places)


def test_transcript_out_and_in(server: Server, open_page: Opens, tmp_path: Path) -> None:
    table, page = finished(server, "jam", hand=3), open_page(accept_downloads=True)
    page.goto(replay(server, table))
    page.get_by_text("Fair draws").click()
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text("Checked here: the server’s seed")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save transcript").click()
    file = tmp_path / "game.txt"
    saved.value.save_as(file)
    page.get_by_role("link", name="Look at a game again", exact=True).click()
    page.get_by_label("Transcript file").set_input_files(file)
    expect(page.get_by_role("heading", name="Look again: Trafficars: Rush Hour")).to_be_visible()
    page.get_by_role("button", name="Another game").click()
    page.get_by_label("Or paste its text").fill(file.read_text("utf-8").rstrip("\n"))
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("heading", name="Look again: Trafficars: Rush Hour")).to_be_visible()
    expect(turns(page).first).to_be_visible()
    # A text from anywhere can be played on from as well.
    playing_on = page.get_by_role("button", name="Play on from here")
    expect(playing_on).to_be_disabled()
    for _ in range(2):
        page.get_by_role("button", name="Next turn").click()
    playing_on.click()
    page.wait_for_url(re.compile("/table/"))
    assert asked(page)
    log = page.get_by_role("region", name="Log").last
    expect(log).to_contain_text("Taken over from another game")


DECK = {"M1": 9, "M2": 1, "M3": 1, "M4": 1, "MS1": 1, "MS2": 1, "MS3": 1, "SH": 1, "SL": 1}
NAMES = {"M2": "Move 2", "M3": "Move 3", "M4": "Move 4", "MS1": "Move & Shift 1"} | {
    "MS2": "Move & Shift 2",
    "MS3": "Move & Shift 3",
    "SL": "Slide",
}
"""Cards of which there is one, with names that no other sentence says."""


def test_seen_by_a_seat_tells_nothing_of_the_others(server: Server, open_page: Opens) -> None:
    for _ in range(20):
        table = finished(server, "shift", turn_limit=4, starter="gold", deck=DECK)
        held = only_seen_by(transcript(server, table), 1)
        if len(held) > 1:
            break
    assert len(held) > 1

    assert held <= everything(server, open_page, table, "silver"), "the search finds nothing"
    assert not held & everything(server, open_page, table, "gold")
    assert not held & everything(server, open_page, table, "")


def only_seen_by(whole: Transcript, seat: int) -> set[str]:
    """Return the cards that this seat has held and nobody else was ever shown."""
    game = whole.game

    def shown(viewer: int | None) -> set[str]:
        story = [one for step in whole.played for one in step.story]
        told = game.events(game.shown_to(story, viewer))
        return {str(value) for event in told for _, value in event.details} & set(NAMES)

    return shown(seat) - shown(1 - seat) - shown(None)


def found_in(texts: list[str]) -> set[str]:
    """Return the cards that are named in texts, by code or in words."""
    whole = "\n".join(texts)
    return {
        code
        for code, name in NAMES.items()
        if re.search(rf"(?<![A-Za-z0-9]){code}(?![0-9A-Za-z])|{re.escape(name)}(?!\d)", whole)
    }


def everything(server: Server, open_page: Opens, table: Any, seen: str) -> set[str]:
    """Return the cards named in texts, attributes, requests or answers of a replay, at any turn."""
    page = open_page()
    answers: list[Any] = []
    frames: list[str] = []
    page.on("response", lambda answer: answers.append(answer))
    page.on("websocket", lambda line: line.on("framereceived", lambda text: frames.append(text)))
    page.goto(replay(server, table, f"?seen={seen}" if seen else ""))
    scrub = page.get_by_role("slider", name="Turn")
    expect(scrub).to_be_visible()
    texts: list[str] = []
    for shape in ("Words", "Notation"):
        page.get_by_role("button", name=shape).click()
        page.keyboard.press("Home")
        for turn in range(int(scrub.get_attribute("max")) + 1):
            expect(scrub).to_have_value(str(turn))
            texts += page.evaluate(EVERY)
            page.keyboard.press("ArrowRight")
    matters = [answer for answer in answers if "/api/tables/" in answer.url]
    assert matters and not [answer for answer in answers if "/api/transcripts" in answer.url]
    texts += [f"{answer.request.url} {answer.request.post_data or ''}" for answer in answers]
    told = [json.loads(text) for text in [*(answer.text() for answer in matters), *frames]]
    return found_in([*texts, *(json.dumps(without_the_agreed(one)) for one in told)])


def without_the_agreed(told: Any) -> Any:
    """Return what was told without what is agreed openly before the first draw: the deck."""
    if isinstance(told, list):
        return [without_the_agreed(one) for one in told]
    if not isinstance(told, dict):
        return told
    return {k: without_the_agreed(v) for k, v in told.items() if k not in ("scene", "agreed")}


def test_a_seat_s_hand_is_shown_and_the_other_is_not(server: Server, open_page: Opens) -> None:
    table, page = finished(server), open_page()
    page.goto(replay(server, table, "?turn=1"))
    expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
    page.get_by_label("Seen by").select_option("Silver")
    hand = page.get_by_role("group", name=re.compile("hand"))
    expect(hand.get_by_role("listitem")).to_have_count(4)
    page.get_by_role("button", name="Notation").click()
    line = here(page).inner_text()
    assert line.count("=?") == 4 and len(re.findall(r"=[A-Z]", line)) == 4
    expect(page).to_have_url(re.compile(r"turn=1&seen=silver#"))


@soak
def test_a_link_leads_to_the_very_moment(server: Server, open_page: Opens) -> None:
    table, page = finished(server), open_page()
    page.goto(replay(server, table))
    page.get_by_label("Seen by").select_option("Gold")
    turns(page).nth(4).click()
    expect(page).to_have_url(re.compile(r"turn=4&seen=gold#"))
    said = here(page).inner_text()
    other = open_page()
    other.goto(page.url)
    expect(other.get_by_role("slider", name="Turn")).to_have_value("4")
    expect(other.get_by_label("Seen by")).to_have_value("0")
    expect(here(other)).to_have_text(said, use_inner_text=True)
    other.goto(replay(server, table, "?turn=9999&seen=nobody"))
    expect(other.get_by_role("slider", name="Turn")).to_be_visible()
    expect(other.get_by_label("Seen by")).to_have_value("-1")


def test_playing_on_from_a_moment(server: Server, open_page: Opens) -> None:
    table, page = finished(server), open_page()
    page.goto(replay(server, table, "?turn=3&seen=gold"))
    stood = standing(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/(?!" + table["match"] + ")"))
    assert asked(page)
    assert standing(page) == stood
    log = page.get_by_role("region", name="Log").last
    expect(log).to_contain_text("Taken over from another game")
    take_turn(page)
    assert asked(page)
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.get_by_role("link", name=re.compile("^Look at the game again")).first.click()
    expect(page.get_by_role("slider", name="Turn")).to_be_visible()
    page.get_by_text("Fair draws").click()
    page.get_by_role("button", name="Check the draws").click()
    expect(page.get_by_text("Checked here: the server’s seed")).to_be_visible()
    # There is nothing to play on from where it ended.
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_a_running_game_is_looked_at_and_not_played_on(server: Server, open_page: Opens) -> None:
    """By its link and by its text: the page offers nothing that the server would refuse."""
    table, page = server.table("shuttles"), open_page()

    async def play() -> None:
        tokens = [seat_token(table, seat) for seat in range(2)]
        players = [await connect(server.url, table["match"], token) for token in tokens]
        for seat in players:
            await seat.sit("Ann")
        for seat in players:
            await seat.begun()
        for _ in range(2):
            for seat in players:
                await seat.ping()
                if seat.now.ask is not None:
                    await seat.commit([seat.now.legal[0]])
        for seat in players:
            await seat.close()

    with ThreadPoolExecutor(1) as beside:  # this thread has an event loop of its own
        beside.submit(asyncio.run, play()).result()
    text = asked_of(server, table, "transcript").decode()
    assert not read(text).over
    page.goto(replay(server, table))
    for _ in range(2):
        expect(page.get_by_role("slider", name="Turn")).to_be_visible()
        expect(
            page.get_by_text("This game is not over yet. Until then you can look")
        ).to_be_visible()
        expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
        page.goto(f"{server.url}/replay")
        page.get_by_label("Or paste its text").fill(text)
        page.get_by_role("button", name="Show").click()


def standing(page: Any) -> list[str]:
    """Return where every vehicle and section stands, in words."""
    things = page.get_by_role("group", name="Board").get_by_role(
        "button", name=re.compile("^(Vehicle|Silver|Gold|Left|Right) ")
    )
    expect(things.first).to_be_visible()
    return [str(one.get_attribute("aria-label")) for one in things.all()]


def take_turn(page: Any) -> None:
    """Make a whole turn of the first moves that are offered, and send it."""
    assert asked(page)
    send = page.get_by_role("button", name="Send turn")
    for _ in range(30):
        if send.is_visible() and send.is_enabled():
            send.click()
            expect(send).to_be_disabled()
            return
        moves(page).first.click()
        page.wait_for_timeout(100)
    raise AssertionError("the turn cannot be sent")


def test_stepping_back_at_the_table_while_the_game_goes_on(
    server: Server, open_page: Opens
) -> None:
    table = server.table("shift", options={"starter": "gold", "setup": "1"}, bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    for _ in range(2):
        take_turn(page)
    assert asked(page)
    things = page.get_by_role("group", name="Board").get_by_role("button")
    now = [one.get_attribute("aria-label") for one in things.all()]
    question = bar(page).inner_text()
    for reload in (False, True):
        if reload:
            page.reload()
            assert asked(page)
        turns(page).first.click()
        looking = page.get_by_role("region", name="Looking back")
        expect(looking).to_contain_text("Turn 1")
        expect(looking.get_by_role("button", name="Next turn")).to_be_enabled()
        looking.get_by_role("button", name="Next turn").click()
        expect(looking).to_contain_text("Turn 2")
        looking.get_by_role("button", name="Back to now").click()
        expect(looking).to_have_count(0)
        assert [one.get_attribute("aria-label") for one in things.all()] == now
        assert bar(page).inner_text() == question
    # Whoever plays is back in the present.
    turns(page).first.click()
    moves(page).first.click()
    expect(page.get_by_role("region", name="Looking back")).to_have_count(0)


def test_nobody_steps_back_over_what_was_turned_up(server: Server, open_page: Opens) -> None:
    table = server.table("memory", options={"high": 12}, bots={"1": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    assert asked(page)
    page.get_by_role("button", name=re.compile("^row 1, column 1:")).click()
    log = page.get_by_role("region", name="Log").last
    expect(log.get_by_role("listitem").first).to_be_visible()
    expect(log.get_by_role("button")).to_have_count(0)
    url = f"{server.url}/api/tables/{table['match']}/history"
    headers = {"authorization": f"Bearer {seat_token(table, 0)}"}
    with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
        told = json.load(answer)
    assert told["turns"]
    assert all(turn["table"] is None and not turn["letters"] for turn in told["turns"])
    assert not any(event["name"] == "turned-up" for t in told["turns"] for event in t["events"])


def test_how_fast_the_others_play_can_be_chosen(server: Server, open_page: Opens) -> None:
    page = open_page()
    table = server.table("shift", options={"starter": "silver"}, bots={"1": "random"})
    page.goto(server.url)
    page.evaluate("localStorage.setItem('tailback.pace', 'slow')")
    page.clock.install()
    page.goto(server.url + table["seats"][0]["link"])
    page.clock.pause_at(time.time() + 3600)
    sit(page, "Gold")
    log = page.get_by_role("region", name="Log").last
    while "Silver plays" not in log.inner_text():
        page.clock.run_for(100)
    # The bot has long played its turn, but one thing is seen at a time, and time stands still.
    page.wait_for_timeout(500)
    assert "Silver draws" not in log.inner_text()
    expect(page.get_by_label("Others’ turns")).to_have_value("slow")
    page.get_by_role("group", name="Board").click(position={"x": 4, "y": 4})
    expect(log).to_contain_text("Silver draws")
    page.clock.resume()
    assert asked(page)
    page.get_by_label("Others’ turns").select_option("once")
    page.reload()
    expect(page.get_by_label("Others’ turns")).to_have_value("once")


@soak
def test_a_person_of_the_terminal_is_named_in_every_language(
    server: Server, open_page: Opens
) -> None:
    game = tailback.game("shuttles")
    text = Transcript(game, game.options(), SEATED, ("human", "random"), ()).text()
    for locale, name in (
        ("de-DE", "ein Mensch"),
        ("fr-FR", "une personne"),
        ("pt-PT", "uma pessoa"),
    ):
        page = open_page(locale=locale)
        page.goto(f"{server.url}/replay")
        page.get_by_role("textbox").fill(text)
        page.locator("button.primary").click()
        expect(page.locator(".top")).to_contain_text(name)
        expect(page.locator(".top")).not_to_contain_text("human")


def test_a_deal_is_one_line(server: Server, open_page: Opens) -> None:
    table = server.table("jam", options={"hand": 10}, seats=3, bots={"1": "random", "2": "random"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Player 1")
    log = page.get_by_role("region", name="Log").last
    deal = re.compile(r"You are dealt (\w[\w ]*, ){9}.*; the others 10 cards each\.")
    expect(log).to_contain_text(deal)
    expect(log.get_by_text(re.compile(r"Player \d is dealt"))).to_have_count(0)


def test_a_game_with_secrets_is_looked_at_when_it_is_over(server: Server, open_page: Opens) -> None:
    table = server.table("shift", bots={"1": "random"}, options={"starter": "gold"})
    page = open_page()
    page.goto(server.url + table["seats"][0]["link"])
    sit(page, "Gold")
    page.goto(server.url + table["seats"][0]["link"].replace("/table/", "/replay/"))
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not over yet")
    page.get_by_role("link", name="To the table").click()
    assert asked(page)


def test_rules_have_every_clause_and_lead_back_from_a_link(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    page.goto(f"{server.url}/rules/shift#SHIFT-21")
    expect(page.get_by_role("heading", name="SHIFT-21 Locked seams")).to_be_in_viewport()
    expect(page.get_by_role("heading", level=3)).to_have_count(27)
    expect(page.get_by_text("our ruling").first).to_be_visible()

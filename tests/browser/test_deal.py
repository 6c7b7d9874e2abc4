"""The deal: pages reveal by themselves, whoever is away is waited for, and what it proves."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tailback.cli.main import main
from tailback.kit.chance import commitment
from tests.browser.acts import bar, own_link, sit
from tests.browser.conftest import Opens, Server, stand_in
from tests.browser.test_resigned import give_up


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody is waited for before the deal."""
    yield from stand_in(tmp_path_factory.mktemp("hasty") / "tables.db", "--patience", "0")


def seated(server: Server, table: Any, seat: int, page: Any, name: str) -> None:
    page.goto(server.url + table["seats"][seat]["link"])
    page.get_by_label("Your name").fill(name)
    sit(page, ("Gold", "Silver")[seat])


def away(server: Server, opens: Opens) -> tuple[Any, Any, Any]:
    """Return a page that waits for Ann, the browser in which she sat down, and her own link."""
    table, ann, bob = server.table("shift"), opens(), opens()
    seated(server, table, 0, ann, "Ann")
    expect(bar(ann)).to_contain_text("Waiting for 1 more player")
    browser, link = ann.context, own_link(ann, table["match"], 0)
    ann.goto("about:blank")
    ann.close()
    seated(server, table, 1, bob, "Bob")
    return bob, browser, link


def begun(page: Any) -> None:
    """Wait until the cards are dealt."""
    expect(page.get_by_role("button", name="Give up")).to_be_visible()


def proof(page: Any) -> Any:
    """Open the check of the draws of a game that is over; return its panel."""
    page.get_by_role("link", name="Look at the game again").click()
    page.get_by_text("Fair draws").click()
    page.get_by_role("button", name="Check the draws").click()
    return page.locator("details", has_text="Fair draws")


def test_the_pages_reveal_by_themselves_and_it_is_proven_to_each_by_its_own_receipt(
    server: Server, open_page: Opens, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, pages = server.table("shift"), [open_page(accept_downloads=True) for _ in range(2)]
    for seat, page in enumerate(pages):
        seated(server, table, seat, page, ("Ann", "Bob")[seat])
    for page in pages:
        begun(page)
    give_up(pages[0])
    for page in pages:
        panel = proof(page)
        for line in ("before anyone sat down", "before any was revealed", "your own seed"):
            expect(panel).to_contain_text(line)
        expect(panel).to_contain_text("Proven: nobody could choose the deal.")
        expect(panel).to_contain_text("stops a host who holds the server’s seed from looking")
    files = []
    for button in ("Save transcript", "Save receipt"):
        with pages[0].expect_download() as saved:
            pages[0].get_by_role("button", name=button).click()
        files.append(tmp_path / button[5:])
        saved.value.save_as(files[-1])
    assert main(["verify", str(files[0]), "--receipt", str(files[1])]) == 0
    said = capsys.readouterr().out
    assert "\nproven: " in said and "not proven" not in said
    assert main(["verify", str(files[0])]) == 0
    assert "\nnot proven: a transcript alone" in capsys.readouterr().out
    # Nobody else can know it: not who has the text only.
    stranger = open_page()
    stranger.goto(f"{server.url}/replay")
    stranger.get_by_label("Or paste its text").fill(files[0].read_text("utf-8"))
    stranger.get_by_role("button", name="Show").click()
    stranger.get_by_text("Fair draws").click()
    panel = stranger.locator("details", has_text="Fair draws")
    expect(panel).to_contain_text("Not proven here: this browser took no part in the deal")
    expect(panel).not_to_contain_text("Proven: nobody")


def test_whoever_is_away_is_waited_for_and_reveals_on_coming_by(
    server: Server, open_page: Opens
) -> None:
    bob, browser, link = away(server, open_page)
    expect(bar(bob)).to_contain_text("Waiting for Ann to come by before dealing.")
    expect(bob.get_by_role("button", name=re.compile("Deal without"))).to_have_count(0)
    bob.reload()
    expect(bar(bob)).to_contain_text("Waiting for Ann to come by before dealing.")
    # Ann's link in another browser has no seed of hers: it says where to go.
    other = open_page()
    other.goto(server.url + link)
    expect(bar(other)).to_contain_text("Open this game in the browser in which you sat down")
    ann = browser.new_page()
    ann.goto(server.url + link)
    for page in (ann, bob, other):
        begun(page)
    give_up(bob)
    expect(proof(ann)).to_contain_text("Proven: nobody could choose the deal.")


def test_after_a_while_the_others_may_deal_without_and_then_it_is_not_proven(
    hasty: Server, open_page: Opens
) -> None:
    bob, browser, link = away(hasty, open_page)
    without = bob.get_by_role("button", name="Deal without Ann")
    expect(without).to_be_visible()
    expect(bar(bob)).to_contain_text("nobody can prove afterwards that the deal was not chosen")
    without.click()
    begun(bob)
    ann = browser.new_page()
    ann.goto(hasty.url + link)
    begun(ann)
    give_up(ann)
    for page in (ann, bob):
        panel = proof(page)
        expect(panel).to_contain_text("Not proven: the game was dealt without the seed of Ann")
        expect(panel).not_to_contain_text("Proven: nobody")


COMMITS: Final = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const { commitment } = JSON.parse(text);
  if (commitment) window.commits(commitment, localStorage.getItem('tailback.receipts'));
  send.call(this, text);
};
"""
"""Tells what a page has kept when it commits to a seed."""


def test_one_device_reveals_for_all_its_seats_also_in_a_rematch(home: Callable[..., Any]) -> None:
    page = home()
    commits: list[tuple[str, str]] = []
    page.expose_function("commits", lambda *told: commits.append(told))
    page.add_init_script(COMMITS)
    page.reload()
    page.get_by_role("radio", name="Play here").check()
    page.get_by_role("button", name="Play Traffic-Memory").click()
    for _ in range(2):
        begun(page)
        give_up(page)
        again = page.get_by_role("button", name="Play again")
        last = page.url
        again.click()
        page.wait_for_url(lambda url, last=last: url != last)
    begun(page)
    kept = json.loads(page.evaluate("localStorage.getItem('tailback.receipts')"))
    assert [len([own for own in one["own"] if "terms" in own]) for one in kept] == [2, 2, 2]
    assert len(commits) == 6
    for committed, receipts in commits:  # the seed is kept before it is committed to
        seeds = re.findall('"seed":"([0-9a-f]{64})"', receipts)
        assert committed in [commitment(bytes.fromhex(seed)) for seed in seeds]


def test_a_server_that_says_another_commitment_gets_no_seed(
    server: Server, open_page: Opens
) -> None:
    """The page has stored the commitment before it sat down; it reveals to no other."""
    table, page = server.table("shift"), open_page()
    seated(server, table, 0, page, "Ann")
    expect(bar(page)).to_contain_text("Waiting for 1 more player")
    kept = json.loads(page.evaluate("localStorage.getItem('tailback.receipts')"))
    assert [one["match"] for one in kept] == [table["match"]]
    assert re.fullmatch("[0-9a-f]{64}", kept[0]["own"][0]["seed"])
    assert "terms" not in kept[0]["own"][0]
    kept[0]["server"] = "0" * 64
    page.evaluate("text => localStorage.setItem('tailback.receipts', text)", json.dumps(kept))
    other = open_page()
    seated(server, table, 1, other, "Bob")
    expect(bar(other)).to_contain_text("Waiting for Ann to come by before dealing.")
    expect(bar(page)).to_contain_text("Open this game in the browser in which you sat down")

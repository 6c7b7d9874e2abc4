"""A game that was installed from outside is played on the general table, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.acts import asked, bar, moves, play_through, settle
from tests.browser.conftest import Opens, Server, serving
from tests.examples.plug import install
from tests.harness.scale import soak


@pytest.fixture(scope="module")
def nim_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Nim is installed."""
    folder = tmp_path_factory.mktemp("nim")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(install(folder)))
        yield from serving(Server(folder / "tables.db"))


def test_from_the_home_page_to_the_last_stone(nim_server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(nim_server.url)
    page.get_by_role("radio", name="Play the computer").check()
    page.get_by_role("button", name="Options for Nim").click()
    page.get_by_label("Heaps").select_option("1-3-5-7")
    page.get_by_label("Misère").check()
    page.get_by_role("button", name="Start").click()
    assert asked(page)
    expect(bar(page)).to_contain_text("Take stones from one heap")
    expect(page.get_by_role("region", name="Board")).to_contain_text("D ooooooo")
    expect(moves(page)).to_have_count(16)
    before = bar(page).inner_text()
    moves(page).get_by_text("D7", exact=True).click()
    settle(page, before)
    log = page.get_by_role("region", name="Log").last
    expect(log).to_contain_text("Red takes 7 stones from heap D.")
    assert asked(page)
    expect(log).to_contain_text("Blue takes")
    play_through(page)
    page.get_by_text("Rule and check of the draws").click()
    expect(page.get_by_text("Read NIM-4")).to_be_visible()


@soak
def test_two_people_and_the_rulebook_in_other_languages(
    nim_server: Server, open_page: Opens
) -> None:
    table = nim_server.table("nim", time=None)
    red, blue = open_page(locale="de"), open_page(locale="fr")
    for page, seat, sit in ((red, 0, "Platz nehmen"), (blue, 1, "Rejoindre la table")):
        page.goto(nim_server.url + table["seats"][seat]["link"])
        page.get_by_role("button", name=sit).click()
    expect(red.get_by_role("region", name="Spielbrett")).to_be_visible()
    red.get_by_role("group", name="Mögliche Züge").get_by_role("button", name="C2").click()
    expect(blue.get_by_text("Rouge prend 2 jetons dans le tas C.").first).to_be_visible()
    expect(red.get_by_text("Rot nimmt 2 Steine von Haufen C.").first).to_be_visible()
    red.goto(f"{nim_server.url}/rules/nim")
    expect(red.get_by_role("heading", name="Der letzte Stein")).to_be_visible()
    expect(red.get_by_role("heading", name="Der Zug")).to_be_visible()

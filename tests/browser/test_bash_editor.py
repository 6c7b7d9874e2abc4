"""A course is built by buttons, keys and dragging, judged, kept, passed on and raced on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.acts import bar, until
from tests.browser.conftest import PHONE, Opens, Server
from tests.browser.driver import STEP
from tests.browser.test_axe import sound, sound_at_any_width
from tests.browser.test_learn import lesson_of
from tests.browser.test_windows import windows
from tests.harness.scale import soak

CLOSES = "The course closes."
PAGE = "/games/bash/course"


def verdict(page: Any) -> Any:
    return page.get_by_role("main").get_by_role("status")


def tiles(page: Any) -> list[str]:
    """Return the tiles of the course as they are passed on."""
    link: str = page.get_by_role("textbox", name="As a link").input_value()
    return link.partition("#")[2].split(".")


def place(page: Any, number: int) -> Any:
    """Return the button of a tile by its place; 0 is the start."""
    said = rf"^Place {number} of " if number else "^tile 01B?, start and finish"
    return page.get_by_role("button", name=re.compile(said))


def press(page: Any, *names: str) -> None:
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def editor(server: Server, page: Any, course: str = "") -> None:
    page.goto(f"{server.url}{PAGE}#{course}")
    page.get_by_role("heading", level=1, name="Build a course").wait_for()


def test_a_course_is_built_by_buttons(server: Server, open_page: Opens) -> None:
    page = open_page()
    editor(server, page)
    expect(verdict(page)).to_contain_text(CLOSES)
    press(page, "Start over")
    assert tiles(page) == ["01"]
    expect(verdict(page)).to_contain_text("A course has 2 to 26 tiles, not 1.")
    for number in ("02", "03"):
        press(page, f"Add: tile {number}, curve to the right")
    expect(verdict(page)).to_contain_text("Not a course yet:")
    expect(verdict(page)).to_contain_text(
        "The course does not close: its end does not meet tile 01."
    )
    press(page, "Special tiles")
    press(page, "Add: tile 04B, Landslide + tile 08B, Landslide")
    assert tiles(page) == ["01", "02", "03", "04B", "08B"]
    # One of a pair alone will not do.
    press(page, "Remove")
    expect(verdict(page)).to_contain_text("Tile 04B needs tile 08B right beside it.")
    press(page, "Undo")
    page.get_by_role("button", name="Sides A").click()
    for number in ("09", "07"):
        press(page, f"Add: tile {number}, curve to the right")
    place(page, 0).click()
    press(page, "Add: tile 12, straight")
    assert tiles(page) == ["01", "12", "02", "03", "04B", "08B", "09", "07"]
    expect(verdict(page)).to_contain_text(CLOSES)
    # A curve that turns the other way leads somewhere else, a tile of the other side does not.
    place(page, 2).click()
    press(page, "Turn the curve")
    expect(verdict(page)).to_contain_text("Not a course yet:")
    press(page, "Turn the curve")
    place(page, 0).click()
    press(page, "Flip over")
    assert tiles(page)[0] == "01B"
    expect(verdict(page)).to_contain_text(CLOSES)
    # What is there already is not to be had again.
    page.get_by_role("button", name="Add: tile 12, straight").press("Enter")
    expect(verdict(page)).to_contain_text("Every number is there only once")
    assert tiles(page).count("12") == 1
    press(page, "Against the computer")
    expect(bar(page)).to_contain_text("play a card")
    expect(page.locator(".bash .course .tile")).to_have_count(8)


def test_a_course_is_built_by_keys(server: Server, open_page: Opens) -> None:
    page = open_page()
    editor(server, page, "01.02.03.12.04.07")
    expect(verdict(page)).to_contain_text(CLOSES)
    place(page, 0).focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(place(page, 3)).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    expect(place(page, 4)).to_be_focused()
    assert tiles(page) == ["01", "02", "03", "04", "12", "07"]
    expect(verdict(page)).to_contain_text("Tile 12 would lie on another one.")
    page.keyboard.press("Shift+ArrowLeft")
    expect(verdict(page)).to_contain_text(CLOSES)
    page.keyboard.press("Delete")
    assert tiles(page) == ["01", "02", "03", "04", "07"]
    page.keyboard.press("r")
    assert tiles(page)[3] == "04-left"
    page.keyboard.press("r")
    page.keyboard.press("f")
    assert tiles(page)[3] == "04B"
    page.keyboard.press("f")
    page.keyboard.press("ArrowLeft")
    expect(place(page, 2)).to_be_focused()
    shelf = page.get_by_role("button", name="Add: tile 05, straight")
    shelf.focus()
    page.keyboard.press("Enter")
    assert tiles(page) == ["01", "02", "03", "05", "04", "07"]
    expect(verdict(page)).to_contain_text(CLOSES)


def test_tiles_are_dragged(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 1280, "height": 800})
    editor(server, page, "01.02.03.04.07")

    def drag(start: Any, end: tuple[float, float]) -> None:
        start.scroll_into_view_if_needed()
        box = start.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(*end, steps=6)
        page.mouse.up()

    # Tile 03 leaves to the left: left of its middle a tile is put after it.
    third = place(page, 2).bounding_box()
    after = third["x"] + 0.2 * third["width"], third["y"] + third["height"] / 2
    drag(page.get_by_role("button", name="Add: tile 08, straight"), after)
    expect(verdict(page)).to_contain_text(CLOSES)
    assert tiles(page) == ["01", "02", "03", "08", "04", "07"]
    # Off the course it is taken away.
    drag(place(page, 3), (1270, 790))
    assert tiles(page) == ["01", "02", "03", "04", "07"]


@soak
def test_a_course_is_kept_and_passed_on(server: Server, open_page: Opens, tmp_path: Path) -> None:
    page = open_page()
    editor(server, page, "01.12.02.03.08B.04B.09.07")
    expect(verdict(page)).to_contain_text(CLOSES)
    press(page, "Save")
    expect(verdict(page)).to_contain_text("Give the course a name first.")
    page.get_by_role("textbox", name="Name").fill("Rocky <b>road</b>")
    press(page, "Save")
    expect(verdict(page)).to_contain_text("Saved in this browser.")
    with page.expect_download() as saving:
        press(page, "Save as a file")
    file = tmp_path / "course.txt"
    saving.value.save_as(file)
    link = page.get_by_role("textbox", name="As a link").input_value()
    # It is still there, also among the courses to choose from when a table is set.
    editor(server, page)
    page.reload()
    page.get_by_role("button", name="Open Rocky <b>road</b>").click()
    assert tiles(page) == ["01", "12", "02", "03", "08B", "04B", "09", "07"]
    page.goto(server.url)
    page.get_by_role("button", name="Options for Rush & Bash").click()
    expect(page.get_by_role("radio", name="Rocky <b>road</b>")).to_be_attached()
    expect(page.get_by_role("radio", name="Over the lake")).to_be_attached()
    # Elsewhere it comes by link, and by file.
    other = open_page()
    other.goto(link)
    expect(verdict(other)).to_contain_text(CLOSES)
    assert tiles(other)[4] == "08B"
    press(other, "Start over")
    other.get_by_label("Open a file").set_input_files(file)
    expect(place(other, 7)).to_be_visible()
    expect(other.get_by_role("textbox", name="Name")).to_have_value("Rocky <b>road</b>")
    broken = tmp_path / "cat.txt"
    broken.write_text("not a course", "utf-8")
    other.get_by_label("Open a file").set_input_files(broken)
    expect(verdict(other)).to_contain_text("This file holds no course.")
    press(page, "Cancel")
    editor(server, page)
    press(page, "Remove Rocky <b>road</b>")
    expect(page.get_by_role("button", name="Open Rocky <b>road</b>")).to_have_count(0)


@soak
def test_a_link_that_is_no_course_begins_with_the_first_race(
    server: Server, open_page: Opens
) -> None:
    page = open_page()
    for fragment in ("hello", "01.99", "%E0%A4%A", "01." * 40):
        editor(server, page, fragment)
        page.reload()
        expect(verdict(page)).to_contain_text(CLOSES)
        assert tiles(page) == ["01", "02", "03", "08", "04", "07"]


def test_a_surprise_is_seen_in_the_middle(server: Server, open_page: Opens) -> None:
    page = open_page(viewport={"width": 390, "height": 844})
    editor(server, page)
    course = page.get_by_role("group", name="Your course")
    for _ in range(4):
        link = page.get_by_role("textbox", name="As a link")
        before = link.input_value()
        press(page, "Surprise me")
        expect(link).not_to_have_value(before)
        expect(course).to_be_in_viewport(ratio=0.99)
        drawn, ground = course.bounding_box(), course.locator("..").bounding_box()
        assert drawn and ground
        for side, size in (("x", "width"), ("y", "height")):
            aside = drawn[side] - ground[side] + (drawn[size] - ground[size]) / 2
            assert abs(aside) <= 1


@soak
def test_a_surprise_is_a_course_and_can_be_raced_on(server: Server, open_page: Opens) -> None:
    page = open_page()
    editor(server, page)
    for length in ("12", "7", "6"):
        page.get_by_label("Length").select_option(length)
        before = tiles(page)
        press(page, "Surprise me")
        last = page.get_by_role("button", name=re.compile(rf"^Place 1 of {int(length) - 1}: "))
        expect(last).to_be_visible()
        assert len(tiles(page)) == int(length)
        assert tiles(page) != before
        expect(verdict(page)).to_contain_text(CLOSES)
    page.get_by_label("Cars").select_option("3")
    expect(page.get_by_text(re.compile(r"^about \d+ min"))).not_to_have_count(0)
    press(page, "Against the computer")
    page.wait_for_url(re.compile("/table/"))
    card = bar(page).get_by_role(
        "button", name=re.compile("^(Play )?(Steer|Bomb|Missile|Repair|Star)")
    )
    for _ in range(2):
        expect(card.first).to_be_visible()
        before = bar(page).inner_text()
        card.first.click()
        expect(bar(page)).not_to_have_text(before, use_inner_text=True)
        finish(page)


def finish(page: Any) -> None:
    """Answer whatever is asked, by any of its moves, until a card may be played again."""

    def asked() -> bool:
        if "play a card" in bar(page).inner_text():
            return True
        page.evaluate(f"() => {{ {STEP} }}")
        return False

    until(page, asked)
    sheet = page.get_by_role("dialog", name="All moves")
    if sheet.is_visible():  # opened for a question that the card's came in place of
        page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_the_reason_is_told_in_the_readers_language(server: Server, open_page: Opens) -> None:
    page = open_page(locale="de-DE")
    page.goto(f"{server.url}{PAGE}#01.02")
    said = "Der Kurs schließt sich nicht: Sein Ende trifft nicht auf Spielplan 01."
    expect(verdict(page)).to_contain_text(said)


def test_the_first_lesson(server: Server, open_page: Opens) -> None:
    page = open_page()
    page.goto(f"{server.url}/games/bash/lesson")
    lesson = lesson_of(page)
    expect(lesson).to_contain_text("Step 1 of 5")
    expect(lesson).to_contain_text("the first over the line wins")
    lesson.get_by_role("button", name="Let’s drive").click()
    steps = (
        (("Steer 3", "middle lane"), "Well steered."),
        (("Steer 3", "Do without"), "That is a bash."),
        (("Missile 1", "Use"), "A hit."),
        (("Star 1", "Use", "Level 1"), "That was the pirate’s missile"),
    )
    for number, (moves, said) in enumerate(steps, 2):
        expect(lesson).to_contain_text(f"Step {number} of 5")
        for move in moves:
            page.get_by_role("main").get_by_role("button", name=re.compile(move)).first.click()
        expect(lesson).to_contain_text(said)
        if number < 5:
            lesson.get_by_role("button", name="Next").click()


@soak
def test_every_window(server: Server, open_page: Opens) -> None:
    page = open_page(bypass_csp=True)
    editor(server, page, "01.05B.08.02.03.11B.12B.06.04.07")
    expect(verdict(page)).to_contain_text(CLOSES)
    names = re.compile("^(Place [0-9]+ of |tile 01B?, start and finish)")
    there = page.get_by_role("button", name=names)
    for width, height in windows(page):
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        # The whole course is seen at once.
        boxes = there.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
        assert len(boxes) == 10
        top = min(box["top"] for box in boxes)
        assert max(box["bottom"] for box in boxes) - top <= height
        assert min(box["left"] for box in boxes) >= 0
        assert max(box["right"] for box in boxes) <= width
        assert min(min(box["width"], box["height"]) for box in boxes) >= 24
    sound_at_any_width(page)


def test_a_finger_finds_everything(server: Server, open_page: Opens) -> None:
    page = open_page(**PHONE)
    editor(server, page)
    page.get_by_role("button", name="Special tiles").tap()
    small = page.evaluate("""() => [...document.querySelectorAll('main :is(button, select, a)')]
        .filter(each => each.checkVisibility() && !each.matches('.tile'))
        .map(each => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)""")
    assert small == []
    place(page, 3).tap()
    page.get_by_role("button", name="Remove", exact=True).tap()
    assert tiles(page) == ["01", "02", "03", "04", "07"]


def test_the_rulebook_has_its_drawings(server: Server, open_page: Opens) -> None:
    page = open_page(bypass_csp=True)
    page.goto(f"{server.url}/rules/bash")
    for clause, seen in (
        ("BASH-83", "Geyser"),
        ("BASH-87", "The 3D bridge"),
        ("BASH-86", "Volcano"),
    ):
        drawing = page.locator(f"#{clause}").get_by_role("img")
        expect(drawing).to_have_attribute("aria-label", re.compile(seen))
    for clause in [*(f"BASH-{n}" for n in range(20, 25)), "BASH-64"]:
        assert page.locator(f"#{clause} li svg").count() >= 6
    sound(page)

"""A player within the page, who presses the buttons that are there until the game is over."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

STEP: Final = """
  const seen = (one) =>
    one && one.getClientRects().length && getComputedStyle(one).visibility !== 'hidden';
  const said = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim();
  const named = (name) => [...document.querySelectorAll('button')].find(
    (one) => seen(one) && said(one).startsWith(name));
  if (named('Play again')) return 'over';
  const sit = named('Sit down');
  if (sit) { sit.click(); return 'sat'; }
  const send = document.querySelector('.send[aria-disabled="false"]');
  if (seen(send)) { send.click(); return 'sent'; }
  const moves = document.querySelectorAll('[role=group][aria-label="Your moves"] button');
  const list = [...moves].filter(
    (one) => seen(one) && !one.disabled && one.getAttribute('aria-disabled') !== 'true');
  const lot = () => (window.lot = (16807 * (window.lot ?? 4711)) % 2147483647) / 2147483647;
  if (list.length) { list[Math.floor(lot() * list.length)].click(); return 'moved'; }
  const all = named('All moves');
  if (all && !document.querySelector('dialog[open]')) { all.click(); return 'listed'; }
  return 'waits';
"""
"""Does the next thing, any of the moves by a lot that falls the same every time; says what."""

DRIVE: Final = f"""
  const step = () => {{ {STEP} }};
  window.driven = {{ done: 'waits', moved: 0 }};
  const timer = setInterval(() => {{
    const done = (driven.done = step());
    driven.moved += done === 'moved';
    if (done === 'over') clearInterval(timer);
  }}, 20);
"""
"""Goes on by itself until the game is over: faster than it could be told each step."""

LONGEST: Final = 300.0
"""After how many seconds a game is not over any more."""


def drive_on(*pages: Any) -> None:
    """Let the pages play on by themselves until the game is over for all."""
    for page in pages:
        page.evaluate(f"() => {{ {DRIVE} }}")
    for page in pages:
        again = page.get_by_role("button", name="Play again")
        expect(again).to_be_visible(timeout=1000 * LONGEST)

/** Announcements for those who listen instead of look. */

class Tell {
  text = $state('');
  private turn = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say something once; the same sentence twice is said twice. With `lasts` it is gone so many milliseconds later. */
  say(text: string, lasts?: number): void {
    if (!text) return;
    clearTimeout(this.timer);
    if (lasts !== undefined) this.timer = setTimeout(() => (this.text = ''), lasts);
    this.turn = !this.turn;
    this.text = this.turn ? text : `${text}\u00a0`;
  }
}

export const tell = new Tell();

/** Announcements for those who listen instead of look. */

class Tell {
  text = $state('');
  private turn = false;

  /** Say something once; the same sentence twice is said twice. */
  say(text: string): void {
    if (!text) return;
    this.turn = !this.turn;
    this.text = this.turn ? text : `${text}\u00a0`;
  }
}

export const tell = new Tell();

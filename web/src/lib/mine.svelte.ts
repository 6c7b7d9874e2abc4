/** The games of this browser as a list to look at: who plays, whose turn it is, how it ended. */
import { fetchStatuses } from './api';
import { follow, note, ownSeat, tables, tokenOf, winners, type KnownTable } from './tables';
import type { Place } from './wire';
import { botName, say } from './words.svelte';

/** How often it is asked how the games stand, in milliseconds. */
const OFTEN = 15_000;

export class Mine {
  list = $state.raw<readonly KnownTable[]>(tables());
  /** The matches in which this browser is asked for a move. */
  due = $state.raw<ReadonlySet<string>>(new Set());
  /** Those whose seats are not all taken yet. */
  open = $state.raw<ReadonlySet<string>>(new Set());
  readonly running = $derived(this.list.filter((table) => !table.over && !table.gone));
  readonly over = $derived(this.list.filter((table) => table.over || table.gone));

  /** Keep it up to date for as long as the page shows it. */
  constructor() {
    $effect(() => {
      void this.ask();
      const look = () => void (document.hidden || this.ask());
      const timer = setInterval(look, OFTEN);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  refresh(): void {
    this.list = tables();
  }

  private async ask(): Promise<void> {
    const asked = tables().filter((table) => !table.over && !table.gone && tokenOf(table));
    if (!asked.length) return;
    const rights = asked.map((table) => ({ match: table.match, token: tokenOf(table) }));
    const statuses = await fetchStatuses(rights).catch(() => []);
    const [due, open] = [new Set<string>(), new Set<string>()];
    for (const [at, status] of statuses.entries()) {
      const { match } = asked[at]!;
      if (!status.ok) {
        if (status.why === 'no-such-table' || status.why === 'bad-token') note(match, { gone: true });
        continue;
      }
      const { stage, seats, result, next, swapped } = status;
      note(match, { seats, over: stage === 'over', ...(result ? { result } : {}) });
      if (status.due) due.add(match);
      if (stage === 'open') open.add(match);
      if (!next) continue;
      void import('./receipts').then(({ carryOn }) => carryOn(match, next));
      follow(tables().find((table) => table.match === match)!, { match: next, swapped });
    }
    [this.due, this.open] = [due, open];
    this.refresh();
  }

  /** How a game stands, in a few words. */
  standing(table: KnownTable): string {
    if (table.result) return ended(table);
    if (table.gone) return say('standing-gone');
    if (table.over) return say('standing-over');
    if (this.open.has(table.match)) return say('standing-open');
    if (table.way === 'here') return say('standing-running');
    if (this.due.has(table.match)) return say('your-turn');
    return say(table.way === 'watch' ? 'standing-running' : 'standing-wait');
  }
}

function ended(table: KnownTable): string {
  const { result } = table;
  const own = ownSeat(table);
  const won = result ? winners(result) : [];
  if (!won.length) return say('standing-draw');
  if (own !== null) return say(won.includes(own) ? 'standing-won' : 'standing-lost');
  return say('standing-winner', { names: won.map((seat) => player(table.seats?.[seat])).join(', ') });
}

function player(place: Place | undefined): string {
  if (place?.kind === 'bot' && !place.resigned) return say('seat-computer', { level: botName(place.name) });
  return place?.name ?? '';
}

/** Against whom, or how it is played. */
export function opponents(table: KnownTable): string {
  if (table.way === 'here') return say('standing-here');
  const own = ownSeat(table);
  const others = (table.seats ?? []).flatMap((place, seat) => (seat === own || place.kind === 'open' ? [] : [player(place)]));
  const different = [...new Set(others)];
  if (!different.length) return say(`way-${table.way}`);
  return own === null ? different.join(', ') : say('against', { names: different.join(', ') });
}

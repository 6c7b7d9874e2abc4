/** Who is youngest: what the rules ask about it, and what is said. The rest of an order follows clockwise. */
import { ask, bearing, posted } from './api';
import { newId } from './random';
import type { Agreed, Ages } from './wire';
import { frame, say } from './words.svelte';

/** All seats, youngest first: those that are named, then the others clockwise from the last of them. */
export function orderOfAge(seats: number, named: readonly number[]): number[] {
  const last = named.at(-1) ?? -1;
  const clockwise = [...Array(seats).keys()].map((further) => (last + 1 + further) % seats);
  return [...named, ...clockwise.filter((seat) => !named.includes(seat))];
}

/** What is named when a name is pressed: one more, or, where it was named already, that one anew. */
export function press(named: readonly number[], seat: number, seats: number, { whole }: Ages): number[] {
  if (!whole || named.includes(seat)) return [seat];
  const more = [...named, seat];
  return more.length === seats - 1 ? orderOfAge(seats, more) : more;
}

/** An order of age that was drawn by lot. */
export function lots(seats: number): number[] {
  const drawn = crypto.getRandomValues(new Uint32Array(seats));
  return [...drawn.keys()].sort((one, other) => drawn[one]! - drawn[other]!);
}

/** What is said about ages at a table, in a sentence. */
export function agesLine({ ages, by_age, seats }: Pick<Agreed, 'ages' | 'by_age' | 'seats'>, who: (seat: number) => string): string {
  if (!by_age) return ages?.lot ? say('ages-drawn') : say('ages-unsaid', { who: who(0) });
  if (!ages?.whole || seats === 2) return say('ages-youngest', { who: who(by_age[0]!) });
  return say('ages-order', { names: new Intl.ListFormat(frame.language).format(by_age.map(who)) });
}

/** Say it at a table whose seats are not all taken, by its host's token; null takes it back. */
export async function sayAges(match: string, token: string, by_age: readonly number[] | null): Promise<void> {
  const { headers, ...rest } = posted({ id: newId(), by_age });
  await ask(`/api/tables/${encodeURIComponent(match)}/ages`, { ...rest, headers: { ...(headers as object), ...(bearing(token)!.headers as object) } });
}

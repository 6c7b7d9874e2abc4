/** How events become lines: a deal in one, and the same thing several times in a row once. */
import { say, type Catalogue } from './words.svelte';
import type { GameEvent } from './wire';

/** How games spell a card that is not the viewer's to know. */
const UNSEEN = ['?', 'hidden'];

export interface Line {
  /** Which event it is, or the last of those that it stands for. */
  number: number;
  text: string;
  times: number;
}

/** The lines of these events, for who sits on this seat; new ones stand apart from `old`. */
export function linesOf(events: readonly GameEvent[], words: Catalogue, seat: string | null = null, old = 0): Line[] {
  const found: Line[] = [];
  for (let at = 0; at < events.length; at++) {
    const dealt = runOf(events, at);
    if (dealt.length > 1) {
      at += dealt.length - 1;
      found.push({ number: at, text: deal(dealt, words, seat), times: 1 });
      continue;
    }
    const text = words.event(events[at]!);
    const last = found.at(-1);
    const fits = last?.text === text && last.number < old === at < old;
    if (last && fits) Object.assign(last, { number: at, times: last.times + 1 });
    else found.push({ number: at, text, times: 1 });
  }
  return found;
}

/** The same as one text. */
export function sentenceOf(events: readonly GameEvent[], words: Catalogue, seat: string | null = null): string {
  return linesOf(events, words, seat)
    .map(({ text, times }) => (times > 1 ? `${text} (× ${times})` : text))
    .join(' ');
}

/** The cards that are dealt from here on, without anything between them. */
function runOf(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  let end = from;
  while (events[end]?.name === 'dealt') end++;
  return events.slice(from, end);
}

/** One sentence for a whole deal: what is seen card by card, the rest by their number. */
function deal(events: readonly GameEvent[], words: Catalogue, own: string | null): string {
  const hands = new Map<string, string[]>();
  for (const { details } of events) {
    const name = String(details['seat']);
    hands.set(name, [...(hands.get(name) ?? []), String(details['card'])]);
  }
  const open = [...hands].filter(([, cards]) => cards.some((card) => !UNSEEN.includes(card)));
  const shut = [...hands].filter(([, cards]) => cards.every((card) => UNSEEN.includes(card)));
  const parts = open.map(([name, cards]) => {
    const held = cards.map((card) => (/^\d+$/.test(card) ? card : words.say('word-card', { card }, card))).join(', ');
    return name === own ? say('deal-own', { cards: held }) : say('deal-seat', { seat: words.seat(name), cards: held });
  });
  const counts = new Set(shut.map(([, cards]) => cards.length));
  const count = shut[0]?.[1].length ?? 0;
  if (shut.length > 1 && counts.size === 1) parts.push(say(open.length ? 'deal-others' : 'deal-each', { count }));
  else for (const [name, cards] of shut) parts.push(say(open.length ? 'deal-other' : 'deal-count', { seat: words.seat(name), count: cards.length }));
  return `${parts.join('; ')}.`;
}

/** Options in words: what they are called, what is chosen, and what at a table is not as usual. */
import { frame, named, say, type Catalogue } from './words.svelte';
import type { Agreed, GameInfo, Json, OptionSpec } from './wire';

export const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export const optionKey = (option: OptionSpec): string => `option-${option.name.replaceAll('_', '-')}`;

export const optionName = (option: OptionSpec, words: Catalogue): string => words.say(optionKey(option), {}, option.name.replaceAll('_', ' '));

export function choiceName(info: GameInfo, option: OptionSpec, value: string, words: Catalogue): string {
  if (/^\d+$/.test(value)) return value;
  const seat = info.seat_names.includes(value) ? words.seat(value) : '';
  const own = words.say(`${optionKey(option)}.${value}`, {}, seat);
  return own || frame.catalogue.say(`choice-${value}`, {}, value.charAt(0).toUpperCase() + value.slice(1));
}

/** What each player's clock begins with, and what a turn adds. */
export const clockTerms = ({ seconds, more }: NonNullable<Agreed['clock']>): string => say('clock-choice', { minutes: seconds / 60, more });

/** What is played otherwise than usual, in a few words: the name of a preset, or each option. */
export function unusual(info: GameInfo, options: Readonly<Record<string, Json>>, words: Catalogue): string[] {
  const changed = info.options.filter(({ name, default: usual }) => name in options && !same(options[name], usual as Json));
  const preset = info.presets.find((each) => changed.length > 0 && changed.every(({ name }) => same(options[name], each.options[name] as Json)) && Object.keys(each.options).length === changed.length);
  if (preset) return [words.say(`preset-${preset.name}`, {}, preset.name)];
  return changed.map((option) => {
    const value = options[option.name] ?? null;
    const name = optionName(option, words);
    if (value === true) return name;
    return named(name, chosen(info, option, value, words));
  });
}

/** By what the open list names an option that is too long to be listed: one of somebody's own. */
const DIGEST = /^[0-9a-f]{16}$/;

function chosen(info: GameInfo, option: OptionSpec, value: Json, words: Catalogue): string {
  if (value === null) return say('options-none');
  if (value === false) return say('option-off');
  if (option.choices?.length && !DIGEST.test(String(value))) return choiceName(info, option, String(value), words);
  return typeof value === 'number' ? String(value) : say('preset-own');
}

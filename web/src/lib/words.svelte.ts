/**
 * Words: Fluent catalogues, only the chosen language's. The frame's own lie in src/words, a game's
 * come from the server (the same files that Python reads) with those of the game's folder added.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ApiError, fetchText } from './api';
import { folders, folderText } from './game';
import { keep, kept } from './storage';
import type { Details, GameEvent, Prompt, Refusal } from './wire';

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
  pt: 'Português',
} as const;
export type Language = keyof typeof LANGUAGES;

/** The country whose plurals and voice a language has here; elsewhere none is meant. */
const LOCALES: Partial<Record<Language, string>> = { pt: 'pt-PT' };

/** Why a match refuses something is said by Python from the same files. */
const REASONS = '../../../src/tailback/match/text';
const sources = import.meta.glob<string>(['../words/*.ftl', '../words/further/*.ftl', '../../../src/tailback/match/text/*.ftl'], { query: '?raw', import: 'default' });

/** The messages of one language, to be said with details. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
    private readonly spoken: Readonly<Record<string, string>> = {},
  ) {
    this.bundle = new FluentBundle(LOCALES[language] ?? language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.pattern(message) !== null;
  }

  /** The message (`id` or `id.attribute`) with its details; `otherwise`, or its id, if missing. */
  say(message: string, details: Details = {}, otherwise: string = message): string {
    const pattern = this.pattern(message);
    if (pattern === null) return otherwise;
    const said: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(details)) {
      said[name] = Array.isArray(value) ? listed(value.map((one) => this.spokenOf(String(one)))) : (this.spoken[String(value)] ?? value);
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, said, errors);
    return errors.length ? otherwise : text;
  }

  /** The same words, with these values said otherwise: on a turned board right is up. */
  saying(spoken: Readonly<Record<string, string>>): Catalogue {
    return Object.assign(Object.create(Catalogue.prototype), this, { spoken: { ...this.spoken, ...spoken } });
  }

  /** How a value is said: where `right` leads as the board is seen. */
  spokenOf(value: string): string {
    return this.spoken[value] ?? value;
  }

  event(event: GameEvent): string {
    const plain = [event.name, ...Object.values(event.details).flat()].join(' ');
    return this.say(`event-${event.name}`, event.details, plain);
  }

  prompt([message, details]: Prompt): string {
    return this.say(message, details, '');
  }

  refusal(refusal: Refusal): string {
    const rule = this.say(refusal.clause, {}, '');
    return this.say(`${refusal.clause}.refusal`, refusal.details, rule);
  }

  seat(name: string): string {
    const fallback = /^\d+$/.test(name) ? say('seat-number', { number: Number(name) }) : name;
    return this.say(`seat-${name}`, {}, fallback);
  }

  private pattern(message: string) {
    const [id = '', attribute] = message.split('.', 2);
    const entry = this.bundle.getMessage(id);
    if (!entry) return null;
    return (attribute === undefined ? entry.value : entry.attributes[attribute]) ?? null;
  }
}

/** Things one after the other; those that have a comma of their own are kept apart by more than that. */
function listed(things: readonly string[]): string {
  return things.join(things.some((thing) => thing.includes(',')) ? '; ' : ', ');
}

function preferred(): Language {
  const chosen = kept('language');
  const wanted = [...(chosen ? [chosen] : []), ...navigator.languages];
  for (const tag of wanted) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

class FrameWords {
  language = $state<Language>(preferred());
  catalogue = $state.raw<Catalogue>(new Catalogue('en', ''));

  /** Where the words lie that are used: those of the first page, and later the others'. */
  private folders = ['../words'];
  private going: Promise<void> | undefined;

  /** Load a language's words and use them from now on. */
  async use(language: Language): Promise<void> {
    const texts = await Promise.all(this.folders.map((folder) => sources[`${folder}/${language}.ftl`]?.()));
    this.catalogue = new Catalogue(language, texts.join('\n'));
    this.language = language;
    document.documentElement.lang = LOCALES[language] ?? language;
  }

  /** Load what the first page does without. */
  further(): Promise<void> {
    return (this.going ??= this.more().catch((error: unknown) => {
      this.going = undefined;
      throw error;
    }));
  }

  private more(): Promise<void> {
    this.folders = ['../words', '../words/further', REASONS];
    return this.use(this.language);
  }

  async begin(): Promise<void> {
    await this.use(this.language);
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    await this.use(language);
  }
}

export const frame = new FrameWords();

/** A message of the frame's own, in the chosen language. */
export function say(message: string, details: Details = {}): string {
  return frame.catalogue.say(message, details);
}

/** A thing and what is said of it, with a colon as the language writes it; without a thing, that alone. */
export function named(name: string, what: string): string {
  return name ? say('named', { name, what }) : what;
}

/** What went wrong with a request, and what to do about it. */
export function trouble(problem: unknown): string {
  const why = problem instanceof ApiError ? problem.why : 'unreachable';
  const known = frame.catalogue.has(`problem-${why}`) ? why : 'failed';
  return `${say(`problem-${known}`)}. ${say(`problem-${known}-do`)}`;
}

/** Why a match has refused something, or what else went wrong with the request. */
export function refusal(problem: unknown): string {
  return problem instanceof ApiError && frame.catalogue.has(`why-${problem.why}`) ? say(`why-${problem.why}`) : trouble(problem);
}

/** How a computer player is called. */
export function botName(bot: string): string {
  return frame.catalogue.say(`bot-${bot}`, {}, bot);
}

const games = new Map<string, Promise<Catalogue>>();

/** A game's words in a language, loaded once. */
export function gameWords(game: string, language: Language): Promise<Catalogue> {
  const key = `${game} ${language}`;
  let words = games.get(key);
  if (!words) {
    words = loadWords(game, language);
    words.catch(() => games.delete(key));
    games.set(key, words);
  }
  return words;
}

async function loadWords(game: string, language: Language): Promise<Catalogue> {
  const [common, own] = await Promise.all([
    fetchText(`/api/games/${encodeURIComponent(game)}/words/${language}`),
    folderText(game, language),
  ]);
  return new Catalogue(language, `${common}\n${own}`, { '?': 'hidden', ...folders.get(game)?.spoken });
}

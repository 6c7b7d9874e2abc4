/** What the server says of options that someone is making, asked again after each change. */
import { ApiError, checkOptions } from './api';
import type { Json } from './wire';
import type { Catalogue } from './words.svelte';

/** Milliseconds of rest before the server is asked. */
const REST = 120;

export type Verdict = 'checking' | 'valid' | 'wrong' | 'unreachable';
type Options = { [name: string]: Json };

export class Judge {
  verdict = $state<Verdict>('checking');
  /** What the server has said against it. */
  error = $state.raw<ApiError | null>(null);

  /** `read` is given the options as the server reads them, where they are valid. */
  constructor(
    private readonly game: string,
    wish: () => Options,
    private readonly read: (options: Record<string, unknown>) => void = () => {},
  ) {
    $effect(() => {
      const wished = wish();
      let wanted = true;
      const timer = setTimeout(() => void this.ask(wished, () => wanted), REST);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }

  /** Why it is wrong: in the reader's language where the game has words for it, else as the server says it. */
  why(words: Catalogue): string {
    const sentence = this.error?.body['sentence'] as { message: string; details: Record<string, string | number> } | null | undefined;
    const said = sentence ? words.say(sentence.message, sentence.details, '') : '';
    return said ? `${said.charAt(0).toLocaleUpperCase(words.language)}${said.slice(1)}.` : (this.error?.message ?? '');
  }

  private async ask(wished: Options, wanted: () => boolean): Promise<void> {
    let [found, error]: [Verdict, ApiError | null] = ['valid', null];
    try {
      const { options } = await checkOptions(this.game, wished);
      if (wanted()) this.read(options);
    } catch (failure) {
      error = failure instanceof ApiError && failure.status >= 400 && failure.status < 500 ? failure : null;
      found = error ? 'wrong' : 'unreachable';
    }
    if (wanted()) [this.verdict, this.error] = [found, error];
  }
}

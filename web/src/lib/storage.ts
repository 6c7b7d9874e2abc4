/** What this browser keeps. Where it may keep nothing, everything works until the page closes. */

const memory = new Map<string, string>();
const PREFIX = 'tailback.';

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return memory.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    memory.set(name, value);
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    memory.delete(name);
  }
}

/** Forget everything that this browser keeps. */
export function forgetAll(): void {
  memory.clear();
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept but in memory.
  }
}

/** Where we are: the address, read as a page, and changed without loading anew. */

export type Route =
  | { page: 'home' }
  | { page: 'history' }
  | { page: 'dashboard'; key: string }
  | { page: 'open' }
  | { page: 'host'; match: string; token: string }
  | { page: 'table'; match: string; token: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'replay'; match: string; token: string }
  | { page: 'lesson'; game: string }
  | { page: 'game'; game: string; name: string; fragment: string }
  | { page: 'lost' };

export function read(pathname: string, hash: string): Route {
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  const fragment = decoded(hash.replace(/^#/, ''));
  const [first, second = '', third = ''] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 'history' || first === 'open') return { page: first };
  if (first === 'dashboard') return { page: 'dashboard', key: fragment };
  if (first === 'host' && second) return { page: 'host', match: second, token: fragment };
  if (first === 'table' && second) return { page: 'table', match: second, token: fragment };
  if (first === 'rules' && second) return { page: 'rules', game: second, clause: fragment };
  if (first === 'replay') return { page: 'replay', match: second, token: fragment };
  if (first === 'games' && third === 'lesson') return { page: 'lesson', game: second };
  if (first === 'games' && third) return { page: 'game', game: second, name: third, fragment };
  return { page: 'lost' };
}

/** Part of an address as it was meant; one that is broken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Place {
  route = $state.raw<Route>(read(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.look();
    if (!location.hash || path.startsWith('/table/')) scrollTo(0, 0);
  }

  private look(): void {
    this.route = read(location.pathname, location.hash);
  }

  /** Links of our own lead on without loading the page again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();

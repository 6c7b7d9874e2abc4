/** A page that speaks another protocol than its server loads itself again: once, not for ever. */
const KEY = 'tailback.renewed';

/** Load the page again; false if that was done already, or if it cannot be known. */
export function renew(): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Page and server understand each other. */
export function settled(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

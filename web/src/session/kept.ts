/** What this browser remembers. A store that is full or disabled forgets, and nothing else happens. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown; // checked by the caller
  } catch {
    return null;
  }
}

/** Keeps a value that survives JSON. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Remembering is a comfort: without room for it the page works on.
  }
}

/** Forgets what was kept. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A disabled store keeps nothing anyway.
  }
}

/** Where the browser keeps what a user opened by the search; forgotten when they sign out. */
export const searchedKey = 'huella.searched';

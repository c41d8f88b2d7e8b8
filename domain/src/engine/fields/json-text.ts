/** What a JSON text says; null when it is none. Lists, files and places inside a cell or a copied value are such texts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The entries of a JSON object, null for anything else. A map, because the names come from outside: `__proto__` is a
 * name like any other here.
 */
export function entriesOf(raw: unknown): ReadonlyMap<string, unknown> | null {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return null;
  return new Map<string, unknown>(Object.entries(raw));
}

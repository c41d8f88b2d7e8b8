/**
 * The one gate for every inbound string (form, file, address, header value): what PostgreSQL or a screen cannot
 * hold is refused, never repaired silently. NUL and lone surrogates break the database, other control characters
 * break logs and sheets. Text is normalised to NFC, so that the same word typed twice is the same text.
 */

// Control characters are what this pattern is for: C0 except tab, line feed and carriage return; DEL; C1.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** JSON nested deeper than this is refused: nothing in the product comes near it, and it protects the stack. */
export const maxDepth = 24;

/** Whether a text may enter the system. */
export function isClean(text: string): boolean {
  return text.isWellFormed() && !forbidden.test(text);
}

/** The text in NFC, or null when it may not enter. */
export function clean(text: string): string | null {
  return isClean(text) ? text.normalize('NFC') : null;
}

export interface Unclean {
  /** Dotted path of the value, `filters.0.value`; empty for the whole. */
  readonly place: string;
  readonly code: 'badText' | 'wrongType';
}

/**
 * Walks any JSON value and names the first place that may not enter: a bad string, a bad key, or nesting
 * deeper than `maxDepth`. Returns null when all is well.
 */
export function findUnclean(value: unknown, path: readonly string[] = []): Unclean | null {
  if (typeof value === 'string') return isClean(value) ? null : { place: path.join('.'), code: 'badText' };
  if (value === null || typeof value !== 'object') return null;
  if (path.length > maxDepth) return { place: path.slice(0, 3).join('.'), code: 'wrongType' };
  for (const [key, inner] of Object.entries(value)) {
    if (!isClean(key)) return { place: path.join('.'), code: 'badText' };
    const found = findUnclean(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

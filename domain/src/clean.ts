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
export function findUnclean(value: unknown): Unclean | null {
  const found = seek(value, 0);
  return found === null ? null : { place: found.path.toReversed().join('.'), code: found.code };
}

interface Found {
  /** From the inside to the outside: only what is found has a path, since a call may hold a million values. */
  readonly path: string[];
  readonly code: Unclean['code'];
}

function seek(value: unknown, depth: number): Found | null {
  if (typeof value === 'string') return isClean(value) ? null : { path: [], code: 'badText' };
  if (value === null || typeof value !== 'object') return null;
  if (depth > maxDepth) return { path: [], code: 'wrongType' };
  for (const [key, inner] of Object.entries(value)) {
    if (!isClean(key)) return { path: [], code: 'badText' };
    const found = seek(inner, depth + 1);
    if (found === null) continue;
    // Of what is nested too deep the outermost names say where.
    if (found.code === 'badText' || depth < 3) found.path.push(key);
    return found;
  }
  return null;
}

import type { Issue } from '@huella/domain/model/errors';

/** What every text of a column is told in its own words, and is confirmed for the column at once. */
const ofColumn: ReadonlySet<string> = new Set(['zeroCompleted']);

/**
 * What makes two warnings the same doubt: the same words about the same text of a column. Confirmed once, none of them is
 * said again; of another text it would be another doubt. Null for errors, which nobody can confirm away.
 */
export function doubtOf({ level, code, field, slots }: Issue, text: string): string | null {
  if (level === 'error') return null;
  const about = [field ?? '', code];
  return (ofColumn.has(code) ? about : [...about, text.trim(), ...Object.values(slots).map(String)]).join(
    '\n',
  );
}

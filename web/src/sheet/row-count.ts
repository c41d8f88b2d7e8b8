import { maxRowsAdded } from '@huella/domain/rules/limits';
import type { RowCounts } from './sheet-store';

/** How many rows to add: digits alone, 1 to 9999 (document 2 section 5); null for anything else. */
export function parseRowCount(text: string): number | null {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= maxRowsAdded ? count : null;
}

/** The rows that a sheet shows: those that nobody wrote in are no rows of an import, and can be written in. */
export function shownRows({ total, blank }: Pick<RowCounts, 'total' | 'blank'>): number {
  return total + blank;
}

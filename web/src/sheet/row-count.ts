import { maxRows } from './sheet-store';

/** How many rows to add: digits alone, 1 to 9999 (document 2 section 5); null for anything else. */
export function parseRowCount(text: string): number | null {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= maxRows ? count : null;
}

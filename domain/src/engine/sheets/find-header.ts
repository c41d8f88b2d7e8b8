import { isBlankCell, type SheetCell } from './cell';
import { foldHeading } from './heading';

/** A header is within this many rows from the top. */
const searched = 20;
/** How many of the rows below are looked at. */
const lookedAt = 20;

/** Headings are short. */
const maxHeading = 60;

/** A row that is less like a header than this is none. */
const enough = 0.55;

/**
 * The place of the row that names the columns, or null where no row does. Titles and merged cells above it fill few
 * columns; data holds numbers, dates and codes, and repeats within its column. `known` are headings that the sheet may
 * have, by `foldHeading`: a row that has them is a header whatever else it holds.
 */
export function findHeaderRow(
  rows: readonly (readonly SheetCell[])[],
  known: ReadonlySet<string> = new Set(),
): number | null {
  const width = Math.max(0, ...rows.slice(0, searched + lookedAt).map(countFilled));
  if (width === 0) return null;
  const scores = rows.slice(0, searched).map((_, at) => scoreOf(rows, at, width, known));
  const best = Math.max(...scores);
  const found = scores.findIndex((score) => score >= best * 0.85);
  return best < enough || endsData(rows, found) ? null : found;
}

/** The last of several rows names nothing. */
function endsData(rows: readonly (readonly SheetCell[])[], at: number): boolean {
  const filled = rows.slice(0, searched + lookedAt).map(countFilled);
  return (
    filled.slice(0, at).some((count) => count >= (filled[at] ?? 0)) &&
    !filled.slice(at + 1).some((count) => count > 0)
  );
}

function countFilled(row: readonly SheetCell[]): number {
  return row.filter((cell) => !isBlankCell(cell)).length;
}

function scoreOf(
  rows: readonly (readonly SheetCell[])[],
  at: number,
  width: number,
  known: ReadonlySet<string>,
): number {
  const row = rows[at] ?? [];
  const filled = countFilled(row);
  if (filled === 0) return 0;
  const around = rows.slice(0, at + 1 + lookedAt).filter((each) => each !== row);
  const headings = row.filter(looksLikeHeading).map((cell) => foldHeading(String(cell)));
  const recognised = headings.filter((heading) => known.has(heading)).length;
  const repeating = row.filter((cell, column) => repeats(cell, column, around)).length;
  const shape = (headings.length / filled) * (new Set(headings).size / Math.max(1, headings.length));
  const spread = Math.min(1, filled / width + 0.2);
  return shape * spread * (1 - repeating / filled) + recognised / filled;
}

/** A short text with letters, and no more digits than letters. */
function looksLikeHeading(cell: SheetCell): boolean {
  if (typeof cell !== 'string' || isBlankCell(cell)) return false;
  const text = cell.trim();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  return text.length <= maxHeading && (letters > digits || text === '%' || text === '$');
}

function repeats(cell: SheetCell, column: number, rows: readonly (readonly SheetCell[])[]): boolean {
  return !isBlankCell(cell) && rows.some((row) => row[column] === cell);
}

import { foldKey } from '@huella/domain/fold';
import type { CellChange, SheetRow } from './sheet-store';

/** What is looked for, and where. */
export interface Search {
  readonly text: string;
  /** Names of the fields to look into. */
  readonly fields: readonly string[];
  /** Only cells that hold nothing else. */
  readonly whole: boolean;
  /** Distinguishes capitals and accents. */
  readonly exact: boolean;
}

export interface Place {
  readonly row: number;
  readonly field: string;
}

/** The cells that hold what is looked for, row by row in the order of the fields. */
export function findCells(rows: readonly SheetRow[], search: Search): readonly Place[] {
  if (search.text === '') return [];
  const matches = matcherOf(search);
  return rows.flatMap(({ row, texts }) =>
    search.fields.filter((field) => matches(texts[field] ?? '')).map((field) => ({ row, field })),
  );
}

function matcherOf(search: Search): (cell: string) => boolean {
  const key = search.exact ? (cell: string) => cell : foldKey;
  const wanted = key(search.text);
  if (search.whole) return (cell) => key(cell) === wanted;
  // Folding joins letters that replacing distinguishes; the second look is made of few cells.
  return (cell) => cell !== '' && key(cell).includes(wanted) && replaceIn(cell, search, '') !== cell;
}

/** What replacing it everywhere changes. Rows that are only read stay as they are. */
export function planReplace(
  rows: readonly SheetRow[],
  search: Search,
  replacement: string,
): readonly CellChange[] {
  const open = rows.filter(({ readOnly }) => readOnly !== true);
  const texts = new Map(open.map((row) => [row.row, row.texts]));
  return findCells(open, search).map(({ row, field }) => ({
    row,
    field,
    text: search.whole ? replacement : replaceIn(texts.get(row)?.[field] ?? '', search, replacement),
  }));
}

/** Replaces each place within a text, letter by letter, so that folding cannot move them. */
function replaceIn(cell: string, { text, exact }: Search, replacement: string): string {
  const wanted = [...text];
  const letters = [...cell];
  const same = (part: string) => (exact ? part === text : foldKey(part) === foldKey(text));
  let written = '';
  let at = 0;
  while (at < letters.length) {
    const part = letters.slice(at, at + wanted.length);
    const isHere = part.length === wanted.length && same(part.join(''));
    written += isHere ? replacement : (letters[at] ?? '');
    at += isHere ? wanted.length : 1;
  }
  return written;
}

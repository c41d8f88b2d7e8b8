import type { Field } from '../../model/field';
import type { Locale } from '../../model/value';
import { foldKey } from '../../fold';
import { checkField } from '../fields/check-field';
import type { FindNamed } from './find-named';
import { readPastedList } from './pasted-list';

/** What a scale's or a reader's file says of the rows of a grid. */
export interface ScaleReading {
  /** The texts of the field by the id of the row, as they are in the file; of one that comes twice the last. */
  readonly values: ReadonlyMap<number, string>;
  /** Identifiers that name no row here, as they are written. */
  readonly missing: readonly string[];
  /** Lines whose identifiers name two rows, as they are written: nobody knows which of them was weighed. */
  readonly contradictory: readonly string[];
  /** Rows here without a number that the field takes. */
  readonly blank: number;
}

/**
 * Reads lines of an identifier and a number of a field, as scales and readers write them: parted by tabs, semicolons or
 * commas, with other columns beside. The number is in the column that is headed as the field or its unit; without such a
 * heading it is the last cell of the line that the field takes.
 */
export function readScale(
  text: string,
  { find, names, field, locale }: { find: FindNamed; names: readonly Field[]; field: Field; locale: Locale },
): ScaleReading {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const mark = ['\t', ';'].find((each) => lines.some((line) => line.includes(each))) ?? ',';
  const table = lines.map((line) => cellsOf(line, mark));
  const headed = columnOf(table[0] ?? [], field);
  const values = new Map<number, string>();
  const missing: string[] = [];
  const contradictory: string[] = [];
  let blank = 0;
  for (const cells of headed === null ? table : table.slice(1)) {
    // A line of its own: readers write the electronic and the visual tag, of which one may not be known here.
    const named = readPastedList(cells.join('\t'), names).map((each) => each.text);
    const [first] = named;
    if (first === undefined) continue;
    const ids = new Set(named.map(find).flatMap((found) => (found.kind === 'one' ? [found.id] : [])));
    const [id] = ids;
    const value = valueIn(cells, new Set(named));
    if (ids.size > 1) contradictory.push(named.join(' · '));
    else if (id === undefined) {
      if (value !== undefined) missing.push(first);
    } else if (value === undefined) blank += 1;
    else values.set(id, value);
  }
  return { values, missing, contradictory, blank };

  function valueIn(cells: readonly string[], named: ReadonlySet<string>): string | undefined {
    const meant = headed === null ? cells.filter((cell) => !named.has(cell)) : [cells[headed] ?? ''];
    return meant.findLast((cell) => cell !== '' && checkField(field, cell, locale).issues.length === 0);
  }
}

/** The column that is headed as a field; null where none is. */
function columnOf(head: readonly string[], { name, label, unit }: Field): number | null {
  const words = [name, label.es, label.en, ...(unit === undefined ? [] : [unit])].map(foldKey);
  const at = head.findIndex((cell) => {
    const [first = ''] = foldKey(cell).split(/[\s(]/);
    return words.includes(foldKey(cell)) || words.includes(first);
  });
  return at < 0 ? null : at;
}

/** The cells of a line: in quotes one may hold the mark that parts them, as the decimal comma between commas. */
function cellsOf(line: string, mark: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter !== mark || isQuoted) cell += letter;
    else {
      cells.push(cell);
      cell = '';
    }
  }
  return [...cells, cell].map((each) => each.trim().replace(/^"(.*)"$/, '$1'));
}

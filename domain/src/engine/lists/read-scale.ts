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
  const table = lines.map((line) => line.split(mark).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const headed = columnOf(table[0] ?? [], field);
  const values = new Map<number, string>();
  const missing: string[] = [];
  let blank = 0;
  for (const cells of headed === null ? table : table.slice(1)) {
    // A line of its own: what stands beside the identifier is none.
    const [named] = readPastedList(cells.join('\t'), names);
    if (named === undefined) continue;
    const found = find(named.text);
    const value = valueIn(cells, named.text);
    if (found.kind !== 'one') {
      if (value !== undefined) missing.push(named.text);
    } else if (value === undefined) blank += 1;
    else values.set(found.id, value);
  }
  return { values, missing, blank };

  function valueIn(cells: readonly string[], name: string): string | undefined {
    const meant = headed === null ? cells.filter((cell) => cell !== name) : [cells[headed] ?? ''];
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

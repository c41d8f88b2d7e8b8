import type { Field } from '@huella/domain/model/field';

/** Columns of the grid of a form, and the width of a field that names none (document 2 section 9). */
export const wholeWidth = 12;

/**
 * The names of the fields in whose row there are checkboxes alone: nothing there has a line of its label above its input,
 * with whose text a box would be level.
 */
export function findBoxRows(
  fields: readonly Pick<Field, 'name' | 'type' | 'columns'>[],
): ReadonlySet<string> {
  const rows: (typeof fields)[number][][] = [];
  let left = 0;
  for (const field of fields) {
    const { columns = wholeWidth } = field;
    if (columns > left) {
      rows.push([]);
      left = wholeWidth;
    }
    rows.at(-1)?.push(field);
    left -= columns;
  }
  const boxRows = rows.filter((row) => row.every(({ type }) => type === 'checkbox'));
  return new Set(boxRows.flat().map(({ name }) => name));
}

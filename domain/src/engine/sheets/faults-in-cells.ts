import type { Issue } from '../../model/errors';
import { issue } from '../../model/errors';
import type { Field } from '../../model/field';
import type { Locale } from '../../model/value';
import { fieldOfPlace, rowOfPlace } from '../fields/rows';

/**
 * Issues as the cells of a row say them: what is wrong inside of rows that a cell holds is said at the cell, with the row and the
 * field that it is in. What it is, one sees where the rows are open.
 */
export function atCells(
  fields: readonly Field[],
  issues: readonly Issue[],
  { language }: Locale,
): readonly Issue[] {
  return issues.map((found) => {
    const inside = found.field === null ? null : rowOfPlace(found.field);
    const outer = found.field === null ? '' : fieldOfPlace(found.field);
    const field = inside === null ? undefined : fields.find(({ name }) => name === outer);
    if (inside === null || field === undefined) return found;
    const named = field.list?.fields.find(({ name }) => name === fieldOfPlace(inside.place));
    const slots = { row: inside.key, field: named?.label[language] ?? '' };
    return { ...issue(outer, 'wrongInRows', slots), record: found.record, level: found.level };
  });
}

import { isExampleRow } from '@huella/domain/engine/sheets/example-row';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import type { SheetColumnRow } from '../../db/run-tables';
import type { FoundTable } from './found-columns';
import { textWriter } from './row-texts';
import type { SheetTask } from './sheet-task';

/**
 * The first row of a table where it is the example that the template of new assets came with; else null. It is never an asset
 * of anybody: who fills a template may leave it where it is.
 */
export async function findExample(
  { data }: FoundTable,
  columns: readonly SheetColumnRow[],
  task: SheetTask,
): Promise<readonly SheetCell[] | null> {
  const { mode, format, form } = task;
  const [first] = data;
  if (mode !== 'add' || first === undefined) return null;
  const [written] = await textWriter(columns, task, {})([{ row: 1, cells: first }]);
  const { model, scope, locale, areas } = form;
  const isExample =
    written !== undefined && isExampleRow(written.texts, { format, mode, model, scope, locale, areas });
  return isExample ? first : null;
}

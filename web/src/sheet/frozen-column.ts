import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { SheetColumn } from './sheet-store';

/** The column that stays in view while the others scroll: what names the row. Lengths in px. */
export interface FrozenColumn {
  readonly column: SheetColumn;
  /** Its place among the columns. */
  readonly at: number;
  readonly width: number;
  /** Where it begins among the cells: scrolled beyond it, it is out of view. */
  readonly left: number;
}

/** Width of a column that names none (document 2 section 9). */
export const columnWidth = 200;

/** The column that names rows: the first that names one thing alone, else the first; null without columns. */
export function findFrozen(columns: readonly SheetColumn[]): FrozenColumn | null {
  const named = columns.findIndex(
    ({ field }) => field.validations?.unique === 'everywhere' || field.name === pkColumn.name,
  );
  const at = Math.max(named, 0);
  const column = columns[at];
  if (column === undefined) return null;
  const left = columns.slice(0, at).reduce((sum, { width = columnWidth }) => sum + width, 0);
  return { column, at, left, width: Math.min(column.width ?? columnWidth, columnWidth) };
}

import { rawOfCell } from '../fields/grid-text';
import type { SheetColumn, SheetFormat } from './sheet-format';

type ColumnsBy = Readonly<Record<SheetColumn['role'] | 'grid', readonly SheetColumn[]>>;

/** Kept by format: each of ten thousand rows asks for the same. */
const byRole = new WeakMap<SheetFormat, ColumnsBy>();

/** The columns of a format by their role, or those that are filled in the grid alone. */
export function columnsOf(format: SheetFormat, role: keyof ColumnsBy): readonly SheetColumn[] {
  const of = (each: SheetColumn['role']) => format.columns.filter((column) => column.role === each);
  const known = byRole.get(format) ?? {
    ...{ value: of('value'), key: of('key'), header: of('header') },
    grid: format.columns.filter(({ gridOnly }) => gridOnly),
  };
  byRole.set(format, known);
  return known[role];
}

/** What a form is given of a row. */
export type Raw = Readonly<Record<string, unknown>>;

/** The texts of a row as a form is given them: of most sheets as they are. */
export function rawOf(format: SheetFormat, texts: Readonly<Record<string, string>>): Raw {
  const filled = columnsOf(format, 'grid').filter(({ field }) => (texts[field.name] ?? '') !== '');
  if (filled.length === 0) return texts;
  const read = filled.map(({ field }) => [field.name, rawOfCell(field, texts[field.name] ?? '')] as const);
  return { ...texts, ...Object.fromEntries(read) };
}

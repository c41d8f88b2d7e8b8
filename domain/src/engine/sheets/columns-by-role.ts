import { rawOfCell } from '../fields/grid-text';
import type { SheetColumn, SheetFormat } from './sheet-format';

type ColumnsBy = Readonly<Record<SheetColumn['role'] | 'grid' | 'apart' | 'about', readonly SheetColumn[]>>;

/** Kept by format: each of ten thousand rows asks for the same. */
const byRole = new WeakMap<SheetFormat, ColumnsBy>();

/**
 * The columns of a format by their role, those that are filled in the grid alone, those that are no part of the form
 * (`apart`), or these with all that may name an asset (`about`).
 */
export function columnsOf(format: SheetFormat, role: keyof ColumnsBy): readonly SheetColumn[] {
  const known = byRole.get(format) ?? sortOut(format);
  byRole.set(format, known);
  return known[role];
}

function sortOut({ columns, groups }: SheetFormat): ColumnsBy {
  const of = (each: SheetColumn['role']) => columns.filter(({ role }) => role === each);
  const names = new Set(groups.flat());
  return {
    ...{ value: of('value'), key: of('key'), header: of('header') },
    grid: columns.filter(({ gridOnly }) => gridOnly),
    apart: columns.filter(({ role }) => role !== 'value'),
    about: columns.filter(({ field, role }) => role !== 'value' || names.has(field.name)),
  };
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

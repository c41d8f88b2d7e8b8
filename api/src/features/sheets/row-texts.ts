import { eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Issue } from '@huella/domain/model/errors';
import type { Field } from '@huella/domain/model/field';
import type { Locale, Values } from '@huella/domain/model/value';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import { cellText, columnText } from '@huella/domain/engine/sheets/cell-text';
import type { CellReading } from '@huella/domain/engine/fields/write-cell';
import {
  askedDefaults,
  defaultTexts,
  followingTexts,
  type AskedDefault,
} from '@huella/domain/engine/sheets/sheet-defaults';
import type { SheetColumnRow } from '../../db/run-tables';
import { createYielder } from '../../yielder';
import type { RowToCheck } from './named-rows';
import { findField, settled } from './found-columns';
import type { SheetTask } from './sheet-task';
import type { UploadRow } from './upload-rows.store';

interface PairedColumn {
  readonly index: number;
  readonly field: Field;
  readonly reading: CellReading;
}

/** The columns that fill a field, with how their values are read. */
function pairedColumns(columns: readonly SheetColumnRow[], task: SheetTask): readonly PairedColumn[] {
  return columns.flatMap((column) => {
    const field = findField(task.format, column.field);
    return field === null ? [] : [{ index: column.index, field, reading: settled(column, task.form.locale) }];
  });
}

/** The fields of new assets, and of an event, that no column fills and that every row may be given a value of. */
export function askedOf(
  columns: readonly Pick<SheetColumnRow, 'field'>[],
  { mode, format, form }: SheetTask,
): readonly AskedDefault[] {
  return mode === 'update' ? [] : askedDefaults(format, filledBy(columns), form.scope.boxSubtype);
}

function filledBy(columns: readonly Pick<SheetColumnRow, 'field'>[]): ReadonlySet<string> {
  return new Set(columns.flatMap(({ field }) => field ?? []));
}

/** What the rows of an upload start with: what every row is given in fields that no column fills. */
export function startTexts({ format, form }: SheetTask, accepted: Values): Readonly<Record<string, string>> {
  return defaultTexts(format, accepted, form.locale);
}

/** Rows as they were read, by their number. */
type ReadRows = readonly { readonly row: number; readonly cells: readonly SheetCell[] }[];
/** Writes the texts of rows from their cells; lets others have their turn. */
export type WriteTexts = (rows: ReadRows) => Promise<readonly RowToCheck[]>;

/** What writes the texts of rows as the columns are paired: of a sheet that comes in parts the same for all of them. */
export function textWriter(
  columns: readonly SheetColumnRow[],
  task: SheetTask,
  accepted: Values,
): WriteTexts {
  const { locale } = task.form;
  const follow = task.mode === 'add' ? followingTexts(task.format, filledBy(columns), locale) : () => ({});
  const paired = pairedColumns(columns, task).map(({ index, field, reading }) => ({
    index,
    name: field.name,
    read: columnText(field, reading, locale),
  }));
  // All rows have the same fields: a copy that is filled costs a tenth of one that grows field by field.
  const blank = {
    ...Object.fromEntries(paired.map(({ name }) => [name, ''])),
    ...startTexts(task, accepted),
  };
  return async (rows) => {
    const yieldIfDue = createYielder();
    const written: RowToCheck[] = [];
    for (const { row, cells } of rows) {
      const texts: Record<string, string> = { ...blank };
      const notes: Issue[] = [];
      for (const { index, name, read } of paired) {
        const { text, note } = read(cells[index] ?? null);
        texts[name] = name === eventDateColumn.name ? dayAlone(text) : text;
        if (note !== null) notes.push(note);
      }
      written.push({ row, texts: Object.assign(texts, follow(texts)), notes });
      await yieldIfDue();
    }
    return written;
  };
}

/** A cell that holds a day alone is read as its first minute; of an event the day is said, and no hour. */
function dayAlone(text: string): string {
  return text.replace(/ 00:00$/, '');
}

/** What the cells of rows said when they were read, of those whose text is still as it was; asked row by row. */
export function readNotes(
  columns: readonly SheetColumnRow[],
  task: SheetTask,
): (row: Pick<UploadRow, 'cells' | 'texts'>) => readonly Issue[] {
  // Only identifiers are read otherwise than they are; what failed in a formula is seen in the text itself.
  const masked = pairedColumns(columns, task).filter(({ field }) => field.type === 'masked');
  return (row) =>
    masked.flatMap(({ index, field, reading }) =>
      noteOf(row.cells[index] ?? null, row.texts[field.name], field, reading, task.form.locale),
    );
}

function noteOf(
  cell: SheetCell,
  text: string | undefined,
  field: Field,
  reading: CellReading,
  locale: Locale,
): readonly Issue[] {
  if (cell === null) return [];
  const said = cellText(cell, field, reading, locale);
  return said.note !== null && said.text === text ? [said.note] : [];
}

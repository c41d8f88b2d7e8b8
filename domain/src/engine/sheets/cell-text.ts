import type { Field } from '../../model/field';
import type { Issue } from '../../model/errors';
import { checkField } from '../fields/check-field';
import { formatField } from '../fields/format-field';
import { checkbox } from '../fields/choice';
import { fieldKinds } from '../fields/index';
import { writeText, type CellReading } from '../fields/write-cell';
import type { Locale } from '../../model/value';
import { isBlankCell, type SheetCell } from './cell';
import { foldMeaning, labelOfMeaning } from './meanings';
import { isUnread, unreadIssue } from './unread-cell';

/** A cell as the grid shows it and `checkField` reads it. */
export interface CellText {
  readonly text: string;
  /** What the user sees about how the cell was read; it stays until the text is edited. */
  readonly note: Issue | null;
}

/**
 * The text of a cell in the user's language and writing, so that `checkField` reads the value that the sheet means.
 * A sound value is written as every view writes it (`VQ` becomes Vaquillona, `361.0` becomes 361); a faulty one stays
 * as it was typed, so that nothing is lost. Numbers never get an exponent; identifiers that lost their fixed leading
 * 0 get it back with a warning.
 */
export function cellText(cell: SheetCell, field: Field, reading: CellReading, locale: Locale): CellText {
  if (isBlankCell(cell) || cell === null) return { text: '', note: null };
  if (typeof cell === 'string' && isUnread(cell))
    return { text: cell.trim(), note: unreadIssue(field.name, cell) };
  const plain = typeof cell === 'boolean' ? checkbox.format(cell, field, locale) : cell;
  const { writeCell = writeText, noteOfCell } = fieldKinds[field.type];
  const text = writeCell(plain, field, reading, locale);
  const { value, issues } = checkField(field, text, locale);
  const shown = issues.length === 0 ? formatField(field, value, locale) : meant(text, field, reading, locale);
  return { text: shown, note: noteOfCell?.(plain, shown, field) ?? null };
}

/** A text that is no option, as the one that it is known to mean. */
function meant(text: string, field: Field, { meanings }: CellReading, locale: Locale): string {
  const option = meanings?.get(foldMeaning(text));
  return option === undefined ? text : (labelOfMeaning(option, field, locale) ?? text);
}

/**
 * The issues of a column, cell by cell. Equal cells are read once: columns of options and of days repeat few
 * values over thousands of rows.
 */
export function columnText(
  field: Field,
  reading: CellReading,
  locale: Locale,
): (cell: SheetCell) => CellText {
  const known = new Map<SheetCell, CellText>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const text = cellText(cell, field, reading, locale);
    known.set(cell, text);
    return text;
  };
}

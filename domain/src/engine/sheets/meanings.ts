import { foldKey } from '../../fold';
import type { Field } from '../../model/field';
import { isKeys, type Locale, type Value } from '../../model/value';
import { checkField } from '../fields/check-field';
import { knowsOptions } from '../fields/choice';
import { formatField } from '../fields/format-field';
import { fieldKinds } from '../fields/index';
import { writeTrimmed } from '../fields/write-cell';
import { isBlankCell, isFormulaError, isUnreadable, type SheetCell } from './cell';
import { isEraseMark } from './erase-mark';

/**
 * What a company means by texts that are no option of a field: `M` is the option Macho. A text is said once, in the
 * grid or where columns are paired, and read so in the next sheet, which tells it.
 */

/** By the text as it is compared (`foldMeaning`), the key of the option; of several, keys parted by commas. */
export type Meanings = ReadonlyMap<string, string>;

/** A text as meanings are remembered by it: case, accents and blanks around it make no difference. */
export function foldMeaning(text: string): string {
  return foldKey(text).trim();
}

/** Whether texts of a field may be given a meaning: it is chosen from options, and these are known here. */
export function takesMeanings(field: Field): boolean {
  return fieldKinds[field.type].chooses !== undefined && knowsOptions(field);
}

/** The attribute whose options a field has: meanings of an attribute hold in its events, too. */
export function attributeOf(field: Field): string {
  return 'writes' in field && typeof field.writes === 'string' ? field.writes : field.name;
}

/** A cell as text, where it could be given a meaning: it holds something, and no option of its field. */
export function unknownText(cell: SheetCell, field: Field, locale: Locale): string | null {
  if (isBlankCell(cell) || cell === null || typeof cell === 'boolean') return null;
  const text = writeTrimmed(cell);
  const says = text !== '' && !isEraseMark(text) && !isFormulaError(text) && !isUnreadable(text);
  return says && checkField(field, writeIn(text, field, locale), locale).issues.length > 0 ? text : null;
}

function writeIn(text: string, field: Field, locale: Locale): string {
  const { writeCell } = fieldKinds[field.type];
  return writeCell?.(text, field, { decimalMark: '.', dateOrder: 'dmy' }, locale) ?? text;
}

/** What an option is called that a text means, in the user's language; null where the field does not offer it. */
export function labelOfMeaning(option: string, field: Field, locale: Locale): string | null {
  const { value, issues } = checkField(field, option, locale);
  const label = issues.length > 0 ? '' : formatField(field, value, locale);
  return label === '' ? null : label;
}

/** The option of a value as a meaning names it; null of a value that is none. */
export function optionOfValue(value: Value): string | null {
  if (typeof value === 'string') return value;
  return isKeys(value) && value.length > 0 ? value.join(',') : null;
}

import type { Field } from '@huella/domain/model/field';
import type { UploadColumn } from '@huella/domain/calls/upload-view';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { isKeys, plainText, type Locale } from '@huella/domain/model/value';
import { isBlankCell, type SheetCell } from '@huella/domain/engine/sheets/cell';
import { cellText } from '@huella/domain/engine/sheets/cell-text';
import { isEraseMark } from '@huella/domain/engine/sheets/erase-mark';
import {
  foldMeaning,
  takesMeanings,
  unknownText,
  type Meanings,
} from '@huella/domain/engine/sheets/meanings';
import { maxMeaningText } from '@huella/domain/rules/limits';

/** Values of a column that are looked at, and those that are shown of the ones that are no option. */
const lookedAt = 200;
const shown = 20;

const anyReading = { decimalMark: '.', dateOrder: 'dmy' } as const;

/**
 * Which options of its field a column holds, and the first of its values that are none and have no meaning; null without
 * options.
 */
export function findOptions(
  cells: readonly SheetCell[],
  field: Field | null,
  locale: Locale,
  meanings: Meanings = new Map(),
): UploadColumn['options'] {
  if (field === null || !takesMeanings(field)) return null;
  const texts = new Set<string>();
  for (const cell of cells) {
    const text = isBlankCell(cell) ? '' : String(cell).trim();
    if (text !== '' && !isEraseMark(text)) texts.add(text);
    if (texts.size > lookedAt) break;
  }
  const unknown = [...texts].filter((text) => unknownText(text, field, locale) !== null);
  const keys = new Set(
    [...texts].flatMap((text) => {
      const written = cellText(text, field, { ...anyReading, meanings }, locale).text;
      const { value, issues } = checkField(field, written, locale);
      return issues.length > 0 ? [] : isKeys(value) ? value : [plainText(value)];
    }),
  );
  const open = unknown.filter((text) => !meanings.has(foldMeaning(text)));
  return { distinct: keys.size, unknown: open.slice(0, shown).map((text) => text.slice(0, maxMeaningText)) };
}

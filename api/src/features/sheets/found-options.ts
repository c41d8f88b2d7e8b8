import type { Field } from '@huella/domain/model/field';
import type { UploadColumn } from '@huella/domain/calls/upload-view';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { knowsOptions } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import type { Locale } from '@huella/domain/model/value';
import { isBlankCell, type SheetCell } from '@huella/domain/engine/sheets/cell';
import { isEraseMark } from '@huella/domain/engine/sheets/erase-mark';

/** Values of a column that are looked at, and those that are shown of the ones that are no option. */
const lookedAt = 200;
const shown = 3;
const maxTextLength = 60;

/** Which options of its field a column holds, and the first of its values that are none; null without options. */
export function findOptions(
  cells: readonly SheetCell[],
  field: Field | null,
  locale: Locale,
): UploadColumn['options'] {
  if (field === null || !knowsOptions(field) || fieldKinds[field.type].chooses !== 'one') return null;
  const texts = new Set<string>();
  for (const cell of cells) {
    const text = isBlankCell(cell) ? '' : String(cell).trim();
    if (text !== '' && !isEraseMark(text)) texts.add(text);
    if (texts.size > lookedAt) break;
  }
  const unknown = [...texts].filter((text) => checkField(field, text, locale).issues.length > 0);
  const known = [...texts].filter((text) => !unknown.includes(text));
  const keys = new Set(known.map((text) => JSON.stringify(checkField(field, text, locale).value)));
  return {
    distinct: keys.size,
    unknown: unknown.slice(0, shown).map((text) => text.slice(0, maxTextLength)),
  };
}

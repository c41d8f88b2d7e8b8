import { columnsOf } from './columns-by-role';
import { eventCommentColumn } from './reserved-columns';
import type { SheetFormat } from './sheet-format';

type Texts = Readonly<Record<string, string>>;

/** Whether nobody wrote in some cells of a row: each is empty, or as it began. */
export function isAsBegun(
  texts: Texts,
  begun: Texts,
  fields: readonly string[] = Object.keys(texts),
): boolean {
  return fields.every((field) => {
    const text = (texts[field] ?? '').trim();
    return text === '' || text === (begun[field] ?? '').trim();
  });
}

/**
 * Whether a row that was made for a selected asset, to record an event, is none: nobody has filled in any field of the event
 * or a word on it. What names the asset says nothing of the event, and a day says when it was, not that it was.
 * @param begun what all rows of the sheet began with, by field
 */
export function isBlankRow(format: SheetFormat, texts: Texts, begun: Texts): boolean {
  return isAsBegun(texts, begun, askedIn(format));
}

/** Kept by format: each of sixty thousand rows asks for the same. */
const asked = new WeakMap<SheetFormat, readonly string[]>();

function askedIn(format: SheetFormat): readonly string[] {
  const known = asked.get(format);
  if (known !== undefined) return known;
  const names = [...columnsOf(format, 'value').map(({ field }) => field.name), eventCommentColumn.name];
  asked.set(format, names);
  return names;
}

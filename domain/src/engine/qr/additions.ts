import type { Attribute } from '../../model/attribute';
import type { PublicFace } from '../../model/public-face';
import { isRows, plainText, type Values } from '../../model/value';
import type { Words } from '../../words';

/** What went in beside what is traced: its names as they were written, in one language alone. */
export interface Additions {
  readonly title: Words;
  readonly names: readonly string[];
}

/** What the list of a face names, each once; null where there is none, or not for everybody (document 3 section 2, brewing pages). */
export function additionsOf(
  attributes: readonly Attribute[],
  { additions }: PublicFace,
  values: Values,
): Additions | null {
  const attribute = attributes.find(({ name, qr }) => name === additions?.field && qr?.isEnabled === true);
  const rows = attribute === undefined ? null : values[attribute.name];
  if (additions === undefined || rows === undefined || !isRows(rows)) return null;
  const names = rows.map((row) => plainText(row[additions.name]).trim()).filter((name) => name !== '');
  return names.length === 0 ? null : { title: additions.title, names: [...new Set(names)] };
}

import { foldKey } from '@huella/domain/fold';
import { stripMasked } from '@huella/domain/engine/fields/masked';
import { namesMeant, readPastedList } from '@huella/domain/engine/lists/pasted-list';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Field } from '@huella/domain/model/field';
import type { CellChange, SheetRow } from '../../sheet/sheet-store';

/** An identifier and the column that it belongs in. */
type NamedCell = Omit<CellChange, 'row'>;

export interface PlacedNames {
  /** Those that no row has yet, each once. */
  readonly added: readonly NamedCell[];
  /** Those that a row has, or that stand here twice. */
  readonly repeated: readonly string[];
}

/**
 * Puts what was typed, pasted or scanned into the columns that name assets: an identifier with a form of its own where it
 * has that form, a bare number as the number of the record, anything else where any text may be.
 */
export function placeNames(
  text: string,
  fields: readonly Field[],
  rows: readonly Pick<SheetRow, 'texts'>[],
): PlacedNames {
  const known = new Set(
    rows.flatMap(({ texts }) => fields.map(({ name }) => keyOf({ field: name, text: texts[name] ?? '' }))),
  );
  const added: NamedCell[] = [];
  const repeated: string[] = [];
  for (const { text: name } of readPastedList(text, fields)) {
    const cell = { field: columnOf(name, fields), text: name };
    const key = keyOf(cell);
    if (known.has(key)) repeated.push(name);
    else added.push(cell);
    known.add(key);
  }
  return { added, repeated };
}

function columnOf(name: string, fields: readonly Field[]): string {
  const masked = fields.filter(({ type }) => type === 'masked');
  const [shaped] = namesMeant(name, masked);
  if (shaped !== undefined) return shaped.attribute;
  if (/^\d{1,10}$/.test(name)) return pkColumn.name;
  const free = fields.find(({ type, name: column }) => type !== 'masked' && column !== pkColumn.name);
  return (free ?? masked[0])?.name ?? pkColumn.name;
}

function keyOf({ field, text }: NamedCell): string {
  return `${field} ${foldKey(stripMasked(text))}`;
}

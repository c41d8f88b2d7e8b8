import type { Field } from '../../model/field';
import { foldKey } from '../../fold';
import { stripMasked } from '../fields/masked';
import { namesMeant } from './pasted-list';
import { rankOf, soughtKeys } from './sought-keys';

/** A row with what names it: values of identifiers by attribute, as they are kept. */
export interface NamedRow {
  readonly id: number;
  readonly names: Readonly<Record<string, string>>;
}

/** The row that a text names; several where it may be each of them, none where it names nothing here. */
type FoundRow =
  | { readonly kind: 'one'; readonly id: number }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'none' };

/** Finds rows by what a reader or a hand types: an identifier, bare or as it is printed, or its last characters. */
export type FindNamed = (text: string) => FoundRow;

/** Looks through the names of some rows once; each search then is quick. */
export function nameIndex(rows: readonly NamedRow[], fields: readonly Field[]): FindNamed {
  const whole = new Map<string, number>();
  const tails: (readonly [key: string, id: number])[] = [];
  for (const { id, names } of rows)
    for (const [attribute, value] of Object.entries(names)) {
      const key = foldKey(stripMasked(value));
      whole.set(nameKey(attribute, key), id).set(nameKey(attribute, foldKey(value)), id);
      tails.push([key, id]);
    }
  return (text) => {
    const exact = namesMeant(text, fields).map(({ attribute, value }) =>
      whole.get(nameKey(attribute, value)),
    );
    const ids = new Set(exact.filter((id) => id !== undefined));
    return foundOf(ids.size > 0 ? ids : endingIn(text, fields, tails));
  };
}

function nameKey(attribute: string, key: string): string {
  return JSON.stringify([attribute, key]);
}

function endingIn(
  text: string,
  fields: readonly Field[],
  tails: readonly (readonly [key: string, id: number])[],
): ReadonlySet<number> {
  const sought = soughtKeys(text, fields);
  return new Set(tails.filter(([key]) => [0, 2].includes(rankOf(key, sought) ?? 1)).map(([, id]) => id));
}

function foundOf(ids: ReadonlySet<number>): FoundRow {
  const [id] = ids;
  if (id === undefined) return { kind: 'none' };
  return ids.size === 1 ? { kind: 'one', id } : { kind: 'several', count: ids.size };
}

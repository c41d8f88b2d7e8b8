import type { Field } from '../../model/field';
import type { NamedAsset } from '../../model/named-asset';
import type { Unit } from '../../model/measures';
import { isRows, type Values } from '../../model/value';

/** A text that names an asset, as it was written. */
export interface Mention {
  /** The field that holds it, or the list whose row does. */
  readonly field: string;
  readonly text: string;
  readonly names: NamedAsset;
  /** How much of it, where that was said. */
  readonly taken: { readonly quantity: number; readonly unit: Unit } | null;
}

/** What some values name by the fields that they are of, those in rows of lists among them. */
export function mentionsOf(fields: readonly Field[], values: Values): readonly Mention[] {
  return namingOf(fields).mentions.flatMap((field): readonly Mention[] => {
    const value = values[field.name];
    const { list, names } = field;
    if (list !== undefined)
      return isRows(value)
        ? value.flatMap((row) => mentionsOf(list.fields, row).map((each) => ({ ...each, field: field.name })))
        : [];
    if (names === undefined || typeof value !== 'string' || value.trim() === '') return [];
    const quantity = values[names.taken?.field ?? ''];
    const taken =
      names.taken !== undefined && typeof quantity === 'number' ? { quantity, unit: names.taken.unit } : null;
    return [{ field: field.name, text: value, names, taken }];
  });
}

/** A text that names a lot, as it was written. */
export interface LotMention {
  /** The field that holds it. */
  readonly field: string;
  readonly text: string;
}

/** The lots that some values name by the fields that they are of. */
export function lotMentionsOf(fields: readonly Field[], values: Values): readonly LotMention[] {
  return namingOf(fields).lots.flatMap(({ name }): readonly LotMention[] => {
    const text = values[name];
    return typeof text === 'string' && text.trim() !== '' ? [{ field: name, text }] : [];
  });
}

interface Naming {
  /** Those that may name assets, themselves or in their rows. */
  readonly mentions: readonly Field[];
  readonly lots: readonly Field[];
}

/** The fields of a list that name others: each of ten thousand assets asks for the same few. */
const naming = new WeakMap<readonly Field[], Naming>();

function namingOf(fields: readonly Field[]): Naming {
  const known = naming.get(fields);
  if (known !== undefined) return known;
  const mentions = fields.filter(({ names, list }) => names !== undefined || list !== undefined);
  const found = { mentions, lots: fields.filter(({ namesLot }) => namesLot === true) };
  naming.set(fields, found);
  return found;
}

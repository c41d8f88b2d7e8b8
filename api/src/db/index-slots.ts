import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isEmpty, type Value, type Values } from '@huella/domain/model/value';
import { keptKeys, keptTexts } from '@huella/domain/engine/lists/kept-texts';
import { foldKey } from '@huella/domain/fold';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';

/** A value as its slot holds it: texts folded to sort keys, numbers and days as they are. */
export type SlotValue = string | number | null;

/**
 * The sort key of one attribute. Selects sort by their key's Spanish label would change with the words, so they
 * hold the key; dates with a time hold their UTC day.
 */
export function slotValue(attribute: Attribute, value: Value | undefined): SlotValue {
  if (value === null || value === undefined || attribute.slot === undefined) return null;
  if (attribute.slot.name.startsWith('n')) return typeof value === 'number' ? value : null;
  if (attribute.slot.name.startsWith('d')) return typeof value === 'string' ? value.slice(0, 10) : null;
  return typeof value === 'string' || typeof value === 'boolean' ? foldKey(String(value)) : null;
}

/** The attributes of a model that rows are indexed by, sorted out once and not for each of ten thousand rows. */
interface Indexed {
  readonly slotted: readonly { readonly attribute: Attribute; readonly column: string }[];
  /** Every slot, empty: a copy that is filled costs a tenth of one that grows. */
  readonly blank: Readonly<Record<string, SlotValue>>;
  readonly unique: readonly { readonly attribute: Attribute; readonly everywhere: boolean }[];
}
const indexedByModel = new WeakMap<AssetType, Indexed>();

function indexedOf(model: AssetType): Indexed {
  const known = indexedByModel.get(model);
  if (known !== undefined) return known;
  const slotted = model.attributes.flatMap((attribute) =>
    attribute.slot === undefined ? [] : [{ attribute, column: attribute.slot.name }],
  );
  const indexed = {
    slotted,
    blank: Object.fromEntries(slotted.map(({ column }) => [column, null])),
    unique: model.attributes.flatMap((attribute) => {
      const unique = attribute.validations?.unique;
      return unique === undefined ? [] : [{ attribute, everywhere: unique === 'everywhere' }];
    }),
  };
  indexedByModel.set(model, indexed);
  return indexed;
}

/** The slot columns of a row by name, every slot of the model present, so that an emptied value empties its slot. */
export function slotsOf(model: AssetType, values: Values): Readonly<Record<string, SlotValue>> {
  const { slotted, blank } = indexedOf(model);
  const slots: Record<string, SlotValue> = { ...blank };
  for (const { attribute, column } of slotted) slots[column] = slotValue(attribute, values[attribute.name]);
  return slots;
}

/** The columns beside the slots that a search by words asks (engine/lists/kept-texts). */
export const textsColumn = 'texts';
export const keysColumn = 'keys';

/** What of a row these columns hold; null where it is nothing. */
export function searchedOf(model: AssetType, values: Values): readonly [string | null, string | null] {
  return [keptTexts(model, values), keptKeys(model, values)];
}

/**
 * Whether the values hold what ends assets of the model (document 1 section 2); where it does, the establishment decides.
 * Kept beside the slots as `closed`.
 */
export function isClosed({ disabledForEvents: closing }: AssetType, values: Values): boolean {
  return closing !== undefined && !isEmpty(values[closing.field]);
}

/** An identifier that live assets may not share, as the key table holds it. */
export interface AssetKey {
  readonly attribute: string;
  /** 0 is everywhere; else the owner company's id. */
  readonly scope: number;
  readonly value: string;
}

/** The attributes that identify a row, by name. */
export function uniqueNamesOf(model: AssetType): readonly string[] {
  return indexedOf(model).unique.map(({ attribute }) => attribute.name);
}

/** The unique identifiers of a row (document 2 section 5, uniqueness). */
export function keysOf(model: AssetType, values: Values, ownerCompanyId: number): readonly AssetKey[] {
  return indexedOf(model).unique.flatMap(({ attribute, everywhere }) => {
    const value = values[attribute.name];
    if (typeof value !== 'string') return [];
    // What is tried in a sandbox takes no identifier away from anybody.
    const scope = everywhere && !isSandboxCompany(ownerCompanyId) ? 0 : ownerCompanyId;
    return [{ attribute: attribute.name, scope, value: foldKey(value) }];
  });
}

/** What names a row: the first of the model's label fields that is filled. */
export function labelOf(model: AssetType, values: Values): string {
  const locale = { language: 'es', today: '', zone: 'utc' } as const;
  const attribute = model.labelFields
    .map((name) => model.attributes.find((each) => each.name === name))
    .find((each) => each !== undefined && values[each.name] !== null && values[each.name] !== undefined);
  return attribute === undefined ? '' : formatField(attribute, values[attribute.name] ?? null, locale);
}

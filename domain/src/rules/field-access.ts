import type { Attribute, RecordModel } from '../assets/asset-type';

/** What a user wants of a field: see it in lists and views, fill it on creation, change it later. */
export type FieldMode = 'list' | 'new' | 'edit';

/** What decides which fields a user may see and fill: the establishment's subtype and the company's tiers. */
export interface FieldScope {
  readonly boxSubtype: number;
  readonly companyTiers: readonly string[];
}

/** The scope of an establishment: the one way from a place to which of its fields are seen and filled. */
export function scopeOf(place: { readonly subtype: number; readonly tiers: readonly string[] }): FieldScope {
  return { boxSubtype: place.subtype, companyTiers: place.tiers };
}

function isAllowed(attribute: Attribute, mode: FieldMode, scope: FieldScope): boolean {
  const permission = attribute.permissions.box;
  if (!permission.list.includes(scope.boxSubtype)) return false;
  if (mode === 'list') return true;
  if (attribute.onlyEvent === true || attribute.disabled === true) return false;
  if (!permission[mode].includes(scope.boxSubtype)) return false;
  const tiers = attribute.tiers?.edit.tiers;
  return mode === 'new' || tiers === undefined || tiers.some((tier) => scope.companyTiers.includes(tier));
}

/** What was found for a model, by mode and scope: ten thousand rows of a sheet ask the same. */
const found = new WeakMap<RecordModel, Map<string, readonly Attribute[]>>();

/**
 * The attributes of a model that a scope may list, fill or edit: the one gate for columns, filters, sorting,
 * summaries, exports and writing alike (document 2 section 6).
 */
export function allowedFields(model: RecordModel, mode: FieldMode, scope: FieldScope): readonly Attribute[] {
  const known = found.get(model) ?? new Map<string, readonly Attribute[]>();
  found.set(model, known);
  const key = `${mode} ${String(scope.boxSubtype)} ${scope.companyTiers.join(' ')}`;
  const fields = known.get(key) ?? model.attributes.filter((attribute) => isAllowed(attribute, mode, scope));
  known.set(key, fields);
  return fields;
}

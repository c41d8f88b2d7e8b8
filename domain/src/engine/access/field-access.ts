import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import type { RecordModel } from '../../model/record-model';

/** What a user wants of a field: see it in lists and views, fill it on creation, change it later. */
export const fieldModes = ['list', 'new', 'edit'] as const;
export type FieldMode = (typeof fieldModes)[number];

/** What an establishment disables of an asset type, by the names of its attributes (document 2 section 6). */
export type DisabledFields = Readonly<Record<FieldMode, readonly string[]>>;
export interface OwnDisabledFields extends DisabledFields {
  readonly assetType: number;
}

/** What decides which fields a user may see and fill. */
export interface FieldScope {
  readonly boxSubtype: number;
  readonly companyTiers: readonly string[];
  /** What the establishment itself disables, beyond the models. */
  readonly disabled?: readonly OwnDisabledFields[];
}

/** An establishment as far as it decides which fields are seen and filled there. */
export interface FieldPlace {
  readonly subtype: number;
  readonly tiers: readonly string[];
  readonly disabled?: readonly OwnDisabledFields[];
}

/** The scope of an establishment: the one way from a place to which of its fields are seen and filled. */
export function scopeOf({ subtype, tiers, disabled = [] }: FieldPlace): FieldScope {
  return { boxSubtype: subtype, companyTiers: tiers, disabled };
}

/**
 * Whether an establishment of a subtype sees which asset is which: one of the fields that name it is listed there
 * (decisions section 8). Elsewhere its list would be rows without a name.
 */
export function canIdentify({ labelFields, attributes }: RecordModel, boxSubtype: number): boolean {
  return attributes.some(
    ({ name, permissions }) => labelFields.includes(name) && permissions.box.list.includes(boxSubtype),
  );
}

/** A model of whatever kind: an establishment disables fields of asset types alone, which have an id. */
type AnyModel = RecordModel & Partial<Pick<AssetType, 'id'>>;

/** Why the model itself disables a field: for the type of establishment, for who fills it, or for the tier. */
export type ModelReason = 'model' | 'event' | 'computed' | 'system' | 'tier';

/** Why a field is disabled by its model; null where the model lets it be. */
export function findModelReason(
  attribute: Attribute,
  mode: FieldMode,
  { boxSubtype, companyTiers }: FieldScope,
): ModelReason | null {
  const permission = attribute.permissions.box;
  if (!permission.list.includes(boxSubtype)) return 'model';
  if (mode === 'list') return null;
  if (attribute.onlyEvent === true) return 'event';
  if (attribute.disabled === true) return attribute.computed === undefined ? 'system' : 'computed';
  if (!permission[mode].includes(boxSubtype)) return 'model';
  const tiers = attribute.tiers?.edit.tiers;
  const mayEdit = mode === 'new' || tiers === undefined || tiers.some((tier) => companyTiers.includes(tier));
  return mayEdit ? null : 'tier';
}

/** Why no establishment may disable a field: it says which asset it is, or no asset could be loaded without it. */
export type OpenReason = 'identity' | 'mandatory';

/** Why a field stays open in a mode whatever an establishment wants; null where it may disable it. */
export function findOpenReason(
  model: AnyModel,
  attribute: Attribute,
  mode: FieldMode,
  scope: FieldScope,
): OpenReason | null {
  const { name, validations } = attribute;
  if (mode === 'edit') return null;
  if (mode === 'list' && (model.labelFields.includes(name) || validations?.unique === 'everywhere'))
    return 'identity';
  const isNeeded = isAskedFor(attribute) || leadsToMandatory(model, name);
  return isNeeded && findModelReason(attribute, 'new', scope) === null ? 'mandatory' : null;
}

function isAskedFor({ validations: { mandatory, mandatoryWhen, oneOf } = {} }: Attribute): boolean {
  return mandatory === true || mandatoryWhen !== undefined || (oneOf?.length ?? 0) > 0;
}

/** Whether the options of a mandatory field follow from a field. */
function leadsToMandatory({ attributes }: RecordModel, name: string): boolean {
  return attributes.some((each) => each.fkField === name && isAskedFor(each));
}

/** What the establishment of a scope disables of a model; null where it is of no asset type, or disables nothing. */
export function findDisabled({ id }: AnyModel, { disabled = [] }: FieldScope): OwnDisabledFields | null {
  return disabled.find(({ assetType }) => assetType === id) ?? null;
}

/** Whether an establishment disables a field that its model opens. What is not seen is not filled either. */
function isDisabled(
  model: AnyModel,
  attribute: Attribute,
  mode: FieldMode,
  scope: FieldScope,
  own: DisabledFields,
): boolean {
  const modes = mode === 'list' ? (['list'] as const) : (['list', mode] as const);
  return modes.some(
    (each) => own[each].includes(attribute.name) && findOpenReason(model, attribute, each, scope) === null,
  );
}

/** The names of the attributes that an establishment keeps from lists, and so from everybody (document 2 section 6). */
export function disabledInLists(model: AssetType, scope: FieldScope): ReadonlySet<string> {
  const own = findDisabled(model, scope);
  if (own === null || own.list.length === 0) return noNames;
  const disabled = model.attributes.filter((attribute) => isDisabled(model, attribute, 'list', scope, own));
  return new Set(disabled.map(({ name }) => name));
}

const noNames: ReadonlySet<string> = new Set();

/** What was found for a model, by mode and scope: ten thousand rows of a sheet ask the same. */
const found = new WeakMap<RecordModel, Map<string, readonly Attribute[]>>();
/** The same without what an establishment disables, for as long as that is at hand. */
const narrowed = new WeakMap<OwnDisabledFields, WeakMap<readonly Attribute[], readonly Attribute[]>>();

/**
 * The attributes of a model that a scope may list, fill or edit: the one gate for columns, filters, sorting,
 * summaries, exports and writing alike (document 2 section 6).
 */
export function allowedFields(model: AnyModel, mode: FieldMode, scope: FieldScope): readonly Attribute[] {
  const fields = fieldsOf(model, mode, scope);
  const own = findDisabled(model, scope);
  if (own === null) return fields;
  const known = narrowed.get(own) ?? new WeakMap<readonly Attribute[], readonly Attribute[]>();
  narrowed.set(own, known);
  const left =
    known.get(fields) ?? fields.filter((attribute) => !isDisabled(model, attribute, mode, scope, own));
  known.set(fields, left);
  return left;
}

/** The attributes that the model lets a scope list, fill or edit. */
function fieldsOf(model: RecordModel, mode: FieldMode, scope: FieldScope): readonly Attribute[] {
  const known = found.get(model) ?? new Map<string, readonly Attribute[]>();
  found.set(model, known);
  const key = `${mode} ${String(scope.boxSubtype)} ${scope.companyTiers.join(' ')}`;
  const fields =
    known.get(key) ??
    model.attributes.filter((attribute) => findModelReason(attribute, mode, scope) === null);
  known.set(key, fields);
  return fields;
}

/**
 * The attributes that a scope may list, with permissions that hold in its establishment: what it disables itself is not
 * permitted to its subtype. So anyone who is given the model decides as the server does.
 */
export function presentFields(model: AnyModel, scope: FieldScope): readonly Attribute[] {
  const own = findDisabled(model, scope);
  const listed = allowedFields(model, 'list', scope);
  if (own === null) return listed;
  const others = (subtypes: readonly number[]) => subtypes.filter((each) => each !== scope.boxSubtype);
  return listed.map((attribute) => {
    const { box } = attribute.permissions;
    const left = (mode: 'new' | 'edit') =>
      isDisabled(model, attribute, mode, scope, own) ? others(box[mode]) : box[mode];
    return { ...attribute, permissions: { box: { ...box, new: left('new'), edit: left('edit') } } };
  });
}

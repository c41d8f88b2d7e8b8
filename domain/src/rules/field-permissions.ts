import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';
import { issue, type Issue } from '../model/errors';
import { publicFields } from '../engine/qr/public-fields';
import type { Words } from '../words';
import {
  fieldModes,
  findModelReason,
  findOpenReason,
  findDisabled,
  type FieldMode,
  type FieldScope,
  type ModelReason,
  type OpenReason,
  type DisabledFields,
} from '../engine/access/field-access';

/** Why an establishment cannot turn a field in a mode; a tier that the company lacks may come yet, and fixes nothing. */
export const fixedReasons = [
  'model',
  'event',
  'computed',
  'system',
  'identity',
  'mandatory',
] as const satisfies readonly (ModelReason | OpenReason)[];
export type FixedReason = (typeof fixedReasons)[number];

/** A field in a mode, as an establishment has it: open or disabled, and why that is fixed. */
interface FieldTurn {
  readonly isOpen: boolean;
  readonly fixed: FixedReason | null;
}

/** A field with what an establishment says of it. */
interface PermittedField extends Readonly<Record<FieldMode, FieldTurn>> {
  readonly name: string;
  readonly label: Words;
  /** Only companies of a tier edit it, and this one has none of them. */
  readonly lacksTier: boolean;
  /** Public pages may show something of it: what is disabled for lists is off them, too. */
  readonly isPublic: boolean;
}

/** Fields as the form groups them; without a title those that no form asks for. */
export interface PermittedGroup {
  readonly title: Words | null;
  readonly fields: readonly PermittedField[];
}

/**
 * What an establishment may say of the fields of an asset type (document 2 section 6): every attribute that the model
 * lists there, in the groups and the order of the form. It may disable what the model opens, and open nothing else.
 */
export function permittedGroups(model: AssetType, scope: FieldScope): readonly PermittedGroup[] {
  const listed = model.attributes.filter((each) => findModelReason(each, 'list', scope) === null);
  const byName = new Map(listed.map((attribute) => [attribute.name, attribute]));
  const onPages = new Set(publicFields(model));
  const present = (attribute: Attribute) => ({
    ...permittedField(model, attribute, scope),
    isPublic: onPages.has(attribute),
  });
  const sections = model.form.steps.flatMap(({ sections: own }) => own);
  const asked = sections.map(({ title, fields }) => ({
    title,
    fields: fields.flatMap((name) => {
      const attribute = byName.get(name);
      return attribute !== undefined && byName.delete(name) ? [present(attribute)] : [];
    }),
  }));
  return [...asked, { title: null, fields: [...byName.values()].map(present) }].filter(
    ({ fields }) => fields.length > 0,
  );
}

function permittedField(
  model: AssetType,
  attribute: Attribute,
  scope: FieldScope,
): Omit<PermittedField, 'isPublic'> {
  const own = findDisabled(model, scope);
  const turn = (mode: FieldMode): FieldTurn => {
    const fixed = findFixed(model, attribute, mode, scope);
    if (fixed !== null) return { isOpen: fixed === 'identity' || fixed === 'mandatory', fixed };
    return { isOpen: own?.[mode].includes(attribute.name) !== true, fixed };
  };
  return {
    name: attribute.name,
    label: attribute.label,
    list: turn('list'),
    new: turn('new'),
    edit: turn('edit'),
    lacksTier: findModelReason(attribute, 'edit', scope) === 'tier',
  };
}

/** Why an establishment cannot turn a field in a mode, or null. */
function findFixed(
  model: AssetType,
  attribute: Attribute,
  mode: FieldMode,
  scope: FieldScope,
): FixedReason | null {
  const reason = findModelReason(attribute, mode, scope);
  return reason === null || reason === 'tier' ? findOpenReason(model, attribute, mode, scope) : reason;
}

/**
 * What is wrong with what an establishment wants to disable, by attribute: one that it does not have, that stays open, or
 * that its model disables already.
 */
export function checkDisabled(
  model: AssetType,
  scope: FieldScope,
  disabled: DisabledFields,
): readonly Issue[] {
  const byName = new Map(model.attributes.map((attribute) => [attribute.name, attribute]));
  return fieldModes.flatMap((mode) =>
    disabled[mode].flatMap((name) => {
      const attribute = byName.get(name);
      if (attribute === undefined || findModelReason(attribute, 'list', scope) !== null)
        return [issue(name, 'unknownField')];
      const fixed = findFixed(model, attribute, mode, scope);
      if (fixed === null) return [];
      const staysOpen = fixed === 'identity' || fixed === 'mandatory';
      return [issue(name, staysOpen ? 'fieldStaysOpen' : 'fieldStaysShut')];
    }),
  );
}

/** Nothing is disabled: what holds where an establishment never said anything. */
export const nothingDisabled: DisabledFields = { list: [], new: [], edit: [] };

/** What is disabled in the one and not in the other, as it is written down: `33:paddock:edit`. */
export function disabledBeyond(
  assetType: number,
  one: DisabledFields,
  other: DisabledFields,
): readonly string[] {
  return fieldModes.flatMap((mode) =>
    one[mode]
      .filter((name) => !other[mode].includes(name))
      .map((name) => `${String(assetType)}:${name}:${mode}`),
  );
}

/** A field of a written change, with the modes that it is about. */
export interface ChangedField {
  readonly assetType: number;
  readonly name: string;
  readonly modes: readonly FieldMode[];
}

/** What `disabledBeyond` wrote down, field by field; what reads otherwise is left out. */
export function readDisabled(entries: readonly string[]): readonly ChangedField[] {
  const fields = new Map<string, ChangedField>();
  for (const entry of entries) {
    const [assetType = '', name = '', said] = entry.split(':');
    const mode = fieldModes.find((each) => each === said);
    if (mode === undefined) continue;
    const key = `${assetType}:${name}`;
    const modes = [...(fields.get(key)?.modes ?? []), mode];
    fields.set(key, { assetType: Number(assetType), name, modes });
  }
  return [...fields.values()];
}

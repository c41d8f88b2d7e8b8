import type { AssetChoice, Field, Likeness } from '../../model/field';
import type { AssetType } from '../../model/asset-type';
import { issue, type Issue, type IssueCode } from '../../model/errors';
import { formatField } from '../fields/format-field';
import { inRow } from '../fields/rows';
import { isEmpty, isKeys, isRows, plainText, type Locale, type Value, type Values } from '../../model/value';

/**
 * What is chosen in a field, and whether it may be: the one check of the list that is chosen from and of the server.
 */

/** An asset that is chosen, as it is. */
export interface ChosenAsset {
  readonly model: AssetType;
  readonly label: string;
  readonly attributes: Values;
  readonly state: 'living' | 'paused' | 'inTransit' | 'ended';
  /** What another record is called that has chosen it already. */
  readonly heldBy?: string;
}

/** The assets of an establishment that are chosen, by their ids; what is of another one is not among them. */
export type ChosenAssets = ReadonlyMap<string, ChosenAsset>;

/** The state of an asset in an establishment of a subtype: what was retired, sold or slaughtered has ended. */
export function chosenState(
  { disabledForEvents: closing }: AssetType,
  asset: {
    readonly attributes: Values;
    readonly paused: boolean;
    readonly deleted: boolean;
    readonly inTransit?: boolean;
  },
  boxSubtype: number,
): ChosenAsset['state'] {
  const isClosed =
    closing?.subtypes.includes(boxSubtype) === true && !isEmpty(asset.attributes[closing.field]);
  if (asset.deleted || isClosed) return 'ended';
  if (asset.inTransit === true) return 'inTransit';
  return asset.paused ? 'paused' : 'living';
}

/** A record that assets are chosen for: its attributes, its asset type where it is of one, its values as they are. */
export interface ChoosingRecord {
  readonly model: Pick<AssetType, 'attributes'> & Partial<Pick<AssetType, 'id'>>;
  readonly values: Values;
}

/** What is wrong with the assets that fields choose, by the ids that each names; where none are known, nothing. */
export function checkChoices(
  fields: readonly Field[],
  named: Values,
  chosen: ChosenAssets | undefined,
  record: ChoosingRecord,
  locale: Locale,
): readonly Issue[] {
  if (chosen === undefined) return [];
  return fields.flatMap((field) => {
    const held = named[field.name] ?? null;
    if (isRows(held))
      return held.flatMap((row) =>
        checkChoices(field.list?.fields ?? [], row, chosen, record, locale).map((found) =>
          inRow(found, field, row.key),
        ),
      );
    return field.type === 'assetsSelectList' && isKeys(held)
      ? checkChoice(field, held, chosen, record, locale)
      : [];
  });
}

/** Ids of the assets that fields choose, those of rows among them. */
export function chosenIds(fields: readonly Field[], values: Values): readonly string[] {
  return fields.flatMap(({ name, type, list }) => {
    const held = values[name] ?? null;
    if (isRows(held)) return held.flatMap((row) => chosenIds(list?.fields ?? [], row));
    return type === 'assetsSelectList' && isKeys(held) ? held : [];
  });
}

/** The fields that choose assets, themselves or in their rows. */
export function choosingFields(fields: readonly Field[]): readonly Field[] {
  return fields.filter(
    ({ type, list }) => type === 'assetsSelectList' || choosingFields(list?.fields ?? []).length > 0,
  );
}

/** What is wrong with the assets that a field chose; an asset that is not known here is gone. */
export function checkChoice(
  field: Field,
  ids: readonly string[],
  chosen: ChosenAssets,
  record: ChoosingRecord,
  locale: Locale,
): readonly Issue[] {
  const types = field.choice?.assetTypes ?? [record.model.id];
  return ids.flatMap((id) => {
    const asset = chosen.get(id);
    if (asset === undefined || !types.includes(asset.model.id)) return [issue(field.name, 'assetGone')];
    return findFault(field, id, asset, record, locale) ?? [];
  });
}

const obstacleOf = {
  paused: 'chosenPaused',
  inTransit: 'chosenInTransit',
  ended: 'chosenDeleted',
} as const satisfies Partial<Record<ChosenAsset['state'], IssueCode>>;

/** Why an asset may not be chosen in a field, or null. */
export function findFault(
  { name, choice = {} }: Field,
  id: string,
  asset: ChosenAsset,
  record: ChoosingRecord,
  locale: Locale,
): Issue | null {
  const { label, state, heldBy } = asset;
  if (choice.among !== undefined) {
    const held = record.values[choice.among] ?? null;
    return isKeys(held) && held.includes(id) ? null : issue(name, 'chosenNotHeld', { label });
  }
  if (state !== 'living') return issue(name, obstacleOf[state], { label });
  if (heldBy !== undefined) return issue(name, 'chosenElsewhere', { label, other: heldBy });
  const unlike = (choice.alike ?? []).find((each) => !isAlike(each, asset, record.values));
  return unlike === undefined ? null : unlikeIssue(name, unlike, asset, record, locale);
}

function wantedBy({ as, unless = [] }: Likeness, values: Values): readonly string[] | null {
  const said = values[as] ?? null;
  if (isEmpty(said)) return null;
  const wanted = isKeys(said) ? said : [plainText(said)];
  return wanted.some((key) => unless.includes(key)) ? null : wanted;
}

function isAlike(likeness: Likeness, { attributes }: ChosenAsset, values: Values): boolean {
  const wanted = wantedBy(likeness, values);
  return wanted === null || wanted.includes(plainText(attributes[likeness.attribute] ?? null));
}

function unlikeIssue(
  name: string,
  { attribute, as }: Likeness,
  { model, label, attributes }: ChosenAsset,
  record: ChoosingRecord,
  locale: Locale,
): Issue {
  const said = (of: ChoosingRecord['model'], attributeName: string, value: Value) => {
    const found = of.attributes.find((each) => each.name === attributeName);
    return found === undefined || isEmpty(value) ? '—' : formatField(found, value, locale);
  };
  const field = model.attributes.find((each) => each.name === attribute)?.label[locale.language] ?? attribute;
  const value = said(model, attribute, attributes[attribute] ?? null);
  const wanted = said(record.model, as, record.values[as] ?? null);
  return issue(name, 'chosenUnlike', { label, field, value, wanted });
}

/** The attributes of a record that a field asks about before it chooses. */
export function askedOfRecord({ among, alike = [] }: AssetChoice): readonly string[] {
  return [...(among === undefined ? [] : [among]), ...alike.map(({ as }) => as)];
}

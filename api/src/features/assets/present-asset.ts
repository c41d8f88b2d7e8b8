import type { AssetType, Attribute, StateRule } from '@huella/domain/assets/asset-type';
import type { AssetRow, Cell, SavedObject } from '@huella/domain/calls/objects';
import type { Issue } from '@huella/domain/errors';
import { formatField } from '@huella/domain/fields/check-field';
import { findOption } from '@huella/domain/fields/choice';
import { isKeys, type Locale, type Value, type Values } from '@huella/domain/fields/value';
import { qrLinkOf } from '@huella/domain/qr/qr-types';
import { findState } from '@huella/domain/rules/asset-state';
import { fill } from '@huella/domain/phrases/phrase';
import { labelOf } from '../../db/index-slots';
import type { ListedAsset } from '../../db/list-rows';
import type { AssetRecord } from './assets.store';

function presentCell(attribute: Attribute, value: Value, locale: Locale, plain: boolean): Cell {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  const label = (key: string) => findOption(attribute, key)?.label[locale.language] ?? key;
  if (isKeys(value)) return value.map((key) => ({ value: key, label: label(key) }));
  if (typeof value !== 'string') return formatField(attribute, value, locale);
  return attribute.values === undefined || plain ? value : { value, label: label(value) };
}

function presentState(
  rule: StateRule,
  model: AssetType,
  values: Values,
  locale: Locale,
): SavedObject['state'] {
  const field = model.attributes.find((attribute) => attribute.name === rule.reasonField);
  const reason =
    field === undefined ? '' : formatField(field, values[field.name] ?? null, locale).toLowerCase();
  return {
    state: rule.state,
    label: fill(rule.label[locale.language], { reason }),
    tone: rule.tone,
    icon: rule.icon,
  };
}

/**
 * A row as it leaves: what every asset has, and the attributes that the actor may list, nothing else. Options
 * leave with their label, or as plain keys where `keyvalues` was asked. Without a public page there is no link to it.
 */
export function presentRow(
  model: AssetType,
  attributes: readonly Attribute[],
  asset: ListedAsset,
  locale: Locale,
  view: { readonly plain: boolean; readonly publicUrl: string },
): AssetRow {
  const cells = attributes.map(
    (attribute) =>
      [
        attribute.name,
        presentCell(attribute, asset.attributes[attribute.name] ?? null, locale, view.plain),
      ] as const,
  );
  const state = findState(model, asset.attributes, asset.paused_message !== null);
  return {
    ...Object.fromEntries(cells),
    id: asset.id,
    version: asset.version,
    label: labelOf(model, asset.attributes),
    paused: asset.paused_message !== null,
    paused_message: asset.paused_message,
    logical_deleted: asset.deleted,
    asset_status_change: presentState(state, model, asset.attributes, locale),
    qr_link: asset.deleted ? null : qrLinkOf(view.publicUrl, 'identeco', asset.public_id),
  };
}

/** One asset as it leaves: canonical values for a form, formatted labels for a reader. */
export function presentSaved(
  model: AssetType,
  attributes: readonly Attribute[],
  asset: AssetRecord,
  boxName: string,
  locale: Locale,
  issues: readonly Issue[],
): SavedObject {
  const present = attributes.filter((attribute) => (asset.attributes[attribute.name] ?? null) !== null);
  const state = findState(model, asset.attributes, asset.pausedMessage !== null);
  const valueOf = (attribute: Attribute) => asset.attributes[attribute.name] ?? null;
  return {
    id: asset.id,
    version: asset.version,
    label: labelOf(model, asset.attributes),
    values: Object.fromEntries(present.map((attribute) => [attribute.name, valueOf(attribute)])),
    labels: Object.fromEntries(
      present.map((attribute) => [attribute.name, formatField(attribute, valueOf(attribute), locale)]),
    ),
    state: presentState(state, model, asset.attributes, locale),
    assetType: model.id,
    box: { id: asset.boxId, name: boxName },
    createdAt: asset.createdAt.toISOString(),
    updatedAt: asset.updatedAt.toISOString(),
    issues: issues.map((each) => ({ ...each, slots: { ...each.slots } })),
  };
}

import { isOnlyAsked } from '@huella/domain/engine/lists/list-fields';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow, Cell, PauseView, SavedObject } from '@huella/domain/calls/objects';
import type { Issue } from '@huella/domain/model/errors';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { findOption, knowsOptions } from '@huella/domain/engine/fields/choice';
import { isFiles, isKeys, plainText, type Locale, type Value } from '@huella/domain/model/value';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import type { StatusDay } from '@huella/domain/engine/status/asset-status';
import { isPublished } from '@huella/domain/engine/qr/public-facts';
import { stateOf } from '@huella/domain/engine/status/asset-state';
import { stateValues } from '@huella/domain/rules/state-fields';
import { labelOf } from '../../db/index-slots';
import { presentFiles, presentValue } from '../../http/present-value';
import { presentState } from '../../http/present-state';
import type { ListedAsset } from '../../db/list-rows';
import type { AssetRecord } from './assets.store';
import type { Pause } from './pauses.store';

interface CellView {
  /** Options leave as plain keys. */
  readonly plain: boolean;
  /** The address of the server, as people reach it. */
  readonly publicUrl: string;
  /** The day in the establishment, by which states are found. */
  readonly statusDay: StatusDay;
}

function presentCell(
  attribute: Attribute,
  value: Value,
  locale: Locale,
  { plain, publicUrl }: Omit<CellView, 'statusDay'>,
): Cell {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (attribute.type === 'file' && isFiles(value)) return presentFiles(attribute, value, publicUrl);
  const label = (key: string) => findOption(attribute, key)?.label[locale.language] ?? key;
  if (isKeys(value)) return value.map((key) => ({ value: key, label: label(key) }));
  if (typeof value !== 'string') return formatField(attribute, value, locale);
  return !knowsOptions(attribute) || plain ? value : { value, label: label(value) };
}

/** The lot that an asset is in: one choice of a list of them. */
function lotCell({ lot_id, lot_name }: ListedAsset): Cell {
  return lot_id === null ? null : [{ value: String(lot_id), label: lot_name ?? '' }];
}

/** The cell of every row that holds the state; a model may have an attribute of this name, too (document 1 section 3). */
const stateCell = 'asset_status_change';

/**
 * A row as it leaves: what every asset has, and the attributes that the actor may list, nothing else. Options
 * leave with their label, or as plain keys where `keyvalues` was asked. Without a public page there is no link to it.
 */
export function presentRow(
  model: AssetType,
  attributes: readonly Attribute[],
  asset: ListedAsset,
  locale: Locale,
  view: CellView & { readonly pause: Pause | undefined },
): AssetRow {
  const {
    attributes: values,
    sent_at: since,
    transfer_id: transferId,
    gone_since: gone,
    gone_at: goneAt,
  } = asset;
  const { pause } = view;
  const paused = asset.paused_message !== null;
  const standing = { values, paused, inTransit: since !== null };
  const state = stateOf(model, standing, view.statusDay);
  const follows = attributes.some((each) => each.follows !== undefined);
  const all = follows ? { ...values, ...stateValues(model, standing, view.statusDay) } : values;
  const cells: Record<string, Cell> = {};
  for (const attribute of attributes.filter((each) => !isOnlyAsked(each)))
    cells[attribute.name] =
      attribute.follows === 'lot'
        ? lotCell(asset)
        : presentCell(attribute, all[attribute.name] ?? null, locale, view);
  const status = attributes.find(({ name }) => name === stateCell);
  return {
    ...cells,
    id: asset.id,
    version: asset.version,
    label: labelOf(model, asset.attributes),
    paused,
    paused_message: pause === undefined ? asset.paused_message : pause.message,
    ...(pause !== undefined && { paused_by: pause.by, paused_since: pause.since.toISOString() }),
    logical_deleted: asset.deleted,
    ...(since !== null && { in_transit_since: since.toISOString() }),
    ...(transferId !== null && { transfer_id: transferId }),
    ...(gone !== undefined && { gone_since: gone, gone_at: goneAt?.toISOString() ?? null }),
    [stateCell]: {
      ...presentState(state, model, asset.attributes, locale),
      ...(status !== undefined && { value: plainText(asset.attributes[stateCell] ?? null) }),
    },
    qr_link:
      asset.deleted || gone !== undefined ? null : qrLinkOf(view.publicUrl, 'identeco', asset.public_id),
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
  {
    publicUrl,
    statusDay,
    pause,
    lot,
  }: Omit<CellView, 'plain'> & {
    readonly pause: Pause | undefined;
    readonly lot: SavedObject['lot'] | null;
  },
): SavedObject {
  const present = attributes.filter((attribute) => (asset.attributes[attribute.name] ?? null) !== null);
  const { attributes: values, inTransit } = asset;
  const state = stateOf(model, { values, paused: asset.pausedMessage !== null, inTransit }, statusDay);
  const valueOf = (attribute: Attribute) => asset.attributes[attribute.name] ?? null;
  return {
    id: asset.id,
    version: asset.version,
    label: labelOf(model, asset.attributes),
    values: Object.fromEntries(
      present.map((attribute) => [attribute.name, presentValue(attribute, valueOf(attribute), publicUrl)]),
    ),
    labels: Object.fromEntries(
      present.map((attribute) => [attribute.name, formatField(attribute, valueOf(attribute), locale)]),
    ),
    state: presentState(state, model, asset.attributes, locale),
    assetType: model.id,
    box: { id: asset.boxId, name: boxName },
    createdAt: asset.createdAt.toISOString(),
    updatedAt: asset.updatedAt.toISOString(),
    issues: issues.map((each) => ({ ...each, slots: { ...each.slots } })),
    ...(asset.pausedMessage !== null && { pause: presentPause(asset.pausedMessage, pause) }),
    ...(lot !== null && { lot }),
    ...(isPublished(model, asset) && { publicPage: qrLinkOf(publicUrl, 'identeco', asset.publicId) }),
  };
}

function presentPause(message: string, pause: Pause | undefined): PauseView {
  return pause === undefined ? { message } : { ...pause, since: pause.since.toISOString() };
}

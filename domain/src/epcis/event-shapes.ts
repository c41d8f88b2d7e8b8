import { engineEvents } from '../events/engine-events';
import { isKeys, plainText } from '../fields/value';
import { allowedFields } from '../rules/field-access';
import {
  ownFieldsOf,
  type EpcisAmount,
  type EpcisAsset,
  type EpcisEvent,
  type EpcisRecord,
  type QuantityElement,
} from './epcis-event';
import { assetUri, eventUri, lotUri, tagUri, transformationUri } from './epcis-names';
import { findUnitCode } from './units';

/** Business steps after which there is no such thing any more. */
const ending: ReadonlySet<string> = new Set(['decommissioning', 'destroying']);

type Group = readonly [EpcisAsset, ...EpcisAsset[]];
type Shape = Pick<
  EpcisEvent,
  | 'type'
  | 'action'
  | 'epcList'
  | 'parentID'
  | 'childEPCs'
  | 'inputEPCList'
  | 'inputQuantityList'
  | 'outputEPCList'
  | 'outputQuantityList'
  | 'transformationID'
>;

/**
 * Which of the kinds of event of EPCIS it is, with what that kind says of the assets. What a kind demands and is not
 * known, such as parts that the reader may not see, makes it an object event.
 */
export function shapeOf(record: EpcisRecord, assets: Group): Shape {
  return (
    transformationOf(record, assets) ??
    aggregationOf(record, assets) ??
    associationOf(record, assets) ??
    objectOf(record, assets)
  );
}

function objectOf({ base, eventType, named, bizStep }: EpcisRecord, assets: Group): Shape {
  const isEnd = named?.effect?.kind === 'retire' || ending.has(bizStep);
  const action = eventType === engineEvents.load ? 'ADD' : isEnd ? 'DELETE' : 'OBSERVE';
  return { type: 'ObjectEvent', action, epcList: assets.map(({ publicId }) => assetUri(base, publicId)) };
}

/** Both sides of what was made of what; a side that nobody knows is told by an id that others may name. */
function transformationOf(record: EpcisRecord, assets: Group): Shape | null {
  const { base, named } = record;
  const terms = named?.epcis.transformation;
  const isNamed = (record.inputs?.length ?? 0) + (record.outputs?.length ?? 0) > 0;
  if (terms === undefined && !isNamed) return null;
  const own = assets.map(({ publicId }): EpcisAmount => ({ publicId }));
  const others = terms?.others === undefined ? [] : chosenIn(record, assets[0], terms.others);
  const isOutput = terms?.asset === 'output';
  const inputs = record.inputs ?? (isOutput ? others : own);
  const outputs = record.outputs ?? (isOutput ? own : others);
  const isWhole = inputs.length > 0 && outputs.length > 0;
  const into = sideOf(base, inputs);
  const out = sideOf(base, outputs);
  return {
    type: 'TransformationEvent',
    ...(into.epcs.length > 0 && { inputEPCList: into.epcs }),
    ...(into.quantities.length > 0 && { inputQuantityList: into.quantities }),
    ...(out.epcs.length > 0 && { outputEPCList: out.epcs }),
    ...(out.quantities.length > 0 && { outputQuantityList: out.quantities }),
    ...(!isWhole && { transformationID: transformationUri(base, eventUri(assets[0].hash)) }),
  };
}

/** What goes as a whole by itself, and of what a part goes how much. */
function sideOf(base: string, amounts: readonly EpcisAmount[]) {
  const quantities = amounts.flatMap((amount) => quantityOf(base, amount) ?? []);
  const counted = new Set(quantities.map(({ epcClass }) => epcClass));
  const epcs = amounts.map(({ publicId }) => assetUri(base, publicId)).filter((uri) => !counted.has(uri));
  return { epcs: [...new Set(epcs)], quantities };
}

/** Null where no amount is known, or none in a unit that the standard has. Without a unit it is a count. */
function quantityOf(base: string, { publicId, quantity, unit }: EpcisAmount): QuantityElement | null {
  const code = findUnitCode(unit);
  if (quantity === undefined || (unit !== undefined && code === null)) return null;
  const epcClass = assetUri(base, publicId);
  return { epcClass, quantity, ...(code !== null && { uom: code.uom }) };
}

function aggregationOf(record: EpcisRecord, assets: Group): Shape | null {
  const { base, named, lot } = record;
  const action = named?.epcis.aggregation;
  if (action === undefined || named === null) return null;
  if (lot !== null) {
    const children = assets.map(({ publicId }) => assetUri(base, publicId));
    return { type: 'AggregationEvent', action, parentID: lotUri(base, lot), childEPCs: children };
  }
  const [whole] = assets;
  const parts = named.fields
    .filter(({ type }) => type === 'assetsSelectList')
    .flatMap(({ name }) => chosenIn(record, whole, name))
    .map(({ publicId }) => assetUri(base, publicId));
  if (parts.length === 0) return null;
  const parent = assetUri(base, whole.publicId);
  return { type: 'AggregationEvent', action, parentID: parent, childEPCs: [...new Set(parts)] };
}

/** What is fixed to the asset from then on, such as its tags. */
function associationOf({ base, model, named, scope }: EpcisRecord, [asset]: Group): Shape | null {
  const names = named?.epcis.association ?? [];
  const seen = allowedFields(model, 'list', scope).filter(({ name }) => names.includes(name));
  const tags = seen.flatMap(({ name }) => {
    const text = plainText(asset.after[name]);
    return text === '' ? [] : [tagUri(base, name, text)];
  });
  if (tags.length === 0) return null;
  const parent = assetUri(base, asset.publicId);
  return { type: 'AssociationEvent', action: 'ADD', parentID: parent, childEPCs: tags };
}

/** The assets that a field of the event chooses, by their public ids. */
function chosenIn(record: EpcisRecord, asset: EpcisAsset, name: string): readonly EpcisAmount[] {
  const ids = ownFieldsOf(record, asset)[name];
  if (!isKeys(ids)) return [];
  return ids.flatMap((id) => record.publicIds.get(id) ?? []).map((publicId) => ({ publicId }));
}

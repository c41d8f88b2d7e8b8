import { engineEvents } from '../events/engine-events';
import { isKeys, plainText } from '../fields/value';
import { allowedFields } from '../rules/field-access';
import {
  ownFieldsOf,
  termsOf,
  type EpcisAmount,
  type EpcisAsset,
  type EpcisEvent,
  type EpcisRecord,
  type QuantityElement,
} from './epcis-event';
import { assetUri, eventUri, lotUri, productUri, tagUri, transformationUri } from './epcis-names';
import { findUnitCode } from './units';

/** Business steps after which there is no such thing any more. */
const ending: ReadonlySet<string> = new Set(['decommissioning', 'destroying']);

type Group = readonly [EpcisAsset, ...EpcisAsset[]];
type Shape = Pick<
  EpcisEvent,
  | 'type'
  | 'action'
  | 'epcList'
  | 'quantityList'
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
    associationOf(record, assets[0], 'ADD') ??
    objectOf(record, assets)
  );
}

function objectOf(record: EpcisRecord, assets: Group): Shape {
  const { base, eventType, named } = record;
  const [first] = assets;
  const terms = termsOf(record, first);
  const isEnd = named?.effect?.kind === 'retire' || ending.has(terms.bizStep);
  const usual = eventType === engineEvents.load ? 'ADD' : isEnd ? 'DELETE' : 'OBSERVE';
  const action = terms.action ?? usual;
  const heads = named?.epcis.heads === undefined ? null : ownFieldsOf(record, first)[named.epcis.heads];
  const epcs = assets.map(({ publicId }) => assetUri(base, publicId));
  return typeof heads === 'number'
    ? { type: 'ObjectEvent', action, quantityList: epcs.map((epcClass) => headsOf(epcClass, heads)) }
    : { type: 'ObjectEvent', action, epcList: epcs };
}

/** H87 is a piece (UN/CEFACT Recommendation 20). */
function headsOf(epcClass: string, quantity: number): QuantityElement {
  return { epcClass, quantity, uom: 'H87' };
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
  const yielded = record.outputs === undefined ? yieldsOf(record, assets[0]) : [];
  const isWhole = inputs.length > 0 && outputs.length + yielded.length > 0;
  // Steps of one batch are one transformation, whose id they share.
  const batch = isOutput ? assets[0].publicId : eventUri(assets[0].hash);
  const into = sideOf(base, inputs);
  const out = sideOf(base, outputs);
  const products = [...out.quantities, ...yielded];
  return {
    type: 'TransformationEvent',
    ...(into.epcs.length > 0 && { inputEPCList: into.epcs }),
    ...(into.quantities.length > 0 && { inputQuantityList: into.quantities }),
    ...(out.epcs.length > 0 && { outputEPCList: out.epcs }),
    ...(products.length > 0 && { outputQuantityList: products }),
    ...(!isWhole && { transformationID: transformationUri(base, batch) }),
  };
}

/** What comes of an asset that is no asset itself, by its kind. */
function yieldsOf(record: EpcisRecord, asset: EpcisAsset): readonly QuantityElement[] {
  const { base, model, named } = record;
  const own = ownFieldsOf(record, asset);
  return (named?.epcis.transformation?.yields ?? []).flatMap(({ product, field }) => {
    const quantity = own[field];
    const code = findUnitCode(named?.fields.find(({ name }) => name === field)?.unit);
    if (typeof quantity !== 'number' || code === null) return [];
    return [{ epcClass: productUri(base, model.code, product), quantity, uom: code.uom }];
  });
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

/** What is fixed to the asset from then on, such as its tags, or was until then. */
export function associationOf(
  { base, model, named, scope }: EpcisRecord,
  asset: EpcisAsset,
  action: 'ADD' | 'DELETE',
): Shape | null {
  const names = named?.epcis.association ?? [];
  const seen = allowedFields(model, 'list', scope).filter(({ name }) => names.includes(name));
  const tags = seen.flatMap(({ name }) => {
    const text = plainText((action === 'ADD' ? asset.after : asset.before)[name]);
    return text === '' ? [] : [tagUri(base, name, text)];
  });
  if (tags.length === 0) return null;
  const parent = assetUri(base, asset.publicId);
  return { type: 'AssociationEvent', action, parentID: parent, childEPCs: tags };
}

/** The assets that a field of the event chooses, by their public ids. */
function chosenIn(record: EpcisRecord, asset: EpcisAsset, name: string): readonly EpcisAmount[] {
  const ids = ownFieldsOf(record, asset)[name];
  if (!isKeys(ids)) return [];
  return ids.flatMap((id) => record.publicIds.get(id) ?? []).map((publicId) => ({ publicId }));
}

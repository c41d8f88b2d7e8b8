import { engineEvents } from '../../model/engine-events';
import {
  chosenIn,
  ownFieldsOf,
  type EpcisAmount,
  type EpcisAsset,
  type EpcisGroup,
  type EpcisRecord,
  type EpcisShape,
  type QuantityElement,
} from './epcis-event';
import { assetUri, eventUri, productUri, transformationUri } from './epcis-names';
import { findQuantityCode, findUnitCode } from './units';

/**
 * What came of what, as EPCIS says it (decision 24). What goes into something is consumed, all of it or part: a
 * transformation event with both sides, which is one for all of its assets. A mother is not consumed: her young are added
 * by an object event, and the two name each other.
 */

/** H87 is a piece (UN/CEFACT Recommendation 20). */
export function headsOf(epcClass: string, quantity: number): QuantityElement {
  return { epcClass, quantity, uom: 'H87' };
}

/** Whether all assets of the event are one transformation, whatever each of them took part with. */
export function isOneTransformation(record: EpcisRecord): boolean {
  const { transforms, isAlong = false } = record.named ?? {};
  // Of what is recorded along with another event that one shows both sides.
  return (transforms !== undefined && !isAlong) || isKnown(record);
}

/** Whether the ledger knows what went in or came out. Of a load it is what the new assets came of. */
function isKnown({ eventType, inputs, outputs }: EpcisRecord): boolean {
  return eventType !== engineEvents.load && (inputs?.length ?? 0) + (outputs?.length ?? 0) > 0;
}

/** Both sides of what was made of what; a side that nobody knows is shown by an id that others may name. */
export function transformationOf(record: EpcisRecord, assets: EpcisGroup): EpcisShape | null {
  const { base, named } = record;
  const terms = named?.epcis.transformation;
  if (terms === undefined && !isOneTransformation(record)) return null;
  const { inputs, outputs } = sidesOf(record, assets);
  const yielded = yieldsOf(record, assets[0]);
  const isWhole = inputs.length > 0 && outputs.length + yielded.length > 0;
  // Steps of one batch are one transformation, whose id they share.
  const isBatch = terms?.asset === 'output' && terms.others === undefined;
  const batch = isBatch ? assets[0].publicId : eventUri(assets[0].hash);
  const into = elementsOf(base, inputs);
  const out = elementsOf(base, outputs);
  const products = [...out.quantities, ...yielded];
  return {
    type: 'TransformationEvent',
    ...(into.epcs.length > 0 && { inputEPCList: into.epcs }),
    ...(into.quantities.length > 0 && { inputQuantityList: into.quantities }),
    ...(out.epcs.length > 0 && { outputEPCList: out.epcs }),
    ...(products.length > 0 && { outputQuantityList: products }),
    ...((isBatch || !isWhole) && { transformationID: transformationUri(base, batch) }),
  };
}

interface Sides {
  readonly inputs: readonly EpcisAmount[];
  readonly outputs: readonly EpcisAmount[];
}

/** As the ledger keeps them, else as the event's fields say. */
function sidesOf(record: EpcisRecord, assets: EpcisGroup): Sides {
  if (isKnown(record)) return { inputs: record.inputs ?? [], outputs: record.outputs ?? [] };
  const { named } = record;
  const { others, asset } = named?.epcis.transformation ?? {};
  const own = assets.map((each) => takenOf(record, each));
  const chosen = others === undefined ? [] : chosenIn(record, assets[0], others);
  const made = assets
    .flatMap((each) => each.made ?? [])
    .map((part) => ({ ...amountOf(record, assets[0]), ...part }));
  return asset === 'output'
    ? { inputs: chosen, outputs: own }
    : { inputs: own, outputs: [...chosen, ...made] };
}

/** How much of an asset goes in, where the event asks that; heads of a herd that parts. */
function takenOf(record: EpcisRecord, asset: EpcisAsset): EpcisAmount {
  return { publicId: asset.publicId, ...amountOf(record, asset) };
}

function amountOf({ named, ...record }: EpcisRecord, asset: EpcisAsset): Omit<EpcisAmount, 'publicId'> {
  const own = ownFieldsOf({ named, ...record }, asset);
  const { transforms, epcis } = named ?? {};
  const [field, unit] =
    transforms === undefined ? [epcis?.heads, 'head'] : ([transforms.taken, transforms.unit] as const);
  const quantity = field === undefined ? undefined : own[field];
  return typeof quantity === 'number' ? { quantity, unit } : {};
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
function elementsOf(base: string, amounts: readonly EpcisAmount[]) {
  const quantities = amounts.flatMap((amount) => quantityOf(base, amount) ?? []);
  const counted = new Set(quantities.map(({ epcClass }) => epcClass));
  const epcs = amounts.map(({ publicId }) => assetUri(base, publicId)).filter((uri) => !counted.has(uri));
  return { epcs: [...new Set(epcs)], quantities };
}

/** Null where no amount is known, or none in a unit that the standard has. Without a unit it is a count. */
function quantityOf(base: string, { publicId, quantity, unit }: EpcisAmount): QuantityElement | null {
  const uom = findQuantityCode(unit);
  if (quantity === undefined || (unit !== undefined && uom === null)) return null;
  const epcClass = assetUri(base, publicId);
  return { epcClass, quantity, ...(uom !== null && { uom }) };
}

import { engineEvents } from '../../model/engine-events';
import { plainText } from '../../model/value';
import { allowedFields } from '../access/field-access';
import {
  chosenIn,
  ownFieldsOf,
  termsOf,
  type EpcisAsset,
  type EpcisGroup,
  type EpcisRecord,
  type EpcisShape,
} from './epcis-event';
import { assetUri, lotUri, tagUri } from './epcis-names';
import { headsOf, transformationOf } from './event-lineage';

/** Business steps after which there is no such thing any more. */
const ending: ReadonlySet<string> = new Set(['decommissioning', 'destroying']);

/**
 * Which of the kinds of event of EPCIS it is, with what that kind says of the assets. What a kind demands and is not
 * known, such as parts that the reader may not see, makes it an object event.
 */
export function shapeOf(record: EpcisRecord, assets: EpcisGroup): EpcisShape {
  return (
    transformationOf(record, assets) ??
    aggregationOf(record, assets) ??
    associationOf(record, assets[0], 'ADD') ??
    objectOf(record, assets)
  );
}

function objectOf(record: EpcisRecord, assets: EpcisGroup): EpcisShape {
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

function aggregationOf(record: EpcisRecord, assets: EpcisGroup): EpcisShape | null {
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
): EpcisShape | null {
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

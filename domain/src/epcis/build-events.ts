import { DateTime } from 'luxon';
import { engineEvents } from '../events/engine-events';
import { isKeys, plainText } from '../fields/value';
import { toldFields } from '../lots/lot-events';
import { allowedFields } from '../rules/field-access';
import { ownFieldsOf, termsOf, type EpcisAsset, type EpcisEvent, type EpcisRecord } from './epcis-event';
import { certificateUri, eventUri, placeUri, prefixes } from './epcis-names';
import { associationOf, shapeOf } from './event-shapes';
import { transferOf } from './event-transfers';
import { measuredIn, toldValue, type Told } from './told-values';

/**
 * An event of the ledger as events of EPCIS 2.0 (decisions section 6; the JSON binding of the standard): one for all
 * the assets that it changed alike, so a weighing of a hundred animals is as many events as there are weights. An asset
 * that is the whole of parts, or the one side of a transformation, has an event of its own. Told are the attributes
 * that the reader may list, and those fields of the event that no attribute keeps.
 */
export function epcisEventsOf(record: EpcisRecord): readonly EpcisEvent[] {
  return groupsOf(record).flatMap((assets) => [...untaggedOf(record, assets), eventOf(record, assets)]);
}

type Group = readonly [EpcisAsset, ...EpcisAsset[]];

/** What was fixed to the asset until then comes off, right before what is fixed to it from then on. */
function untaggedOf(record: EpcisRecord, assets: Group): readonly EpcisEvent[] {
  const [first] = assets;
  const shape = associationOf(record, first, 'DELETE');
  if (shape === null) return [];
  const place = { id: placeUri(record.base, record.box) };
  const { bizStep, disposition } = record;
  return [
    // The other half of the same hash.
    {
      ...shape,
      eventID: eventUri(first.hash.slice(32)),
      ...timesOf(record),
      bizStep,
      disposition,
      readPoint: place,
    },
  ];
}

function groupsOf(record: EpcisRecord): readonly Group[] {
  const groups = new Map<string, [EpcisAsset, ...EpcisAsset[]]>();
  for (const asset of record.assets.filter((each) => !isOtherSide(record, each))) {
    const key = standsAlone(record) ? asset.hash : JSON.stringify([asset.after, asset.fields]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [asset]);
    else group.push(asset);
  }
  return [...groups.values()];
}

function standsAlone({ named, lot, inputs, outputs }: EpcisRecord): boolean {
  const { aggregation, transformation, association, heads } = named?.epcis ?? {};
  return (
    inputs !== undefined ||
    outputs !== undefined ||
    association !== undefined ||
    heads !== undefined ||
    transformation?.others !== undefined ||
    transformation?.yields !== undefined ||
    transformation?.asset === 'output' ||
    (aggregation !== undefined && lot === null)
  );
}

/** What becomes part of another asset stands in the event of that one. */
function isOtherSide({ named, fields, assets }: EpcisRecord, { id }: EpcisAsset): boolean {
  const others = named?.epcis.transformation?.others;
  if (others === undefined) return false;
  return [fields, ...assets.map((each) => each.fields)].some((values) => {
    const chosen = values[others];
    return isKeys(chosen) && chosen.includes(String(id));
  });
}

function eventOf(record: EpcisRecord, assets: Group): EpcisEvent {
  const [first] = assets;
  const { base, box, target } = record;
  const end = record.named?.epcis.endsTransfer;
  const { bizStep, disposition } = termsOf(record, first);
  const told = toldOf(record, first);
  const shape = shapeOf(record, assets);
  const place = { id: placeUri(base, (end === 'target' ? target : null) ?? box) };
  // Only what comes to be has master data, and only events that may hold it (EPCIS 2.0, ObjectEvent with ADD).
  const isLoad = record.eventType === engineEvents.load && shape.action === 'ADD';
  const certificates = certificatesOf(record, first);
  return {
    ...shape,
    eventID: eventUri(first.hash),
    ...timesOf(record),
    bizStep,
    disposition,
    readPoint: place,
    // Where the assets are from then on; what goes to another establishment is on its way.
    ...((target === null || end !== undefined) && { bizLocation: place }),
    ...transferOf(record),
    ...sensorsOf(record, told.measured),
    ...(certificates.length > 0 && { certificationInfo: certificates }),
    ...(isLoad ? { ilmd: told.plain } : told.plain),
    ...ownWordsOf(record, first),
  };
}

function timesOf({ at, zone, recordedAt }: EpcisRecord) {
  const offset = DateTime.fromJSDate(at, { zone }).toFormat('ZZ');
  return {
    eventTime: at.toISOString(),
    // A zone that nobody knows any more: the time itself is in UTC.
    eventTimeZoneOffset: /^[+-]\d\d:\d\d$/.test(offset) ? offset : '+00:00',
    recordTime: recordedAt.toISOString(),
  };
}

interface Measured {
  readonly name: `${string}:${string}`;
  readonly type: string;
  /** In no unit that the standard has: a measurement of a type of our own. */
  readonly uom: string | null;
  /** The unit as models write it. */
  readonly unit: string | null;
  readonly value: number;
}

interface ToldFields {
  readonly plain: Readonly<Record<`${string}:${string}`, Told>>;
  readonly measured: readonly Measured[];
}

/** Business steps whose numbers are measurements, whatever their unit: points of body condition too. */
const measuring: ReadonlySet<string> = new Set(['inspecting', 'sampling']);

/** What may be told of an asset's part in the event: measurements, and the rest. */
function toldOf(record: EpcisRecord, asset: EpcisAsset): ToldFields {
  const { model, named, scope } = record;
  const attributes = allowedFields(model, 'list', scope).map((field) => ({
    field,
    values: asset.after,
    prefix: prefixes.attribute,
  }));
  const own = ownFieldsOf(record, asset);
  const details = (named === null ? [] : toldFields(named))
    .filter(({ writes }) => writes === undefined)
    .map((field) => ({ field, values: own, prefix: prefixes.field }));
  const looks = measuring.has(record.bizStep);
  const plain: Record<`${string}:${string}`, Told> = {};
  const measured: Measured[] = [];
  for (const { field, values, prefix } of [...attributes, ...details]) {
    const value = values[field.name] ?? null;
    const name = `${prefix}:${field.name}` as const;
    const code = measuredIn(field, value);
    if (code !== null && typeof value === 'number') measured.push({ name, ...code, unit: null, value });
    else if (looks && typeof value === 'number')
      measured.push({ name, type: name, uom: null, unit: field.unit ?? null, value });
    else {
      const told = toldValue(field, value, record);
      if (told !== null) plain[name] = told;
    }
  }
  return { plain, measured };
}

function sensorsOf(
  { at }: EpcisRecord,
  measured: readonly Measured[],
): Pick<EpcisEvent, 'sensorElementList'> {
  if (measured.length === 0) return {};
  const sensorReport = measured.map(({ name, type, value, uom, unit }) => ({
    type,
    value,
    ...(uom !== null && { uom }),
    ...(unit !== null && { [`${prefixes.own}:unit`]: unit }),
    [`${prefixes.own}:measured`]: name,
  }));
  return { sensorElementList: [{ sensorMetadata: { time: at.toISOString() }, sensorReport }] };
}

function certificatesOf(record: EpcisRecord, asset: EpcisAsset): readonly string[] {
  const terms = record.named?.epcis.certificate;
  if (terms === undefined) return [];
  const own = ownFieldsOf(record, asset);
  const [issuer, number] = [plainText(own[terms.issuer]), plainText(own[terms.number])];
  return issuer === '' || number === '' ? [] : [certificateUri(record.base, issuer, number)];
}

/** What the product says of every event: its code, the comment, and attributes that it emptied. */
function ownWordsOf(record: EpcisRecord, { after }: EpcisAsset) {
  const { model, eventType, comment, scope } = record;
  const emptied = allowedFields(model, 'list', scope).filter(({ name }) => after[name] === null);
  return {
    [`${prefixes.own}:eventCode`]: eventType,
    [`${prefixes.own}:assetType`]: model.code,
    ...(comment !== null && comment !== '' && { [`${prefixes.own}:comment`]: comment }),
    ...(emptied.length > 0 && {
      [`${prefixes.own}:emptied`]: emptied.map(({ name }) => `${prefixes.attribute}:${name}`),
    }),
  };
}

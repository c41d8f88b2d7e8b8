import { DateTime } from 'luxon';
import { engineEvents, undoEvents } from '../../model/engine-events';
import { isKeys, plainText, type Values } from '../../model/value';
import { completedFields } from '../events/completed-fields';
import { shownFields } from '../events/lot-events';
import { allowedFields } from '../access/field-access';
import {
  ownFieldsOf,
  termsOf,
  type EpcisAmount,
  type EpcisAsset,
  type EpcisEvent,
  type EpcisGroup,
  type EpcisRecord,
} from './epcis-event';
import { assetUri, certificateUri, eventUri, placeUri, prefixes } from './epcis-names';
import { correctionOf } from './error-declaration';
import { isOneTransformation } from './event-lineage';
import { associationOf, shapeOf } from './event-shapes';
import { transferOf } from './event-transfers';
import { measuredIn, extensionValue, type ExtensionValue } from './extension-values';

/**
 * An event of the ledger as events of EPCIS 2.0 (decisions section 6; the JSON binding of the standard): one for all
 * the assets that it changed alike, so a weighing of a hundred animals is as many events as there are weights. An asset
 * that is the whole of parts has an event of its own, a transformation is one event. It lists the attributes that the
 * reader may list, and those fields of the event that no attribute keeps. What was undone is declared an error, and what
 * is left of it is shown once more (decision 24).
 */
export function epcisEventsOf(record: EpcisRecord): readonly EpcisEvent[] {
  return groupsOf(record).flatMap((assets) => eventsOf(record, assets));
}

/** Of an event those that another one, which takes it back, declares errors, and what is left of them. */
export function undoneEventsOf(record: EpcisRecord, undoingId: number): readonly EpcisEvent[] {
  return groupsOf(record)
    .filter((assets) => assets.some(({ undo }) => undo?.eventId === undoingId))
    .flatMap((assets) => eventsOf(record, assets));
}

function eventsOf(record: EpcisRecord, assets: EpcisGroup): readonly EpcisEvent[] {
  const written = writtenOf(record, assets);
  const correction = correctionOf(assets);
  if (correction === null) return written;
  const { errorDeclaration, effective, eventID } = correction;
  const declared = written.map((event) => ({ ...event, errorDeclaration }));
  return effective === null ? declared : [...declared, { ...eventOf(record, effective), eventID }];
}

function writtenOf(record: EpcisRecord, assets: EpcisGroup): readonly EpcisEvent[] {
  return [...untaggedOf(record, assets), eventOf(record, assets)];
}

/** What was fixed to the asset until then comes off, right before what is fixed to it from then on. */
function untaggedOf(record: EpcisRecord, assets: EpcisGroup): readonly EpcisEvent[] {
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

function groupsOf(record: EpcisRecord): readonly EpcisGroup[] {
  const groups = new Map<string, [EpcisAsset, ...EpcisAsset[]]>();
  for (const asset of record.assets.filter((each) => !isOtherSide(record, each))) {
    const key = keyOf(record, asset);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [asset]);
    else group.push(asset);
  }
  return [...groups.values()];
}

/** The same of all assets that one event of EPCIS describes. */
function keyOf(record: EpcisRecord, asset: EpcisAsset): string {
  if (isOneTransformation(record)) return '';
  return isSeparate(record, asset) ? asset.hash : JSON.stringify([asset.after, asset.fields, asset.ownerId]);
}

function isSeparate({ eventType, named, lot }: EpcisRecord, { made }: EpcisAsset): boolean {
  const { aggregation, transformation, association, heads } = named?.epcis ?? {};
  return (
    // What it takes back was an event of its own, perhaps with others: each is corrected by its own.
    eventType === undoEvents.undo ||
    made !== undefined ||
    association !== undefined ||
    heads !== undefined ||
    transformation?.others !== undefined ||
    transformation?.yields !== undefined ||
    transformation?.asset === 'output' ||
    (aggregation !== undefined && lot === null)
  );
}

/** What becomes part of another asset is in the event of that one. */
function isOtherSide(record: EpcisRecord, { id }: EpcisAsset): boolean {
  const { named, fields, assets } = record;
  const others = named?.epcis.transformation?.others;
  if (others === undefined || isOneTransformation(record)) return false;
  return [fields, ...assets.map((each) => each.fields)].some((values) => {
    const chosen = values[others];
    return isKeys(chosen) && chosen.includes(String(id));
  });
}

/**
 * What an event says of its assets: of those that it changed alike the same. Of a transformation what it says of
 * those that came out of it, where they are among them, or what it says of all that went in.
 */
function saidOf(record: EpcisRecord, assets: EpcisGroup): EpcisAsset {
  if (!isOneTransformation(record)) return assets[0];
  const outputs = new Set((record.outputs ?? []).map(({ publicId }) => publicId));
  const came = assets.filter(({ publicId }) => outputs.has(publicId));
  const extensions: readonly EpcisAsset[] = came.length > 0 ? came : assets;
  const [first = assets[0], ...others] = extensions;
  const common = (of: (asset: EpcisAsset) => Values): Values =>
    Object.fromEntries(
      Object.entries(of(first)).filter(([name, value]) =>
        others.every((other) => JSON.stringify(of(other)[name]) === JSON.stringify(value)),
      ),
    );
  return { ...first, after: common(({ after }) => after), fields: common(({ fields }) => fields) };
}

function eventOf(record: EpcisRecord, assets: EpcisGroup): EpcisEvent {
  const [{ hash }] = assets;
  const first = saidOf(record, assets);
  const { base, box, target } = record;
  const end = record.named?.epcis.endsTransfer;
  const { bizStep, disposition } = termsOf(record, first);
  const extensions = extensionsOf(record, first);
  const shape = shapeOf(record, assets);
  const place = { id: placeUri(base, (end === 'target' ? target : null) ?? box) };
  // Only what comes to be has master data, and only events that may hold it (EPCIS 2.0, ObjectEvent with ADD).
  const isLoad = record.eventType === engineEvents.load && shape.action === 'ADD';
  const certificates = certificatesOf(record, first);
  return {
    ...shape,
    eventID: eventUri(hash),
    ...timesOf(record),
    bizStep,
    disposition,
    readPoint: place,
    // Where the assets are from then on; what goes to another establishment is on its way.
    ...((target === null || end !== undefined) && { bizLocation: place }),
    ...transferOf(record, first),
    ...sensorsOf(record, extensions.measured),
    ...(certificates.length > 0 && { certificationInfo: certificates }),
    ...(isLoad ? { ilmd: extensions.plain } : extensions.plain),
    ...ownWordsOf(record, first),
    ...kinOf(record, first),
  };
}

/** What came of the asset without being made of it, or what it came of: a mother and her young. */
function kinOf(record: EpcisRecord, { made = [] }: EpcisAsset) {
  const { base, eventType, named, inputs = [] } = record;
  const origins = eventType === engineEvents.load ? inputs : [];
  const outcomes = named?.epcis.transformation === undefined ? made : [];
  const urisOf = (all: readonly EpcisAmount[]) => all.map(({ publicId }) => assetUri(base, publicId));
  return {
    ...(origins.length > 0 && { [`${prefixes.own}:origins`]: urisOf(origins) }),
    ...(outcomes.length > 0 && { [`${prefixes.own}:outcomes`]: urisOf(outcomes) }),
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

interface ExtensionFields {
  readonly plain: Readonly<Record<`${string}:${string}`, ExtensionValue>>;
  readonly measured: readonly Measured[];
}

/** Business steps whose numbers are measurements, whatever their unit: points of body condition too. */
const measuring: ReadonlySet<string> = new Set(['inspecting', 'sampling']);

/** What may be shown of an asset's part in the event: measurements, and the rest. */
function extensionsOf(record: EpcisRecord, asset: EpcisAsset): ExtensionFields {
  const { model, named, scope } = record;
  const attributes = allowedFields(model, 'list', scope).map((field) => ({
    field,
    values: asset.after,
    prefix: prefixes.attribute,
  }));
  const own = ownFieldsOf(record, asset);
  const details = (named === null ? [] : shownFields(named))
    .filter(({ writes }) => writes === undefined)
    .map((field) => ({ field, values: own, prefix: prefixes.field }));
  const looks = measuring.has(record.bizStep);
  const plain: Record<`${string}:${string}`, ExtensionValue> = {};
  const measured: Measured[] = [];
  for (const { field, values, prefix } of [...attributes, ...details]) {
    const value = values[field.name] ?? null;
    const name = `${prefix}:${field.name}` as const;
    const code = measuredIn(field, value);
    if (code !== null && typeof value === 'number') measured.push({ name, ...code, unit: null, value });
    else if (looks && typeof value === 'number')
      measured.push({ name, type: name, uom: null, unit: field.unit ?? null, value });
    else {
      const extensions = extensionValue(field, value, record);
      if (extensions !== null) plain[name] = extensions;
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

/**
 * What the product says of every event: its code, the comment, attributes that it emptied, and those that Huella filled in
 * because its user left a proposal on (decision 36).
 */
function ownWordsOf(record: EpcisRecord, { after, fields }: EpcisAsset) {
  const { model, eventType, comment, scope } = record;
  const allowed = allowedFields(model, 'list', scope);
  const emptied = allowed.filter(({ name }) => after[name] === null);
  const completed = new Set(completedFields({ fields, after }));
  const filledIn = allowed.filter(({ name }) => completed.has(name));
  const named = (attributes: readonly { readonly name: string }[]) =>
    attributes.map(({ name }) => `${prefixes.attribute}:${name}`);
  return {
    [`${prefixes.own}:eventCode`]: eventType,
    [`${prefixes.own}:assetType`]: model.code,
    ...(comment !== null && comment !== '' && { [`${prefixes.own}:comment`]: comment }),
    ...(emptied.length > 0 && { [`${prefixes.own}:emptied`]: named(emptied) }),
    ...(filledIn.length > 0 && { [`${prefixes.own}:filledIn`]: named(filledIn) }),
  };
}

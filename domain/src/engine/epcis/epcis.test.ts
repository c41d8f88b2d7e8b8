import { beforeAll, describe, expect, it } from 'vitest';
import type { AssetType } from '../../model/asset-type';
import { assetTypes } from '../../catalogue/assets/index';
import type { EventModel } from '../../model/event-model';
import { sampleValues } from '../fields/build-samples';
import { isEmpty, type Values } from '../../model/value';
import { businessSteps, dispositions } from '../../catalogue/lookups/epcis';
import { loadRegions } from '../../reference/regions';
import { lotEventModels } from '../events/lot-events';
import { oracleEventModels } from '../events/oracle-events';
import { undoEventModels } from '../events/undo-event';
import { statusEventModels } from '../events/status-events';
import { transferEventModels } from '../events/transfer-events';
import { buildEveryKind } from '../../catalogue/assets/build-every-kind';
import { epcisEventsOf, undoneEventsOf } from './build-events';
import { findEpcisFaults } from './build-epcis-check';
import { epcisDocumentOf } from './epcis-document';
import type { EpcisAsset, EpcisEvent, EpcisRecord, EpcisUndo } from './epcis-event';

beforeAll(loadRegions);

const publicIds = new Map([1, 2, 7, 8].map((id) => [String(id), `public-id-of-asset-00${String(id)}`]));
const asset = (id: number, rest: Partial<EpcisAsset> = {}): EpcisAsset => ({
  id,
  publicId: publicIds.get(String(id)) ?? '',
  hash: `${String(id).repeat(32)}${String(id + 1).repeat(32)}`,
  after: {},
  before: {},
  fields: {},
  ...rest,
});

const box = { boxId: 3, companyId: 5, renspa: null };
const target = { boxId: 4, companyId: 6, renspa: '01.017.0.00123/00' };
const base = 'https://huella.example';

/** A record of an event of a model, with all that the event may hold, for a reader of a subtype. */
function buildRecord(
  model: AssetType,
  named: EventModel,
  boxSubtype: number,
  rest: Partial<EpcisRecord> = {},
): EpcisRecord {
  const isLoad = named.eventType === -1;
  const after = isLoad || named.eventType === 0 ? sampleValues(model.attributes) : writtenBy(model, named);
  return {
    ...{ base, model, named, box, lot: null, publicIds, comment: 'Todo bien' },
    scope: { boxSubtype, companyTiers: ['basic', 'plus', 'certified'] },
    eventType: named.eventType,
    bizStep: named.epcis.bizStep,
    disposition: named.epcis.disposition,
    at: new Date('2026-11-21T15:00:00Z'),
    zone: 'America/Argentina/Buenos_Aires',
    recordedAt: new Date('2026-11-21T15:00:02Z'),
    fields: isLoad ? {} : sampleValues(named.fields),
    target: named.isTransfer || named.epcis.endsTransfer !== undefined ? target : null,
    assets: [asset(1, { after }), asset(2, { after })],
    ...rest,
  };
}

function writtenBy(model: AssetType, named: EventModel): Values {
  const written = new Set([
    ...named.fields.flatMap(({ writes }) => writes ?? []),
    ...(named.derives ?? []).map(({ attribute }) => attribute),
  ]);
  return sampleValues(model.attributes.filter(({ name }) => written.has(name)));
}

function faultsOf(record: EpcisRecord, events = epcisEventsOf(record)): readonly string[] {
  const frame = { base, code: record.model.code, eventType: record.eventType, createdAt: record.recordedAt };
  return findEpcisFaults(JSON.parse(JSON.stringify(epcisDocumentOf(frame, events))));
}

const undoing = (id: number, more: Partial<EpcisUndo> = {}): EpcisUndo => ({
  eventId: 900,
  hash: `${String(id)}c`.repeat(32),
  at: new Date('2026-11-22T12:00:00Z'),
  reason: 'Era otro animal',
  ...more,
});
/** The same where its first asset had it undone. */
const undoneOf = (record: EpcisRecord): EpcisRecord => ({
  ...record,
  assets: record.assets.map((each, at) => (at === 0 ? { ...each, undo: undoing(each.id) } : each)),
});
/** The same where each of its assets brought about another. */
const madeOf = (record: EpcisRecord): EpcisRecord => ({
  ...record,
  assets: record.assets.map((each) => ({ ...each, made: [{ publicId: 'young' }] })),
});
const amounts = {
  inputs: [
    { publicId: 'input-one', quantity: 12.5, unit: 't' },
    { publicId: 'input-two', quantity: 3, unit: 'hide' },
  ],
  outputs: [{ publicId: 'output', quantity: 9800, unit: 'kg' }],
};

const models = [...assetTypes, buildEveryKind(11, [6])];
const ofEngines = [
  ...lotEventModels,
  ...statusEventModels,
  ...transferEventModels,
  ...undoEventModels,
  ...oracleEventModels,
];
const everyEvent = models.flatMap((model) =>
  [...model.events, ...ofEngines].map((named) => ({
    name: `${model.code} ${String(named.eventType)} ${named.name.en}`,
    model,
    named,
  })),
);
/** The subtype that may list the most, and one that may list nothing. */
function readerOf(model: AssetType): number {
  const counts = new Map<number, number>();
  for (const subtype of model.attributes.flatMap(({ permissions }) => permissions.box.list))
    counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? nowhere;
}
const nowhere = 99;
const isOfLots = (named: EventModel) => lotEventModels.some((each) => each === named);

describe('every event of every model', () => {
  it.each(everyEvent)('is sound EPCIS: $name', ({ model, named }) => {
    for (const subtype of [readerOf(model), nowhere]) {
      const lot = isOfLots(named) ? 'public-id-of-lot-00001' : null;
      for (const rest of [{ lot }, { lot, fields: {}, assets: [asset(1)], comment: null }]) {
        const record = buildRecord(model, named, subtype, rest);
        for (const each of [record, undoneOf(record), { ...record, ...amounts }, madeOf(record)]) {
          expect(faultsOf(each)).toEqual([]);
          expect(epcisEventsOf(each).length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('uses no word that the schema does not have', () => {
    const [model] = assetTypes;
    const [named] = model?.events ?? [];
    if (model === undefined || named === undefined) throw new Error('there are no events');
    for (const bizStep of businessSteps)
      expect(faultsOf(buildRecord(model, named, 6, { bizStep }))).toEqual([]);
    for (const disposition of dispositions)
      expect(faultsOf(buildRecord(model, named, 6, { disposition }))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds what is wrong', () => {
    const record = recordOf(33, 1);
    const [event] = epcisEventsOf(record);
    if (event === undefined) throw new Error('no event');
    const spoilt = (change: object) => faultsOf(record, [{ ...event, ...change }]);
    expect(spoilt({})).toEqual([]);
    expect(spoilt({ eventTimeZoneOffset: 'Z' })).not.toEqual([]);
    expect(spoilt({ action: 'CHANGE' })).not.toEqual([]);
    expect(spoilt({ weight: 3 })).not.toEqual([]);
    expect(spoilt({ 'other:weight': 3 })).not.toEqual([]);
    expect(spoilt({ 'huella:row': { id: 3, name: 'x' } })).not.toEqual([]);
    expect(spoilt({ bizStep: 'weighing' })).not.toEqual([]);
    expect(spoilt({ ilmd: { 'huella:x': 1 } })).not.toEqual([]);
  });
});

function modelOf(id: number): AssetType {
  const found = assetTypes.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no model ${String(id)}`);
  return found;
}

function recordOf(id: number, eventType: number, rest: Partial<EpcisRecord> = {}, subtype = 6): EpcisRecord {
  const model = modelOf(id);
  const named = [...model.events, ...ofEngines].find((each) => each.eventType === eventType);
  if (named === undefined) throw new Error(`no event ${String(eventType)}`);
  return buildRecord(model, named, subtype, rest);
}

function one(record: EpcisRecord): EpcisEvent {
  const [event] = epcisEventsOf(record);
  if (event === undefined) throw new Error('no event');
  expect(faultsOf(record)).toEqual([]);
  return event;
}

const uri = (id: number) => `${base}/qrIdenteco/public-id-of-asset-00${String(id)}`;

describe('an event as EPCIS', () => {
  it('says what, when, where and why', () => {
    expect(one(recordOf(33, 1))).toMatchObject({
      type: 'ObjectEvent',
      action: 'OBSERVE',
      epcList: [uri(1), uri(2)],
      eventID: 'urn:uuid:11111111-1111-8111-9111-111111111111',
      eventTime: '2026-11-21T15:00:00.000Z',
      eventTimeZoneOffset: '-03:00',
      recordTime: '2026-11-21T15:00:02.000Z',
      bizStep: 'inspecting',
      disposition: 'in_progress',
      readPoint: { id: `${base}/id/establishment/3` },
      bizLocation: { id: `${base}/id/establishment/3` },
      'huella:comment': 'Todo bien',
    });
  });

  it('measures in the codes of the standard', () => {
    const weighed = { after: { weight: 412.5 }, fields: { weight: 412.5 } };
    const { sensorElementList } = one(recordOf(33, 1, { fields: {}, assets: [asset(1, weighed)] }));
    expect(sensorElementList).toEqual([
      {
        sensorMetadata: { time: '2026-11-21T15:00:00.000Z' },
        sensorReport: [{ type: 'Mass', value: 412.5, uom: 'KGM', 'huella:measured': 'huella-asset:weight' }],
      },
    ]);
  });

  it('is one event for all that it changed alike', () => {
    const weights = [400, 410, 400].map((weight, at) => asset(at + 1, { after: { weight } }));
    const events = epcisEventsOf(recordOf(33, 1, { fields: {}, assets: weights }));
    expect(events.map(({ epcList }) => epcList?.length)).toEqual([2, 1]);
    expect(new Set(events.map(({ eventID }) => eventID)).size).toBe(2);
  });

  it('gives what comes to be its master data, and ends what ends', () => {
    const load = one(recordOf(33, -1));
    expect(load).toMatchObject({ action: 'ADD', ilmd: { 'huella-asset:sex': expect.any(String) } });
    expect(Object.keys(load).filter((name) => name.startsWith('huella-asset:'))).toEqual([]);
    expect(one(recordOf(33, 13))).toMatchObject({ type: 'ObjectEvent', action: 'DELETE' });
  });

  it('shows only what the reader may list', () => {
    const model = modelOf(33);
    const hidden = model.attributes.find(({ permissions }) => !permissions.box.list.includes(11));
    const shown = JSON.stringify(epcisEventsOf(recordOf(33, -1, {}, 6)));
    const document = JSON.stringify(epcisEventsOf(recordOf(33, -1, {}, 11)));
    expect(shown).toContain(`huella-asset:${hidden?.name ?? '-'}"`);
    expect(document).not.toContain(`huella-asset:${hidden?.name ?? '-'}"`);
    expect(JSON.stringify(epcisEventsOf(recordOf(33, -1, {}, 99)))).not.toContain('huella-asset:');
  });

  it.each([
    [36, 'ownership', ['owning_party', 'possessing_party', 'location']],
    [36, 'possession', ['possessing_party', 'location']],
    [33, 'TEN', ['possessing_party', 'location']],
  ])('says of a transfer of %i, of %s, who has what', (id, kind, types) => {
    const event = one(recordOf(id, 1000, { fields: { transfer_type: kind } }));
    expect(event.sourceList?.map(({ type }) => type)).toEqual(types);
    expect(event.destinationList?.map(({ type }) => type)).toEqual(types);
    expect(event.sourceList?.at(-1)?.source).toBe(`${base}/id/establishment/3`);
    expect(event.destinationList?.at(-1)?.destination).toBe(`${base}/id/renspa/01.017.0.00123%2F00`);
    expect(event.bizLocation).toBeUndefined();
  });

  it('says where an arrival is from then on, and nothing of whose it is', () => {
    const event = one(recordOf(33, -11));
    expect(event.readPoint).toEqual(event.bizLocation);
    expect(event.bizLocation).toEqual({ id: `${base}/id/renspa/01.017.0.00123%2F00` });
    expect(event.destinationList?.map(({ type }) => type)).toEqual(['possessing_party', 'location']);
  });

  it('is an aggregation where a lot or a right holds assets', () => {
    const joined = one(recordOf(33, -2, { lot: 'public-id-of-lot-00001', fields: { lot_number: 9 } }));
    expect(joined).toMatchObject({
      type: 'AggregationEvent',
      action: 'ADD',
      parentID: `${base}/qrIdentecoTrupo/public-id-of-lot-00001`,
      childEPCs: [uri(1), uri(2)],
    });
    const right = { fields: { assets: ['7', '8', '999'] }, assets: [asset(1)] };
    expect(one(recordOf(31, 121, right))).toMatchObject({
      type: 'AggregationEvent',
      action: 'DELETE',
      parentID: uri(1),
      childEPCs: [uri(7), uri(8)],
    });
  });

  it('is a transformation where something is made of something', () => {
    const merged = { fields: { merged: ['7', '8'] }, assets: [asset(1), asset(7), asset(8)] };
    const events = epcisEventsOf(recordOf(5, 134, merged));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ inputEPCList: [uri(7), uri(8)], outputEPCList: [uri(1)] });
    const sides = { fields: { carcass_left: 120.5, carcass_right: 119 } };
    const carcass = `${base}/id/product/cowAr/half_carcass`;
    const slaughter = epcisEventsOf(recordOf(33, 10, sides, 10));
    expect(slaughter).toMatchObject([
      {
        type: 'TransformationEvent',
        inputEPCList: [uri(1)],
        outputQuantityList: [
          { epcClass: carcass, quantity: 120.5, uom: 'KGM' },
          { epcClass: carcass, quantity: 119, uom: 'KGM' },
        ],
      },
      { inputEPCList: [uri(2)] },
    ]);
    expect(slaughter[0]?.action).toBeUndefined();
    // Steps of a batch of malt are one transformation.
    const [steeped, kilned] = [103, 105].map((code) => one(recordOf(37, code, {}, 36)));
    expect(steeped?.transformationID).toBe(kilned?.transformationID);
  });

  it('takes quantities of what went in and came out', () => {
    const several = {
      inputs: [
        { publicId: 'input-one', quantity: 12.5, unit: 't' },
        { publicId: 'input-two', quantity: 3 },
        { publicId: 'input-three', quantity: 3, unit: 'EV' },
      ],
      outputs: [{ publicId: 'output' }],
    };
    expect(one(recordOf(36, 107, { ...several, assets: [asset(1)] }, 36))).toMatchObject({
      type: 'TransformationEvent',
      inputQuantityList: [
        { epcClass: `${base}/qrIdenteco/input-one`, quantity: 12.5, uom: 'TNE' },
        { epcClass: `${base}/qrIdenteco/input-two`, quantity: 3 },
      ],
      inputEPCList: [`${base}/qrIdenteco/input-three`],
      outputEPCList: [`${base}/qrIdenteco/output`],
    });
  });

  it('is one transformation of all that goes in, and shows what is the same for all', () => {
    const after = (quantity_available: number) => ({ silo: 'S-1', quantity_available });
    const assets = [asset(1, { after: after(2) }), asset(2, { after: after(3) })];
    const events = epcisEventsOf(recordOf(36, 107, { ...amounts, assets, fields: {} }, 36));
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      eventID: 'urn:uuid:11111111-1111-8111-9111-111111111111',
      inputQuantityList: [
        { epcClass: `${base}/qrIdenteco/input-one`, quantity: 12.5, uom: 'TNE' },
        { epcClass: `${base}/qrIdenteco/input-two`, quantity: 3, uom: 'H87' },
      ],
      outputQuantityList: [{ epcClass: `${base}/qrIdenteco/output`, quantity: 9800, uom: 'KGM' }],
      'huella-asset:silo': 'S-1',
    });
    expect(events[0]?.transformationID).toBeUndefined();
    expect(JSON.stringify(events)).not.toContain('quantity_available');
  });

  it('adds young by an event of their own, which names the mother as hers names them', () => {
    const mother = asset(1, { made: [{ publicId: 'calf-one' }, { publicId: 'calf-two' }] });
    expect(one(recordOf(33, 106, { fields: {}, assets: [mother, asset(2)] }))).toMatchObject({
      type: 'ObjectEvent',
      action: 'OBSERVE',
      epcList: [uri(1)],
      'huella:outcomes': [`${base}/qrIdenteco/calf-one`, `${base}/qrIdenteco/calf-two`],
    });
    const born = { inputs: [{ publicId: 'mother' }], outputs: [{ publicId: 'calf-one' }] };
    const calf = one(recordOf(33, -1, { ...born, assets: [asset(7, { after: { sex: 'H' } })] }));
    expect(calf).toMatchObject({
      type: 'ObjectEvent',
      action: 'ADD',
      epcList: [uri(7)],
      ilmd: { 'huella-asset:sex': 'H' },
      'huella:origins': [`${base}/qrIdenteco/mother`],
    });
    expect(calf.inputEPCList).toBeUndefined();
  });

  it('parts a herd by its heads', () => {
    const parted = asset(1, { made: [{ publicId: 'other' }] });
    expect(one(recordOf(5, 133, { fields: { quantity: 40 }, assets: [parted] }))).toMatchObject({
      type: 'TransformationEvent',
      inputQuantityList: [{ epcClass: uri(1), quantity: 40, uom: 'H87' }],
      outputQuantityList: [{ epcClass: `${base}/qrIdenteco/other`, quantity: 40, uom: 'H87' }],
    });
  });

  it('says whose what was held in possession is, until it goes over', () => {
    const assets = [asset(1, { ownerId: 9 }), asset(2, { ownerId: 5 })];
    const events = epcisEventsOf(recordOf(36, 1000, { fields: { transfer_type: 'ownership' }, assets }));
    const party = (companyId: number) => `${base}/id/company/${String(companyId)}`;
    expect(events.map(({ epcList, sourceList }) => [epcList, sourceList?.slice(0, 2)])).toEqual([
      [
        [uri(1)],
        [
          { type: 'owning_party', source: party(9) },
          { type: 'possessing_party', source: party(5) },
        ],
      ],
      [
        [uri(2)],
        [
          { type: 'owning_party', source: party(5) },
          { type: 'possessing_party', source: party(5) },
        ],
      ],
    ]);
    expect(events[0]?.destinationList?.[0]).toEqual({ type: 'owning_party', destination: party(6) });
  });

  it('associates an animal with its new tags', () => {
    const before = { electronic_tag: '032000000000099' };
    const after = { electronic_tag: '032000000000123' };
    const record = recordOf(33, 107, { assets: [asset(1, { before, after })] });
    const common = { type: 'AssociationEvent', parentID: uri(1) };
    const events = epcisEventsOf(record);
    expect(events).toMatchObject([
      { ...common, action: 'DELETE', childEPCs: [`${base}/id/tag/electronic_tag/032000000000099`] },
      { ...common, action: 'ADD', childEPCs: [`${base}/id/tag/electronic_tag/032000000000123`] },
    ]);
    expect(faultsOf(record, events)).toEqual([]);
    expect(new Set(events.map(({ eventID }) => eventID)).size).toBe(2);
  });

  it('says by its fields what became of an animal, and of heads of a herd', () => {
    const retired = (disposal_type: string) => one(recordOf(33, 13, { fields: { disposal_type } }));
    expect(retired('VENTA')).toMatchObject({ bizStep: 'decommissioning', disposition: 'inactive' });
    expect(retired('ROBO')).toMatchObject({ bizStep: 'decommissioning', disposition: 'stolen' });
    expect(retired('SANITARIO')).toMatchObject({ action: 'DELETE', bizStep: 'destroying' });
    const moved = (movement: string) =>
      one(recordOf(5, 131, { fields: { movement, quantity: 12 }, assets: [asset(1)] }));
    const quantityList = [{ epcClass: uri(1), quantity: 12, uom: 'H87' }];
    expect(moved('NAC')).toMatchObject({ action: 'ADD', bizStep: 'commissioning', quantityList });
    expect(moved('MUE')).toMatchObject({ action: 'DELETE', bizStep: 'decommissioning', quantityList });
  });

  it('takes points for a measurement of a type of our own', () => {
    const points = asset(1, { after: { body_condition: 3.5 } });
    const { sensorElementList } = one(recordOf(33, 9, { fields: {}, assets: [points] }));
    expect(sensorElementList?.[0]?.sensorReport).toMatchObject([
      { type: 'huella-asset:body_condition', value: 3.5 },
    ]);
  });

  it('names the certificate', () => {
    const fields = { number: 'A-12/3', issuer: 'SENASA' };
    expect(one(recordOf(33, 8, { fields }))).toMatchObject({
      certificationInfo: [`${base}/id/certificate/SENASA/A-12%2F3`],
    });
  });

  it('says what its user left to Huella to fill in, of what the reader may list', () => {
    const after = { breed: 'AA', entry_type: 'INI', productive_system: 'PAS' };
    const fields = { completed_by_huella: ['entry_type', 'productive_system'] };
    const loaded = { assets: [asset(1, { after, fields })] };
    expect(one(recordOf(33, -1, loaded))['huella:filledIn']).toEqual([
      'huella-asset:productive_system',
      'huella-asset:entry_type',
    ]);
    expect(one(recordOf(33, -1, loaded, nowhere))).not.toHaveProperty('huella:filledIn');
  });

  it('says what was emptied', () => {
    const after = { paddock: null };
    expect(one(recordOf(33, 3, { fields: {}, assets: [asset(1, { after })] }))).toMatchObject({
      'huella:emptied': ['huella-asset:paddock'],
    });
  });
});

describe('the values of a load', () => {
  it('are all there but those that nothing is left of', () => {
    const model = buildEveryKind(11, [6]);
    const [load] = model.events;
    if (load === undefined) throw new Error('no load');
    const { ilmd = {}, sensorElementList } = one(buildRecord(model, load, 6));
    const measured = sensorElementList?.[0]?.sensorReport.map((each) => each['huella:measured']) ?? [];
    const filled = Object.entries(sampleValues(model.attributes)).filter(([, value]) => !isEmpty(value));
    expect([...Object.keys(ilmd), ...measured].toSorted()).toEqual(
      filled.map(([name]) => `huella-asset:${name}`).toSorted(),
    );
  });
});

describe('an event that was undone', () => {
  const ids = (events: readonly EpcisEvent[]) => events.map(({ eventID }) => eventID);
  const weighed = (...assets: readonly EpcisAsset[]) =>
    recordOf(33, 1, { fields: {}, assets: assets.map((each) => ({ ...each, after: { weight: 400 } })) });

  it('is declared an error as it was given away, with who corrects it', () => {
    const [before] = epcisEventsOf(weighed(asset(1), asset(2)));
    const record = weighed(asset(1, { undo: undoing(1) }), asset(2, { undo: undoing(2) }));
    const declared = one(record);
    const { errorDeclaration, ...rest } = declared;
    expect(rest).toEqual(before);
    expect(errorDeclaration).toEqual({
      declarationTime: '2026-11-22T12:00:00.000Z',
      reason: 'incorrect_data',
      correctiveEventIDs: [1, 2].map((id) => epcisEventsOf(correcting(id))[0]?.eventID),
      'huella:comment': 'Era otro animal',
    });
    expect(epcisEventsOf(record)).toHaveLength(1);
    expect(undoneEventsOf(record, 900)).toEqual([declared]);
    expect(undoneEventsOf(record, 901)).toEqual([]);
  });

  const correcting = (id: number) =>
    recordOf(33, -5, { assets: [asset(id, { hash: undoing(id).hash, after: { weight: 380 } })] });

  it('shows what of it is left once more, and less of it with each that is undone', () => {
    const all = [1, 2, 7].map((id) => asset(id));
    const later = undoing(2, { at: new Date('2026-11-23T12:00:00Z'), eventId: 901, reason: null });
    const once = epcisEventsOf(
      weighed(...all.map((each) => (each.id === 1 ? { ...each, undo: undoing(1) } : each))),
    );
    const twice = epcisEventsOf(
      weighed(...all.map((each) => ({ ...each, undo: [undoing(1), later][each.id - 1] ?? null }))),
    );
    for (const events of [once, twice]) {
      expect(events).toHaveLength(2);
      expect(events[0]?.epcList).toHaveLength(3);
      expect(events[0]?.errorDeclaration?.correctiveEventIDs).toContain(events[1]?.eventID);
      expect(events[1]?.errorDeclaration).toBeUndefined();
    }
    expect([once, twice].map(([, effective]) => effective?.epcList)).toEqual([[uri(2), uri(7)], [uri(7)]]);
    expect(ids(once)[0]).toBe(ids(twice)[0]);
    expect(ids(once)[1]).not.toBe(ids(twice)[1]);
    expect(twice[0]?.errorDeclaration).toMatchObject({ declarationTime: '2026-11-23T12:00:00.000Z' });
    expect(twice[0]?.errorDeclaration).not.toHaveProperty('huella:comment');
  });

  it('is corrected by an event for each asset, and what it brought about ends', () => {
    const calf = asset(7, { isUnmade: true });
    const events = epcisEventsOf(recordOf(33, -5, { fields: {}, assets: [asset(1), asset(2), calf] }));
    expect(events.map(({ epcList, action, bizStep }) => [epcList, action, bizStep])).toEqual([
      [[uri(1)], 'OBSERVE', 'other'],
      [[uri(2)], 'OBSERVE', 'other'],
      [[uri(7)], 'DELETE', 'decommissioning'],
    ]);
  });

  it('has names that differ, of what came off too', () => {
    const retagged = asset(1, {
      ...{ before: { electronic_tag: '032000000000099' }, after: { electronic_tag: '032000000000123' } },
      undo: undoing(1),
    });
    const events = epcisEventsOf(recordOf(33, 107, { assets: [retagged] }));
    expect(events).toHaveLength(2);
    expect(new Set(ids(events)).size).toBe(2);
    expect(events.every(({ errorDeclaration }) => errorDeclaration !== undefined)).toBe(true);
  });
});

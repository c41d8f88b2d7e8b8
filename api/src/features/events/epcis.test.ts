import { beforeAll, describe, expect, it } from 'vitest';
import { readEpcis } from '../../../test/read-epcis';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAnimals,
  buildAssets,
  buildBox,
  buildColleague,
  buildMember,
} from '../../../test/build';
import { buildEvent, buildLot, buildTransfer } from '../../../test/build-input';
import type { Actor } from '../../../test/client';

const open = useTestApp();
let owner: Member;
let ids: readonly number[] = [];
const tags = ['KD482C0010', 'KD482C0029', 'KD482C0037'];

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  const animal = { sex: 'H', breed: 'AA', purchase_price: 2.4 };
  ids = await buildAssets(
    open(),
    owner,
    tags.map((visual_tag) => ({ ...animal, visual_tag })),
  );
});

const epcisOf = (eventId: number, actor: Actor = owner) =>
  open().attempt('events.epcis', { params: { eventId } }, actor);
const ofAsset = (pk: number, eventId: number, actor: Actor = owner) =>
  open().attempt('events.epcisOfAsset', { params: { pk, eventId } }, actor);
const read = async (eventId: number, actor: Actor = owner) =>
  readEpcis(await open().call('events.epcis', { params: { eventId } }, actor));
const readOfAsset = async (pk: number, eventId: number, actor: Actor = owner) =>
  readEpcis(await open().call('events.epcisOfAsset', { params: { pk, eventId } }, actor));

async function eventsOf(pk: number): Promise<readonly number[]> {
  const { rows } = await open().pool.query<{ id: number }>(
    'select event_id as id from event_asset where asset_id = $1 order by sequence',
    [pk],
  );
  return rows.map(({ id }) => id);
}

async function record(eventType: number, values: readonly { readonly pk: number }[]): Promise<number> {
  await open().call('objects.addMassive', buildEvent(owner, eventType, { values }), owner);
  return (await eventsOf(values[0]?.pk ?? 0)).at(-1) ?? 0;
}

describe('an event as a document of EPCIS', () => {
  it('is given to users who may list its assets, and to nobody else', async () => {
    const [event = 0] = await eventsOf(ids[0] ?? 0);
    const pk = ids[0] ?? 0;
    expect(await open().statusOf('events.epcis', { params: { eventId: event } })).toBe(401);
    const stranger = await buildMember(open(), 'owner');
    const theirs = await buildAnimals(open(), stranger, 1);
    const [foreign = 0] = await eventsOf(theirs[0] ?? 0);
    const refused = await Promise.all([
      epcisOf(event, stranger),
      epcisOf(999_999),
      ofAsset(pk, event, stranger),
      ofAsset(pk, 999_999),
      ofAsset(pk, foreign),
      ofAsset(theirs[0] ?? 0, event),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const malformed = { params: { eventId: 'x' } };
    expect(await open().statusOf('events.epcis', malformed, owner)).toBe(400);
    await read(event, await buildColleague(open(), owner, 'viewer'));
  });

  it('goes out as the binding of the standard asks', async () => {
    const [event = 0] = await eventsOf(ids[0] ?? 0);
    const { headers } = await epcisOf(event);
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'content-disposition': expect.stringContaining(`epcis-${String(event)}.json`),
      'gs1-epcis-version': '2.0.0',
      'gs1-cbv-version': '2.0.0',
    });
  });

  it('describes a load with the master data of each asset, and of one alone where one is asked for', async () => {
    const [event = 0] = await eventsOf(ids[0] ?? 0);
    const all = await read(event);
    expect(all.map(({ ilmd }) => ilmd?.['huella-asset:visual_tag'])).toEqual(tags);
    const one = await readOfAsset(ids[1] ?? 0, event);
    expect(one).toEqual([all[1]]);
    expect((await read(event)).map(({ eventID }) => eventID)).toEqual(all.map(({ eventID }) => eventID));
  });

  it('says what each animal of a weighing weighs', async () => {
    const weights = [300.5, 310, 300.5];
    const values = ids.map((pk, at) => ({ pk, weight: weights[at], weighing_type: 'PER' }));
    const events = await read(await record(1, values));
    expect(events.map(({ epcList }) => epcList?.length)).toEqual([2, 1]);
    expect(events[0]?.sensorElementList?.[0]?.sensorReport[0]).toMatchObject({ value: 300.5, uom: 'KGM' });
  });

  it('says who joined a lot', async () => {
    const { id } = await open().call('objects.add', buildLot(owner, { name: 'Lote' }), owner);
    const joining = { action: 'add', pks: ids } as const;
    await open().attempt('lots.join', { params: { lotId: id }, body: joining }, owner);
    const [event] = await read((await eventsOf(ids[0] ?? 0)).at(-1) ?? 0);
    expect(event).toMatchObject({ type: 'AggregationEvent', action: 'ADD', parentID: expect.any(String) });
    expect(event?.childEPCs).toHaveLength(3);
  });

  it('holds although texts were erased', async () => {
    const [asset = 0] = await buildAnimals(open(), owner, 1);
    const [event = 0] = await eventsOf(asset);
    await open().pool.query('update event_asset set changes = null, salt = null where event_id = $1', [
      event,
    ]);
    await open().pool.query('update event set payload = null, salt = null where id = $1', [event]);
    expect(await read(event)).toHaveLength(1);
  });

  it('describes many assets, some at a time, each once', async () => {
    const rows = Array.from({ length: 1_203 }, () => ({ sex: 'H' }));
    const [first = 0] = await buildAssets(open(), owner, rows);
    const [event = 0] = await eventsOf(first);
    const shown = (await read(event)).flatMap(({ epcList }) => epcList ?? []);
    expect(new Set(shown).size).toBe(1_203);
    expect(shown).toHaveLength(1_203);
  });
});

describe('a transfer as a document of EPCIS', () => {
  it('is given on both sides, and says what goes over', async () => {
    const target = await buildBox(open(), owner.companyId);
    const [pk = 0] = await buildAnimals(open(), owner, 1);
    await open().call(
      'transfers.add',
      buildTransfer(owner, { boxId: target }, [pk], { values: { transfer_type: 'TEN', dte_motive: 'INV' } }),
      owner,
    );
    const event = (await eventsOf(pk)).at(-1) ?? 0;
    const keeper = await buildColleague(open(), { boxId: target }, 'viewer');
    for (const actor of [owner, keeper]) {
      const [shown] = await read(event, actor);
      expect(shown).toMatchObject({ bizStep: 'shipping', disposition: 'in_transit' });
      expect(shown?.sourceList?.map(({ type }) => type)).toEqual(['possessing_party', 'location']);
    }
    // What happened before it came is the business of where it came from, but for the asset itself.
    const [load = 0] = await eventsOf(pk);
    expect((await epcisOf(load, keeper)).status).toBe(404);
    expect(await readOfAsset(pk, load, keeper)).toHaveLength(1);
  });
});

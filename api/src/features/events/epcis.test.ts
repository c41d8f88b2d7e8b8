import { beforeAll, describe, expect, it } from 'vitest';
import { findEpcisFaults } from '@huella/domain/engine/epcis/build-epcis-check';
import type { EpcisDocument } from '@huella/domain/engine/epcis/epcis-document';
import type { EpcisEvent } from '@huella/domain/engine/epcis/epcis-event';
import { useTestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';

const open = useTestApp();
type Member = Awaited<ReturnType<typeof buildMember>>;
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

const get = (path: string, token: string) => open().ask('GET', path, { token });
const epcisOf = (event: number, token = owner.token) => get(`/events/${String(event)}/epcis`, token);
const ofAsset = (pk: number, event: number, token = owner.token) =>
  get(`/assets/${String(pk)}/events/${String(event)}/epcis`, token);

async function eventsOf(pk: number): Promise<readonly number[]> {
  const { rows } = await open().pool.query<{ id: number }>(
    'select event_id as id from event_asset where asset_id = $1 order by sequence',
    [pk],
  );
  return rows.map(({ id }) => id);
}

/** The events of a sound document. */
function read({ status, body }: { readonly status: number; readonly body: unknown }): readonly EpcisEvent[] {
  expect(status).toBe(200);
  expect(findEpcisFaults(body)).toEqual([]);
  return (body as EpcisDocument).epcisBody.eventList; // the check has just said so
}

async function record(eventType: number, values: readonly object[], model = 33): Promise<number> {
  const answer = await open().ask('POST', '/objects/add/massive', {
    token: owner.token,
    body: {
      action: 'update',
      ...{ objectType: 'asset', pkObjectType: model, globalModel: model, pkReferer: owner.boxId },
      actionContext: { context: 'massive_manual_form', eventType },
      values,
    },
  });
  expect(answer.body).toMatchObject({ state: 'completed' });
  const [{ pk = 0 } = {}] = values as readonly { readonly pk?: number }[]; // as just given
  return (await eventsOf(pk)).at(-1) ?? 0;
}

describe('an event as a document of EPCIS', () => {
  it('is given to whoever may list its assets, and to nobody else', async () => {
    const [event = 0] = await eventsOf(ids[0] ?? 0);
    const pk = ids[0] ?? 0;
    expect((await open().ask('GET', `/events/${String(event)}/epcis`)).status).toBe(401);
    const stranger = await buildMember(open(), 'owner');
    const theirs = await buildAssets(open(), stranger, [{ visual_tag: 'KD482C0045', sex: 'H' }]);
    const [foreign = 0] = await eventsOf(theirs[0] ?? 0);
    const refused = await Promise.all([
      epcisOf(event, stranger.token),
      epcisOf(999_999),
      ofAsset(pk, event, stranger.token),
      ofAsset(pk, 999_999),
      ofAsset(pk, foreign),
      ofAsset(theirs[0] ?? 0, event),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await get('/events/x/epcis', owner.token)).status).toBe(400);
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    read(await epcisOf(event, await buildToken(open(), viewer)));
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

  it('tells of a load with the master data of each asset, and of one alone where one is asked for', async () => {
    const [event = 0] = await eventsOf(ids[0] ?? 0);
    const all = read(await epcisOf(event));
    expect(all.map(({ ilmd }) => ilmd?.['huella-asset:visual_tag'])).toEqual(tags);
    const one = read(await ofAsset(ids[1] ?? 0, event));
    expect(one).toEqual([all[1]]);
    expect(read(await epcisOf(event)).map(({ eventID }) => eventID)).toEqual(
      all.map(({ eventID }) => eventID),
    );
  });

  it('tells of a weighing what each animal weighs', async () => {
    const weights = [300.5, 310, 300.5];
    const values = ids.map((pk, at) => ({ pk, weight: weights[at], weighing_type: 'PER' }));
    const events = read(await epcisOf(await record(1, values)));
    expect(events.map(({ epcList }) => epcList?.length)).toEqual([2, 1]);
    expect(events[0]?.sensorElementList?.[0]?.sensorReport[0]).toMatchObject({ value: 300.5, uom: 'KGM' });
  });

  it('tells of a lot who joined it', async () => {
    const about = { objectType: 'lot', pkObjectType: 33, globalModel: 33, pkReferer: owner.boxId };
    const body = { ...about, action: 'add', values: { name: 'Lote', opened_on: '2026-11-20' } };
    const lot = await open().ask('POST', '/objects/add', { token: owner.token, body });
    const { id } = lot.body as { id: number }; // as the call declares
    const joining = { action: 'add', pks: ids };
    await open().ask('POST', `/lots/${String(id)}/assets`, { token: owner.token, body: joining });
    const [event] = read(await epcisOf((await eventsOf(ids[0] ?? 0)).at(-1) ?? 0));
    expect(event).toMatchObject({ type: 'AggregationEvent', action: 'ADD', parentID: expect.any(String) });
    expect(event?.childEPCs).toHaveLength(3);
  });

  it('holds although texts were erased', async () => {
    const [asset = 0] = await buildAssets(open(), owner, [{ visual_tag: 'KD482C0053', sex: 'H' }]);
    const [event = 0] = await eventsOf(asset);
    await open().pool.query('update event_asset set changes = null, salt = null where event_id = $1', [
      event,
    ]);
    await open().pool.query('update event set payload = null, salt = null where id = $1', [event]);
    expect(read(await epcisOf(event))).toHaveLength(1);
  });

  it('tells of many assets, some at a time, each once', async () => {
    const rows = Array.from({ length: 1_203 }, () => ({ sex: 'H' }));
    const [first = 0] = await buildAssets(open(), owner, rows);
    const [event = 0] = await eventsOf(first);
    const told = read(await epcisOf(event)).flatMap(({ epcList }) => epcList ?? []);
    expect(new Set(told).size).toBe(1_203);
    expect(told).toHaveLength(1_203);
  });
});

describe('a transfer as a document of EPCIS', () => {
  it('is given on both sides, and says what goes over', async () => {
    const target = await buildBox(open(), owner.companyId);
    const [pk = 0] = await buildAssets(open(), owner, [{ visual_tag: 'KD482C0061', sex: 'H' }]);
    const sent = await open().ask('POST', '/objects/add/assets/transfer/massive', {
      token: owner.token,
      body: {
        ...{ boxSource: owner.boxId, boxTarget: target, globalModel: 33, rows: [pk] },
        values: { transfer_type: 'TEN', dte_motive: 'INV' },
        submitKey: 'epcis-transfer',
      },
    });
    expect(sent.status).toBe(200);
    const event = (await eventsOf(pk)).at(-1) ?? 0;
    const keeper = await buildUser(open());
    await buildRelation(open(), keeper, { boxId: target }, 'viewer');
    for (const token of [owner.token, await buildToken(open(), keeper)]) {
      const [told] = read(await epcisOf(event, token));
      expect(told).toMatchObject({ bizStep: 'shipping', disposition: 'in_transit' });
      expect(told?.sourceList?.map(({ type }) => type)).toEqual(['possessing_party', 'location']);
    }
    // What happened before it came is the business of where it came from, but for the asset itself.
    const [load = 0] = await eventsOf(pk);
    const arrived = await buildToken(open(), keeper);
    expect((await epcisOf(load, arrived)).status).toBe(404);
    expect(read(await ofAsset(pk, load, arrived))).toHaveLength(1);
  });
});

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storage } from '@huella/domain/catalogue/assets/storage';
import type { QrPage } from '@huella/domain/calls/qr-page';
import type { Values } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { useTestApp, type Answer } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { type Sent, buildEvent, buildLot } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';
import { findPlace } from '../../db/actors';
import { lockAssets } from '../../db/ledger/asset-rows';
import { settleExpiries } from '../../db/ledger/record-expiries';
import { listAssets } from '../../db/list-query';
import type { ListQuery } from '../../db/list-types';
import { scanList } from '../../db/list-scan';
import { platformUserId } from '../../db/platform';
import { transact } from '../../db/transact';
import type { RowCheck } from '../../http/check-row';
import { formContextOf } from '../../http/form-context';
import { sheetLimits } from '../../outside/sheets/sheet-limits';
import { expireAssets } from './expire-assets';
import { findMovedStatuses } from './moved-check';

const open = useTestApp();

/** Noon in Buenos Aires, the day after most bags of the test run out. */
const noon = new Date('2026-07-01T15:00:00Z');
const zones = { argentine: 'America/Argentina/Buenos_Aires', samoan: 'Pacific/Apia' };
let serial = 0;

interface Place {
  readonly boxId: number;
  readonly companyId: number;
  readonly userId: number;
  readonly token: string;
}

async function buildPlace(subtype = 28, zone = zones.argentine): Promise<Place> {
  const companyId = await buildCompany(open(), ['certified'], 12);
  const boxId = await buildBox(open(), companyId, subtype);
  await open().db.updateTable('box').set({ timezone: zone }).where('id', '=', boxId).execute();
  const userId = await buildUser(open());
  await buildRelation(open(), userId, { companyId }, 'owner');
  return { companyId, boxId, userId, token: await buildToken(open(), userId) };
}

/** A bag by its status and last day, loaded in June. */
function bag(status: string, lastDay: string): Values {
  serial += 1;
  return {
    bag_code: `LM2526${String(serial).padStart(4, '0')}`,
    specie: 'maiz',
    asset_status_change: status,
    date_expired: lastDay,
  };
}

async function load(place: Place, rows: readonly Values[]): Promise<readonly number[]> {
  const { time } = open();
  const now = time.now;
  time.now = new Date('2026-06-01T15:00:00Z');
  const ids = await buildAssets(open(), place, rows, storage);
  time.now = now;
  return ids;
}

const statuses = ['active', 'observed', 'validated', 'inactive', 'invalidated', 'expired'];
/** Each status twice: with a last day that has gone by at noon, and with one that is today. */
const mixed = () => statuses.flatMap((status) => [bag(status, '2026-06-30'), bag(status, '2026-07-01')]);

interface Row {
  readonly id: number;
  readonly asset_status_change: { readonly state: string; readonly value: string };
}
const rowsOf = (answer: Answer) => (answer.body as { readonly res: readonly Row[] }).res; // the shape the call declares
const idsOf = (answer: Answer) => rowsOf(answer).map(({ id }) => id);

async function list({ boxId, token }: Place, body: object = {}, ending = 'id/asc'): Promise<Answer> {
  const path = `/objects/get/all/35/asset/35/${String(boxId)}/0/0/0/100/${ending}`;
  const answer = await open().ask('POST', path, { token, body });
  expect(answer.status).toBe(200);
  return answer;
}

const filtered = (place: Place, ...keys: readonly string[]) =>
  list(place, { filters: [{ field: 'asset_status_change', values: keys }] });

async function storedOf(ids: readonly number[]): Promise<readonly unknown[]> {
  const found = await open().pool.query<{ status: string; slot: string }>(
    `select a.attributes ->> 'asset_status_change' as status, s.t6 as slot
     from asset a join asset_slot s on s.asset_id = a.id where a.id = any($1) order by a.id`,
    [ids],
  );
  expect(found.rows.map(({ slot }) => slot)).toEqual(found.rows.map(({ status }) => status));
  return found.rows.map(({ status }) => status);
}

interface Recorded {
  readonly asset_id: number;
  readonly event_time: Date;
  readonly recorded_by: number;
  readonly changes: string;
}
async function expiriesOf(ids: readonly number[]): Promise<readonly Recorded[]> {
  const found = await open().pool.query<Recorded>(
    `select l.asset_id, e.event_time, e.recorded_by, l.changes from event_asset l join event e on e.id = l.event_id
     where l.asset_id = any($1) and e.event_type = -4 order by l.asset_id`,
    [ids],
  );
  return found.rows;
}

function record({ boxId, token }: Place, eventType: number, pks: readonly number[], common: Sent) {
  const input = buildEvent({ boxId }, eventType, { assetType: 35, pks, common });
  return open().attempt('objects.addMassive', input, token);
}

async function codesOf(answer: Promise<Answer>): Promise<readonly string[]> {
  return issuesOf(await answer).map(({ code }) => code);
}

/** How many rows of the sheet hold a text. */
async function exported({ boxId, token }: Place, texts: readonly string[]): Promise<number> {
  const answer = await open().app.inject({
    method: 'POST',
    url: `/api/objects/export/35/${String(boxId)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ outputFields: ['bag_code', 'asset_status_change'] }),
  });
  const { rows } = await open().deps.sheets.read(answer.rawPayload, 'x.xlsx', sheetLimits);
  return rows.filter((row) => texts.every((text) => JSON.stringify(row).includes(`"${text}"`))).length;
}

/** The shares of the status in a summary, in assets. */
function sharesOf(answer: Answer): Readonly<Record<string, number>> {
  const summaries = answer.body as { name: string; shares: { key: string; count: number }[] }[]; // as declared
  const shares = summaries.find(({ name }) => name === 'asset_status_change')?.shares ?? [];
  return Object.fromEntries(shares.map(({ key, count }) => [key, count]));
}

const expire = () => expireAssets(open().deps);

beforeEach(() => {
  open().time.now = noon;
});

describe('a status that has run out, before any event says so', () => {
  let place: Place;
  let ids: readonly number[] = [];
  const at = (...places: readonly number[]) => places.map((each) => ids[each]);

  beforeAll(async () => {
    place = await buildPlace();
    ids = await load(place, mixed());
  });

  it('is what filters of lists find and rows say', async () => {
    expect(idsOf(await filtered(place, 'expired'))).toEqual(at(0, 2, 4, 10, 11));
    expect(idsOf(await filtered(place, 'active'))).toEqual(at(1));
    expect(idsOf(await filtered(place, 'active', 'expired'))).toEqual(at(0, 1, 2, 4, 10, 11));
    expect(idsOf(await filtered(place, 'inactive', 'invalidated'))).toEqual(at(6, 7, 8, 9));
    const exact = { filters: [{ field: 'asset_status_change', operator: '===', value: 'validated' }] };
    expect(idsOf(await list(place, exact))).toEqual(at(5));
    const [first] = rowsOf(await list(place));
    expect(first?.asset_status_change).toMatchObject({ state: 'expired', value: 'expired' });
    const named = rowsOf(await list(place, { pks: at(2) }));
    expect(named[0]?.asset_status_change.value).toBe('expired');
  });

  it('is what lists sort and count by, along the index and by a scan', async () => {
    const model = storage;
    const scope = {
      boxId: place.boxId,
      model,
      statusDay: { today: '2026-07-01', boxSubtype: 28 },
      boxZone: 'UTC',
    };
    const sort = model.attributes.find(({ name }) => name === 'asset_status_change') ?? null;
    for (const direction of ['asc', 'desc'] as const)
      for (const offset of [0, 3, 9, 20]) {
        const rest = { filters: [], which: 'active', language: 'es' } as const;
        const query: ListQuery = { ...rest, sort, direction, offset, limit: 4 };
        const [walked, scanned] = await Promise.all([
          listAssets(open().db, open().deps.lists, scope, query),
          scanList(open().db, scope, query, query),
        ]);
        expect(walked.rows.map(({ id }) => id)).toEqual(scanned.ids);
        expect(walked.total).toBe(ids.length);
      }
    // By the Spanish labels: Activo, Inactivo, Invalidado, Observado, Validado, Vencido.
    const sorted = idsOf(await list(place, {}, 'asset_status_change/asc'));
    expect(sorted).toEqual(at(1, 6, 7, 8, 9, 3, 5, 0, 2, 4, 10, 11));
  });

  it('is what a record, its sheet, a summary and a public page say', async () => {
    const { token, boxId } = place;
    const [id = 0] = ids;
    expect(
      await open().call('objects.get', { params: { objectType: 'asset', pk: id } }, token),
    ).toMatchObject({
      state: { state: 'expired' },
      values: { asset_status_change: 'expired' },
      labels: { asset_status_change: 'Vencido' },
    });
    expect(await exported(place, ['Vencido'])).toBe(5);
    const summary = await open().attempt(
      'lots.summary',
      { params: { boxId, assetType: 35 }, body: { pks: ids } },
      token,
    );
    expect(sharesOf(summary)).toMatchObject({ expired: 5, active: 1, inactive: 2 });
    const found = await open().pool.query<{ public_id: string }>(
      'select public_id from asset where id = $1',
      [id],
    );
    const page = await open().call('qr.get', {
      params: { type: 'identeco', publicId: found.rows[0]?.public_id ?? '' },
    });
    expect(page).toMatchObject({ state: { state: 'expired' } });
    expect(JSON.stringify(page)).toContain('"Vencido"');
    expect(JSON.stringify(page)).not.toContain('"Activo"');
  });

  it('is what bars an event, and the day is the one there and not that of the caller', async () => {
    const far = await buildPlace(28, zones.samoan);
    const [id = 0] = await load(far, [bag('validated', '2026-06-30')]);
    const pledge = () =>
      record(far, 105, [id], {
        warrant_number: 'W-1',
        deposit_certificate: 'C-1',
        warrant_issue_date: '2026-06-30',
        term_days: 30,
        warrant_amount: 1,
        currency: 'usd',
        beneficiary: 'Banco',
        beneficiary_cuit: '20-12345678-6',
        free_of_liens: true,
      });
    // Still the 30th for the user, already the 1st in Samoa.
    open().time.now = new Date('2026-06-30T14:00:00Z');
    expect(await codesOf(pledge())).toEqual(['eventBarred']);
    expect(idsOf(await filtered(far, 'expired'))).toEqual([id]);
    open().time.now = new Date('2026-06-30T09:00:00Z');
    expect(await codesOf(pledge())).toEqual([]);
  });

  it('exists only where the model says so', async () => {
    const tannery = await buildPlace(31);
    const [id = 0] = await load(tannery, [bag('active', '2026-06-30')]);
    expect(rowsOf(await list(tannery))[0]?.asset_status_change.state).toBe('active');
    await expire();
    expect(await storedOf([id])).toEqual(['active']);
  });
});

describe('the public page of a lot', () => {
  it('says the status that all its assets have today', async () => {
    const place = await buildPlace();
    const { token, boxId } = place;
    const ids = await load(place, [bag('active', '2026-06-30'), bag('active', '2026-07-01')]);
    const values = { name: 'Campaña', opened_on: '2026-07-01', assets: ids.map(String) };
    const input = buildLot({ boxId }, values, { assetType: 35 });
    const { id } = await open().call('objects.add', input, token);
    const { links } = await open().call('lots.qr', { params: { lotId: id } }, token);
    const publicId =
      links
        .find(({ type }) => type === 'identecoTrupo')
        ?.link.split('/')
        .at(-1) ?? '';
    const saidOn = async (moment: string) => {
      open().time.now = new Date(moment);
      const page = await open().call('qr.get', { params: { type: 'identecoTrupo', publicId } });
      const { attributes } = page as QrPage; // its code was handed out
      return attributes.find(({ name }) => name === 'asset_status_change')?.data.value.es ?? null;
    };
    const days = ['2026-06-30T15:00:00Z', '2026-07-01T15:00:00Z', '2026-07-02T15:00:00Z'];
    const said = [];
    for (const day of days) said.push(await saidOn(day));
    expect(said).toEqual(['Activo', null, 'Vencido']);
  });
});

describe('the daily run', () => {
  /** What other tests left is none of its business. */
  beforeEach(async () => {
    await expire();
  });

  it('records each expiry once, no matter who races, at the moment it came, by the platform', async () => {
    const place = await buildPlace();
    const ids = await load(place, mixed());
    const before = rowsOf(await list(place)).map((row) => row.asset_status_change);
    const counts = await Promise.all([expire(), expire(), expire()]);
    expect(counts.reduce((all, each) => all + each, 0)).toBe(3);
    expect(await expire()).toBe(0);
    const events = await expiriesOf(ids);
    expect(events.map(({ asset_id }) => asset_id)).toEqual([ids[0], ids[2], ids[4]]);
    for (const { event_time, recorded_by, changes } of events) {
      expect(event_time.toISOString()).toBe('2026-07-01T03:00:00.000Z');
      expect(recorded_by).toBe(platformUserId);
      expect(JSON.parse(changes)).toMatchObject({ after: { asset_status_change: 'expired' } });
    }
    expect(await storedOf(ids)).toEqual(
      statuses.flatMap((status, at) => [at < 3 || at === 5 ? 'expired' : status, status]),
    );
    expect(rowsOf(await list(place)).map((row) => row.asset_status_change)).toEqual(before);
    expect(idsOf(await filtered(place, 'expired'))).toHaveLength(5);
    expect(await open().call('events.ofAsset', { params: { pk: ids[0] ?? 0 } }, place)).toMatchObject({
      chainHolds: true,
      entries: [{ name: 'Vencimiento', username: 'Huella', context: 'platform' }, {}],
    });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('keeps to the day of each zone', async () => {
    const [west, east] = [await buildPlace(28, zones.argentine), await buildPlace(27, zones.samoan)];
    const [inWest = 0] = await load(west, [bag('active', '2026-06-30')]);
    const [inEast = 0] = await load(east, [bag('active', '2026-06-30')]);
    // The evening of the 30th in Argentina is the afternoon of the 1st in Samoa.
    open().time.now = new Date('2026-07-01T02:00:00Z');
    expect(await expire()).toBe(1);
    expect(await storedOf([inWest, inEast])).toEqual(['active', 'expired']);
    open().time.now = new Date('2026-07-01T03:00:00Z');
    expect(await expire()).toBe(1);
    expect(await storedOf([inWest])).toEqual(['expired']);
  });

  it('catches up after days without a process, each expiry at its own moment', async () => {
    const place = await buildPlace();
    const days = ['2026-06-20', '2026-06-25', '2026-06-25', '2026-05-01'];
    const ids = await load(
      place,
      days.map((day) => bag('validated', day)),
    );
    expect(await expire()).toBe(4);
    const times = (await expiriesOf(ids)).map(({ event_time }) => event_time.toISOString());
    // The last was loaded after its day had gone by: it has run out since then.
    expect(times).toEqual([
      '2026-06-21T03:00:00.000Z',
      '2026-06-26T03:00:00.000Z',
      '2026-06-26T03:00:00.000Z',
      '2026-06-01T15:00:00.000Z',
    ]);
    expect(await storedOf(ids)).toEqual(['expired', 'expired', 'expired', 'expired']);
    open().time.now = new Date('2026-07-09T15:00:00Z');
    await expire();
    expect(await expiriesOf(ids)).toHaveLength(4);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('leaves what is paused until it is resumed, and what is retired for good', async () => {
    const place = await buildPlace();
    const ids = await load(place, [bag('active', '2026-06-30'), bag('active', '2026-06-30')]);
    const [paused = 0, retired = 0] = ids;
    await open().pool.query("update asset set paused_message = 'x' where id = $1", [paused]);
    await open().pool.query('update asset set deleted_at = now() where id = $1', [retired]);
    await open().pool.query('update asset_slot set deleted = true where asset_id = $1', [retired]);
    expect(await expire()).toBe(0);
    expect(idsOf(await filtered(place, 'expired'))).toEqual([paused]);
    await open().pool.query('update asset set paused_message = null where id = $1', [paused]);
    expect(await expire()).toBe(1);
    expect(await storedOf([paused, retired])).toEqual(['expired', 'active']);
  });

  it('lets no establishment that fails keep another from its turn', async () => {
    const [broken, sound] = [await buildPlace(), await buildPlace()];
    const [stuck = 0] = await load(broken, [bag('active', '2026-06-30')]);
    const [fine = 0] = await load(sound, [bag('active', '2026-06-30')]);
    await open().pool.query(
      'alter table event add constraint test_refuses check (box_id <> ' +
        String(broken.boxId) +
        ') not valid',
    );
    await expect(expire()).rejects.toThrow('could not all be recorded');
    expect(await storedOf([stuck, fine])).toEqual(['active', 'expired']);
    await open().pool.query('alter table event drop constraint test_refuses');
    expect(await expire()).toBe(1);
  });
});

describe('what waits for its turn while a status moves', () => {
  const check = async (place: Place, eventType: number): Promise<RowCheck> => {
    const found = await findPlace(open().db, place.boxId);
    if (found === null) throw new Error('the establishment was just built');
    const actor = { language: 'en', timezone: zones.argentine } as const;
    const form = formContextOf(open().time.now, actor, found, 35);
    return { form, event: findEvent(storage, eventType), day: '2026-07-01' };
  };
  const movedOf = async (place: Place, ids: readonly number[], eventType: number, createdAt: Date) => {
    const asked = await check(place, eventType);
    return transact(open().db, async (db) =>
      findMovedStatuses(db, asked, { id: 0, createdAt }, await lockAssets(db, 35, ids)),
    );
  };

  it('is reported by asset: moved by an event or by the day, and only where the event moves statuses', async () => {
    const place = await buildPlace();
    const ids = await load(place, [
      bag('active', '2027-06-30'),
      bag('validated', '2027-06-30'),
      bag('validated', '2026-06-30'),
    ]);
    const [moved = 0, weighed = 0, ran = 0] = ids;
    const yesterday = new Date('2026-06-30T15:00:00Z');
    expect([...(await movedOf(place, [weighed, moved], 6, yesterday))]).toEqual([]);
    await record(place, 6, [moved], { asset_status_change: 'inactive', reason: 'Vacío' });
    await record(place, 1, [weighed], { tonnage: 190, method: 'scale' });
    const found = await movedOf(place, ids, 6, yesterday);
    expect([...found].map(([id, { code, slots }]) => [id, code, slots])).toEqual([
      [moved, 'statusMoved', { status: 'Inactive' }],
      [ran, 'statusMoved', { status: 'Expired' }],
    ]);
    expect([...(await movedOf(place, ids, 1, yesterday))]).toEqual([]);
    expect([...(await movedOf(place, ids, 6, new Date(noon.getTime() + 1)))]).toEqual([]);
  });

  it('finds the expiry recorded before its own event', async () => {
    const place = await buildPlace();
    const ids = await load(place, [bag('validated', '2026-06-30'), bag('active', '2027-06-30')]);
    const { form } = await check(place, 6);
    const { place: where, statusDay } = form;
    const occasion = { model: storage, place: where, statusDay, now: noon };
    const { randomBytes } = open().deps;
    const settled = await transact(open().db, async (db) =>
      settleExpiries(db, randomBytes, occasion, await lockAssets(db, 35, ids)),
    );
    const found = [...settled.values()].map(({ attributes, sequence }) => [
      attributes['asset_status_change'],
      sequence,
    ]);
    expect(found).toEqual([
      ['expired', 2],
      ['active', 1],
    ]);
    await expire();
    expect((await expiriesOf(ids)).map(({ asset_id }) => asset_id)).toEqual(ids.slice(0, 1));
  });
});

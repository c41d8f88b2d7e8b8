import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import { pig } from '@huella/domain/catalogue/assets/pig';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import {
  type Colleague,
  type Member,
  buildAnimals,
  buildAssets,
  buildBox,
  buildColleague,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
} from '../../../test/build';
import {
  type BulkParts,
  type TransferParts,
  buildEvent,
  buildLot,
  buildTransfer,
} from '../../../test/build-input';
import { type Actor, issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
let farm: Member;
let plant: Member;
let logistics: Colleague;

const start = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  farm = await buildMember(open(), 'owner');
  plant = await buildMember(open(), 'owner', 10);
  logistics = await buildColleague(open(), farm, 'logistics');
});
beforeEach(() => {
  open().time.now = start;
});

const treated: Values = { withdrawal_until: '2026-12-24', last_treatment: 'Ivermectina' };
const killed: Values = {
  slaughter_at: '2026-11-20T10:00',
  slaughter_troop: '77',
  carcass_left: 120,
  carcass_right: 121,
};

const animals = (where: Member, rows: readonly Values[]) => buildAnimals(open(), where, rows);

const slaughter = (selection: BulkParts, common: Values = {}, actor: Actor = plant) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(plant, 10, { common: { ...killed, ...common }, ...selection }),
    actor,
  );

const send = (rows: readonly number[], values: Values = {}, actor: Actor = farm, more: TransferParts = {}) =>
  open().attempt(
    'transfers.add',
    buildTransfer(farm, plant, rows, {
      values: { transfer_type: 'PRO', dte_motive: 'FAE', ...values },
      ...more,
    }),
    actor,
  );

const aliasOf = async (boxId: number) =>
  (await open().pool.query<{ alias: string }>('select alias from box where id = $1', [boxId])).rows[0]
    ?.alias ?? '';

async function check(target: number, assetsList: readonly number[], actor: Actor = farm, assetId = 33) {
  const params = { alias: await aliasOf(target), boxId: farm.boxId, assetId, eventType: 1000 };
  const [found] = await open().call('boxes.checkAlias', { params, body: { assetsList } }, actor);
  return found?.error ?? [];
}

const reason = { withdrawal_reason: 'Autoriza SENASA, acta 12' };

describe('an animal within withdrawal', () => {
  it('is not slaughtered: alone, in bulk, by filter or with its lot; the message says until when and by what', async () => {
    const [free = 0, closed = 0] = await animals(plant, [
      { paddock: 'Corral 1' },
      { ...treated, paddock: 'Corral 1' },
    ]);
    const expected = {
      code: 'closedByDayFor',
      slots: { field: 'Retiro hasta', date: '24/12/2026', why: 'Ivermectina' },
    };
    for (const selection of [
      { pks: [closed] },
      { pks: [free, closed] },
      { selection: { filters: [{ field: 'paddock', operator: '=', value: 'Corral 1' }] } },
    ]) {
      const answer = await slaughter(selection);
      expect(answer.status).toBe(400);
      expect(issuesOf(answer)).toMatchObject([{ record: String(closed), ...expected }]);
    }
    const { id: lot } = await open().call(
      'objects.add',
      buildLot(plant, { name: 'Tropa 77', opened_on: '2026-11-01' }),
      plant,
    );
    await open().attempt(
      'lots.join',
      { params: { lotId: lot }, body: { action: 'add', pks: [free, closed] } },
      plant,
    );
    const ofLot = await open().attempt(
      'lots.events',
      {
        params: { lotId: lot },
        body: {
          values: [free, closed].map((pk) => ({ pk, ...killed })),
          actionContext: { context: 'manual_form', eventType: 10 },
          submitKey: 'closing-of-lot',
        },
      },
      plant,
    );
    expect(issuesOf(ofLot)).toMatchObject([expected]);
    const left = await open().pool.query('select id from event where event_type = 10');
    expect(left.rows).toEqual([]);
  });

  it('is slaughtered with a reason by an administrator alone, and that is marked and logged', async () => {
    const [closed = 0, free = 0] = await animals(plant, [treated, {}]);
    const operator = await buildColleague(open(), plant, 'operator');
    const refused = await slaughter({ pks: [closed] }, reason, operator);
    expect(issuesOf(refused)).toMatchObject([{ code: 'overrideNotYours' }]);
    const done = await slaughter({ pks: [closed, free] }, reason);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const marks = await Promise.all(
      [closed, free].map(async (pk) => {
        const { entries } = await open().call('events.ofAsset', { params: { pk } }, plant);
        return entries[0];
      }),
    );
    expect(marks).toMatchObject([{ is_override: true }, { is_override: false }]);
    const log = await open().call(
      'events.list',
      { params: { boxId: plant.boxId }, query: { only: 'overrides' } },
      plant,
    );
    expect(log).toMatchObject({
      total: 1,
      rows: [{ event_type: 10, is_override: true, override_reason: 'Autoriza SENASA, acta 12' }],
    });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('does not go to slaughter; the target says how many and until when', async () => {
    const ids = await animals(farm, [treated, treated, { ...treated, withdrawal_until: '2026-11-20' }, {}]);
    const counted = { slots: { count: 2, field: 'Retiro hasta', date: '24/12/2026', why: ' (Ivermectina)' } };
    const last = { slots: { count: 1, date: '20/11/2026' } };
    expect(await check(plant.boxId, ids, logistics)).toMatchObject([
      { code: 'closedForMany', level: 'error', ...counted },
      { code: 'closedForMany', level: 'error', ...last },
    ]);
    expect(await check(plant.boxId, ids)).toMatchObject([
      { code: 'overridable', level: 'warning', ...counted },
      { code: 'overridable', ...last },
    ]);
    const elsewhere = await buildBox(open(), farm.companyId, 8);
    expect(await check(elsewhere, ids, logistics)).toEqual([]);
    const refused = await send(ids);
    expect(refused.status).toBe(409);
    expect(issuesOf(refused).map(({ record, code }) => [record, code])).toEqual(
      ids.slice(0, 3).map((id) => [String(id), 'closedByDayFor']),
    );
    expect(issuesOf(await send(ids, reason, logistics))).toMatchObject([
      { code: 'overrideNotYours' },
      {},
      {},
    ]);
    const kept = await open().pool.query<{ n: number }>(
      'select count(*)::integer as n from asset where box_id = $1 and id = any($2::bigint[])',
      [farm.boxId, ids],
    );
    expect(kept.rows).toEqual([{ n: 4 }]);
  });

  it('goes there when an administrator writes why; each that was closed is marked, and both places log it', async () => {
    const [closed = 0, free = 0] = await animals(farm, [treated, {}]);
    expect((await send([closed, free], reason)).status).toBe(200);
    for (const [pk, expected] of [
      [closed, true],
      [free, false],
    ] as const) {
      expect(await open().call('events.ofAsset', { params: { pk } }, plant)).toMatchObject({
        entries: [{ event_type: 1000, is_override: expected }, {}],
      });
    }
    const log = await open().call(
      'events.list',
      { params: { boxId: farm.boxId }, query: { only: 'overrides' } },
      farm,
    );
    expect(log).toMatchObject({
      total: 1,
      rows: [{ event_type: 1000, override_reason: reason.withdrawal_reason }],
    });
    expect(
      await open().attemptRaw('events.list', { params: { boxId: farm.boxId }, query: { only: 'all' } }, farm),
    ).toMatchObject({ status: 400 });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('a pig within withdrawal', () => {
  it('goes to no slaughterhouse, no matter who writes why: its model lets nobody', async () => {
    const companyId = await buildCompany(open(), [], 9);
    const boxId = await buildBox(open(), companyId, 12);
    const target = await buildBox(open(), companyId, 13);
    await buildRelation(open(), farm.userId, { companyId }, 'owner');
    const values = { individual_id: 'P-001', category: 'CA', sex: 'H', ...treated };
    const [id = 0] = await buildAssets(open(), { boxId, companyId, userId: farm.userId }, [values], pig);
    const answer = await send([id], {}, farm, {
      ...{ boxSource: boxId, boxTarget: target, globalModel: pig.id },
      values: { transfer_type: 'ownership', dte_motive: 'INV' },
    });
    expect(answer.status).toBe(409);
    expect(issuesOf(answer)).toContainEqual(expect.objectContaining({ code: 'closedByDayFor' }));
  });
});

describe('a quarantine', () => {
  it('ends with the day of the user who records, not with that of the server', async () => {
    const ids = await buildAssets(
      open(),
      farm,
      [
        {
          visual_tag: 'KD482C9010',
          sex: 'H',
          category: 'VQ',
          quarantine_start: '2026-11-10',
          quarantine_end: '2026-11-20',
        },
      ],
      cowPn,
    );
    const going = { globalModel: 34, values: { transfer_type: 'PRO', dte_motive: 'SAN' } };
    // In Azul it is still the 20th at two in the morning of the 21st in UTC; in Madrid it is the 21st.
    open().time.now = new Date('2026-11-21T02:00:00Z');
    const token = await buildToken(open(), farm.userId);
    expect(await check(plant.boxId, ids, token, 34)).toMatchObject([
      { code: 'closedForMany', slots: { count: 1, field: 'Fin de cuarentena', date: '20/11/2026' } },
    ]);
    expect(issuesOf(await send(ids, {}, token, going))).toMatchObject([{ code: 'closedByDay' }]);
    await open().pool.query(`update app_user set timezone = 'Europe/Madrid' where id = $1`, [farm.userId]);
    expect(await check(plant.boxId, ids, token, 34)).toEqual([]);
    expect((await send(ids, {}, token, going)).status).toBe(200);
  });
});

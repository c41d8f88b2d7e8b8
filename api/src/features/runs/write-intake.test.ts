import { beforeAll, describe, expect, it } from 'vitest';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { plainText, type Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAssets,
  buildBox,
  buildColleague,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { type BulkParts, type Sent, buildEvent } from '../../../test/build-input';
import { readEpcis } from '../../../test/read-epcis';
import { findInvariantFaults } from '../../../test/invariants';
import { listOrigins, listOutcomes } from '../lineage/lineage.store';

const open = useTestApp();
let owner: Member;
let number = 0;

const lots = (...tonnes: readonly number[]) =>
  buildAssets(
    open(),
    owner,
    tonnes.map((quantity): Values => {
      number += 1;
      const uniqueid = `CE-${String(number)}`;
      return {
        uniqueid,
        variety: 'rgt_planet',
        specie: 'barley',
        quantity,
        quantity_used: 0,
        quantity_available: quantity,
      };
    }),
    grain,
  );

async function batchOf(quantity: number, where = owner): Promise<number> {
  number += 1;
  const uniqueid = `M${String(260_000 + number)}`;
  const made = { quantity, quantity_used: 0, quantity_available: quantity };
  const [id = 0] = await buildAssets(
    open(),
    where,
    [{ uniqueid, malt_type: 'pilsen', specie: 'barley', blending_state: 'not_blended', ...made }],
    malt,
  );
  return id;
}

type Grain = readonly [id: number, tonnes: number];
const rowOf = ([id, tonnes]: Grain, at: number) => ({ key: at + 1, grain: [String(id)], tonnes });
const bought = [{ key: 1, uniqueid: 'Cargill 7731', kilos: 400 }];

/** Steeps one batch, or what is asked for. */
const steep = (batch: number, grains: readonly object[] | null, more: BulkParts = {}, own: Sent = {}) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(owner, 103, {
      assetType: 37,
      values: [{ _pk_: batch, ...(grains !== null && { grains }), ...own }],
      common: { steep_start: '2026-11-18T06:00:00Z', steep_moisture: 44.5 },
      ...more,
    }),
    owner,
  );
const steepOf = (batch: number, ...grains: readonly Grain[]) => steep(batch, grains.map(rowOf));

/** Takes one batch out of the kiln. */
const germinate = (batch: number) =>
  steep(batch, null, {
    actionContext: { context: 'massive_manual_form', eventType: 104 },
    common: { germination_days: 4, germination_temp: 16 },
  });
const kiln = (batch: number, quantity: number, more: BulkParts = {}) =>
  steep(batch, null, {
    actionContext: { context: 'massive_manual_form', eventType: 105 },
    common: {
      kiln_start: '2026-11-19T06:00:00Z',
      kiln_end: '2026-11-20T06:00:00Z',
      kiln_max_temp: 83,
      quantity,
    },
    ...more,
  });

async function stored(ids: readonly number[]): Promise<readonly (Values & { deleted: boolean })[]> {
  const found = await open().pool.query<{ attributes: Values; deleted: boolean }>(
    'select attributes, deleted_at is not null as deleted from asset where id = any($1) order by id',
    [ids],
  );
  return found.rows.map(({ attributes, deleted }) => ({ ...attributes, deleted }));
}

/** Everything that an intake could have written. */
async function written(): Promise<unknown> {
  const count = (table: string) => `(select count(*) from ${table}) as ${table}`;
  const tables = ['asset', 'event', 'event_asset', 'lineage_input', 'lineage_output', 'asset_key', 'run'];
  const found = await open().pool.query<object>(
    `select ${tables.map(count).join(', ')}, (select sum(used) from quota) as used,
            (select sum((attributes ->> 'quantity_available')::numeric) from asset) as available`,
  );
  return found.rows[0];
}

async function lastEventOf(pk: number): Promise<{ readonly id: number; readonly eventType: number }> {
  const { rows } = await open().pool.query<{ id: number; eventType: number }>(
    `select e.id, e.event_type as "eventType" from event_asset l join event e on e.id = l.event_id
     where l.asset_id = $1 order by l.sequence desc limit 1`,
    [pk],
  );
  return rows[0] ?? { id: 0, eventType: 0 };
}

const epcisOf = async (eventId: number) =>
  readEpcis(await open().call('events.epcis', { params: { eventId } }, owner));

const uriOf = async (pk: number) => {
  const found = await open().pool.query<{ id: string }>('select public_id as id from asset where id = $1', [
    pk,
  ]);
  return expect.stringContaining(`/qrIdenteco/${found.rows[0]?.id ?? ''}`) as unknown; // of a name
};

beforeAll(async () => {
  const companyId = await buildCompany(open(), [], 13);
  const boxId = await buildBox(open(), companyId, 36);
  const userId = await buildUser(open());
  await buildRelation(open(), userId, { companyId }, 'owner');
  owner = { userId, companyId, boxId, token: await buildToken(open(), userId) };
});

describe('grain that is steeped', () => {
  it('goes into the batch: it is taken off each lot, and each shows the other', async () => {
    const [part = 0, whole = 0] = await lots(60, 4);
    const batch = await batchOf(20_000);
    const answer = await steep(
      batch,
      [rowOf([part, 21.5], 0), rowOf([whole, 4], 1)],
      {},
      { grain_inputs: bought },
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { eventId } = answer.body as { eventId: number }; // as declared
    expect(await stored([part, whole])).toMatchObject([
      { quantity_used: 21.5, quantity_available: 38.5, deleted: false },
      { quantity_used: 4, quantity_available: 0, disposal_type: 'used', deleted: true },
    ]);
    expect(await stored([batch])).toMatchObject([{ steep_moisture: 44.5, quantity: 20_000 }]);
    expect(await listOrigins(open().db, [batch])).toMatchObject([
      { eventId, assetId: part, quantity: 21.5, unit: 't' },
      { eventId, assetId: whole, quantity: 4, unit: 't' },
    ]);
    expect(await listOutcomes(open().db, [part])).toMatchObject([
      { eventId, assetId: batch, assetType: 37, quantity: 20_000, unit: 'kg' },
    ]);
  });

  it('is in the histories of both, and in the recall of either', async () => {
    const [lot = 0] = await lots(30);
    const batch = await batchOf(8000);
    expect((await steepOf(batch, [lot, 10])).status).toBe(200);
    const [stands] = await stored([lot]);
    const historyOf = (pk: number) => open().attempt('events.ofAsset', { params: { pk } }, owner);
    expect((await historyOf(batch)).body).toMatchObject({
      chainHolds: true,
      entries: [
        {
          event_type: 103,
          details: [
            {
              label: 'Granos del establecimiento',
              text: `${plainText(stands?.['uniqueid'] ?? null)}, 10\u00a0t`,
            },
          ],
        },
        { event_type: -1 },
      ],
    });
    expect((await historyOf(lot)).body).toMatchObject({
      chainHolds: true,
      entries: [
        {
          event_type: 108,
          details: [{ text: '10\u00a0t' }, { text: expect.stringMatching(/^M26-/) as unknown }],
        },
        { event_type: -1 },
      ],
    });
    const traced = async (pk: number, direction: 'down' | 'up') =>
      JSON.stringify(await open().call('recall.ofAsset', { params: { pk }, query: { direction } }, owner));
    expect(await traced(lot, 'down')).toContain(`"id":${String(batch)},`);
    expect(await traced(batch, 'up')).toContain(`"id":${String(lot)},`);
  });

  it('is one transformation of EPCIS with both sides, shown once', async () => {
    const [lot = 0] = await lots(30);
    const batch = await batchOf(8000);
    expect((await steepOf(batch, [lot, 10])).status).toBe(200);
    const events = await epcisOf((await lastEventOf(batch)).id);
    expect(events).toMatchObject([
      {
        type: 'TransformationEvent',
        inputQuantityList: [{ epcClass: await uriOf(lot), quantity: 10, uom: 'TNE' }],
        outputQuantityList: [{ epcClass: await uriOf(batch), quantity: 8000, uom: 'KGM' }],
        transformationID: expect.any(String) as unknown,
      },
    ]);
    expect(JSON.stringify(events)).not.toContain(`"${String(lot)}"`);
    const along = await lastEventOf(lot);
    expect(along.eventType).toBe(108);
    expect(await epcisOf(along.id)).toMatchObject([
      {
        type: 'ObjectEvent',
        action: 'OBSERVE',
        epcList: [await uriOf(lot)],
        'huella-event:malt': [await uriOf(batch)],
      },
    ]);
  });

  it('may come from elsewhere alone, as text; something has to', async () => {
    const batch = await batchOf(300);
    expect(await steep(batch, null)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'grain_inputs', code: 'mandatory' }] },
    });
    expect((await steep(batch, null, {}, { grain_inputs: bought })).status).toBe(200);
    expect(await listOrigins(open().db, [batch])).toEqual([]);
    const { id } = await lastEventOf(batch);
    expect(await epcisOf(id)).toMatchObject([
      { type: 'TransformationEvent', outputEPCList: [await uriOf(batch)] },
    ]);
    await open().call('events.undo', { params: { eventId: id }, body: { reason: 'Otra tina' } }, owner);
    expect((await stored([batch]))[0]?.['grain_steeped'] ?? null).toBeNull();
  });

  it('flags more malt from the kiln than was steeped, until it is confirmed', async () => {
    const [lot = 0] = await lots(30);
    const batch = await batchOf(8000);
    expect((await steep(batch, [rowOf([lot, 10], 0)], {}, { grain_inputs: bought })).status).toBe(200);
    expect((await germinate(batch)).status).toBe(200);
    expect(await stored([batch])).toMatchObject([{ grain_steeped: 10_400 }]);
    const before = await written();
    const expectedIssues = [
      { field: 'quantity', code: 'yieldToConfirm', slots: { inputs: 10_400, outputs: 10_401, unit: 'kg' } },
    ];
    expect(await kiln(batch, 10_401)).toMatchObject({ status: 400, body: { issues: expectedIssues } });
    expect(await written()).toEqual(before);
    expect((await kiln(batch, 10_401, { confirmed: true })).status).toBe(200);
    expect((await kiln(batch, 8300)).status).toBe(200);
    expect(await stored([batch])).toMatchObject([{ quantity: 8300, grain_steeped: 10_400 }]);
    // Of a batch whose steeping nobody recorded nothing is known to weigh.
    expect((await kiln(await batchOf(500), 400_000)).status).toBe(200);
  });

  it('flags more malt than grain, until it is confirmed; what was bought counts', async () => {
    const [lot = 0] = await lots(30);
    const batch = await batchOf(10_300);
    const before = await written();
    const expectedIssues = [{ code: 'yieldToConfirm', slots: { inputs: 10, outputs: 10.3, unit: 't' } }];
    expect(await steepOf(batch, [lot, 10])).toMatchObject({ status: 400, body: { issues: expectedIssues } });
    expect(await written()).toEqual(before);
    const grains = [rowOf([lot, 10], 0)];
    expect((await steep(batch, grains, {}, { grain_inputs: bought })).status).toBe(200);
    const other = await batchOf(10_300);
    expect((await steep(other, grains, { confirmed: true })).status).toBe(200);
  });

  it('refuses what cannot go in, at its row, and writes nothing', async () => {
    const [lot = 0, empty = 0, paused = 0] = await lots(20, 0, 20);
    const batch = await batchOf(5000);
    const other = await buildMember(open(), 'owner', 36);
    const [foreign = 0] = await buildAssets(open(), other, [{ uniqueid: 'CE-F' }], grain);
    const stranger = await batchOf(500);
    await open().pool.query("update asset set paused_message = 'x' where id = $1", [paused]);
    const before = await written();
    const cases: readonly (readonly [readonly object[], string, string])[] = [
      [[rowOf([lot, 20.01], 0)], 'grains.1.tonnes', 'moreThanLeft'],
      [[rowOf([lot, 0], 0)], 'grains.1.tonnes', 'belowMin'],
      [[rowOf([lot, 1], 0), rowOf([empty, 1], 1)], 'grains.2.grain', 'eventBarred'],
      [[rowOf([paused, 1], 0)], 'grains.1.grain', 'chosenPaused'],
      [[rowOf([foreign, 1], 0)], 'grains.1.grain', 'assetGone'],
      [[rowOf([stranger, 1], 0)], 'grains.1.grain', 'assetGone'],
      [[rowOf([999_999, 1], 0)], 'grains.1.grain', 'assetGone'],
      [[rowOf([lot, 1], 0), rowOf([lot, 1], 1)], 'grains.2.grain', 'assetTwice'],
      [[{ key: 1, grain: [String(lot), String(paused)], tonnes: 1 }], 'grains.1.grain', 'wrongType'],
      [[{ key: 1, tonnes: 1 }], 'grains.1.grain', 'mandatory'],
      [[{ key: 1, grain: [String(lot)] }], 'grains.1.tonnes', 'mandatory'],
    ];
    for (const [grains, field, code] of cases) {
      const answer = await steep(batch, grains, { confirmed: true, withoutErrors: true });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining(JSON.stringify(field)),
      ]);
      expect(answer.body).toMatchObject({
        issues: expect.arrayContaining([expect.objectContaining({ field, code })]) as unknown,
      });
    }
    const both = [batch, stranger].map((_pk_) => ({ _pk_, grains: [rowOf([lot, 1], 0)] }));
    expect(await steep(batch, null, { values: both })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'grains', code: 'intakeOfMany' }] },
    });
    expect(await written()).toEqual(before);
  });

  it('is never recorded by itself, and takes the right to record events', async () => {
    const [lot = 0] = await lots(20);
    const batch = await batchOf(500);
    const before = await written();
    const alone = await open().attempt(
      'objects.addMassive',
      buildEvent(owner, 108, { assetType: 36, values: [{ _pk_: lot, tonnes: 1, malt: [String(batch)] }] }),
      owner,
    );
    expect(alone).toMatchObject({ status: 400, body: { issues: [{ code: 'eventNotOffered' }] } });
    const { token } = await buildColleague(open(), owner, 'viewer');
    const foreign = await buildMember(open(), 'owner', 36);
    const as = async (who: string) => {
      const kept = owner;
      owner = { ...owner, token: who };
      const { status } = await steepOf(batch, [lot, 1]);
      owner = kept;
      return status;
    };
    expect([await as(token), await as(foreign.token)]).toEqual([403, 404]);
    expect(await written()).toEqual(before);
  });

  it('is not undone by itself, on either side', async () => {
    const [lot = 0] = await lots(20);
    const batch = await batchOf(500);
    expect((await steepOf(batch, [lot, 1])).status).toBe(200);
    const before = await written();
    for (const pk of [batch, lot]) {
      const { id } = await lastEventOf(pk);
      const answer = await open().refusal(
        'events.undo',
        { params: { eventId: id }, body: { reason: 'Otro lote' } },
        owner,
      );
      expect(answer).toMatchObject({ error: 'undoRefused', issues: [{ code: 'undoTransformation' }] });
    }
    expect(await written()).toEqual(before);
  });

  it('goes down also when it is recorded after later ones', async () => {
    const [lot = 0] = await lots(30);
    expect((await steepOf(await batchOf(500), [lot, 10])).status).toBe(200);
    const earlier = {
      headerValues: { date: '2026-01-10' },
      common: { steep_start: '2026-01-09T06:00:00Z', steep_moisture: 44 },
    };
    expect((await steep(await batchOf(500), [rowOf([lot, 5], 0)], earlier)).status).toBe(200);
    expect(await stored([lot])).toMatchObject([{ quantity_used: 15, quantity_available: 15 }]);
  });

  it('is never more than there is, however many steep at once', async () => {
    const [lot = 0, other = 0] = await lots(10, 10);
    const batches = await Promise.all(Array.from({ length: 20 }, () => batchOf(500)));
    const answers = await Promise.all(
      batches.map((batch, at) =>
        at % 2 === 0 ? steepOf(batch, [lot, 1.5], [other, 1.5]) : steepOf(batch, [other, 1.5], [lot, 1.5]),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await stored([lot, other])).toMatchObject([{ quantity_available: 1 }, { quantity_available: 1 }]);
    const taken = await open().pool.query<{ sum: string }>(
      'select sum(quantity) from lineage_input where asset_id = $1',
      [lot],
    );
    expect(Number(taken.rows[0]?.sum)).toBe(9);
  });

  it('is never more than there is, also where the lot is malted at the same moment', async () => {
    const [lot = 0] = await lots(10);
    const batches = await Promise.all(Array.from({ length: 5 }, () => batchOf(500)));
    const maltOf = () => {
      number += 1;
      const made = { moisture: 4.2, extract_fine: 81.4, wort_colour: 3.1, protein: 10.4 };
      const malts = [
        { key: -1, uniqueid: `M${String(260_000 + number)}`, malt_type: 'pilsen', quantity: 500, ...made },
      ];
      return open().attempt(
        'objects.addMassive',
        buildEvent(owner, 107, { assetType: 36, values: [{ _pk_: lot, tonnes: 3 }], common: { malts } }),
        owner,
      );
    };
    const answers = await Promise.all(batches.flatMap((batch) => [steepOf(batch, [lot, 3]), maltOf()]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await stored([lot])).toMatchObject([{ quantity_available: 1 }]);
  });

  it('leaves the books in order', async () => {
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

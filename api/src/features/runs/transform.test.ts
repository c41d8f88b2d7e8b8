import { beforeAll, describe, expect, it } from 'vitest';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { malt } from '@huella/domain/catalogue/assets/malt';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import {
  type Colleague,
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
import { issuesOf } from '../../../test/client';
import { readEpcis } from '../../../test/read-epcis';
import { findInvariantFaults } from '../../../test/invariants';
import { listOrigins, listOutcomes } from '../lineage/lineage.store';

const open = useTestApp();
interface Maltster {
  readonly userId: number;
  readonly companyId: number;
  readonly boxId: number;
  readonly token: string;
}
let owner: Maltster;
let number = 0;

async function buildMaltster(): Promise<Maltster> {
  const companyId = await buildCompany(open(), [], 13);
  const boxId = await buildBox(open(), companyId, 36);
  const userId = await buildUser(open());
  await buildRelation(open(), userId, { companyId }, 'owner');
  return { userId, companyId, boxId, token: await buildToken(open(), userId) };
}

/** Lots of grain of so many tonnes each. */
async function grains(...tonnes: readonly number[]): Promise<readonly number[]> {
  const rows = tonnes.map((quantity): Values => {
    number += 1;
    const uniqueid = `CE-${String(number)}`;
    return { uniqueid, specie: 'barley', quantity, quantity_used: 0, quantity_available: quantity };
  });
  return buildAssets(open(), owner, rows, grain);
}

const nextCode = () => {
  number += 1;
  return `M${String(260_000 + number)}`;
};
const batch = (quantity: number, more: object = {}) => ({
  ...{ key: -1, uniqueid: nextCode(), malt_type: 'pilsen', quantity },
  ...{ moisture: 4.2, extract_fine: 81.4, wort_colour: 3.1, protein: 10.4 },
  ...more,
});
const send = (body: BulkParts, by: Pick<Maltster, 'boxId' | 'token'> = owner) =>
  open().attempt('objects.addMassive', buildEvent(by, 107, { assetType: 36, ...body }), by);
/** Malts so many tonnes of each lot into batches of malt. */
const maltOf = (
  taken: readonly (readonly [id: number, tonnes?: number])[],
  malts: readonly object[],
  more = {},
) =>
  send({
    values: taken.map(([id, tonnes]) => ({ _pk_: id, ...(tonnes === undefined ? {} : { tonnes }) })),
    common: { malts },
    ...more,
  });

async function stored(ids: readonly number[]): Promise<readonly (Values & { deleted: boolean })[]> {
  const found = await open().pool.query<{ attributes: Values; deleted: boolean }>(
    'select attributes, deleted_at is not null as deleted from asset where id = any($1) order by id',
    [ids],
  );
  return found.rows.map(({ attributes, deleted }) => ({ ...attributes, deleted }));
}

/** Everything that a transformation could have written. */
async function written(): Promise<unknown> {
  const count = (table: string) => `(select count(*) from ${table}) as ${table}`;
  const tables = ['asset', 'event', 'event_asset', 'lineage_input', 'lineage_output', 'asset_key', 'run'];
  const found = await open().pool.query<object>(
    `select ${tables.map(count).join(', ')}, (select sum(used) from quota) as used`,
  );
  return found.rows[0];
}

describe('a transformation', () => {
  beforeAll(async () => {
    owner = await buildMaltster();
  });

  it('takes of several lots, brings about new assets, and keeps what came of what', async () => {
    const [first = 0, second = 0] = await grains(60, 40);
    const answer = await maltOf([[first, 25.5], [second]], [batch(30_000), batch(20_000)]);
    expect(answer).toMatchObject({ status: 200, body: { state: 'completed', total: 2 } });
    const { eventId } = answer.body as { eventId: number }; // as declared
    expect(await stored([first, second])).toMatchObject([
      { quantity_used: 25.5, quantity_available: 34.5, deleted: false },
      { quantity_used: 40, quantity_available: 0, disposal_type: 'used', deleted: true },
    ]);
    const outcomes = await listOutcomes(open().db, [first]);
    expect(outcomes).toMatchObject([
      { eventId, assetType: 37, quantity: 30_000, unit: 'kg', boxId: owner.boxId },
      { eventId, assetType: 37, quantity: 20_000, unit: 'kg' },
    ]);
    const [made = 0] = outcomes.map(({ assetId }) => assetId);
    expect(await listOrigins(open().db, [made])).toMatchObject([
      { assetId: first, quantity: 25.5, unit: 't' },
      { assetId: second, quantity: 40, unit: 't' },
    ]);
    expect(await stored([made])).toMatchObject([
      { malt_type: 'pilsen', quantity: 30_000, quantity_available: 30_000, specie: 'barley', deleted: false },
    ]);
    expect(await open().call('events.ofAsset', { params: { pk: made } }, owner)).toMatchObject({
      chainHolds: true,
      entries: [{ event_type: -1 }],
    });
  });

  it('makes of malts a blend that says what it is made of', async () => {
    const [lot = 0] = await grains(50);
    await maltOf([[lot, 50]], [batch(20_000), batch(20_000)]);
    const malts = (await listOutcomes(open().db, [lot])).map(({ assetId }) => assetId);
    const { key, ...blend } = batch(7000);
    const answer = await send({
      assetType: 37,
      values: malts.map((_pk_, at) => ({ _pk_, kilos: at === 0 ? 5000 : 2000 })),
      common: { blends: [{ key, ...blend }] },
    });
    expect(answer.status).toBe(200);
    const [made] = await listOutcomes(open().db, malts.slice(0, 1));
    expect(await stored([made?.assetId ?? 0])).toMatchObject([
      { blending_state: 'blended', brew_inputs: malts.map(String), quantity_available: 7000 },
    ]);
    expect(await stored(malts)).toMatchObject([
      { quantity_available: 15_000, blending_state: 'not_blended' },
      { quantity_available: 18_000 },
    ]);
  });

  it('flags more coming out than going in, until it is confirmed', async () => {
    const [lot = 0] = await grains(10);
    const before = await written();
    const malts = [batch(10_500)];
    const expectedIssues = [
      { field: 'malts', code: 'yieldToConfirm', slots: { inputs: 10, outputs: 10.5, unit: 't' } },
    ];
    expect(await maltOf([[lot]], malts)).toMatchObject({ status: 400, body: { issues: expectedIssues } });
    expect(await written()).toEqual(before);
    expect((await maltOf([[lot]], malts, { confirmed: true })).status).toBe(200);
  });

  it('refuses what is wrong with what comes out, at its place, and writes nothing', async () => {
    const [lot = 0, other = 0] = await grains(100, 100);
    const known = batch(5000);
    expect((await maltOf([[other, 10]], [known])).status).toBe(200);
    const before = await written();
    const cases: readonly (readonly [readonly object[], string | null, string])[] = [
      [[], 'malts', 'mandatory'],
      [[batch(5000), { ...batch(5000), uniqueid: known.uniqueid }], 'malts.2.uniqueid', 'notUnique'],
      [[known, known], 'malts.2.uniqueid', 'repeatedInList'],
      [[batch(5000, { malt_type: 'rauch' })], 'malts.1.malt_type', 'notAnOption'],
      [[batch(5000, { uniqueid: '' })], 'malts.1.uniqueid', 'mandatory'],
      [[batch(-1)], 'malts.1.quantity', 'belowMin'],
      [[batch(5000, { supplier_name: 'x' })], 'malts.1.supplier_name', 'unknownField'],
      [['nothing'] as unknown as readonly object[], 'malts', 'wrongType'],
    ];
    for (const [malts, field, code] of cases) {
      const answer = await maltOf([[lot, 20]], malts);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ field, code }] } });
    }
    expect(await written()).toEqual(before);
  });

  it('refuses what goes in and cannot: too much, nothing, strangers, twice, or entered by itself', async () => {
    const [lot = 0, empty = 0] = await grains(20, 0);
    const other = await buildMember(open(), 'owner', 36);
    const [foreign = 0] = await buildAssets(open(), other, [{ uniqueid: 'CE-F' }], grain);
    const before = await written();
    const cases: readonly (readonly [readonly Sent[], string])[] = [
      [[{ _pk_: lot, tonnes: 20.01 }], 'moreThanLeft'],
      [[{ _pk_: lot, tonnes: 0 }], 'belowMin'],
      [[{ _pk_: lot, tonnes: 'mucho' }], 'notANumber'],
      [
        [
          { _pk_: lot, tonnes: 1 },
          { _pk_: empty, tonnes: 1 },
        ],
        'eventBarred',
      ],
      [
        [
          { _pk_: lot, tonnes: 1 },
          { _pk_: foreign, tonnes: 1 },
        ],
        'assetGone',
      ],
      [
        [
          { _pk_: lot, tonnes: 1 },
          { _pk_: 999_999, tonnes: 1 },
        ],
        'assetGone',
      ],
      [
        [
          { _pk_: lot, tonnes: 1 },
          { _pk_: lot, tonnes: 1 },
        ],
        'assetTwice',
      ],
      [[{ _pk_: lot, tonnes: 1, malts: [batch(9)] }], 'fieldNotAllowed'],
    ];
    for (const [values, code] of cases) {
      const answer = await send({ values, common: { malts: [batch(500)] }, withoutErrors: true });
      expect([answer.status, issuesOf(answer).map((found) => found.code)]).toEqual([
        400,
        expect.arrayContaining([code]),
      ]);
    }
    const many = Array.from({ length: 501 }, (_, at) => ({ _pk_: at + 1_000_000 }));
    expect(await send({ values: many, common: { malts: [batch(500)] } })).toMatchObject({
      body: { issues: [{ code: 'tooManyInputs', slots: { max: 500 } }] },
    });
    expect(await written()).toEqual(before);
  });

  it('is made only by who may register what comes out, where it is registered', async () => {
    const [lot = 0] = await grains(20);
    const before = await written();
    const body = { pks: [lot], common: { malts: [batch(500)] } };
    const as = ({ token }: Colleague) => send(body, { boxId: owner.boxId, token });
    const refusal = await as(await buildColleague(open(), owner, 'expertValidator'));
    const watching = await as(await buildColleague(open(), owner, 'viewer'));
    const foreign = await as(await buildMember(open(), 'owner', 36));
    expect(refusal).toMatchObject({ status: 403, body: { error: 'notAllowed' } });
    expect([watching.status, foreign.status]).toEqual([403, 404]);
    expect(
      await open().statusOf('objects.addMassive', buildEvent(owner, 107, { assetType: 36, ...body })),
    ).toBe(401);
    expect(await written()).toEqual(before);
  });

  it('stays within the quota, or writes nothing', async () => {
    const [lot = 0] = await grains(60);
    const quota = [owner.companyId, 'asset:37'];
    const full = await open().pool.query<{ max: number }>(
      'update quota q set max = q.used + 1 from quota o where o.company_id = q.company_id and o.kind = q.kind and q.company_id = $1 and q.kind = $2 returning o.max',
      quota,
    );
    const before = await written();
    const answer = await maltOf([[lot, 20]], [batch(5000), batch(5000)]);
    expect(answer).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'malts', code: 'quotaReached' }] },
    });
    expect(await written()).toEqual(before);
    expect((await maltOf([[lot, 20]], [batch(5000)])).status).toBe(200);
    await open().pool.query('update quota set max = $3 where company_id = $1 and kind = $2', [
      ...quota,
      full.rows[0]?.max,
    ]);
  });

  it('of many lots is one, at once', async () => {
    const lots = await grains(...Array.from({ length: 40 }, () => 1));
    const answer = await send({ pks: lots, common: { malts: [batch(32_000)] } });
    expect(answer).toMatchObject({ status: 200, body: { state: 'completed', total: 40, done: 40 } });
    const [made] = await listOutcomes(open().db, lots.slice(0, 1));
    expect(await listOrigins(open().db, [made?.assetId ?? 0])).toHaveLength(40);
  });

  it('is the same when it is sent twice', async () => {
    const [lot = 0] = await grains(30);
    const malts = [batch(4000)];
    const submitKey = `twice-${String(lot)}`;
    const answers = await Promise.all([1, 2].map(() => maltOf([[lot, 5]], malts, { submitKey })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored([lot])).toMatchObject([{ quantity_available: 25 }]);
  });

  it('goes down also when it is recorded after later ones', async () => {
    const [lot = 0] = await grains(30);
    expect((await maltOf([[lot, 10]], [batch(4000)])).status).toBe(200);
    const earlier = { headerValues: { date: '2026-01-10' } };
    expect((await maltOf([[lot, 5]], [batch(3000)], earlier)).status).toBe(200);
    expect(await stored([lot])).toMatchObject([{ quantity_used: 15, quantity_available: 15 }]);
  });

  it('never takes more than there is, however many ask at once', async () => {
    const [lot = 0, other = 0] = await grains(10, 10);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        maltOf(
          at % 2 === 0
            ? [
                [lot, 1.5],
                [other, 1.5],
              ]
            : [
                [other, 1.5],
                [lot, 1.5],
              ],
          [batch(1000)],
        ),
      ),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBe(6);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await stored([lot, other])).toMatchObject([{ quantity_available: 1 }, { quantity_available: 1 }]);
    const taken = await open().pool.query<{ sum: string }>(
      'select sum(quantity) from lineage_input where asset_id = $1',
      [lot],
    );
    expect(Number(taken.rows[0]?.sum)).toBe(9);
    const all = await Promise.all(Array.from({ length: 5 }, () => maltOf([[lot]], [batch(500)])));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('parts a lot: each part is of its field and harvest, and never more than was taken', async () => {
    const cooperative = { ...owner, boxId: await buildBox(open(), owner.companyId, 34) };
    number += 1;
    const harvest = {
      ...{ variety: 'rgt_planet', specie: 'barley', sowing_type: 'spring', harvest_year: 2026 },
      ...{ harvest_date: '2026-08-02', moisture: 12.8, protein: 10.6, quality_class: 'malting' },
      ...{ field_ref: 'B-7', don_level: 240, supplier_name: 'Ferme du Moulin' },
    };
    const [lot = 0] = await buildAssets(
      open(),
      cooperative,
      [
        {
          uniqueid: `CE-${String(number)}`,
          quantity: 60,
          quantity_used: 0,
          quantity_available: 60,
          ...harvest,
        },
      ],
      grain,
    );
    const part = (quantity: number) => {
      number += 1;
      return { key: -number, uniqueid: `CE-${String(number)}`, quantity };
    };
    const splitOf = (tonnes: number | null, parts: readonly object[]) =>
      send(
        {
          actionContext: { context: 'manual_form', eventType: 106 },
          values: [{ _pk_: lot, ...(tonnes !== null && { tonnes }) }],
          common: { parts },
          confirmed: true,
        },
        cooperative,
      );
    const before = await written();
    const over = { issues: [{ field: 'parts', code: 'yieldOver', slots: { inputs: 20, outputs: 20.5 } }] };
    expect(await splitOf(20, [part(12), part(8.5)])).toMatchObject({ status: 400, body: over });
    expect(await written()).toEqual(before);
    const answer = await splitOf(20, [part(12), part(8)]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { eventId } = answer.body as { eventId: number }; // as declared
    const made = await listOutcomes(open().db, [lot]);
    expect(made).toMatchObject([
      { eventId, assetType: 36, quantity: 12, unit: 't' },
      { eventId, assetType: 36, quantity: 8, unit: 't' },
    ]);
    expect(await stored([made[0]?.assetId ?? 0])).toMatchObject([
      { ...harvest, quantity: 12, quantity_available: 12, quantity_used: 0 },
    ]);
    expect(await stored([lot])).toMatchObject([{ quantity_available: 40, deleted: false }]);
    expect((await splitOf(null, [part(40)])).status).toBe(200);
    expect(await stored([lot])).toMatchObject([
      { quantity_available: 0, disposal_type: 'used', deleted: true },
    ]);
  });

  it('brews with malts together: what goes in is kept, and taken back when it was not brewed', async () => {
    const brewery = { ...owner, boxId: await buildBox(open(), owner.companyId, 37) };
    const rows = [900, 400].map((quantity) => ({
      ...{ uniqueid: nextCode(), malt_type: 'pilsen', specie: 'barley', blending_state: 'not_blended' },
      ...{ quantity, quantity_used: 0, quantity_available: quantity },
    }));
    const malts = await buildAssets(open(), brewery, rows, malt);
    const expert = await buildUser(open());
    await buildRelation(open(), expert, { boxId: brewery.boxId }, 'expertValidator');
    // Nothing is registered by it: who may record events may brew.
    const by = { boxId: brewery.boxId, token: await buildToken(open(), expert) };
    const brew = (kilos: readonly (number | null)[]) =>
      send(
        {
          assetType: 37,
          actionContext: { context: 'manual_form', eventType: 109 },
          values: malts.map((_pk_, at) => ({ _pk_, kilos: kilos[at] ?? '' })),
          common: { brewed_at: '2026-11-18T06:00:00Z', volume_hl: 50, beer_style: 'tripel' },
        },
        by,
      );
    const before = await written();
    expect(await brew([901, 1])).toMatchObject({
      status: 400,
      body: { issues: [{ record: String(malts[0]), field: 'kilos', code: 'moreThanLeft' }] },
    });
    expect(await written()).toEqual(before);
    const answer = await brew([500, null]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { eventId } = answer.body as { eventId: number }; // as declared
    expect(await stored(malts)).toMatchObject([
      { quantity_available: 400, blending_state: 'blended', beer_style: 'tripel', deleted: false },
      { quantity_available: 0, deleted: false },
    ]);
    const epcis = await open().call('events.epcis', { params: { eventId } }, owner);
    const [event, ...others] = readEpcis(epcis);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      inputQuantityList: [
        { quantity: 500, uom: 'KGM' },
        { quantity: 400, uom: 'KGM' },
      ],
      outputQuantityList: [
        { epcClass: expect.stringContaining('/product/Me/beer'), quantity: 50, uom: 'HLT' },
      ],
    });
    await open().call('events.undo', { params: { eventId }, body: { reason: 'No se coció' } }, by);
    expect(await stored(malts)).toMatchObject([{ quantity_available: 900 }, { quantity_available: 400 }]);
  });

  it('leaves the books in order', async () => {
    expect(malt.id).toBe(37);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

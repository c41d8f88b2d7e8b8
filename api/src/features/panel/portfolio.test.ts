import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Portfolio } from '@huella/domain/calls/report-board';
import type { CountedIn, ReportPie } from '@huella/domain/calls/reports';
import { shiftDay } from '@huella/domain/engine/fields/days';
import { partLines } from '@huella/domain/engine/reports/part-lines';
import { useTestApp } from '../../../test/app';
import { buildColleague, buildRelation, type Member } from '../../../test/build';
import { buildBags, buildKeeper } from '../../../test/build-oracle';
import { aliasOf, buildPledge } from '../../../test/build-pledge';
import { pdfAreas, pdfText } from '../../../test/pdf-text';

const open = useTestApp();
let keeper: Member;
let other: Member;
let bank: Member;
let pledged: readonly number[] = [];

const today = () => open().time.now.toISOString().slice(0, 10);
type Values = Readonly<Record<string, string | number | readonly string[]>>;
const asked = (reportId: number, values: Values) => ({
  body: {
    ...{ reportId, assetType: 35 },
    fieldsInputs: Object.entries(values).map(([name, value]) => ({
      name,
      value: typeof value === 'object' ? [...value] : value,
    })),
  },
});
const board = async (reportId: number, values: Values, as = keeper) => {
  const reply = await open().call('reports.board', asked(reportId, values), as);
  if (reply.portfolio === null) throw new Error('It is of a portfolio');
  return { pies: reply.pies, portfolio: reply.portfolio };
};
const byBox = () => ({
  ...{ date_at: today(), group_by_entities: 'box' },
  entities_selected: [keeper, other].map(({ boxId }) => String(boxId)),
});
const byDepositor = () => ({
  ...{ date_at: today(), group_by_entities: 'depositor' },
  entities_selected: ['el ombú srl', 'molinos ruiz'].map((name) =>
    name.normalize('NFD').replace(/\p{M}/gu, ''),
  ),
});
const ofBank = () => ({ group_by_entities: 'box', entities_selected: [String(bank.boxId)] });

/** How many the list of a figure has. */
async function rowsOf({ boxId, filters, pledges, count }: CountedIn, as: Member) {
  if (pledges !== undefined) {
    const query = {
      ...(pledges.keeper !== undefined && { keeper: String(pledges.keeper) }),
      ...(pledges.part !== undefined && { part: pledges.part }),
    };
    const params = { assetId: '35', boxId: String(boxId) };
    const answer = await open().attempt('pledges.list', { params, query }, as);
    return [Number(answer.headers['x-total-count']), count];
  }
  const params = { assetId: 35, boxId };
  const found = await open().call('objects.count', { params, body: { filters } }, as);
  return [found.count, count];
}

/** Every list of a portfolio has as many rows as it says. */
async function expectSameNumbers(
  { total, worth, secured, unconfirmed, expiring, rows }: Portfolio,
  as: Member,
  pies: readonly ReportPie[] = [],
) {
  const parts = [total, secured, unconfirmed, expiring, worth?.unpriced, ...(worth?.values ?? [])];
  const all = [...parts, ...rows.flatMap((row) => [row, row.pledged, ...row.values])];
  let looked = 0;
  for (const part of all) {
    if (part === null || part === undefined || part.lists.length === 0) continue;
    let counted = 0;
    for (const list of part.lists) {
      const [found = -1, said = 0] = await rowsOf(list, as);
      expect(found).toBe(said);
      counted += said;
      looked += 1;
    }
    expect(counted).toBe(part.count);
  }
  for (const list of pies.flatMap((pie) => pie.values.flatMap((value) => value.lists))) {
    const [found = -1, said = 0] = await rowsOf(list, as);
    expect(found).toBe(said);
    looked += 1;
  }
  return looked;
}

const bag = { asset_status_change: 'validated', guarantee_state: 'free', grade: 'g1' };
const exists = { stock_provider_existence: 'exists' };
const missing = { stock_provider_existence: 'missing' };

beforeAll(async () => {
  keeper = await buildKeeper(open());
  other = await buildKeeper(open());
  bank = await buildKeeper(open(), 29);
  await buildRelation(open(), keeper.userId, { companyId: other.companyId }, 'owner');
  const soon = { date_expired: shiftDay(today(), { days: 20 }) };
  const late = { date_expired: shiftDay(today(), { days: -3 }) };
  const [elOmbu, molinos] = [{ depositor_name: 'El Ombú SRL' }, { depositor_name: 'Molinos Ruiz' }];
  const first = await buildBags(open(), keeper, [
    { ...bag, ...elOmbu, ...exists, ...soon, last_inspection_date: '2026-02-01' },
    {
      ...bag,
      ...elOmbu,
      ...exists,
      tonnage_withdrawn: 50,
      tonnage_left: 150,
      last_inspection_date: '2026-03-01',
    },
    { ...bag, ...molinos, ...exists, specie: 'maiz' },
    { ...bag, ...molinos, ...late },
  ]);
  await buildBags(open(), other, [
    { ...bag, ...elOmbu, ...missing, specie: 'maiz', tonnage: 100, tonnage_left: 100 },
  ]);
  pledged = first.slice(0, 2);
  const alias = await aliasOf(open(), bank.boxId);
  const [one = 0, two = 0] = pledged;
  await open().call('objects.addMassive', buildPledge(keeper, one, alias, { loan: 20_000 }), keeper);
  await open().call('objects.addMassive', buildPledge(keeper, two, alias, { loan: 30_000 }), keeper);
  for (const member of [keeper, other, bank]) {
    const params = { companyId: String(member.companyId), assetId: '35' };
    const price = { currency: 'usd' as const, day: '2026-01-01', source: 'Pizarra Rosario' };
    await open().call('prices.add', { params, body: { ...price, kind: 'soja', amount: 300 } }, member);
  }
  const params = { companyId: String(keeper.companyId), assetId: '35' };
  const body = { qualities: [{ key: 'g1', percent: 10 }], keepers: [], day: '2026-01-01' };
  await open().call('haircuts.save', { params, body }, keeper);
});

describe('the board of a portfolio', () => {
  it('tells what it comes to, what is confirmed and has a price apart from the rest', async () => {
    const { pies, portfolio } = await board(6, byBox());
    expect(portfolio).toMatchObject({
      ...{ entity: 'Establecimiento', unit: 't', places: 2 },
      total: { count: 5, amount: 850, filled: 5 },
      worth: {
        // 350 t of soybeans at 300, less 10 %.
        values: [{ currency: 'USD', value: 94_500, count: 2 }],
        priced: { from: '2026-01-01', to: '2026-01-01' },
        haircut: { from: 10, to: 10 },
        prices: [{ name: 'Soja', amount: 300, source: 'Pizarra Rosario' }],
        unpriced: { count: 1, amount: 200 },
      },
      secured: { count: 2, loan: 50_000, loans: 2, currency: 'USD', cover: 189, confirmedCover: 189 },
      unconfirmed: { count: 2, amount: 300, values: [{ currency: 'USD', value: 54_000 }] },
      expiring: { count: 1, amount: 200, days: 30 },
    });
    expect(pies.find(({ name }) => name === 'worth')?.total).toBe(94_500);
    expect(pies.find(({ name }) => name === 'left')?.total).toBe(850);
    const worth = pies.filter(({ name }) => name.startsWith('worth')).flatMap(({ values }) => values);
    expect(worth.map(({ lists }) => lists.map(({ count }) => count))).toEqual([[2], [2], [2]]);
    expect(await expectSameNumbers(portfolio, keeper, pies)).toBeGreaterThan(12);
  });

  it('by its entities, whose rows add up to it', async () => {
    for (const [values, rows] of [
      [byBox(), 2],
      [byDepositor(), 2],
    ] as const) {
      const { portfolio, pies } = await board(6, values);
      expect(portfolio.rows).toHaveLength(rows);
      const sum = (of: (row: Portfolio['rows'][number]) => number) =>
        portfolio.rows.reduce((whole, row) => whole + of(row), 0);
      expect([sum(({ count }) => count), sum(({ amount }) => amount)]).toEqual([5, 850]);
      expect(sum(({ pledged: part }) => part?.count ?? 0)).toBe(portfolio.secured?.count);
      expect(sum((row) => row.values[0]?.value ?? 0)).toBe(portfolio.worth?.values[0]?.value);
      expect(await expectSameNumbers(portfolio, keeper, pies)).toBeGreaterThan(12);
    }
    const { portfolio } = await board(6, byDepositor());
    expect(
      portfolio.rows.map(({ label, places, count, amount, checked, standing }) => [
        ...[label, places, count, amount, checked, standing],
      ]),
    ).toEqual([
      ['El Ombú SRL', 2, 3, 450, '2026-03-01', 'stopped'],
      ['Molinos Ruiz', 1, 2, 400, null, 'unconfirmed'],
    ]);
    expect(portfolio.expiring?.whose).toEqual(['El Ombú SRL']);
  });

  it('on paper with a donut for each indicator, and a row for each entity', async () => {
    const { pies, portfolio } = await board(6, byDepositor());
    const body = { ...asked(6, byDepositor()).body, format: 'pdf' as const };
    const { bytes } = await open().call('reports.file', { body }, keeper);
    const text = pdfText(bytes);
    const figure = new Intl.NumberFormat('es-AR').format(portfolio.worth?.values[0]?.value ?? 0);
    for (const told of ['Cartera', 'Por depositante', 'El Ombú SRL', 'Molinos Ruiz', 'Total', figure])
      expect(text).toContain(told);
    const filled = pies.filter(({ values }) => values.length > 0);
    for (const { title } of filled) expect(text).toContain(title);
    // Each slice is named beside a mark of its colour.
    const marks = pdfAreas(bytes).filter(([, , width, height]) => width === 8 && height === 8);
    const slices = filled.flatMap(({ values }) =>
      partLines(values, '').filter(({ slice }) => slice !== null),
    );
    expect(marks).toHaveLength(slices.length);
  });

  it('follows its filters and its day', async () => {
    const ofMaize = await board(1, { ...byBox(), species: ['maiz'] });
    expect(ofMaize.portfolio).toMatchObject({
      total: { count: 2, amount: 300 },
      worth: { values: [{ value: 0, count: 0 }], unpriced: { count: 1 } },
      secured: { count: 0, cover: null },
    });
    await expectSameNumbers(ofMaize.portfolio, keeper);
    const before = await board(1, { ...byBox(), date_at: '2020-01-01' });
    expect(before.portfolio).toMatchObject({ total: { count: 0, amount: 0, lists: [] }, rows: [] });
  });

  it('of what is pledged to a holder is told by who keeps it, with the lists of that', async () => {
    const { portfolio, pies } = await board(7, ofBank(), bank);
    expect(portfolio).toMatchObject({
      entity: 'Depositario',
      total: { count: 2, amount: 350 },
      worth: { values: [{ value: 105_000, count: 2 }], haircut: null },
      secured: { loan: 50_000, cover: 210 },
      unconfirmed: { count: 0, lists: [] },
      expiring: { count: 1, amount: 200 },
      rows: [{ places: 1, count: 2, checked: '2026-03-01', standing: 'expiring' }],
    });
    const kept = pies.filter(({ name }) => name === 'worth' || name === 'secured');
    expect(kept.map(({ values }) => values.flatMap(({ lists }) => lists.map(({ count }) => count)))).toEqual([
      ...[[2], [2]],
    ]);
    expect(await expectSameNumbers(portfolio, bank, pies)).toBeGreaterThan(7);
    const params = { assetId: '35', boxId: String(bank.boxId) };
    const nobody = await open().call('pledges.list', { params, query: { keeper: String(bank.boxId) } }, bank);
    expect(nobody).toEqual([]);
    const wrong = { params, query: { part: 'all' } } as never;
    expect(await open().statusOf('pledges.list', wrong, bank)).toBe(400);
  });

  it('is told to nobody of what they may not see', async () => {
    const ask = (as: Member | null) => open().statusOf('reports.board', asked(6, byBox()), as);
    expect(await ask(null)).toBe(401);
    expect(await ask(bank)).toBe(400);
    const viewer = await buildColleague(open(), { boxId: keeper.boxId }, 'viewer');
    const own = { ...byBox(), entities_selected: [String(keeper.boxId)] };
    const reply = await open().call('reports.board', asked(6, own), viewer);
    expect(reply.portfolio?.total.count).toBe(4);
    expect(await open().statusOf('reports.board', asked(9, byBox()), keeper)).toBe(404);
  });
});

describe('what is taken off for quality', () => {
  it.each([
    [[], 180_000, null],
    [[{ key: 'g1', percent: 10 }], 174_000, { from: 0, to: 10 }],
    [
      [
        { key: 'g1', percent: 10 },
        { key: 'g2', percent: 10 },
      ],
      168_000,
      { from: 0, to: 10 },
    ],
    // What has no grade is told apart from what has one that nothing is taken off for.
    [[{ key: '', percent: 50 }], 150_000, { from: 0, to: 50 }],
  ] as const)('by %j', async (qualities, value, haircut) => {
    const member = await buildKeeper(open());
    await buildBags(
      open(),
      member,
      [{ grade: 'g1' }, { grade: 'g2' }, {}].map((each) => ({ ...each, ...exists })),
    );
    const params = { companyId: String(member.companyId), assetId: '35' };
    const price = {
      kind: 'soja',
      amount: 300,
      currency: 'usd' as const,
      day: '2026-01-01',
      source: 'Pizarra',
    };
    await open().call('prices.add', { params, body: price }, member);
    const body = { qualities: [...qualities], keepers: [], day: '2026-01-01' };
    await open().call('haircuts.save', { params, body }, member);
    const { portfolio } = await board(1, { ...byBox(), entities_selected: [String(member.boxId)] }, member);
    expect(portfolio.worth).toMatchObject({ values: [{ value, count: 3 }], haircut });
  });
});

describe('an entity whose oracle', () => {
  let member: Member;
  const standing = async () => {
    const values = { ...byBox(), entities_selected: [String(member.boxId)] };
    return (await board(1, values, member)).portfolio.rows[0]?.standing;
  };
  beforeEach(async () => {
    member = await buildKeeper(open());
  });

  it.each([
    ['matches', 'confirmed'],
    ['differs', 'differs'],
    ['silent', 'stopped'],
  ] as const)('%s stands as %s', async (verdict, stands) => {
    const [pk = 0] = await buildBags(open(), member, [{ ...bag, ...exists }]);
    const now = open().time.now;
    await open()
      .db.insertInto('oracle')
      .values({ key: `o-${verdict}`, asset_type: 35, label: 'O', provider: 'file', created_at: now })
      .execute();
    await open()
      .db.insertInto('oracle_link')
      .values({
        ...{ asset_id: pk, oracle_key: `o-${verdict}`, code: 'X', verdict, verdict_at: now, linked_at: now },
      })
      .execute();
    expect(await standing()).toBe(stands);
  });
});

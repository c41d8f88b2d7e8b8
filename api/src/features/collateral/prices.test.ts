import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operate, urlOfDatabase, useFolders } from '../../../test/admin';
import { aliasOf, buildPledge } from '../../../test/build-pledge';
import { useTestApp } from '../../../test/app';
import { buildColleague, buildToken, type Member } from '../../../test/build';
import { buildBags, buildKeeper } from '../../../test/build-oracle';
import { issuesOf } from '../../../test/client';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const makeFolder = useFolders();
let keeper: Member;
let bank: Member;

const ofType = (member: Member) => ({ companyId: String(member.companyId), assetId: '35' });
const price = (change = {}) => ({
  ...{ kind: 'soja', amount: 300, currency: 'usd' as const, day: '2026-03-01', source: 'Pizarra Rosario' },
  ...change,
});
const add = (change = {}, member = keeper) =>
  open().attempt('prices.add', { params: ofType(member), body: price(change) }, member);
const list = (member = keeper, as: { readonly token: string } = member) =>
  open().call('prices.list', { params: { assetId: '35', boxId: String(member.boxId) } }, as);
const worth = (pk: number, asOf?: string) =>
  open().call(
    'worth.ofAsset',
    { params: { pk: String(pk) }, query: asOf === undefined ? {} : { asOf } },
    keeper,
  );
const panel = async (asOf?: string) => {
  const params = { assetId: '35', boxId: String(keeper.boxId) };
  const query = asOf === undefined ? {} : { asOf };
  const { resumes, charts } = await open().call('panel.data', { params, query, body: {} }, keeper);
  return {
    cards: resumes.filter(({ name }) => name.startsWith('worth')),
    charts: charts.filter(({ name }) => name.startsWith('worth')),
  };
};

async function operator(...rows: readonly string[]) {
  const { rows: found } = await open().pool.query<{ name: string }>('select current_database() as name');
  const env = { DATABASE_URL: urlOfDatabase(found[0]?.name ?? ''), DATA_DIR: makeFolder() };
  const place = path.join(makeFolder(), 'precios.csv');
  writeFileSync(place, ['Especie;Precio;Moneda;Fecha', ...rows].join('\n'));
  return operate(env, 'prices', 'load', place, '--source', 'Bolsa de Rosario');
}

const bag = {
  ...{ asset_status_change: 'validated', guarantee_state: 'free', grade: 'g1' },
  stock_provider_existence: 'exists',
};

beforeAll(async () => {
  bank = await buildKeeper(open(), 29);
});

beforeEach(async () => {
  await open().db.deleteFrom('price').execute();
  keeper = await buildKeeper(open());
});

describe('prices of a company', () => {
  it('are added, corrected and taken away, one a day', async () => {
    expect((await add()).status).toBe(200);
    expect(issuesOf(await add({ amount: 310 }))).toMatchObject([{ field: 'day', code: 'priceTwice' }]);
    await add({ day: '2026-03-02', amount: 305 });
    const { prices, canEdit } = await list();
    expect(canEdit).toBe(true);
    expect(prices.map(({ label, amount, own, counts }) => [label, amount, own, counts])).toEqual([
      ['Soja', 305, true, true],
      ['Soja', 300, true, false],
    ]);
    const [first, second] = prices.map(({ id }) => ({ ...ofType(keeper), priceId: String(id) }));
    if (first === undefined || second === undefined) throw new Error('There are two.');
    const moved = { params: first, body: price({ amount: 306 }) };
    expect(issuesOf(await open().attempt('prices.update', moved, keeper))).toMatchObject([
      { code: 'priceTwice' },
    ]);
    const corrected = { params: first, body: price({ day: '2026-03-02', amount: 306 }) };
    expect((await open().attempt('prices.update', corrected, keeper)).status).toBe(200);
    // Another company's is not there.
    const theirs = { params: { ...first, companyId: String(bank.companyId) } };
    expect((await open().attempt('prices.remove', theirs, bank)).status).toBe(404);
    expect((await open().attempt('prices.remove', { params: second }, keeper)).status).toBe(200);
    expect((await list()).prices.map(({ amount }) => amount)).toEqual([306]);
  });

  it.each([
    [{ kind: 'quinua' }, 'kind'],
    [{ amount: 0 }, 'amount'],
    [{ day: '2026-02-30' }, 'day'],
    [{ source: ' ' }, 'source'],
    [{ currency: 'brl' }, 'currency'],
  ])('refuse %o', async (change, field) => {
    const answer = await add(change);
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)[0]?.field).toBe(field);
    expect((await list()).prices).toEqual([]);
  });

  it('are read in its establishments, and written by who may edit the company', async () => {
    await add();
    const viewer = await buildColleague(open(), { boxId: keeper.boxId }, 'viewer');
    expect(await list(keeper, viewer)).toMatchObject({ canEdit: false, prices: [{ amount: 300 }] });
    const body = price({ day: '2026-03-03' });
    expect((await open().attempt('prices.add', { params: ofType(keeper), body }, viewer)).status).toBe(403);
    expect((await open().attempt('prices.add', { params: ofType(keeper), body }, bank)).status).toBe(404);
    expect((await list(bank)).prices).toEqual([]);
  });

  it('come from a sheet, all or none', async () => {
    const file = async (text: string) => ({
      params: ofType(keeper),
      body: {
        storage_name: await putFile(open(), keeper.token, text, 'precios.csv'),
        original_name: 'precios.csv',
      },
    });
    const bad = await file('Especie;Precio;Moneda;Fecha\nSoja;300;USD;01/03/2026\nQuinua;1;USD;01/03/2026');
    expect(issuesOf(await open().attempt('prices.import', bad, keeper))).toMatchObject([
      { record: '3', field: 'kind', code: 'notAnOption' },
    ]);
    expect((await list()).prices).toEqual([]);
    const good = await file(
      'Especie;Precio;Moneda;Fecha\nSoja;300,5;U$S;01/03/2026\nMaíz;180;USD;01/03/2026',
    );
    expect(await open().call('prices.import', good, keeper)).toEqual({ prices: 2 });
    const again = await file('Especie;Precio;Moneda;Fecha\nSoja;301;USD;01/03/2026');
    await open().call('prices.import', again, keeper);
    expect((await list()).prices.map(({ amount, source }) => [amount, source])).toEqual([
      [180, 'precios.csv'],
      [301, 'precios.csv'],
    ]);
    const none = await file('Fecha\n01/03/2026');
    expect(issuesOf(await open().attempt('prices.import', none, keeper)).map(({ field }) => field)).toEqual([
      ...['kind', 'amount', 'currency'],
    ]);
  });
});

describe('what grain is worth', () => {
  it("follows the operator's price, and before it the company's own", async () => {
    const [pk = 0] = await buildBags(open(), keeper, [bag]);
    expect(await worth(pk)).toEqual({
      worth: { amount: 200, unit: 't', value: null, price: null, haircut: 0 },
      pledge: null,
    });
    expect(await operator('Soja;290;USD;01/02/2026')).toMatchObject({ code: 0 });
    expect((await worth(pk)).worth).toMatchObject({
      value: 58_000,
      price: { amount: 290, day: '2026-02-01', source: 'Bolsa de Rosario', own: false },
    });
    await add({ day: '2026-01-15' });
    expect((await worth(pk)).worth).toMatchObject({ value: 60_000, price: { own: true } });
    expect(await operator('Soja;mucho;USD;01/02/2026')).toMatchObject({
      code: 1,
      out: expect.stringContaining('row 2, amount'),
    });
  });

  it('is less by quality and keeper, and beside the loan that it secures', async () => {
    const [pk = 0] = await buildBags(open(), keeper, [bag]);
    await add();
    const haircuts = (qualities: readonly { key: string; percent: number }[], keepers = [keeper.boxId]) => ({
      params: ofType(keeper),
      body: { qualities: [...qualities], keepers: keepers.map((id) => ({ id, percent: 5 })) },
    });
    const asked = haircuts([{ key: 'g1', percent: 10 }]);
    expect((await open().attempt('haircuts.save', asked, keeper)).status).toBe(200);
    expect((await worth(pk)).worth).toMatchObject({ value: 51_300, haircut: 14.5 });
    const strange = [haircuts([{ key: 'g9', percent: 1 }]), haircuts([], [bank.boxId])];
    for (const each of strange)
      expect((await open().attempt('haircuts.save', each, keeper)).status).toBe(400);
    const alias = await aliasOf(open(), bank.boxId);
    await open().call('objects.addMassive', buildPledge(keeper, pk, alias, { loan: 27_000 }), keeper);
    expect((await worth(pk)).pledge).toMatchObject({ loan: 27_000, currency: 'usd', cover: 190 });
    // Who lends values by their own prices.
    const params = { assetId: '35', boxId: String(bank.boxId) };
    const standing = await open().call('pledges.standing', { params }, bank);
    expect(standing).toMatchObject({
      ...{ count: 1, amount: 200, values: [], loan: 27_000, cover: null },
      unpriced: { count: 1, amount: 200, kinds: ['Soja'] },
    });
    await add({ amount: 270 }, bank);
    expect(await open().call('pledges.standing', { params }, bank)).toMatchObject({
      ...{ values: [{ currency: 'usd', value: 54_000 }], cover: 200 },
      priced: { from: '2026-03-01', to: '2026-03-01' },
    });
    const results = await open().call(
      'reports.results',
      {
        body: {
          ...{ reportId: 7, assetType: 35 },
          fieldsInputs: [
            { name: 'group_by_entities', value: 'box' },
            { name: 'entities_selected', value: [String(bank.boxId)] },
          ],
        },
      },
      bank,
    );
    expect(results.map(({ name, total }) => [name, total])).toEqual([
      ...[
        ['worth', 54_000],
        ['secured', 27_000],
        ['worthBySpecies', 54_000],
        ['left', 200],
      ],
    ]);
  });

  it('adds up in the panel and in the report, on the day that they are of', async () => {
    await buildBags(open(), keeper, [bag, bag, { ...bag, specie: 'maiz' }]);
    const { time } = open();
    const day = time.now.toISOString().slice(0, 10);
    await add({ day: '2026-01-01', amount: 250 });
    const { cards, charts } = await panel();
    expect(cards.map(({ name, value, unit, count }) => [name, value, unit, count])).toEqual([
      ['worth-usd', 100_000, 'USD', 2],
      ['worth-usd-confirmed', 100_000, 'USD', 2],
      ['worth-usd-unconfirmed', 0, 'USD', 0],
      ['worth-unpriced', 200, 't', 1],
    ]);
    expect(cards[0]?.priced).toEqual({
      ...{ from: '2026-01-01', to: '2026-01-01' },
      sources: ['Pizarra Rosario'],
    });
    expect(cards.at(-1)?.list?.filters).toMatchObject([{ field: 'specie', values: ['maiz'] }]);
    expect(charts.map(({ points }) => points.map(({ key, values }) => [key, ...values]))).toEqual([
      [['soja', 100_000]],
    ]);
    const report = (date: string) =>
      open().call(
        'reports.results',
        {
          body: {
            ...{ reportId: 6, assetType: 35 },
            fieldsInputs: [
              { name: 'date_at', value: date },
              { name: 'group_by_entities', value: 'box' },
              { name: 'entities_selected', value: [String(keeper.boxId)] },
            ],
          },
        },
        keeper,
      );
    const pies = await report(day);
    expect(pies[0]).toMatchObject({
      total: 100_000,
      unit: 'USD',
      worth: {
        ...{ unpriced: 200, unit: 't' },
        prices: [{ name: 'Soja', amount: 250, currency: 'USD' }],
      },
    });
    expect(pies[1]?.values).toMatchObject([
      {
        ...{ name: 'Soja', value: 100_000 },
        // It opens what is confirmed of that kind.
        lists: [{ count: 2, filters: [{ values: ['exists'] }, { field: 'specie', values: ['soja'] }] }],
      },
    ]);
    // The next day has another price: what is of today stays.
    time.now = new Date(time.now.getTime() + 3 * 86_400_000);
    // The session of before has ended.
    keeper = { ...keeper, token: await buildToken(open(), keeper.userId) };
    await add({ day: time.now.toISOString().slice(0, 10), amount: 400 });
    expect((await panel()).cards[0]?.value).toBe(160_000);
    expect((await panel(day)).cards[0]?.value).toBe(100_000);
    expect((await report(day))[0]?.total).toBe(100_000);
  });

  it('takes off what was taken off on the day, whatever was said since', async () => {
    const [pk = 0] = await buildBags(open(), keeper, [bag]);
    await add({ day: '2026-01-01' });
    const { time } = open();
    time.now = new Date('2027-01-20T15:00:00Z');
    keeper = { ...keeper, token: await buildToken(open(), keeper.userId) };
    const say = (percent: number, day?: string) =>
      open().call(
        'haircuts.save',
        {
          params: ofType(keeper),
          body: { qualities: [{ key: 'g1', percent }], keepers: [], ...(day !== undefined && { day }) },
        },
        keeper,
      );
    const on = async (asOf?: string) => {
      const query = { ...(asOf !== undefined && { asOf }) };
      return (await open().call('worth.ofAsset', { params: { pk: String(pk) }, query }, keeper)).worth
        ?.haircut;
    };
    const today = open().time.now.toISOString().slice(0, 10);
    await say(10, '2026-12-01');
    await say(20, '2027-01-01');
    // The same again is no line, a day that has one has its last word, and one to come waits.
    await say(20);
    await say(25, '2027-01-01');
    await say(0, '2099-01-01');
    expect([await on('2026-11-30'), await on('2026-12-31'), await on('2027-01-01'), await on(today)]).toEqual(
      [0, 10, 25, 25],
    );
    const lines = await open()
      .db.selectFrom('haircut')
      .select(['percent'])
      .where('company_id', '=', keeper.companyId)
      .execute();
    expect(lines.map(({ percent }) => percent).sort((one, other) => one - other)).toEqual([0, 10, 25]);
    await say(0);
    expect([await on('2027-01-01'), await on()]).toEqual([25, 0]);
    const listed = await open().call(
      'prices.list',
      { params: { assetId: '35', boxId: String(keeper.boxId) } },
      keeper,
    );
    expect(listed.qualities.find(({ key }) => key === 'g1')).toMatchObject({ percent: 0, since: null });
    // What was said for a day to come is told, too, in the order of the days.
    await say(5, '2098-06-01');
    const { coming } = await open().call(
      'prices.list',
      { params: { assetId: '35', boxId: String(keeper.boxId) } },
      keeper,
    );
    expect(coming).toEqual([
      { by: 'quality', key: 'g1', percent: 5, day: '2098-06-01' },
      { by: 'quality', key: 'g1', percent: 0, day: '2099-01-01' },
    ]);
    const wrong = { params: ofType(keeper), body: { qualities: [], keepers: [], day: '2027-02-30' } };
    expect(await open().statusOf('haircuts.save', wrong, keeper)).toBe(400);
  });
});

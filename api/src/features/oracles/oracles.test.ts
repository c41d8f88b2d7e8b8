import { beforeEach, describe, expect, it } from 'vitest';
import type { OracleAsset } from '@huella/domain/calls/oracles';
import { useTestApp } from '../../../test/app';
import { buildColleague, type Member } from '../../../test/build';
import { buildBags, buildKeeper, buildRecord, loadOracle } from '../../../test/build-oracle';
import { buildUpdate } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
const key = 'stock_provider';
let keeper: Member;

beforeEach(async () => {
  open().time.now = new Date('2026-11-28T15:00:00Z');
  keeper = await buildKeeper(open());
  // Codes are of one asset in all the database: those of the tests before are free again.
  await open().db.deleteFrom('oracle_link').execute();
});

const placed = (more: object = {}) => ({
  assetId: '35',
  boxId: String(keeper.boxId),
  oracleKey: key,
  ...more,
});

async function assets(linked: '0' | '1' | '2' = '0', query: object = {}, oracleKey = '0') {
  const params = placed({ linked, oracleKey }) as never;
  const { status, body, headers } = await open().attempt('oracles.assets', { params, query }, keeper.token);
  expect(status).toBe(200);
  return { list: body as readonly OracleAsset[], total: Number(headers['x-total-count']) }; // as the call declares
}

function save(
  rows: readonly (readonly [number, string])[],
  oracleKey = key,
  who: { token: string } = keeper,
) {
  const body = rows.map(([pk, id]) => ({ pk, id }));
  return open().attempt('oracles.save', { params: placed({ oracleKey }), body }, who.token);
}

function unlink(pk: number, who: { token: string } = keeper) {
  const params = { boxId: String(keeper.boxId), assetId: '35', assetRowId: String(pk) };
  return open().attempt('oracles.unlink', { params }, who.token);
}

const ids = async (query: object = {}) =>
  open().call('oracles.ids', { params: { boxId: String(keeper.boxId), oracleKey: key }, query }, keeper);

async function history(pk: number) {
  const { entries, chainHolds } = await open().call('events.ofAsset', { params: { pk: String(pk) } }, keeper);
  expect(chainHolds).toBe(true);
  return entries;
}

async function linksIn(): Promise<readonly unknown[]> {
  const { rows } = await open().pool.query<{ asset_id: number; code: string }>(
    'select asset_id, code, verdict from oracle_link order by code',
  );
  return rows;
}

describe('the oracles of an asset type', () => {
  it('are listed with what they were read from; a type without any has none', async () => {
    await loadOracle(open(), key, [buildRecord('A-1')]);
    const listed = await open().call('oracles.list', { params: { assetId: '35' } }, keeper);
    expect(listed).toContainEqual(
      expect.objectContaining({ key, label: 'Proveedor de prueba', provider: 'file', source: 'stock.csv' }),
    );
    expect(await open().call('oracles.list', { params: { assetId: '33' } }, keeper)).toEqual([]);
    expect(await open().statusOf('oracles.list', { params: { assetId: '35' } })).toBe(401);
  });
});

describe('the records of an oracle', () => {
  it('are those that no asset has, of the holders whose assets the establishment has', async () => {
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [
      buildRecord('A-1'),
      buildRecord('A-2', { holder_cuit: '20123456786', locality: 'Pergamino' }),
      buildRecord('B-1', { holder_cuit: '30-99999999-1' }),
    ]);
    const found = await ids();
    expect(found.values.map(({ id }) => id)).toEqual(['A-1', 'A-2']);
    expect(found.total).toBe(2);
    expect(found.columns[0]).toEqual({ name: 'id', label: 'Código de oráculo', type: 'text' });
    expect((await ids({ search: 'pergam' })).values.map(({ id }) => id)).toEqual(['A-2']);
    expect((await ids({ search: '100%' })).total).toBe(0);
    expect(await save([[bag, 'A-1']])).toMatchObject({ status: 200 });
    expect((await ids()).values.map(({ id }) => id)).toEqual(['A-2']);
    const other = await buildKeeper(open());
    const params = { boxId: String(other.boxId), oracleKey: key };
    expect((await open().call('oracles.ids', { params }, other)).values).toEqual([]);
  });

  it('are not there of an oracle that there is not', async () => {
    const params = { boxId: String(keeper.boxId), oracleKey: 'nobody' };
    expect(await open().refusal('oracles.ids', { params }, keeper)).toMatchObject({
      status: 400,
      error: 'noSoportedOracle',
      message: 'noSoportedOracle',
    });
  });
});

describe('linking', () => {
  it('writes the code and the existence by an event with its source, once for all', async () => {
    const [one = 0, two = 0] = await buildBags(open(), keeper, [{}, { tonnage_left: 198 }]);
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-2', { tonnes: 161 })]);
    const saved = await save([
      [one, 'A-1'],
      [two, 'A-2'],
    ]);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        linked: [one, two],
        issues: [
          { record: String(two), field: 'tonnage_left', code: 'oracleLess', slots: { difference: 37 } },
        ],
      },
    });
    const [linked] = await history(one);
    expect(linked).toMatchObject({ event_type: -21, username: expect.any(String) });
    expect(linked?.details.map(({ label, text }) => [label, text])).toEqual(
      expect.arrayContaining([
        ['Oráculo', 'Proveedor de prueba'],
        ['Fuente', 'stock.csv'],
        ['Código del oráculo', 'A-1'],
        ['Resultado', 'Coincide'],
      ]),
    );
    expect(linked?.changes.map(({ name, after }) => [name, after])).toEqual(
      expect.arrayContaining([
        ['id_stock_provider', 'A-1'],
        ['stock_provider_existence', 'Existe'],
      ]),
    );
    const rows = await assets('2', {}, key);
    expect(rows.total).toBe(2);
    expect(rows.list.find(({ id }) => id === two)?.link).toMatchObject({
      verdict: 'differs',
      code: 'A-2',
      theirs: 161,
      source: 'stock.csv',
    });
    const standing = await open().call(
      'oracles.standing',
      { params: { assetId: '35', boxId: String(keeper.boxId) } },
      keeper,
    );
    expect(standing).toMatchObject({ assets: 2, linked: 2, verdicts: { matches: 1, differs: 1 } });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('refuses codes in use line by line, and links nothing then', async () => {
    const [one = 0, two = 0, three = 0] = await buildBags(open(), keeper, [{}, {}, {}]);
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-2')]);
    await save([[one, 'A-1']]);
    const refused = await save([
      [two, 'A-1'],
      [three, 'A-2'],
    ]);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: 'dataRepeated', data: [{ pk: two, oracleCode: 'A-1' }] },
    });
    expect(await linksIn()).toEqual([{ asset_id: one, code: 'A-1', verdict: 'matches' }]);
    const twice = await save([
      [two, 'A-2'],
      [three, 'A-2'],
    ]);
    expect(twice).toMatchObject({
      status: 409,
      body: { error: 'dataRepeated', data: [{ oracleCode: 'A-2' }] },
    });
  });

  it('says nothing of the asset of another establishment that has a code', async () => {
    const other = await buildKeeper(open());
    const [theirs = 0] = await buildBags(open(), other, [{}]);
    const [ours = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    const params = { boxId: String(other.boxId), oracleKey: key, assetId: '35' };
    await open().call('oracles.save', { params, body: [{ pk: theirs, id: 'A-1' }] }, other);
    expect(await save([[ours, 'A-1']])).toMatchObject({
      status: 409,
      body: { issues: [{ code: 'oracleCodeTaken', slots: { by: '' } }] },
    });
  });

  it('gives one that is linked another record, and frees the first', async () => {
    const [one = 0, two = 0] = await buildBags(open(), keeper, [{}, {}]);
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('A-2')]);
    await save([[one, 'A-1']]);
    expect(await save([[one, 'A-2']])).toMatchObject({ status: 200 });
    expect(await save([[two, 'A-1']])).toMatchObject({ status: 200 });
    expect(await linksIn()).toMatchObject([
      { asset_id: two, code: 'A-1' },
      { asset_id: one, code: 'A-2' },
    ]);
  });

  it.each([
    ['another status', { asset_status_change: 'inactive' }, 'oracleStatus'],
    ['one that ran out by the day', { date_expired: '2026-11-01' }, 'oracleStatus'],
  ])('refuses %s', async (_, change, code) => {
    const [bag = 0] = await buildBags(open(), keeper, [change]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    expect(await save([[bag, 'A-1']])).toMatchObject({
      status: 400,
      body: { issues: [{ record: String(bag), code }] },
    });
    expect(await linksIn()).toEqual([]);
    expect((await assets('0')).list[0]).toMatchObject({ id: bag, selectable: false });
    expect((await assets('0', { selectable: 'true' })).total).toBe(0);
  });

  it('refuses records of others, assets of others, and keys that there are not', async () => {
    const stranger = await buildKeeper(open());
    const [theirs = 0] = await buildBags(open(), stranger, [{}]);
    const [ours = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [buildRecord('A-1'), buildRecord('B-1', { holder_cuit: '30-99999999-1' })]);
    expect(await save([[theirs, 'A-1']])).toMatchObject({
      status: 400,
      body: { issues: [{ code: 'oracleNotHere' }] },
    });
    expect(await save([[ours, 'B-1']])).toMatchObject({
      status: 400,
      body: { issues: [{ code: 'oracleCodeUnknown' }] },
    });
    expect(await save([[ours, 'A-1']], 'nobody')).toMatchObject({
      status: 400,
      body: { error: 'noSoportedOracle' },
    });
    expect(await save([], key)).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
    expect(await linksIn()).toEqual([]);
  });

  it('demands editing; who may only look sees and changes nothing', async () => {
    const viewer = await buildColleague(open(), keeper, 'viewer');
    const stranger = await buildKeeper(open());
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    expect((await save([[bag, 'A-1']], key, viewer)).status).toBe(403);
    expect((await save([[bag, 'A-1']], key, stranger)).status).toBe(404);
    await save([[bag, 'A-1']]);
    expect((await unlink(bag, viewer)).status).toBe(403);
    const params = placed({ linked: '0', oracleKey: '0' }) as never;
    expect(await open().statusOf('oracles.assets', { params }, viewer)).toBe(200);
    expect(await open().statusOf('oracles.assets', { params }, stranger)).toBe(404);
    expect(await open().statusOf('oracles.assets', { params })).toBe(401);
  });

  it('gives a code to one of many that ask for it at once', async () => {
    const bags = await buildBags(open(), keeper, [{}, {}, {}, {}, {}, {}]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    const answers = await Promise.all(bags.map((bag) => save([[bag, 'A-1']])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await linksIn()).toHaveLength(1);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('takes the code of what was retired', async () => {
    const [one = 0, two = 0] = await buildBags(open(), keeper, [{}, {}]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    await save([[one, 'A-1']]);
    const retire = {
      actionContext: { context: 'manual_form', eventType: 13 },
      pkObjectType: 35,
      globalModel: 35,
    };
    await open().call('objects.add', buildUpdate(one, { disposal_type: 'sold' }, retire), keeper);
    expect(await save([[two, 'A-1']])).toMatchObject({ status: 200 });
    expect(await linksIn()).toMatchObject([{ asset_id: two }]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('unlinking', () => {
  it('frees the code, writes that nothing was checked, and is the same when it is sent again', async () => {
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    await save([[bag, 'A-1']]);
    expect(await unlink(bag)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await unlink(bag)).toMatchObject({ status: 200 });
    const entries = await history(bag);
    expect(entries.map(({ event_type }) => event_type)).toEqual([-23, -21, -1]);
    expect(entries[0]?.changes.map(({ name, after }) => [name, after])).toEqual(
      expect.arrayContaining([
        ['id_stock_provider', ''],
        ['stock_provider_existence', 'Sin verificar'],
      ]),
    );
    expect((await ids()).total).toBe(1);
    expect((await assets('1')).list.map(({ id }) => id)).toEqual([bag]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('finds nothing of others', async () => {
    const stranger = await buildKeeper(open());
    const [theirs = 0] = await buildBags(open(), stranger, [{}]);
    expect((await unlink(theirs)).status).toBe(404);
  });
});

describe('the events of oracles', () => {
  it('are not undone: a link is taken away instead', async () => {
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), key, [buildRecord('A-1')]);
    await save([[bag, 'A-1']]);
    const [linked] = await history(bag);
    expect(linked?.undo).toMatchObject({ can: false, issue: { code: 'undoOracle' } });
  });
});

describe('the list', () => {
  it('is paged, searched and filtered, with a total', async () => {
    const bags = await buildBags(
      open(),
      keeper,
      Array.from({ length: 25 }, () => ({})),
    );
    await loadOracle(open(), key, [buildRecord('A-1', { tonnes: 100 }), buildRecord('A-2')]);
    await save([
      [bags[0] ?? 0, 'A-1'],
      [bags[1] ?? 0, 'A-2'],
    ]);
    const page = await assets('0', { page: '1', pageSize: '20' });
    expect([page.total, page.list.length]).toEqual([25, 5]);
    expect((await assets('0', { page: '9', pageSize: '20' })).total).toBe(25);
    expect((await assets('1')).total).toBe(23);
    expect((await assets('2')).total).toBe(2);
    expect((await assets('0', { only: 'doubts' })).list.map(({ link }) => link?.code)).toEqual(['A-1']);
    expect((await assets('0', { search: 'a-2' })).list.map(({ link }) => link?.code)).toEqual(['A-2']);
    expect((await assets('0', { search: '%' })).total).toBe(0);
    expect((await assets()).list[0]).toMatchObject({ texts: { specie: 'Soja' }, amount: 200 });
  });

  it.each([
    ['33', 404],
    ['35', 200],
  ])('is of asset types that have oracles: %s', async (assetId, status) => {
    const params = placed({ assetId, linked: '0', oracleKey: '0' }) as never;
    expect(await open().statusOf('oracles.assets', { params }, keeper)).toBe(status);
  });

  it.each([{ linked: '3' }, { oracleKey: "x'; --" }, { assetId: 'x' }])('refuses %j', async (change) => {
    const params = placed({ linked: '0', oracleKey: '0', ...change }) as never;
    expect(await open().statusOf('oracles.assets', { params }, keeper)).toBe(400);
  });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operate, urlOfDatabase, useFolders } from '../../test/admin';
import { useTestApp } from '../../test/app';
import { buildBags, buildKeeper, buildRecord, loadOracle } from '../../test/build-oracle';
import { findService } from '../features/oracles/services.store';

const open = useTestApp();
const makeFolder = useFolders();
let env: Readonly<Record<string, string>>;
const admin = (...given: readonly string[]) => operate(env, ...given);

beforeAll(async () => {
  const { rows } = await open().pool.query<{ name: string }>('select current_database() as name');
  env = { DATABASE_URL: urlOfDatabase(rows[0]?.name ?? ''), DATA_DIR: makeFolder() };
});

beforeEach(async () => {
  await open().db.deleteFrom('oracle_link').execute();
  await open().db.deleteFrom('oracle').execute();
});

const head = 'Código de oráculo;CUIT;Toneladas;Existe';
const sound = 'A-1;20-12345678-6;198,40;S';

function file(...lines: readonly string[]): string {
  const place = path.join(makeFolder(), 'stock.csv');
  writeFileSync(place, lines.join('\n'));
  return place;
}

async function codes(): Promise<readonly string[]> {
  const rows = await open().db.selectFrom('oracle_record').select('code').orderBy('code').execute();
  return rows.map(({ code }) => code);
}

describe('oracles load', () => {
  it('makes an oracle and its next versions; the same again is none', async () => {
    const place = file(head, sound);
    expect(await admin('oracles', 'load', 'stock', place, '--label', 'Proveedor')).toMatchObject({
      code: 0,
      out: expect.stringContaining('stock is at version 1: 1 records, 0 left out'),
    });
    expect((await admin('oracles', 'load', 'stock', place)).out).toContain('stays at version 1');
    const next = await admin('oracles', 'load', 'stock', file(head, 'A-1;20-12345678-6;100;N'));
    expect(next.out).toContain('stock is at version 2');
    expect((await admin('oracles', 'list')).out).toContain(
      'stock: Proveedor, type 35, file, version 2, stock.csv',
    );
  });

  it.each([
    ['A-2;;1;S', 'record 2: holder_cuit is empty'],
    ['A-2;20-12345678-6;much;S', 'record 2: tonnes is no number'],
    ['A-2;20-12345678-6;1;?', 'record 2: existence is neither S nor N'],
    ['A-1;20-12345678-6;1;S', 'record 2: the code A-1 was there before'],
  ])(
    'names a record at fault and loads nothing, or the others where it is asked to: %s',
    async (row, says) => {
      const refused = await admin('oracles', 'load', 'stock', file(head, sound, row));
      expect(refused).toMatchObject({ code: 1, out: expect.stringContaining(says) });
      expect(await codes()).toEqual([]);
      const left = await admin('oracles', 'load', 'stock', file(head, sound, row), '--leave-out');
      expect(left).toMatchObject({ code: 0, out: expect.stringContaining('1 left out') });
      expect(await codes()).toEqual(['A-1']);
    },
  );

  it.each([
    [['Stock', file], /no key of an oracle/],
    [['stock', file, '--type', '33'], /no asset type that has oracles/],
    [['stock', () => file('a;b', '1;2')], /names no column for id, holder_cuit, tonnes, existence/],
    [['stock', () => path.join(makeFolder(), 'none.csv')], /cannot be read/],
  ] as const)('refuses %#', async ([key, place, ...rest], says) => {
    const answer = await admin('oracles', 'load', key, place === file ? file(head, sound) : place(), ...rest);
    expect(answer.code).toBe(1);
    expect(answer.complaint).toMatch(says);
  });
});

describe('oracles versions', () => {
  it('lists when each came, from where and how much it was, the newest first', async () => {
    await admin('oracles', 'load', 'stock', file(head, sound));
    await admin('oracles', 'load', 'stock', file(head, sound, 'A-2;20-12345678-6;100;N'));
    // The same again is no version.
    await admin('oracles', 'load', 'stock', file(head, sound, 'A-2;20-12345678-6;100;N'));
    const { code, out } = await admin('oracles', 'versions', 'stock');
    expect(code).toBe(0);
    expect(
      out.match(/^version \d: \d{4}-\S+Z, stock\.csv, \d records$/gm)?.map((line) => line.slice(0, 9)),
    ).toEqual(['version 2', 'version 1']);
    expect(out).toMatch(/version 2: .*, 2 records/);
    expect(await admin('oracles', 'versions', 'nobody')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('There is no oracle nobody'),
    });
  });

  it('says that an oracle has said nothing yet', async () => {
    await admin('oracles', 'ask', 'sensors', 'https://sensors.example/stock');
    const { out } = await admin('oracles', 'versions', 'sensors');
    expect(out).toContain('sensors has not said anything yet.');
  });
});

describe('oracles ask', () => {
  it('makes a service known with the places of things in its answers', async () => {
    const url = 'https://sensors.example/stock';
    const made = await admin(
      ...['oracles', 'ask', 'sensors', url, '--records', 'data.items', '--fields', 'id=code,tonnes=weight.t'],
      ...['--minutes', '60'],
    );
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('asked within five minutes') });
    expect(await findService(open().db, 'sensors')).toMatchObject({
      settings: { url, records: 'data.items', fields: { id: 'code', tonnes: 'weight.t' }, minutes: 60 },
    });
    const taken = await admin('oracles', 'load', 'sensors', file(head, sound));
    expect(taken).toMatchObject({ code: 1, complaint: expect.stringContaining('another kind of oracle') });
  });

  it.each([
    [['file:///etc/passwd'], /no address of http/],
    [['https://a.example', '--minutes', '1'], /no number of minutes/],
    [['https://a.example', '--fields', 'nothing=x'], /names no fields/],
  ] as const)('refuses %j', async (rest, says) => {
    const answer = await admin('oracles', 'ask', 'sensors', ...rest);
    expect(answer.code).toBe(1);
    expect(answer.complaint).toMatch(says);
  });
});

describe('oracles free', () => {
  const free = (code: string, ...rest: readonly string[]) => admin('oracles', 'free', 'stock', code, ...rest);
  const because = ['--reason', 'Vinculado por error'];

  /** A bag that somebody linked with a code. */
  async function link(code: string) {
    const keeper = await buildKeeper(open());
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    await loadOracle(open(), 'stock', [buildRecord(code)]);
    const params = { boxId: String(keeper.boxId), assetId: '35', oracleKey: 'stock' };
    await open().call('oracles.save', { params, body: [{ pk: bag, id: code }] }, keeper);
    return { keeper, bag, params };
  }

  it('gives the code back, and the history says that the platform did, and why', async () => {
    const { keeper, bag, params } = await link('F-1');
    expect(await free('F-1', ...because)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`F-1 is free: asset ${String(bag)} in `),
    });
    expect(await open().db.selectFrom('oracle_link').selectAll().execute()).toEqual([]);
    const { rows } = await open().pool.query<{ recorded_by: string; payload: string }>(
      `select e.event_type, e.recorded_by, e.context, e.payload, a.attributes ->> 'stock_provider_existence' as existence,
         a.attributes -> 'id_stock_provider' as code
       from event_asset l join event e on e.id = l.event_id join asset a on a.id = l.asset_id
       where l.asset_id = $1 order by l.sequence desc limit 1`,
      [bag],
    );
    expect(rows).toMatchObject([{ event_type: -23, context: 'platform', existence: 'unknown', code: null }]);
    expect(Number(rows[0]?.recorded_by)).toBe(0);
    expect(rows[0]?.payload).toContain('Vinculado por error');
    // Whoever it is of may have it now, and the command says so where it is run again.
    expect(await free('F-1', ...because)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Nothing is linked with the code F-1'),
    });
    const again = { params, body: [{ pk: bag, id: 'F-1' }] };
    expect(await open().statusOf('oracles.save', again, keeper)).toBe(200);
    const check = await admin('ledger', 'check', '--asset', String(bag));
    expect(check.code).toBe(0);
  });

  it('is done once of two at the same time', async () => {
    await link('F-2');
    const both = await Promise.all([free('F-2', ...because), free('F-2', ...because)]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('waits for what is on its way, and takes the code from what was retired', async () => {
    const { bag } = await link('F-3');
    await open().pool.query(
      `insert into transfer (asset_type, source_box_id, target_box_id, kind, state, event_id, assets_count, created_by,
         created_at, submit_key, submit_digest)
       select asset_type, box_id, $2, 'ownership', 'in_transit', (select max(event_id) from event_asset where asset_id = $1), 1,
         created_by, now(), 'free', ''::bytea from asset where id = $1`,
      [bag, (await buildKeeper(open())).boxId],
    );
    await open().pool.query('update asset set transfer_id = (select max(id) from transfer) where id = $1', [
      bag,
    ]);
    expect(await free('F-3', ...because)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('on its way'),
    });
    await open().pool.query('update asset set transfer_id = null, deleted_at = now() where id = $1', [bag]);
    expect(await free('F-3', ...because)).toMatchObject({
      code: 0,
      out: expect.stringContaining('was retired'),
    });
  });

  it.each([
    [['F-9'], /A reason is required/],
    [['F-9', '--reason', ' '], /A reason is required/],
    [['F-9', '--reason', 'x'.repeat(501)], /at most 500/],
  ])('refuses %j', async ([code = '', ...rest], says) => {
    await loadOracle(open(), 'stock', [buildRecord('F-9')]);
    expect(await free(code, ...rest)).toMatchObject({ code: 1, complaint: expect.stringMatching(says) });
  });

  it('refuses an oracle that there is none of', async () => {
    expect(await free('F-9', ...because)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('There is no oracle stock'),
    });
  });
});

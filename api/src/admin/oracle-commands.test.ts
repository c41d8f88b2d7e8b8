import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operate, urlOfDatabase, useFolders } from '../../test/admin';
import { useTestApp } from '../../test/app';
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

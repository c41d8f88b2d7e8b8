import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeEmptyDatabase, operate, urlOfDatabase, useFolders } from '../../test/admin';
import { useTestApp } from '../../test/app';
import { buildAssets, buildMember } from '../../test/build';
import { putFile } from '../../test/put-file';
import { buildApp } from '../app';
import { openRowSum } from '../db/backup/row-sum';
import { inSnapshot } from '../db/backup/snapshot';
import { listForeignKeys, listSequences, listTables } from '../db/backup/stored-tables';
import { overPool } from '../db/database';
import { addJob } from '../db/queue';
import { reach } from '../db/reach';
import { retireFile } from '../features/files/files.store';
import { entriesOf, readSmall } from '../outside/archive/read-archive';
import { writeArchive } from '../outside/archive/write-archive';
import { openDiskStore } from '../outside/files/disk-store';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const open = useTestApp();
const makeFolder = useFolders();
let env: Readonly<Record<string, string>>;
let token = '';
let photo = '';
let asset = 0;
let box = 0;

/** A database of the test server with nothing in it, and an empty data folder. */
const makeTarget = async (): Promise<Record<string, string>> => ({
  DATABASE_URL: await makeEmptyDatabase(),
  DATA_DIR: path.join(makeFolder(), 'data'),
});

const newFile = () => path.join(makeFolder(), 'backup.tar.gz');

/** A backup of what the tests have written so far. */
async function makeBackup(): Promise<string> {
  const file = newFile();
  expect(await operate(env, 'backup', file)).toMatchObject({ code: 0, complaint: '' });
  return file;
}

/** Rows and constraints of a database, as texts that two of them can be compared by. */
async function describeDatabase(url: string) {
  const { pool, close } = await reach({ databaseUrl: url, dataDir: '', as: 'guest' });
  const client = await pool.connect();
  try {
    const rows: Record<string, readonly string[]> = {};
    for (const { name } of await listTables(client)) {
      const found = await client.query<{ text: string }>(
        `select t::text as text from "${name}" t order by 1`,
      );
      rows[name] = found.rows.map(({ text }) => text);
    }
    const jobs = await client.query(
      'select task_identifier, queue_name, key, run_at, priority, max_attempts from graphile_worker.jobs order by key',
    );
    const payloads = await client.query('select payload from graphile_worker._private_jobs order by key');
    return {
      rows,
      sequences: await listSequences(client),
      keys: await listForeignKeys(client),
      jobs: [jobs.rows, payloads.rows],
    };
  } finally {
    client.release();
    await close();
  }
}

beforeAll(async () => {
  const app = open();
  const { rows } = await app.pool.query<{ name: string }>('select current_database() as name');
  const dataDir = makeFolder();
  symlinkSync(app.filesFolder, path.join(dataDir, 'files'));
  mkdirSync(path.join(dataDir, 'outbox'));
  writeFileSync(path.join(dataDir, 'outbox', '20261120T150000000Z-1.eml'), 'Subject: hola\r\n');
  writeFileSync(path.join(dataDir, 'outbox', '20261120T150000000Z-1.json'), '{}');
  writeFileSync(path.join(dataDir, 'token-secret'), 'a secret of forty characters, or some more');
  env = { DATABASE_URL: urlOfDatabase(rows[0]?.name ?? ''), DATA_DIR: dataDir };

  const member = await buildMember(app, 'owner');
  ({ token, boxId: box } = member);
  const strange = { remarks: 'tab\tnew\nline \\N back\\slash ñandú 🐄 "quoted"' };
  const ids = await buildAssets(app, member, [strange, {}, {}]);
  asset = ids[0] ?? 0;
  photo = await putFile(app, token, 'caravana;peso\nA1;400\n');
  await addJob(app.db, 'work_run', { runId: 77 }, 'run:77');
  // A box inside a box: the table refers to itself.
  await app.pool.query(
    'update box set parent_id = (select max(id) from box) where id <> (select max(id) from box)',
  );
});

describe('a backup', () => {
  it('is restored elsewhere with every row, sequence, rule, task and file, and gives the same answers', async () => {
    const app = open();
    const file = await makeBackup();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const target = await makeTarget();
    const answer = await operate(target, 'restore', file);
    expect(answer).toMatchObject({
      code: 0,
      complaint: '',
      out: expect.stringMatching(/1 file .*1 open task, 1 mail/),
    });

    const [from, to] = [env['DATABASE_URL'] ?? '', target['DATABASE_URL'] ?? ''];
    expect(await describeDatabase(to)).toEqual(await describeDatabase(from));
    const dataDir = target['DATA_DIR'] ?? '';
    expect(readFileSync(path.join(dataDir, 'token-secret'))).toEqual(
      readFileSync(path.join(env['DATA_DIR'] ?? '', 'token-secret')),
    );
    expect(readdirSync(path.join(dataDir, 'outbox'))).toHaveLength(2);

    const { pool, db, close } = await reach({ databaseUrl: to, dataDir: '', as: 'guest' });
    const other = await buildApp({
      deps: { ...app.deps, db: overPool(pool), files: openDiskStore(path.join(dataDir, 'files')) },
      webFolder: null,
    });
    const headers = { authorization: `Bearer ${token}` };
    for (const url of ['/api/users/getInfo', '/api/topBar', `/api/assets/${String(asset)}/events`]) {
      const [one, two] = [await app.app.inject({ url, headers }), await other.inject({ url, headers })];
      expect([two.statusCode, two.body]).toEqual([one.statusCode, one.body]);
    }
    expect(Buffer.from(await openDiskStore(path.join(dataDir, 'files')).read(photo)).toString()).toContain(
      'A1;400',
    );
    await other.close();
    // The next rows get the next numbers.
    await db.insertInto('number_series').values({ box_id: box, name: 'x', last: 1 }).execute();
    await close();
    expect((await operate(target, 'ledger', 'check', '--all')).out).toMatch(/^The ledger holds: 3 assets/);
  });

  it('is of one moment, whatever is written meanwhile, and no file goes while it is written', async () => {
    const app = open();
    const count = async (on: { query: typeof app.pool.query }) =>
      (await on.query<{ n: number }>('select count(*)::int as n from throttle')).rows[0]?.n;
    const [before, name] = [await count(app.pool), await putFile(app, token, 'x;y\n1;2\n')];
    await inSnapshot(app.pool, async (client) => {
      await app.pool.query(`insert into throttle values ('meanwhile', 1, now())`);
      expect(await count(client)).toBe(before);
      expect(await retireFile(app.db, name)).toBe(false);
    });
    expect(await count(app.pool)).toBe((before ?? 0) + 1);
    expect(await retireFile(app.db, name)).toBe(true);
    await app.db.deleteFrom('stored_file').where('storage_name', '=', name).execute();
  });

  it('is checked elsewhere, with the ledger; the place it is checked in goes', async () => {
    const file = await makeBackup();
    const answer = await operate(env, 'backup', 'check', file);
    expect(answer).toMatchObject({ code: 0, complaint: '' });
    expect(answer.out).toMatch(/The archive is whole[^]*The ledger holds: 3 assets[^]* is good/);
  });

  it('of a ledger that was altered does not pass the check', async () => {
    const { pool } = open();
    const before = await pool.query<{ changes: string }>(
      'select changes from event_asset where asset_id = $1',
      [asset],
    );
    await pool.query(`update event_asset set changes = '{"weight":1}' where asset_id = $1`, [asset]);
    const file = await makeBackup();
    await pool.query('update event_asset set changes = $2 where asset_id = $1', [
      asset,
      before.rows[0]?.changes,
    ]);
    const answer = await operate(env, 'backup', 'check', file);
    expect(answer).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('The ledger is BROKEN: 1 asset'),
    });
    expect(answer.out).toContain(`asset ${String(asset)}: broken at link 1`);
  });

  it('is not written over another file, nor half', async () => {
    const file = newFile();
    writeFileSync(file, 'mine');
    expect(await operate(env, 'backup', file)).toMatchObject({
      code: 1,
      complaint: `${file} is there already.`,
    });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    const nowhere = path.join(makeFolder(), 'none', 'backup.tar.gz');
    expect(await operate(env, 'backup', nowhere)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('cannot be written'),
    });
  });

  it('names a file whose bytes are lost, and goes on without it only when asked to', async () => {
    const app = open();
    const name = await putFile(app, token, 'p;q\n1;2\n');
    await app.deps.files.remove(name);
    const file = newFile();
    expect(await operate(env, 'backup', file)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining(`the file ${name} is not in`),
    });
    expect(readdirSync(path.dirname(file))).toEqual([]);
    expect(await operate(env, 'backup', file, '--leave-out')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`LEFT OUT, its bytes are lost: ${name}`),
    });
    expect((await operate(await makeTarget(), 'restore', file)).code).toBe(0);
    await app.db.deleteFrom('stored_file').where('storage_name', '=', name).execute();
  });
});

/** A backup with another content, whole by its sums. */
async function rewrite(
  file: string,
  change: (name: string, bytes: Buffer) => Buffer | null,
): Promise<string> {
  const other = newFile();
  const entries: [string, Buffer][] = [];
  for await (const entry of entriesOf(file)) entries.push([entry.name, await readSmall(entry)]);
  const end = JSON.parse(entries.at(-1)?.[1].toString() ?? '') as object;
  await writeArchive(other, async (archive) => {
    for (const [name, bytes] of entries.filter(([each]) => !/^(sums\/|end\.json)/.test(each))) {
      const changed = change(name, bytes);
      if (changed !== null) await archive.add(name, changed);
    }
    return end;
  });
  return other;
}

describe('restoring refuses', () => {
  let file = '';
  let target: Record<string, string> = {};
  beforeAll(async () => {
    file = await makeBackup();
    target = await makeTarget();
  });

  /** Nothing was done: no table, no schema of the queue, no file. */
  async function expectNothing(): Promise<void> {
    const { pool, close } = await reach({
      databaseUrl: target['DATABASE_URL'] ?? '',
      dataDir: '',
      as: 'guest',
    });
    const found = await pool.query(
      `select nspname from pg_namespace where nspname = 'graphile_worker'
       union all select relname from pg_class where relnamespace = 'public'::regnamespace`,
    );
    await close();
    expect(found.rows).toEqual([]);
    const folder = target['DATA_DIR'] ?? '';
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  }

  const put = (bytes: Uint8Array) => {
    const place = newFile();
    writeFileSync(place, bytes);
    return place;
  };
  const packed = () => readFileSync(file);
  const tar = () => gunzipSync(packed());

  it.each<[string, () => string | Promise<string>, RegExp]>([
    ['no file', () => newFile(), /cannot be read/],
    ['a folder', () => makeFolder(), /cannot be read/],
    ['another file', () => put(Buffer.from('hello')), /is no backup of Huella/],
    ['an empty file', () => put(Buffer.alloc(0)), /is (no backup of Huella|cut off)/],
    ['another packed file', () => put(gzipSync('x'.repeat(2_000))), /is no backup of Huella|is cut off/],
    ['half an archive', () => put(packed().subarray(0, packed().length / 2)), /is cut off or damaged/],
    ['an archive without its last byte', () => put(packed().subarray(0, -1)), /is cut off or damaged/],
    [
      'an archive without its end',
      () => put(gzipSync(tar().subarray(0, tar().indexOf('end.json')))),
      /is cut off or damaged/,
    ],
    [
      'a changed byte',
      () => {
        const bytes = tar();
        const at = bytes.indexOf('caravana;peso');
        bytes[at] = 0x43;
        return put(gzipSync(bytes));
      },
      /is damaged/,
    ],
    [
      'a newer release',
      () =>
        rewrite(file, (name, bytes) =>
          name === 'huella.json' ? Buffer.from(bytes.toString().replace(/"0001_\w+/, '"9999_later')) : bytes,
        ),
      /written by a newer release/,
    ],
    [
      'a newer format',
      () =>
        rewrite(file, (name, bytes) =>
          name === 'huella.json'
            ? Buffer.from(bytes.toString().replace('"format": 1', '"format": 2'))
            : bytes,
        ),
      /written by a newer release/,
    ],
    [
      'an archive of something else',
      () => rewrite(file, (name, bytes) => (name === 'huella.json' ? Buffer.from('{}') : bytes)),
      /is no backup of Huella/,
    ],
    [
      'a table without its rows',
      () => rewrite(file, (name, bytes) => (name.startsWith('tables/company/') ? null : bytes)),
      /violates foreign key|not what was written/,
    ],
    [
      'a row less than was written',
      () =>
        rewrite(file, (name, bytes) =>
          name.startsWith('tables/number_series/') || name.startsWith('tables/quota/') ? null : bytes,
        ),
      /the table quota is not what was written/,
    ],
    [
      'rows that are none',
      () => rewrite(file, (name, bytes) => (name.startsWith('tables/asset/') ? Buffer.from('x\n') : bytes)),
      /The database refused it.*COPY asset, line 1/,
    ],
    [
      'columns that no migration makes',
      () =>
        rewrite(file, (name, bytes) =>
          name === 'huella.json' ? Buffer.from(bytes.toString().replace('"alias_key"', '"other"')) : bytes,
        ),
      /does not fit the migrations/,
    ],
  ])('%s, and nothing is done', async (_what, make, says) => {
    const answer = await operate(target, 'restore', await make());
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.complaint).toMatch(says);
    await expectNothing();
  });

  it('a database and a folder that are not empty, and leaves them as they were', async () => {
    const before = await describeDatabase(env['DATABASE_URL'] ?? '');
    const full = { DATABASE_URL: env['DATABASE_URL'], DATA_DIR: path.join(makeFolder(), 'data') };
    expect(await operate(full, 'restore', file)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('The database is not empty'),
    });
    expect(await describeDatabase(env['DATABASE_URL'] ?? '')).toEqual(before);

    const folder = makeFolder();
    mkdirSync(path.join(folder, 'files', 'aa'), { recursive: true });
    writeFileSync(path.join(folder, 'files', 'aa', 'x'), 'mine');
    expect(await operate({ ...target, DATA_DIR: folder }, 'restore', file)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('is not empty'),
    });
    expect(readFileSync(path.join(folder, 'files', 'aa', 'x'), 'utf8')).toBe('mine');
    await expectNothing();
    rmSync(folder, { recursive: true });
  });

  it('nothing of a place that is empty', async () => {
    expect(await operate(target, 'restore', file)).toMatchObject({ code: 0 });
  });
});

describe('the sum of rows', () => {
  const sumOf = (...pieces: readonly string[]) => {
    const adder = openRowSum();
    for (const piece of pieces) adder.add(Buffer.from(piece));
    return adder.result();
  };

  it('does not depend on their order, nor on how they arrive', () => {
    const sum = sumOf('one\ntwo\nthree\n');
    expect(sum.rows).toBe(3);
    expect(sumOf('three\none\ntwo\n')).toEqual(sum);
    expect(sumOf('on', 'e', '\nt', 'wo\nthree', '\n')).toEqual(sum);
  });

  it('changes with every row, and with how often it is there', () => {
    const all = [sumOf(), sumOf('a\n'), sumOf('a\na\n'), sumOf('a\na\na\n'), sumOf('b\n'), sumOf('a\nb\n')];
    expect(new Set(all.map(({ sum }) => sum)).size).toBe(all.length);
  });
});

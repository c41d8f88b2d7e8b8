import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { reach, type Reached } from '../../src/db/reach';
import { buildDeps } from '../build-deps';
import { buildMember, password } from '../build';
import { buildAnimal } from '../build-animal';
import { buildList, buildRows } from '../build-input';
import { findInvariantFaults } from '../invariants';
import { runServer } from './run-server';

vi.setConfig({ testTimeout: 240_000 });

const MB = 1024 * 1024;
/** Above its reserve it has room for the database and some more. */
const diskMb = 256;
const rows = 6_000;
/** Room that was made is found, and an ended database is back, within this time. */
const soon = { timeout: 90_000, interval: 100 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Whether this account may mount a disk in memory. */
const canMount = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'huella-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'huella-test', folder]);
  if (status === 0) execFileSync('umount', [folder]);
  return status === 0;
})();

/** A disk of its own, small. */
function mountDisk(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'huella-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(diskMb)}m`, 'huella-test', folder]);
  closing.push(() => execFileSync('umount', ['--lazy', folder]));
  return folder;
}

/** Takes of a disk, as a log or another program would, until so many megabytes are left; answers how to give it back. */
async function fillUp(folder: string, leftMb: number): Promise<() => Promise<void>> {
  const file = path.join(folder, `ballast-${String(leftMb)}`);
  const { bavail, bsize } = await statfs(folder);
  await writeFile(file, Buffer.alloc(bavail * bsize - leftMb * MB)).catch((error: unknown) => {
    // What the server wrote meanwhile is room that is taken, too.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  });
  return () => rm(file);
}

async function openWorld() {
  const folder = mountDisk();
  const dataDir = path.join(folder, 'data');
  const server = await runServer({ DATA_DIR: dataDir });
  closing.push(server.stop);
  const looking = async <Result>(work: (reached: Reached) => Promise<Result>): Promise<Result> => {
    const reached = await reach({ databaseUrl: null, dataDir, as: 'guest' });
    try {
      return await work(reached);
    } finally {
      await reached.close();
    }
  };
  const { owner, email } = await looking(async ({ db }) => {
    const builder = { db, deps: buildDeps(db), time: { now: new Date() } };
    const built = await buildMember(builder, 'owner');
    const user = await db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', built.userId)
      .executeTakeFirstOrThrow();
    return { owner: built, email: user.email };
  });
  const { token, boxId } = owner;
  return {
    folder,
    server,
    killDatabase: () => {
      try {
        const [pid] = readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended by itself, for want of room.
      }
    },
    looking,
    signIn: () => server.attempt('users.signIn', { body: { email, password } }),
    list: () => server.attempt('objects.list', buildList({ boxId }), token),
    askAddress: () => server.attempt('files.uploadUrl', {}, token),
    job: (id: number) => server.attempt('jobs.get', { params: { id } }, token),
    add: (tags: readonly string[]) =>
      server.attempt(
        'objects.addMassive',
        buildRows(
          { boxId },
          tags.map((visual_tag) => buildAnimal({ visual_tag })),
        ),
        token,
      ),
  };
}

const tagOf = (at: number) => `KD482C${String(at).padStart(4, '0')}`;
const refused = { status: 507, headers: { 'retry-after': '60' }, body: { error: 'storageFull' } };

/** Does something while nothing is added, so that a run is still at work when the room is gone, however fast it is. */
async function holdingBack<Result>(pool: Reached['pool'], work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin; lock table asset in exclusive mode');
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Has the database write what it must write, until it fails: its log of changes finds no room. */
async function exhaust({ pool }: Reached): Promise<void> {
  await pool.query('create table exhausting (filler text)');
  const write = () =>
    pool.query('insert into exhausting select repeat(md5(n::text), 200) from generate_series(1, 5000) n');
  await expect
    .poll(
      () =>
        write().then(
          () => 'written',
          () => 'failed',
        ),
      soon,
    )
    .toBe('failed');
}

describe.skipIf(!canMount)('on a disk that fills up', () => {
  it('what would stay is refused, people come in and read, and all goes on once there is room', async () => {
    const world = await openWorld();
    expect(await world.add([tagOf(0)])).toMatchObject({ status: 200 });
    const { id, giveBack } = await world.looking(({ pool }) =>
      holdingBack(pool, async () => {
        const asked = await world.add(Array.from({ length: rows }, (_, at) => tagOf(at + 1)));
        const taken = await fillUp(world.folder, 60);
        await expect.poll(world.askAddress, soon).toMatchObject(refused);
        return { id: (asked.body as RunView).id, giveBack: taken }; // as it was accepted
      }),
    );
    expect(await world.add([tagOf(9_000)])).toMatchObject(refused);
    expect(await world.signIn()).toMatchObject({ status: 200 });
    expect(await world.list()).toMatchObject({ status: 200 });
    expect(await world.server.attempt('health.ready', {})).toMatchObject({ status: 200 });
    expect(await world.job(id)).toMatchObject({ status: 200, body: { endedAt: null } });

    const giveBackAll = await fillUp(world.folder, 0);
    await world.looking(exhaust).catch(() => undefined); // the database may end under the query that looks
    world.killDatabase();
    await expect.poll(world.list, soon).toMatchObject({ status: 503, headers: { 'retry-after': '3' } });
    // How much the database needs to bring itself in order hangs on what it was at: all that was taken is given back.
    await giveBackAll();
    await giveBack();
    await expect.poll(world.list, soon).toMatchObject({ status: 200 });
    await expect
      .poll(() => world.job(id), soon)
      .toMatchObject({
        status: 200,
        body: { state: 'completed', done: rows, conflicts: 0 },
      });
    expect(await world.add([tagOf(9_000)])).toMatchObject({ status: 200 });
    expect(world.server.end()).toBeNull();
    await world.looking(async ({ pool }) => {
      expect(await findInvariantFaults(pool)).toEqual([]);
      const found = await pool.query<{ count: number }>('select count(*)::int as count from asset');
      expect(found.rows).toEqual([{ count: rows + 2 }]);
    });
  });
});

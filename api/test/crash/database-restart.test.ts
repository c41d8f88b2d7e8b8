import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { reach, type Reached } from '../../src/db/reach';
import { startEmbedded } from '../../src/db/embedded/start';
import { buildMember } from '../build';
import { buildAnimalRows } from '../build-animal';
import { buildEvent, buildRows } from '../build-input';
import type { Attempt, InputFor } from '../client';
import { buildDeps } from '../build-deps';
import { findInvariantFaults } from '../invariants';
import { runServer, type RunningServer } from './run-server';
import { makeQuickFolder } from '../quick-folder';

vi.setConfig({ testTimeout: 180_000 });

const rows = 3_000;
/** A run goes on by itself within this time, and a call is answered again. */
const soon = { timeout: 60_000, interval: 50 };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function makeFolder(): string {
  const folder = makeQuickFolder('restart');
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database that can be restarted, and the server over it. */
interface World {
  readonly server: RunningServer;
  /** Where to look into the database now: connections of before a restart are gone. */
  readonly look: () => Promise<Reached>;
  readonly restart: () => Promise<void>;
}

async function openWith(settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  const server = await runServer({ DATA_DIR: makeFolder(), ...settings });
  closing.push(server.stop);
  return server;
}

/** The database of the data folder: it is killed, and brought back by the server itself. */
async function overEmbedded(): Promise<World> {
  const dataDir = makeFolder();
  const pidOf = () => Number(readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    server: await openWith({ DATA_DIR: dataDir }),
    look: () => reach({ databaseUrl: null, dataDir, as: 'guest' }),
    restart: () => Promise.resolve(void process.kill(pidOf(), 'SIGKILL')),
  };
}

/** A database of `DATABASE_URL`, restarted in order as by an upgrade: it is away for some seconds. */
async function overUrl(): Promise<World> {
  const dataDir = makeFolder();
  let running = await startEmbedded({ dataDir });
  closing.push(() => running.stop());
  const databaseUrl = `postgres://${running.user}@base/${running.database}?host=${encodeURIComponent(running.host)}`;
  return {
    server: await openWith({ DATABASE_URL: databaseUrl }),
    look: () => reach({ databaseUrl, dataDir, as: 'guest' }),
    restart: async () => {
      await running.stop();
      await sleep(2_000);
      running = await startEmbedded({ dataDir });
    },
  };
}

async function looking<Result>(
  { look }: World,
  work: (reached: Reached) => Promise<Result>,
): Promise<Result> {
  const reached = await look();
  try {
    return await work(reached);
  } finally {
    await reached.close();
  }
}

const buildOwner = (world: World) =>
  looking(world, ({ db }) => buildMember({ db, deps: buildDeps(db), time: { now: new Date() } }, 'owner'));

type Owner = Awaited<ReturnType<typeof buildOwner>>;

async function submit(
  { server }: World,
  owner: Owner,
  input: InputFor<'objects.addMassive'>,
): Promise<number> {
  return (await server.call('objects.addMassive', input, owner)).id;
}

/** What calls answer from the restart on until the run has ended: reading it, and whether the server is ready. */
async function watchTo(
  world: World,
  token: string,
  runId: number,
): Promise<{ view: RunView; answers: Attempt<unknown>[] }> {
  const answers: Attempt<unknown>[] = [];
  const view = await vi.waitFor(async () => {
    expect(world.server.end()).toBeNull();
    answers.push(await world.server.attempt('health.ready', {}));
    const asked = await world.server.attempt('jobs.get', { params: { id: runId } }, token);
    answers.push(asked);
    expect(asked).toMatchObject({ status: 200, body: { endedAt: expect.any(String) } });
    return asked.body as RunView; // it was not refused
  }, soon);
  return { view, answers };
}

/** Restarts the database once some of the rows of a run are written, and lets it end. */
async function restartAmid(world: World, token: string, runId: number) {
  await vi.waitFor(async () => {
    const { done } = await world.server.call('jobs.get', { params: { id: runId } }, token);
    expect(done).toBeGreaterThan(0);
  }, soon);
  const [watched] = await Promise.all([watchTo(world, token, runId), world.restart()]);
  return watched;
}

describe.each([
  ['of the data folder is killed', overEmbedded, 0],
  ['of DATABASE_URL is restarted', overUrl, 1],
])('while a run works, the database %s', (_name, openWorld, refused) => {
  it('calls are refused meanwhile, and an import and an event on many end by themselves', async () => {
    const world = await openWorld();
    const owner = await buildOwner(world);
    const adding = await submit(world, owner, buildRows(owner, buildAnimalRows(rows)));
    const added = await restartAmid(world, owner.token, adding);
    expect(added.view).toMatchObject({ state: 'completed', done: rows, conflicts: 0 });

    const ids = await looking(world, async ({ pool }) => {
      const found = await pool.query<{ id: number }>('select id from asset order by id');
      return found.rows.map(({ id }) => id);
    });
    const values = ids.map((pk) => ({ pk, weight: 300, weighing_type: 'PER' }));
    const weighing = await submit(world, owner, buildEvent(owner, 1, { values }));
    const weighed = await restartAmid(world, owner.token, weighing);
    expect(weighed.view).toMatchObject({ state: 'completed', done: rows, conflicts: 0 });

    const answers = [...added.answers, ...weighed.answers];
    const others = answers.filter(({ status }) => status !== 200);
    expect(
      others.filter(({ status, headers }) => status !== 503 || headers['retry-after'] === undefined),
    ).toEqual([]);
    expect(others.length).toBeGreaterThanOrEqual(refused);
    expect(await looking(world, ({ pool }) => findInvariantFaults(pool))).toEqual([]);
  });
});

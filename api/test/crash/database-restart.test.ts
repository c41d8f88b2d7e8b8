import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runView, type RunView } from '@huella/domain/calls/jobs';
import { reach, type Reached } from '../../src/db/reach';
import { startEmbedded } from '../../src/db/embedded/start';
import { animalOf } from '../animal-row';
import { buildDeps } from '../build-deps';
import { buildMember } from '../build';
import { findInvariantFaults } from '../invariants';
import { runServer, type RunningServer, type ServerAnswer } from './run-server';

vi.setConfig({ testTimeout: 180_000 });

const rows = 3_000;
/** A run goes on by itself within this time, and a call is answered again. */
const soon = { timeout: 60_000, interval: 50 };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'huella-restart-'));
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

async function submit({ server }: World, { token, boxId }: Owner, more: object): Promise<number> {
  const answer = await server.ask('POST', '/objects/add/massive', {
    token,
    body: { objectType: 'asset', pkObjectType: 33, globalModel: 33, pkReferer: boxId, ...more },
  });
  expect(answer, JSON.stringify(answer).slice(0, 600)).toMatchObject({ status: 202 });
  return runView.parse(answer.body).id;
}

/** What calls answer from the restart on until the run has ended: reading it, and whether the server is ready. */
async function watchTo(
  world: World,
  token: string,
  runId: number,
): Promise<{ view: RunView; answers: ServerAnswer[] }> {
  const answers: ServerAnswer[] = [];
  const view = await vi.waitFor(async () => {
    expect(world.server.end()).toBeNull();
    answers.push(await world.server.ask('GET', '/health/ready'));
    const asked = await world.server.ask('GET', `/jobs/${String(runId)}`, { token });
    answers.push(asked);
    expect(asked).toMatchObject({ status: 200, body: { endedAt: expect.any(String) } });
    return runView.parse(asked.body);
  }, soon);
  return { view, answers };
}

/** Restarts the database once some of the rows of a run are written, and lets it end. */
async function restartAmid(world: World, token: string, runId: number) {
  await vi.waitFor(async () => {
    const asked = await world.server.ask('GET', `/jobs/${String(runId)}`, { token });
    expect(runView.parse(asked.body).done).toBeGreaterThan(0);
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
    const adding = await submit(world, owner, {
      action: 'add',
      actionContext: { context: 'massive_manual_form', eventType: -1 },
      values: Array.from({ length: rows }, (_, at) => animalOf(`KD482C${String(at).padStart(4, '0')}`)),
    });
    const added = await restartAmid(world, owner.token, adding);
    expect(added.view).toMatchObject({ state: 'completed', done: rows, conflicts: 0 });

    const ids = await looking(world, async ({ pool }) => {
      const found = await pool.query<{ id: number }>('select id from asset order by id');
      return found.rows.map(({ id }) => id);
    });
    const weighing = await submit(world, owner, {
      action: 'update',
      actionContext: { context: 'massive_manual_form', eventType: 1 },
      values: ids.map((pk) => ({ pk, weight: 300, weighing_type: 'PER' })),
    });
    const weighed = await restartAmid(world, owner.token, weighing);
    expect(weighed.view).toMatchObject({ state: 'completed', done: rows, conflicts: 0 });

    const answers = [...added.answers, ...weighed.answers];
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
    expect(others.length).toBeGreaterThanOrEqual(refused);
    expect(await looking(world, ({ pool }) => findInvariantFaults(pool))).toEqual([]);
  });
});

import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { assetTypes, findAssetType } from '@huella/domain/catalogue/assets/index';
import { calls } from '@huella/domain/calls/index';
import type { Values } from '@huella/domain/model/value';
import { qrTypeNames, qrTypes } from '@huella/domain/model/qr-types';
import { buildApp } from '../src/app';
import { overPool } from '../src/db/database';
import { searchedOf } from '../src/db/index-slots';
import { backfillNames } from '../src/db/ledger/backfill-names';
import { listMigrations, migrate } from '../src/db/migrate';
import { reach, type Reached } from '../src/db/reach';
import { openDiskStore } from '../src/outside/files/disk-store';
import { makeEmptyDatabase, migrationsFolder, operate, useFolders } from './admin';
import { ask } from './app';
import { buildDeps } from './build-deps';
import { findInvariantFaults } from './invariants';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What the first release wrote (fixtures/backups/README.md). */
const backup = path.join(import.meta.dirname, 'fixtures/backups/2.8.9.tar.gz');
const lastMigration = '0036_submitted_adds.sql';
const assetCount = 615;
const weighing = 1;

/** Some days after the backup was written. */
const today = new Date('2026-11-28T15:00:00Z');

interface AssetPlace {
  readonly token: string;
  readonly boxId: number;
  readonly assetType: number;
}

interface SearchedRow {
  readonly id: number;
  readonly assetType: number;
  readonly attributes: Values;
  readonly texts: string | null;
  readonly keys: string | null;
}

const makeFolder = useFolders();
let env: Record<string, string> = {};
let reached: Reached;
let app: FastifyInstance;

async function get(url: string, token?: string): Promise<unknown> {
  const answer = await ask(app, 'GET', url, { token });
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.body;
}

/** The demo users sign in with the password that they have had since the first release. */
async function signIn(email: string): Promise<string> {
  const answer = await ask(app, 'POST', '/users/signIn', { body: { email, password: 'huella2026' } });
  expect([email, answer.status]).toEqual([email, 200]);
  return calls['users.signIn'].reply.parse(answer.body).token;
}

/** Where somebody may list assets, and of which types. */
async function listPlaces(token: string): Promise<readonly AssetPlace[]> {
  const { userData } = calls['users.getInfo'].reply.parse(await get('/users/getInfo', token));
  return Object.entries(userData.permissions.boxes)
    .filter(([, codes]) => codes.includes('ASSET_LIST'))
    .map(([key]) => key.split('-').map(Number))
    .map(([boxId = 0, assetType = 0]) => ({ token, boxId, assetType }));
}

async function listAssets({ token, boxId, assetType }: AssetPlace, suffix = '') {
  const kind = `${String(assetType)}/asset/${String(assetType)}/${String(boxId)}`;
  const answer = await ask(app, 'POST', `/objects/get/all/${kind}/0/0/0/20/id/asc${suffix}`, {
    token,
    body: {},
  });
  expect([kind, answer.status]).toEqual([kind, 200]);
  return calls['objects.list'].reply.parse(answer.body).res;
}

/** A public page by the address that was printed: it shows something, or says that it has nothing to show. */
async function openPage(link: string): Promise<void> {
  const [screen, publicId = ''] = link.split('/').slice(-2);
  const type = qrTypeNames.find((name) => qrTypes[name].screen === screen) ?? '';
  const { status } = await ask(app, 'GET', `/qr/${type}/${publicId}`, {});
  expect([link, status === 200 || status === 206]).toEqual([link, true]);
}

beforeAll(async () => {
  env = { DATABASE_URL: await makeEmptyDatabase(), DATA_DIR: path.join(makeFolder(), 'data') };
});

afterAll(async () => {
  await app.close();
  await reached.close();
});

describe('a backup of the first release', () => {
  it('passes the check of this one', async () => {
    const answer = await operate({}, 'backup', 'check', backup);
    expect(answer).toMatchObject({ code: 0, complaint: '' });
    expect(answer.out).toContain(`The ledger holds: ${String(assetCount)} assets`);
  });

  it('is restored as it was written, and brought up to date', async () => {
    expect(await operate(env, 'restore', backup)).toMatchObject({ code: 0, complaint: '' });
    reached = await reach({ databaseUrl: env['DATABASE_URL'] ?? '', dataDir: '', as: 'guest' });
    const all = await listMigrations(migrationsFolder);
    expect(await migrate(reached.pool, migrationsFolder)).toEqual(all.slice(all.indexOf(lastMigration) + 1));
    const files = openDiskStore(path.join(env['DATA_DIR'] ?? '', 'files'));
    const deps = buildDeps(overPool(reached.pool), { files, clock: () => today });
    app = await buildApp({ deps, webFolder: null });
  });

  it('keeps every invariant and the whole ledger', async () => {
    expect(await findInvariantFaults(reached.pool)).toEqual([]);
    const ledger = await operate(env, 'ledger', 'check', '--all');
    expect(ledger).toMatchObject({ code: 0, complaint: '' });
    expect(ledger.out).toContain(`The ledger holds: ${String(assetCount)} assets`);
  });

  it('lets everybody in, to the assets of every type, their histories and their public pages', async () => {
    const { rows } = await reached.pool.query<{ email: string }>(
      `select email from app_user where email like '%@huella.example' and validated_at is not null`,
    );
    expect(rows.length).toBeGreaterThan(15);
    const places = (await Promise.all(rows.map(async ({ email }) => listPlaces(await signIn(email))))).flat();
    const [seen, links] = [new Set<number>(), new Set<string>()];
    for (const place of places) {
      const [asset] = await listAssets(place);
      await listAssets(place, '/all');
      const lots = calls['lots.list'].reply.parse(
        await get(`/boxes/${String(place.boxId)}/lots/${String(place.assetType)}`, place.token),
      );
      for (const { link } of lots.flatMap((lot) => lot.links)) links.add(link);
      if (asset === undefined) continue;
      seen.add(place.assetType);
      if (asset.qr_link !== null) links.add(asset.qr_link);
      await get(`/objects/get/asset/${String(asset.id)}`, place.token);
      await get(`/assets/${String(asset.id)}/events`, place.token);
    }
    expect([...seen].toSorted()).toEqual(assetTypes.map(({ id }) => id).toSorted());
    const screens = new Set([...links].map((link) => link.split('/').at(-2)));
    expect(screens.size).toBe(4);
    for (const link of links) await openPage(link);
  });

  it('keeps files, scans and unfinished imports', async () => {
    const token = await signIn('demo@huella.example');
    const { rows } = await reached.pool.query<{ asset_id: number; name: string }>(
      `select s.asset_id, h.storage_name as name from qr_scan s join file_hold h on h.asset_id = s.asset_id`,
    );
    expect(rows).toHaveLength(2);
    for (const { asset_id: id, name } of rows) {
      await get(`/file/public/${name}`);
      expect(await get(`/qrLogs/logs/qrIdenteco/${String(id)}`, token)).toHaveLength(1);
    }
    const unfinished = calls['sheets.unfinished'].reply.parse(await get('/boxes/1/uploads/33', token));
    expect(unfinished.map((upload) => [upload.original_name, upload.rows])).toEqual([
      [null, 5],
      ['sin-cotejar.csv', 1],
      ['a-medias.csv', 3],
    ]);
  });

  it('keeps what searches ask of each asset as if it were written now', async () => {
    const { rows } = await reached.pool.query<SearchedRow>(
      `select a.id, a.asset_type as "assetType", a.attributes, s.texts, s.keys
       from asset a join asset_slot s on s.asset_id = a.id order by a.id`,
    );
    expect(rows).toHaveLength(assetCount);
    expect(rows.filter(({ texts, keys }) => texts !== null || keys !== null).length).toBeGreaterThan(100);
    for (const { id, assetType, attributes, texts, keys } of rows) {
      const model = findAssetType(assetType);
      expect([id, texts, keys]).toEqual([id, ...(model === null ? [] : searchedOf(model, attributes))]);
    }
  });

  it('links what was named before links were kept, once', async () => {
    const db = overPool(reached.pool);
    const linked = async () =>
      Number((await reached.pool.query('select count(*) as n from named_link')).rows[0]?.n);
    expect(await linked()).toBe(0);
    expect(await backfillNames(db)).toBe(assetCount);
    expect(await linked()).toBeGreaterThan(10);
    expect(await backfillNames(db)).toBe(0);
  });

  it('takes a new event on an old asset, which leaves all as it must be', async () => {
    const token = await signIn('demo@huella.example');
    const [cow] = await listAssets({ token, boxId: 1, assetType: 33 });
    const weighed = await ask(app, 'POST', '/objects/add/massive', {
      token,
      body: {
        ...{ objectType: 'asset', pkObjectType: 33, globalModel: 33, pkReferer: 1, action: 'update' },
        actionContext: { context: 'manual_form', eventType: weighing },
        ...{ pks: [cow?.id], common: { weight: 412, weighing_type: 'PER' }, submitKey: 'after-the-upgrade' },
      },
    });
    expect(weighed).toMatchObject({ status: 200, body: { state: 'completed', done: 1 } });
    expect(await get(`/objects/get/asset/${String(cow?.id)}`, token)).toMatchObject({
      values: { weight: 412 },
    });
    expect(await findInvariantFaults(reached.pool)).toEqual([]);
    expect(await operate(env, 'ledger', 'check', '--all')).toMatchObject({ code: 0, complaint: '' });
  });
});

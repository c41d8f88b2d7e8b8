import { afterEach, describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildMember, buildToken, buildUser } from '../../../test/build';
import { buildAdd } from '../../../test/build-input';
import { testConfig } from '../../../test/build-deps';
import { papersModel } from '../../../test/papers-model';
import { askAddress, putBytes, putFile } from '../../../test/put-file';
import { useModel } from '../../../test/use-model';
import { sweepFiles } from './sweep-files';

/** What no record holds yet is bounded, here at 4 MB a user, 1 MB a sandbox and 16 MB a network. */

useModel(papersModel);
const open = useTestApp({ limits: { ...testConfig.limits, uploads: 4 } });
const megabyte = 1024 * 1024;
const hour = 3600_000;
const start = new Date('2026-11-20T15:00:00Z');

/** Every test has its network to itself. */
afterEach(async () => {
  open().time.now = start;
  for (const table of ['stored_file', 'upload', 'detail_draft', 'upload_reservation'])
    await open().pool.query(`update ${table} set network_mark = null`);
});

const signIn = async (app: TestApp) => buildToken(app, await buildUser(app));
const refused = { status: 409, body: { error: 'uploadQuotaExceeded' } };
const textOf = (bytes: number) => 'x'.repeat(bytes - 1).concat('\n');

/** Puts a file; answers the status of the address, or that of the bytes. */
async function statusOfPut(app: TestApp, token: string, bytes: number): Promise<number> {
  const address = await app.attempt('files.uploadUrl', {}, token);
  if (address.status !== 200) return address.status;
  const { url } = address.body as { url: string }; // as the call declares
  return (await putBytes(app, url, textOf(bytes))).statusCode;
}

async function unheldOf(app: TestApp, token: string): Promise<number> {
  const found = await app.pool.query<{ bytes: number }>(
    `select coalesce(sum(size), 0)::bigint as bytes from stored_file
     where state <> 'held' and user_id = $1`,
    [await userOf(app, token)],
  );
  return found.rows[0]?.bytes ?? 0;
}

async function userOf(app: TestApp, token: string): Promise<number> {
  return (await app.call('users.getInfo', {}, token)).id;
}

const reservations = async ({ pool }: TestApp) =>
  (await pool.query('select from upload_reservation')).rowCount;

describe('files that no record holds', () => {
  it('are taken up to the quota of their user, and nothing stays of one too many', async () => {
    const app = open();
    const token = await signIn(app);
    for (let file = 0; file < 3; file += 1) expect(await statusOfPut(app, token, megabyte)).toBe(200);
    const { url, name } = await askAddress(app, token);
    const put = await putBytes(app, url, textOf(megabyte));
    expect({ status: put.statusCode, body: put.json<object>() }).toMatchObject(refused);
    const left = await app.pool.query('select from stored_file where storage_name = $1', [name]);
    expect(left.rowCount).toBe(0);
    await expect(app.deps.files.read(name)).rejects.toMatchObject({ code: 'notFound' });
    expect(await statusOfPut(app, token, 10_000)).toBe(200);
    expect(await statusOfPut(app, await signIn(app), megabyte)).toBe(200);
    expect(await reservations(app)).toBe(0);
  });

  it('that come at the same moment never pass it together', async () => {
    const app = open();
    const token = await signIn(app);
    const puts = Array.from({ length: 20 }, () => statusOfPut(app, token, megabyte));
    const statuses = await Promise.all(puts);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await unheldOf(app, token)).toBeLessThanOrEqual(4 * megabyte);
    expect(await reservations(app)).toBe(0);
  });

  it('count four kilobytes each however small they are, before their bytes come', async () => {
    const app = open();
    const token = await signIn(app);
    await app.pool.query(
      `insert into stored_file (storage_name, user_id, put_secret_hash, state, created_at, expires_at)
       select md5($1::bigint || '-' || n), $1::bigint, '', 'announced', $2, $2 from generate_series(1, 1023) n`,
      [await userOf(app, token), start],
    );
    expect(await app.statusOf('files.uploadUrl', {}, token)).toBe(200);
    expect(await app.attempt('files.uploadUrl', {}, token)).toMatchObject(refused);
  });

  it('have less room in a sandbox', async () => {
    const app = open();
    const userId = await buildUser(app);
    await app.pool.query('update app_user set sandbox = true where id = $1', [userId]);
    const token = await buildToken(app, userId);
    expect(await statusOfPut(app, token, megabyte / 2)).toBe(200);
    expect(await statusOfPut(app, token, megabyte / 2)).toBe(409);
  });

  it('are bounded for a network, no matter who sends them', async () => {
    const app = open();
    const tokens = await Promise.all(Array.from({ length: 6 }, () => signIn(app)));
    const statuses: number[] = [];
    for (const token of tokens) statuses.push(await statusOfPut(app, token, 3 * megabyte));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
    const elsewhere = await app.app.inject({
      method: 'GET',
      url: '/api/file/upload/url',
      remoteAddress: '192.0.2.7',
      headers: { authorization: `Bearer ${tokens[5] ?? ''}` },
    });
    const { url } = elsewhere.json<{ url: string }>();
    expect((await putBytes(app, url, textOf(3 * megabyte))).statusCode).toBe(200);
  });

  it('stop counting once a record holds them, or a day later', async () => {
    const app = open();
    const { token, boxId, userId } = await buildMember(app, 'owner', 1);
    const storageName = await putFile(app, token, textOf(3 * megabyte), 'acta.txt');
    expect(await statusOfPut(app, token, 2 * megabyte)).toBe(409);
    const papers = [{ storageName, originalName: 'acta.txt' }];
    const { id } = papersModel;
    await app.call('objects.add', buildAdd({ boxId }, { name: 'Uno', papers }, { assetType: id }), token);
    const held = await app.pool.query('select state, network_mark from stored_file where storage_name = $1', [
      storageName,
    ]);
    expect(held.rows).toEqual([{ state: 'held', network_mark: null }]);
    expect(await statusOfPut(app, token, 3 * megabyte)).toBe(200);
    expect(await statusOfPut(app, token, 2 * megabyte)).toBe(409);
    app.time.now = new Date(start.getTime() + 25 * hour);
    await sweepFiles(app.deps);
    expect(await statusOfPut(app, await buildToken(app, userId), 3 * megabyte)).toBe(200);
  });
});

describe('a reservation', () => {
  it('of a process that died counts until it lapses', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    await app.pool.query('insert into upload_reservation (user_id, bytes, lapses_at) values ($1, $2, $3)', [
      userId,
      3 * megabyte,
      new Date(start.getTime() + 15 * 60_000),
    ]);
    expect(await statusOfPut(app, token, 2 * megabyte)).toBe(409);
    app.time.now = new Date(start.getTime() + 16 * 60_000);
    expect(await statusOfPut(app, await buildToken(app, userId), 2 * megabyte)).toBe(200);
    expect(await reservations(app)).toBe(1);
    await sweepFiles(app.deps);
    expect(await reservations(app)).toBe(0);
  });
});

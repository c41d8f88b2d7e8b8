import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../app';
import { buildMember, buildRelation, buildUser, password } from '../build';
import { runApp, type RunningApp } from '../crash/run-app';

/**
 * What somebody may is asked for at every request: taken away or given through one server process, it counts at the
 * next request in another (decisions section 3; security R7).
 */

vi.setConfig({ hookTimeout: 120_000 });
const open = useTestApp();
let running: readonly RunningApp[] = [];
let origins: readonly string[] = [];

beforeAll(async () => {
  const { connectionString, host, port, user, password: secret, database } = open().pool.options;
  const socket = encodeURIComponent(host ?? '');
  const own = typeof secret === 'string' && secret !== '' ? `:${encodeURIComponent(secret)}` : '';
  const address =
    connectionString ??
    `postgres://${user ?? ''}${own}@/${database ?? ''}?host=${socket}&port=${String(port)}`;
  running = [1, 2].map(() =>
    runApp('', ['--database', address], process.env.PATH, 'test/processes/serving-app.ts'),
  );
  origins = (await Promise.all(running.map(({ ready }) => ready))).map(({ mode }) => mode);
});
afterAll(async () => {
  await Promise.all(running.map((each) => each.killApp()));
});

/** Makes a call in the first or the second process. */
async function ask(at: 0 | 1, method: string, path: string, token: string | null, body?: object) {
  const reply = await fetch(`${origins[at] ?? ''}/api${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

const tokens = z.object({ token: z.string(), refreshToken: z.string() });

async function signIn(at: 0 | 1, userId: number) {
  const { rows } = await open().pool.query<{ email: string }>('select email from app_user where id = $1', [
    userId,
  ]);
  const answer = await ask(at, 'POST', '/users/signIn', null, { email: rows[0]?.email, password });
  return tokens.parse(answer.body);
}

/** A member who is signed in by one process and known to both, and what both say of the establishment. */
async function buildKnown(template: string) {
  const { userId, boxId, companyId } = await buildMember(open(), template);
  const { token, refreshToken } = await signIn(0, userId);
  const path = `/boxes/${String(boxId)}/events`;
  const statuses = async () => [
    (await ask(0, 'GET', path, token)).status,
    (await ask(1, 'GET', path, token)).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  return { userId, boxId, companyId, token, refreshToken, path, statuses };
}

describe('in the other process, at the next request', () => {
  it('a right that was taken away is gone, and one that was given is there', async () => {
    const { userId, boxId, statuses } = await buildKnown('operator');
    await open().pool.query('delete from relation where user_id = $1', [userId]);
    expect(await statuses()).toEqual([404, 404]);
    await buildRelation(open(), userId, { boxId }, 'viewer');
    expect(await statuses()).toEqual([200, 200]);
  });

  it('a role that became less gives less', async () => {
    const { userId, boxId, token } = await buildKnown('administrator');
    const path = `/boxes/${String(boxId)}/uploads/33`;
    expect((await ask(1, 'GET', path, token)).status).toBe(200);
    await open().pool.query("update relation set template = 'viewer' where user_id = $1", [userId]);
    expect((await ask(1, 'GET', path, token)).status).toBe(403);
    expect((await ask(0, 'GET', path, token)).status).toBe(403);
  });

  it('a user who was disabled is nobody, and neither is their next token', async () => {
    const { userId, refreshToken, statuses } = await buildKnown('owner');
    await open().pool.query('update app_user set disabled_at = now() where id = $1', [userId]);
    expect(await statuses()).toEqual([401, 401]);
    expect((await ask(1, 'POST', '/users/newToken', refreshToken)).status).toBe(401);
  });

  it('a session that was ended, here or by signing out, is no session', async () => {
    const { userId, token, path, statuses } = await buildKnown('owner');
    const other = await signIn(1, userId);
    expect((await ask(0, 'GET', path, other.token)).status).toBe(200);
    expect((await ask(0, 'POST', '/users/sessions/endOthers', token)).status).toBe(200);
    expect((await ask(1, 'GET', path, other.token)).status).toBe(401);
    expect(await statuses()).toEqual([200, 200]);
    expect((await ask(0, 'POST', '/users/signOut', token)).status).toBe(200);
    expect((await ask(1, 'GET', path, token)).status).toBe(401);
  });

  it('a password that was changed ends the other sessions', async () => {
    const { userId, token, path } = await buildKnown('owner');
    const other = await signIn(1, userId);
    const body = { currentPassword: password, newPassword: 'otra2026' };
    expect((await ask(0, 'POST', '/users/changePassword', token, body)).status).toBe(200);
    expect((await ask(1, 'GET', path, other.token)).status).toBe(401);
    expect((await ask(1, 'POST', '/users/newToken', other.refreshToken)).status).toBe(401);
    expect((await ask(1, 'GET', path, token)).status).toBe(200);
  });

  it('twenty requests at once find the right gone as soon as one heard so', async () => {
    const { userId, path, token } = await buildKnown('operator');
    await open().pool.query('delete from relation where user_id = $1', [userId]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, at) => ask(at % 2 === 0 ? 0 : 1, 'GET', path, token)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('somebody who was nobody anywhere is let in by a relation', async () => {
    const userId = await buildUser(open());
    const { token } = await signIn(1, userId);
    const { boxId } = await buildMember(open(), 'owner');
    const path = `/boxes/${String(boxId)}/events`;
    expect((await ask(0, 'GET', path, token)).status).toBe(404);
    await buildRelation(open(), userId, { boxId }, 'viewer');
    expect((await ask(0, 'GET', path, token)).status).toBe(200);
    expect((await ask(1, 'GET', path, token)).status).toBe(200);
  });
});

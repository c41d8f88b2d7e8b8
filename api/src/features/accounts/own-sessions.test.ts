import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildToken, buildUser, password } from '../../../test/build';
import { runMails } from '../../../test/run-mails';
import { sweep } from '../../sweep';
import { recordSecurityEvent } from '../users/security-events.store';

const open = useTestApp();

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}
interface Event {
  readonly id: number;
  readonly kind: string;
  readonly isHere: boolean;
  readonly browser: string;
  readonly subject: { readonly browser: string } | null;
  readonly detail: string | null;
}

let serial = 0;
async function buildPerson(app: TestApp) {
  const email = `sitting${String((serial += 1))}@campo.example`;
  return { email, userId: await buildUser(app, email) };
}
async function enter(app: TestApp, email: string, agent = firefox): Promise<Pair> {
  const body = await app.call('users.signIn', {
    body: { email, password },
    headers: { 'user-agent': agent },
  });
  return body;
}
const post = (app: TestApp, path: string, token: string, agent = firefox) =>
  app.ask('POST', `/users/${path}`, { token, headers: { 'user-agent': agent } });
const sessionsOf = async (app: TestApp, token: string) => await app.call('users.sessions', {}, token); // likewise
const eventsOf = async (app: TestApp, token: string, query = '') =>
  (await app.ask('GET', `/users/securityEvents${query}`, { token })).body as {
    readonly rows: readonly Event[];
    readonly hasMore: boolean;
  };
const isIn = async (app: TestApp, token: string) => (await app.statusOf('users.getInfo', {}, token)) === 200;

describe('the open sessions of a user', () => {
  it('are listed with their devices, this one first, and never from which address', async () => {
    const app = open();
    const { email, userId } = await buildPerson(app);
    const phone = await enter(app, email, safari);
    const here = await enter(app, email);
    const sessions = await sessionsOf(app, here.token);
    expect(sessions).toMatchObject([
      { browser: 'Firefox', os: 'Windows', device: 'desktop', country: null, isCurrent: true },
      { browser: 'Safari', os: 'iOS', device: 'mobile', isCurrent: false },
    ]);
    // What it is used with may change; the last counts.
    await post(app, 'newToken', phone.refreshToken, firefox);
    expect((await sessionsOf(app, here.token)).map(({ browser }) => browser)).toEqual(['Firefox', 'Firefox']);
    const kept = await app.pool.query<{ all: string }>(
      `select s::text || e::text as all from session s join security_event e on e.user_id = s.user_id
       where s.user_id = $1`,
      [userId],
    );
    expect(kept.rows.some(({ all }) => all.includes('127.0.0.1'))).toBe(false);
    expect(await app.statusOf('users.sessions', {})).toBe(401);
  });

  it('keep the country of a public address', async () => {
    const app = open();
    const { email } = await buildPerson(app);
    const { token } = (
      await app.app.inject({
        method: 'POST',
        url: '/api/users/signIn',
        remoteAddress: '200.45.0.1',
        headers: { 'user-agent': firefox },
        payload: { email, password },
      })
    ).json<Pair>();
    expect(await sessionsOf(app, token)).toMatchObject([{ country: 'AR' }]);
  });

  it('end one by one, at the next request', async () => {
    const app = open();
    const { email } = await buildPerson(app);
    const [phone, here] = [await enter(app, email, safari), await enter(app, email)];
    const there = (await sessionsOf(app, here.token)).find(({ isCurrent }) => !isCurrent);
    const path = `sessions/${there?.id ?? ''}/end`;
    expect((await post(app, path, here.token)).body).toEqual({ ok: true });
    expect(await isIn(app, phone.token)).toBe(false);
    expect((await post(app, 'newToken', phone.refreshToken)).status).toBe(401);
    expect(await isIn(app, here.token)).toBe(true);
    // A second time there is nothing left to do.
    expect((await post(app, path, here.token)).body).toEqual({ ok: true });
    const { rows } = await eventsOf(app, here.token);
    expect(rows.filter(({ kind }) => kind === 'sessionEnded')).toMatchObject([
      { isHere: true, browser: 'Firefox', subject: { browser: 'Safari' } },
    ]);
  });

  it('of others cannot be distinguished from those that never were', async () => {
    const app = open();
    const [mine, theirs] = [await buildPerson(app), await buildPerson(app)];
    const [here, there] = [await enter(app, mine.email), await enter(app, theirs.email)];
    const [foreign] = await sessionsOf(app, there.token);
    const bare = ({ status, body }: { status: number; body: unknown }) => [
      status,
      { ...(body as object), requestId: '' },
    ];
    const answers = await Promise.all(
      [foreign?.id ?? '', app.deps.newId()].map((id) => post(app, `sessions/${id}/end`, here.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers.map(bare)[0]).toEqual(answers.map(bare)[1]);
    expect((await post(app, 'sessions/1/end', here.token)).status).toBe(400);
    expect(await isIn(app, there.token)).toBe(true);
  });

  it('all end but this one', async () => {
    const app = open();
    const { email } = await buildPerson(app);
    const others = [await enter(app, email, safari), await enter(app, email), await enter(app, email)];
    const here = await enter(app, email);
    expect((await post(app, 'sessions/endOthers', here.token)).body).toEqual({ ended: 3 });
    for (const { token } of others) expect(await isIn(app, token)).toBe(false);
    expect(await sessionsOf(app, here.token)).toHaveLength(1);
    expect((await post(app, 'sessions/endOthers', here.token)).body).toEqual({ ended: 0 });
    const { rows } = await eventsOf(app, here.token);
    expect(rows.filter(({ kind }) => kind === 'othersEnded')).toMatchObject([{ detail: '3' }]);
  });

  it('are over when they are ended while their token is turned', async () => {
    const app = open();
    for (let round = 0; round < 8; round += 1) {
      const { email } = await buildPerson(app);
      const [phone, here] = [await enter(app, email, safari), await enter(app, email)];
      const there = (await sessionsOf(app, here.token)).find(({ isCurrent }) => !isCurrent);
      const [turned] = await Promise.all([
        post(app, 'newToken', phone.refreshToken),
        post(app, `sessions/${there?.id ?? ''}/end`, here.token),
      ]);
      const pair = turned.body as Pair; // a refusal has neither
      for (const token of turned.status === 200 ? [phone.token, pair.token] : [phone.token])
        expect(await isIn(app, token)).toBe(false);
      if (turned.status === 200) expect((await post(app, 'newToken', pair.refreshToken)).status).toBe(401);
    }
  });
});

describe('what happened to an account', () => {
  it('is shown to its owner alone, newest first, a rowWindow at a time', async () => {
    const app = open();
    const { email } = await buildPerson(app);
    await enter(app, email, safari);
    await app.attempt('users.signIn', { body: { email, password: 'no es esta 1' } });
    await app.attempt('users.sendMailResetPassword', { body: { email } });
    await runMails(app);
    const { token, refreshToken } = await enter(app, email);
    const all = await eventsOf(app, token);
    expect(all.rows.map(({ kind }) => kind)).toEqual(['signedIn', 'resetAsked', 'signInFailed', 'signedIn']);
    expect(all.hasMore).toBe(false);
    const first = await eventsOf(app, token, '?size=3');
    expect([first.rows.length, first.hasMore]).toEqual([3, true]);
    const before = String(first.rows.at(-1)?.id);
    const rest = await eventsOf(app, token, `?size=3&before=${before}`);
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
    const stranger = await enter(app, (await buildPerson(app)).email);
    expect((await eventsOf(app, stranger.token)).rows.map(({ kind }) => kind)).toEqual(['signedIn']);
    for (const query of ['?size=0', '?size=101', '?before=x', '?before=-1'])
      expect((await app.ask('GET', `/users/securityEvents${query}`, { token })).status).toBe(400);
    expect(await app.statusOf('users.securityEvents', {})).toBe(401);
    // Signed out, and somebody turns the token once more after that.
    await post(app, 'signOut', token);
    await post(app, 'newToken', refreshToken);
    const back = await enter(app, email);
    expect((await eventsOf(app, back.token)).rows[1]).toMatchObject({ kind: 'signedOut', isHere: false });
  });

  it('says when an old token was used again, and from where', async () => {
    const app = open();
    const { email } = await buildPerson(app);
    const { refreshToken } = await enter(app, email);
    const { now } = app.time;
    await post(app, 'newToken', refreshToken);
    app.time.now = new Date(now.getTime() + 11_000);
    await Promise.all(Array.from({ length: 5 }, () => post(app, 'newToken', refreshToken, safari)));
    const { token } = await enter(app, email);
    app.time.now = now;
    const { rows } = await eventsOf(app, token);
    expect(rows.filter(({ kind }) => kind === 'refreshReused')).toMatchObject([
      { browser: 'Safari', subject: { browser: 'Firefox' } },
    ]);
  });

  it('is nothing for an e-mail without an account', async () => {
    const app = open();
    const count = async () => (await app.pool.query('select 1 from security_event')).rows.length;
    const before = await count();
    await app.attempt('users.signIn', { body: { email: 'nobody@campo.example', password } });
    expect(await count()).toBe(before);
  });

  it('cannot be changed or removed, and forges no line', async () => {
    const app = open();
    const { userId } = await buildPerson(app);
    const detail = 'uno\r\n2026 signedIn root\u2028dos\u0000';
    await recordSecurityEvent(app.db, { userId, kind: 'signedIn', at: new Date(), detail });
    const kept = await app.db
      .selectFrom('security_event')
      .select('detail')
      .where('user_id', '=', userId)
      .execute();
    expect(kept).toEqual([{ detail: 'uno 2026 signedIn root dos' }]);
    for (const text of [
      `update security_event set kind = 'signedOut'`,
      'delete from security_event',
      'truncate security_event cascade',
    ])
      await expect(app.pool.query(text)).rejects.toThrow('only appended to');
  });

  it('is kept for 400 days', async () => {
    const app = open();
    const { userId } = await buildPerson(app);
    const { now } = app.time;
    for (const days of [402, 380]) {
      const at = new Date(now.getTime() - days * 24 * 3600_000);
      await recordSecurityEvent(app.db, { userId, kind: 'signedIn', at, detail: String(days) });
    }
    await sweep(app.deps);
    const kept = await app.db
      .selectFrom('security_event')
      .select('detail')
      .where('user_id', '=', userId)
      .execute();
    expect(kept).toEqual([{ detail: '380' }]);
  });

  it('is kept or lost with what it describes', async () => {
    const app = open();
    const { userId } = await buildPerson(app);
    await app.pool.query(
      `alter table session add constraint none_now check (user_id <> ${String(userId)}) not valid`,
    );
    await expect(buildToken(app, userId)).rejects.toThrow('none_now');
    const kept = await app.pool.query('select 1 from security_event where user_id = $1', [userId]);
    expect(kept.rows).toEqual([]);
    await app.pool.query('alter table session drop constraint none_now');
  });
});

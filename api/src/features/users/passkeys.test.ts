import { describe, expect, it } from 'vitest';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { buildToken, buildUser, password } from '../../../test/build';
import { runMails } from '../../../test/run-mails';
import { buildDevice, type SoftwareDevice, type Twist } from '../../../test/software-device';
import { removeOldChallenges } from './passkey-challenges.store';

const open = useTestApp();
const minute = 60_000;

type Options = ReplyOf<Calls['passkeys.options']>;
interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

const say = ({ status, body }: Answer) => [status, (body as { error?: string }).error ?? 'ok']; // as every call answers

/** Does something at a later time, and comes back. */
async function later<Result>(app: TestApp, ms: number, act: () => Promise<Result>): Promise<Result> {
  const before = app.time.now;
  app.time.now = new Date(before.getTime() + ms);
  return act().finally(() => {
    app.time.now = before;
  });
}

async function askOptions(app: TestApp, token: string): Promise<Options> {
  return app.call('passkeys.options', { body: { password } }, token);
}

const add = (app: TestApp, token: string, passkey: unknown, name: unknown = 'Mi teléfono') =>
  app.attemptRaw('passkeys.add', { body: { name, passkey } }, token);

async function challenge(app: TestApp) {
  const { status, body } = await app.attempt('passkeys.signInOptions', {});
  expect(status).toBe(200);
  const { options, address } = body as ReplyOf<Calls['passkeys.signInOptions']>; // as declared
  expect(address).toBe('http://localhost:3000');
  return options;
}

const send = (app: TestApp, passkey: unknown) => app.attemptRaw('passkeys.signIn', { body: { passkey } });

/** Signs in with a device, which may say something else than it should. */
const signIn = async (app: TestApp, device: SoftwareDevice, twist?: Twist) =>
  send(app, device.use(await challenge(app), twist));

/** A user with a device that has a passkey of theirs. */
async function buildOwner(app: TestApp, device = buildDevice()) {
  const userId = await buildUser(app);
  const token = await buildToken(app, userId);
  const { body, status } = await add(app, token, device.make(await askOptions(app, token)));
  expect(status).toBe(200);
  return { userId, token, device, id: (body as { id: number }).id }; // as declared
}

const rows = (app: TestApp, userId: number) =>
  app.db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('id').execute();

it('signs in while guesses close the password of its account', async () => {
  const app = open();
  const { token, device } = await buildOwner(app);
  const guess = () => app.statusOf('passkeys.options', { body: { password: 'otra clave 9' } }, token);
  const statuses: number[] = [];
  for (let at = 0; at <= 10; at += 1) statuses.push(await guess());
  expect(statuses.at(-1)).toBe(429);
  expect((await signIn(app, device)).status).toBe(200);
});

describe('making a passkey', () => {
  it('is offered to who gives the password again', async () => {
    const app = open();
    const userId = await buildUser(app, 'clave@huella.example');
    const token = await buildToken(app, userId);
    const options = await askOptions(app, token);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Huella' },
      user: { name: 'clave@huella.example', displayName: 'Ana Pérez' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    // The same name for the user each time, and nothing of the user in it.
    expect((await askOptions(app, token)).user.id).toBe(options.user.id);
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect(say(await app.attempt('passkeys.options', { body: { password } }))).toEqual([401, 'notSignedIn']);
    const wrong = await app.attempt('passkeys.options', { body: { password: 'otra clave 9' } }, token);
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ field: 'password' }] } });
    expect((await app.attemptRaw('passkeys.options', { body: {} }, token)).status).toBe(400);
  });

  it('lets no more than ten guesses of the password through', async () => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    const guess = () => app.attempt('passkeys.options', { body: { password: 'otra clave 9' } }, token);
    const statuses = (await Promise.all(Array.from({ length: 14 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('is kept with its name, and known to the next device that asks', async () => {
    const app = open();
    const { userId, token, device } = await buildOwner(app);
    const [row, ...rest] = await rows(app, userId);
    expect(rest).toEqual([]);
    expect(row).toMatchObject({
      name: 'Mi teléfono',
      counter: 0,
      transports: ['internal'],
      last_used_at: null,
    });
    expect(row?.credential_id.toString('base64url')).toBe(device.id);
    const { excludeCredentials } = await askOptions(app, token);
    expect(excludeCredentials).toEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }]);
    expect(await app.call('passkeys.list', {}, token)).toEqual({
      passkeys: [
        { id: row?.id, name: 'Mi teléfono', createdAt: app.time.now.toISOString(), lastUsedAt: null },
      ],
      max: 10,
      address: 'http://localhost:3000',
    });
  });

  it.each<[string, Twist]>([
    ['another page', { origin: 'http://localhost:3001' }],
    ['a page of numbers', { origin: 'http://127.0.0.1:3000' }],
    ['a page in a frame', { crossOrigin: true }],
    ['another name', { home: 'evil.example' }],
    ['a use', { type: 'webauthn.get' }],
    ['somebody who is not there', { present: false }],
    ['somebody who has not shown who they are', { verified: false }],
  ])('is refused from %s', async (_name, twist) => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    const answer = await add(app, token, buildDevice().make(await askOptions(app, token), twist));
    expect(say(answer)).toEqual([400, 'passkeyNotTaken']);
    expect(await rows(app, userId)).toEqual([]);
  });

  it('takes a challenge once, soon, and from whom it was given to', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    const stranger = await buildToken(app, await buildUser(app));
    const options = await askOptions(app, token);
    const late = [400, 'passkeyLate'];
    const made = (twist?: Twist) => buildDevice().make(options, twist);
    expect(say(await add(app, stranger, made()))).toEqual(late);
    expect(say(await add(app, token, made({ challenge: 'bm90IG91cnM' })))).toEqual(late);
    const ofSignIn = (await challenge(app)).challenge;
    expect(say(await add(app, token, made({ challenge: ofSignIn })))).toEqual(late);
    expect(say(await later(app, 5 * minute, () => add(app, token, made())))).toEqual(late);
    // Of many at once one is taken, and none after it.
    const tries = await Promise.all(Array.from({ length: 8 }, () => add(app, token, made())));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(say(await add(app, token, made()))).toEqual(late);
    expect(await rows(app, userId)).toHaveLength(1);
  });

  it('is refused where somebody has it already, and by an answer that names another', async () => {
    const app = open();
    const { token, device } = await buildOwner(app);
    expect(say(await add(app, token, device.make(await askOptions(app, token))))).toEqual([
      409,
      'passkeyKnown',
    ]);
    const other = await buildToken(app, await buildUser(app));
    expect(say(await add(app, other, device.make(await askOptions(app, other))))).toEqual([
      409,
      'passkeyKnown',
    ]);
    const made = buildDevice().make(await askOptions(app, other));
    const renamed = { ...made, id: buildDevice().id };
    expect(say(await add(app, other, { ...renamed, rawId: renamed.id }))).toEqual([400, 'passkeyNotTaken']);
  });

  it('stops at ten, though they come at once', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    const offers: Options[] = [];
    // The password is not asked for at once: that would be guessing.
    for (const _offer of Array.from({ length: 13 })) offers.push(await askOptions(app, token));
    const answers = await Promise.all(offers.map((each) => add(app, token, buildDevice().make(each))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.map(say)).toContainEqual([409, 'tooManyPasskeys']);
    expect(await rows(app, userId)).toHaveLength(10);
    const more = await app.attempt('passkeys.options', { body: { password } }, token);
    expect(more).toMatchObject({ status: 409, body: { error: 'tooManyPasskeys', slots: { max: 10 } } });
  });

  it('refuses what no browser says, at its place', async () => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    const options = await askOptions(app, token);
    const made = buildDevice().make(options);
    const withResponse = (change: object) => ({ ...made, response: { ...made.response, ...change } });
    const malformed = [
      [null, 'Mi teléfono'],
      [{}, 'Mi teléfono'],
      [{ ...made, id: 'no/base64url+' }, 'Mi teléfono'],
      [{ ...made, type: 'password' }, 'Mi teléfono'],
      [{ ...made, id: 'A'.repeat(2_000) }, 'Mi teléfono'],
      [withResponse({ attestationObject: '' }), 'Mi teléfono'],
      [withResponse({ attestationObject: 'A'.repeat(40_000) }), 'Mi teléfono'],
      [withResponse({ transports: ['<script>'] }), 'Mi teléfono'],
      [made, ''],
      [made, '   '],
      [made, 'x'.repeat(61)],
      [made, 'a\u0000b'],
      [made, ['x']],
    ] as const;
    for (const [passkey, name] of malformed) {
      const answer = await add(app, token, passkey, name);
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
    }
    // The challenge is still good; bytes that mean nothing use it up.
    const broken = [Buffer.from('{"challenge":1}'), Buffer.from('no json'), Buffer.from('null')];
    for (const data of broken) {
      const passkey = withResponse({ clientDataJSON: data.toString('base64url') });
      expect(say(await add(app, token, passkey))).toEqual([400, 'passkeyLate']);
    }
    expect(say(await add(app, token, withResponse({ attestationObject: 'oWNmbXQ' })))).toEqual([
      400,
      'passkeyNotTaken',
    ]);
    expect(say(await add(app, token, made))).toEqual([400, 'passkeyLate']);
  });
});

describe('signing in with a passkey', () => {
  it('opens a session without an e-mail, and says the same to everybody before', async () => {
    const app = open();
    const { userId, device } = await buildOwner(app);
    const options = await challenge(app);
    expect({ ...options, challenge: '' }).toEqual({
      rpId: 'localhost',
      challenge: '',
      timeout: 5 * minute,
      userVerification: 'required',
    });
    const answer = await send(app, device.use(options));
    expect(answer).toMatchObject({ status: 200, body: { reValidate: false } });
    const { token } = answer.body as Pair; // as declared
    expect(await app.call('users.getInfo', {}, token)).toMatchObject({ id: userId });
    const [row] = await rows(app, userId);
    expect(row).toMatchObject({ counter: 1, last_used_at: app.time.now });
    expect((await signIn(app, device)).status).toBe(200);
    // A device that does not count says 0 for ever.
    const { device: quiet } = await buildOwner(app, buildDevice({ counts: false }));
    for (const _time of ['first', 'second']) expect((await signIn(app, quiet)).status).toBe(200);
  });

  it.each<[string, Twist]>([
    ['another page', { origin: 'https://localhost:3000' }],
    ['a page in a frame', { crossOrigin: true }],
    ['another name', { home: 'evil.example' }],
    ['the making of one', { type: 'webauthn.create' }],
    ['somebody who is not there', { present: false }],
    ['somebody who has not shown who they are', { verified: false }],
    ['a device that says it is of another user', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('is refused from %s', async (_name, twist) => {
    const app = open();
    const { userId, device } = await buildOwner(app);
    expect(say(await signIn(app, device, twist))).toEqual([401, 'passkeyRefused']);
    expect(await rows(app, userId)).toMatchObject([{ counter: 0, last_used_at: null }]);
  });

  it('refuses a signature of another key, and one that was touched', async () => {
    const app = open();
    const { device } = await buildOwner(app);
    const forger = await buildOwner(app);
    const forged = forger.device.use(await challenge(app));
    expect(say(await send(app, { ...forged, id: device.id, rawId: device.id }))).toEqual([
      401,
      'passkeyRefused',
    ]);
    const used = device.use(await challenge(app));
    const data = Buffer.from(used.response.authenticatorData, 'base64url');
    data.writeUInt32BE(99, 33);
    const response = { ...used.response, authenticatorData: data.toString('base64url') };
    expect(say(await send(app, { ...used, response }))).toEqual([401, 'passkeyRefused']);
    const { userHandle: _none, ...anonymous } = device.use(await challenge(app)).response;
    expect(say(await send(app, { ...used, response: anonymous }))).toEqual([401, 'passkeyRefused']);
  });

  it('takes a challenge once and soon', async () => {
    const app = open();
    const { device, token } = await buildOwner(app, buildDevice({ counts: false }));
    const used = device.use(await challenge(app));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(app, used)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = [400, 'passkeyLate'];
    expect(say(await send(app, used))).toEqual(late);
    expect(say(await signIn(app, device, { challenge: 'bm90IG91cnM' }))).toEqual(late);
    const old = device.use(await challenge(app));
    expect(say(await later(app, 5 * minute, () => send(app, old)))).toEqual(late);
    // What was given to add a passkey signs nobody in.
    const adding = await askOptions(app, token);
    expect(say(await send(app, device.use(adding)))).toEqual(late);
    // A try that failed has used it up.
    const again = await challenge(app);
    expect(say(await send(app, device.use(again, { verified: false })))).toEqual([401, 'passkeyRefused']);
    expect(say(await send(app, device.use(again)))).toEqual(late);
  });

  it('refuses a device that counts back, or twice the same', async () => {
    const app = open();
    const { device, userId } = await buildOwner(app);
    expect((await signIn(app, device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(say(await signIn(app, device, { counter }))).toEqual([401, 'passkeyRefused']);
    expect(await rows(app, userId)).toMatchObject([{ counter: 7 }]);
    const challenges = await Promise.all(Array.from({ length: 6 }, () => challenge(app)));
    const answers = await Promise.all(challenges.map((each) => send(app, device.use(each, { counter: 8 }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused at once for a passkey that was removed or never was, and a user who was disabled', async () => {
    const app = open();
    const { device, token, id } = await buildOwner(app);
    const removed = await app.attempt('passkeys.remove', { params: { id }, body: { password } }, token);
    expect(removed).toMatchObject({ status: 200, body: { ok: true } });
    const answers = [await signIn(app, device), await signIn(app, buildDevice())];
    const gone = await buildOwner(app);
    await app.db
      .updateTable('app_user')
      .set({ disabled_at: app.time.now })
      .where('id', '=', gone.userId)
      .execute();
    answers.push(await signIn(app, gone.device));
    const bare = (body: unknown) => ({ ...(body as object), requestId: '' });
    expect(answers.map(say)).toEqual(Array.from(answers, () => [401, 'passkeyRefused']));
    expect(new Set(answers.map(({ body }) => JSON.stringify(bare(body)))).size).toBe(1);
    const sessions = await app.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', gone.userId)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  it('asks to prove the e-mail first where it is not proved', async () => {
    const app = open();
    const { device, userId } = await buildOwner(app);
    await app.db.updateTable('app_user').set({ validated_at: null }).where('id', '=', userId).execute();
    expect((await signIn(app, device)).body).toEqual({ token: '', refreshToken: '', reValidate: true });
  });

  it.each([
    ['nothing', {}],
    ['a text', 'x'],
    ['no signature', { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'e30' } }],
    ['objects for texts', { id: {}, rawId: {}, type: 'public-key', response: {} }],
  ])('refuses %s with a place', async (_name, passkey) => {
    const answer = await send(open(), passkey);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
  });
});

describe('the passkeys of a user', () => {
  it('are theirs alone: nobody else sees, renames or removes them', async () => {
    const app = open();
    const { id, userId, token } = await buildOwner(app);
    const stranger = await buildToken(app, await buildUser(app));
    expect(await app.call('passkeys.list', {}, stranger)).toMatchObject({
      passkeys: [],
    });
    expect(await app.statusOf('passkeys.list', {})).toBe(401);
    const at = (action: string, of: number) => `/users/passkeys/${String(of)}/${action}`;
    const bodies = { rename: { name: 'Otro' }, remove: { password } };
    for (const action of ['rename', 'remove'] as const) {
      const body = bodies[action];
      expect((await app.ask('POST', at(action, id), { body })).status).toBe(401);
      const foreign = await app.ask('POST', at(action, id), { token: stranger, body });
      const missing = await app.ask('POST', at(action, 999_999), { token: stranger, body });
      expect([say(foreign), say(missing)]).toEqual([
        [404, 'notFound'],
        [404, 'notFound'],
      ]);
      expect((await app.ask('POST', at(action, id), { token, body: {} })).status).toBe(400);
    }
    expect(await rows(app, userId)).toMatchObject([{ name: 'Mi teléfono' }]);
  });

  it('are renamed, and removed by who gives the password again', async () => {
    const app = open();
    const { id, userId, token } = await buildOwner(app);
    const named = await app.call(
      'passkeys.rename',
      { params: { id }, body: { name: ' Llave del campo ' } },
      token,
    );
    expect(named).toEqual({ ok: true });
    expect(await rows(app, userId)).toMatchObject([{ name: 'Llave del campo' }]);
    for (const name of ['', '  ', 'x'.repeat(61)])
      expect(await app.statusOf('passkeys.rename', { params: { id }, body: { name } }, token)).toBe(400);
    const wrong = await app.attempt(
      'passkeys.remove',
      { params: { id }, body: { password: 'otra clave 9' } },
      token,
    );
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ code: 'wrongPassword' }] } });
    expect(await rows(app, userId)).toHaveLength(1);
    expect(await app.statusOf('passkeys.remove', { params: { id }, body: { password } }, token)).toBe(200);
    expect(await rows(app, userId)).toEqual([]);
  });

  it('are reported by mail when one comes or goes: when, with what, and what to do, and nothing secret', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    const { email } = await app.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    const device = buildDevice();
    const body = {
      name: 'Gane en https://evil.example/x',
      passkey: device.make(await askOptions(app, token)),
      tenant: 'a3',
    };
    const { id } = await app.call('passkeys.add', { body, headers }, token);
    await runMails(app);
    await app.pool.query(`update app_user set language = 'en', timezone = 'UTC' where id = $1`, [userId]);
    await app.attempt('passkeys.remove', { params: { id }, body: { password }, headers }, token);
    await runMails(app);
    const mails = app.mails.filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Se agregó una llave de acceso a su cuenta de A3',
      'A passkey was removed from your Huella account',
    ]);
    const [one, other] = mails;
    expect(one?.text).toContain('20 nov 2026 a las 12:00 (UTC-3), con Firefox, Linux');
    expect(other?.text).toContain('20 Nov 2026 at 15:00 (UTC+0), on Firefox, Linux');
    for (const { text, html } of mails) {
      expect(text).toContain('/access/changePassword?ask=mail');
      expect(text.match(/https?:\/\//g)).toHaveLength(1);
      for (const secret of [password, device.id, 'evil.example']) {
        expect(text).not.toContain(secret);
        expect(html).not.toContain(secret);
      }
    }
  });

  it('notify nobody of one that was not taken or not removed', async () => {
    const app = open();
    const { id, userId, token } = await buildOwner(app);
    await runMails(app);
    const mailCount = app.mails.length;
    await add(app, token, buildDevice().make(await askOptions(app, token)), ' ');
    const body = { password: 'otra clave 9' };
    await app.attempt('passkeys.remove', { params: { id }, body }, token);
    await runMails(app);
    expect(app.mails).toHaveLength(mailCount);
    expect(await rows(app, userId)).toHaveLength(1);
  });

  it('leave no challenges behind when their time is over', async () => {
    const app = open();
    await challenge(app);
    const hours = 3_600_000;
    expect(await removeOldChallenges(app.db, new Date(app.time.now.getTime() + hours))).toBeGreaterThan(0);
    const left = await app.db.selectFrom('passkey_challenge').select('hash').execute();
    expect(left).toEqual([]);
  });
});

import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { testConfig } from '../../../test/build-deps';
import { buildMember, buildToken, buildUser, password } from '../../../test/build';
import { issuesOf } from '../../../test/client';

const open = useTestApp();

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

async function signIn(app: TestApp, email: string, given = password) {
  const answer = await app.attempt('users.signIn', { body: { email, password: given } });
  return { ...answer, pair: answer.body as Pair }; // the shape the call declares; refusals are read from body
}

const turn = (app: TestApp, token: string) => app.attempt('users.newToken', {}, token);
const asks = (app: TestApp, token: string) => app.attempt('users.getInfo', {}, token);

describe('signing in', () => {
  it('answers a pair of tokens that opens the session', async () => {
    const app = open();
    await buildUser(app, 'maria@huella.example');
    const { status, pair, body } = await signIn(app, 'maria@huella.example');
    expect(status).toBe(200);
    expect(body).toMatchObject({ reValidate: false });
    expect((await asks(app, pair.token)).body).toMatchObject({ email: 'maria@huella.example' });
  });

  it.each(['MARIA2@Huella.Example', ' maria2@huella.example ', 'ｍaria2@huella.example'])(
    'takes %j as the same account',
    async (twin) => {
      const app = open();
      await buildUser(app, 'maria2@huella.example').catch(() => undefined); // built by the first of these
      expect((await signIn(app, twin)).status).toBe(200);
    },
  );

  it('answers the same for a wrong password and an unknown e-mail', async () => {
    const app = open();
    await buildUser(app, 'known@huella.example');
    const wrong = await signIn(app, 'known@huella.example', 'otra clave');
    const unknown = await signIn(app, 'nobody@huella.example', 'otra clave');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const bare = (body: unknown) => ({ ...(body as object), requestId: '' });
    expect(bare(wrong.body)).toEqual(bare(unknown.body));
  });

  it('refuses a disabled user', async () => {
    const app = open();
    const id = await buildUser(app, 'gone@huella.example');
    const token = await buildToken(app, id);
    await app.db.updateTable('app_user').set({ disabled_at: app.time.now }).where('id', '=', id).execute();
    expect((await signIn(app, 'gone@huella.example')).status).toBe(401);
    expect((await asks(app, token)).status).toBe(401);
  });

  it('lets no more than ten of a hundred parallel guesses reach the password, and the owner in later', async () => {
    const app = open();
    await buildUser(app, 'guessed@huella.example');
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, at) => signIn(app, 'guessed@huella.example', `guess${String(at)}`)),
    );
    const statuses = guesses.map((guess) => guess.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    const refused = guesses.find((guess) => guess.status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(app, 'guessed@huella.example')).status).toBe(429);
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 15 * 60_000 + 1);
    expect((await signIn(app, 'guessed@huella.example')).status).toBe(200);
    app.time.now = before;
  });

  it.each([
    ['an array', { email: ['a@b.c'], password }],
    ['an object', { email: { $ne: '' }, password }],
    ['nothing', {}],
    ['a number', { email: 1, password: 2 }],
    ['a password of 200 kB', { email: 'a@b.c', password: 'x'.repeat(200_000) }],
  ])('refuses %s with a place', async (_name, body) => {
    const answer = await open().attemptRaw('users.signIn', { body });
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
    const issues = issuesOf(answer);
    expect(issues.length).toBeGreaterThan(0);
    for (const each of issues) expect(['email', 'password']).toContain(each.field);
  });
});

describe('tokens', () => {
  it('are refused when forged, unsigned, expired, of another purpose or key, all with the same answer', async () => {
    const app = open();
    const userId = await buildUser(app);
    const pair = await app.deps.tokens.issue(
      { userId, sessionId: app.deps.newId(), generation: 1 },
      app.time.now,
    );
    const now = Math.floor(app.time.now.getTime() / 1000);
    const claims = {
      sid: app.deps.newId(),
      gen: 1,
      sub: String(userId),
      aud: 'huella:access',
      iat: now,
      exp: now + 900,
    };
    const otherKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another secret that is long enough'));
    const otherAlgorithm = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS512' })
      .sign(new TextEncoder().encode(testConfig.tokenSecret));
    const unsigned = new UnsecuredJWT(claims).encode();
    const expired = await app.deps.tokens.issue(
      { userId, sessionId: app.deps.newId(), generation: 1 },
      new Date(app.time.now.getTime() - 3_600_000),
    );
    const tokens = [
      otherKey,
      otherAlgorithm,
      unsigned,
      expired.token,
      pair.refreshToken,
      pair.token,
      'x',
      'a.b.c',
    ];
    for (const token of tokens) {
      const answer = await asks(app, token);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: 'notSignedIn', issues: [], slots: {} });
    }
    expect((await turn(app, pair.token)).status).toBe(401);
  });

  it('turn once: the old one is answered the same pair within the grace, then ends the family', async () => {
    const app = open();
    await buildUser(app, 'turner@huella.example');
    const { pair } = await signIn(app, 'turner@huella.example');
    const first = (await turn(app, pair.refreshToken)).body as Pair;
    const again = (await turn(app, pair.refreshToken)).body as Pair;
    expect(again).toEqual(first);
    const before = app.time.now;
    app.time.now = new Date(before.getTime() + 11_000);
    expect((await turn(app, pair.refreshToken)).status).toBe(401);
    expect((await turn(app, first.refreshToken)).status).toBe(401);
    expect((await asks(app, first.token)).status).toBe(401);
    const ended = await app.db
      .selectFrom('session')
      .select('end_reason')
      .where('end_reason', '=', 'reuse')
      .execute();
    expect(ended).toHaveLength(1);
    app.time.now = before;
  });

  it('turn once among 20 parallel tries over both addresses: all get the same pair', async () => {
    const app = open();
    await buildUser(app, 'racer@huella.example');
    const { pair } = await signIn(app, 'racer@huella.example');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0 ? turn(app, pair.refreshToken) : app.attempt('auth.refreshToken', {}, pair.refreshToken),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    const generations = await app.db
      .selectFrom('session')
      .select('generation')
      .orderBy('created_at', 'desc')
      .execute();
    expect(Math.max(...generations.map((row) => row.generation))).toBe(2);
  });

  it('stop at once when the session is signed out', async () => {
    const app = open();
    await buildUser(app, 'leaver@huella.example');
    const { pair } = await signIn(app, 'leaver@huella.example');
    expect(await app.call('users.signOut', {}, pair)).toEqual({ ok: true });
    expect((await asks(app, pair.token)).status).toBe(401);
    expect((await turn(app, pair.refreshToken)).status).toBe(401);
  });
});

describe('the signed-in user', () => {
  it('has permissions keyed by establishment and asset type', async () => {
    const app = open();
    const viewer = await buildMember(app, 'viewer');
    const { body } = await asks(app, viewer.token);
    expect(body).toMatchObject({
      userData: { permissions: { boxes: { [`${String(viewer.boxId)}-33`]: ['ASSET_LIST'] }, companies: {} } },
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('keeps context and language, each apart', async () => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    const level = (id: number | null) => ({ id });
    const topBar = { chain: level(11), active: level(33), company: level(1), establishment: level(null) };
    await app.attempt('users.savePreferences', { body: { topBar } }, token);
    await app.attempt('users.savePreferences', { body: { language: 'en' } }, token);
    expect(await app.call('users.getPreferences', {}, token)).toEqual({ topBar, language: 'en' });
    const bad = await app.attemptRaw('users.savePreferences', { body: { language: 'fr' } }, token);
    expect(bad.status).toBe(400);
  });

  it('sees a relation only to what is theirs', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const stranger = await buildMember(app, 'owner');
    expect(
      await app.call(
        'users.relationEntity',
        { params: { company: owner.companyId, establishment: owner.boxId } },
        owner,
      ),
    ).toEqual([{ origin: 'OWNER', template: 'owner' }]);
    expect(
      await app.statusOf(
        'users.relationEntity',
        { params: { company: owner.companyId, establishment: owner.boxId } },
        stranger,
      ),
    ).toBe(404);
    expect(
      await app.statusOf('users.relationEntity', {
        params: { company: owner.companyId, establishment: owner.boxId },
      }),
    ).toBe(401);
  });
});

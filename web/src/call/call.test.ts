import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call';
import { CallError } from './call-error';
import { keepTokens, readTokens } from './tokens';

/** A token that expires so many seconds from now; only its claims are read here. */
const token = (seconds: number) => `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.s`;

const answer = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const refusal = (error: string) => ({
  error,
  message: error,
  slots: {},
  data: null,
  issues: [],
  requestId: 'R',
});

/** What the server answers, by path; each call of it is kept with the token that it carried. */
function serve(answers: Record<string, () => Promise<Response>>) {
  const carried: [path: string, bearer: string | null][] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    carried.push([path, headers['authorization'] ?? null]);
    return (answers[path] ?? answer(404, refusal('noSuchCall')))();
  });
  return carried;
}

/** The calls of another tab: modules of its own over the storage and the locks of the browser. */
async function openTab(): Promise<typeof call> {
  vi.resetModules();
  const modules = await import('./call');
  expect(modules.call).not.toBe(call);
  return modules.call;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, run: () => Promise<unknown>) => (last = last.then(run, run));
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the tokens of a call', () => {
  it('are turned where the page has no locks, too', async () => {
    vi.stubGlobal('navigator', {});
    keepTokens({ token: token(5), refreshToken: 'r1' });
    const turned = { token: token(900), refreshToken: 'r2' };
    serve({ '/api/users/newToken': answer(200, turned), '/api/topBar': answer(200, {}) });
    await call('topBar.all', {});
    expect(readTokens()).toEqual(turned);
  });

  it('are turned before they expire, once for calls that race', async () => {
    keepTokens({ token: token(5), refreshToken: 'r1' });
    const fresh = token(900);
    const carried = serve({
      '/api/users/newToken': answer(200, { token: fresh, refreshToken: 'r2' }),
      '/api/topBar': answer(200, {}),
    });
    await Promise.all([call('topBar.all', {}), call('topBar.all', {})]);
    expect(carried).toEqual([
      ['/api/users/newToken', 'Bearer r1'],
      ['/api/topBar', `Bearer ${fresh}`],
      ['/api/topBar', `Bearer ${fresh}`],
    ]);
    expect(readTokens()).toEqual({ token: fresh, refreshToken: 'r2' });
  });

  it('are turned once for two tabs that share them', async () => {
    const other = await openTab();
    keepTokens({ token: token(5), refreshToken: 'r1' });
    const fresh = token(900);
    const carried = serve({
      '/api/users/newToken': answer(200, { token: fresh, refreshToken: 'r2' }),
      '/api/topBar': answer(200, {}),
    });
    await Promise.all([call('topBar.all', {}), other('topBar.all', {})]);
    expect(carried).toEqual([
      ['/api/users/newToken', 'Bearer r1'],
      ['/api/topBar', `Bearer ${fresh}`],
      ['/api/topBar', `Bearer ${fresh}`],
    ]);
  });

  it('are turned once after a refusal, for calls that race, and each call is made once more', async () => {
    const refused = token(900);
    const fresh = token(1800);
    keepTokens({ token: refused, refreshToken: 'r1' });
    const made: string[] = [];
    vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
      made.push(path);
      if (path === '/api/users/newToken') return answer(200, { token: fresh, refreshToken: 'r2' })();
      const isFresh = headers['authorization'] === `Bearer ${fresh}`;
      return (isFresh ? answer(200, {}) : answer(401, refusal('notSignedIn')))();
    });
    await Promise.all([call('topBar.all', {}), call('users.getInfo', {}), call('topBar.chains', {})]);
    const count = (path: string) => made.filter((each) => each === path).length;
    expect(count('/api/users/newToken')).toBe(1);
    expect([count('/api/topBar'), count('/api/users/getInfo'), count('/api/topBar/owner/chains')]).toEqual([
      2, 2, 2,
    ]);
    expect(readTokens()).toEqual({ token: fresh, refreshToken: 'r2' });
  });

  it('are tried once more and no further: what is refused again ends the session', async () => {
    keepTokens({ token: token(900), refreshToken: 'r1' });
    const carried = serve({
      '/api/users/newToken': answer(200, { token: token(1800), refreshToken: 'r2' }),
      '/api/topBar': answer(401, refusal('notSignedIn')),
    });
    await expect(call('topBar.all', {})).rejects.toMatchObject({ code: 'notSignedIn' });
    expect(carried.map(([path]) => path)).toEqual(['/api/topBar', '/api/users/newToken', '/api/topBar']);
    expect(readTokens()).toBeNull();
  });

  it('are forgotten when the session is over', async () => {
    keepTokens({ token: token(5), refreshToken: 'r1' });
    serve({
      '/api/users/newToken': answer(401, refusal('notSignedIn')),
      '/api/topBar': answer(401, refusal('notSignedIn')),
    });
    await expect(call('topBar.all', {})).rejects.toMatchObject({ code: 'notSignedIn' });
    expect(readTokens()).toBeNull();
  });

  it.each([
    ['is stopping', answer(503, refusal('unavailable')), 'unavailable'],
    ['sheds load', answer(429, refusal('tooManyRequests')), 'tooManyRequests'],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed')), 'unavailable'],
  ] as const)('stay while the server %s', async (_why, newToken, code) => {
    const pair = { token: token(5), refreshToken: 'r1' };
    keepTokens(pair);
    serve({ '/api/users/newToken': newToken, '/api/topBar': answer(401, refusal('notSignedIn')) });
    await expect(call('topBar.all', {})).rejects.toMatchObject({ code });
    expect(readTokens()).toEqual(pair);
  });

  it('do not go with a call that anybody may make, whose refusal ends no session', async () => {
    const pair = { token: token(900), refreshToken: 'r1' };
    keepTokens(pair);
    const carried = serve({ '/api/users/signIn': answer(401, refusal('wrongCredentials')) });
    const attempt = call('users.signIn', { body: { email: 'a@b.example', password: 'x' } });
    await expect(attempt).rejects.toBeInstanceOf(CallError);
    expect(carried).toEqual([['/api/users/signIn', null]]);
    expect(readTokens()).toEqual(pair);
  });
});

it('an answer that breaks off is as one that does not come', async () => {
  keepTokens({ token: token(900), refreshToken: 'r1' });
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"res":['));
      controller.error(new TypeError('terminated'));
    },
  });
  serve({ '/api/topBar': () => Promise.resolve(new Response(half)) });
  await expect(call('topBar.all', {})).rejects.toMatchObject({ code: 'unavailable' });
});

it.each(['/api/topBar', '/api/users/newToken'])(
  'a page in place of the answer of %s is no answer',
  async (path) => {
    keepTokens({ token: token(5), refreshToken: 'r1' });
    serve({
      '/api/users/newToken': answer(200, { token: token(900), refreshToken: 'r2' }),
      [path]: () => Promise.resolve(new Response('<html>')),
    });
    await expect(call('topBar.all', {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(readTokens()).not.toBeNull();
  },
);

it.each([
  ['of a gateway that does not reach the server', 502, 'unavailable', true],
  ['of something that broke', 500, 'unexpected', true],
] as const)('an answer %s is no network that is cut', async (_what, status, code, isAnswered) => {
  keepTokens({ token: token(900), refreshToken: 'r1' });
  serve({ '/api/topBar': () => Promise.resolve(new Response('<html>', { status })) });
  await expect(call('topBar.all', {})).rejects.toMatchObject({ code, isAnswered });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(call('topBar.all', {})).rejects.toMatchObject({ code: 'unavailable', isAnswered: false });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@huella/domain/calls/index';
import type { Call } from '@huella/domain/calls/contract';
import { errorStatus } from '@huella/domain/model/errors';
import { useTestApp, type Answer } from '../../test/app';
import { buildMember } from '../../test/build';

const open = useTestApp();
const declared = Object.entries<Call>(calls);
let token: string;
let refreshToken: string;

beforeAll(async () => {
  const app = open();
  const member = await buildMember(app, 'owner');
  token = member.token;
  const claims = { userId: member.userId, sessionId: app.deps.newId(), generation: 1 };
  refreshToken = (await app.deps.tokens.issue(claims, app.time.now)).refreshToken;
});

/**
 * What is wrong with answers: a refusal is below 500 and one of the catalogue, with every part of the error body. They are
 * tens of thousands, and are looked at without the words of expectations, which took as long as a tenth of the calls.
 */
function faultsOf({ status, body }: Answer, asked: unknown): readonly string[] {
  if (status < 400) return [];
  const { requestId, issues, data, error, message } = body as Readonly<Record<string, unknown>>; // read just below
  const isWhole =
    status < 500 &&
    typeof requestId === 'string' &&
    Array.isArray(issues) &&
    data !== undefined &&
    typeof error === 'string' &&
    Object.hasOwn(errorStatus, error) &&
    message === error;
  const start = (given: unknown) => JSON.stringify(given).slice(0, 300);
  return isWhole ? [] : [`${start(asked)} is answered ${String(status)} ${start(body)}`];
}

const hostileTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u001b[31m',
  "'; drop table asset; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '${7*7}',
  '<script>alert(1)</script>',
  '9'.repeat(400),
  '-1',
  '1e3',
  '2147483648',
  '9223372036854775808',
  'NaN',
  '%',
  'ñ\u202e',
];
const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 'x' },
  Array.from({ length: 5_000 }, () => 'x'),
  { a: 'x'.repeat(100_000) },
];

function addressWith(call: Call, value: string): string {
  return call.path.replace(/:\w+/g, encodeURIComponent(value.isWellFormed() ? value : 'x'));
}

/** The fields of a body; the list's is nullable, so its own are named here. */
function fieldsOf(call: Call): readonly string[] {
  const shape = call.body !== undefined && 'shape' in call.body ? call.body.shape : null;
  return shape === null ? ['filters', 'outputFields'] : Object.keys(shape as object); // a zod object's shape is one
}

const tokenOf = (call: Call) => (call.access.who === 'refresher' ? refreshToken : token);

describe.each(declared)('%s', (_name, call) => {
  it('refuses anyone not signed in, unless it is open to anybody', async () => {
    const answer = await open().ask(call.method, addressWith(call, '1'), {
      body: call.body === undefined ? undefined : {},
    });
    if (call.access.who === 'anyone') expect(answer.status).not.toBe(401);
    else expect(answer).toMatchObject({ status: 401, body: { error: 'notSignedIn' } });
  });

  it('has an access rule, a summary and a reply', () => {
    expect(call.summary).not.toBe('');
    expect(call.reply).toBeDefined();
  });
});

describe.each(declared.filter(([, call]) => call.path.includes(':')))('%s', (_name, call) => {
  it('answers hostile parameters below 500', async () => {
    const faults: string[] = [];
    for (const value of hostileTexts) {
      const body = call.body === undefined ? undefined : {};
      const answer = await open().ask(call.method, addressWith(call, value), { token: tokenOf(call), body });
      faults.push(...faultsOf(answer, value));
    }
    expect(faults).toEqual([]);
  });
});

describe.each(declared.filter(([, call]) => call.body !== undefined))('%s', (_name, call) => {
  it('answers hostile bodies below 500', async () => {
    const faults: string[] = [];
    for (const value of hostileValues) {
      for (const body of [value, ...fieldsOf(call).map((field) => ({ [field]: value }))]) {
        const address = addressWith(call, '1');
        const answer = await open().ask(call.method, address, { token: tokenOf(call), body: body ?? 'null' });
        faults.push(...faultsOf(answer, body));
      }
    }
    expect(faults).toEqual([]);
  });
});

describe.each(declared.filter(([, call]) => call.query !== undefined))('%s', (_name, call) => {
  it('answers hostile texts behind the question mark below 500', async () => {
    const names =
      call.query !== undefined && 'shape' in call.query ? Object.keys(call.query.shape as object) : []; // a zod object's shape is one
    const faults: string[] = [];
    for (const value of hostileTexts.filter((text) => text.isWellFormed())) {
      const query = new URLSearchParams(Object.fromEntries(names.map((each) => [each, value]))).toString();
      const address = `${addressWith(call, '1')}?${query}`;
      const answer = await open().ask(call.method, address, { token: tokenOf(call) });
      faults.push(...faultsOf(answer, value));
    }
    expect(faults).toEqual([]);
  });
});

describe('a request that cannot be read', () => {
  const path = '/users/signIn';
  it.each([
    ['broken JSON', '{"email":', 400, 'badJson'],
    ['an empty body', '', 400, 'badJson'],
    ['a prototype key', '{"__proto__":{"isAdmin":true},"email":"a@b.c","password":"x"}', 400, 'badJson'],
    ['JSON nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 400, 'invalidInput'],
    ['5 MB', JSON.stringify({ email: 'x'.repeat(5_000_000) }), 413, 'tooLarge'],
  ])('%s is refused', async (_name, body, status, error) => {
    const started = performance.now();
    const answer = await open().ask('POST', path, { body, headers: { 'content-type': 'application/json' } });
    expect(answer).toMatchObject({ status, body: { error } });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(Object.keys({})).toEqual([]);
    expect({}).not.toHaveProperty('isAdmin');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is refused',
    async (type) => {
      const answer = await open().ask('POST', path, { body: 'email=a', headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 415, body: { error: 'notAcceptable' } });
    },
  );

  it('names the place of a bad text', async () => {
    const answer = await open().ask('POST', path, { body: { email: 'a\u0000@b.c', password: 'x' } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'email', code: 'badText' }] } });
  });

  it('says what is missing and what is too long', async () => {
    const answer = await open().ask('POST', path, { body: { email: 'x'.repeat(400) } });
    const { issues } = answer.body as { issues: unknown[] }; // the error body
    expect(issues).toContainEqual(
      expect.objectContaining({ field: 'email', code: 'tooLong', slots: { max: 320 } }),
    );
    expect(issues).toContainEqual(expect.objectContaining({ field: 'password', code: 'mandatory' }));
  });
});

describe('every answer', () => {
  it('carries the protective headers and no mark of the server', async () => {
    const { headers } = await open().ask('GET', '/ping');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('names its request, and is kept by nobody who was not told to', async () => {
    for (const [path, status] of [
      ['/ping', 200],
      ['/users/getInfo', 401],
      ['/nope', 404],
    ] as const) {
      const { status: answered, headers, body } = await open().ask('GET', path);
      expect([answered, headers['cache-control']], path).toEqual([status, 'no-store']);
      expect(headers['x-request-id'], path).toMatch(/^[\dA-F]{4}(?:-[\dA-F]{4}){2}$/);
      if (status !== 200) expect(body).toMatchObject({ requestId: headers['x-request-id'] });
    }
  });

  it('to a method that an address does not take says which it takes', async () => {
    const answers = await Promise.all([
      open().ask('GET', '/users/signIn'),
      open().ask('DELETE', '/boxes/1/transfers?state=completed', { token }),
      open().ask('POST', '/autocomplete/1/2', { token, body: {} }),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers['allow']])).toEqual([
      [405, 'POST'],
      [405, 'GET, HEAD'],
      [405, 'GET, HEAD'],
    ]);
    expect(answers[0].body).toMatchObject({ error: 'methodNotAllowed' });
  });

  it('of an unknown address is a refusal without a word about the inside', async () => {
    for (const path of ['/nope', '/users/signIn/more', '/objects/get/asset/1/2/3']) {
      const answer = await open().ask('GET', path, { token });
      expect(answer).toMatchObject({ status: 404, body: { error: 'noSuchCall' } });
      expect(JSON.stringify(answer.body)).not.toMatch(/select|stack|node_modules/i);
    }
  });
});

import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '@huella/domain/calls/index';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { useTestApp } from '../../test/app';
import { buildMember } from '../../test/build';
import { openFaults, type Faults } from '../db/faults';
import { openTestLog, type LogLine } from '../../test/test-log';
import { answerFaults } from './faults';
import { sendReply } from './send-reply';

const open = useTestApp();
const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A server that answers `/` by a handler, with what it logs; errors are meant, and not printed. */
function serve(handler: () => unknown): {
  readonly app: FastifyInstance;
  readonly lines: readonly LogLine[];
  readonly faults: Faults;
} {
  const { log, lines } = openTestLog(() => undefined);
  const app = fastify({ loggerInstance: log });
  opened.push(app);
  const faults = openFaults({ db: open().db, clock: () => new Date(), log });
  answerFaults(app, faults);
  app.get('/', () => Promise.resolve().then(handler));
  app.post('/', () => Promise.resolve().then(handler));
  return { app, lines, faults };
}

const errorsIn = (lines: readonly LogLine[]) => lines.filter(({ level }) => level >= 40);

/** The faults of calls that are in the database, and what the last one is known by. */
async function countedCalls() {
  const found = await open()
    .db.selectFrom('fault_count')
    .select(['count', 'last_reference as reference'])
    .where('kind', '=', 'call')
    .executeTakeFirst();
  return found ?? { count: 0, reference: null };
}

describe('a fault in a handler', () => {
  it.each<[string, () => unknown]>([
    ['stored JSON that does not parse', () => JSON.parse('{') as unknown],
    [
      'an error that calls itself a bad request',
      () => Promise.reject(Object.assign(new Error('x'), { statusCode: 400 })),
    ],
    ['a refusal that nobody declared', () => fail('unexpected')],
    ['a null dereference', () => Promise.reject(new TypeError('Cannot read properties of null'))],
  ])('%s is ours: 500, logged once with its stack', async (_name, handler) => {
    const { app, lines, faults } = serve(handler);
    const before = await countedCalls();
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: 'unexpected', issues: [] });
    const { requestId } = answer.json<{ requestId: string }>();
    expect(errorsIn(lines)).toEqual([
      expect.objectContaining({ level: 50, msg: 'call failed', reqId: requestId, kind: 'call' }),
    ]);
    await faults.flush();
    expect(await countedCalls()).toEqual({ count: before.count + 1, reference: requestId });
    expect(errorsIn(lines)[0]?.err?.stack).toContain('faults.test');
  });

  it.each<[string, object, number, number]>([
    ['a refusal', { statusCode: 500, code: 'x' }, 500, 1],
    ['a lost connection', { code: 'ECONNRESET' }, 503, 1],
  ])('%s says so by its status', async (_name, what, status, lineCount) => {
    const { app, lines } = serve(() => Promise.reject(Object.assign(new Error('gone'), what)));
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after'] === undefined).toBe(status !== 503);
    expect(errorsIn(lines)).toHaveLength(lineCount);
  });

  it('while a file is written cuts the answer, and is counted', async () => {
    async function* broken() {
      yield await Promise.resolve(Buffer.from('half'));
      throw new TypeError('Cannot read properties of null');
    }
    const { app, lines, faults } = serve(() => null);
    app.get('/file', (_request, reply) =>
      sendReply({ ...calls['jobs.leftOut'] }, reply, { name: 'x', type: 'text/plain', bytes: broken() }),
    );
    const before = await countedCalls();
    await expect(app.inject('/file')).rejects.toThrow();
    await faults.flush();
    expect(errorsIn(lines)).toMatchObject([{ err: { message: 'Cannot read properties of null' } }]);
    expect((await countedCalls()).count).toBe(before.count + 1);
  });

  it('a database without room on its disk says 507 and when to come back, without a stack', async () => {
    const full = "do $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$";
    const { app, lines } = serve(() => open().pool.query(full));
    const answer = await app.inject('/');
    expect(answer).toMatchObject({ statusCode: 507, headers: { 'retry-after': '60' } });
    expect(answer.json()).toMatchObject({ error: 'storageFull' });
    expect(errorsIn(lines)).toMatchObject([
      { level: 40, code: 'storageFull', reason: 'could not extend file' },
    ]);
  });
});

describe('the data of a refusal', () => {
  it.each([
    [
      'what is left of a quota',
      () => fail('quotaExceeded', { remaining: 2, needed: 5 }),
      { canUse: false, remainingQuota: 2 },
    ],
    [
      'the records that are refused',
      () => failWith([{ ...issue('tag', 'notUnique'), record: '3' }]),
      [{ record: '3', field: 'tag', error: 'notUnique' }],
    ],
    ['nothing else', () => fail('notAllowed'), null],
  ])('is %s', async (_what, refuse, data) => {
    const { app } = serve(refuse);
    expect((await app.inject('/')).json<{ data: unknown }>().data).toEqual(data);
  });
});

describe('what the caller did', () => {
  it('is refused, and neither logged nor counted: a refusal', async () => {
    const { app, lines, faults } = serve(() => fail('notFound'));
    const before = await countedCalls();
    expect((await app.inject('/')).statusCode).toBe(404);
    expect(errorsIn(lines)).toEqual([]);
    await faults.flush();
    expect(await countedCalls()).toEqual(before);
  });

  it.each([
    ['broken JSON', '{"a":', 400, 'badJson'],
    ['no JSON at all', '', 400, 'badJson'],
    ['a prototype key', '{"__proto__":{}}', 400, 'badJson'],
    ['too much', JSON.stringify('x'.repeat(2_000_000)), 413, 'tooLarge'],
  ])('is refused and not logged: %s', async (_name, payload, status, error) => {
    const { app, lines } = serve(() => ({}));
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, error]);
    expect(errorsIn(lines)).toEqual([]);
  });

  it('is not logged: hanging up in the middle of a body', async () => {
    const { app, lines } = serve(() => ({}));
    const responded = new Promise<void>((resolve) => {
      app.addHook('onError', (_request, _reply, _error, done) => {
        resolve();
        done();
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"a":',
    );
    app.server.once('request', () => socket.destroy());
    await responded;
    expect(errorsIn(lines)).toEqual([]);
  });
});

describe('the server', () => {
  it('logs no fault of its own for a call that it refuses before it knows who asks', async () => {
    // Refused attempts at such calls are written down by who asked: nobody did.
    const headers = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['POST', '/users/delegations/asign'],
      ['POST', '/objects/add'],
      ['DELETE', '/objects/delete/company/1'],
    ] as const)
      for (const body of [{}, '{"user":'])
        expect((await open().ask(method, path, { body, headers })).status, path).toBe(401);
    const { token } = await buildMember(open(), 'owner');
    const broken = { body: '{"user":', headers, token };
    expect((await open().ask('POST', '/users/delegations/asign', broken)).status).toBe(400);
    expect(errorsIn(open().logged)).toEqual([]);
  });
});

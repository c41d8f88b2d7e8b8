import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '@huella/domain/calls/contract';
import { fail, Refusal } from '@huella/domain/model/errors';
import { logFaults } from '../db/faults';
import { silentLog } from '../log';
import { answerFaults } from './faults';
import { openLargeCalls, type LargeBounds } from './large-calls';
import { answerInTurn } from './send-rows';

const row = z.object({ id: z.number(), text: z.string().optional() });
const callOf = (schema: z.core.$ZodType): Call => ({
  method: 'GET',
  path: '/rows',
  access: { who: 'user' },
  tag: 'test',
  summary: 'Rows',
  rows: { at: 'res', row: schema },
  reply: z.object({ res: z.array(schema), resTotal: z.number() }),
});

type Batches = AsyncIterable<Iterable<unknown>>;
interface Given {
  readonly batches: () => Batches;
  readonly bounds?: Partial<LargeBounds>;
  readonly schema?: z.core.$ZodType;
}

let app: FastifyInstance | null = null;
afterEach(async () => {
  await app?.close();
  app = null;
});

/** A server whose one call gives rows; a caller says who they are by the header `user`. */
async function serve({ batches, bounds, schema = row }: Given): Promise<{ ask: Ask; port: number }> {
  const turns = openLargeCalls(bounds);
  const server = fastify({ forceCloseConnections: true });
  app = server;
  answerFaults(server, logFaults(silentLog));
  server.get('/rows', (request, reply) =>
    answerInTurn(
      turns,
      { call: callOf(schema), userId: Number(request.headers['user']), request, reply },
      () => Promise.resolve({ batches: batches(), rest: () => ({ resTotal: 7, secret: 1 }) }),
    ),
  );
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo; // of a TCP server
  const ask: Ask = (userId, signal) =>
    fetch(`${origin}/rows`, { headers: { user: String(userId) }, ...(signal && { signal }) });
  return { ask, port };
}
type Ask = (userId: number, signal?: AbortSignal) => Promise<Response>;

async function* batchesOf(...batches: readonly (readonly unknown[])[]): Batches {
  for (const batch of batches) yield await Promise.resolve(batch);
}

/** More than any buffer between server and reader takes. */
async function* endless(): Batches {
  for (let id = 1; id <= 10_000; id += 1) yield await Promise.resolve([{ id, text: 'x'.repeat(100_000) }]);
}

/** A caller that asks and then reads nothing. */
function askAndStall(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /rows HTTP/1.1\r\nhost: x\r\nuser: 1\r\n\r\n');
  return socket.pause();
}

/** What somebody opens who is expected. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('rows in batches', () => {
  it.each([
    [
      [[{ id: 1 }, { id: 2, hidden: 3 }], [], [{ id: 3, text: 'ñ"' }]],
      [{ id: 1 }, { id: 2 }, { id: 3, text: 'ñ"' }],
    ],
    [[[]], []],
    [[], []],
  ])('of %j are one document of the declared shape', async (batches, res) => {
    const { ask } = await serve({ batches: () => batchesOf(...batches) });
    const answer = await ask(1);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toEqual({ res, resTotal: 7 });
  });

  it('that cannot be had from the start are refused as any call is', async () => {
    async function* refused(): Batches {
      yield await Promise.reject(new Refusal('notFound', {}, []));
    }
    const { ask } = await serve({ batches: refused });
    const answer = await ask(1);
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: 'notFound' }]);
    expect((await ask(1)).status).toBe(404);
  });

  it('that break off later cut the answer, and give the place back', async () => {
    async function* breaking(): Batches {
      yield await Promise.resolve([{ id: 1 }]);
      throw new Error('the database is gone');
    }
    const { ask } = await serve({ batches: breaking });
    await expect(ask(1).then((answer) => answer.text())).rejects.toThrow();
    await expect(ask(1).then((answer) => answer.text())).rejects.toThrow();
  });

  it('let others have their turn', async () => {
    const slow = row.transform((value) => {
      const until = performance.now() + 1;
      while (performance.now() < until);
      return value;
    });
    const rows = Array.from({ length: 300 }, (_, id) => ({ id }));
    const { ask } = await serve({ batches: () => batchesOf(rows), schema: slow });
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    const answered = ask(1);
    // From the moment that rows are written nothing is waited for but their turns.
    await once(app?.server ?? fail('unexpected'), 'request');
    setImmediate(count);
    await answered;
    isOver = true;
    expect(turns).toBeGreaterThan(rows.length / 2);
  });
});

describe('a large call', () => {
  it('waits while one of the same user goes on, and is refused where too many wait', async () => {
    const held = gate();
    let begun = 0;
    async function* holding(): Batches {
      begun += 1;
      await held.opened;
      yield [{ id: 1 }];
    }
    const { ask } = await serve({ batches: holding, bounds: { waitingOfUser: 1, working: 8 } });
    const answers = [ask(1), ask(1), ask(1)];
    const refused = await Promise.race(answers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ error: 'tooManyRequests', slots: { seconds: 5 } });
    const other = ask(2);
    held.open();
    expect((await other).status).toBe(200);
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(begun).toBe(3);
  });

  it('waits while as many of other users go on as a process takes', async () => {
    const held = gate();
    async function* holding(): Batches {
      await held.opened;
      yield [{ id: 1 }];
    }
    const { ask } = await serve({ batches: holding, bounds: { open: 1, waiting: 1 } });
    const answers = [ask(1), ask(2), ask(3)];
    expect((await Promise.race(answers)).status).toBe(429);
    held.open();
    const all = await Promise.all(answers);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  });

  it('that waited too long is refused', async () => {
    const held = gate();
    async function* holding(): Batches {
      await held.opened;
      yield [{ id: 1 }];
    }
    const { ask } = await serve({ batches: holding, bounds: { patienceMs: 50 } });
    const answers = [ask(1), ask(1)];
    expect((await Promise.race(answers)).status).toBe(429);
    held.open();
    await Promise.all(answers);
    expect((await ask(1)).status).toBe(200);
  });

  it('gives its place back when the caller goes away, while it waits and while it is read', async () => {
    const ended = gate();
    let left = 0;
    async function* watched(): Batches {
      try {
        yield* endless();
      } finally {
        left += 1;
        if (left === 2) ended.open();
      }
    }
    const { ask } = await serve({ batches: watched });
    const leaving = new AbortController();
    await ask(1, leaving.signal);
    const waiting = new AbortController();
    const waits = ask(1, waiting.signal);
    const next = ask(1, waiting.signal);
    leaving.abort();
    await Promise.race([waits, next]);
    waiting.abort();
    await ended.opened;
    expect((await Promise.allSettled([waits, next])).map(({ status }) => status)).toContain('rejected');
    const again = new AbortController();
    expect((await ask(1, again.signal)).status).toBe(200);
    again.abort();
  });

  it.each([
    ['takes nothing', { silentMs: 100 }],
    ['takes too long in all', { slowMs: 100 }],
  ])('is cut off when its reader %s', async (_, bounds) => {
    const ended = gate();
    async function* watched(): Batches {
      try {
        yield* endless();
      } finally {
        ended.open();
      }
    }
    const { ask, port } = await serve({ batches: watched, bounds });
    const stalled = askAndStall(port);
    await ended.opened;
    const again = new AbortController();
    expect((await ask(1, again.signal)).status).toBe(200);
    again.abort();
    stalled.destroy();
  });
});

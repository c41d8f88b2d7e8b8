import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestApp } from '../../../test/app';
import type { Member } from '../../../test/build';
import { buildBags, buildKeeper, buildRecord } from '../../../test/build-oracle';
import { aliasOf, buildPledge } from '../../../test/build-pledge';
import { runMails } from '../../../test/run-mails';
import { runQueue } from '../../../test/run-queue';
import { askService, queueDue } from './ask-service';
import { oracleTasks } from './oracle-tasks';
import { keepService } from './services.store';

const open = useTestApp({ oracleKeys: { sensors: 'secret-of-sensors' } });
const key = 'sensors';
const limits = { timeoutMs: 300, maxBytes: 200_000 };
let keeper: Member;
let server: Server | null = null;
let asked: string[] = [];

beforeEach(async () => {
  open().time.now = new Date('2026-11-28T15:00:00Z');
  await open().db.deleteFrom('oracle_link').execute();
  await open().db.deleteFrom('oracle').execute();
  keeper = await buildKeeper(open());
  asked = [];
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A service that answers as a test wants, known under an agreed shape. */
async function serve(
  answer: RequestListener,
  shape: { records?: string; fields?: object } = {},
): Promise<void> {
  const made = createServer((request, reply) => {
    asked.push(request.headers.authorization ?? '');
    answer(request, reply);
  });
  server = made;
  await new Promise<void>((resolve) => {
    made.listen(0, '127.0.0.1', resolve);
  });
  const { port } = made.address() as AddressInfo; // it listens on a port
  const settings = {
    url: `http://127.0.0.1:${String(port)}/stock`,
    ...{ records: '', fields: {}, minutes: 360 },
    ...shape,
  } as never; // as the shape says
  await keepService(open().db, { key, assetType: 35, label: 'Sensores', settings }, open().deps.clock());
}

const json =
  (value: unknown): RequestListener =>
  (_request, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  };

async function standing() {
  const { rows } = await open().pool.query<{
    version: number;
    failure: string | null;
    failures: number;
    due: number;
    records: number;
  }>(
    `select version, failure, failures, extract(epoch from due_at - $2)::integer / 60 as due,
            (select count(*)::integer from oracle_record r where r.oracle_key = key and r.version = oracle.version) as records
     from oracle where key = $1`,
    [key, open().time.now],
  );
  return rows[0];
}

describe('a service that answers', () => {
  it('is read by the agreed shape, with its token, and asked again when it is its turn', async () => {
    const { id, tonnes, ...rest } = buildRecord('S-1');
    await serve(json({ data: { items: [{ ...rest, code: id, weight: { t: tonnes } }] } }), {
      records: 'data.items',
      fields: { id: 'code', tonnes: 'weight.t' },
    });
    await queueDue(open().deps);
    await runQueue(open(), oracleTasks(open().deps));
    expect(asked).toEqual(['Bearer secret-of-sensors']);
    expect(await standing()).toMatchObject({ version: 1, failure: null, due: 360, records: 1 });
    await queueDue(open().deps);
    await runQueue(open(), oracleTasks(open().deps));
    expect(asked).toHaveLength(1);
  });

  it('writes what it says otherwise into the history of what is linked', async () => {
    const [bag = 0] = await buildBags(open(), keeper, [{}]);
    let tonnes = 200;
    await serve((request, reply) => {
      json([buildRecord('S-1', { tonnes })])(request, reply);
    });
    await askService(open().deps, key, limits);
    const params = { boxId: String(keeper.boxId), oracleKey: key, assetId: '35' };
    await open().call('oracles.save', { params, body: [{ pk: bag, id: 'S-1' }] }, keeper);
    tonnes = 120;
    await askService(open().deps, key, limits);
    await runQueue(open(), oracleTasks(open().deps));
    const { entries } = await open().call('events.ofAsset', { params: { pk: String(bag) } }, keeper);
    expect(entries.map(({ event_type: type }) => type)).toEqual([-22, -21, -1]);
    expect(entries[0]?.details.map(({ text }) => text)).toContain('Difiere');
  });
});

describe('a service that does not answer as agreed', () => {
  const good = [buildRecord('S-1')];
  const cases: readonly (readonly [string, RequestListener, string])[] = [
    ['is too slow', () => undefined, 'noAnswer'],
    ['answers 500', (_request, reply) => reply.writeHead(500).end('[]'), 'noAnswer'],
    [
      'leads elsewhere',
      (_request, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      'noAnswer',
    ],
    [
      'is cut short',
      (_request, reply) => {
        reply.writeHead(200, { 'content-length': '1000' });
        reply.write('[{"id":"S-1"');
        reply.destroy();
      },
      'noAnswer',
    ],
    ['is not JSON', (_request, reply) => reply.end('<html>'), 'noAnswer'],
    [
      'has more bytes than it may',
      (_request, reply) =>
        reply.end(JSON.stringify(Array.from({ length: 20_000 }, () => buildRecord('S-1')))),
      'noAnswer',
    ],
    ['is of another shape', json({ items: good }), 'noList'],
    ['is a list of others', json([{ name: 'x' }, ...good]), 'otherShape'],
    ['has wrong types', json([buildRecord('S-1', { tonnes: { t: 1 } })]), 'otherShape'],
    ['is empty', json([]), 'empty'],
    ['holds what cannot be kept', json([buildRecord('S-1', { locality: 'a\u0000b' })]), 'unclean'],
  ];

  it.each(cases)('keeps what it said before: %s', async (_, answer, failure) => {
    let current: RequestListener = json(good);
    await serve((request, reply) => {
      current(request, reply);
    });
    await askService(open().deps, key, limits);
    current = answer;
    await askService(open().deps, key, limits);
    expect(await standing()).toMatchObject({ version: 1, failure, failures: 1, due: 5, records: 1 });
    const [listed] = await open().call('oracles.list', { params: { assetId: '35' } }, keeper);
    expect(listed).toMatchObject({ failingSince: '2026-11-28T15:00:00.000Z', version: 1 });
  });

  it('is told to the owners whose stock it confirms and to holders, once until it has answered again', async () => {
    let current: RequestListener = json(good);
    await serve((request, reply) => {
      current(request, reply);
    });
    await askService(open().deps, key, limits);
    const bank = await buildKeeper(open(), 29);
    const stranger = await buildKeeper(open());
    const state = { asset_status_change: 'validated', guarantee_state: 'free' };
    const [pk = 0] = await buildBags(open(), keeper, [state]);
    const params = { boxId: String(keeper.boxId), oracleKey: key, assetId: '35' };
    await open().call('oracles.save', { params, body: [{ pk, id: 'S-1' }] }, keeper);
    const alias = await aliasOf(open(), bank.boxId);
    await open().call('objects.addMassive', buildPledge(keeper, pk, alias), keeper);
    const told = async () => {
      await open().pool.query('update graphile_worker._private_jobs set run_at = now()');
      await runMails(open());
      return open().mails.filter(({ subject }) => subject.includes('no responde'));
    };
    open().mails.length = 0;
    current = (_request, reply) => reply.writeHead(503).end();
    for (const _ of [1, 2]) await askService(open().deps, key, limits);
    expect(await told()).toEqual([]);
    for (const _ of [3, 4, 5]) await askService(open().deps, key, limits);
    const mails = await told();
    const users = await open()
      .db.selectFrom('app_user')
      .select(['id', 'email'])
      .where('id', 'in', [keeper.userId, bank.userId, stranger.userId])
      .execute();
    const emailOf = ({ userId }: Member) => users.find(({ id }) => id === userId)?.email;
    expect(mails.map(({ to }) => to).toSorted()).toEqual([emailOf(keeper), emailOf(bank)].toSorted());
    expect(mails[0]?.text).toMatch(/Sensores: no responde desde el 28.*15:00 UTC/);
    // Another break is another occasion.
    current = json(good);
    await askService(open().deps, key, limits);
    current = (_request, reply) => reply.writeHead(503).end();
    for (const _ of [1, 2, 3]) await askService(open().deps, key, limits);
    expect(await told()).toHaveLength(4);
  });

  it('is asked later and later, and as before once it answers', async () => {
    let current: RequestListener = (_request, reply) => reply.writeHead(503).end();
    await serve((request, reply) => {
      current(request, reply);
    });
    const pauses: unknown[] = [];
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await askService(open().deps, key, limits);
      pauses.push((await standing())?.due);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 360]);
    current = json(good);
    await askService(open().deps, key, limits);
    expect(await standing()).toMatchObject({ failures: 0, failure: null, version: 1 });
  });
});

describe('a service that answers very much, by the limits that hold', () => {
  it('is cut off long before the end of a million records', async () => {
    const rows = 1_000_000;
    let sent = 0;
    let isCut = false;
    await serve((_request, reply) => {
      reply.on('close', () => {
        isCut = !reply.writableFinished;
      });
      reply.write('[');
      const send = () => {
        while (sent < rows && !reply.destroyed) {
          sent += 1;
          if (!reply.write(`${JSON.stringify(buildRecord(`S-${String(sent)}`))},`)) {
            reply.once('drain', send);
            return;
          }
        }
        if (sent === rows) reply.end(JSON.stringify(buildRecord('S-0')) + ']');
      };
      send();
    });
    await askService(open().deps, key);
    await vi.waitFor(() => {
      expect(isCut).toBe(true);
    });
    expect(sent).toBeLessThan(rows / 4);
    expect(await standing()).toMatchObject({ version: 0, failure: 'noAnswer', failures: 1 });
  });

  it('is not read past as many records as an oracle may have', async () => {
    await serve((_request, reply) => reply.end(`[${'{"id":"S"},'.repeat(200_001)}{"id":`));
    await askService(open().deps, key);
    expect(await standing()).toMatchObject({ version: 0, failure: 'tooMany' });
  });

  it('is taken whole up to them, and others have their turn meanwhile', async () => {
    const count = 20_000;
    await serve((_request, reply) => {
      const records = Array.from({ length: count }, (_none, at) => buildRecord(`S-${String(at)}`));
      reply.end(JSON.stringify(records));
    });
    let turns = 0;
    const state = { isDone: false };
    const work = askService(open().deps, key).finally(() => {
      state.isDone = true;
    });
    while (!state.isDone) {
      await setImmediate();
      turns += 1;
    }
    await work;
    expect(turns).toBeGreaterThan(100);
    expect(await standing()).toMatchObject({ version: 1, records: count });
  });
});

import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { useTestApp, type TestApp } from '../../test/app';
import { buildToken, buildUser } from '../../test/build';
import { askAddress } from '../../test/put-file';

const open = useTestApp();
const megabyte = 1024 * 1024;

/** A connection that is left undrained answers the next call when it is given up, ten seconds later. */
const promptMs = 3_000;

async function portOf({ app }: TestApp): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const newAddress = async (app: TestApp) => askAddress(app, await buildToken(app, await buildUser(app)));

interface Sent {
  readonly method?: 'PUT';
  readonly path: string;
  readonly chunks?: readonly Buffer[];
  readonly length?: number | undefined;
}

/** Makes a call over one connection of an agent, and answers with the port that it came from. */
async function send(agent: Agent, port: number, { method, path, chunks = [], length }: Sent) {
  const going = request({
    agent,
    port,
    host: '127.0.0.1',
    path,
    method: method ?? 'GET',
    headers: {
      ...(method === 'PUT' && { 'content-type': 'application/octet-stream' }),
      ...(length !== undefined && { 'content-length': length }),
    },
  });
  // Who sends on after the answer may find the connection closed; the answer is what counts.
  going.on('error', () => undefined);
  for (const chunk of chunks) going.write(chunk);
  going.end();
  const answered: readonly unknown[] = await once(going, 'response');
  const [answer] = answered as readonly [IncomingMessage]; // what the event carries
  const connection = answer.socket.localPort;
  answer.resume();
  await once(answer, 'end');
  return { status: answer.statusCode, closes: answer.headers.connection === 'close', connection };
}

const bytesOf = (size: number) =>
  Array.from({ length: Math.ceil(size / megabyte) }, (_, at) =>
    Buffer.alloc(Math.min(megabyte, size - at * megabyte), 1),
  );

describe('a refused file', () => {
  it.each([
    ['just over the limit', maxFileBytes + 1, 'announced', 'goes on'],
    ['a little over the limit', 12 * megabyte, 'announced', 'goes on'],
    ['far over the limit', 30 * megabyte, 'announced', 'ends'],
    ['just over the limit', maxFileBytes + 1, 'in chunks', 'goes on or ends'],
    ['far over the limit', 30 * megabyte, 'in chunks', 'ends'],
  ] as const)(
    '%s (%i bytes, %s) is answered at once, and so is the next call: its connection %s',
    { timeout: 2 * promptMs },
    async (_name, size, how, then) => {
      const app = open();
      const port = await portOf(app);
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const { url } = await newAddress(app);
      const before = performance.now();
      const chunks = bytesOf(size);
      const length = how === 'announced' ? size : undefined;
      const refused = await send(agent, port, { method: 'PUT', path: url, chunks, length });
      expect(refused.status).toBe(413);
      // Of chunks the last may have come with the one too many.
      if (then !== 'goes on or ends') expect(refused.closes).toBe(then === 'ends');
      const next = await send(agent, port, { path: '/api/version/getVersion' });
      expect(next.status).toBe(200);
      expect(next.connection === refused.connection).toBe(!refused.closes);
      expect(performance.now() - before).toBeLessThan(promptMs);
      agent.destroy();
    },
  );

  it.each([maxFileBytes + 1, 30 * megabyte])(
    'of %i bytes holds up no fetch that comes next',
    { timeout: 2 * promptMs },
    async (size) => {
      const app = open();
      const port = await portOf(app);
      const { url } = await newAddress(app);
      const before = performance.now();
      const refused = await fetch(`http://127.0.0.1:${String(port)}${url}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: Buffer.alloc(size, 1),
      });
      expect(await refused.json()).toMatchObject({ error: 'fileTooLarge' });
      const next = await fetch(`http://127.0.0.1:${String(port)}/api/version/getVersion`);
      expect(next.status).toBe(200);
      expect(performance.now() - before).toBeLessThan(promptMs);
    },
  );

  it('of an address that is not known is dropped too', { timeout: 2 * promptMs }, async () => {
    const app = open();
    const port = await portOf(app);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const path = `/api/file/put/${'x'.repeat(22)}/${'y'.repeat(43)}`;
    const chunks = bytesOf(2 * megabyte);
    const refused = await send(agent, port, { method: 'PUT', path, chunks, length: 2 * megabyte });
    expect(refused).toMatchObject({ status: 404, closes: false });
    const next = await send(agent, port, { path: '/api/version/getVersion' });
    expect(next.connection).toBe(refused.connection);
    agent.destroy();
  });
});

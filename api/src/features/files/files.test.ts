import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildToken, buildUser } from '../../../test/build';
import { askAddress, putBytes, putFile } from '../../../test/put-file';
import { sweepFiles } from './sweep-files';

const open = useTestApp();

const signIn = async (app: TestApp) => buildToken(app, await buildUser(app));
const filesLeft = ({ filesFolder }: TestApp) =>
  readdirSync(filesFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(filesFolder, name)).isFile(),
  );
const stateOf = async (app: TestApp, name: string): Promise<string | null> => {
  const found = await app.pool.query<{ state: string }>(
    'select state from stored_file where storage_name = $1',
    [name],
  );
  return found.rows[0]?.state ?? null;
};
const expectNothing = async (app: TestApp, name: string) => {
  expect(await stateOf(app, name)).toBeNull();
  expect(filesLeft(app).filter((file) => file.includes(name))).toEqual([]);
};

describe('putting a file', () => {
  it('keeps the bytes and registers them under the name they had', async () => {
    const app = open();
    const token = await signIn(app);
    const { url, name } = await askAddress(app, token);
    const put = await putBytes(app, url, 'a;b\n1;2\n');
    expect(put.json()).toEqual({ size: 8 });
    const body = { storage_name: name, original_name: 'Rodeo ñandú.csv' };
    expect(await app.call('files.public', { body }, token)).toEqual({ ...body, size: 8, content: 'txt' });
    expect(Buffer.from(await app.deps.files.read(name)).toString()).toBe('a;b\n1;2\n');
    await app.call('files.public', { body }, token);
    const kept = await app.pool.query('select put_secret_hash from stored_file where storage_name = $1', [
      name,
    ]);
    expect(url).not.toContain(String(kept.rows[0]?.put_secret_hash.toString('base64url')));
  });

  it('needs a signed-in user for the address and the registration', async () => {
    const app = open();
    expect(await app.statusOf('files.uploadUrl', {})).toBe(401);
    const body = { storage_name: 'x'.repeat(22), original_name: 'a.csv' };
    expect(await app.statusOf('files.public', { body })).toBe(401);
  });

  it('takes an address once, from one of twenty at the same time', async () => {
    const app = open();
    const { url } = await askAddress(app, await signIn(app));
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => putBytes(app, url, `file ${String(n)}`)),
    );
    const statuses = all.map((answer) => answer.statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    expect((await putBytes(app, url, 'again')).statusCode).toBe(404);
  });

  it('refuses an address that expired, and one with another secret', async () => {
    const app = open();
    const { url, name } = await askAddress(app, await signIn(app));
    expect((await putBytes(app, `${url.slice(0, -4)}AAAA`, 'x')).statusCode).toBe(404);
    const now = app.time.now;
    app.time.now = new Date(now.getTime() + 15 * 60_000 + 1);
    expect((await putBytes(app, url, 'x')).statusCode).toBe(404);
    app.time.now = now;
    expect(await stateOf(app, name)).toBe('announced');
  });

  it.each([
    ['one byte too many', Buffer.alloc(maxFileBytes + 1), 413, 'fileTooLarge'],
    ['nothing', Buffer.alloc(0), 400, 'fileEmpty'],
  ])('leaves nothing of %s', async (_name, bytes, status, code) => {
    const app = open();
    const { url, name } = await askAddress(app, await signIn(app));
    const answer = await putBytes(app, url, bytes);
    expect({ status: answer.statusCode, code: answer.json().error }).toEqual({ status, code });
    await expectNothing(app, name);
  });

  it('takes a file of the largest size', async () => {
    const app = open();
    const { url } = await askAddress(app, await signIn(app));
    expect((await putBytes(app, url, Buffer.alloc(maxFileBytes, 1))).json()).toEqual({ size: maxFileBytes });
  });

  it('refuses names and bodies that are none', async () => {
    const app = open();
    const token = await signIn(app);
    const secret = 'a'.repeat(43);
    for (const name of [
      '..%2f..%2fetc%2fpasswd',
      '....',
      'a'.repeat(65),
      'x%00y'.repeat(5),
      '%2e%2e'.repeat(9),
    ]) {
      const status = (await putBytes(app, `/api/file/put/${name}/${secret}`, 'x')).statusCode;
      expect([400, 404]).toContain(status);
      const body = { storage_name: decodeURIComponent(name), original_name: 'a.csv' };
      expect([400, 404]).toContain(await app.statusOf('files.public', { body }, token));
    }
    const { url } = await askAddress(app, token);
    const json = await app.app.inject({ method: 'PUT', url, payload: { a: 1 } });
    expect(json.statusCode).toBe(415);
  });

  it("knows no other user's file, and none that was not put", async () => {
    const app = open();
    const token = await signIn(app);
    const { url, name } = await askAddress(app, token);
    const body = { storage_name: name, original_name: 'a.csv' };
    expect(await app.statusOf('files.public', { body }, token)).toBe(404);
    await putBytes(app, url, 'x');
    const other = await signIn(app);
    expect(await app.statusOf('files.public', { body }, other)).toBe(404);
    expect(await stateOf(app, name)).toBe('stored');
  });

  it('leaves nothing of an upload that announces more than it sends and goes', async () => {
    const app = open();
    const { url, name } = await askAddress(app, await signIn(app));
    if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const socket = connect(port, '127.0.0.1');
    const head = ['Host: x', 'Content-Type: application/octet-stream', 'Content-Length: 5000'];
    socket.write(`PUT ${url} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${'x'.repeat(100)}`);
    await expect.poll(() => stateOf(app, name)).toBe('receiving');
    socket.destroy();
    await expect.poll(() => stateOf(app, name)).toBeNull();
    await expectNothing(app, name);
  });

  it('reads what comes and not what is announced', async () => {
    const app = open();
    const { url, name } = await askAddress(app, await signIn(app));
    if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
    const address = app.app.server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = ['Host: x', 'Content-Type: application/octet-stream', 'Transfer-Encoding: chunked'];
    socket.write(`PUT ${url} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);
    const piece = 'x'.repeat(1024 * 1024);
    for (let n = 0; n < 11; n += 1) socket.write(`100000\r\n${piece}\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
    await expectNothing(app, name);
  });
});

describe('the store of files', () => {
  const name = 'a'.repeat(22);

  it.each([
    ['falls silent', { bytes: 99, silenceMs: 40, totalMs: 5_000 }],
    ['takes too long', { bytes: 99, silenceMs: 5_000, totalMs: 40 }],
  ])('drops a stream that %s', async (_name, limit) => {
    const app = open();
    const bytes = new PassThrough();
    bytes.write('begins');
    await expect(app.deps.files.put(name, bytes, limit)).rejects.toMatchObject({ code: 'badJson' });
    await expectNothing(app, name);
  });

  it('has no other files than its own', async () => {
    const { files } = open().deps;
    await expect(files.read(name)).rejects.toMatchObject({ code: 'notFound' });
    for (const bad of ['../../../etc/passwd', '', 'a/b', '..'])
      await expect(files.read(bad)).rejects.toThrow();
    await expect(files.remove(name)).resolves.toBeUndefined();
  });
});

describe('sweeping files', () => {
  it('removes what nobody registered or works on a day later, and leaves the rest', async () => {
    const app = open();
    const token = await signIn(app);
    const { name: announced } = await askAddress(app, token);
    const registered = await putFile(app, token, 'a;b\n1;2\n');
    const now = app.time.now;
    app.time.now = new Date(now.getTime() + 23 * 3600_000);
    await sweepFiles(app.deps);
    expect(await stateOf(app, registered)).toBe('registered');
    app.time.now = new Date(now.getTime() + 25 * 3600_000);
    const { name: fresh } = await askAddress(app, await signIn(app));
    await sweepFiles(app.deps);
    await expectNothing(app, announced);
    await expectNothing(app, registered);
    expect(await stateOf(app, fresh)).toBe('announced');
    app.time.now = now;
  });
});

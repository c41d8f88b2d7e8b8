import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildApp } from '../../app';
import { openOutbox } from '../../outside/mail/outbox';

const open = useTestApp();
const home = mkdtempSync(path.join(tmpdir(), 'huella-demo-'));
const folder = path.join(home, 'outbox');
let demo: FastifyInstance;

beforeAll(async () => {
  demo = await buildApp({ deps: { ...open().deps, publicOutbox: folder }, webFolder: null });
});
afterAll(async () => {
  await demo.close();
  rmSync(home, { recursive: true, force: true });
});

async function ask(address: string) {
  const answer = await demo.inject({ method: 'GET', url: `/api${address}` });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const send = (id: string, to: string, at: string) =>
  openOutbox(folder, 'Huella <no-reply@huella.example>', () => new Date(at)).send({
    id,
    to,
    subject: `Confirme su correo, señora ${id}`,
    text: 'Confirmar:\nhttp://127.0.0.1:3000/public/signup/verify/hash/abc\n',
    html: '<p>Confirmar</p>',
  });

describe('the outbox of a demo', () => {
  it('is empty before the first mail', async () => {
    expect(await ask('/outbox')).toEqual({ status: 200, body: { mails: [] } });
  });

  it('lists its mails, the latest first, and gives the words of each', async () => {
    await send('validate.1', 'ana@campo.example', '2026-11-22T12:00:00Z');
    await send('reset.2', 'eva@campo.example', '2026-11-22T12:00:01Z');
    const { body } = await ask('/outbox');
    const first = '20261122T120000000Z-validate.1.eml';
    expect(body).toEqual({
      mails: [
        {
          name: '20261122T120001000Z-reset.2.eml',
          to: 'eva@campo.example',
          subject: 'Confirme su correo, señora reset.2',
          at: '2026-11-22T12:00:01.000Z',
        },
        {
          name: first,
          to: 'ana@campo.example',
          subject: 'Confirme su correo, señora validate.1',
          at: '2026-11-22T12:00:00.000Z',
        },
      ],
    });
    const mail = await ask(`/outbox/${first}`);
    expect(mail).toMatchObject({ status: 200, body: { name: first, to: 'ana@campo.example' } });
    expect(mail.body['text']).toContain('/public/signup/verify/hash/abc');
    expect(mail.body['site']).toBe('http://127.0.0.1:3000/');
  });

  it('gives nothing but its mails, whatever the name', async () => {
    writeFileSync(path.join(home, 'token-secret'), 'secret');
    writeFileSync(path.join(folder, 'note.json'), '{}');
    writeFileSync(path.join(folder, '20261122T120000000Z-lone.9.eml'), 'without its words');
    const names = [
      '..%2Ftoken-secret',
      '%2e%2e%2ftoken-secret',
      '..%5Ctoken-secret',
      '%2Fetc%2Fpasswd',
      'note.json',
      'note.eml',
      '20261122T120000000Z-validate.1.json',
      '20261122T120000000Z-lone.9.eml',
      '20261122T120000000Z-..%2F..%2Ftoken-secret.eml',
    ];
    for (const name of names) expect((await ask(`/outbox/${name}`)).status, name).toBe(404);
    for (const name of ['x'.repeat(201), 'a%00b'])
      expect((await ask(`/outbox/${name}`)).status, name).toBe(400);
  });
});

describe('every other server', () => {
  it('has no outbox to read, though mails lie in it', async () => {
    const names = ['/outbox', '/outbox/20261122T120000000Z-validate.1.eml'];
    for (const address of names) {
      const answer = await open().ask('GET', address);
      expect(answer).toMatchObject({ status: 404, body: { error: 'notFound' } });
    }
  });
});

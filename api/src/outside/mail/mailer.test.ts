import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MailError, type Mail, type Mailer } from './mailer';
import { listOutbox, openOutbox, readOutbox } from './outbox';
import { openSmtpMailer } from './smtp-mailer';

const from = 'Huella <no-reply@huella.example>';
const mail: Mail = {
  id: 'mail.7',
  to: 'ana@campo.example',
  subject: 'Confirme su correo, señora Núñez',
  text: 'Abra https://huella.example/x?y=1\n',
  html: '<p>Abra <a href="https://huella.example/x?y=1">este enlace</a></p>',
};

/** What a mailer is asked with, and what came out at its other end. */
interface End {
  readonly mailer: Mailer;
  /** Every mail that came through, with whom it was handed to; null where the end does not know. */
  readonly received: () => Promise<
    readonly { readonly mail: ParsedMail; readonly to: readonly string[] | null }[]
  >;
}

const folder = mkdtempSync(path.join(tmpdir(), 'huella-outbox-'));
const inbox: { raw: Buffer; to: readonly string[] }[] = [];
let answer: { readonly code: number; readonly text: string } | null = null;
const server = new SMTPServer({
  authOptional: false,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onAuth: ({ username, password }, _session, done) => {
    if (username === 'huella' && password === 'vaca:7/') done(null, { user: username });
    else done(new Error('no'));
  },
  onRcptTo: (_address, _session, done) => {
    if (answer === null) done();
    else done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
  },
  onData: (stream, session, done) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      inbox.push({ raw: Buffer.concat(pieces), to: session.envelope.rcptTo.map(({ address }) => address) });
      done();
    });
  },
});
let smtp: Mailer;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  smtp = openSmtpMailer({ url: `smtp://huella:vaca%3A7%2F@127.0.0.1:${String(port)}`, from });
});
afterAll(async () => {
  smtp.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  inbox.length = 0;
  answer = null;
});

const ends: Readonly<Record<string, () => End>> = {
  'a server by SMTP': () => ({
    mailer: smtp,
    received: () => Promise.all(inbox.map(async ({ raw, to }) => ({ mail: await simpleParser(raw), to }))),
  }),
  'the outbox': () => {
    const own = mkdtempSync(path.join(folder, 'own-'));
    return {
      mailer: openOutbox(own, from, () => new Date('2026-11-22T12:00:00Z')),
      received: async () =>
        Promise.all(
          (await listOutbox(own)).map(async (name) => ({
            mail: await simpleParser((await readOutbox(own, name)) ?? Buffer.alloc(0)),
            to: null,
          })),
        ),
    };
  },
};

describe.each(Object.entries(ends))('%s', (_name, open) => {
  it('takes a mail with its words, links and accents as they are', async () => {
    const { mailer, received } = open();
    await mailer.send(mail);
    const [got] = await received();
    expect(got?.mail).toMatchObject({ subject: mail.subject, messageId: '<mail.7@huella.example>' });
    expect(got?.mail.from?.text).toContain('no-reply@huella.example');
    expect(got?.mail.text).toContain('https://huella.example/x?y=1');
    expect(got?.mail.html).toContain('href="https://huella.example/x?y=1"');
  });

  it.each([
    ['an address with a line of its own', { to: 'ana@campo.example\r\nBcc: eva@campo.example' }],
    ['two addresses', { to: 'ana@campo.example, eva@campo.example' }],
    ['a subject with a line of its own', { subject: 'Hola\r\nBcc: eva@campo.example' }],
  ])('lets nobody else read along by %s', async (_case, more) => {
    const { mailer, received } = open();
    await mailer.send({ ...mail, ...more }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(MailError);
    });
    for (const { mail: got, to } of await received()) {
      expect(got.bcc).toBeUndefined();
      expect(got.headers.has('bcc')).toBe(false);
      expect(to ?? []).not.toContain('eva@campo.example');
    }
  });
});

describe('a server by SMTP that does not take a mail', () => {
  it.each([
    [451, false],
    [550, true],
  ])('with %i: lasting %s', async (code, lasting) => {
    answer = { code, text: 'no' };
    const refused = await smtp.send(mail).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MailError);
    expect(refused).toMatchObject({ lasting });
    expect(inbox).toEqual([]);
  });

  it('because nobody is there', async () => {
    const mailer = openSmtpMailer({ url: 'smtp://127.0.0.1:1', from });
    await expect(mailer.send(mail)).rejects.toMatchObject({ lasting: false });
    mailer.close();
  });
});

describe('the outbox', () => {
  it('gives no file but its mails', async () => {
    expect(await listOutbox(path.join(folder, 'none'))).toEqual([]);
    expect(await readOutbox(folder, '../../etc/passwd')).toBeNull();
    expect(await readOutbox(folder, '')).toBeNull();
  });
});

import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { loadCommonOptions } from '@huella/domain/reference/common-options';
import { company as model } from '@huella/domain/catalogue/records/company';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import { runMails } from '../../../test/run-mails';
import type { Deps } from '../../deps';
import { MailError } from '../../outside/mail/mailer';
import { openSmtpMailer } from '../../outside/mail/smtp-mailer';
import { removeOldAuthorizations } from './authorizations.store';

const open = useTestApp();
beforeAll(() => loadCommonOptions(model.attributes));

let serial = 0;
const nextEmail = () => `persona${String((serial += 1))}@campo.example`;
const errorOf = ({ body }: Answer) => (body as { error: string }).error;
const later = (app: TestApp, seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};

interface Person {
  readonly key?: number;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly cuit?: string;
  readonly role?: string;
}
const ana = (email: string, more: Partial<Person> = {}): Person => ({
  ...{ name: 'Ana', lastname: 'Paz', email },
  ...more,
});

interface Owner {
  readonly token: string;
  readonly companyId: number;
}

/** Saves a company with these persons on its list. */
function save(app: TestApp, { token, companyId }: Owner, persons: readonly Person[]): Promise<Answer> {
  const values = { company_name: 'Las Acacias', tax_id_ar: '30-50001091-2', authorized_persons: persons };
  const body = { action: 'update', objectType: 'company', pk: companyId, values } as const;
  return app.attempt('objects.add', { body }, token);
}

async function saved(app: TestApp, owner: Owner, persons: readonly Person[]): Promise<readonly Person[]> {
  const answer = await save(app, owner, persons);
  expect(answer.body).toMatchObject({ id: owner.companyId });
  const { values } = answer.body as SavedRecord; // the shape the call declares
  return (values['authorized_persons'] ?? []) as unknown as readonly Person[]; // rows of the model
}

async function states(app: TestApp, { token, companyId }: Owner) {
  const body = await app.call(
    'authorizations.listResendable',
    { params: { objectType: 'company', pk: companyId } },
    token,
  );
  return body;
}

const resend = (app: TestApp, token: string | undefined, companyId: number, key: number) =>
  app.attempt(
    'authorizations.resend',
    { params: { objectType: 'company', pk: companyId, rowKey: key } },
    token,
  );
const look = (app: TestApp, secret: string) =>
  app.attempt('authorizations.get', { params: { hash: secret } });
const confirm = (app: TestApp, secret: string) =>
  app.attempt('authorizations.confirm', { params: { hash: secret } });

const deliver = (app: TestApp, deps: Deps = app.deps) => runMails(app, deps);
const mailsTo = (app: TestApp, email: string) => app.mails.filter(({ to }) => to === email);

/** The secret of the link that was sent to an e-mail last. */
async function secretFor(app: TestApp, email: string): Promise<string> {
  await deliver(app);
  const address = /https?:\/\/\S+/.exec(mailsTo(app, email).at(-1)?.text ?? '')?.[0] ?? '';
  expect(address.startsWith(`${app.deps.config.publicUrl}/autorization/`)).toBe(true);
  return address.split('/').at(-1) ?? '';
}

async function authorized(app: TestApp, more: Partial<Person> = {}) {
  const owner = await buildMember(app, 'owner');
  const email = more.email ?? nextEmail();
  await saved(app, owner, [ana(email, more)]);
  return { owner, email, secret: await secretFor(app, email) };
}

async function rowsOf(app: TestApp, companyId: number) {
  const { rows } = await app.pool.query<Record<string, unknown>>(
    'select * from authorized_person where company_id = $1 order by id',
    [companyId],
  );
  return rows;
}

describe('a person on the list of a company', () => {
  it('is asked by mail, sees who asks without changing anything, and confirms once', async () => {
    const app = open();
    const { owner, email, secret } = await authorized(app, { cuit: '27-28941773-4', role: 'Apoderada' });
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(mailsTo(app, email)).toHaveLength(1);
    const seen = {
      entity: { name: 'Las Acacias', cuit: '30-50001091-2' },
      userToAuthorize: { firstname: 'Ana', lastname: 'Paz', cuit: '27-28941773-4' },
      open: true,
    };
    for (const _visit of [1, 2]) expect(await look(app, secret)).toMatchObject({ status: 200, body: seen });
    expect(await states(app, owner)).toMatchObject({ ids: [1], persons: [{ key: 1, state: 'pending' }] });
    expect((await confirm(app, secret)).body).toEqual({ ...seen, open: false });
    for (const again of [await confirm(app, secret), await look(app, secret)])
      expect([again.status, errorOf(again)]).toEqual([409, 'TokenAuthorized']);
    expect(await states(app, owner)).toEqual({
      ids: [],
      persons: [{ key: 1, state: 'confirmed', confirmedAt: app.time.now.toISOString(), wait: 0 }],
    });
  });

  it('confirms once of fifty at once', async () => {
    const app = open();
    const { owner, secret } = await authorized(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(app, secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => errorOf(answer) === 'TokenAuthorized')).toHaveLength(49);
    expect((await states(app, owner)).persons).toMatchObject([{ state: 'confirmed' }]);
    const written = await app.pool.query(
      "select done_by, actor_id, user_id from rights_change where company_id = $1 and kind = 'authorizationConfirmed'",
      [owner.companyId],
    );
    expect(written.rows).toEqual([{ done_by: 'link', actor_id: null, user_id: null }]);
  });

  it('is asked by a company that is made with them, too', async () => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    const email = nextEmail();
    const values = {
      ...{ company_name: 'La Nueva', suplychain: '11', l1: 'AR', rol: 'Productor' },
      ...{ tax_id_ar: '30-50001091-2', authorized_persons: [{ key: -1, ...ana(email) }] },
    };
    const body = { action: 'add', objectType: 'company', values } as const;
    expect(await app.statusOf('objects.add', { body }, token)).toBe(200);
    const shown = await look(app, await secretFor(app, email));
    expect(shown.body).toMatchObject({ entity: { name: 'La Nueva' }, userToAuthorize: { cuit: null } });
  });

  it('is asked again with another e-mail, and not for anything else', async () => {
    const app = open();
    const { owner, email, secret } = await authorized(app);
    const other = nextEmail();
    // Another spelling of the e-mail is the same one, and a mail about another name goes out at once.
    await saved(app, owner, [ana(email.toUpperCase(), { key: 1, name: 'Ana María' })]);
    expect((await look(app, secret)).body).toMatchObject({ userToAuthorize: { firstname: 'Ana María' } });
    await confirm(app, secret);
    await saved(app, owner, [ana(other, { key: 1 })]);
    expect(await states(app, owner)).toMatchObject({ ids: [1], persons: [{ key: 1, state: 'pending' }] });
    expect(errorOf(await look(app, secret))).toBe('JsonWebTokenError');
    expect((await confirm(app, await secretFor(app, other))).status).toBe(200);
    expect(mailsTo(app, email)).toHaveLength(1);
  });

  it('is withdrawn when they leave it, with the mail that is still on its way', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const [first, second] = [nextEmail(), nextEmail()];
    await saved(app, owner, [ana(first), ana(second)]);
    const secret = await secretFor(app, first);
    await saved(app, owner, [ana(second, { key: 2 })]);
    for (const answer of [await look(app, secret), await confirm(app, secret)])
      expect([answer.status, errorOf(answer)]).toEqual([404, 'JsonWebTokenError']);
    expect((await states(app, owner)).persons.map(({ key }) => key)).toEqual([2]);
    const [third, fourth] = [nextEmail(), nextEmail()];
    await saved(app, owner, [ana(second, { key: 2 }), ana(third)]);
    await saved(app, owner, [ana(second, { key: 2 }), ana(fourth)]);
    await deliver(app);
    expect([third, fourth].map((email) => mailsTo(app, email).length)).toEqual([0, 1]);
    // The key of a row that left is taken again.
    expect((await states(app, owner)).persons.map(({ key }) => key)).toEqual([2, 3]);
  });

  it('has twenty-four hours', async () => {
    const app = open();
    const { now } = app.time;
    const { owner, secret } = await authorized(app);
    later(app, 24 * 3600 - 1);
    expect((await look(app, secret)).status).toBe(200);
    later(app, 1);
    for (const answer of [await look(app, secret), await confirm(app, secret)])
      expect([answer.status, errorOf(answer)]).toEqual([410, 'TokenExpiredError']);
    const [row] = await rowsOf(app, owner.companyId);
    expect(row?.['confirmed_at']).toBeNull();
    app.time.now = now;
  });
});

describe('the list', () => {
  it.each<[string, readonly Partial<Person>[], string]>([
    ['without an e-mail', [{ email: '' }], 'authorized_persons.1.email mandatory'],
    ['with half an e-mail', [{ email: 'ana@campo' }], 'authorized_persons.1.email wrongEmail'],
    ['with two', [{ email: 'a@b.co,c@d.co' }], 'authorized_persons.1.email wrongEmail'],
    [
      'with one twice',
      [{}, { email: ' REPETIDA@campo.example' }],
      'authorized_persons.2.email repeatedInList',
    ],
    ['without a name', [{ name: ' ' }], 'authorized_persons.1.name mandatory'],
    ['with something else', [{ confirmed: true } as object], 'authorized_persons.1.confirmed unknownField'],
  ])('%s is refused, and nobody is written to', async (_case, persons, expected) => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const answer = await save(
      app,
      owner,
      persons.map((each) => ana('repetida@campo.example', each)),
    );
    const { issues } = answer.body as { issues: { field: string; code: string }[] };
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
    expect(await rowsOf(app, owner.companyId)).toEqual([]);
  });

  it('keeps nothing by which a person could be confirmed', async () => {
    const app = open();
    const { secret } = await authorized(app);
    for (const table of ['authorized_person', 'mail', 'throttle', 'graphile_worker._private_jobs']) {
      const found = await app.pool.query<{ all: string }>(
        `select coalesce(string_agg(t::text, ''), '') as all from ${table} t`,
      );
      expect(found.rows[0]?.all).not.toContain(secret);
    }
  });

  it('forgets who left it and what was sent in their time, and nobody who is on it', async () => {
    const app = open();
    const { owner, email } = await authorized(app);
    const other = nextEmail();
    await saved(app, owner, [ana(email, { key: 1 }), ana(other)]);
    await saved(app, owner, [ana(email, { key: 1 })]);
    const keptBefore = async (moment: number) => {
      await removeOldAuthorizations(app.db, new Date(moment));
      return (await rowsOf(app, owner.companyId)).map((row) => row['email']);
    };
    const withdrawn = app.time.now.getTime();
    expect(await keptBefore(withdrawn)).toEqual([email, other]);
    expect(await keptBefore(withdrawn + 1)).toEqual([email]);
  });

  it('is for users who may edit the company alone, though others see the rest of it', async () => {
    const app = open();
    const { owner, email } = await authorized(app, { cuit: '27-30111222-3' });
    const company = String(owner.companyId);
    const see = async (token: string) => {
      const { status, body } = await app.attempt(
        'objects.get',
        { params: { objectType: 'company', pk: company } },
        token,
      );
      expect(status).toBe(200);
      const { values, labels } = body as SavedRecord; // the shape the call declares
      return { values, labels, ...(await states(app, { token, companyId: owner.companyId })) };
    };
    expect((await see(owner.token)).values).toMatchObject({ authorized_persons: [{ email }] });
    for (const [place, template] of [
      [{ boxId: owner.boxId }, 'administrator'],
      [{ companyId: owner.companyId }, 'companyExpert'],
    ] as const) {
      const userId = await buildUser(app);
      await buildRelation(app, userId, place, template);
      const seen = await see(await buildToken(app, userId));
      expect(seen, template).toMatchObject({ values: { company_name: 'Las Acacias' }, ids: [], persons: [] });
      expect(JSON.stringify(seen), template).not.toContain(email);
      expect(JSON.stringify(seen), template).not.toContain('30111222');
    }
  });

  it('does not write to the world', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const crowd = (size: number) => Array.from({ length: size }, () => ana(nextEmail()));
    expect((await save(app, owner, crowd(51))).status).toBe(400);
    await saved(app, owner, crowd(50));
    await saved(app, owner, crowd(50));
    const more = await save(app, owner, crowd(1));
    expect([more.status, errorOf(more)]).toEqual([429, 'tooManyRequests']);
    expect((await states(app, owner)).persons).toHaveLength(50);
  });
});

describe('sending it again', () => {
  it('makes another link a minute later, and the one before works no longer', async () => {
    const app = open();
    const { owner, email, secret } = await authorized(app);
    later(app, 1);
    expect((await states(app, owner)).persons).toMatchObject([{ wait: 59 }]);
    const early = await resend(app, owner.token, owner.companyId, 1);
    expect([early.status, errorOf(early)]).toEqual([429, 'tooManyRequests']);
    expect(Number(early.headers['retry-after'])).toBe(59);
    expect((await look(app, secret)).status).toBe(200);
    later(app, 60);
    expect((await states(app, owner)).persons).toMatchObject([{ wait: 0 }]);
    expect((await resend(app, owner.token, owner.companyId, 1)).body).toEqual({ ok: true });
    expect(errorOf(await look(app, secret))).toBe('JsonWebTokenError');
    const next = await secretFor(app, email);
    expect(mailsTo(app, email)).toHaveLength(2);
    expect((await confirm(app, next)).status).toBe(200);
    later(app, 61);
    const confirmed = await resend(app, owner.token, owner.companyId, 1);
    expect([confirmed.status, errorOf(confirmed)]).toEqual([409, 'TokenAuthorized']);
  });

  it('gives an expired link its time again', async () => {
    const app = open();
    const { now } = app.time;
    const { owner, email } = await authorized(app);
    later(app, 24 * 3600);
    const userId = await buildUser(app);
    await buildRelation(app, userId, { companyId: owner.companyId }, 'companyDelegate');
    const editor = { companyId: owner.companyId, token: await buildToken(app, userId) };
    expect(await states(app, editor)).toMatchObject({ ids: [1], persons: [{ state: 'expired', wait: 0 }] });
    expect((await resend(app, editor.token, owner.companyId, 1)).status).toBe(200);
    expect((await states(app, editor)).persons).toMatchObject([{ state: 'pending' }]);
    expect((await look(app, await secretFor(app, email))).status).toBe(200);
    app.time.now = now;
  });

  it('goes once a minute to one e-mail, no matter who asks and from wherever: of twenty at once one', async () => {
    const app = open();
    const { owner, email } = await authorized(app);
    later(app, 61);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => resend(app, owner.token, owner.companyId, 1)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    const stranger = await buildMember(app, 'owner');
    expect(errorOf(await save(app, stranger, [ana(email.toUpperCase())]))).toBe('tooManyRequests');
    expect(await rowsOf(app, stranger.companyId)).toEqual([]);
    await deliver(app);
    expect(mailsTo(app, email)).toHaveLength(2);
  });

  it('is for users who may edit the company; others learn nothing', async () => {
    const app = open();
    const { owner } = await authorized(app);
    later(app, 61);
    const { companyId } = owner;
    const foreign = await buildMember(app, 'owner');
    const viewerId = await buildUser(app);
    await buildRelation(app, viewerId, { boxId: owner.boxId }, 'viewer');
    const viewer = await buildToken(app, viewerId);
    const missing = await resend(app, owner.token, 900_000, 1);
    expect(missing.status).toBe(404);
    const { requestId: _one, ...nobody } = missing.body as { requestId: string };
    const refused = await resend(app, foreign.token, companyId, 1);
    expect([refused.status, refused.body]).toEqual([404, { ...nobody, requestId: expect.any(String) }]);
    expect((await resend(app, undefined, companyId, 1)).status).toBe(401);
    expect((await resend(app, viewer, companyId, 1)).status).toBe(403);
    expect((await resend(app, owner.token, companyId, 7)).status).toBe(404);
    const ask = (kind: string, token?: string) =>
      app.attemptRaw('authorizations.listResendable', { params: { objectType: kind, pk: companyId } }, token);
    expect((await ask('company')).status).toBe(401);
    expect((await ask('company', foreign.token)).status).toBe(404);
    expect((await ask('company', viewer)).status).toBe(200);
    expect((await ask('nothing', owner.token)).status).toBe(400);
    // Establishments write to nobody.
    const box = String(owner.boxId);
    const ofBox = await app.call(
      'authorizations.listResendable',
      { params: { objectType: 'box', pk: box } },
      owner,
    );
    expect(ofBox).toEqual({ ids: [], persons: [] });
    for (const kind of ['box', 'asset', 'lot', 'user'] as const) {
      expect(
        await app.statusOf(
          'authorizations.resend',
          { params: { objectType: kind, pk: box, rowKey: 1 } },
          owner,
        ),
        kind,
      ).toBe(404);
    }
  });
});

describe('a link that is none', () => {
  it('gets one answer, whatever it says, and a token is no link', async () => {
    const app = open();
    const { owner, secret } = await authorized(app);
    const hostile = [
      `${secret}x`,
      secret.slice(1),
      '0',
      '..%2F..',
      "'%20or%201=1",
      owner.token.slice(0, 190),
    ];
    for (const each of hostile)
      for (const answer of [await look(app, each), await confirm(app, each)])
        expect([answer.status, errorOf(answer)], each).toEqual([404, 'JsonWebTokenError']);
    expect((await look(app, 'x'.repeat(201))).status).toBe(400);
    expect((await states(app, owner)).persons).toMatchObject([{ state: 'pending' }]);
    // Nor is a link of an authorization one of another purpose.
    expect(await app.call('users.validate', { body: { hash: secret } })).toEqual({
      validate: false,
    });
  });
});

describe('the mail', () => {
  it('comes through a mail server in the language of who saved, and its link leads on', async () => {
    const app = open();
    const inbox: { raw: Buffer; to: readonly string[] }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, session, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          inbox.push({
            raw: Buffer.concat(pieces),
            to: session.envelope.rcptTo.map(({ address }) => address),
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as AddressInfo; // it listens on a port
    const mailer = openSmtpMailer({
      url: `smtp://127.0.0.1:${String(port)}`,
      from: app.deps.config.mail.from,
    });
    const words = {
      es: ['Confirme su autorización en Huella', 'Hola, Ñu <b>:', 'durante 24 horas', 'Ver la autorización'],
      en: ['Confirm your authorisation in Huella', 'Hello Ñu <b>,', 'for 24 hours', 'See the authorisation'],
    };
    for (const language of ['es', 'en'] as const) {
      const owner = await buildMember(app, 'owner');
      await app.pool.query('update app_user set language = $1 where id = $2', [language, owner.userId]);
      const email = nextEmail();
      await saved(app, owner, [ana(email, { name: 'Ñu <b>' })]);
      await deliver(app, { ...app.deps, mailer });
      const got = inbox.at(-1);
      expect(got?.to).toEqual([email]);
      const mail = await simpleParser(got?.raw ?? Buffer.alloc(0));
      const html = mail.html === false ? '' : mail.html;
      const [subject, ...texts] = words[language];
      expect(mail.subject).toBe(subject);
      for (const text of [...texts, 'Las Acacias']) expect(mail.text).toContain(text);
      expect(html).toContain('Ñu &lt;b&gt;');
      const [address = ''] = /https?:\/\/[^\s"]+\/autorization\/[\w-]+/.exec(html) ?? [];
      expect(mail.text).toContain(address);
      expect((await confirm(app, address.split('/').at(-1) ?? '')).status).toBe(200);
    }
    mailer.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });

  it('makes no link of what a stranger typed', async () => {
    const app = open();
    const { email } = await authorized(app, { name: 'Gane en https://evil.example/x' });
    const [mail] = mailsTo(app, email);
    expect(mail?.text).not.toMatch(/evil\.example|https?:\/\/(?!127\.0\.0\.1)/);
  });

  it('that cannot be handed over is sent later, once; one that is refused for good is left', async () => {
    const app = open();
    const failing = (error: Error) => ({
      ...app.deps,
      mailer: { send: () => Promise.reject(error), close: () => undefined },
    });
    const owner = await buildMember(app, 'owner');
    const [one, other] = [nextEmail(), nextEmail()];
    await saved(app, owner, [ana(one)]);
    await deliver(app, failing(new Error('nobody there')));
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await deliver(app);
    await saved(app, owner, [ana(one, { key: 1 }), ana(other)]);
    await deliver(app, failing(new MailError(true)));
    await deliver(app);
    expect([one, other].map((email) => mailsTo(app, email).length)).toEqual([1, 0]);
  });
});

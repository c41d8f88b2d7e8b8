import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contrast, textContrast } from '@huella/domain/contrast';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildToken, buildUser } from '../../../test/build';
import { runMails } from '../../../test/run-mails';
import { MailError } from '../../outside/mail/mailer';
import { sweep } from '../../sweep';

const open = useTestApp();
let serial = 0;
const nextEmail = () => `visitor${String((serial += 1))}@campo.example`;

const visitor = (email: string, more: object = {}) => ({
  email,
  password: 'gauch0 matero',
  firstname: 'Ana',
  lastname: 'Paz',
  terms: true,
  language: 'es',
  timezone: 'America/Montevideo',
  ...more,
});
const post = (app: TestApp, path: string, body: unknown) => app.ask('POST', `/users/${path}`, { body });
const codesOf = ({ body }: { readonly body: unknown }) =>
  (body as { issues: { field: string; code: string }[] }).issues.map(({ field, code }) => `${field} ${code}`);
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;

/** What the last mail to an address links to. */
async function linkTo(
  app: TestApp,
  email: string,
): Promise<{ subject: string; address: string; secret: string }> {
  await runMails(app);
  const mail = app.mails.findLast(({ to }) => to === email);
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { subject: mail?.subject ?? '', address, secret: address.split('/').at(-1) ?? '' };
}
const mailsTo = (app: TestApp, email: string) => app.mails.filter(({ to }) => to === email).length;
const later = (app: TestApp, seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};

async function signUp(app: TestApp, email = nextEmail()) {
  expect((await post(app, 'signUp', visitor(email))).status).toBe(200);
  return email;
}

/** The last mail to an address, once the queue is empty. */
async function lastMail(app: TestApp, email: string) {
  await runMails(app);
  const mail = app.mails.findLast(({ to }) => to === email);
  return { subject: mail?.subject ?? '', html: mail?.html ?? '', text: mail?.text ?? '' };
}

describe('mails at a tenant', () => {
  it('have its name and colour in everything that was asked for there, and the one address', async () => {
    const app = open();
    const email = nextEmail();
    const tenant = 'a3';
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const ask = (path: string, body: object) =>
      app.ask('POST', `/users/${path}`, { body: { ...body, tenant }, headers });
    expect((await ask('signUp', visitor(email))).status).toBe(200);
    const first = await lastMail(app, email);
    expect(first.subject).toBe('Confirme su correo para usar A3');
    expect(first.html).toContain('#8A5610');
    expect(first.html).not.toMatch(/Huella|#3969E8|evil/);
    expect(first.text).toContain(`${app.deps.config.publicUrl}/public/signup/verify/hash/`);
    expect(first.text).not.toMatch(/Huella|evil/);
    later(app, 61);
    expect((await ask('reSendValidateMail', { email })).status).toBe(200);
    expect((await lastMail(app, email)).subject).toBe('Confirme su correo para usar A3');
    expect((await ask('sendMailResetPassword', { email })).status).toBe(200);
    const { subject, secret } = await linkTo(app, email);
    expect(subject).toBe('Cambie su contraseña de A3');
    const change = { email, hashEmail: secret, newPassword: 'otra clave larga 9' };
    expect((await ask('validateMailResetPassword', change)).status).toBe(200);
    expect((await lastMail(app, email)).subject).toBe('Su contraseña de A3 cambió');
  });

  it.each(['nobody', '../', "a3'; drop table tenant--", 'x'.repeat(5_000)])(
    'that there is not are those of the default one (case %#)',
    async (tenant) => {
      const app = open();
      const email = nextEmail();
      expect((await post(app, 'signUp', visitor(email, { tenant }))).status).toBe(200);
      const { subject, html } = await lastMail(app, email);
      expect(subject).toBe('Confirme su correo para usar Huella');
      expect(html).toContain('#3969E8');
      later(app, 61);
      await post(app, 'sendMailResetPassword', { email, tenant });
      const jobs = await app.pool.query<{ all: string }>(
        `select coalesce(string_agg(payload::text, ''), '') as all from graphile_worker._private_jobs`,
      );
      expect(jobs.rows[0]?.all).not.toContain(tenant);
      expect((await lastMail(app, email)).subject).toBe('Cambie su contraseña de Huella');
    },
  );

  it.each([['#FFFF00'], ['#FFFFFF']])('can be read whatever its accent: %s', async (accent) => {
    const app = open();
    await app.pool.query(
      `insert into tenant values ('bright', 'Bright & <Co>', '#00FF00', $1, null, null)
       on conflict (label) do update set blue_accent = $1`,
      [accent],
    );
    const email = nextEmail();
    await post(app, 'signUp', visitor(email, { tenant: 'bright' }));
    const { html } = await lastMail(app, email);
    expect(html).toContain('Bright &amp; &lt;Co&gt;');
    const ground = /background:(#\w{6});border-radius:8px/.exec(html)?.[1] ?? '';
    expect(contrast('#FFFFFF', ground)).toBeGreaterThanOrEqual(textContrast);
  });

  it('refuse a tenant that is no text', async () => {
    for (const tenant of [['a3'], { label: 'a3' }, 3, null])
      expect((await post(open(), 'sendMailResetPassword', { email: nextEmail(), tenant })).status).toBe(400);
  });
});

describe('signing up', () => {
  it('makes an account that comes in once its e-mail is proved by the link', async () => {
    const app = open();
    const email = await signUp(app);
    const credentials = { email, password: 'gauch0 matero' };
    const early = async () => (await post(app, 'signIn', credentials)).body;
    const unproved = { token: '', refreshToken: '', reValidate: true };
    expect(await early()).toEqual({ ...unproved, waitSeconds: 60 });
    const { now } = app.time;
    app.time.now = new Date(now.getTime() + 18_500);
    expect(await early()).toEqual({ ...unproved, waitSeconds: 42 });
    app.time.now = new Date(now.getTime() + 61_000);
    expect(await early()).toEqual({ ...unproved, waitSeconds: 0 });
    app.time.now = now;
    const { subject, address, secret } = await linkTo(app, email);
    expect(subject).toBe('Confirme su correo para usar Huella');
    expect(address.startsWith(`${app.deps.config.publicUrl}/public/signup/verify/hash/`)).toBe(true);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect((await post(app, 'validate', { hash: secret })).body).toEqual({ validate: true });
    const late = await post(app, 'signIn', credentials);
    expect(late.body).toMatchObject({ reValidate: false, token: expect.stringContaining('.') });
    // Who follows it again is told the same; so the mail does not say that it works once.
    expect((await post(app, 'validate', { hash: secret })).body).toEqual({ validate: true });
    expect(app.mails.findLast(({ to }) => to === email)?.text).toMatch(/El enlace sirve durante \d+ horas\./);
    expect(mailsTo(app, email)).toBe(1);
  });

  it('keeps nothing by which the account could be opened', async () => {
    const app = open();
    const email = await signUp(app);
    const { secret } = await linkTo(app, email);
    const tables = ['access_link', 'mail', 'app_user', 'throttle', 'graphile_worker._private_jobs'];
    for (const table of tables) {
      const found = await app.pool.query<{ all: string }>(
        `select coalesce(string_agg(t::text, ''), '') as all from ${table} t`,
      );
      expect(found.rows[0]?.all).not.toContain(secret);
      expect(found.rows[0]?.all).not.toContain('gauch0 matero');
    }
  });

  it('reports what is wrong at each field, and writes nothing', async () => {
    const app = open();
    const answer = await post(
      app,
      'signUp',
      visitor('ana@campo', { password: 'solo letras', firstname: 'A', lastname: '', terms: false }),
    );
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual([
      'email wrongEmailFormat',
      'password invalidAlfanumericPasswords',
      'firstname namesLength',
      'lastname namesLength',
      'terms termsRequired',
    ]);
    const hostile = [
      { email: ['a@b.co'] },
      { email: { a: 1 } },
      { terms: 'maybe' },
      { timezone: 'Mars/Base' },
    ];
    for (const more of hostile)
      expect((await post(app, 'signUp', visitor(nextEmail(), more))).status).toBe(400);
    const found = await app.pool.query(`select 1 from app_user where email like '%campo' or firstname = 'A'`);
    expect(found.rows).toEqual([]);
  });

  it('refuses an e-mail that has an account, in whatever case, also of twenty at once', async () => {
    const app = open();
    const email = nextEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        post(app, 'signUp', visitor(at % 2 === 0 ? email : ` ${email.toUpperCase()} `)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(errorOf))).toEqual(
      new Set(['userExist']),
    );
    await runMails(app);
    expect(app.mails.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(1);
  });

  it('takes a huge password for what it is, quickly', async () => {
    const answer = await post(
      open(),
      'signUp',
      visitor(nextEmail(), { password: `a1${'x'.repeat(200_000)}` }),
    );
    expect(answer.status).toBe(400);
  });
});

describe('asking for a mail', () => {
  it.each(['reSendValidateMail', 'sendMailResetPassword'])(
    '%s answers alike whether there is an account, and at most once a minute',
    async (path) => {
      const app = open();
      const known = await signUp(app);
      await linkTo(app, known);
      later(app, 61);
      const before = mailsTo(app, known);
      const ask = (email: string) => post(app, path, { email });
      const [one, other] = [await ask(known), await ask(nextEmail())];
      expect([one.status, one.body]).toEqual([other.status, other.body]);
      const again = await ask(known.toUpperCase());
      expect(again.status).toBe(429);
      expect(errorOf(again)).toBe('tooManyRequests');
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(0);
      await runMails(app);
      expect(mailsTo(app, known)).toBe(before + 1);
      later(app, 61);
      expect((await ask(known)).status).toBe(200);
      expect(codesOf(await ask('nobody'))).toEqual(['email wrongEmailFormat']);
      await runMails(app);
    },
  );

  it('keeps nothing by which a known e-mail could be looked for', async () => {
    const app = open();
    const email = nextEmail();
    await post(app, 'sendMailResetPassword', { email });
    await post(app, 'signIn', { email, password: 'gauch0 matero', language: 'es' });
    const { rows } = await app.pool.query<{ all: string }>(
      `select string_agg(t::text, ' ') as all from throttle t`,
    );
    for (const plain of [email, createHash('sha256').update(email).digest('hex').slice(0, 32)])
      expect(rows[0]?.all).not.toContain(plain);
    expect(rows[0]?.all).toMatch(/signIn:[0-9a-f]{32}/);
  });

  it('of proving an e-mail sends none to anyone who has, nor a second just after signing up', async () => {
    const app = open();
    const userId = await buildUser(app, nextEmail());
    const { rows } = await app.pool.query<{ email: string }>('select email from app_user where id = $1', [
      userId,
    ]);
    const email = rows[0]?.email ?? '';
    expect((await post(app, 'reSendValidateMail', { email })).status).toBe(200);
    await runMails(app);
    expect(mailsTo(app, email)).toBe(0);
    const fresh = await signUp(app);
    expect((await post(app, 'reSendValidateMail', { email: fresh })).status).toBe(429);
  });

  it('is answered in the language of the account, by the configured address', async () => {
    const app = open();
    const email = nextEmail();
    await post(app, 'signUp', visitor(email, { language: 'en', firstname: 'Ñu <Cía>' }));
    const { subject, address } = await linkTo(app, email);
    expect(subject).toBe('Confirm your e-mail to use Huella');
    expect(address.startsWith(app.deps.config.publicUrl)).toBe(true);
    const mail = app.mails.findLast(({ to }) => to === email);
    expect(mail?.html).toContain('Ñu &lt;Cía&gt;');
    expect(mail?.text).toContain('Hello Ñu <Cía>,');
  });
});

describe('choosing another password', () => {
  async function ask(app: TestApp, email: string) {
    later(app, 61);
    await post(app, 'sendMailResetPassword', { email });
    return (await linkTo(app, email)).secret;
  }
  const change = (app: TestApp, email: string, hashEmail: string, newPassword = 'otra vez 7') =>
    post(app, 'validateMailResetPassword', { email, hashEmail, newPassword });

  it('ends every session at once, and notifies the owner', async () => {
    const app = open();
    const email = nextEmail();
    const userId = await buildUser(app, email);
    const secret = await ask(app, email);
    expect(app.mails.findLast(({ to }) => to === email)?.text).toMatch(/una sola vez|only once/);
    const token = await buildToken(app, userId);
    expect((await change(app, email.toUpperCase(), secret)).status).toBe(200);
    expect(await app.statusOf('users.getInfo', {}, token)).toBe(401);
    expect((await post(app, 'signIn', { email, password: 'otra vez 7' })).status).toBe(200);
    expect((await linkTo(app, email)).subject).toBe('Su contraseña de Huella cambió');
  });

  it('lets its owner in at once, whoever guessed before', async () => {
    const app = open();
    const email = nextEmail();
    await buildUser(app, email);
    const signIn = (password: string) => post(app, 'signIn', { email, password });
    for (let guess = 0; guess <= 10; guess += 1) await signIn(`guess${String(guess)}`);
    expect((await signIn('gauch0 matero')).status).toBe(429);
    const secret = await ask(app, email);
    expect((await change(app, email, 'x'.repeat(secret.length))).status).toBe(404);
    expect((await signIn('gauch0 matero')).status).toBe(429);
    expect((await change(app, email, secret)).status).toBe(200);
    expect((await signIn('otra vez 7')).status).toBe(200);
  });

  it('takes a link once, of fifty at once too', async () => {
    const app = open();
    const email = nextEmail();
    await buildUser(app, email);
    const [first, second] = [await ask(app, email), await ask(app, email)];
    const answers = await Promise.all(Array.from({ length: 50 }, () => change(app, email, second)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
    // With the new password the older link is no good either.
    expect((await change(app, email, first)).status).toBe(404);
  });

  it('is bound to the e-mail, to its time and to its purpose; a try that fails uses nothing up', async () => {
    const app = open();
    const [email, other] = [nextEmail(), nextEmail()];
    await buildUser(app, email);
    await buildUser(app, other);
    const secret = await ask(app, email);
    expect(errorOf(await change(app, other, secret))).toBe('linkNotValid');
    expect(codesOf(await change(app, email, secret, 'corta'))).toEqual(['newPassword invalidLengthPass']);
    expect((await post(app, 'validate', { hash: secret })).body).toEqual({ validate: false });
    for (const hashEmail of ['x', `${secret}x`, '../..', '0'])
      expect((await change(app, email, hashEmail)).status).toBe(404);
    expect((await change(app, email, secret)).status).toBe(200);
    const late = await ask(app, email);
    later(app, 3_601);
    expect((await change(app, email, late)).status).toBe(404);
  });
});

describe('a mail', () => {
  it('that cannot be handed over is sent later, once; one that is refused for good is left', async () => {
    const app = open();
    const email = await signUp(app);
    let tries = 0;
    const failing = (error: Error) => ({
      ...app.deps,
      mailer: {
        send: () => {
          tries += 1;
          return Promise.reject(error);
        },
        close: () => undefined,
      },
    });
    await runMails(app, failing(new Error('nobody there')));
    expect(tries).toBe(1);
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    expect((await linkTo(app, email)).secret).not.toBe('');
    expect(mailsTo(app, email)).toBe(1);
    const refused = await signUp(app);
    await runMails(app, failing(new MailError(true)));
    expect(tries).toBe(2);
    await linkTo(app, refused);
    expect(mailsTo(app, refused)).toBe(0);
  });
});

describe('what was sent', () => {
  it('is forgotten in its time, and nothing of what still counts', async () => {
    const app = open();
    const email = await signUp(app);
    const { secret } = await linkTo(app, email);
    const counts = async () => {
      const found = await app.pool.query<{ links: number; mails: number; tries: number }>(
        `select (select count(*) from access_link)::int as links, (select count(*) from mail)::int as mails,
           (select count(*) from throttle)::int as tries`,
      );
      return found.rows[0];
    };
    const { now } = app.time;
    try {
      await sweep(app.deps);
      expect((await counts())?.tries).toBeGreaterThan(0);
      expect((await post(app, 'validate', { hash: secret })).body).toEqual({ validate: true });
      later(app, 40 * 24 * 3_600);
      await sweep(app.deps);
      expect(await counts()).toEqual({ links: 0, mails: 0, tries: 0 });
    } finally {
      app.time.now = now;
    }
  });
});

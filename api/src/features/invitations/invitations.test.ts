import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  type Member,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { runMails } from '../../../test/run-mails';
import { openSmtpMailer } from '../../outside/mail/smtp-mailer';
import { removeOldInvitations } from './invitations.store';

const open = useTestApp();
let serial = 0;
const nextEmail = () => `invited${String((serial += 1))}@campo.example`;
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
const later = (app: TestApp, seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};

type Owner = Member;

function inviteTo(app: TestApp, { token, boxId }: Owner, email: string, template = 'operator') {
  const body = { email, box_id: boxId, permission_template_id: template };
  return app.attempt('invitations.createBox', { body }, token);
}

function inviteToCompany(
  app: TestApp,
  { token, companyId }: Owner,
  email: string,
  template = 'companyDelegate',
) {
  const body = { email, company_id: companyId, permission_template_id: template };
  return app.attempt('invitations.createCompany', { body }, token);
}

/** What the last mail to an address links to. */
async function mailTo(app: TestApp, email: string) {
  await runMails(app);
  const mail = app.mails.findLast(({ to }) => to === email);
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  return { mail, address, secret: address.split('/').at(-1) ?? '' };
}

async function invited(app: TestApp, owner: Owner, email = nextEmail(), template = 'operator') {
  expect((await inviteTo(app, owner, email, template)).status).toBe(200);
  return { email, secret: (await mailTo(app, email)).secret };
}

const person = (email: string, more: object = {}) => ({
  email,
  password: 'gauch0 matero',
  firstname: 'Eva',
  lastname: 'Sosa',
  terms: true,
  language: 'es',
  ...more,
});
const signUp = (app: TestApp, email: string, hash: string, more: object = {}) =>
  app.attemptRaw('users.signUp', { body: person(email, { hash, ...more }) });
const accept = (app: TestApp, token: string, secret: string) =>
  app.attempt('invitations.accept', { params: { hash: secret } }, token);

async function relationsOf(app: TestApp, email: string) {
  const found = await app.pool.query<{ template: string; company_id: number | null; box_id: number | null }>(
    `select r.template, r.company_id, r.box_id from relation r join app_user u on u.id = r.user_id
     where u.email_key = lower($1)`,
    [email],
  );
  return found.rows;
}

describe('inviting', () => {
  it('sends a link to what it is about, by the configured address, in both languages', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, secret } = await invited(app, owner);
    const { mail, address } = await mailTo(app, email);
    expect(address.startsWith(`${app.deps.config.publicUrl}/register/`)).toBe(true);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(mail?.subject).toBe('Ana Pérez lo invita a usar Huella');
    expect(mail?.text).toContain('Operador');
    expect(await app.call('invitations.get', { params: { hash: secret } })).toMatchObject({
      email,
      id_template: 'operator',
      rol: { es: 'Operador', en: 'Operator' },
      invited_by: 'Ana Pérez',
      hasAccount: false,
      chain: 11,
    });
    const other = nextEmail();
    await buildUser(app, other);
    await app.pool.query(`update app_user set language = 'en', firstname = 'Ñu <b>' where email = $1`, [
      other,
    ]);
    expect((await inviteToCompany(app, owner, other)).body).toEqual({
      message: 'invitationSent',
      data: { message: 'invitationSent' },
    });
    const english = await mailTo(app, other);
    expect(english.mail?.subject).toBe('Ana Pérez invites you to use Huella');
    expect(english.mail?.text).toContain('Company delegate');
    expect(english.mail?.html).toContain('Ñu &lt;b&gt;');
    expect(await app.call('invitations.get', { params: { hash: english.secret } })).toMatchObject({
      boxname: null,
      hasAccount: true,
    });
  });

  it('is for who may give roles there, and no code that they lack', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const stranger = await buildMember(app, 'owner');
    const email = nextEmail();
    const asked = async (token: string | undefined, path: string, body: object) =>
      app.ask('POST', `/invitations/create/${path}`, { token, body });
    const toBox = { email, box_id: owner.boxId, permission_template_id: 'viewer' };
    const toCompany = { email, company_id: owner.companyId, permission_template_id: 'companyExpert' };
    expect((await asked(undefined, 'box', toBox)).status).toBe(401);
    expect((await asked(stranger.token, 'box', toBox)).status).toBe(404);
    expect((await asked(stranger.token, 'company', toCompany)).status).toBe(404);
    for (const template of ['administrator', 'companyExpert', 'viewer']) {
      const userId = await buildUser(app);
      const over = template === 'companyExpert' ? { companyId: owner.companyId } : { boxId: owner.boxId };
      await buildRelation(app, userId, over, template);
      const token = await buildToken(app, userId);
      expect((await asked(token, 'box', toBox)).status).toBe(403);
      expect((await asked(token, 'company', toCompany)).status).toBe(403);
    }
    const odd = [
      { ...toBox, permission_template_id: 'owner' },
      { ...toBox, permission_template_id: 'companyDelegate' },
      { ...toBox, permission_template_id: '__proto__' },
      { ...toBox, email: 'nobody' },
      { ...toBox, email: 'a@b.co\r\nBcc: c@d.co' },
      { ...toBox, email: ['a@b.co'] },
    ];
    for (const body of odd) expect((await asked(owner.token, 'box', body)).status).toBe(400);
    expect(
      (await asked(owner.token, 'company', { ...toCompany, permission_template_id: 'viewer' })).status,
    ).toBe(400);
    expect((await asked(owner.token, 'box', { ...toBox, box_id: 999_999_999 })).status).toBe(404);
    expect((await app.pool.query('select from invitation where email = $1', [email])).rows).toEqual([]);
  });

  it('takes the same at most once a minute, then in place of the one before; of twenty at once one', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = nextEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => inviteTo(app, owner, email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(Number(answers.find(({ status }) => status === 429)?.headers['retry-after'])).toBeGreaterThan(0);
    const first = (await mailTo(app, email)).secret;
    later(app, 61);
    expect((await inviteTo(app, owner, email.toUpperCase())).status).toBe(200);
    const second = (await mailTo(app, email.toUpperCase())).secret;
    expect(errorOf(await app.attempt('invitations.get', { params: { hash: first } }))).toBe(
      'invitationNotValid',
    );
    expect(await app.statusOf('invitations.get', { params: { hash: second } })).toBe(200);
  });

  it('sends one e-mail a mail a minute, and what is offered meanwhile in its turn', async () => {
    const app = open();
    const email = nextEmail();
    const owners = [await buildMember(app, 'owner'), await buildMember(app, 'owner')] as const;
    const answers = await Promise.all([
      ...owners.map((owner) => inviteTo(app, owner, email)),
      inviteToCompany(app, owners[0], email.toUpperCase()),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const waiting = async () => {
      const { rows } = await app.pool.query<{ wait: number }>(
        `select extract(epoch from run_at - now())::float8 as wait from graphile_worker.jobs
         where key in (select 'mail:' || m.id from mail m join invitation i on i.id = m.invitation_id
                       where i.email_key = $1) order by run_at`,
        [email],
      );
      return rows.map(({ wait }) => wait);
    };
    const sent = () => app.mails.filter(({ to }) => to.toLowerCase() === email).length;
    await runMails(app);
    expect(sent()).toBe(1);
    const [one = 0, two = 0, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(Math.round(two - one)).toBe(60);
    expect(one).toBeGreaterThan(50);
    // All three are open meanwhile.
    const pending = await app.pool.query(
      'select from invitation where email_key = $1 and revoked_at is null',
      [email],
    );
    expect(pending.rows).toHaveLength(3);
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await runMails(app);
    expect(sent()).toBe(3);
    // The turns that were taken are kept, and others are not kept waiting.
    later(app, 90);
    await inviteTo(app, owners[1], email, 'viewer');
    expect((await waiting())[0]).toBeGreaterThan(80);
    const other = nextEmail();
    await inviteTo(app, owners[1], other);
    expect((await mailTo(app, other)).mail).toBeDefined();
    later(app, 600);
  });

  it('does not write to the world, also at once', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const answers = await Promise.all(
      Array.from({ length: 105 }, () => inviteTo(app, owner, nextEmail(), 'viewer')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(errorOf)).toEqual(Array.from({ length: 5 }, () => 'tooManyRequests'));
    expect((await inviteTo(app, await buildMember(app, 'owner'), nextEmail())).status).toBe(200);
  });

  it('keeps nothing by which it could be accepted', async () => {
    const app = open();
    const { secret } = await invited(app, await buildMember(app, 'owner'));
    for (const table of ['invitation', 'mail', 'throttle', 'graphile_worker._private_jobs']) {
      const found = await app.pool.query<{ all: string }>(
        `select coalesce(string_agg(t::text, ''), '') as all from ${table} t`,
      );
      expect(found.rows[0]?.all).not.toContain(secret);
    }
  });

  it('writes no link for others, whatever a place is called', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await app.pool.query(`update box set name = 'Entre a https://malo.example/x ya <b>' where id = $1`, [
      owner.boxId,
    ]);
    const email = nextEmail();
    await inviteTo(app, owner, email);
    const { mail } = await mailTo(app, email);
    expect(mail?.text).not.toContain('malo.example');
    expect(mail?.text.match(/https?:\/\//g)).toHaveLength(1);
    expect(mail?.html).not.toContain('<b>');
  });

  it('to a company counts in its quota, offered or given, also of twenty at once', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await app.pool.query(`insert into quota values ($1, 'companyDelegation', 0, 3)`, [owner.companyId]);
    const quota = () =>
      app.attempt(
        'billing.quota',
        { query: { companyId: owner.companyId, type: 'companyDelegation' } },
        owner,
      );
    expect((await quota()).body).toMatchObject({ canUse: true, remainingQuota: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => inviteToCompany(app, owner, nextEmail(), 'companyExpert')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(errorOf))).toEqual(
      new Set(['quotaExceeded']),
    );
    expect((await quota()).body).toMatchObject({ canUse: false, remainingQuota: 0 });
  });
});

/** Sends the invitations that wait by SMTP, and answers what arrived and for whom. */
async function sendBySmtp(app: TestApp): Promise<{ readonly mail: ParsedMail; readonly to: string[] }[]> {
  const arrived: { raw: Promise<ParsedMail>; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      arrived.push({ raw: simpleParser(stream), to });
      stream.on('end', done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // it listens on a port
  const { from } = app.deps.config.mail;
  const mailer = openSmtpMailer({ url: `smtp://127.0.0.1:${String(port)}`, from });
  await runMails(app, { ...app.deps, mailer });
  mailer.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  return Promise.all(arrived.map(async ({ raw, to }) => ({ mail: await raw, to })));
}

describe('the mail of an invitation', () => {
  it('arrives by SMTP at one address, and its link signs up', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = nextEmail();
    await inviteTo(app, owner, email, 'logistics');
    const arrived = await sendBySmtp(app);
    const [got, ...others] = arrived.filter(({ to }) => to.includes(email));
    expect(others).toEqual([]);
    expect(got?.to).toEqual([email]);
    expect(got?.mail.messageId).toMatch(/^<invitation\.\d+@/);
    expect(got?.mail.subject).toBe('Ana Pérez lo invita a usar Huella');
    const html = typeof got?.mail.html === 'string' ? got.mail.html : '';
    const [link] = /https?:\/\/[^"\s<]*\/register\/[\w-]+/.exec(html) ?? [''];
    expect(got?.mail.text).toContain(link);
    expect(got?.mail.text).toContain('Logística');
    expect((await signUp(app, email, link.split('/').at(-1) ?? '')).status).toBe(200);
    expect(await sendBySmtp(app)).toEqual([]);
  });
});

describe('signing up by an invitation', () => {
  it('proves the e-mail and gives the role at once', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, secret } = await invited(app, owner);
    const before = app.mails.length;
    const contexts = {
      l1: 'AR',
      userData: { asset_context: { model: 33, parentId: owner.boxId, parentType: 'box' }, box_context: {} },
    };
    const answer = await signUp(app, email.toUpperCase(), secret, contexts);
    expect(answer).toMatchObject({ status: 200, body: { ok: true, validated: true } });
    expect(await relationsOf(app, email)).toEqual([
      { template: 'operator', company_id: null, box_id: owner.boxId },
    ]);
    const { token } = await app.call('users.signIn', { body: { email, password: 'gauch0 matero' } });
    expect(await app.call('users.getInfo', {}, token)).toMatchObject({
      country: 'AR',
      userPreferences: {
        topBar: {
          chain: { id: 11 },
          active: { id: 33 },
          company: { id: owner.companyId },
          establishment: { id: owner.boxId },
        },
      },
    });
    expect(app.mails).toHaveLength(before);
    expect(errorOf(await signUp(app, nextEmail(), secret))).toBe('invitationNotValid');
  });

  it('is for its e-mail alone, once, of twenty at once too; a try that fails uses nothing up', async () => {
    const app = open();
    const { email, secret } = await invited(app, await buildMember(app, 'owner'));
    const other = nextEmail();
    expect(errorOf(await signUp(app, other, secret))).toBe('invitationOfOther');
    expect(await relationsOf(app, other)).toEqual([]);
    expect((await app.pool.query('select from app_user where email = $1', [other])).rows).toEqual([]);
    for (const hash of ['x', `${secret}x`, '../..', '0'])
      expect(errorOf(await signUp(app, email, hash))).toBe('invitationNotValid');
    expect((await signUp(app, email, secret, { password: 'corta' })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(app, email, secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404 || status === 409)).toHaveLength(19);
    expect(await relationsOf(app, email)).toHaveLength(1);
  });

  it('keeps what it was about for those who come later, and refuses what is none', async () => {
    const app = open();
    const email = nextEmail();
    const body = person(email, { userData: { asset_context: { model: '33' } } });
    expect((await app.attemptRaw('users.signUp', { body })).body).toEqual({ ok: true, validated: false });
    const kept = await app.pool.query('select sign_up_context, top_bar from app_user where email = $1', [
      email,
    ]);
    expect(kept.rows).toEqual([{ sign_up_context: { asset_context: { model: '33' } }, top_bar: null }]);
    for (const more of [
      { l1: 'Argentina' },
      { userData: 'x' },
      { userData: { box_context: { model: {} } } },
      { hash: '' },
    ])
      expect((await app.attemptRaw('users.signUp', { body: person(nextEmail(), more) })).status).toBe(400);
  });
});

describe('accepting with an account', () => {
  it('is for the account of its e-mail, once, of twenty at once too', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = nextEmail();
    const token = await buildToken(app, await buildUser(app, email));
    const stranger = await buildToken(app, await buildUser(app));
    const { secret } = await invited(app, owner, email, 'viewer');
    expect(await app.statusOf('invitations.accept', { params: { hash: secret } })).toBe(401);
    expect(errorOf(await accept(app, stranger, secret))).toBe('invitationOfOther');
    expect(errorOf(await signUp(app, email, secret))).toBe('userExist');
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(app, token, secret)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(await relationsOf(app, email)).toEqual([
      { template: 'viewer', company_id: null, box_id: owner.boxId },
    ]);
    expect(errorOf(await inviteTo(app, owner, email, 'viewer'))).toBe('tooManyRequests');
    later(app, 61);
    expect(errorOf(await inviteTo(app, owner, email, 'viewer'))).toBe('alreadyGiven');
  });

  it('waits while the renewal of the company is due, and stays open', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const renewBy = (at: Date | null) =>
      app.pool.query('update company set renewal_at = $1 where id = $2', [at, owner.companyId]);
    const email = nextEmail();
    const { secret } = await invited(app, owner, email);
    const newcomer = await invited(app, owner);
    const token = await buildToken(app, await buildUser(app, email));
    await renewBy(app.time.now);
    const refused = await accept(app, token, secret);
    expect(refused).toMatchObject({ status: 409, body: { error: 'renewalExpired' } });
    expect(errorOf(await signUp(app, newcomer.email, newcomer.secret))).toBe('renewalExpired');
    expect(await relationsOf(app, email)).toEqual([]);
    expect((await app.pool.query('select from app_user where email = $1', [newcomer.email])).rows).toEqual(
      [],
    );
    await renewBy(null);
    expect((await accept(app, token, secret)).status).toBe(200);
    expect((await signUp(app, newcomer.email, newcomer.secret)).status).toBe(200);
  });

  it('notifies both: who gave which role, where, to whom', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, secret } = await invited(app, owner);
    const userId = await buildUser(app, email);
    expect((await accept(app, await buildToken(app, userId), secret)).status).toBe(200);
    const found = await app.pool.query<{
      user_id: number;
      kind: string;
      actor_id: number | null;
      detail: string;
    }>(
      `select user_id, kind, actor_id, detail from security_event
       where kind in ('invitationSent', 'invitationAccepted', 'roleGiven') and user_id = any($1) order by id`,
      [[owner.userId, userId]],
    );
    const detail = `operator box:${String(owner.boxId)}`;
    expect(found.rows).toEqual([
      { user_id: owner.userId, kind: 'invitationSent', actor_id: owner.userId, detail },
      { user_id: userId, kind: 'invitationAccepted', actor_id: userId, detail },
      {
        user_id: owner.userId,
        kind: 'roleGiven',
        actor_id: null,
        detail: `${detail} user:${String(userId)}`,
      },
    ]);
  });

  it('finds no invitation that is late, or of somebody who may no longer give it', async () => {
    const app = open();
    const { now } = app.time;
    const owner = await buildMember(app, 'owner');
    const late = await invited(app, owner);
    const delegate = await buildUser(app);
    await buildRelation(app, delegate, { companyId: owner.companyId }, 'companyDelegate');
    const byDelegate = await invited(app, { ...owner, token: await buildToken(app, delegate) });
    const valid = async (secret: string) =>
      await app.statusOf('invitations.get', { params: { hash: secret } });
    expect(await valid(byDelegate.secret)).toBe(200);
    await app.pool.query('delete from relation where user_id = $1', [delegate]);
    expect(await valid(byDelegate.secret)).toBe(404);
    expect(errorOf(await signUp(app, byDelegate.email, byDelegate.secret))).toBe('invitationNotValid');
    try {
      later(app, 14 * 24 * 3600 - 1);
      expect(await valid(late.secret)).toBe(200);
      later(app, 2);
      expect(await valid(late.secret)).toBe(404);
      expect(errorOf(await signUp(app, late.email, late.secret))).toBe('invitationNotValid');
      expect(await removeOldInvitations(app.db, app.time.now)).toBeGreaterThan(0);
      const left = await app.pool.query('select from invitation where email = $1', [late.email]);
      expect(left.rows).toEqual([]);
    } finally {
      app.time.now = now;
    }
  });

  it('works for one box of several, and no token of another purpose is taken', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const second = await buildBox(app, owner.companyId);
    const email = nextEmail();
    const token = await buildToken(app, await buildUser(app, email));
    const { secret } = await invited(app, owner, email);
    expect(await app.statusOf('users.getInfo', {}, secret)).toBe(401);
    expect(await app.call('users.validate', { body: { hash: secret } })).toEqual({
      validate: false,
    });
    expect((await accept(app, token, secret)).body).toMatchObject({
      ok: true,
      box_id: owner.boxId,
      chain: 11,
    });
    const info = await app.call('users.getInfo', {}, token);
    const { boxes } = info.userData.permissions;
    expect(Object.keys(boxes)).toContain(`${String(owner.boxId)}-33`);
    expect(Object.keys(boxes)).not.toContain(`${String(second)}-33`);
  });
});

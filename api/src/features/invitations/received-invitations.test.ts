import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildColleague,
  buildMember,
  buildToken,
  buildUser,
  type Member,
} from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { runMails } from '../../../test/run-mails';

const open = useTestApp();
const password = 'gauch0 matero';
const day = 24 * 3600;
let serial = 0;
const nextEmail = () => `received${String((serial += 1))}@campo.example`;
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
const later = (app: TestApp, seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};

async function inviteToBox(app: TestApp, { token, boxId }: Member, email: string, template = 'operator') {
  const body = { email, box_id: boxId, permission_template_id: template };
  expect(await app.statusOf('invitations.createBox', { body }, token)).toBe(200);
}

async function inviteToCompany(app: TestApp, { token, companyId }: Member, email: string) {
  const body = { email, company_id: companyId, permission_template_id: 'companyDelegate' };
  expect(await app.statusOf('invitations.createCompany', { body }, token)).toBe(200);
}

/** What the link carries that an address was sent last. */
async function linkOf(app: TestApp, email: string): Promise<string> {
  await runMails(app);
  const text = app.mails.findLast(({ to }) => to === email)?.text ?? '';
  return /\/register\/(\S+)/.exec(text)?.[1] ?? '';
}

function signUp(app: TestApp, email: string, more: object = {}) {
  const body = { email, password, firstname: 'Eva', lastname: 'Sosa', terms: true, language: 'es', ...more };
  return app.attemptRaw('users.signUp', { body });
}

/** Who made an account by the ordinary form and proved the e-mail. */
async function buildInvitee(app: TestApp, email = nextEmail()) {
  const userId = await buildUser(app, email);
  return { email, userId, token: await buildToken(app, userId) };
}

const received = (app: TestApp, token: string) => app.call('invitations.received', {}, token);
const answer = (app: TestApp, token: string | undefined, id: number, what: 'accept' | 'decline') =>
  app.ask('POST', `/invitations/received/${String(id)}/${what}`, { token });
const contextOf = async (app: TestApp, token: string) =>
  (await app.call('users.getInfo', {}, token)).userPreferences.topBar;
const rolesOf = async (app: TestApp, userId: number) =>
  (await app.pool.query<{ template: string }>('select template from relation where user_id = $1', [userId]))
    .rows;

describe('the invitations of an e-mail', () => {
  it('are shown to whose it is, after signing in, and to nobody else', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, userId, token } = await buildInvitee(app);
    const stranger = await buildInvitee(app);
    await inviteToBox(app, owner, email.toUpperCase());
    expect(await received(app, token)).toMatchObject([
      { id_template: 'operator', rol: 'Operador', invited_by: 'Ana Pérez', boxname: expect.any(String) },
    ]);
    expect((await app.call('users.getInfo', {}, token)).openInvitations).toBe(1);
    expect(await received(app, stranger.token)).toEqual([]);
    expect(await app.statusOf('invitations.received', {})).toBe(401);
    const [{ id } = { id: 0 }] = await received(app, token);
    for (const what of ['accept', 'decline'] as const) {
      expect((await answer(app, undefined, id, what)).status).toBe(401);
      expect((await answer(app, stranger.token, id, what)).status).toBe(404);
      expect((await answer(app, token, 999_999_999, what)).status).toBe(404);
      expect((await app.ask('POST', `/invitations/received/x/${what}`, { token })).status).toBe(400);
    }
    later(app, 14 * day + 1);
    expect(await received(app, await buildToken(app, userId))).toEqual([]);
  });

  it('reach no sandbox that was opened with it', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = nextEmail();
    await inviteToBox(app, owner, email);
    const { user } = await app.call('users.signUpSandbox', { body: { email } });
    const { token } = await app.call('users.signIn', {
      body: { email, password: user.userData.sandboxPass },
    });
    const found = await app.pool.query<{ id: number }>('select id from invitation where email = $1', [email]);
    expect(await received(app, token)).toEqual([]);
    expect((await answer(app, token, found.rows[0]?.id ?? 0, 'accept')).status).toBe(404);
  });

  it('are accepted once, of twenty at once too, and lead to where most is', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const full = { ...owner, boxId: await buildBox(app, owner.companyId) };
    await buildAssets(app, full, [buildAnimal({ visual_tag: 'KD482C2001' })]);
    const { email, userId, token } = await buildInvitee(app);
    const chosen = { chain: { id: 5 }, active: { id: 30 }, company: { id: 1 }, establishment: { id: 1 } };
    await app.call('users.savePreferences', { body: { topBar: chosen } }, token);
    await inviteToCompany(app, owner, email);
    const [{ id } = { id: 0 }] = await received(app, token);
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(app, token, id, 'accept')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(await rolesOf(app, userId)).toEqual([{ template: 'companyDelegate' }]);
    expect(await contextOf(app, token)).toEqual({
      chain: { id: 11 },
      active: { id: 33 },
      company: { id: owner.companyId },
      establishment: { id: full.boxId },
    });
    expect(await app.call('users.getInfo', {}, token)).toMatchObject({
      openInvitations: 0,
      onboardingStep: 0,
      isDelegated: true,
    });
  });

  it('lead into an empty place with an asset type that it can have', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, token } = await buildInvitee(app);
    await inviteToBox(app, owner, email, 'viewer');
    const [{ id } = { id: 0 }] = await received(app, token);
    expect((await answer(app, token, id, 'accept')).body).toEqual({
      ok: true,
      company_id: owner.companyId,
      box_id: owner.boxId,
      chain: 11,
    });
    const context = await contextOf(app, token);
    expect(context?.establishment).toEqual({ id: owner.boxId });
    const { establishments } = await app.call('topBar.all', { query: {} }, token);
    const box = establishments.find(({ id: boxId }) => boxId === owner.boxId);
    expect(box?.asset_type).toContain(context?.active.id);
  });

  it('are declined once: the seat is free, and the sender sees it and may send another', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, userId, token } = await buildInvitee(app);
    await app.pool.query(
      "insert into quota (company_id, kind, used, max) values ($1, 'companyDelegation', 0, 1)",
      [owner.companyId],
    );
    await inviteToCompany(app, owner, email);
    const secret = await linkOf(app, email);
    const quota = { query: { companyId: String(owner.companyId), type: 'companyDelegation' } };
    expect(await app.call('billing.quota', quota, owner.token)).toMatchObject({ remainingQuota: 0 });
    const [{ id } = { id: 0 }] = await received(app, token);
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(app, token, id, 'decline')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await rolesOf(app, userId)).toEqual([]);
    expect(await app.call('billing.quota', quota, owner.token)).toMatchObject({ remainingQuota: 1 });
    expect(await app.statusOf('invitations.get', { params: { hash: secret } })).toBe(404);
    expect(await app.call('invitations.list', {}, owner.token)).toMatchObject([{ id, state: 'declined' }]);
    const changes = await app.call(
      'rights.changesOfCompany',
      { params: { companyId: String(owner.companyId) }, query: {} },
      owner.token,
    );
    expect(changes.rows[0]).toMatchObject({ kind: 'invitationDeclined', person: { id: userId } });
    later(app, 61);
    await inviteToCompany(app, owner, email);
    expect(await app.call('invitations.list', {}, owner.token)).toMatchObject([{ state: 'open' }]);
  });

  it('name the quota when no seat is left, and stay open', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, token } = await buildInvitee(app);
    await inviteToCompany(app, owner, email);
    await app.pool.query("update quota set max = 0 where company_id = $1 and kind = 'companyDelegation'", [
      owner.companyId,
    ]);
    const [{ id } = { id: 0 }] = await received(app, token);
    expect(errorOf(await answer(app, token, id, 'accept'))).toBe('quotaExceeded');
    const quota = { query: { companyId: String(owner.companyId), type: 'companyDelegation' } };
    expect(await app.call('billing.quota', quota, owner.token)).toMatchObject({ remainingQuota: 0 });
    expect(await received(app, token)).toMatchObject([{ id }]);
  });
});

describe('the e-mail of an account', () => {
  it('is proved by its invitation and its password together, for a day', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const [email, other] = [nextEmail(), nextEmail()];
    await signUp(app, email);
    await signUp(app, other);
    await inviteToBox(app, owner, email);
    const invitation = await linkOf(app, email);
    const signIn = (body: object) => app.attemptRaw('users.signIn', { body: { email, password, ...body } });
    expect((await signIn({})).body).toMatchObject({ reValidate: true, token: '' });
    expect((await signIn({ invitation: `${invitation}x` })).body).toMatchObject({ reValidate: true });
    // Neither the link without the password, nor the password of another account.
    expect((await signIn({ invitation, password: 'otra clave 1' })).status).toBe(401);
    expect((await signIn({ email: other, invitation })).body).toMatchObject({ reValidate: true });
    expect((await app.attemptRaw('invitations.get', { params: { hash: invitation } })).status).toBe(200);
    expect((await signIn({})).body).toMatchObject({ reValidate: true });
    later(app, day + 1);
    expect((await signIn({ invitation })).body).toMatchObject({ reValidate: true });
    later(app, -2);
    const { token, reValidate } = await app.call('users.signIn', { body: { email, password, invitation } });
    expect(reValidate).toBe(false);
    expect(await received(app, token)).toHaveLength(1);
  });

  it('is proved by a mail where the invitation is older than a day, and the invitation waits', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = nextEmail();
    await inviteToBox(app, owner, email);
    const hash = await linkOf(app, email);
    later(app, 2 * day);
    expect(await app.call('invitations.get', { params: { hash } })).toMatchObject({ provesEmail: false });
    expect((await signUp(app, email, { hash })).body).toEqual({ ok: true, validated: false });
    expect(await app.attempt('users.signIn', { body: { email, password } })).toMatchObject({
      body: { reValidate: true },
    });
    await app.pool.query('update app_user set validated_at = $2 where email = $1', [email, app.time.now]);
    const { token } = await app.call('users.signIn', { body: { email, password } });
    expect(await received(app, token)).toHaveLength(1);
  });
});

describe('the invitations of somebody who may give roles no longer', () => {
  it('are withdrawn with the right, and stay so when it comes back', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const delegate = await buildColleague(app, { companyId: owner.companyId }, 'companyDelegate');
    const { email, token } = await buildInvitee(app);
    const byOwner = nextEmail();
    await inviteToBox(app, { ...owner, token: delegate.token }, email);
    await inviteToCompany(app, { ...owner, token: delegate.token }, email);
    await inviteToBox(app, owner, byOwner);
    const role = { user: delegate.userId, rol: 'companyDelegate', company: owner.companyId };
    expect(await app.statusOf('delegations.takeOverCompany', { body: role }, owner.token)).toBe(200);
    expect(await app.call('invitations.list', {}, owner.token)).toMatchObject([{ email: byOwner }]);
    expect(await received(app, token)).toEqual([]);
    const written = await app.pool.query(
      "select done_by, actor_id, email from rights_change where company_id = $1 and kind = 'invitationWithdrawn'",
      [owner.companyId],
    );
    expect(written.rows).toEqual([
      { done_by: 'user', actor_id: owner.userId, email },
      { done_by: 'user', actor_id: owner.userId, email },
    ]);
    expect(await app.statusOf('delegations.giveOverCompany', { body: role }, owner.token)).toBe(200);
    expect(await received(app, token)).toEqual([]);
  });

  it('do not outlive it when both happen at once', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    for (let round = 0; round < 5; round += 1) {
      const delegate = await buildColleague(app, { companyId: owner.companyId }, 'companyDelegate');
      const email = nextEmail();
      const body = { email, box_id: owner.boxId, permission_template_id: 'viewer' };
      const role = { user: delegate.userId, rol: 'companyDelegate', company: owner.companyId };
      await Promise.all([
        app.attempt('invitations.createBox', { body }, delegate.token),
        app.attempt('delegations.takeOverCompany', { body: role }, owner.token),
      ]);
    }
    expect(await app.call('invitations.list', {}, owner.token)).toEqual([]);
  });
});

describe('a role that is taken', () => {
  it('is told of by mail to who had it, in their language, and not to who gives it up', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const delegate = await buildColleague(app, { companyId: owner.companyId }, 'companyDelegate');
    const { email, userId, token } = await buildInvitee(app);
    await app.pool.query("update app_user set language = 'en' where id = $1", [userId]);
    const gift = { user: userId, rol: 'viewer', box: owner.boxId };
    const mails = async () => {
      await runMails(app);
      return app.mails.filter(({ to, subject }) => to === email && /no longer have a role/.test(subject));
    };
    expect(await app.statusOf('delegations.give', { body: gift }, delegate.token)).toBe(200);
    expect(await app.statusOf('delegations.take', { body: gift }, token)).toBe(200);
    expect(await mails()).toEqual([]);
    expect(await app.statusOf('delegations.give', { body: gift }, owner.token)).toBe(200);
    expect(await app.statusOf('delegations.take', { body: gift }, owner.token)).toBe(200);
    const [mail] = await mails();
    expect(mail?.text).toContain('Viewer');
    expect(mail?.text).not.toContain('Ana Pérez');
    // Who has it again is told of nothing.
    expect(await app.statusOf('delegations.give', { body: gift }, owner.token)).toBe(200);
    expect(await app.statusOf('delegations.take', { body: gift }, owner.token)).toBe(200);
    expect(await app.statusOf('delegations.give', { body: gift }, owner.token)).toBe(200);
    later(app, 61);
    expect(await mails()).toHaveLength(1);
  });
});

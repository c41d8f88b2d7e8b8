import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { type Member, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import { runMails } from '../../../test/run-mails';

const open = useTestApp();
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
const later = (app: TestApp, seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};
const day = 24 * 3600;
let serial = 0;
const nextEmail = () => `sent${String((serial += 1))}@campo.example`;

type Owner = Member;

async function invite(app: TestApp, { token, boxId }: Owner, email = nextEmail()) {
  const body = { email, box_id: boxId, permission_template_id: 'operator' };
  expect(await app.statusOf('invitations.createBox', { body }, token)).toBe(200);
  return { email, secret: await secretFor(app, email) };
}

async function secretFor(app: TestApp, email: string): Promise<string> {
  await runMails(app);
  const mail = app.mails.findLast(({ to }) => to === email);
  return (
    /https?:\/\/\S+/
      .exec(mail?.text ?? '')?.[0]
      .split('/')
      .at(-1) ?? ''
  );
}

const list = async (app: TestApp, token: string) => await app.call('invitations.list', {}, token);
const act = (app: TestApp, token: string | undefined, id: number, what: 'resend' | 'revoke') =>
  app.ask('POST', `/invitations/${String(id)}/${what}`, { token });
const valid = async (app: TestApp, secret: string) =>
  await app.statusOf('invitations.get', { params: { hash: secret } });

describe('the invitations that were sent', () => {
  it('are listed where one may give roles, open and late', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email } = await invite(app, owner);
    const delegate = await buildUser(app);
    await buildRelation(app, delegate, { companyId: owner.companyId }, 'companyDelegate');
    const viewer = await buildUser(app);
    await buildRelation(app, viewer, { boxId: owner.boxId }, 'administrator');
    const seen = await list(app, await buildToken(app, delegate));
    expect(seen).toMatchObject([
      {
        email,
        type: 'BOX',
        id_entity: owner.boxId,
        company_id: owner.companyId,
        id_template: 'operator',
        rol: 'Operador',
        invited_by_user_id: owner.userId,
        invited_by_user_name: 'Ana Pérez',
        state: 'open',
        refused: false,
      },
    ]);
    expect(await list(app, owner.token)).toEqual(seen);
    expect(await list(app, await buildToken(app, viewer))).toEqual([]);
    expect(await list(app, (await buildMember(app, 'owner')).token)).toEqual([]);
    expect(await app.statusOf('invitations.list', {})).toBe(401);
    later(app, 14 * day + 1);
    expect(await list(app, await buildToken(app, owner.userId))).toMatchObject([{ email, state: 'expired' }]);
  });

  it('are sent again once a minute, with another link; the one before is dead', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, secret } = await invite(app, owner);
    const [sent] = await list(app, owner.token);
    const id = sent?.id ?? 0;
    expect(errorOf(await act(app, owner.token, id, 'resend'))).toBe('tooManyRequests');
    expect(await valid(app, secret)).toBe(200);
    later(app, 61);
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(app, owner.token, id, 'resend')));
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const other = await secretFor(app, email);
    expect(other).not.toBe(secret);
    expect([await valid(app, secret), await valid(app, other)]).toEqual([404, 200]);
    const now = await list(app, owner.token);
    expect(done[0]?.body).toEqual({ ok: true, id: now[0]?.id });
    expect(now).toHaveLength(1);
    expect(new Date(now[0]?.expires_at ?? 0).getTime()).toBe(app.time.now.getTime() + 14 * day * 1000);
    expect((await act(app, owner.token, id, 'resend')).status).toBe(404);
    // One that is late is sent again as well.
    later(app, 14 * day + 1);
    const token = await buildToken(app, owner.userId);
    expect((await act(app, token, now[0]?.id ?? 0, 'resend')).status).toBe(200);
    expect(await valid(app, await secretFor(app, email))).toBe(200);
    const changes = await app.pool.query(
      'select kind, email from rights_change where company_id = $1 order by id',
      [owner.companyId],
    );
    expect(changes.rows.slice(1)).toEqual([
      { kind: 'invited', email },
      { kind: 'invitationResent', email },
      { kind: 'invitationResent', email },
    ]);
  });

  it('take one seat of a company, however often they are sent', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await app.pool.query(
      "insert into quota (company_id, kind, used, max) values ($1, 'companyDelegation', 0, 1)",
      [owner.companyId],
    );
    const body = { email: nextEmail(), company_id: owner.companyId, permission_template_id: 'companyExpert' };
    const create = (more: object = {}) =>
      app.attempt('invitations.createCompany', { body: { ...body, ...more } }, owner);
    expect((await create()).status).toBe(200);
    expect(errorOf(await create({ email: nextEmail() }))).toBe('quotaExceeded');
    later(app, 61);
    const [sent] = await list(app, owner.token);
    expect((await act(app, owner.token, sent?.id ?? 0, 'resend')).status).toBe(200);
  });

  it('are withdrawn once, by who may give roles there', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const other = await buildMember(app, 'owner');
    const { secret, email } = await invite(app, owner);
    const [sent] = await list(app, owner.token);
    const id = sent?.id ?? 0;
    for (const what of ['resend', 'revoke'] as const) {
      expect((await act(app, undefined, id, what)).status).toBe(401);
      expect((await act(app, other.token, id, what)).status).toBe(404);
      expect((await act(app, other.token, 999_999_999, what)).status).toBe(404);
      expect((await app.ask('POST', `/invitations/x/${what}`, { token: owner.token })).status).toBe(400);
    }
    await app.pool.query('update company set renewal_at = $1 where id = $2', [app.time.now, owner.companyId]);
    expect(errorOf(await act(app, owner.token, id, 'resend'))).toBe('renewalExpired');
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(app, owner.token, id, 'revoke')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(await valid(app, secret)).toBe(404);
    expect(await list(app, owner.token)).toEqual([]);
    const changes = await app.pool.query(
      'select kind, email from rights_change where company_id = $1 order by id',
      [owner.companyId],
    );
    expect(changes.rows.slice(1)).toEqual([
      { kind: 'invited', email },
      { kind: 'invitationWithdrawn', email },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  buildColleague,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
  password,
  type Member,
} from '../../../test/build';
import { runMails } from '../../../test/run-mails';

const open = useTestApp();
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
let serial = 0;

async function buildPerson(app: TestApp) {
  const email = `heir${String((serial += 1))}@campo.example`;
  const userId = await buildUser(app, email);
  return { userId, email, token: await buildToken(app, userId) };
}

const offer = (app: TestApp, { companyId, token }: Member, email: string, typed = password) =>
  app.attempt('ownership.offer', { params: { companyId }, body: { email, password: typed } }, token);

async function offerTo(app: TestApp, owner: Member, email: string): Promise<number> {
  const answer = await offer(app, owner, email);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { id: number }).id;
}

const accept = (app: TestApp, token: string, id: number, typed = password) =>
  app.attempt('ownership.accept', { params: { id }, body: { password: typed } }, token);
const decline = (app: TestApp, token: string, id: number) =>
  app.attempt('ownership.decline', { params: { id } }, token);
const withdraw = (app: TestApp, token: string, id: number) =>
  app.attempt('ownership.withdraw', { params: { id } }, token);
const offersTo = (app: TestApp, token: string) => app.call('ownership.offers', {}, token);

async function ownersOf(app: TestApp, companyId: number): Promise<readonly number[]> {
  const found = await app.pool.query<{ user_id: string }>(
    "select user_id from relation where company_id = $1 and template = 'owner' order by 1",
    [companyId],
  );
  return found.rows.map(({ user_id: userId }) => Number(userId));
}

async function changesOf(app: TestApp, companyId: number): Promise<readonly unknown[]> {
  const found = await app.pool.query<{ kind: string; user_id: string | null; done_by: string }>(
    'select kind, user_id, done_by from rights_change where company_id = $1 order by id',
    [companyId],
  );
  return found.rows.map(({ kind, user_id: userId }) => [kind, userId === null ? null : Number(userId)]);
}

describe('handing a company over', () => {
  it('is offered to an e-mail, accepted with the password, and leaves the former owner nothing', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const heir = await buildPerson(app);
    await buildRelation(app, heir.userId, { companyId: owner.companyId }, 'companyDelegate');
    await buildRelation(app, owner.userId, { boxId: owner.boxId }, 'viewer');
    const invited = { email: 'x@campo.example', box_id: owner.boxId, permission_template_id: 'viewer' };
    expect(await app.statusOf('invitations.createBox', { body: invited }, owner)).toBe(200);

    const id = await offerTo(app, owner, ` ${heir.email.toUpperCase()} `);
    expect(await offersTo(app, heir.token)).toMatchObject([
      { id, company_id: owner.companyId, boxes: 1, offered_by: 'Ana Pérez' },
    ]);
    expect(await app.call('users.getInfo', {}, heir)).toMatchObject({ openOffers: 1 });
    const seen = await app.call('ownership.get', { params: { companyId: owner.companyId } }, owner);
    expect(seen).toMatchObject({ offer: { id }, closedAt: null, people: 1, invitations: 1, boxes: 1 });
    expect(errorOf(await offer(app, owner, 'another@campo.example'))).toBe('alreadyOffered');

    await runMails(app);
    const wrong = await accept(app, heir.token, id, 'otra');
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ code: 'wrongPassword' }] } });
    expect(await ownersOf(app, owner.companyId)).toEqual([owner.userId]);
    expect(await accept(app, heir.token, id)).toMatchObject({
      status: 200,
      body: { company_id: owner.companyId },
    });

    expect(await ownersOf(app, owner.companyId)).toEqual([heir.userId]);
    // The session of the former owner goes on, and finds nothing there at its next request.
    expect(await app.statusOf('rights.ofCompany', { params: { companyId: owner.companyId } }, owner)).toBe(
      404,
    );
    expect(await app.statusOf('rights.ofBox', { params: { boxId: owner.boxId } }, owner)).toBe(404);
    const rights = await app.call('rights.ofCompany', { params: { companyId: owner.companyId } }, heir);
    expect(rights).toMatchObject({ people: [{ id: heir.userId }], seats: { members: 0, invited: 0 } });
    expect(await changesOf(app, owner.companyId)).toEqual([
      ['companyOpened', owner.userId],
      ['given', heir.userId],
      ['given', owner.userId],
      ['invited', null],
      ['companyOffered', null],
      ['invitationWithdrawn', null],
      ...[expect.anything(), expect.anything(), expect.anything()],
      ['companyHandedOver', heir.userId],
    ]);
    await runMails(app);
    expect(app.mails.filter(({ subject }) => subject.endsWith('ya no es suya'))).toHaveLength(1);
    expect(app.mails.filter(({ to }) => to === heir.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('le ofrece la empresa'),
      expect.stringContaining('ya es suya'),
    ]);
    expect(errorOf(await accept(app, heir.token, id))).toBe('notFound');
    expect(await app.call('users.getInfo', {}, heir)).toMatchObject({ openOffers: 0 });
  });

  it('is only for its owner, with their password, to another who has room, and not for a sandbox', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const heir = await buildPerson(app);
    const params = { companyId: owner.companyId };
    const body = { email: heir.email, password };
    const delegate = await buildColleague(app, { companyId: owner.companyId }, 'companyDelegate');
    const foreign = await buildMember(app, 'owner');
    expect((await app.attempt('ownership.offer', { params, body }, '')).status).toBe(401);
    expect(await app.statusOf('ownership.offer', { params, body }, delegate)).toBe(403);
    expect(await app.statusOf('ownership.offer', { params, body }, foreign)).toBe(404);
    expect(await app.statusOf('ownership.get', { params }, delegate)).toBe(403);
    expect(await offer(app, owner, heir.email, 'otra')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'password', code: 'wrongPassword' }] },
    });
    expect((await offer(app, owner, 'nobody')).body).toMatchObject({ issues: [{ field: 'email' }] });
    const own = await app.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    expect((await offer(app, owner, own.email)).body).toMatchObject({ issues: [{ code: 'offerToSelf' }] });
    const full = await buildMember(app, 'owner');
    const fullEmail = await app.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', full.userId)
      .executeTakeFirstOrThrow();
    await setCompanyQuota(app, full.companyId, 1);
    expect(errorOf(await offer(app, owner, fullEmail.email))).toBe('newOwnerFull');
    expect(
      await app.db
        .selectFrom('company_offer')
        .select('id')
        .where('company_id', '=', owner.companyId)
        .execute(),
    ).toEqual([]);
  });

  it('may be declined, withdrawn, late, or ended with what is owned', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const heir = await buildPerson(app);
    const other = await buildPerson(app);
    const declined = await offerTo(app, owner, heir.email);
    for (const wrong of [other.token, owner.token])
      expect(errorOf(await decline(app, wrong, declined))).toBe('notFound');
    expect((await decline(app, heir.token, declined)).status).toBe(200);
    expect(errorOf(await accept(app, heir.token, declined))).toBe('notFound');
    const withdrawn = await offerTo(app, owner, heir.email);
    expect(errorOf(await withdraw(app, heir.token, withdrawn))).toBe('notFound');
    expect((await withdraw(app, owner.token, withdrawn)).status).toBe(200);
    expect(await offersTo(app, heir.token)).toEqual([]);
    const late = await offerTo(app, owner, heir.email);
    const began = app.time.now;
    app.time.now = new Date(began.getTime() + 14 * 24 * 3_600_000);
    const token = await buildToken(app, heir.userId);
    expect(await offersTo(app, token)).toEqual([]);
    expect(errorOf(await accept(app, token, late))).toBe('notFound');
    const again = { ...owner, token: await buildToken(app, owner.userId) };
    const last = await offerTo(app, again, heir.email);
    // Whoever takes the ownership away, and by whatever way, ends what was offered by it.
    await app.pool.query("delete from relation where company_id = $1 and template = 'owner'", [
      owner.companyId,
    ]);
    expect(errorOf(await accept(app, token, last))).toBe('notFound');
    expect(
      await app.db
        .selectFrom('company_offer')
        .select('id')
        .where('company_id', '=', owner.companyId)
        .where('withdrawn_at', 'is not', null)
        .orderBy('id')
        .execute(),
    ).toEqual([{ id: withdrawn }, { id: late }, { id: last }]);
    app.time.now = began;
    await runMails(app);
    expect(app.mails.some(({ subject }) => subject.startsWith('No aceptaron'))).toBe(true);
  });

  it('of two acceptances, or one against a withdrawal, one wins; of two companies for one place, one', async () => {
    const app = open();
    for (let turn = 0; turn < 4; turn += 1) {
      const owner = await buildMember(app, 'owner');
      const heir = await buildPerson(app);
      const id = await offerTo(app, owner, heir.email);
      const other = turn % 2 === 0 ? accept(app, heir.token, id) : withdraw(app, owner.token, id);
      const answers = await Promise.all([accept(app, heir.token, id), other]);
      expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 404]);
      const owners = await ownersOf(app, owner.companyId);
      const accepted = answers[0].status === 200 || turn % 2 === 0;
      expect(owners).toEqual([accepted ? heir.userId : owner.userId]);
    }
    const heir = await buildPerson(app);
    const kept = await buildCompany(app);
    await buildRelation(app, heir.userId, { companyId: kept }, 'owner');
    await setCompanyQuota(app, kept, 2);
    const ids: number[] = [];
    for (let turn = 0; turn < 2; turn += 1)
      ids.push(await offerTo(app, await buildMember(app, 'owner'), heir.email));
    const both = await Promise.all(ids.map((id) => accept(app, heir.token, id)));
    expect(both.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409]);
    expect(both.map(errorOf)).toContain('quotaExceeded');
  });
});

async function setCompanyQuota(app: TestApp, companyId: number, max: number): Promise<void> {
  await app.pool.query(
    "insert into quota (company_id, kind, max, used) values ($1, 'company', $2, 0) on conflict (company_id, kind) do update set max = excluded.max",
    [companyId, max],
  );
}

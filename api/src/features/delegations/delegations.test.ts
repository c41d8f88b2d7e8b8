import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { type Member, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import type { InputFor } from '../../../test/client';
import { runMails } from '../../../test/run-mails';

const open = useTestApp();
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
const give = (app: TestApp, token: string | undefined, body: InputFor<'delegations.give'>['body']) =>
  app.attempt('delegations.give', { body }, token);
const giveCompany = (
  app: TestApp,
  token: string | undefined,
  body: InputFor<'delegations.giveOverCompany'>['body'],
) => app.attempt('delegations.giveOverCompany', { body }, token);
const take = (app: TestApp, token: string | undefined, body: InputFor<'delegations.take'>['body']) =>
  app.attempt('delegations.take', { body }, token);
const takeCompany = (
  app: TestApp,
  token: string | undefined,
  body: InputFor<'delegations.takeOverCompany'>['body'],
) => app.attempt('delegations.takeOverCompany', { body }, token);

async function rolesOf(app: TestApp, userId: number) {
  const found = await app.pool.query<{ template: string; company_id: number | null; box_id: number | null }>(
    'select template, company_id, box_id, given_by from relation where user_id = $1 order by id',
    [userId],
  );
  return found.rows;
}

async function changesOf(app: TestApp, companyId: number) {
  const found = await app.pool.query<{ kind: string; user_id: number; actor_id: number | null }>(
    'select kind, user_id, actor_id, template, box_id, done_by from rights_change where company_id = $1 order by id',
    [companyId],
  );
  return found.rows;
}

/** A user who may be given roles. */
let serial = 0;
async function buildReceiver(app: TestApp) {
  const email = `receiver${String((serial += 1))}@campo.example`;
  const userId = await buildUser(app, email);
  return { userId, email, token: await buildToken(app, userId) };
}

/** To whom a company is delegated, by its owner. */
async function buildDelegate(app: TestApp, { token, companyId }: Member) {
  const delegate = await buildReceiver(app);
  const gift = { user: delegate.userId, rol: 'companyDelegate', company: companyId };
  expect((await giveCompany(app, token, gift)).status).toBe(200);
  return delegate;
}

describe('giving a role over an establishment', () => {
  it('gives it at once, and notifies everybody whom it concerns', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { userId, token } = await buildReceiver(app);
    const assets = () => app.attempt('fields.validate', { params: { boxId: owner.boxId } }, token);
    expect((await assets()).status).toBe(404);
    const gift = { user: userId, rol: 'operator', box: owner.boxId };
    expect((await give(app, owner.token, gift)).body).toEqual({ ok: true });
    expect((await assets()).status).toBe(200);
    expect(await rolesOf(app, userId)).toEqual([
      { template: 'operator', company_id: null, box_id: owner.boxId, given_by: owner.userId },
    ]);
    expect((await changesOf(app, owner.companyId)).slice(1)).toEqual([
      {
        kind: 'given',
        user_id: userId,
        actor_id: owner.userId,
        template: 'operator',
        box_id: owner.boxId,
        done_by: 'user',
      },
    ]);
    const before = app.mails.length;
    await runMails(app);
    await runMails(app);
    expect(app.mails.slice(before).map(({ subject }) => subject)).toEqual(['Tiene un rol nuevo en Huella']);
    expect(app.mails.at(-1)?.text).toContain('Operador');
    const logged = await app.pool.query(
      `select user_id, kind, actor_id, detail from security_event where user_id = any($1) and kind like 'role%' order by id`,
      [[owner.userId, userId]],
    );
    const detail = `operator box:${String(owner.boxId)}`;
    expect(logged.rows).toEqual([
      {
        user_id: owner.userId,
        kind: 'roleGiven',
        actor_id: owner.userId,
        detail: `${detail} user:${String(userId)}`,
      },
      { user_id: userId, kind: 'roleReceived', actor_id: null, detail },
    ]);
    expect(errorOf(await give(app, owner.token, gift))).toBe('alreadyGiven');
  });

  it('is for who may give it there, to somebody else who has an account', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const other = await buildMember(app, 'owner');
    const { userId } = await buildReceiver(app);
    const box = owner.boxId;
    const gift = { user: userId, rol: 'viewer', box };
    expect((await give(app, undefined, gift)).status).toBe(401);
    const foreign = await give(app, other.token, gift);
    const missing = await give(app, other.token, { ...gift, box: 999_999_999 });
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect({ ...(foreign.body as object), requestId: '' }).toEqual({
      ...(missing.body as object),
      requestId: '',
    });
    for (const template of ['administrator', 'operator', 'viewer', 'expertValidator']) {
      const member = await buildReceiver(app);
      await buildRelation(app, member.userId, { boxId: box }, template);
      expect(errorOf(await give(app, member.token, gift))).toBe('notAllowed');
    }
    const expert = await buildReceiver(app);
    await buildRelation(app, expert.userId, { companyId: owner.companyId }, 'companyExpert');
    expect(errorOf(await give(app, expert.token, gift))).toBe('notAllowed');
    const [unproved, disabled, sandboxed] = [
      await buildUser(app),
      await buildUser(app),
      await buildUser(app),
    ];
    await app.pool.query('update app_user set validated_at = null where id = $1', [unproved]);
    await app.pool.query('update app_user set disabled_at = now() where id = $1', [disabled]);
    await app.pool.query('update app_user set sandbox = true where id = $1', [sandboxed]);
    for (const user of [owner.userId, unproved, disabled, sandboxed, 999_999_999]) {
      const refused = await give(app, owner.token, { ...gift, user });
      expect([refused.status, errorOf(refused)]).toEqual([403, 'userNotValid']);
    }
    for (const wrong of [
      { rol: 'owner' },
      { rol: 'companyDelegate' },
      { rol: 'none' },
      { rol: '__proto__' },
      { rol: '' },
      { rol: null },
      { rol: ['viewer'] },
      { user: '1' },
      { user: -1 },
      { user: 1.5 },
      { user: null },
      { box: '1' },
    ])
      expect(
        (await app.attemptRaw('delegations.give', { body: { ...gift, ...wrong } }, owner)).status,
        JSON.stringify(wrong),
      ).toBe(400);
    expect(await rolesOf(app, userId)).toEqual([]);
    expect(await changesOf(app, owner.companyId)).toHaveLength(6);
  });

  it('of fifty at once gives one, with one record and one mail', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { userId } = await buildReceiver(app);
    const gift = { user: userId, rol: 'viewer', box: owner.boxId };
    const answers = await Promise.all(Array.from({ length: 50 }, () => give(app, owner.token, gift)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => errorOf(answer) === 'alreadyGiven')).toHaveLength(49);
    expect(await rolesOf(app, userId)).toHaveLength(1);
    expect(await changesOf(app, owner.companyId)).toHaveLength(2);
    const before = app.mails.length;
    await runMails(app);
    expect(app.mails).toHaveLength(before + 1);
  });

  it.each(['box', 'company'] as const)(
    'of a %s, as an invitation to it is accepted, is one role',
    async (of) => {
      const app = open();
      const owner = await buildMember(app, 'owner');
      const { boxId: box, companyId: company } = owner;
      const rol = of === 'box' ? 'viewer' : 'companyExpert';
      const place = of === 'box' ? { box_id: box } : { company_id: company };
      const people = await Promise.all(Array.from({ length: 8 }, () => buildReceiver(app)));
      const links = await Promise.all(
        people.map(async ({ email }) => {
          const body = { email, ...place, permission_template_id: rol };
          expect(
            (await app.ask('POST', `/invitations/create/${of}`, { token: owner.token, body })).status,
          ).toBe(200);
          return email;
        }),
      );
      await runMails(app);
      const secrets = links.map((email) => {
        const text = app.mails.findLast(({ to }) => to === email)?.text ?? '';
        return /register\/([\w-]+)/.exec(text)?.[1] ?? 'no link';
      });
      const assign = (user: number) =>
        of === 'box'
          ? give(app, owner.token, { user, rol, box })
          : giveCompany(app, owner.token, { user, rol, company });
      const pairs = await Promise.all(
        people.map(({ userId, token }, at) => {
          const accept = () =>
            app.attempt('invitations.accept', { params: { hash: secrets[at] ?? '' } }, token);
          // Neither of the two has the start every time.
          return at % 2 === 0
            ? Promise.all([assign(userId), accept()])
            : Promise.all([accept(), assign(userId)]).then(([accepted, given]) => [given, accepted] as const);
        }),
      );
      for (const [given, accepted] of pairs) {
        const met = [given, accepted].map((answer) => (answer.status === 200 ? 'ok' : errorOf(answer)));
        // One of the two was there first; the other hears that.
        expect([
          ['ok', 'invitationNotValid'],
          ['alreadyGiven', 'ok'],
        ]).toContainEqual(met);
      }
      for (const { userId } of people) expect(await rolesOf(app, userId)).toHaveLength(1);
      const logged = (await changesOf(app, company)).filter(({ kind }) =>
        ['given', 'invitationAccepted'].includes(kind),
      );
      expect(logged.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ userId }) => userId).sort());
      const left = await app.pool.query(
        'select from invitation where used_at is null and revoked_at is null and email_key = any($1)',
        [links],
      );
      expect(left.rows).toEqual([]);
    },
  );

  it('is not given while a renewal is due, and still taken away', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { userId } = await buildReceiver(app);
    const gift = { user: userId, rol: 'viewer', box: owner.boxId };
    expect((await give(app, owner.token, gift)).status).toBe(200);
    await app.pool.query('update company set renewal_at = $1 where id = $2', [app.time.now, owner.companyId]);
    expect(errorOf(await give(app, owner.token, { ...gift, rol: 'operator' }))).toBe('renewalExpired');
    expect((await take(app, owner.token, gift)).status).toBe(200);
    expect(await rolesOf(app, userId)).toEqual([]);
  });
});

describe('giving a role over a company', () => {
  it('takes a seat of its quota, and of fifty at once gives as many as there are', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const company = owner.companyId;
    await app.pool.query(
      "insert into quota (company_id, kind, used, max) values ($1, 'companyDelegation', 0, 7)",
      [company],
    );
    const users = await Promise.all(Array.from({ length: 50 }, () => buildUser(app)));
    const answers = await Promise.all(
      users.map((user) => giveCompany(app, owner.token, { user, rol: 'companyDelegate', company })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter((answer) => errorOf(answer) === 'quotaExceeded')).toHaveLength(43);
    const kept = await app.pool.query('select count(*)::int as n from relation where company_id = $1', [
      company,
    ]);
    expect(kept.rows).toEqual([{ n: 8 }]);
    // A second role of somebody who has a seat takes no other.
    const [seated = 0] = users.filter((_, at) => answers[at]?.status === 200);
    const second = { user: seated, rol: 'companyExpert', company };
    expect((await giveCompany(app, owner.token, second)).status).toBe(200);
    expect(errorOf(await giveCompany(app, owner.token, second))).toBe('alreadyGiven');
  });

  it('is no way for anybody to grow their own rights, nor to those of another place', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const other = await buildMember(app, 'owner');
    const delegate = await buildDelegate(app, owner);
    const company = owner.companyId;
    const gift = { user: delegate.userId, rol: 'companyExpert', company };
    expect(errorOf(await giveCompany(app, delegate.token, gift))).toBe('userNotValid');
    const inside = { user: delegate.userId, rol: 'viewer', box: owner.boxId };
    expect(errorOf(await give(app, delegate.token, inside))).toBe('userNotValid');
    const elsewhere = { user: other.userId, rol: 'companyDelegate' };
    expect((await giveCompany(app, delegate.token, { ...elsewhere, company: other.companyId })).status).toBe(
      404,
    );
    expect((await give(app, delegate.token, { ...elsewhere, rol: 'viewer', box: other.boxId })).status).toBe(
      404,
    );
    for (const rol of ['owner', 'viewer'])
      expect((await giveCompany(app, delegate.token, { ...elsewhere, rol, company })).status).toBe(400);
    expect(errorOf(await giveCompany(app, delegate.token, { ...gift, user: owner.userId }))).toBe(
      'alreadyGiven',
    );
    const operator = await buildReceiver(app);
    await buildRelation(app, operator.userId, { boxId: owner.boxId }, 'administrator');
    expect(errorOf(await giveCompany(app, operator.token, { ...elsewhere, company }))).toBe('notAllowed');
    expect(await rolesOf(app, delegate.userId)).toHaveLength(1);
    expect(await rolesOf(app, other.userId)).toHaveLength(1);
  });

  it('takes the place of what was offered by e-mail', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { userId, email } = await buildReceiver(app);
    const company = owner.companyId;
    await app.pool.query(
      "insert into quota (company_id, kind, used, max) values ($1, 'companyDelegation', 0, 1)",
      [company],
    );
    const offer = {
      email,
      company_id: company,
      permission_template_id: 'companyDelegate',
    };
    expect(await app.statusOf('invitations.createCompany', { body: offer }, owner)).toBe(200);
    expect(
      (await giveCompany(app, owner.token, { user: userId, rol: 'companyDelegate', company })).status,
    ).toBe(200);
    expect(await app.call('invitations.list', {}, owner)).toEqual([]);
    expect((await changesOf(app, company)).map(({ kind }) => kind)).toEqual([
      'companyOpened',
      'invited',
      'invitationWithdrawn',
      'given',
    ]);
  });
});

describe('taking a role away', () => {
  it('is gone at the next request, with its record, and once', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { userId, token, email } = await buildReceiver(app);
    const gift = { user: userId, rol: 'viewer', box: owner.boxId };
    expect((await give(app, owner.token, gift)).status).toBe(200);
    const look = () => app.attempt('roles.ofBox', { params: { boxId: owner.boxId } }, token);
    expect((await look()).status).toBe(200);
    const answers = await Promise.all([take(app, owner.token, gift), take(app, owner.token, gift)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(errorOf)).toContain('notGiven');
    expect((await look()).status).toBe(404);
    expect(errorOf(await take(app, owner.token, gift))).toBe('notGiven');
    expect((await changesOf(app, owner.companyId)).map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['companyOpened', null],
      ['given', owner.userId],
      ['taken', owner.userId],
    ]);
    const logged = await app.pool.query(
      "select kind from security_event where user_id = $1 and kind like 'role%' order by id",
      [userId],
    );
    expect(logged.rows).toEqual([{ kind: 'roleReceived' }, { kind: 'roleTaken' }]);
    // Whose role went before its mail did is told of that alone.
    await runMails(app);
    const mails = app.mails.filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ya no tiene un rol en /)]);
  });

  it('is for who gave it, the owner and who may edit the company; nobody takes what is fixed', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { companyId: company, boxId: box } = owner;
    const delegate = await buildDelegate(app, owner);
    const other = await buildMember(app, 'owner');
    const [receiver, operator, expert] = [
      await buildReceiver(app),
      await buildReceiver(app),
      await buildReceiver(app),
    ];
    await buildRelation(app, operator.userId, { boxId: box }, 'administrator');
    await buildRelation(app, expert.userId, { companyId: company }, 'companyExpert');
    const gift = { user: receiver.userId, rol: 'viewer', box };
    expect((await give(app, owner.token, gift)).status).toBe(200);
    expect((await take(app, undefined, gift)).status).toBe(401);
    expect((await take(app, other.token, gift)).status).toBe(404);
    expect((await take(app, other.token, { ...gift, box: 999_999_999 })).status).toBe(404);
    for (const { token } of [operator, expert, receiver])
      expect(errorOf(await take(app, token, gift))).toBe('notAllowed');
    // Callers who may know learn who has no such role.
    expect(errorOf(await take(app, operator.token, { ...gift, rol: 'burner' }))).toBe('notAllowed');
    expect(errorOf(await take(app, delegate.token, { ...gift, rol: 'burner' }))).toBe('notGiven');
    for (const wrong of [{ rol: 'companyExpert' }, { rol: 'none' }, { user: 'x' }, { box: null }])
      expect((await app.attemptRaw('delegations.take', { body: { ...gift, ...wrong } }, owner)).status).toBe(
        400,
      );
    const lasting = { user: expert.userId, rol: 'companyExpert', company };
    for (const { token } of [owner, delegate, expert]) {
      const own = { user: owner.userId, rol: 'owner', company };
      expect(errorOf(await takeCompany(app, token, own))).toBe('notAllowed');
      // An expert's role over a company is given up by the expert alone.
      if (token !== expert.token) expect(errorOf(await takeCompany(app, token, lasting))).toBe('notAllowed');
    }
    expect((await takeCompany(app, expert.token, lasting)).status).toBe(200);
    expect(await rolesOf(app, expert.userId)).toEqual([]);
    expect((await takeCompany(app, other.token, { user: owner.userId, rol: 'owner', company })).status).toBe(
      404,
    );
    expect(
      (await takeCompany(app, operator.token, { user: owner.userId, rol: 'owner', company })).status,
    ).toBe(404);
    expect((await take(app, delegate.token, gift)).status).toBe(200);
    expect(
      (await takeCompany(app, owner.token, { user: delegate.userId, rol: 'companyDelegate', company }))
        .status,
    ).toBe(200);
    expect(await rolesOf(app, receiver.userId)).toEqual([]);
    expect((await give(app, delegate.token, gift)).status).toBe(404);
  });

  it('of oneself is for what a company delegate gave', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const delegate = await buildDelegate(app, owner);
    const receiver = await buildReceiver(app);
    const fromOwner = { user: receiver.userId, rol: 'viewer', box: owner.boxId };
    const fromDelegate = { ...fromOwner, rol: 'operator' };
    expect((await give(app, owner.token, fromOwner)).status).toBe(200);
    expect((await give(app, delegate.token, fromDelegate)).status).toBe(200);
    expect(errorOf(await take(app, receiver.token, fromOwner))).toBe('notAllowed');
    expect((await take(app, receiver.token, fromDelegate)).status).toBe(200);
    expect(errorOf(await take(app, receiver.token, fromDelegate))).toBe('notGiven');
    expect((await changesOf(app, owner.companyId)).at(-1)).toMatchObject({
      kind: 'left',
      user_id: receiver.userId,
    });
  });
});

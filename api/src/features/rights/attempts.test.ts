import { describe, expect, it } from 'vitest';
import type { RightsChangeRow } from '@huella/domain/calls/rights';
import { attemptDays } from '@huella/domain/rules/attempts';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildBox, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import { runMails } from '../../../test/run-mails';
import { sheetLimits } from '../../outside/sheets/sheet-limits';
import { removeOldAttempts } from './attempts.store';

const open = useTestApp();

interface Kept {
  readonly call: string;
  readonly act: string;
  readonly reason: string;
  readonly named: string | null;
  readonly named_id: number | null;
  readonly company_id: number | null;
  readonly box_id: number | null;
  readonly tries: number;
}

/** What is kept of somebody's attempts, in the order in which they were written. */
async function keptOf({ pool }: TestApp, userId: number): Promise<readonly Kept[]> {
  const found = await pool.query<Kept>(
    `select call, act, reason, named, named_id, company_id, box_id, tries from refused_attempt
     where actor_id = $1 order by id`,
    [userId],
  );
  return found.rows;
}

/** An owner, a viewer of the owner's place, and somebody who has nothing to do with it. */
async function buildScene(app: TestApp) {
  const owner = await buildMember(app, 'owner');
  const person = async () => {
    const userId = await buildUser(app);
    return { userId, token: await buildToken(app, userId) };
  };
  const [viewer, stranger] = [await person(), await person()];
  await buildRelation(app, viewer.userId, { boxId: owner.boxId }, 'viewer');
  const place = { company_id: owner.companyId, box_id: owner.boxId };
  const logOf = async (of: 'boxes' | 'companies', id: number, query = '') => {
    const path = `/${of}/${String(id)}/rights/changes?kind=refused${query}`;
    const { body } = await app.ask('GET', path, { token: owner.token });
    return body as { rows: readonly RightsChangeRow[]; total: number };
  };
  return { owner, viewer, stranger, place, logOf };
}

describe('a refused attempt', () => {
  it('at every call that writes rights, companies or establishments is kept with who and where', async () => {
    const app = open();
    const { owner, viewer, stranger, place } = await buildScene(app);
    const { companyId: company, boxId: box } = owner;
    const offer = { email: 'ana\r\nfalsa@campo.example', permission_template_id: 'viewer' };
    const post = (path: string, body: object) =>
      app.ask('POST', path, { token: viewer.token, body, headers: { 'user-agent': 'x y' } });
    await app.call(
      'invitations.createBox',
      { body: { ...offer, email: 'otra@campo.example', box_id: box } },
      owner,
    );
    const found = await app.pool.query<{ id: number }>('select max(id) as id from invitation');
    const invitation = found.rows[0]?.id ?? 0;
    const record = { objectType: 'box', values: {} };
    const tried = [
      await post('/users/delegations/asign', { user: stranger.userId, rol: 'viewer', box }),
      await post('/users/delegations/company/asign', {
        user: stranger.userId,
        rol: 'companyExpert',
        company,
      }),
      await post('/users/delegations/deleteBoxAsign', { user: owner.userId, rol: 'viewer', box }),
      await post('/users/delegations/deleteCompanyAsign', { user: owner.userId, rol: 'owner', company }),
      await post('/invitations/create/box', { ...offer, box_id: box }),
      await post('/invitations/create/company', { ...offer, company_id: company }),
      await post(`/invitations/${String(invitation)}/resend`, {}),
      await post(`/invitations/${String(invitation)}/revoke`, {}),
      await post('/objects/add', { ...record, action: 'update', pk: box }),
      await post('/objects/add', { ...record, action: 'add', pkReferer: company }),
      await post('/objects/add', { ...record, objectType: 'company', action: 'update', pk: company }),
      await app.attempt('objects.remove', { params: { objectType: 'box', pk: box } }, viewer),
      await post(`/authorizations/resend/company/${String(company)}/1`, {}),
    ];
    expect(tried.map(({ status }) => status)).toEqual([
      ...[403, 403, 403, 404, 403, 403, 404, 404, 403, 403, 403, 403, 403],
    ]);
    await expect.poll(async () => (await keptOf(app, viewer.userId)).length).toBe(tried.length);
    const whole = { company_id: company, box_id: null };
    const kept = await keptOf(app, viewer.userId);
    expect(
      kept.map(({ act, named, named_id, company_id, box_id }) => [
        act,
        named,
        named_id,
        { company_id, box_id },
      ]),
    ).toEqual([
      ['giveRole', 'box', box, place],
      ['giveRole', 'company', company, whole],
      ['takeRole', 'box', box, place],
      ['takeRole', 'company', company, whole],
      ['invite', 'box', box, place],
      ['invite', 'company', company, whole],
      ['resendInvitation', 'invitation', invitation, place],
      ['withdrawInvitation', 'invitation', invitation, place],
      ['editPlace', 'box', box, place],
      ['addBox', 'company', company, whole],
      ['editPlace', 'company', company, whole],
      ['removePlace', 'box', box, place],
      ['resendAuthorization', 'company', company, whole],
    ]);
    expect(kept.map(({ reason }) => (reason === 'notFound' ? 404 : 403))).toEqual(
      tried.map(({ status }) => status),
    );
    // Nothing of what somebody wrote is in it.
    const text = JSON.stringify((await app.pool.query('select * from refused_attempt')).rows);
    expect(text).not.toMatch(/falsa|\\r|\\n|x y|Bearer|eyJ/);
  });

  it('at accepting what is for somebody else names the invitation and not its link', async () => {
    const app = open();
    const { owner, stranger, place } = await buildScene(app);
    const body = { email: 'bea@campo.example', box_id: owner.boxId, permission_template_id: 'viewer' };
    await app.attempt('invitations.createBox', { body }, owner);
    await runMails(app);
    const link = /register\/([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(link).not.toBe('');
    expect(await app.statusOf('invitations.accept', { params: { hash: link } }, stranger)).toBe(403);
    await expect
      .poll(() => keptOf(app, stranger.userId))
      .toMatchObject([
        { act: 'acceptInvitation', reason: 'invitationOfOther', named: 'invitation', ...place },
      ]);
    const text = JSON.stringify((await app.pool.query('select * from refused_attempt')).rows);
    expect(text).not.toContain(link);
  });

  it('is counted within a minute, and kept one by one only for so many things', async () => {
    const app = open();
    const { owner, stranger } = await buildScene(app);
    const giveIn = (box: number) =>
      app.attempt('delegations.give', { body: { user: owner.userId, rol: 'viewer', box } }, stranger);
    for (const _ of [1, 2, 3]) expect((await giveIn(owner.boxId)).status).toBe(404);
    await Promise.all(Array.from({ length: 40 }, (_each, n) => giveIn(900_000 + n)));
    // What is there is kept however many were named that are not.
    const other = await buildBox(app, owner.companyId);
    await giveIn(other);
    await expect.poll(async () => (await keptOf(app, stranger.userId)).at(-1)?.named_id).toBe(other);
    const kept = await keptOf(app, stranger.userId);
    expect(kept[0]).toMatchObject({ named_id: owner.boxId, tries: 3 });
    expect(kept.filter(({ named, company_id }) => named !== null && company_id === null)).toHaveLength(29);
    expect(kept.filter(({ named }) => named === null)).toMatchObject([{ tries: 11, company_id: null }]);
    app.time.now = new Date(app.time.now.getTime() + 60_000);
    await giveIn(owner.boxId);
    await expect
      .poll(async () => (await keptOf(app, stranger.userId)).at(-1))
      .toMatchObject({
        named_id: owner.boxId,
        tries: 1,
      });
  });

  it('is none where who may give roles finds something gone, input is wrong, or nobody is signed in', async () => {
    const app = open();
    const { owner, viewer } = await buildScene(app);
    const body = { user: viewer.userId, rol: 'viewer', box: owner.boxId };
    expect(await app.statusOf('delegations.give', { body })).toBe(401);
    const malformed = { body: { ...body, box: 'x' } };
    expect((await app.attemptRaw('delegations.give', malformed, owner)).status).toBe(400);
    expect(
      await app.statusOf('objects.remove', { params: { objectType: 'box', pk: owner.boxId } }, owner),
    ).toBe(409);
    expect(await app.statusOf('invitations.list', {}, viewer)).toBe(200);
    // One after the other: what comes last was written last.
    expect(await app.statusOf('delegations.give', { body: { ...body, user: owner.userId } }, owner)).toBe(
      403,
    );
    await expect.poll(() => keptOf(app, owner.userId)).toMatchObject([{ reason: 'userNotValid' }]);
  });

  it('is shown in the log of the place that it named, to who may delegate there', async () => {
    const app = open();
    const { owner, viewer, stranger, logOf } = await buildScene(app);
    const otherBox = await buildBox(app, owner.companyId);
    const give = (token: string, box: number) =>
      app.attempt('delegations.give', { body: { user: owner.userId, rol: 'viewer', box } }, token);
    await give(viewer.token, owner.boxId);
    await give(viewer.token, owner.boxId);
    await give(stranger.token, otherBox);
    await expect.poll(async () => (await logOf('companies', owner.companyId)).total).toBe(2);
    const { rows } = await logOf('boxes', owner.boxId);
    expect(rows).toMatchObject([
      {
        kind: 'refused',
        done_by: 'user',
        actor: { id: viewer.userId },
        person: { id: viewer.userId },
        box: { id: owner.boxId },
        rol: null,
        attempt: { act: 'giveRole', reason: 'notAllowed', tries: 2 },
      },
    ]);
    expect((await logOf('boxes', otherBox)).rows).toMatchObject([
      { actor: { id: stranger.userId }, attempt: { reason: 'notFound', tries: 1 } },
    ]);
    const { email } = rows[0]?.actor ?? { email: '' };
    expect((await logOf('companies', owner.companyId, `&person=${encodeURIComponent(email)}`)).total).toBe(1);
    for (const kind of ['', 'given'] as const) {
      const body = await app.call(
        'rights.changesOfCompany',
        { params: { companyId: owner.companyId }, query: { size: 100, ...(kind !== '' && { kind }) } },
        owner,
      );
      const kinds = body.rows.map((row) => row.kind);
      expect(kinds.includes('refused')).toBe(kind === '');
    }
    const file = await app.app.inject({
      url: `/api/companies/${String(owner.companyId)}/rights/changes/export?language=en&kind=refused`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const read = await app.deps.sheets.read(file.rawPayload, 'log.xlsx', sheetLimits);
    for (const cell of ['Denied attempt', 'give a role (2 times)', 'they do not have permission'])
      expect(JSON.stringify(read.rows)).toContain(cell);
  });

  it('is only appended to, and swept after its time', async () => {
    const app = open();
    const { owner, viewer } = await buildScene(app);
    const body = { user: owner.userId, rol: 'viewer', box: owner.boxId };
    await app.attempt('delegations.give', { body }, viewer);
    await expect.poll(() => keptOf(app, viewer.userId)).toHaveLength(1);
    for (const statement of [
      'update refused_attempt set tries = 0',
      "update refused_attempt set reason = 'x', tries = tries + 1",
      'delete from refused_attempt',
      'truncate refused_attempt',
    ])
      await expect(app.pool.query(statement), statement).rejects.toThrow('only appended');
    const later = new Date(app.time.now.getTime() + (attemptDays - 1) * 24 * 3600_000);
    await removeOldAttempts(app.db, later);
    expect(await keptOf(app, viewer.userId)).toHaveLength(1);
    // Older than all that the file writes, by its own clock, and than the database lets anybody keep, by today's.
    const old = new Date(Math.min(Date.now(), app.time.now.getTime()) - (attemptDays + 1) * 24 * 3600_000);
    await app.pool.query(
      `insert into refused_attempt (at, minute, actor_id, session_id, call, act, reason, tries, device, browser, os)
       values ($1, $1, $2, gen_random_uuid(), 'delegations.give', 'giveRole', 'notFound', 1, '', '', '')`,
      [old, viewer.userId],
    );
    const justAfter = new Date(old.getTime() + attemptDays * 24 * 3600_000 + 1);
    expect(await removeOldAttempts(app.db, justAfter)).toBe(1);
    expect(await keptOf(app, viewer.userId)).toHaveLength(1);
  });

  it('that cannot be written is still refused', async () => {
    const app = open();
    const { owner, viewer } = await buildScene(app);
    const body = { user: owner.userId, rol: 'viewer', box: owner.boxId };
    await app.pool.query('alter table refused_attempt rename to refused_attempt_away');
    try {
      const answer = await app.attempt('delegations.give', { body }, viewer);
      expect(answer).toMatchObject({ status: 403, body: { error: 'notAllowed' } });
    } finally {
      await app.pool.query('alter table refused_attempt_away rename to refused_attempt');
    }
    await app.attempt(
      'delegations.giveOverCompany',
      { body: { user: owner.userId, rol: 'companyExpert', company: owner.companyId } },
      viewer,
    );
    await expect.poll(async () => (await keptOf(app, viewer.userId)).at(-1)?.named).toBe('company');
  });
});

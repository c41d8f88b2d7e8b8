import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, password, type Member } from '../../../test/build';
import { buildEvent, buildTransfer } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { runMails } from '../../../test/run-mails';

const open = useTestApp();
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;

const close = (app: TestApp, { companyId, token }: Member, publicPages: 'stay' | 'dark' = 'stay') =>
  app.attempt('ownership.close', { params: { companyId }, body: { password, publicPages } }, token);
const weigh = (member: Member, id: number) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(member, 1, { pks: [id], common: { weight: 300, weighing_type: 'PER' } }),
    member,
  );
const send = (from: Member, to: Member, ids: readonly number[]) =>
  open().attempt('transfers.add', buildTransfer(from, to, ids), from);

async function publicPageOf(app: TestApp, assetId: number): Promise<number> {
  const found = await app.pool.query<{ public_id: string }>('select public_id from asset where id = $1', [
    assetId,
  ]);
  return (await app.ask('GET', `/qr/identeco/${found.rows[0]?.public_id ?? ''}`)).status;
}

describe('closing a company', () => {
  it('makes it read only, frees seats, withdraws what is open and tells everybody', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const other = await buildMember(app, 'owner', 8);
    const [animal = 0, second = 0] = await buildAnimals(app, owner, 2);
    const [coming = 0] = await buildAnimals(app, other, 1);
    const delegate = await buildColleague(app, { companyId: owner.companyId }, 'companyDelegate');
    const viewer = await buildColleague(app, { boxId: owner.boxId }, 'viewer');
    const invite = { email: 'y@campo.example', company_id: owner.companyId };
    const body = { ...invite, permission_template_id: 'companyDelegate' };
    expect(await app.statusOf('invitations.createCompany', { body }, owner)).toBe(200);
    const params = { companyId: owner.companyId };
    const offered = { email: 'z@campo.example', password };
    expect(await app.statusOf('ownership.offer', { params, body: offered }, owner)).toBe(200);
    const foreign = await buildMember(app, 'owner');
    const closing = { params, body: { password, publicPages: 'stay' as const } };
    expect(await app.statusOf('ownership.close', closing, delegate)).toBe(403);
    expect(await app.statusOf('ownership.close', closing, foreign)).toBe(404);
    const wrong = { params, body: { password: 'otra', publicPages: 'stay' as const } };
    expect((await app.attempt('ownership.close', wrong, owner)).body).toMatchObject({
      issues: [{ field: 'password', code: 'wrongPassword' }],
    });

    expect((await close(app, owner)).status).toBe(200);
    expect(errorOf(await close(app, owner))).toBe('companyClosed');

    // Read on by its owner, and by nobody else.
    const rows = await app.call('companies.all', {}, owner.token);
    expect(rows).toMatchObject([
      { id: owner.companyId, origin: 'OWNER', closedAt: app.time.now.toISOString() },
    ]);
    const info = await app.call('users.getInfo', {}, owner.token);
    expect(info.userData.permissions.companies[String(owner.companyId)]).toEqual(['ASSET_LIST']);
    expect(info.userData.permissions.boxes[`${String(owner.boxId)}-33`]).toEqual(['ASSET_LIST']);
    expect(await app.statusOf('rights.ofBox', { params: { boxId: owner.boxId } }, owner)).toBe(200);
    for (const former of [delegate, viewer])
      expect(await app.statusOf('rights.ofBox', { params: { boxId: owner.boxId } }, former)).toBe(404);

    // Nothing is written: events, transfers out and in, establishments, the company, roles, invitations.
    const refused = [
      await weigh(owner, animal),
      await send(owner, other, [second]),
      await app.attempt('invitations.createCompany', { body }, owner),
      await app.attempt(
        'delegations.giveOverCompany',
        { body: { user: viewer.userId, rol: 'companyDelegate', company: owner.companyId } },
        owner,
      ),
      await app.attempt('ownership.offer', { params, body: offered }, owner),
    ];
    expect(refused.map(errorOf)).toEqual(refused.map(() => 'companyClosed'));
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409));
    expect(await send(other, owner, [coming])).toMatchObject({
      status: 409,
      body: { error: 'companyClosed' },
    });

    const seats = await app.pool.query(
      `select (select count(*)::int from relation where company_id = $1 and template <> 'owner') as roles,
              (select count(*)::int from invitation where company_id = $1 and revoked_at is null) as invitations,
              (select count(*)::int from company_offer where company_id = $1 and withdrawn_at is null) as offers`,
      [owner.companyId],
    );
    expect(seats.rows).toEqual([{ roles: 0, invitations: 0, offers: 0 }]);
    await runMails(app);
    const told = app.mails.filter(({ subject }) => subject.endsWith('se cerró')).map(({ to }) => to);
    const people = await app.db
      .selectFrom('app_user')
      .select('email')
      .where('id', 'in', [owner.userId, delegate.userId, viewer.userId])
      .execute();
    expect([...told].sort()).toEqual(people.map(({ email }) => email).sort());
    const kinds = await app.pool.query<{ kind: string }>(
      'select kind from rights_change where company_id = $1 order by id desc limit 1',
      [owner.companyId],
    );
    expect(kinds.rows).toEqual([{ kind: 'companyClosed' }]);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('takes its public pages with it, or leaves them, as chosen', async () => {
    const app = open();
    for (const [pages, status] of [
      ['stay', 200],
      ['dark', 206],
    ] as const) {
      const owner = await buildMember(app, 'owner');
      const [animal = 0] = await buildAnimals(app, owner, 1);
      expect(await publicPageOf(app, animal)).toBe(200);
      expect((await close(app, owner, pages)).status).toBe(200);
      expect(await publicPageOf(app, animal)).toBe(status);
    }
  });

  it('waits for transfers that are on their way, on both sides, and for runs', async () => {
    const app = open();
    const sender = await buildMember(app, 'owner');
    const receiver = await buildMember(app, 'owner', 8);
    await app.db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
    const animals = await buildAnimals(app, sender, 1);
    expect((await send(sender, receiver, animals)).status).toBe(200);
    for (const side of [sender, receiver]) {
      const answer = await close(app, side);
      expect(answer).toMatchObject({
        status: 409,
        body: { error: 'companyBusy', slots: { transfers: 1, runs: 0 } },
      });
      const { companyId } = side;
      expect(await app.call('ownership.get', { params: { companyId } }, side)).toMatchObject({
        transfers: 1,
      });
    }
    const busy = await buildMember(app, 'owner');
    await app.pool.query(
      `insert into run (kind, state, box_id, asset_type, event_type, started_by, submit_key, submit_digest, payload, total, created_at)
       values ('add', 'queued', $1, 33, 0, $2, 'closing', '', '{}', 1, now())`,
      [busy.boxId, busy.userId],
    );
    expect((await close(app, busy)).body).toMatchObject({ error: 'companyBusy', slots: { runs: 1 } });
  });

  it('and a transfer that starts at once: one of them waits for the other and sees it', async () => {
    const app = open();
    for (let turn = 0; turn < 6; turn += 1) {
      const sender = await buildMember(app, 'owner');
      const receiver = await buildMember(app, 'owner', 8);
      await app.db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
      const animals = await buildAnimals(app, sender, 2);
      const closed = turn % 2 === 0 ? sender : receiver;
      const [left, right] = await Promise.all([close(app, closed), send(sender, receiver, animals)]);
      expect([left.status, right.status].sort((one, two) => one - two)).toEqual([200, 409]);
      const row = await app.db
        .selectFrom('company')
        .select('closed_at')
        .where('id', '=', closed.companyId)
        .executeTakeFirstOrThrow();
      const sent = await app.db
        .selectFrom('transfer')
        .select('id')
        .where('source_box_id', '=', sender.boxId)
        .where('state', '=', 'in_transit')
        .execute();
      expect([row.closed_at !== null, sent.length]).toEqual(left.status === 200 ? [true, 0] : [false, 1]);
    }
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('is kept by the database, however early something was asked for', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    expect((await close(app, owner)).status).toBe(200);
    const { pool } = app;
    for (const statement of [
      `insert into relation (user_id, box_id, template, created_at) select ${String(owner.userId)}, ${String(owner.boxId)}, 'viewer', now()`,
      `insert into box (company_id, name, alias, alias_key, subtype, city, region, timezone, created_at) select ${String(owner.companyId)}, 'x', 'x-c', 'x-c', 6, '', '', 'UTC', now()`,
    ])
      await expect(pool.query(statement), statement).rejects.toThrow('closed');
  });

  it('lets the account of its owner go', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email } = await app.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    const erase = { body: { password, confirmation: email } };
    expect(errorOf(await app.attempt('users.eraseAccount', erase, owner.token))).toBe('ownsCompanies');
    expect((await close(app, owner)).status).toBe(200);
    expect(await app.call('users.erasure', {}, owner.token)).toEqual({ companies: [] });
    expect(await app.statusOf('users.eraseAccount', erase, owner.token)).toBe(200);
  });
});

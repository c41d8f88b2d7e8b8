import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';

const open = useTestApp();

describe('the quota of a company', () => {
  it('shows what is left to anyone who is related to it', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await app.pool.query(
      `insert into quota (company_id, kind, used, max) values ($1, 'asset:33', 7, 10)
       on conflict (company_id, kind) do update set used = 7, max = 10`,
      [owner.companyId],
    );
    const full = { canUse: true, remainingQuota: 3, companiesOwnerLength: 1 };
    expect(
      await app.call('billing.quota', { query: { companyId: owner.companyId, type: 'asset:33' } }, owner),
    ).toEqual(full);

    const delegate = await buildUser(app);
    await buildRelation(app, delegate, { boxId: owner.boxId }, 'operator');
    const token = await buildToken(app, delegate);
    expect(
      await app.call('billing.quota', { query: { companyId: owner.companyId, type: 'asset:33' } }, token),
    ).toEqual({ ...full, companiesOwnerLength: 0 });

    await app.pool.query(`update quota set used = 10 where company_id = $1`, [owner.companyId]);
    expect(
      await app.call('billing.quota', { query: { companyId: owner.companyId, type: 'asset:33' } }, token),
    ).toMatchObject({ canUse: false, remainingQuota: 0 });
  });

  it('does not exist for strangers, and takes no other words', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const stranger = await buildMember(app, 'owner');
    const ask = (query: string, token?: string) =>
      app.ask('GET', `/billing/quota?${query}`, token === undefined ? {} : { token });
    const mine = `companyId=${String(owner.companyId)}`;
    expect((await ask(`${mine}&type=asset:33`)).status).toBe(401);
    expect((await ask(`${mine}&type=asset:33`, stranger.token)).status).toBe(404);
    expect((await ask(`${mine}&type=everything`, owner.token)).status).toBe(400);
    expect((await ask('type=box', owner.token)).status).toBe(400);
    expect((await ask(`${mine}&type=box`, owner.token)).status).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';

const open = useTestApp();

interface Company {
  readonly id: number;
  readonly value: string;
  readonly boxes: number;
  readonly assets: number;
  readonly plan: readonly { readonly type: string; readonly used: number; readonly max: number }[];
}

async function listed(app: TestApp, token: string): Promise<readonly Company[]> {
  const answer = await app.call('companies.all', {}, token);
  return answer;
}

const tag = (number: number) => ({ visual_tag: `KD482C3${String(number)}6` });

describe('the companies of somebody', () => {
  it('are nobody else’s: without a session none, of a newcomer none', async () => {
    const app = open();
    await buildMember(app, 'owner');
    expect(await app.statusOf('companies.all', {})).toBe(401);
    expect(await listed(app, await buildToken(app, await buildUser(app)))).toEqual([]);
  });

  it('are listed by name, with what the owner has in them and what is used of the plan', async () => {
    const app = open();
    const { companyId, boxId, userId, token } = await buildMember(app, 'owner');
    const other = await buildBox(app, companyId);
    await buildAssets(app, { boxId, companyId, userId }, [tag(17), tag(18)]);
    await buildAssets(app, { boxId: other, companyId, userId }, [tag(19)]);
    const delegate = await buildUser(app);
    // Two relations of one person are one delegation.
    for (const template of ['companyDelegate', 'companyExpert'])
      await buildRelation(app, delegate, { companyId }, template);
    // A role that is offered to somebody counts like one that was given.
    const offer = {
      email: 'eva@campo.example',
      company_id: companyId,
      permission_template_id: 'companyExpert',
    };
    await app.attempt('invitations.createCompany', { body: offer }, token);
    await app.pool.query("insert into quota (company_id, kind, used, max) values ($1, 'box', 0, 10)", [
      companyId,
    ]);
    await app.pool.query(
      "update company set tax_id = '30500010912', name = 'Ñandú', renewal_at = '2027-03-31T00:00Z' where id = $1",
      [companyId],
    );
    const early = await buildCompany(app, [], 14);
    await app.pool.query("update company set name = 'Nación' where id = $1", [early]);
    await buildRelation(app, userId, { companyId: early }, 'companyExpert');

    const companies = await listed(app, token);
    // In Spanish order: ñ after n.
    expect(companies.map(({ value }) => value)).toEqual(['Nación', 'Ñandú']);
    expect(companies[1]).toEqual({
      id: companyId,
      closedAt: null,
      value: 'Ñandú',
      company_name: 'Ñandú',
      origin: 'OWNER',
      suplychain: 11,
      fk: 11,
      chainName: 'Ganadería',
      chainIcon: 'beef',
      rol: 'Productor',
      rolName: 'Productor',
      country: 'AR',
      taxId: '30500010912',
      tiers: ['plus', 'certified'],
      renewalAt: '2027-03-31',
      boxes: 2,
      assets: 3,
      noun: 'cabezas',
      plan: [
        { type: 'box', used: 2, max: 10 },
        { type: 'companyDelegation', used: 2, max: 100, invited: 1 },
        { type: 'asset:33', used: 3, max: 1_000_000 },
      ],
    });
    expect(companies[0]).toMatchObject({
      origin: 'EXPERT_USER',
      chainName: 'Cuero',
      boxes: 0,
      noun: null,
      renewalAt: null,
    });
    expect(
      await app.call('billing.quota', { query: { companyId, type: 'companyDelegation' } }, token),
    ).toMatchObject({ canUse: true, remainingQuota: 98 });
  });

  it('are at a tenant those of its chains, and never more', async () => {
    const app = open();
    const { companyId, userId, token } = await buildMember(app, 'owner');
    const leather = await buildCompany(app, [], 12);
    await buildRelation(app, userId, { companyId: leather }, 'owner');
    const idsAt = async (query: string) => {
      const { body } = await app.ask('GET', `/companies/all${query}`, { token });
      return (body as readonly Company[]).map(({ id }) => id).sort();
    };
    expect(await idsAt('?tenant=a3')).toEqual([leather]);
    for (const query of [
      '',
      '?tenant=app',
      '?tenant=nobody',
      '?tenant=..%2F',
      `?tenant=${'x'.repeat(5_000)}`,
    ])
      expect(await idsAt(query)).toEqual([companyId, leather].sort());
    expect((await app.ask('GET', '/companies/all?tenant=a&tenant=b', { token })).status).toBe(400);
  });

  it('hold, for who works in one establishment, that one alone, and nothing of the plan', async () => {
    const app = open();
    const { companyId, boxId, userId } = await buildMember(app, 'owner');
    const other = await buildBox(app, companyId);
    await buildAssets(app, { boxId, companyId, userId }, [tag(27), tag(28)]);
    await buildAssets(app, { boxId: other, companyId, userId }, [tag(29)]);
    const worker = await buildUser(app);
    await buildRelation(app, worker, { boxId: other }, 'burner');
    const [company, ...more] = await listed(app, await buildToken(app, worker));
    expect(more).toEqual([]);
    expect(company).toMatchObject({ id: companyId, origin: 'BOX_DELEGATE', boxes: 1, assets: 1, plan: [] });
  });

  it('are gone with the relation, at the next request', async () => {
    const app = open();
    const { token, userId } = await buildMember(app, 'companyDelegate');
    expect(await listed(app, token)).toHaveLength(1);
    await app.pool.query('delete from relation where user_id = $1', [userId]);
    expect(await listed(app, token)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { leatherGoods } from '@huella/domain/catalogue/assets/leather-goods';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { useTestApp } from '../../../test/app';
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

describe('the top bar', () => {
  it('offers what the user is related to, and nothing of others', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const second = await buildBox(app, owner.companyId, 8);
    await buildMember(app, 'owner');
    const body = await app.call('topBar.all', {}, owner);
    expect(body.suplyChain).toEqual([{ id: 11, value: 'Ganadería', icon: 'beef' }]);
    expect(body.actives.map(({ id }) => id).sort()).toEqual([...assetTypesOfChain(11)].sort());
    expect(body.actives.every(({ fk }) => fk === 11)).toBe(true);
    expect(body.companies).toMatchObject([{ id: owner.companyId, fk: 11, origin: 'OWNER' }]);
    expect(body.establishments.map((box) => box.id).sort()).toEqual([owner.boxId, second].sort());
    expect(body.establishments.every((box) => box.fk === owner.companyId)).toBe(true);
  });

  it('shows to a delegate of one establishment that one and its company', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await buildBox(app, owner.companyId);
    const delegate = await buildUser(app);
    await buildRelation(app, delegate, { boxId: owner.boxId }, 'marketing');
    const body = await app.call('topBar.all', {}, await buildToken(app, delegate));
    expect(body.companies).toMatchObject([{ id: owner.companyId, origin: 'BOX_DELEGATE' }]);
    expect(body.establishments.map((box) => box.id)).toEqual([owner.boxId]);
  });

  it('is empty for a user without any relation', async () => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    expect(await app.call('topBar.all', {}, token)).toEqual({
      suplyChain: [],
      actives: [],
      companies: [],
      establishments: [],
    });
  });

  it('speaks the language of the user', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await app.attempt('users.savePreferences', { body: { language: 'en' } }, owner);
    const body = await app.call('topBar.all', {}, owner);
    expect(body.suplyChain[0]?.value).toBe('Cattle');
    expect(body.establishments[0]?.subtypeName).toBe('Cow-calf');
  });
});

describe('an asset type in the top bar', () => {
  /** Somebody with an establishment of a subtype in a company of a chain, beside another one. */
  const buildPlace = async (userId: number, chain: number, subtype: number) => {
    const companyId = await buildCompany(open(), [], chain);
    await buildRelation(open(), userId, { companyId }, 'owner');
    return { userId, companyId, boxId: await buildBox(open(), companyId, subtype) };
  };

  it('of two chains is counted in each by itself', async () => {
    const { userId, token } = await buildMember(open(), 'owner');
    const grain = await buildPlace(userId, 12, 28);
    const hides = await buildPlace(userId, 14, 31);
    await buildAssets(open(), grain, [{ bag_code: 'S-1' }, { bag_code: 'S-2' }], storage);
    await buildAssets(open(), hides, [{ blend_code: 'L-1' }], storage);
    const { actives } = await open().call('topBar.all', {}, token);
    const counted = actives.filter(({ id }) => id === storage.id).map(({ fk, counted }) => [fk, counted]);
    expect(counted.toSorted()).toEqual([
      [12, 2],
      [14, 1],
    ]);
    for (const [chainId, count] of [
      [12, 2],
      [14, 1],
    ] as const)
      expect(await open().call('topBar.actives', { params: { chainId } }, token)).toContainEqual(
        expect.objectContaining({ id: storage.id, counted: count }),
      );
  });

  it('is offered where it can be identified, and where some of it came before', async () => {
    const { userId, token } = await buildMember(open(), 'owner');
    const tannery = await buildPlace(userId, 14, 31);
    const typesThere = async () =>
      (await open().call('topBar.all', {}, token)).establishments.find(({ id }) => id === tannery.boxId)
        ?.asset_type;
    expect(await typesThere()).toEqual([storage.id]);
    await buildAssets(open(), tannery, [{ serial_number: 'B-1' }], leatherGoods);
    expect(await typesThere()).toEqual([storage.id, leatherGoods.id]);
  });
});

/** What a level of the top bar offers, by id. */
async function idsAt(path: string, token: string): Promise<readonly number[]> {
  const { status, body } = await open().ask('GET', path, { token });
  expect(status).toBe(200);
  return (body as readonly { id: number }[]).map(({ id }) => id); // as declared
}

/** A user with a company of cattle and one of stored grain, each with an establishment. */
async function buildTwoChains() {
  const app = open();
  const owner = await buildMember(app, 'owner');
  const grain = await buildCompany(app, [], 12);
  const store = await buildBox(app, grain, 28);
  await buildRelation(app, owner.userId, { companyId: grain }, 'owner');
  return { ...owner, grain, store };
}

describe('the levels of the top bar, one by one', () => {
  it('are the same options as all at once', async () => {
    const { token, companyId, boxId, grain, store } = await buildTwoChains();
    const bar = await open().call('topBar.all', {}, token);
    expect(await idsAt('/topBar/owner/chains', token)).toEqual([11, 12]);
    expect((await idsAt('/topBar/companies/all', token)).toSorted()).toEqual([companyId, grain].toSorted());
    for (const { id } of bar.suplyChain) {
      expect(await open().call('topBar.actives', { params: { chainId: id } }, token)).toEqual(
        bar.actives.filter(({ fk }) => fk === id),
      );
    }
    for (const { id, fk } of bar.actives) {
      expect(await open().call('topBar.companies', { params: { assetId: id } }, token)).toEqual(
        bar.companies.filter((company) => company.fk === fk),
      );
    }
    for (const [company, box] of [
      [companyId, boxId],
      [grain, store],
    ] as const) {
      const body = await open().call('topBar.establishments', { params: { companyId: company } }, token);
      expect(body).toEqual(bar.establishments.filter(({ fk }) => fk === company));
      expect(body).toMatchObject([{ id: box }]);
    }
  });

  it('offer nothing under what is foreign or does not exist, and show no difference between the two', async () => {
    const { token } = await buildMember(open(), 'owner');
    const other = await buildTwoChains();
    const asked = [
      `/topBar/boxes/${String(other.grain)}/establishment`,
      '/topBar/boxes/999999/establishment',
      '/topBar/owner/actives/12/chain',
      '/topBar/owner/actives/99/chain',
      '/topBar/companies/35/actives',
      '/topBar/companies/99/actives',
    ];
    for (const path of asked) expect(await idsAt(path, token)).toEqual([]);
  });

  it('show to a delegate of one establishment that one alone', async () => {
    const app = open();
    const { companyId, boxId } = await buildMember(app, 'owner');
    await buildBox(app, companyId);
    const delegate = await buildUser(app);
    await buildRelation(app, delegate, { boxId }, 'marketing');
    const token = await buildToken(app, delegate);
    expect(await idsAt(`/topBar/boxes/${String(companyId)}/establishment`, token)).toEqual([boxId]);
  });

  it.each([
    '/topBar/owner/chains',
    '/topBar/owner/actives/11/chain',
    '/topBar/companies/33/actives',
    '/topBar/companies/all',
    '/topBar/boxes/1/establishment',
  ])('%s is for who is signed in, and takes ids alone', async (path) => {
    expect((await open().ask('GET', path)).status).toBe(401);
    const { token } = await buildMember(open(), 'owner');
    const malformed = path.replace(/\d+/, '1e3');
    if (malformed !== path) expect((await open().ask('GET', malformed, { token })).status).toBe(400);
  });
});

describe('the top bar at a tenant', () => {
  it('shows the chains that it is about, at every level', async () => {
    const { token, grain, store, companyId } = await buildTwoChains();
    const bar = await open().call('topBar.all', { query: { tenant: 'a3' } }, token);
    expect(bar.suplyChain.map(({ id }) => id)).toEqual([12]);
    expect(bar.actives.map(({ id, fk }) => [id, fk])).toEqual([[35, 12]]);
    expect(bar.companies.map(({ id }) => id)).toEqual([grain]);
    expect(bar.establishments.map(({ id }) => id)).toEqual([store]);
    expect(await idsAt('/topBar/owner/chains?tenant=a3', token)).toEqual([12]);
    expect(await idsAt('/topBar/owner/actives/11/chain?tenant=a3', token)).toEqual([]);
    expect(await idsAt('/topBar/companies/all?tenant=a3', token)).toEqual([grain]);
    expect(await idsAt('/topBar/companies/33/actives?tenant=a3', token)).toEqual([]);
    expect(await idsAt(`/topBar/boxes/${String(companyId)}/establishment?tenant=a3`, token)).toEqual([]);
  });

  it('never shows more than the user may choose, whatever the label', async () => {
    const { token } = await buildMember(open(), 'owner');
    await buildTwoChains();
    const bare = await open().call('topBar.all', {}, token);
    for (const label of ['app', 'nobody', '../', '__proto__', 'x'.repeat(5_000)]) {
      expect(await open().call('topBar.all', { query: { tenant: label } }, token)).toEqual(bare);
    }
    const empty = { suplyChain: [], actives: [], companies: [], establishments: [] };
    expect(await open().call('topBar.all', { query: { tenant: 'a3' } }, token)).toEqual(empty);
    expect((await open().ask('GET', '/topBar?tenant=a&tenant=b', { token })).status).toBe(400);
    const nobody = await buildToken(open(), await buildUser(open()));
    expect(await open().call('topBar.all', { query: { tenant: 'a3' } }, nobody)).toEqual(empty);
  });
});

describe('the counts of the menu', () => {
  it('are those of the lists that its entries lead to, in one question', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const second = await buildBox(app, owner.companyId, 8);
    const other = await buildMember(app, 'companyDelegate');
    const [viewer, delegate] = [await buildUser(app), await buildUser(app)];
    for (const boxId of [owner.boxId, second]) await buildRelation(app, viewer, { boxId }, 'viewer');
    await buildRelation(app, viewer, { boxId: other.boxId }, 'viewer');
    await buildRelation(app, delegate, { companyId: owner.companyId }, 'companyDelegate');
    // Anyone who has a place in both ways has it once.
    await buildRelation(app, delegate, { boxId: second }, 'administrator');
    const stranger = await buildUser(app);
    for (const userId of [owner.userId, other.userId, viewer, delegate, stranger]) {
      const token = await buildToken(app, userId);
      const list = async (path: string) => (await app.ask('GET', path, { token })).body as { type: string }[];
      const { establishments } = await app.call('topBar.all', {}, token);
      const made = await list('/users/delegations/all');
      expect(await list('/topBar/counts')).toEqual({
        companies: (await list('/companies/all')).length,
        boxes: establishments.length,
        delegations: made.length,
        companyDelegations: made.filter(({ type }) => type === 'COMPANY').length,
      });
    }
    const counts = (query = '') => app.ask('GET', `/topBar/counts${query}`, { token: owner.token });
    expect((await counts()).body).toEqual({ companies: 1, boxes: 2, delegations: 4, companyDelegations: 1 });
    // A tenant shows what is of its chains.
    expect((await counts('?tenant=a3')).body).toMatchObject({ companies: 0, boxes: 0 });
    expect(await app.statusOf('topBar.counts', {})).toBe(401);
    let asked = 0;
    const listen = () => (asked += 1);
    app.pool.on('acquire', listen);
    await counts();
    app.pool.off('acquire', listen);
    // That of the session, and this one.
    expect(asked).toBe(2);
  });
});

describe('the menu and the models', () => {
  it('come from the catalogue; an asset type without a model does not exist', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    expect(await app.call('topBar.menuItems', { params: { assetId: 33 } }, owner)).toContainEqual(
      expect.objectContaining({ path: '/assets', permission: 'ASSET_LIST' }),
    );
    expect(await app.statusOf('topBar.menuItems', { params: { assetId: 99 } }, owner)).toBe(404);
  });

  it('are given to members of the establishment only', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const stranger = await buildMember(app, 'owner');
    expect(await app.statusOf('models.all', { params: { boxId: owner.boxId } })).toBe(401);
    expect(await app.statusOf('models.all', { params: { boxId: owner.boxId } }, stranger)).toBe(404);
    const wanted = assetTypesOfChain(11).map((id): unknown => expect.objectContaining({ id }));
    expect(await app.call('models.all', { params: { boxId: owner.boxId } }, owner)).toEqual(
      expect.arrayContaining(wanted),
    );
  });
});

describe('the sample of a document', () => {
  /** The owner of a company of a chain, and an establishment of it. */
  async function buildOwner(chain: number, subtype: number) {
    const companyId = await buildCompany(open(), [], chain);
    const boxId = await buildBox(open(), companyId, subtype);
    const userId = await buildUser(open());
    await buildRelation(open(), userId, { companyId }, 'owner');
    return { boxId, token: await buildToken(open(), userId) };
  }
  const [grain, leather] = [12, 14];

  it('is a PDF in the language of the user', async () => {
    const { app, attempt } = open();
    const { boxId, token } = await buildOwner(leather, 31);
    await attempt('users.savePreferences', { body: { language: 'en' } }, token);
    const response = await app.inject({
      url: `/api/models/sample/${String(storage.id)}/${String(boxId)}/-1/lwg_file`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain('Sample');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is of fields that have one, in the form of the record or of an event', async () => {
    const { boxId, token } = await buildOwner(grain, 28);
    const stranger = await buildOwner(grain, 28);
    const ask = (eventType: number, field: string, member = token) =>
      open().statusOf('models.sample', { params: { assetId: storage.id, boxId, eventType, field } }, member);
    expect(await ask(104, 'report')).toBe(200);
    expect(await ask(-1, 'report')).toBe(404);
    expect(await ask(104, 'moisture')).toBe(404);
    expect(await ask(9999, 'report')).toBe(404);
    expect(await ask(104, '../report')).toBe(400);
    expect(await ask(104, 'report', stranger.token)).toBe(404);
  });
});

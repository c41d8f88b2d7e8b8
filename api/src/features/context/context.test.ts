import { describe, expect, it } from 'vitest';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { useTestApp } from '../../../test/app';
import { buildBox, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';

const open = useTestApp();

interface Bar {
  readonly suplyChain: readonly { id: number; value: string }[];
  readonly actives: readonly { id: number; fk: number }[];
  readonly companies: readonly { id: number; fk: number; origin: string }[];
  readonly establishments: readonly {
    id: number;
    fk: number;
    subtypeName: string;
    asset_type: readonly number[];
  }[];
}

describe('the top bar', () => {
  it('offers what the user is related to, and nothing of others', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const second = await buildBox(app, owner.companyId, 8);
    await buildMember(app, 'owner');
    const body = (await app.ask('GET', '/topBar', { token: owner.token })).body as Bar; // as declared
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
    const body = (await app.ask('GET', '/topBar', { token: await buildToken(app, delegate) })).body as Bar; // as declared
    expect(body.companies).toMatchObject([{ id: owner.companyId, origin: 'BOX_DELEGATE' }]);
    expect(body.establishments.map((box) => box.id)).toEqual([owner.boxId]);
  });

  it('is empty for a user without any relation', async () => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    const { body } = await app.ask('GET', '/topBar', { token });
    expect(body).toEqual({ suplyChain: [], actives: [], companies: [], establishments: [] });
  });

  it('speaks the language of the user', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await app.ask('POST', '/users/savePreferences', { token: owner.token, body: { language: 'en' } });
    const body = (await app.ask('GET', '/topBar', { token: owner.token })).body as Bar; // as declared
    expect(body.suplyChain[0]?.value).toBe('Cattle');
    expect(body.establishments[0]?.subtypeName).toBe('Cow-calf');
  });
});

describe('the menu and the models', () => {
  it('come from the catalogue; an asset type without a model does not exist', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const menu = await app.ask('GET', '/topBar/menuItems/33', { token: owner.token });
    expect(menu.body).toContainEqual(expect.objectContaining({ path: '/assets', permission: 'ASSET_LIST' }));
    expect((await app.ask('GET', '/topBar/menuItems/99', { token: owner.token })).status).toBe(404);
  });

  it('are given to members of the establishment only', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const stranger = await buildMember(app, 'owner');
    const path = `/models/get/all/${String(owner.boxId)}`;
    expect((await app.ask('GET', path)).status).toBe(401);
    expect((await app.ask('GET', path, { token: stranger.token })).status).toBe(404);
    const wanted = assetTypesOfChain(11).map((id): unknown => expect.objectContaining({ id }));
    const { body } = await app.ask('GET', path, { token: owner.token });
    expect(body).toEqual(expect.arrayContaining(wanted));
  });
});

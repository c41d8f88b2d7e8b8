import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember, buildToken, buildUser } from '../../../test/build';

const open = useTestApp();

const at = (chain: number, active: number, company: number, establishment: number) => ({
  topBar: {
    chain: { id: chain },
    active: { id: active },
    company: { id: company },
    establishment: { id: establishment },
  },
});

describe('what a page begins with', () => {
  it('is what the calls of its parts answer', async () => {
    const app = open();
    const { boxId, companyId, token } = await buildMember(app, 'owner');
    await app.call('users.savePreferences', { body: at(11, 33, companyId, boxId) }, token);
    expect(await app.call('start.get', {}, token)).toEqual({
      user: await app.call('users.getInfo', {}, token),
      topBar: await app.call('topBar.all', {}, token),
      place: { boxId, gaps: await app.call('fields.validate', { params: { boxId } }, token) },
    });
  });

  it("has no establishment where none is chosen, nor one that is none of the user's", async () => {
    const app = open();
    const { boxId, companyId } = await buildMember(app, 'owner');
    const stranger = await buildUser(app);
    const token = await buildToken(app, stranger);
    expect((await app.call('start.get', {}, token)).place).toBeNull();
    await app.call('users.savePreferences', { body: at(11, 33, companyId, boxId) }, token);
    expect((await app.call('start.get', {}, token)).place).toBeNull();
  });

  it('is for who is signed in', async () => {
    expect(await open().statusOf('start.get', {})).toBe(401);
  });
});

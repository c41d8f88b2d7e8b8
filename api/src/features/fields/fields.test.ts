import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import type { Sent } from '../../../test/build-input';

const open = useTestApp();

const validate = (app: TestApp, boxId: number, token?: string) =>
  app.attempt('fields.validate', { params: { boxId } }, token);
const records = (app: TestApp, boxId: number, token?: string) =>
  app.attempt('models.records', { params: { boxId } }, token);

interface Reply {
  readonly error_stack: readonly { kind: string; objectType: string; pk: number; field: string }[];
  readonly managers: readonly string[];
}

/** The places that are wrong: `box.l2`. */
async function placesOf(app: TestApp, boxId: number, token: string): Promise<readonly string[]> {
  const { error_stack } = (await validate(app, boxId, token)).body as Reply; // as declared
  return error_stack.map(({ objectType, field }) => `${objectType}.${field}`);
}

/** An establishment of a company, whole as their forms leave them. */
async function buildWhole(app: TestApp) {
  const owner = await buildMember(app, 'owner');
  const fields = JSON.stringify({ tax_id_ar: '30500010912' });
  await app.db.updateTable('company').set({ fields }).where('id', '=', owner.companyId).execute();
  return owner;
}

const setUser = ({ db }: TestApp, id: number, set: { lastname: string }) =>
  db.updateTable('app_user').set(set).where('id', '=', id).execute();

describe('what is missing around an establishment', () => {
  it('is nothing where all was filled by the forms', async () => {
    const app = open();
    const { boxId, token } = await buildWhole(app);
    expect((await validate(app, boxId, token)).body).toEqual({ error_stack: [], managers: ['Ana Pérez'] });
  });

  it('names record and field, of the user, the company and the establishment', async () => {
    const app = open();
    const { boxId, companyId, userId, token } = await buildWhole(app);
    await app.db.updateTable('company').set({ fields: '{}' }).where('id', '=', companyId).execute();
    await app.db.updateTable('box').set({ region: '', city: '' }).where('id', '=', boxId).execute();
    await setUser(app, userId, { lastname: '' });
    expect(await placesOf(app, boxId, token)).toEqual([
      'user.lastname',
      'company.tax_id_ar',
      'box.l2',
      'box.l3',
    ]);
    const { error_stack } = (await validate(app, boxId, token)).body as Reply; // as declared
    expect(error_stack[1]).toMatchObject({
      ...{ kind: 'required', objectType: 'company', pk: companyId, field: 'tax_id_ar', message: 'mandatory' },
      ...{ fieldLabel: 'CUIT', mayEdit: true, since: null },
    });

    // What was missing is saved, and nothing is left.
    const save = (objectType: 'box' | 'company' | 'user', pk: number, values: Sent) =>
      app.attempt('objects.add', { body: { action: 'update', objectType, pk, values } }, token);
    await save('user', userId, { lastname: 'Paz' });
    await save('company', companyId, { tax_id_ar: '30-50001091-2' });
    await save('box', boxId, { l2: 'B|AR', l3: 'Azul' });
    expect(await placesOf(app, boxId, token)).toEqual([]);
  });

  it('is shown to each user for themselves, with who can correct the rest', async () => {
    const app = open();
    const owner = await buildWhole(app);
    const viewer = await buildUser(app);
    await buildRelation(app, viewer, { boxId: owner.boxId }, 'viewer');
    const token = await buildToken(app, viewer);
    await setUser(app, viewer, { lastname: '' });
    await setUser(app, owner.userId, { lastname: '' });
    await app.db.updateTable('box').set({ city: '' }).where('id', '=', owner.boxId).execute();
    const { error_stack, managers } = (await validate(app, owner.boxId, token)).body as Reply; // as declared
    expect(error_stack).toMatchObject([
      { objectType: 'user', pk: viewer, field: 'lastname', mayEdit: true },
      { objectType: 'box', pk: owner.boxId, field: 'l3', mayEdit: false },
    ]);
    expect(managers).toEqual(['Ana']);
  });

  it('speaks the language of the user', async () => {
    const app = open();
    const { boxId, userId, token } = await buildWhole(app);
    await setUser(app, userId, { lastname: '' });
    await app.attempt('users.savePreferences', { body: { language: 'en' } }, token);
    expect((await validate(app, boxId, token)).body).toMatchObject({
      error_stack: [{ fieldLabel: 'Last name' }],
    });
  });

  it('holds a renewal from the moment that it is due', async () => {
    const app = open();
    const { boxId, companyId, token } = await buildWhole(app);
    const renewal = (at: Date | null) =>
      app.db.updateTable('company').set({ renewal_at: at }).where('id', '=', companyId).execute();
    await renewal(new Date(app.time.now.getTime() + 1));
    expect(await placesOf(app, boxId, token)).toEqual([]);
    await renewal(app.time.now);
    expect((await validate(app, boxId, token)).body).toMatchObject({
      error_stack: [
        {
          ...{ kind: 'renewal', objectType: 'company', pk: companyId, field: 'renewal' },
          ...{ message: 'renewalExpired', since: app.time.now.toISOString().slice(0, 10) },
        },
      ],
    });
    await renewal(null);
    expect(await placesOf(app, boxId, token)).toEqual([]);
  });

  it('is no business of others', async () => {
    const app = open();
    const { boxId } = await buildWhole(app);
    const stranger = await buildMember(app, 'owner');
    for (const ask of [validate, records]) {
      expect((await ask(app, boxId)).status).toBe(401);
      expect((await ask(app, boxId, stranger.token)).status).toBe(404);
      expect((await ask(app, 999_999, stranger.token)).status).toBe(404);
    }
    expect(await app.statusOf('fields.validate', { params: { boxId: 'x' } }, stranger)).toBe(400);
  });
});

describe('the models of the records around an establishment', () => {
  it('are those of the user, the company and the establishment, with what the user may change', async () => {
    const app = open();
    const owner = await buildWhole(app);
    const viewer = await buildUser(app);
    await buildRelation(app, viewer, { boxId: owner.boxId }, 'viewer');
    const listed = (await records(app, owner.boxId, await buildToken(app, viewer))).body;
    expect(listed).toMatchObject([
      { objectType: 'user', pk: viewer, mayEdit: true },
      { objectType: 'company', pk: owner.companyId, mayEdit: false },
      { objectType: 'box', pk: owner.boxId, mayEdit: false, attributes: expect.any(Array) },
    ]);
    const own = (await records(app, owner.boxId, owner.token)).body;
    expect(own).toMatchObject([{ mayEdit: true }, { mayEdit: true }, { mayEdit: true }]);
  });
});

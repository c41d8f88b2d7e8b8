import { beforeEach, describe, expect, it } from 'vitest';
import { buildAttribute } from '@huella/domain/catalogue/assets/build-model';
import type { AssetType } from '@huella/domain/model/asset-type';
import { useTestApp } from '../../../test/app';
import { type Member, buildColleague, buildMember } from '../../../test/build';
import { type Sent, buildAdd, buildUpdate } from '../../../test/build-input';
import { type Actor, type InputFor, issuesOf } from '../../../test/client';
import { papersModel } from '../../../test/papers-model';
import { putFile } from '../../../test/put-file';
import { goodFiles } from '../../../test/sample-files';
import { useModel } from '../../../test/use-model';

const model: AssetType = {
  ...papersModel,
  id: 991,
  attributes: [...papersModel.attributes, buildAttribute({ name: 'inner', type: 'file', private: true })],
};
useModel(model);
const open = useTestApp();
const subtype = 1;

let owner: Member;
let files: Awaited<ReturnType<typeof goodFiles>>;

type Asked = NonNullable<InputFor<'images.list'>['body']>;
const about = (body: Asked = {}): InputFor<'images.list'> => ({
  params: { assetId: model.id, boxId: owner.boxId },
  body,
});
const list = (body: Asked = {}, actor: Actor = owner) => open().call('images.list', about(body), actor);
const ask = (actor: Actor, body: Asked = {}) => open().statusOf('images.list', about(body), actor);
const namesOf = async (body: Asked = {}, actor: Actor = owner) =>
  (await list(body, actor)).images.map(({ originalName }) => originalName);

/** A picture that the owner has registered, or a file of another kind. */
async function put(originalName: string, kind = 'foto.jpg') {
  const found = files.find(([name]) => name === kind);
  if (found === undefined) throw new Error(`no sample is called ${kind}`);
  return { storageName: await putFile(open(), owner.token, found[1], originalName), originalName };
}

async function add(values: Sent): Promise<number> {
  return (await open().call('objects.add', buildAdd(owner, values, { assetType: model.id }), owner)).id;
}

beforeEach(async () => {
  files = await goodFiles();
  owner = await buildMember(open(), 'owner', subtype);
});

describe('the pictures of an establishment', () => {
  it('are for who may list its assets', async () => {
    await add({ name: 'A-1', photo: [await put('una.jpg')] });
    expect(await ask(null)).toBe(401);
    expect(await ask(await buildMember(open(), 'owner', subtype))).toBe(404);
    expect(await ask(await buildColleague(open(), owner, 'viewer'))).toBe(200);
    expect(await list()).toMatchObject({ total: 1, images: [{ field: 'photo', asset: { label: 'A-1' } }] });
  });

  it('are those that living assets hold now, in rows too, and no other files', async () => {
    const rows = [{ key: -1, scan: [await put('fila.jpg')] }];
    const id = await add({
      ...{ name: 'A-1', photo: [await put('vieja.jpg'), await put('hoja.pdf', 'dte.pdf')] },
      checks: rows,
    });
    expect(new Set(await namesOf())).toEqual(new Set(['fila.jpg', 'vieja.jpg']));
    const photo = [await put('nueva.jpg')];
    await open().call('objects.add', buildUpdate(id, { photo }, { assetType: model.id }), owner);
    expect(new Set(await namesOf())).toEqual(new Set(['nueva.jpg', 'fila.jpg']));
    await open().pool.query('update asset set deleted_at = now() where id = $1', [id]);
    await open().pool.query('update asset_slot set deleted = true where asset_id = $1', [id]);
    expect(await list()).toEqual({ images: [], total: 0 });
  });

  it('are found by attribute, by what names their asset, and by the day', async () => {
    await add({ name: 'Toro 1', photo: [await put('toro.jpg')] });
    await add({ name: 'Vaca 1', papers: [await put('vaca.jpg')] });
    const old = new Date('2026-01-10T02:00:00Z');
    await open()
      .db.updateTable('stored_file')
      .set({ created_at: old })
      .where('original_name', '=', 'vaca.jpg')
      .execute();
    expect(await namesOf()).toEqual(['toro.jpg', 'vaca.jpg']);
    expect(await namesOf({ field: 'papers' })).toEqual(['vaca.jpg']);
    expect(await namesOf({ filters: [{ field: 'name', operator: '=', value: 'TORO' }] })).toEqual([
      'toro.jpg',
    ]);
    // In the zone of the user it was still the day before.
    expect(await namesOf({ from: '2026-01-09', to: '2026-01-09' })).toEqual(['vaca.jpg']);
    expect(await namesOf({ from: '2026-01-10' })).toEqual(['toro.jpg']);
  });

  it('come in pages, with the exact total, to the very first', async () => {
    const photos: string[] = [];
    for (let at = 0; at < 11; at += 1) {
      const two = [await put(`${String(at)}a.jpg`), await put(`${String(at)}b.jpg`)];
      photos.push(...two.map(({ originalName }) => originalName));
      await add({ name: `A-${String(at)}`, photo: two });
    }
    const [one, two, past] = [await list(), await list({ page: 1 }), await list({ page: 9 })];
    expect([one.total, one.images.length, two.images.length]).toEqual([22, 20, 2]);
    expect(past).toEqual({ images: [], total: 22 });
    expect(new Set([...one.images, ...two.images].map(({ originalName }) => originalName))).toEqual(
      new Set(photos),
    );
  });

  it('leave out what may not be listed there, and what another company keeps private', async () => {
    await add({ name: 'A-1', inner: [await put('interna.jpg')], photo: [await put('foto.jpg')] });
    expect(new Set(await namesOf())).toEqual(new Set(['interna.jpg', 'foto.jpg']));
    const stranger = await buildMember(open(), 'owner', subtype);
    const { company_id } = await open()
      .db.selectFrom('box')
      .select('company_id')
      .where('id', '=', stranger.boxId)
      .executeTakeFirstOrThrow();
    await open()
      .db.updateTable('stored_file')
      .set({ company_id })
      .where('original_name', '=', 'interna.jpg')
      .execute();
    expect(await namesOf()).toEqual(['foto.jpg']);
    const params = { boxId: owner.boxId, assetId: model.id };
    const { version } = await open().call('fieldPermissions.get', { params }, owner);
    const shut = { list: ['photo'], new: [], edit: [] };
    await open().call('fieldPermissions.set', { params, body: { version, shut } }, owner);
    expect(await namesOf()).toEqual([]);
    const refused = await open().attempt('images.list', about({ field: 'photo' }), owner);
    expect([refused.status, issuesOf(refused)]).toMatchObject([
      400,
      [{ field: 'field', code: 'unknownField' }],
    ]);
  });

  it.each([
    ['an attribute that holds none', { field: 'name' }],
    ['a day that is none', { from: '2026-02-31' }],
    ['a page that is too large', { pageSize: 101 }],
    ['a filter of another attribute', { filters: [{ field: 'secret', value: 'a' }] }],
  ])('refuse %s', async (_name, body) => {
    expect(
      (
        await open().ask('POST', `/images/${String(model.id)}/${String(owner.boxId)}`, {
          token: owner.token,
          body,
        })
      ).status,
    ).toBe(400);
  });
});

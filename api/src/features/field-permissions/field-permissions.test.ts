import { describe, expect, it } from 'vitest';
import { genealogyFields } from '@huella/domain/catalogue/fields/cow-ar-genealogy';
import type { FieldPermissions } from '@huella/domain/calls/field-permissions';
import type { Values } from '@huella/domain/model/value';
import type { DisabledFields } from '@huella/domain/engine/access/field-access';
import { useTestApp, type Answer } from '../../../test/app';
import {
  type Member,
  buildAssets,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildLot, buildRows, buildUpdate } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
const cow = 33;

const pathOf = (boxId: number | string, assetType: number | string = cow) =>
  `/boxes/${String(boxId)}/fieldPermissions/${String(assetType)}`;
const permissionsOf = ({ body }: Answer) => body as FieldPermissions; // the shape the call declares

function set({ token, boxId }: Pick<Member, 'token' | 'boxId'>, shut: Partial<DisabledFields>, version = 0) {
  const body = { version, shut: { list: [], new: [], edit: [], ...shut } };
  return open().ask('PUT', pathOf(boxId), { token, body });
}

function shutIn({ groups }: FieldPermissions): readonly string[] {
  return groups.flatMap(({ fields }) =>
    fields.flatMap((field) =>
      (['list', 'new', 'edit'] as const)
        .filter((mode) => field[mode].fixed === null && !field[mode].isOpen)
        .map((mode) => `${field.name} ${mode}`),
    ),
  );
}

const stored = async () =>
  (await open().pool.query('select * from box_field_permission order by box_id, asset_type')).rows;

const add = ({ token, boxId }: Member, values: Values) =>
  open().attempt('objects.add', buildAdd({ boxId }, values), token);
const update = ({ token }: Member, pk: number, values: Values) =>
  open().attempt('objects.add', buildUpdate(pk, values), token);
const codesIn = ({ body }: Answer) =>
  (body as { issues: readonly { field: string; code: string }[] }).issues.map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('who says what of fields', () => {
  it('holds BOX_EDIT: nobody else may read or write it', async () => {
    const owner = await buildMember(open(), 'owner');
    const foreign = await buildMember(open(), 'owner');
    const administrator = await buildUser(open());
    await buildRelation(open(), administrator, { boxId: owner.boxId }, 'administrator');
    const elsewhere = await buildUser(open());
    const otherBox = await buildBox(open(), owner.companyId);
    await buildRelation(open(), elsewhere, { boxId: otherBox }, 'administrator');
    const body = { version: 0, shut: { list: ['paddock'], new: [], edit: [] } };
    for (const method of ['GET', 'PUT'] as const) {
      const ask = async (token?: string, path = pathOf(owner.boxId), sent: object = body) =>
        (await open().ask(method, path, { token, ...(method === 'PUT' && { body: sent }) })).status;
      expect(await ask()).toBe(401);
      expect(await ask(foreign.token)).toBe(404);
      expect(await ask(await buildToken(open(), elsewhere))).toBe(404);
      expect(await ask(await buildToken(open(), administrator))).toBe(403);
      expect(await ask(owner.token, pathOf(999_999))).toBe(404);
      // An asset type of another chain, and one that there is not.
      expect(await ask(owner.token, pathOf(owner.boxId, 37))).toBe(404);
      expect(await ask(owner.token, pathOf(owner.boxId, 9_999))).toBe(404);
      expect(await ask(owner.token, pathOf('here'))).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    [{}],
    [{ version: 0 }],
    [{ version: -1, shut: { list: [], new: [], edit: [] } }],
    [{ version: 0, shut: { list: 'paddock', new: [], edit: [] } }],
    [{ version: 0, shut: { list: [7], new: [], edit: [] } }],
    [{ version: 0, shut: { list: [''], new: [], edit: [] } }],
    [{ version: 0, shut: { list: Array.from({ length: 501 }, () => 'x'), new: [], edit: [] } }],
  ])('and says it well: anything else is refused, %#', async (body) => {
    const { token, boxId } = await buildMember(open(), 'owner');
    expect((await open().ask('PUT', pathOf(boxId), { token, body })).status).toBe(400);
    expect((await open().ask('GET', pathOf(boxId), { token })).body).toMatchObject({ version: 0 });
  });

  it('disables only what may be disabled, each fault in its place, and nothing of the rest', async () => {
    const owner = await buildMember(open(), 'owner', 8);
    const answer = await set(owner, {
      list: ['paddock', 'visual_tag', 'sex', 'hba', 'nothing'],
      new: ['electronic_tag'],
      edit: ['entry_date'],
    });
    expect(answer.status).toBe(400);
    expect(codesIn(answer)).toEqual([
      'hba unknownField',
      'nothing unknownField',
      'sex fieldStaysOpen',
      'visual_tag fieldStaysOpen',
      'electronic_tag fieldStaysOpen',
      'entry_date fieldStaysShut',
    ]);
    expect(permissionsOf(await open().ask('GET', pathOf(owner.boxId), { token: owner.token }))).toMatchObject(
      { version: 0, updated: null },
    );
  });

  it('is answered what holds now, in the groups of the form', async () => {
    const owner = await buildMember(open(), 'owner');
    const first = await set(owner, { list: ['paddock', 'paddock'], edit: ['weight'] });
    expect(first.status).toBe(200);
    const now = permissionsOf(first);
    expect(now).toMatchObject({
      box: { id: owner.boxId },
      company: { id: owner.companyId },
      assetType: cow,
      version: 1,
      updated: { at: open().time.now.toISOString(), by: 'Ana Pérez' },
    });
    expect(now.assetTypes.map(({ id }) => id)).toContain(34);
    expect(now.groups.length).toBeGreaterThan(3);
    const fields = now.groups.flatMap((group) => group.fields);
    for (const [name, isPublic] of Object.entries({ weight: true, certificate_files: true, paddock: false }))
      expect(fields.find((field) => field.name === name)).toMatchObject({ isPublic });
    expect(shutIn(now)).toEqual(expect.arrayContaining(['paddock list', 'weight edit']));
    expect(shutIn(now)).toHaveLength(2);
    expect(permissionsOf(await open().ask('GET', pathOf(owner.boxId), { token: owner.token }))).toEqual(now);
    expect(await stored()).toContainEqual(
      expect.objectContaining({ asset_type: cow, shut_list: ['paddock'], updated_by: owner.userId }),
    );
  });

  it('says it of what they saw: of two at once one hears that somebody was faster', async () => {
    const owner = await buildMember(open(), 'owner');
    // No matter who was faster, each says something else than that: what changes nothing is never late.
    for (const [version, edit] of [[], ['weight']].entries()) {
      const answers = await Promise.all([
        set(owner, { list: ['paddock'], edit }, version),
        set(owner, { list: ['notes'], edit }, version),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
    for (const version of [0, 1, 3]) expect((await set(owner, {}, version)).status).toBe(409);
  });

  it('writes nothing of a company whose renewal is due', async () => {
    const owner = await buildMember(open(), 'owner');
    await open().pool.query('update company set renewal_at = $2 where id = $1', [
      owner.companyId,
      open().time.now,
    ]);
    expect((await set(owner, { list: ['paddock'] })).status).toBe(409);
    expect((await open().ask('GET', pathOf(owner.boxId), { token: owner.token })).status).toBe(200);
  });
});

describe('a change of fields', () => {
  it('is among the changes of rights, in words, and so it is exported', async () => {
    const owner = await buildMember(open(), 'owner');
    await set(owner, { list: ['paddock'], edit: ['weight'] });
    await set(owner, { edit: ['paddock', 'weight'] }, 1);
    // What changes nothing is no change.
    expect((await set(owner, { edit: ['weight', 'paddock'] }, 2)).body).toMatchObject({ version: 2 });
    const changes = `/boxes/${String(owner.boxId)}/rights/changes`;
    const { token } = owner;
    const { rows } = await open().call(
      'rights.changesOfBox',
      { params: { boxId: owner.boxId }, query: { kind: 'fieldPermissions' } },
      token,
    );
    expect(rows.map(({ asset_type, before, after }) => [asset_type, before, after])).toEqual([
      ['Vacunos AR', ['Potrero o corral (ver)'], ['Potrero o corral (editar)']],
      ['Vacunos AR', [], ['Potrero o corral (ver)', 'Peso (editar)']],
    ]);
    expect(rows[0]).toMatchObject({
      kind: 'fieldPermissions',
      done_by: 'user',
      actor: { id: owner.userId },
      box: { id: owner.boxId },
      person: null,
      rol: null,
    });
    const file = await open().app.inject({
      method: 'GET',
      url: `/api${changes}/export?kind=fieldPermissions&language=en`,
      headers: { authorization: `Bearer ${token}` },
    });
    const read = await open().deps.sheets.read(file.rawPayload, 'x.xlsx', sheetLimits);
    expect(read.rows.flat()).toEqual(
      expect.arrayContaining([
        'Field permissions',
        'Cattle AR: Paddock or pen (see)',
        'Cattle AR: Paddock or pen (edit)',
        'Cattle AR: Paddock or pen (see), Weight (edit)',
      ]),
    );
  });
});

/** An establishment with an animal, and what a list of its animals answers. */
async function buildHerd() {
  const owner = await buildMember(open(), 'owner', 5);
  const [id = 0] = await buildAssets(open(), owner, [
    buildAnimal({ paddock: 'Norte', weight: 300, notes: 'Mansa' }),
  ]);
  const list = (ending = 'id/asc', filters: readonly object[] = []) => {
    const path = `/objects/get/all/33/asset/33/${String(owner.boxId)}/0/0/0/20/${ending}`;
    return open().ask('POST', path, { token: owner.token, body: { filters } });
  };
  return { owner, id, list };
}

describe('a field that is disabled', () => {
  it('to the eye is in no list, filter, order, record, export or proposal, from the next request on', async () => {
    const { owner, id, list } = await buildHerd();
    const { token, boxId } = owner;
    const filters = [{ field: 'paddock', operator: '=', value: 'Norte' }];
    const sheet = async () => {
      const answer = await open().app.inject({
        method: 'POST',
        url: `/api/objects/export/33/${String(boxId)}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: '{}',
      });
      return JSON.stringify((await open().deps.sheets.read(answer.rawPayload, 'x.xlsx', sheetLimits)).rows);
    };
    const seen = async () => {
      const own = { token };
      const answers = [
        await list(),
        await open().ask('GET', `/objects/get/asset/${String(id)}`, own),
        await open().ask('GET', `/custom/form/sources/used.paddock/${String(boxId)}`, own),
        await open().ask('GET', `/assets/${String(id)}/events`, own),
      ];
      const models = await open().ask('GET', `/models/get/all/${String(boxId)}`, own);
      const [model] = (models.body as { id: number; attributes: readonly { name: string }[] }[]).filter(
        (each) => each.id === cow,
      );
      return {
        found: answers.map(({ body }) => JSON.stringify(body).includes('Norte')),
        exported: (await sheet()).includes('Norte'),
        modelled: model?.attributes.some(({ name }) => name === 'paddock'),
        asked: [(await list('paddock/asc')).status, (await list('id/asc', filters)).status],
      };
    };
    const all = { found: [true, true, true, true], exported: true, modelled: true };
    expect(await seen()).toMatchObject({ ...all, asked: [200, 200] });
    expect((await set(owner, { list: ['paddock'] })).status).toBe(200);
    const none = { found: [false, false, false, false], exported: false, modelled: false };
    expect(await seen()).toEqual({ ...none, asked: [400, 400] });
    expect(codesIn(await update(owner, id, { paddock: 'Sur' }))).toEqual(['paddock fieldNotAllowed']);
    expect((await set(owner, {}, 1)).status).toBe(200);
    expect(await seen()).toMatchObject(all);
  });

  it('to new ones is refused by form, bulk call and sheet, and can be edited', async () => {
    const { owner, id } = await buildHerd();
    const { token, boxId } = owner;
    await set(owner, { new: ['paddock'] });
    expect(codesIn(await add(owner, buildAnimal({ paddock: 'Norte' })))).toEqual(['paddock fieldNotAllowed']);
    expect((await add(owner, buildAnimal())).status).toBe(200);
    const bulk = await open().attempt(
      'objects.addMassive',
      buildRows({ boxId }, [buildAnimal({ paddock: 'Norte' })]),
      token,
    );
    expect(bulk.status).toBe(400);
    expect(codesIn(bulk)).toContain('paddock fieldNotAllowed');
    const storageName = await putFile(open(), token, 'Caravana visual;Potrero\nAB123C0001;Norte\n');
    const { columns } = await open().call(
      'sheets.validate',
      {
        body: {
          fileInfo: { storage_name: storageName, original_name: 'rodeo.csv' },
          globalModelId: cow,
          mode: 'add',
          boxId,
        },
      },
      token,
    );
    expect(columns.map(({ field }) => field)).toEqual(['visual_tag', null]);
    const template = await open().app.inject({
      method: 'GET',
      url: `/api/parseExcel/template/33/${String(boxId)}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { rows } = await open().deps.sheets.read(template.rawPayload, 'x.xlsx', sheetLimits);
    expect(JSON.stringify(rows)).toContain('Caravana visual');
    expect(JSON.stringify(rows)).not.toContain('Potrero');
    expect((await update(owner, id, { paddock: 'Sur' })).status).toBe(200);
  });

  it('to edits is refused one by one and in bulk, and still seen and filled', async () => {
    const { owner, id, list } = await buildHerd();
    const { token, boxId } = owner;
    await set(owner, { edit: ['paddock', 'weight'] });
    expect(codesIn(await update(owner, id, { paddock: 'Sur' }))).toEqual(['paddock fieldNotAllowed']);
    const bulk = await open().attempt(
      'objects.addMassive',
      buildEvent({ boxId }, 0, { values: [{ pk: id, weight: 320 }] }),
      token,
    );
    expect(bulk.status).toBe(400);
    expect(codesIn(bulk)).toContain('weight fieldNotAllowed');
    expect(JSON.stringify((await list()).body)).toContain('Norte');
    expect((await add(owner, buildAnimal({ paddock: 'Norte', weight: 200 }))).status).toBe(200);
    const { rows } = await open().pool.query<{ attributes: Values }>(
      'select attributes from asset where id = $1',
      [id],
    );
    expect(rows[0]?.attributes).toMatchObject({ paddock: 'Norte', weight: 300 });
  });

  it('is disabled there alone: not in other establishments, of other types, nor in lots', async () => {
    const { owner } = await buildHerd();
    const other = { ...owner, boxId: await buildBox(open(), owner.companyId, 5) };
    await set(owner, { list: ['notes', 'paddock'] });
    expect((await add(other, buildAnimal({ paddock: 'Norte' }))).status).toBe(200);
    const lot = { name: 'Destete', opened_on: '2026-11-01', notes: 'Del lote' };
    const added = await open().call('objects.add', buildLot(owner, lot), owner);
    expect(JSON.stringify(added)).toContain('Del lote');
    const types = await open().ask('GET', pathOf(owner.boxId, 34), { token: owner.token });
    expect(shutIn(permissionsOf(types))).toEqual([]);
  });

  it('is proposed to nobody, not even in another establishment of the company', async () => {
    const { owner } = await buildHerd();
    const other = { ...owner, boxId: await buildBox(open(), owner.companyId, 5) };
    await buildAssets(open(), other, [buildAnimal({ paddock: 'Sur' })]);
    const proposed = async ({ token, boxId }: Member) => {
      const body = await open().call(
        'autocomplete.propose',
        {
          params: { fieldId: 'x', entityMode: 'asset', pkObjectType: 33, fieldOf: 'x', fieldName: 'paddock' },
          query: { boxId, value: '' },
        },
        token,
      );
      return body.map(({ value }) => value);
    };
    expect(await proposed(owner)).toEqual(['Norte', 'Sur']);
    await set(other, { list: ['paddock'] });
    expect(await proposed(owner)).toEqual(['Norte']);
    expect(await proposed(other)).toEqual([]);
  });

  it('to new ones or to edits alone still takes the rows of its list', async () => {
    const { owner } = await buildHerd();
    const [relationship] = genealogyFields[0]?.values ?? [];
    const keep = async () => {
      const values = { genealogy_relationship: relationship?.key, genealogy_name: 'Toro' };
      const body = { temporalDetailParentId: 'form-0001', field: 'genealogy', values };
      return await open().statusOf(
        'details.add',
        { params: { globalModel: 33, boxId: owner.boxId }, body },
        owner,
      );
    };
    await set(owner, { new: ['genealogy'] });
    expect(await keep()).toBe(200);
    await set(owner, { new: ['genealogy'], edit: ['genealogy'] }, 1);
    expect(await keep()).toBe(404);
  });
});

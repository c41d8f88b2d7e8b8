import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Values } from '@huella/domain/model/value';
import { leatherGoods } from '@huella/domain/catalogue/assets/leather-goods';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { useTestApp, type Answer } from '../../../test/app';
import { checkFiles } from '../../db/ledger/file-rows';
import { putFile } from '../../../test/put-file';
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

/** A maltster of the grain chain: keeps suppliers and articles. */
async function buildMaltster(template = 'owner', subtype = 36) {
  const app = open();
  const companyId = await buildCompany(app, [], 13);
  const boxId = await buildBox(app, companyId, subtype);
  const userId = await buildUser(app);
  const overCompany = template === 'owner';
  await buildRelation(app, userId, overCompany ? { companyId } : { boxId }, template);
  return { companyId, boxId, userId, token: await buildToken(app, userId) };
}
type Member = Awaited<ReturnType<typeof buildMaltster>>;

const address: Values = {
  supplier_country: 'BE',
  supplier_city: 'Hasselt',
  supplier_zip_code: '3500',
  supplier_address_street: 'Maastrichterstraat',
  supplier_address_street_number: '12',
};

const fieldsOf = (values: Values) =>
  Object.entries(values).map(([replace_field, value]) => ({ replace_field, value }));

function add(member: Member, typeId: number, value: string, fields: Values = {}): Promise<Answer> {
  const body = { boxId: member.boxId, value, autocomplete_module_replace_fields: fieldsOf(fields) };
  return open().attempt('entities.add', { params: { typeId }, body }, member);
}

const idOf = (answer: Answer) => {
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { id: number }).id; // checked just above
};

async function listed(member: Member, typeId: number): Promise<unknown> {
  return await open().call(
    'entities.list',
    { params: { entityType: typeId }, query: { boxId: member.boxId } },
    member,
  );
}

describe('named entities', () => {
  let owner: Member;
  beforeAll(async () => {
    owner = await buildMaltster();
  });

  it('are added, listed by name, read, changed and removed', async () => {
    const last = idOf(await add(owner, 3, 'Ñire'));
    const first = idOf(await add(owner, 3, 'Malta Pilsen'));
    expect(await listed(owner, 3)).toEqual([
      { id: first, version: 1, value: 'Malta Pilsen' },
      { id: last, version: 1, value: 'Ñire' },
    ]);
    const { token, boxId } = owner;
    const changed = await open().attempt(
      'entities.update',
      { params: { id: first }, body: { boxId, value: 'Malta Munich' } },
      token,
    );
    expect(changed).toMatchObject({ status: 200, body: { id: first, value: 'Malta Munich' } });
    const read = await open().call(
      'entities.get',
      { params: { entityType: 3, id: first }, query: { boxId } },
      token,
    );
    expect(read).toEqual({
      id: first,
      version: 2,
      value: 'Malta Munich',
      autocomplete_module_replace_fields: [],
    });
    const gone = await open().attempt('entities.remove', { params: { id: last }, query: { boxId } }, token);
    expect(gone).toMatchObject({ status: 200, body: { ok: true } });
    expect(await listed(owner, 3)).toEqual([{ id: first, version: 2, value: 'Malta Munich' }]);
  });

  it('of one kind have different names, however they are written', async () => {
    const id = idOf(await add(owner, 3, 'Lúpulo Saaz'));
    const taken = { status: 400, body: { issues: [{ field: 'value', code: 'notUnique' }] } };
    expect(await add(owner, 3, '  LUPULO   saaz ')).toMatchObject(taken);
    const other = idOf(await add(owner, 3, 'Levadura'));
    const { token, boxId } = owner;
    const renamed = await open().attempt(
      'entities.update',
      { params: { id: other }, body: { boxId, value: 'lupulo saaz' } },
      token,
    );
    expect(renamed).toMatchObject(taken);
    await open().call('entities.update', { params: { id }, body: { boxId, value: 'LÚPULO SAAZ' } }, token);
    expect((await add(await buildMaltster(), 3, 'Lúpulo Saaz')).status).toBe(200);
  });

  it('stay one when twenty add the same name at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(owner, 3, 'Cebada')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const found = (await listed(owner, 3)) as { value: string }[]; // the list's shape
    expect(found.filter(({ value }) => value === 'Cebada')).toHaveLength(1);
  });

  it('are of the kinds that the establishment keeps', async () => {
    expect((await add(owner, 4, 'Marca')).status).toBe(404);
    expect((await add(owner, 99, 'Algo')).status).toBe(404);
    const brewery = await buildMaltster('owner', 37);
    expect((await add(brewery, 4, 'La Rubia')).status).toBe(200);
    expect((await add(brewery, 2, 'Proveedor', address)).status).toBe(404);
  });
});

describe('a supplier', () => {
  it('keeps its address, and is read by its own path', async () => {
    const owner = await buildMaltster();
    const given: Values = { ...address, supplier_location: 'VLI|BE' };
    const id = idOf(await add(owner, 2, 'Boortmalt', given));
    const read = await open().attempt(
      'entities.getSupplier',
      { params: { id }, query: { boxId: owner.boxId } },
      owner,
    );
    expect(read).toMatchObject({ status: 200, body: { id, value: 'Boortmalt' } });
    const { autocomplete_module_replace_fields: fields } = read.body as {
      autocomplete_module_replace_fields: { replace_field: string; value: unknown }[];
    };
    expect(Object.fromEntries(fields.map((each) => [each.replace_field, each.value]))).toEqual(given);
  });

  it.each([
    ['without a street', { supplier_address_street: null }, 'supplier_address_street', 'mandatory'],
    ['of no country', { supplier_country: 'XX' }, 'supplier_country', 'notAnOption'],
    ['of a region elsewhere', { supplier_location: 'X|AR' }, 'supplier_location', 'optionNotOffered'],
    [
      'with a footprint, which a maltster does not count',
      { supplier_co2_footprint: 3 },
      'supplier_co2_footprint',
      'fieldNotAllowed',
    ],
    ['with a field of its own', { hidden: 'x' }, 'hidden', 'unknownField'],
  ])('%s is refused', async (_why, values, field, code) => {
    const owner = await buildMaltster();
    const answer = await add(owner, 2, 'Boortmalt', { ...address, ...values });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field, code }] } });
    expect(await listed(owner, 2)).toEqual([]);
  });

  it('of a tannery must say its footprint', async () => {
    const app = open();
    const companyId = await buildCompany(app, [], 14);
    const boxId = await buildBox(app, companyId, 31);
    const userId = await buildUser(app);
    await buildRelation(app, userId, { companyId }, 'owner');
    const tannery = { companyId, boxId, userId, token: await buildToken(app, userId) };
    const missing = await add(tannery, 2, 'Cueros del Sur', address);
    expect(missing).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'supplier_co2_footprint', code: 'mandatory' }] },
    });
    expect(
      (await add(tannery, 2, 'Cueros del Sur', { ...address, supplier_co2_footprint: 4.5 })).status,
    ).toBe(200);
  });
});

describe('the pictures of a supplier', () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#1b7a4b' } })
      .png()
      .toBuffer();
  const ref = (storageName: string, originalName = 'planta.png') => [{ storageName, originalName }];
  const stateOf = async (name: string) =>
    (await open()
      .db.selectFrom('stored_file')
      .select(['state', 'company_id'])
      .where('storage_name', '=', name)
      .executeTakeFirst()) ?? null;
  const usedDisk = async (companyId: number) =>
    (
      await open()
        .db.selectFrom('quota')
        .select('used')
        .where('company_id', '=', companyId)
        .where('kind', '=', 'disk')
        .executeTakeFirst()
    )?.used ?? 0;
  const read = async (name: string, token: string) =>
    await open().statusOf('files.read', { params: { storageName: name } }, token);

  it('are held, seen by who may list, and let go', async () => {
    const owner = await buildMaltster();
    const bytes = await png();
    const name = await putFile(open(), owner.token, bytes, 'planta.png');
    const id = idOf(await add(owner, 2, 'Malteria', { ...address, supplier_picture_1: ref(name) }));
    expect(await stateOf(name)).toEqual({ state: 'held', company_id: owner.companyId });
    expect(await usedDisk(owner.companyId)).toBe(bytes.length);
    expect(await read(name, owner.token)).toBe(200);
    expect(await read(name, (await buildMaltster()).token)).toBe(404);
    const { token, boxId } = owner;
    const change = (value: unknown) =>
      open().attempt(
        'entities.update',
        {
          params: { id },
          body: {
            boxId,
            value: 'Malteria',
            autocomplete_module_replace_fields: [{ replace_field: 'supplier_picture_1', value }],
          },
        },
        token,
      );
    expect((await change(ref(name))).status).toBe(200);
    expect(await usedDisk(owner.companyId)).toBe(bytes.length);
    const second = await putFile(open(), token, bytes, 'otra.png');
    expect((await change(ref(second, 'otra.png'))).status).toBe(200);
    expect(await stateOf(name)).toEqual({ state: 'registered', company_id: null });
    expect(await usedDisk(owner.companyId)).toBe(bytes.length);
    await open().attempt('entities.remove', { params: { id }, query: { boxId } }, token);
    expect(await stateOf(second)).toEqual({ state: 'registered', company_id: null });
    expect(await usedDisk(owner.companyId)).toBe(0);
  });

  it('may be taken by records of the company that choose the supplier', async () => {
    const app = open();
    const owner = await buildMaltster();
    const name = await putFile(app, owner.token, await png(), 'planta.png');
    idOf(await add(owner, 2, 'Malteria', { ...address, supplier_picture_1: ref(name) }));
    const helper = await buildUser(app);
    await buildRelation(app, helper, { boxId: owner.boxId }, 'administrator');
    const stranger = await buildMaltster();
    const claim = { key: 1, before: {}, after: { supplier_picture_1: ref(name) }, fields: {} };
    const refusedOf = async (companyId: number, userId: number) => {
      const holder = { model: malt, eventType: engineEvents.load, companyId, userId };
      return [...(await checkFiles(app.db, holder, [claim], 'asTheyAre')).refused.keys()];
    };
    expect(await refusedOf(owner.companyId, helper)).toEqual([]);
    expect(await refusedOf(stranger.companyId, stranger.userId)).toEqual([1]);
  });

  it("are refused where they are somebody else's, or none", async () => {
    const [owner, stranger] = [await buildMaltster(), await buildMaltster()];
    const foreign = await putFile(open(), stranger.token, await png(), 'planta.png');
    const text = await putFile(open(), owner.token, 'no picture', 'planta.png');
    for (const name of [foreign, text, 'abcdefghijklmnop1234']) {
      const answer = await add(owner, 2, 'Malteria', { ...address, supplier_picture_2: ref(name) });
      expect(answer).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'supplier_picture_2', code: 'badFile' }] },
      });
    }
    expect(await listed(owner, 2)).toEqual([]);
    expect((await stateOf(foreign))?.state).toBe('registered');
  });
});

describe('who may', () => {
  it('is given by the establishment', async () => {
    const owner = await buildMaltster();
    const id = idOf(await add(owner, 3, 'Malta'));
    const stranger = await buildMaltster();
    const viewer = await buildMaltster('viewer');
    const at = (member: Member) => `?boxId=${String(member.boxId)}`;
    const { ask } = open();
    // Nobody, a stranger to the establishment, and a stranger with an establishment of their own.
    expect((await ask('GET', `/autocomplete/3${at(owner)}`)).status).toBe(401);
    expect((await ask('GET', `/autocomplete/3${at(owner)}`, { token: stranger.token })).status).toBe(404);
    for (const method of ['GET', 'DELETE'] as const) {
      const path = `/autocomplete/${method === 'GET' ? '3/' : ''}${String(id)}${at(stranger)}`;
      expect((await ask(method, path, { token: stranger.token })).status).toBe(404);
    }
    const foreign = { boxId: stranger.boxId, value: 'Mío' };
    expect(
      (await ask('PUT', `/autocomplete/${String(id)}`, { token: stranger.token, body: foreign })).status,
    ).toBe(404);
    // Who may only look.
    expect((await ask('GET', `/autocomplete/3${at(viewer)}`, { token: viewer.token })).status).toBe(200);
    expect((await add(viewer, 3, 'Otra')).status).toBe(403);
    expect(await listed(owner, 3)).toEqual([{ id, version: 1, value: 'Malta' }]);
  });

  it('are of the establishment that is named, else of the one that the caller works in', async () => {
    const { token, boxId } = await buildMaltster();
    expect(await open().attemptRaw('entities.list', { params: { entityType: 3 } }, token)).toMatchObject({
      status: 400,
      body: { error: 'contextMissing' },
    });
    expect(
      await open().statusOf('entities.list', { params: { entityType: 3 }, query: { boxId: 'x' } }, token),
    ).toBe(400);
    const nowhere = await open().attemptRaw(
      'entities.add',
      { params: { typeId: 3 }, body: { value: 'x' } },
      token,
    );
    expect(nowhere).toMatchObject({ status: 400, body: { error: 'contextMissing' } });
    const none = { id: null };
    const topBar = { chain: none, active: none, company: none, establishment: { id: boxId } };
    await open().call('users.savePreferences', { body: { topBar } }, token);
    expect(await open().attemptRaw('entities.list', { params: { entityType: 3 } }, token)).toMatchObject({
      ...{ status: 200, body: [] },
      headers: { 'x-box-id': String(boxId) },
    });
    const elsewhere = { ...topBar, establishment: { id: (await buildMember(open(), 'owner')).boxId } };
    await open().call('users.savePreferences', { body: { topBar: elsewhere } }, token);
    expect(await open().statusOf('entities.list', { params: { entityType: 3 } }, token)).toBe(404);
  });
});

describe('proposals', () => {
  const path = (boxId: number, field: string, value: string) =>
    `/autocomplete/x/asset/33/x/${field}?boxId=${String(boxId)}&value=${encodeURIComponent(value)}`;

  it('are values that assets of the company have, as far as the user may list them', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    await buildAssets(app, member, [
      { visual_tag: 'MADRE01', sex: 'H' },
      { visual_tag: 'MADRE02', sex: 'H' },
      { visual_tag: 'TORO001', sex: 'M' },
    ]);
    const beside = { ...member, boxId: await buildBox(app, member.companyId) };
    await buildAssets(app, beside, [{ visual_tag: 'MADRE99', sex: 'H' }]);
    const foreign = await buildMember(app, 'owner');
    await buildAssets(app, foreign, [{ visual_tag: 'MADRE77', sex: 'H' }]);
    const found = await app.call(
      'autocomplete.propose',
      {
        params: { fieldId: 'x', entityMode: 'asset', pkObjectType: 33, fieldOf: 'x', fieldName: 'dam_tag' },
        query: { boxId: member.boxId, value: 'madre' },
      },
      member,
    );
    expect(found.map(({ value }) => value)).toEqual(['MADRE01', 'MADRE02', 'MADRE99']);
    // Somebody of one establishment sees what that one has.
    const userId = await buildUser(app);
    await buildRelation(app, userId, { boxId: member.boxId }, 'viewer');
    const viewer = await app.call(
      'autocomplete.propose',
      {
        params: { fieldId: 'x', entityMode: 'asset', pkObjectType: 33, fieldOf: 'x', fieldName: 'dam_tag' },
        query: { boxId: member.boxId, value: 'madre' },
      },
      await buildToken(app, userId),
    );
    expect(viewer.map(({ value }) => value)).toEqual(['MADRE01', 'MADRE02']);
  });

  it('are what the text may name, of another type as well, and of the own company alone', async () => {
    const app = open();
    const companyId = await buildCompany(app, [], 14);
    const boxId = await buildBox(app, companyId, 32);
    const userId = await buildUser(app);
    await buildRelation(app, userId, { companyId }, 'owner');
    const maker = { companyId, boxId, userId, token: await buildToken(app, userId) };
    await buildAssets(app, maker, [{ blend_code: 'BL260112FV1' }], storage);
    await buildAssets(app, maker, [{ serial_number: 'S-1', leather_lot: 'BL-COMPRADA' }], leatherGoods);
    const tannery = await buildMember(app, 'owner');
    await buildAssets(app, tannery, [{ blend_code: 'BL260112FV9' }], storage);
    const found = await app.call(
      'autocomplete.propose',
      {
        params: {
          fieldId: 'x',
          entityMode: 'asset',
          pkObjectType: 38,
          fieldOf: 'x',
          fieldName: 'leather_lot',
        },
        query: { boxId, value: 'bl' },
      },
      maker,
    );
    expect(found.map(({ value }) => value)).toEqual(['BL260112FV1', 'BL-COMPRADA']);
  });

  it('are what a cell of a row may name, and nothing else', async () => {
    const app = open();
    const maltster = await buildMaltster();
    await buildAssets(app, maltster, [{ uniqueid: 'CE-0042' }, { uniqueid: 'TR-0043' }], grain);
    await buildAssets(app, maltster, [{ uniqueid: 'CE-MALTA' }], malt);
    const params = {
      fieldId: 'x',
      entityMode: 'asset',
      pkObjectType: malt.id,
      fieldOf: 'x',
      fieldName: 'uniqueid',
    };
    const query = { boxId: maltster.boxId, value: 'ce', eventType: 103 };
    const found = await app.call('autocomplete.propose', { params, query }, maltster);
    expect(found.map(({ value }) => value)).toEqual(['CE-0042']);
  });

  it('come only once enough was typed, and only of fields that propose', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    const { token, boxId } = member;
    expect(
      await app.call(
        'autocomplete.propose',
        {
          params: { fieldId: 'x', entityMode: 'asset', pkObjectType: 33, fieldOf: 'x', fieldName: 'dam_tag' },
          query: { boxId, value: '' },
        },
        token,
      ),
    ).toEqual([]);
    expect(
      await app.statusOf(
        'autocomplete.propose',
        {
          params: { fieldId: 'x', entityMode: 'asset', pkObjectType: 33, fieldOf: 'x', fieldName: 'sex' },
          query: { boxId, value: 'madre' },
        },
        token,
      ),
    ).toBe(404);
    expect(
      await app.statusOf(
        'autocomplete.propose',
        {
          params: {
            fieldId: 'x',
            entityMode: 'asset',
            pkObjectType: 33,
            fieldOf: 'x',
            fieldName: '__proto__',
          },
          query: { boxId, value: 'madre' },
        },
        token,
      ),
    ).toBe(404);
    expect(
      await app.statusOf('autocomplete.propose', {
        params: { fieldId: 'x', entityMode: 'asset', pkObjectType: 33, fieldOf: 'x', fieldName: 'dam_tag' },
        query: { boxId, value: 'madre' },
      }),
    ).toBe(401);
    const stranger = await buildMember(app, 'owner');
    expect((await app.ask('GET', path(boxId, 'dam_tag', 'madre'), stranger)).status).toBe(404);
  });
});

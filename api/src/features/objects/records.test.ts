import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { loadCommonOptions } from '@huella/domain/reference/common-options';
import { company as companyModel } from '@huella/domain/catalogue/records/company';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { goodFiles } from '../../../test/sample-files';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import {
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';

const open = useTestApp();
beforeAll(() => loadCommonOptions(companyModel.attributes));

type Kind = 'company' | 'box' | 'user';
type Raw = Readonly<Record<string, unknown>>;

function add(app: TestApp, token: string | undefined, objectType: Kind, values: Raw, pkReferer?: number) {
  const body = { objectType, values, ...(pkReferer !== undefined && { pkReferer }) };
  return app.attempt('objects.add', { body: { action: 'add', ...body } }, token);
}

function update(
  app: TestApp,
  token: string | undefined,
  objectType: Kind,
  pk: number,
  values: Raw,
  version?: number,
) {
  const body = { objectType, pk, values, ...(version !== undefined && { version }) };
  return app.attempt('objects.add', { body: { action: 'update', ...body } }, token);
}

const get = (app: TestApp, token: string | undefined, objectType: Kind, pk: number) =>
  app.attempt('objects.get', { params: { objectType, pk } }, token);

const saved = ({ body }: Answer) => body as SavedRecord; // the shape the call declares
const issuesOf = ({ body }: Answer) =>
  Object.fromEntries(
    (body as { issues: { field: string; code: string }[] }).issues.map(({ field, code }) => [field, code]),
  );

const estancia = {
  company_name: 'Estancia La Paz',
  suplychain: '11',
  l1: 'AR',
  rol: 'Productor',
  tax_id_ar: '30-50001091-2',
  l2: 'B|AR',
  l3: 'Azul',
  company_email: 'hola@lapaz.example',
};

let aliases = 0;
const campo = (more: Raw = {}) => {
  aliases += 1;
  return {
    name: 'La Matilde',
    alias: `Matilde-${String(aliases)}`,
    subtype: '6',
    l1: 'AR',
    l2: 'B|AR',
    l3: 'Azul',
    timezone: 'America/Argentina/Buenos_Aires',
    accepts: 'chain',
    renspa: '01.017.0.00123/00',
    localizacion: '-36.777, -59.859',
    ...more,
  };
};

const companyRow = (app: TestApp, id: number) =>
  app.db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst();
const boxRow = (app: TestApp, id: number) =>
  app.db.selectFrom('box').selectAll().where('id', '=', id).executeTakeFirst();

async function sendersOf({ db }: TestApp, boxId: number) {
  const rows = await db.selectFrom('box_sender').selectAll().where('box_id', '=', boxId).execute();
  return rows.map((row) => row.company_id);
}

describe('a company', () => {
  it('is added by anybody signed in, who owns it from then on', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    expect((await add(app, undefined, 'company', estancia)).status).toBe(401);
    const answer = await add(app, token, 'company', estancia);
    expect(answer.status).toBe(200);
    const { id, label, values, labels, version } = saved(answer);
    expect({ label, version }).toEqual({ label: 'Estancia La Paz', version: 1 });
    expect(values).toMatchObject({ suplychain: '11', cadena: '11', tax_id_ar: '30500010912', l2: 'B|AR' });
    expect(labels).toMatchObject({ rol: 'Productor', tax_id_ar: '30-50001091-2', l1: 'Argentina' });
    const row = await companyRow(app, id);
    expect(row).toMatchObject({ chain: 11, rol: 'Productor', country: 'AR', tax_id: '30500010912' });
    expect(row?.fields).toMatchObject({ company_email: 'hola@lapaz.example', l3: 'Azul' });
    const relations = await app.db.selectFrom('relation').selectAll().where('company_id', '=', id).execute();
    expect(relations.map((each) => [each.user_id, each.template])).toEqual([[userId, 'owner']]);
    expect((await get(app, token, 'company', id)).body).toEqual(answer.body);
    const bar = await app.call('topBar.all', {}, token);
    expect(bar.companies.map((each) => each.id)).toEqual([id]);
  });

  it.each([
    [{ company_name: '' }, { company_name: 'mandatory' }],
    [{ rol: 'Servicio' }, { rol: 'optionNotOffered' }],
    [{ suplychain: '99' }, { suplychain: 'notAnOption' }],
    [{ tax_id_ar: '30-50001091-3' }, { tax_id_ar: 'wrongCheckDigit' }],
    [{ l1: 'UY' }, { tax_id_uy: 'mandatory' }],
    [{ tiers: ['certified'] }, { tiers: 'unknownField' }],
    [{ id: 1 }, { id: 'unknownField' }],
  ])('with %j is refused: %j', async (more, expected) => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    const answer = await add(app, token, 'company', { ...estancia, ...more });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toMatchObject(expected);
    const bar = await app.call('topBar.all', {}, token);
    expect(bar.companies).toEqual([]);
  });

  it('is changed by who may edit it, but for its chain and role', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { companyId, token } = owner;
    expect(issuesOf(await update(app, token, 'company', companyId, { company_name: 'Otra' }))).toEqual({
      tax_id_ar: 'mandatory',
    });
    const changes = { company_name: 'Otra', tax_id_ar: '20-12345678-6', web_page: 'https://otra.example' };
    const answer = await update(app, token, 'company', companyId, changes, 1);
    expect(answer.status).toBe(200);
    expect(saved(answer)).toMatchObject({ version: 2, label: 'Otra' });
    expect(await companyRow(app, companyId)).toMatchObject({
      name: 'Otra',
      tax_id: '20123456786',
      version: 2,
    });
    for (const locked of [{ rol: 'Industria' }, { suplychain: '10' }]) {
      const refused = await update(app, token, 'company', companyId, locked);
      expect(Object.values(issuesOf(refused))).toEqual(['fieldNotAllowed']);
    }
    expect((await update(app, token, 'company', companyId, { company_name: 'X2' }, 1)).status).toBe(409);
    expect(await companyRow(app, companyId)).toMatchObject({ name: 'Otra', chain: 11, rol: 'Productor' });
  });

  it("is nobody else's business, and not for those without the code to change", async () => {
    const app = open();
    const { companyId, boxId, token } = await buildMember(app, 'companyExpert');
    const stranger = await buildMember(app, 'owner');
    const delegate = await buildUser(app);
    await buildRelation(app, delegate, { boxId }, 'administrator');
    const ofBox = await buildToken(app, delegate);
    const changes = { company_name: 'Ajena', tax_id_ar: '20-12345678-6' };
    expect((await get(app, stranger.token, 'company', companyId)).status).toBe(404);
    expect((await update(app, stranger.token, 'company', companyId, changes)).status).toBe(404);
    expect((await get(app, stranger.token, 'company', 9_999_999)).status).toBe(404);
    expect((await get(app, undefined, 'company', companyId)).status).toBe(401);
    for (const each of [token, ofBox]) {
      expect((await get(app, each, 'company', companyId)).status).toBe(200);
      expect((await update(app, each, 'company', companyId, changes)).status).toBe(403);
    }
    const erased = await app.refusal(
      'objects.remove',
      { params: { objectType: 'company', pk: companyId } },
      stranger,
    );
    expect(erased.status).toBe(404);
    expect((await companyRow(app, companyId))?.version).toBe(1);
  });

  it.each(['company', 'box'] as const)('is never deleted: who may edit a %s is told so', async (of) => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const pk = of === 'box' ? owner.boxId : owner.companyId;
    const remove = (token: string) =>
      app.refusal('objects.remove', { params: { objectType: of, pk } }, token);
    expect(await remove(owner.token)).toMatchObject({ status: 409, error: 'neverDeleted' });
    const expert = await buildUser(app);
    await buildRelation(app, expert, { companyId: owner.companyId }, 'companyExpert');
    expect((await remove(await buildToken(app, expert))).status).toBe(403);
    expect((await remove((await buildMember(app, 'owner')).token)).status).toBe(404);
    expect((await get(app, owner.token, of, pk)).status).toBe(200);
  });

  it('holds its logo and papers, which everybody may see, and pays for them', async () => {
    const app = open();
    const token = await buildToken(app, await buildUser(app));
    const png = (await goodFiles()).find(([, , content]) => content === 'png')?.[1] ?? '';
    const [logo, paper] = [await putFile(app, token, png, 'a.png'), await putFile(app, token, png, 'b.png')];
    const stranger = await buildMember(app, 'owner');
    const foreign = await putFile(app, stranger.token, png, 'c.png');
    const named = (name: string) => [{ storageName: name, originalName: 'x.png' }];
    const refused = await add(app, token, 'company', { ...estancia, logo: named(foreign) });
    expect(issuesOf(refused)).toEqual({ logo: 'badFile' });
    const answer = await add(app, token, 'company', {
      ...estancia,
      logo: named(logo),
      certificates: named(paper),
    });
    expect(answer.status).toBe(200);
    const { id } = saved(answer);
    const used = async () =>
      (await app.db.selectFrom('quota').select(['kind', 'used']).where('company_id', '=', id).execute())[0];
    expect(await used()).toEqual({ kind: 'disk', used: 2 * png.length });
    const shown = (name: string) => app.attempt('files.readPublic', { params: { storageName: name } });
    expect([(await shown(logo)).status, (await shown(foreign)).status]).toEqual([200, 404]);
    const asked = (who: string) => app.attempt('files.read', { params: { storageName: logo } }, who);
    expect([(await asked(token)).status, (await asked(stranger.token)).status]).toEqual([200, 404]);
    expect((await update(app, token, 'company', id, { certificates: null })).status).toBe(200);
    expect(await used()).toEqual({ kind: 'disk', used: png.length });
    expect((await shown(paper)).status).toBe(404);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('is one too many at the end of the quota, also when two are added at once', async () => {
    const app = open();
    const { companyId, token } = await buildMember(app, 'owner');
    await app.db
      .insertInto('quota')
      .values({ company_id: companyId, kind: 'company', used: 0, max: 2 })
      .execute();
    const room = () => app.attempt('billing.quota', { query: { companyId, type: 'company' } }, token);
    expect((await room()).body).toMatchObject({ canUse: true, remainingQuota: 1, companiesOwnerLength: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => add(app, token, 'company', estancia)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await room()).body).toMatchObject({ canUse: false, remainingQuota: 0, companiesOwnerLength: 2 });
  });
});

describe('an establishment', () => {
  it('is added by who may, and is among the places of the company at once', async () => {
    const app = open();
    const { companyId, boxId, token } = await buildMember(app, 'owner');
    const answer = await add(
      app,
      token,
      'box',
      campo({ parent_box: String(boxId), subtype: '8' }),
      companyId,
    );
    expect(answer.status).toBe(200);
    const { id, values } = saved(answer);
    expect(values).toMatchObject({ subtype: '8', l2: 'B|AR', l3: 'Azul', accepts: 'chain' });
    expect(await boxRow(app, id)).toMatchObject({
      company_id: companyId,
      parent_id: boxId,
      subtype: 8,
      city: 'Azul',
      region: 'Buenos Aires',
      lat: -36.777,
      lng: -59.859,
      version: 1,
    });
    const bar = await app.call('topBar.all', {}, token);
    expect(bar.establishments.map((each) => each.id)).toContain(id);
    expect((await get(app, token, 'box', id)).body).toEqual(answer.body);
  });

  it('is refused to strangers, to who may not, and without a company', async () => {
    const app = open();
    const { companyId, boxId } = await buildMember(app, 'owner');
    const stranger = await buildMember(app, 'owner');
    const expert = await buildUser(app);
    await buildRelation(app, expert, { companyId }, 'companyExpert');
    const administrator = await buildUser(app);
    await buildRelation(app, administrator, { boxId }, 'administrator');
    const box = campo();
    expect((await add(app, undefined, 'box', box, companyId)).status).toBe(401);
    expect((await add(app, stranger.token, 'box', box, companyId)).status).toBe(404);
    expect((await add(app, stranger.token, 'box', box)).status).toBe(404);
    for (const userId of [expert, administrator]) {
      const token = await buildToken(app, userId);
      expect((await add(app, token, 'box', box, companyId)).status).toBe(403);
      expect((await update(app, token, 'box', boxId, { name: 'Otro' })).status).toBe(403);
      expect((await get(app, token, 'box', boxId)).status).toBe(200);
    }
    expect((await get(app, stranger.token, 'box', boxId)).status).toBe(404);
    expect((await update(app, stranger.token, 'box', boxId, { name: 'Otro' })).status).toBe(404);
    expect((await boxRow(app, boxId))?.version).toBe(1);
  });

  it.each([
    [{ subtype: '10' }, { subtype: 'notAnOption' }],
    [{ subtype: '31' }, { subtype: 'notAnOption' }],
    [{ alias: 'x' }, { alias: 'tooShort' }],
    [{ l2: 'B|UY' }, { l2: 'notAnOption' }],
    [{ l1: 'BE' }, { l1: 'notAnOption' }],
    [{ timezone: 'Mars/Olympus' }, { timezone: 'notAnOption' }],
    [{ renspa: '1' }, { renspa: 'wrongFormat' }],
    [{ company_id: 7 }, { company_id: 'unknownField' }],
    [{ accepts: 'listed', senders: [{ key: 3, alias: 'nadie' }] }, { 'senders.3.alias': 'msgNoFacility' }],
  ])('with %j is refused: %j', async (more, expected) => {
    const app = open();
    const { companyId, token } = await buildMember(app, 'owner');
    const answer = await add(app, token, 'box', campo(more), companyId);
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toMatchObject(expected);
  });

  it('is not inside an establishment of another company', async () => {
    const app = open();
    const { companyId, token } = await buildMember(app, 'owner');
    const foreign = await buildBox(app, await buildCompany(app));
    const answer = await add(app, token, 'box', campo({ parent_box: String(foreign) }), companyId);
    expect(issuesOf(answer)).toEqual({ parent_box: 'notAnOption' });
  });

  it('has an alias of its own, however it is written: of two at once one wins', async () => {
    const app = open();
    const one = await buildMember(app, 'owner');
    const other = await buildMember(app, 'owner');
    const twins = [
      add(app, one.token, 'box', campo({ alias: 'El Ombú' }), one.companyId),
      add(app, other.token, 'box', campo({ alias: 'EL OMBÚ ' }), other.companyId),
    ];
    const answers = await Promise.all(twins);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const lost = answers.find(({ status }) => status === 400);
    expect(lost && issuesOf(lost)).toEqual({ alias: 'notUnique' });
    const kept = await app.db.selectFrom('box').select('id').where('alias_key', '=', 'el ombú').execute();
    expect(kept).toHaveLength(1);
    const taken = await update(app, one.token, 'box', one.boxId, { alias: 'el ombú' });
    expect(issuesOf(taken)).toEqual({ alias: 'notUnique' });
    expect((await boxRow(app, one.boxId))?.version).toBe(1);
  });

  it('lists the companies that it accepts assets from, and keeps them when something else changes', async () => {
    const app = open();
    const { boxId, token } = await buildMember(app, 'owner');
    const sender = await buildMember(app, 'owner');
    const { alias = '' } = (await boxRow(app, sender.boxId)) ?? {};
    const listed = { accepts: 'listed', senders: [{ key: 1, alias: alias.toUpperCase() }] };
    const first = await update(app, token, 'box', boxId, listed, 1);
    expect(first.status).toBe(200);
    expect(await boxRow(app, boxId)).toMatchObject({ accepts: 'listed' });
    expect(await sendersOf(app, boxId)).toEqual([sender.companyId]);
    const { alias: own = '' } = (await boxRow(app, boxId)) ?? {};
    const against = async () => {
      const [target] = await app.call(
        'boxes.checkAlias',
        { params: { alias: own, boxId: sender.boxId, assetId: 33, eventType: 1000 }, body: {} },
        sender,
      );
      return target?.error.map(({ code }) => code);
    };
    expect(await against()).toEqual([]);
    await update(app, sender.token, 'box', sender.boxId, { alias: 'otro-alias' });
    expect((await update(app, token, 'box', boxId, { name: 'Nuevo nombre' }, 2)).status).toBe(200);
    expect(await boxRow(app, boxId)).toMatchObject({ name: 'Nuevo nombre' });
    expect(await sendersOf(app, boxId)).toEqual([sender.companyId]);
    expect((await update(app, token, 'box', boxId, { accepts: 'company' }, 3)).status).toBe(200);
    expect(await boxRow(app, boxId)).toMatchObject({ accepts: 'company' });
    expect(await sendersOf(app, boxId)).toEqual([]);
    expect(await against()).toEqual(['notAccepted']);
    const elsewhere = await buildBox(app, await buildCompany(app, [], 12), 27);
    const { alias: foreign = '' } = (await boxRow(app, elsewhere)) ?? {};
    const refused = await update(app, token, 'box', boxId, {
      ...listed,
      senders: [{ key: 1, alias: foreign }],
    });
    expect(issuesOf(refused)).toEqual({ 'senders.1.alias': 'otherChain' });
  });

  it('keeps its type and parent, and refuses a version that is gone', async () => {
    const app = open();
    const { boxId, token } = await buildMember(app, 'owner');
    expect(issuesOf(await update(app, token, 'box', boxId, { subtype: '8' }))).toEqual({
      subtype: 'fieldNotAllowed',
    });
    const answers = await Promise.all(
      ['Uno', 'Dos'].map((name) => update(app, token, 'box', boxId, { name }, 1)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await boxRow(app, boxId))?.version).toBe(2);
  });

  it('is one too many at the end of the quota, also when two are added at once', async () => {
    const app = open();
    const { companyId, token } = await buildMember(app, 'owner');
    await app.db
      .insertInto('quota')
      .values({ company_id: companyId, kind: 'box', used: 0, max: 2 })
      .execute();
    const room = () => app.attempt('billing.quota', { query: { companyId, type: 'box' } }, token);
    expect((await room()).body).toMatchObject({ canUse: true, remainingQuota: 1 });
    const answers = await Promise.all([1, 2].map(() => add(app, token, 'box', campo(), companyId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await room()).body).toMatchObject({ canUse: false, remainingQuota: 0 });
  });
});

describe('a user', () => {
  it('sees and changes themselves, and nobody else', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    const other = await buildUser(app);
    const shown = saved(await get(app, token, 'user', userId));
    expect(shown.values).toMatchObject({ firstname: 'Ana', l1: 'AR', language: 'es' });
    const changes = {
      firstname: 'Ana María',
      tax_id_ar: '20-12345678-6',
      phone: '11 4839-1234',
      timezone: 'Europe/Madrid',
      notifications: ['transferReceived'],
    };
    const answer = await update(app, token, 'user', userId, changes, shown.version);
    expect(answer.status).toBe(200);
    expect(saved(answer).values).toMatchObject({ phone: '+541148391234', timezone: 'Europe/Madrid' });
    expect(await app.call('users.getInfo', {}, token)).toMatchObject({
      firstname: 'Ana María',
      timezone: 'Europe/Madrid',
    });
    for (const id of [other, 9_999_999]) {
      expect((await get(app, token, 'user', id)).status).toBe(404);
      expect((await update(app, token, 'user', id, { firstname: 'Otra' })).status).toBe(404);
    }
    expect((await get(app, undefined, 'user', userId)).status).toBe(401);
    expect((await add(app, token, 'user', changes)).status).toBe(404);
    const untouched = await app.db.selectFrom('app_user').selectAll().where('id', '=', other).execute();
    expect(untouched[0]).toMatchObject({ firstname: 'Ana', version: 1 });
  });

  it('keeps no choice of notices that are not offered any more', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    const choose = (notifications: readonly string[]) =>
      app.pool.query('update app_user set fields = $2 where id = $1', [
        userId,
        JSON.stringify({ notifications }),
      ]);
    const chosen = async () => saved(await get(app, token, 'user', userId)).values['notifications'];
    await choose(['runEnded', 'transferReceived', 'expiry']);
    expect(await chosen()).toEqual(['transferReceived']);
    await choose(['runEnded']);
    expect(await chosen()).toBeUndefined();
    expect((await update(app, token, 'user', userId, { job: 'Capataz' })).status).toBe(200);
    const row = await app.db.selectFrom('app_user').select('fields').where('id', '=', userId).execute();
    expect(row).toEqual([{ fields: { job: 'Capataz', notifications: [] } }]);
  });

  it('is told of what arrives until they say otherwise, however short their first form was', async () => {
    const app = open();
    const userId = await buildUser(app);
    const token = await buildToken(app, userId);
    const chosen = async () => saved(await get(app, token, 'user', userId)).values['notifications'];
    expect(await chosen()).toEqual(['transferReceived']);
    await update(app, token, 'user', userId, { firstname: 'Ana María' });
    expect(await chosen()).toEqual(['transferReceived']);
    expect((await update(app, token, 'user', userId, { notifications: null })).status).toBe(200);
    expect(await chosen()).toBeUndefined();
  });

  it.each([
    [{ email: 'otra@huella.example' }, { email: 'fieldNotAllowed' }],
    [{ firstname: 'A' }, { firstname: 'tooShort' }],
    [{ password_hash: 'x' }, { password_hash: 'unknownField' }],
    [{ language: 'fr' }, { language: 'notAnOption' }],
    [{ notifications: ['runEnded'] }, { notifications: 'notAnOption' }],
  ])('with %j is refused: %j', async (changes, expected) => {
    const app = open();
    const userId = await buildUser(app);
    const answer = await update(app, await buildToken(app, userId), 'user', userId, changes);
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toMatchObject(expected);
  });
});

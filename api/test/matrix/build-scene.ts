import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { permissionTemplates } from '@huella/domain/rules/relations';
import type { TestApp } from '../app';
import { buildAnimal } from '../build-animal';
import { buildAssets, buildBox, buildCompany, buildRelation, buildToken, buildUser } from '../build';
import { sendAssets } from '../../src/db/ledger/transit-rows';
import { transact } from '../../src/db/transact';
import { supplierAddress } from '../build-input';
import { putFile } from '../put-file';
import { boxKey, companyKey, missing, type Belongings, type Person, type Scene, type World } from './worlds';

/** Every id of its own kind and size: one that is taken for another kind finds nothing. */
async function partIds({ pool }: TestApp): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences
     where schemaname = 'public' and sequencename <> 'sandbox_company_id' order by sequencename`,
  );
  for (const [at, { name }] of rows.entries())
    await pool.query(`alter sequence ${name} restart with ${String((at + 1) * 1_000_000 + 101)}`);
}

/** A person with a token who holds a template over places, and what is theirs alone. */
async function buildPerson(
  app: TestApp,
  name: string,
  held: readonly { readonly over: { companyId: number } | { boxId: number }; readonly template: string }[],
): Promise<Person & { readonly token: string; readonly belongings: Omit<Belongings, 'uploadId'> }> {
  const userId = await buildUser(app);
  const templates = new Map<string, readonly string[]>();
  for (const { over, template } of held) {
    await buildRelation(app, userId, over, template);
    const key = 'boxId' in over ? boxKey(over.boxId) : companyKey(over.companyId);
    templates.set(key, [...(templates.get(key) ?? []), template]);
  }
  const token = await buildToken(app, userId);
  await buildToken(app, userId);
  const belongings = {
    userId,
    email: await getText(app, 'select email as found from app_user where id = $1', [userId]),
    storageName: await putFile(app, token, 'a;b\n1;2\n'),
    sessionId: await getText(
      app,
      'select id::text as found from session where user_id = $1 order by created_at desc, id limit 1',
      [userId],
    ),
    passkeyId: await getId(
      app,
      `insert into passkey (user_id, name, credential_id, public_key, counter, transports, created_at)
       values ($1::bigint, 'Llave', int8send($1::bigint), '\\x00', 0, '{}', $2) returning id as found`,
      [userId, app.time.now],
    ),
    detailId: await getId(
      app,
      `insert into detail_draft (user_id, temporal_id, asset_type, field, row, created_at)
       values ($1, 'form-0001', 33, 'genealogy', '{}', $2) returning id as found`,
      [userId, app.time.now],
    ),
  };
  return { name, token, home: 'own', isKnown: true, templates, belongings: { ...belongings, uploadId: 0 } };
}

async function getId({ pool }: TestApp, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await pool.query<{ found: number }>(text, [...values]);
  return rows[0]?.found ?? 0;
}

async function getText({ pool }: TestApp, text: string, values: readonly unknown[]): Promise<string> {
  const { rows } = await pool.query<{ found: string }>(text, [...values]);
  return rows[0]?.found ?? '';
}

const upload = (row: string) =>
  `insert into upload_row select (jsonb_populate_record(r, jsonb_build_object('upload_id', $1::bigint))).* from upload_row r where upload_id = ${row}`;

/** The same sheet of rows that are typed in, for another person. */
async function copyUpload(app: TestApp, from: number, userId: number): Promise<number> {
  const id = await getId(app, "select nextval(pg_get_serial_sequence('upload', 'id')) as found", []);
  await app.pool.query(
    `insert into upload overriding system value
     select (jsonb_populate_record(u, jsonb_build_object('id', $1::bigint, 'user_id', $2::bigint))).* from upload u where id = $3`,
    [id, userId, from],
  );
  await app.pool.query(upload('$2'), [id, from]);
  return id;
}

/** An invitation that nobody took yet. */
function offerRole(app: TestApp, { boxId, userId }: { boxId: number; userId: number }): Promise<number> {
  const email = `invited-${String(boxId)}@huella.example`;
  return getId(
    app,
    `insert into invitation (email, email_key, box_id, template, invited_by, language, nonce, hash, created_at, expires_at)
     values ($1, $1, $2::bigint, 'viewer', $3, 'es', int8send($2::bigint), int8send($2::bigint), $4::timestamptz,
             $4::timestamptz + interval '1 day') returning id as found`,
    [email, boxId, userId, app.time.now],
  );
}

let tag = 0;

/** A company with two establishments and an owner, with one of everything that calls can name in each. */
async function buildEstate(app: TestApp) {
  const companyId = await buildCompany(app);
  const keeperCompanyId = await buildCompany(app, [], 13);
  const keeperBoxId = await buildBox(app, keeperCompanyId, 36);
  const boxIds = [await buildBox(app, companyId), await buildBox(app, companyId)] as const;
  const owner = await buildPerson(app, 'owner', [
    { over: { companyId }, template: 'owner' },
    { over: { companyId: keeperCompanyId }, template: 'owner' },
  ]);
  const { userId } = owner.belongings;
  const worldOf = async (boxId: number, targetBoxId: number): Promise<World> => {
    tag += 1;
    const animal = buildAnimal({ visual_tag: `KD482D${String(tag).padStart(3, '0')}6` });
    const [assetId = 0] = await buildAssets(app, { boxId, companyId, userId }, [animal]);
    const call = async (path: string, body: object) => {
      const answer = await app.ask('POST', path, { token: owner.token, body });
      if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer.body)}`);
      return answer.body as { id: number; ExcelUploadId: number }; // as the calls below declare
    };
    const about = { objectType: 'lot', pkObjectType: cowAr.id, globalModel: cowAr.id, pkReferer: boxId };
    const values = { name: `Lote ${String(tag)}`, opened_on: '2026-11-20' };
    const lot = await call('/objects/add', { ...about, action: 'add', values });
    await call(`/lots/${String(lot.id)}/assets`, { action: 'add', pks: [assetId] });
    const entity = await call('/autocomplete/3', { boxId: keeperBoxId, value: `Malta ${String(tag)}` });
    const supplier = await call('/autocomplete/2', {
      boxId: keeperBoxId,
      value: `Cereal ${String(tag)}`,
      autocomplete_module_replace_fields: supplierAddress,
    });
    const run = await call('/objects/add/massive', {
      ...about,
      objectType: 'asset',
      action: 'update',
      pks: [assetId],
      common: { paddock: 'Norte' },
      actionContext: { context: 'massive_manual_form', eventType: 0 },
      submitKey: `world-run-${String(tag)}`,
    });
    const sheet = await call('/parseExcel/addForManualUpload', { boxId, globalModelId: cowAr.id, rows: 1 });
    const holderId = await buildUser(app);
    await buildRelation(app, holderId, { boxId }, 'viewer');
    await buildRelation(app, holderId, { companyId }, 'companyDelegate');
    const alias = (id: number) => getText(app, 'select alias as found from box where id = $1', [id]);
    return {
      companyId,
      boxId,
      alias: await alias(boxId),
      keeperBoxId,
      targetBoxId,
      targetAlias: await alias(targetBoxId),
      receiverId: await buildUser(app),
      holderId,
      assetId,
      lotId: lot.id,
      entityId: entity.id,
      supplierId: supplier.id,
      eventId: await getId(
        app,
        'select event_id as found from event_asset where asset_id = $1 order by sequence desc limit 1',
        [assetId],
      ),
      runId: run.id,
      transferId: await sendWithin(app, { boxId, companyId, userId }),
      starterId: userId,
      invitationId: await offerRole(app, { boxId, userId }),
      ...owner.belongings,
      uploadId: sheet.ExcelUploadId,
    };
  };
  const worlds = [await worldOf(boxIds[0], boxIds[1]), await worldOf(boxIds[1], boxIds[0])] as const;
  return { companyId, keeperCompanyId, keeperBoxId, owner, worlds };
}

let sent = 0;

/** Something on its way from an establishment to the same one, so that one transfer is for every call about transfers. */
async function sendWithin(
  app: TestApp,
  where: { readonly boxId: number; readonly companyId: number; readonly userId: number },
): Promise<number> {
  sent += 1;
  const [assetId = 0] = await buildAssets(app, where, [
    buildAnimal({ visual_tag: `KD482E${String(sent).padStart(3, '0')}6` }),
  ]);
  const id = await getId(
    app,
    `insert into transfer (event_id, asset_type, source_box_id, target_box_id, kind, state, assets_count, created_by,
                           created_at, submit_key)
     select event_id, 33, $1, $1, 'ownership', 'in_transit', 1, $2, $3, 'matrix-' || event_id
     from event_asset where asset_id = $4 returning id as found`,
    [where.boxId, where.userId, app.time.now, assetId],
  );
  await transact(app.db, (db) => sendAssets(db, id, [assetId]));
  return id;
}

/** Every kind of user, and three companies: theirs, one of a stranger, and one that has to do with none of them. */
export async function buildScene(app: TestApp): Promise<Scene> {
  await partIds(app);
  const estate = await buildEstate(app);
  const [strange, foreign] = [await buildEstate(app), await buildEstate(app)];
  const [own, sister] = estate.worlds;
  const overBox = (template: string) => [
    { over: { boxId: own.boxId }, template },
    { over: { boxId: own.keeperBoxId }, template },
  ];
  const overCompany = (template: string) => [
    { over: { companyId: estate.companyId }, template },
    { over: { companyId: estate.keeperCompanyId }, template },
  ];
  const people: Person[] = [
    { name: 'nobody', token: null, isKnown: false, templates: new Map(), belongings: null, home: 'own' },
    { ...strange.owner, name: 'a stranger', home: 'stranger' },
    estate.owner,
  ];
  for (const { id, over } of permissionTemplates.filter((each) => each.id !== 'owner'))
    people.push(await buildPerson(app, id, over === 'box' ? overBox(id) : overCompany(id)));
  const sandboxed = await buildPerson(app, 'a sandbox', []);
  const disabled = await buildPerson(app, 'a disabled user', overCompany('companyDelegate'));
  const removed = await buildPerson(app, 'somebody whose right was taken away', overBox('administrator'));
  people.push(sandboxed, { ...disabled, isKnown: false }, { ...removed, templates: new Map() });
  const members = await Promise.all(
    people.map(async (person) => {
      const { belongings } = person;
      if (belongings === null) return person;
      const { uploadId: from } = person.home === 'own' ? own : strange.worlds[0];
      const uploadId = await copyUpload(app, from, belongings.userId);
      return { ...person, belongings: { ...belongings, uploadId } };
    }),
  );
  const set = (text: string, { belongings: { userId } }: { belongings: { userId: number } }) =>
    app.pool.query(text, [userId]);
  await set('update app_user set sandbox = true where id = $1', sandboxed);
  await set('update app_user set disabled_at = now() where id = $1', disabled);
  await set('delete from relation where user_id = $1', removed);
  const worlds = { own, sister, stranger: strange.worlds[0], foreign: foreign.worlds[0], missing };
  const companyOf = new Map(
    [estate, strange, foreign].flatMap((each): [number, number][] => [
      ...each.worlds.map((world): [number, number] => [world.boxId, each.companyId]),
      [each.keeperBoxId, each.keeperCompanyId],
    ]),
  );
  return { people: members, companyOf, worlds };
}

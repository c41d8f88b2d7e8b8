import { describe } from 'vitest';
import { buildAnimal } from '../build-animal';
import { supplierAddress } from '../build-input';
import { putFile } from '../put-file';
import { anyList, anyNumber, anyText, testTable, type Row } from './table';
import type { World } from './world';

const weighing = 1;
const papers = { dte_motive: 'INV' };
const headerValues = { date: '2026-11-19', comment: 'Recorrida' };
const context = (eventType: number) => ({ context: 'manual_form', eventType });
/** The envelope of the documents, with every name that it has. */
const envelope = ({ owner }: World, more: object) => ({
  ...{ labels: {}, headerValues, action: 'update', actionContext: context(-1), pk: null },
  ...{ objectType: 'asset', pkObjectType: 33, pkReferer: owner.boxId, holder: owner.boxId },
  ...{ temporalDetailParentId: null, globalModel: 33, ...more },
});
const relative = { genealogy_relationship: 'Padre', genealogy_name: 'Toro' };

let serial = 0;
const nameOf = (what: string) => `${what} ${String((serial += 1))}`;

/** A named entity of the maltster, and how it is asked for: no establishment is named. */
async function entity({ app, keeper }: World, typeId: number) {
  const value = nameOf('Cereal');
  const fields = typeId === 2 ? { autocomplete_module_replace_fields: supplierAddress } : {};
  const { id } = await app.call('entities.add', { params: { typeId }, body: { value, ...fields } }, keeper);
  return { id: String(id), value, token: keeper.token, headers: { 'x-box-id': String(keeper.boxId) } };
}

async function sheet({ app, owner }: World) {
  const storage_name = await putFile(app, owner.token, 'Caravana visual;Sexo\nAB123C9001;Hembra\n');
  return { fileInfo: { storage_name, original_name: 'rodeo.csv' }, globalModelId: 33 };
}

async function staged(world: World): Promise<number> {
  const body = { ...(await sheet(world)), mode: 'add' } as const;
  return (await world.app.call('sheets.validate', { body }, world.owner)).ExcelUploadId;
}

const rows: readonly Row[] = [
  [
    'POST objects/add, of a new asset',
    (world) => ({
      path: '/objects/add',
      body: envelope(world, { action: 'add', values: buildAnimal() }),
      answer: { id: anyNumber, values: {}, labels: {} },
    }),
  ],
  [
    'POST objects/add, of an update',
    async (world) => ({
      path: '/objects/add',
      body: envelope(world, { pk: await world.animal(), values: { notes: 'Mansa' } }),
      answer: { values: { notes: 'Mansa' } },
    }),
  ],
  [
    'POST objects/add, of an event',
    async (world) => ({
      path: '/objects/add',
      body: envelope(world, {
        pk: await world.animal(),
        actionContext: context(weighing),
        values: { weight: 312, weighing_type: 'PER' },
      }),
      answer: { values: { weight: 312 } },
    }),
  ],
  [
    'POST objects/add/massive, of new assets',
    (world) => ({
      path: '/objects/add/massive',
      body: envelope(world, { action: 'add', labels: [], values: [buildAnimal(), buildAnimal()] }),
      answer: { state: 'completed', total: 2 },
    }),
  ],
  ...['pk', '_pk_'].map((key): Row => [
    `POST objects/add/massive, of an event on rows with ${key}`,
    async (world) => ({
      path: '/objects/add/massive',
      body: envelope(world, {
        actionContext: context(weighing),
        values: [{ [key]: await world.animal(), weight: 312, weighing_type: 'PER' }],
      }),
      answer: { state: 'completed', total: 1 },
    }),
  ]),
  [
    'POST objects/add/assets/transfer/massive',
    async (world) => ({
      path: '/objects/add/assets/transfer/massive',
      body: envelope(world, {
        boxSource: world.owner.boxId,
        boxTarget: world.receiver.boxId,
        actionContext: context(1000),
        values: [{ _pk_: await world.animal(), ...papers, _transferLot_: true }],
      }),
      answer: { transfer: { kind: 'possession' } },
    }),
  ],
  [
    'DELETE objects/details',
    async ({ app, owner }) => {
      const params = { globalModel: 33, boxId: owner.boxId };
      const body = { temporalDetailParentId: 'fake-form-1', field: 'genealogy', values: relative };
      const { id } = await app.call('details.add', { params, body }, owner);
      return { path: '/objects/details', body: [id] };
    },
  ],
  [
    'DELETE objects/delete/{objectType}/{pk}',
    async ({ app, owner }) => {
      const about = { objectType: 'lot', pkObjectType: 33, globalModel: 33, pkReferer: owner.boxId } as const;
      const values = { name: nameOf('Lote'), opened_on: '2026-11-20' };
      const { id } = await app.call('objects.add', { body: { ...about, action: 'add', values } }, owner);
      return { path: `/objects/delete/lot/${String(id)}` };
    },
  ],
  [
    'GET objects/get/{objectTypeBindForm}/{pk}',
    async ({ animal }) => ({
      path: `/objects/get/asset/${String(await animal())}`,
      answer: { values: {}, labels: {} },
    }),
  ],
  [
    'POST objects/get/all/{globalModel}/{objectType}/{pkObjectType}/{pk}/0/{temporalPkReferer}{token}, of a saved record',
    async (world) => {
      const values = { ...buildAnimal(), genealogy: [{ key: -1, ...relative }] };
      const body = envelope(world, { action: 'add', values, labels: {} });
      const saved = await world.app.ask('POST', '/objects/add', { token: world.owner.token, body });
      const { id } = saved.body as { id: number }; // as the call declares
      return {
        path: `/objects/get/all/33/genealogy/33/${String(id)}/0/0`,
        body: { filters: [] },
        answer: { res: [{ values: { genealogy_name: 'Toro' } }], resTotal: 1 },
      };
    },
  ],
  [
    'POST objects/get/all/{globalModel}/{objectType}/{pkObjectType}/{pk}/0/{temporalPkReferer}{token}, of a new one',
    async ({ app, owner }) => {
      const params = { globalModel: 33, boxId: owner.boxId };
      const body = { temporalDetailParentId: 'fake-form-2', field: 'genealogy', values: relative };
      await app.call('details.add', { params, body }, owner);
      return {
        path: '/objects/get/all/33/genealogy/33/0/0/fake-form-2',
        body: {},
        answer: { res: [{ values: { genealogy_name: 'Toro' } }], resTotal: 1 },
      };
    },
  ],
  [
    'POST objects/get/all/{assetId}/asset/{assetId}/{boxId}/0/0/0/-1/{sortField}/{sortDir}/all',
    ({ owner }) => ({
      path: `/objects/get/all/33/asset/33/${String(owner.boxId)}/0/0/0/-1/id/asc/all`,
      body: { filters: [] },
      answer: { res: anyList },
    }),
  ],
  [
    'GET boxes/fromAlias/{alias}/{boxId}/{assetId}/{eventType}',
    async ({ owner, receiver, animal }) => ({
      path: `/boxes/fromAlias/${receiver.alias}/${String(owner.boxId)}/33/1000`,
      body: { assetsList: [await animal()] },
      answer: [{ id: receiver.boxId, box_name: anyText, company: {}, error: [], mds: anyList }],
    }),
  ],
  [
    'GET autocomplete/{fieldId}/{entityMode}/{pkObjectType}/{fieldId}/{fieldName}?value=',
    ({ owner }) => ({
      path: '/autocomplete/1/asset/33/1/paddock?value=nort',
      answer: [],
      headers: { 'x-box-id': String(owner.boxId) },
    }),
  ],
  [
    'GET custom/form/sources/{endpoint}/{pk}',
    ({ owner }) => ({ path: `/custom/form/sources/paddocks/${String(owner.boxId)}`, answer: anyList }),
  ],
  [
    'GET custom/form/sources/{endpoint}/{globalModel}/{fieldName}/{pk}/{parentId}',
    ({ owner }) => ({
      path: `/custom/form/sources/paddocks/33/paddock/${String(owner.boxId)}/0`,
      answer: { value: null },
    }),
  ],
  [
    'GET models/autonumsufix/get/{table}',
    ({ keeper }) => ({
      path: '/models/autonumsufix/get/asset',
      token: keeper.token,
      answer: { sufix: '1' },
      headers: { 'x-box-id': String(keeper.boxId) },
    }),
  ],
  [
    'GET authorizations/auth-to-resend/{objectType}/{pk}',
    ({ owner }) => ({
      path: `/authorizations/auth-to-resend/company/${String(owner.companyId)}`,
      answer: { ids: [] },
    }),
  ],
  [
    'POST authorizations/resend/{objectType}/{pk}/{rowKey}',
    async ({ app, owner, secretFor }) => {
      const email = 'apoderada@documentos.example';
      const values = {
        ...{ company_name: 'Las Acacias', tax_id_ar: '30-50001091-2' },
        authorized_persons: [{ key: -1, name: 'Ana', lastname: 'Paz', email }],
      };
      const body = { action: 'update', objectType: 'company', pk: owner.companyId, values } as const;
      await app.call('objects.add', { body }, owner);
      await secretFor(email);
      app.time.now = new Date(app.time.now.getTime() + 600_000);
      return { path: `/authorizations/resend/company/${String(owner.companyId)}/1` };
    },
  ],
  [
    'POST api/genealogy/sra',
    ({ owner }) => ({
      path: '/genealogy/sra',
      body: { mode: 'hba', category: 'VQ', breed: 'AA', userId: owner.userId, hba: '1' },
      answer: anyList,
    }),
  ],
  [
    'GET parseExcel/{excelUploadId}',
    async (world) => ({
      path: `/parseExcel/${String(await staged(world))}`,
      answer: { data: [{ row: anyNumber, texts: {} }], paircolumns: anyList },
    }),
  ],
  ...(['add', 'new'] as const).map((mode): Row => [
    `POST parseExcel/validate, mode ${mode}`,
    async (world) => ({
      path: '/parseExcel/validate',
      body: { ...(await sheet(world)), mode, eventType: -1 },
      answer: { specificRows: 1, missingColumns: anyList, boxId: world.owner.boxId },
    }),
  ]),
  [
    'POST parseExcel/addForManualUpload',
    () => ({ path: '/parseExcel/addForManualUpload', answer: { ExcelUploadId: anyNumber } }),
  ],
  [
    'PUT parseExcel/updatePairs',
    async (world) => ({
      path: '/parseExcel/updatePairs',
      body: {
        fixedColumns: [{ originColumn: 'visual_tag', excelColumn: 'Caravana visual' }],
        excelUploadId: await staged(world),
        isAllpair: false,
      },
      answer: { paircolumns: anyList },
    }),
  ],
  [
    'GET boxes/{boxId}/positionGeometry',
    ({ owner }) => ({
      path: `/boxes/${String(owner.boxId)}/positionGeometry`,
      answer: { geometries: anyList },
    }),
  ],
  [
    'GET lots/get/assets/{lotId}',
    ({ lotId }) => ({
      path: `/lots/get/assets/${String(lotId)}`,
      answer: [{ id_asset: anyNumber, asset_data: {} }],
    }),
  ],
  [
    'POST lots/{lotId}/events/massive',
    (world) => ({
      path: `/lots/${String(world.lotId)}/events/massive`,
      body: {
        ...envelope(world, { actionContext: context(weighing) }),
        common: { weight: 320, weighing_type: 'PER' },
      },
      answer: { state: 'completed', total: 1 },
    }),
  ],
  ['GET lots/{lotId}', ({ lotId }) => ({ path: `/lots/${String(lotId)}`, answer: { id: lotId } })],
  ['DELETE lots/{lotId}', ({ lotId }) => ({ path: `/lots/${String(lotId)}` })],
  [
    'GET autocomplete/{entityType}',
    async (world) => {
      const { id, value, token, headers } = await entity(world, 3);
      return { path: '/autocomplete/3', token, headers, answer: [{ id: Number(id), value }] };
    },
  ],
  [
    'GET autocomplete/supplier/{id}',
    async (world) => {
      const { id, value, token, headers } = await entity(world, 2);
      const answer = { value, autocomplete_module_replace_fields: anyList };
      return { path: `/autocomplete/supplier/${id}`, token, headers, answer };
    },
  ],
  [
    'GET autocomplete/{entityType}/{id}',
    async (world) => {
      const { id, value, token, headers } = await entity(world, 3);
      return { path: `/autocomplete/3/${id}`, token, headers, answer: { value } };
    },
  ],
  [
    'POST autocomplete/{typeId}',
    ({ keeper }) => ({
      path: '/autocomplete/2',
      body: { value: nameOf('Maltería'), autocomplete_module_replace_fields: supplierAddress },
      token: keeper.token,
      answer: { id: anyNumber },
      headers: { 'x-box-id': String(keeper.boxId) },
    }),
  ],
  [
    'PUT autocomplete/{id}',
    async (world) => {
      const { id, token } = await entity(world, 3);
      const value = nameOf('Otro');
      return { path: `/autocomplete/${id}`, body: { value }, token, answer: { value } };
    },
  ],
  [
    'DELETE autocomplete/{id}',
    async (world) => {
      const { id, token } = await entity(world, 3);
      return { path: `/autocomplete/${id}`, token };
    },
  ],
];

describe('the calls of document 2', () => {
  testTable(rows, []);
});

import { describe } from 'vitest';
import { buildBox, buildColleague, buildCompany } from '../build';
import { buildAnimal } from '../build-animal';
import { buildBags, buildKeeper, buildRecord, loadOracle } from '../build-oracle';
import { anyList, anyNumber, anyText, testTable, type Row } from './table';
import type { World } from './world';

/** The public id of an animal of the farm. */
async function publicId({ app, animal }: World): Promise<string> {
  const { rows } = await app.pool.query<{ found: string }>(
    'select public_id as found from asset where id = $1',
    [await animal()],
  );
  return rows[0]?.found ?? '';
}

const delegations = ['', '/received'].map((of): Row => [
  `GET users/delegations${of}/all`,
  () => ({ path: `/users/delegations${of}/all`, answer: anyList }),
]);
const entities = ['box', 'company'] as const;
const idOf = ({ owner }: World, of: (typeof entities)[number]) =>
  String(of === 'box' ? owner.boxId : owner.companyId);

const rows: readonly Row[] = [
  [
    'GET {qr-base}/{id}',
    async (world) => ({
      path: `/qr/identeco/${await publicId(world)}`,
      token: null,
      answer: { attributes: anyList, sections: anyList, theme: {}, model: 33 },
    }),
  ],
  [
    'GET {qr-base}/{id}, of nothing',
    () => ({ path: '/qr/identeco/nothing', token: null, status: 206, answer: { message: anyText } }),
  ],
  [
    'POST {qr-scan}/{id}',
    async (world) => ({ path: `/qr/identeco/${await publicId(world)}/scan`, token: null }),
  ],
  [
    'GET boxes/{id}/companies',
    ({ owner }) => ({ path: `/boxes/${String(owner.companyId)}/companies`, answer: [{ id: owner.boxId }] }),
  ],
  [
    'GET boxes/{id}/parentboxes?companyId=',
    ({ owner }) => ({
      path: `/boxes/${String(owner.boxId)}/parentboxes?companyId=${String(owner.companyId)}`,
      answer: [],
    }),
  ],
  ...entities.map((of): Row => [
    `GET objects/get/${of}/{id}`,
    (world) => ({ path: `/objects/get/${of}/${idOf(world, of)}`, answer: { values: {} } }),
  ]),
  ['GET companies/all', ({ owner }) => ({ path: '/companies/all', answer: [{ id: owner.companyId }] })],
  [
    'GET fields/validate/{boxId}',
    ({ owner }) => ({ path: `/fields/validate/${String(owner.boxId)}`, answer: { error_stack: anyList } }),
  ],
  [
    'GET events for a box',
    ({ owner }) => ({ path: `/boxes/${String(owner.boxId)}/events`, answer: { rows: anyList } }),
  ],
  ...['', '/transferred/{boxId}/0'].map((variant): Row => [
    `GET assets for a box and asset type${variant}`.replace('GET', 'POST') as `POST ${string}`,
    ({ owner }) => {
      const box = String(owner.boxId);
      const suffix = variant.replace('{boxId}', box);
      const path = `/objects/get/all/33/asset/33/${box}/0/0/0/20/id/desc${suffix}`;
      return { path, body: {}, answer: { res: anyList } };
    },
  ]),
  [
    'GET boxes/{id}/positionGeometry',
    ({ owner }) => ({
      path: `/boxes/${String(owner.boxId)}/positionGeometry`,
      answer: { geometries: anyList },
    }),
  ],
  [
    'POST objects/add/massive',
    ({ owner }) => ({
      path: '/objects/add/massive',
      body: {
        ...{
          values: [buildAnimal()],
          labels: [],
          headerValues: { date: null, comment: null },
          action: 'add',
        },
        ...{ pk: null, objectType: 'asset', pkObjectType: 33, pkReferer: owner.boxId, holder: owner.boxId },
        ...{ temporalDetailParentId: null, globalModel: 33 },
        actionContext: { context: 'massive_manual_form', eventType: -1 },
      },
      answer: { state: 'completed' },
    }),
  ],
  [
    'POST parseExcel/addForManualUpload',
    () => ({ path: '/parseExcel/addForManualUpload', answer: { ExcelUploadId: anyNumber } }),
  ],
  [
    'GET topBar',
    () => ({
      path: '/topBar',
      answer: { suplyChain: anyList, actives: anyList, companies: anyList, establishments: anyList },
    }),
  ],
  ['GET topBar/owner/chains', () => ({ path: '/topBar/owner/chains', answer: anyList })],
  [
    'GET topBar/owner/actives/{id}/chain',
    () => ({ path: '/topBar/owner/actives/11/chain', answer: anyList }),
  ],
  ['GET topBar/companies/{id}/actives', () => ({ path: '/topBar/companies/33/actives', answer: anyList })],
  [
    'GET topBar/boxes/{id}/establishment',
    ({ owner }) => ({ path: `/topBar/boxes/${String(owner.companyId)}/establishment`, answer: anyList }),
  ],
  ['GET topBar/companies/all', () => ({ path: '/topBar/companies/all', answer: anyList })],
  ['GET /topBar/menuItems/{assetId}', () => ({ path: '/topBar/menuItems/33', answer: anyList })],
  [
    'GET controlPanel/filters/{assetId}/{boxId}',
    ({ owner }) => ({ path: `/controlPanel/filters/33/${String(owner.boxId)}`, answer: anyList }),
  ],
  [
    'POST controlPanel/panelData/{assetId}/{boxId}',
    ({ owner }) => ({
      path: `/controlPanel/panelData/33/${String(owner.boxId)}`,
      body: { filters: [{ name: 'category', values: ['VQ'] }] },
      answer: { resumes: anyList, tables: anyList },
    }),
  ],
  ['GET reportsPortfolio/{assetId}', () => ({ path: '/reportsPortfolio/35', answer: anyList })],
  [
    'GET reportsPortfolio/report/{assetId}/{reportId}',
    () => ({ path: '/reportsPortfolio/report/35/1', answer: { fieldsInputs: anyList } }),
  ],
  [
    'POST reportsPortfolio',
    async ({ app }) => {
      const companyId = await buildCompany(app, ['certified'], 12);
      const boxId = await buildBox(app, companyId, 28);
      const { token } = await buildColleague(app, { companyId }, 'owner');
      const fieldsInputs = [
        { name: 'date_at', value: '2026-11-01' },
        { name: 'group_by_entities', value: 'box' },
        { name: 'entities_selected', value: [String(boxId)] },
      ];
      const body = { reportId: 1, assetType: 35, fieldsInputs };
      return { token, path: '/reportsPortfolio', body, answer: anyList };
    },
  ],
  [
    'GET boxes/roles/{boxId}',
    ({ owner }) => ({ path: `/boxes/roles/${String(owner.boxId)}`, answer: anyList }),
  ],
  [
    'GET companies/roles/{companyId}',
    ({ owner }) => ({ path: `/companies/roles/${String(owner.companyId)}`, answer: anyList }),
  ],
  [
    'GET users/searchFromEmail/{email}',
    async ({ person }) => {
      const { userId: id, email } = await person();
      return { path: `/users/searchFromEmail/${email}`, answer: [{ id, email }] };
    },
  ],
  [
    'GET users/all/box/alias/{alias}',
    ({ receiver }) => ({
      path: `/users/all/box/alias/${receiver.alias}`,
      token: receiver.token,
      answer: anyList,
    }),
  ],
  [
    'GET users/company/{companyId}',
    ({ owner }) => ({ path: `/users/company/${String(owner.companyId)}`, answer: anyList }),
  ],
  [
    'POST users/delegations/asign',
    async ({ owner, person }) => ({
      path: '/users/delegations/asign',
      body: { user: (await person()).userId, rol: 'viewer', box: owner.boxId },
    }),
  ],
  [
    'POST users/delegations/company/asign',
    async ({ owner, person }) => ({
      path: '/users/delegations/company/asign',
      body: { user: (await person()).userId, rol: 'companyDelegate', company: owner.companyId },
    }),
  ],
  ...entities.map((of): Row => [
    `POST invitations/create/${of}`,
    (world) => ({
      path: `/invitations/create/${of}`,
      body: {
        email: `invitada-${of}@documentos.example`,
        [`${of}_id`]: Number(idOf(world, of)),
        permission_template_id: of === 'box' ? 'viewer' : 'companyDelegate',
      },
      answer: { data: { message: anyText } },
    }),
  ]),
  [
    'GET invitations/{id}',
    async ({ app, owner, secretFor }) => {
      const email = 'otra@documentos.example';
      const body = { email, box_id: owner.boxId, permission_template_id: 'viewer' };
      await app.call('invitations.createBox', { body }, owner);
      return { path: `/invitations/${await secretFor(email)}`, token: null, answer: { email } };
    },
  ],
  ...delegations,
  ...entities.map((of): Row => [
    `GET users/delegations/${of}/{id}`,
    (world) => ({ path: `/users/delegations/${of}/${idOf(world, of)}`, answer: anyList }),
  ]),
  [
    'POST users/delegations/deleteBoxAsign',
    async ({ app, owner, person }) => {
      const body = { user: (await person()).userId, rol: 'viewer', box: owner.boxId };
      await app.call('delegations.give', { body }, owner);
      return { path: '/users/delegations/deleteBoxAsign', body };
    },
  ],
  [
    'POST users/delegations/deleteCompanyAsign',
    async ({ app, owner, person }) => {
      const body = { user: (await person()).userId, rol: 'companyDelegate', company: owner.companyId };
      await app.call('delegations.giveOverCompany', { body }, owner);
      return { path: '/users/delegations/deleteCompanyAsign', body };
    },
  ],
  [
    'GET /billing/quota?companyId=&type=',
    ({ owner }) => ({
      path: `/billing/quota?companyId=${String(owner.companyId)}&type=box`,
      answer: { canUse: true, remainingQuota: anyNumber, companiesOwnerLength: 1 },
    }),
  ],
  [
    'GET boxes/activities/{boxId}',
    async ({ owner, animal }) => {
      await animal();
      return {
        path: `/boxes/activities/${String(owner.boxId)}`,
        answer: anyList,
        headers: { 'x-total-count': anyText },
      };
    },
  ],
  [
    'GET template by {boxId}/{assetId}',
    ({ owner }) => ({
      path: `/qrTemplates/identeco/${String(owner.boxId)}/33`,
      answer: { attributes: anyList, sections: anyList },
    }),
  ],
  [
    'POST QR template update',
    ({ owner }) => ({
      path: '/qrTemplates/identeco',
      body: {
        ...{ assetId: 33, boxId: owner.boxId },
        template: [{ name: 'description', isEnabled: true, values: { en: 'Hello', es: 'Hola' } }],
      },
      answer: { attributes: anyList },
    }),
  ],
  [
    'GET qrLogs/{qrType}/{establishment}/{pageSize}/{page}/{sortField}/{sortDir}',
    async ({ owner, animal }) => {
      const id = await animal();
      return {
        path: `/qrLogs/qrIdenteco/${String(owner.boxId)}/1/0/id/desc`,
        answer: { res: [{ id, qrtype: 'qrIdenteco', clicks: 0 }], resTotal: anyNumber },
      };
    },
  ],
  [
    'GET qrLogs/permission/{typeQr}/{id}',
    async ({ owner, animal }) => ({
      path: `/qrLogs/permission/qrIdenteco/${String(await animal())}`,
      answer: [{ boxholder: owner.boxId, type: 'qrIdenteco' }],
    }),
  ],
  [
    'GET qrLogs/logs/{typeQr}/{id}',
    async ({ animal }) => ({
      path: `/qrLogs/logs/qrIdenteco/${String(await animal())}`,
      answer: [],
      headers: { 'x-total-count': '0' },
    }),
  ],
  [
    'GET models/get/all/{boxId}',
    ({ owner }) => ({ path: `/models/get/all/${String(owner.boxId)}`, answer: anyList }),
  ],
  [
    'GET authorization by hash',
    async ({ app, owner, secretFor }) => {
      const email = 'persona@documentos.example';
      const values = {
        ...{ company_name: 'Las Acacias', tax_id_ar: '30-50001091-2' },
        authorized_persons: [{ key: -1, name: 'Ana', lastname: 'Paz', email }],
      };
      const body = { action: 'update', objectType: 'company', pk: owner.companyId, values } as const;
      await app.call('objects.add', { body }, owner);
      return {
        path: `/authorizations/${await secretFor(email)}`,
        token: null,
        answer: { entity: { name: 'Las Acacias' }, userToAuthorize: { firstname: 'Ana' } },
      };
    },
  ],
];

/** A keeper of grain with a bag, and an oracle that has a record for it. */
async function storedGrain({ app }: World) {
  const keeper = await buildKeeper(app);
  const [bag = 0] = await buildBags(app, keeper, [{}]);
  // A code is of one asset.
  const code = `DOC-${String(bag)}`;
  await loadOracle(app, 'documents', [buildRecord(code)]);
  return { token: keeper.token, boxId: String(keeper.boxId), bag, code };
}

const oracleRows: readonly Row[] = [
  [
    'GET oracles/{assetId}',
    async (world) => {
      const { token } = await storedGrain(world);
      return { path: '/oracles/35', token, answer: [{ key: 'documents', label: anyText }] };
    },
  ],
  [
    'GET oracles/assets/{assetId}/{boxId}/{oracleKey or 0}/{linkedFlag or 0}',
    async (world) => {
      const { token, boxId, bag } = await storedGrain(world);
      return {
        path: `/oracles/assets/35/${boxId}/0/0`,
        token,
        answer: [{ id: bag, asset_status_change: 'active', stock_provider_existence: 'unknown' }],
      };
    },
  ],
  [
    'GET oracles/idsOracles/{boxId}/{oracleKey}',
    async (world) => {
      const { token, boxId, code } = await storedGrain(world);
      const path = `/oracles/idsOracles/${boxId}/documents`;
      return {
        path,
        token,
        answer: {
          values: [{ id: code }],
          columns: [
            { name: 'id', label: anyText },
            ...Array.from({ length: 11 }, () => ({ label: anyText })),
          ],
        },
      };
    },
  ],
  [
    'POST oracles/saveOracle/{boxId}/{oracleKey}/{assetId}',
    async (world) => {
      const { token, boxId, bag, code } = await storedGrain(world);
      // Records go back as they came, each with its asset.
      const body = [{ ...buildRecord(code), pk: bag }];
      return { path: `/oracles/saveOracle/${boxId}/documents/35`, token, body };
    },
  ],
  [
    'PUT oracles/unlinkOracle/{boxId}/{assetId}/{assetRowId}',
    async (world) => {
      const { token, boxId, bag } = await storedGrain(world);
      return { path: `/oracles/unlinkOracle/${boxId}/35/${String(bag)}`, token };
    },
  ],
];

describe('the calls of document 3', () => {
  testTable([...rows, ...oracleRows], []);
});

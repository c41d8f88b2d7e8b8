import { describe } from 'vitest';
import { password } from '../build';
import { askAddress, putFile } from '../put-file';
import { anyList, anyNumber, anyText, testTable, type Row } from './table';
import type { World } from './world';

const papers = { dte_motive: 'INV' };
const choice = {
  ...{ model: '33', parentId: null, parentType: 'box' },
  ...{ objectTypeSubType: null, parentTypeSubType: '6' },
};
const person = {
  ...{ password: 'gauch0 matero', firstname: 'Ana', lastname: 'Paz', l1: 'AR', language: 'es' },
  userData: { box_context: choice, asset_context: choice },
};

const list = ({ owner }: World, suffix = '') =>
  `/objects/get/all/33/asset/33/${String(owner.boxId)}/0/0/0/20/id/desc${suffix}`;
const topBarOf = ({ owner }: World) => ({
  ...{ chain: { id: 11 }, active: { id: 33 }, company: { id: owner.companyId } },
  ...{ establishment: { id: owner.boxId }, relationEntityUser: { id: 1 } },
});

const rows: readonly Row[] = [
  [
    'POST users/signIn',
    async ({ email, owner }) => ({
      path: '/users/signIn',
      body: { email: await email(owner.userId), password, language: 'es' },
      token: null,
      answer: { token: anyText, refreshToken: anyText, reValidate: false },
    }),
  ],
  [
    'GET users/getInfo',
    () => ({
      path: '/users/getInfo',
      answer: { userData: { permissions: {} }, userPreferences: {}, box_context: null, asset_context: null },
    }),
  ],
  ['POST users/signOut', async ({ session }) => ({ path: '/users/signOut', token: (await session()).token })],
  [
    'POST users/newToken',
    async ({ session }) => ({
      path: '/users/newToken',
      token: (await session()).refreshToken,
      answer: { token: anyText, refreshToken: anyText },
    }),
  ],
  [
    'GET auth/refresh-token',
    async ({ session }) => ({
      path: '/auth/refresh-token',
      token: (await session()).refreshToken,
      answer: { token: anyText, refreshToken: anyText },
    }),
  ],
  [
    'POST users/signUp, with the payload of section 3',
    () => ({
      path: '/users/signUp',
      body: { ...person, hash: null, email: 'ana@documentos.example' },
      token: null,
    }),
  ],
  [
    'POST users/signUp, with a bearer token and terms as a text',
    () => ({
      path: '/users/signUp',
      body: { ...person, email: 'ana2@documentos.example', terms: 'true' },
    }),
  ],
  [
    'POST users/signUp/sandbox',
    () => ({
      path: '/users/signUp/sandbox',
      body: { language: 'es' },
      token: null,
      answer: { user: { email: anyText, userData: { sandboxPass: anyText } } },
    }),
  ],
  [
    'POST users/validate',
    async ({ app, secretFor }) => {
      const email = 'ana3@documentos.example';
      await app.ask('POST', '/users/signUp', { body: { ...person, email } });
      const hash = await secretFor(email);
      return { path: '/users/validate', body: { hash }, token: null, answer: { validate: true } };
    },
  ],
  [
    'POST users/reSendValidateMail',
    () => ({
      path: '/users/reSendValidateMail',
      body: { email: 'nobody@documentos.example' },
      token: null,
    }),
  ],
  [
    'POST users/sendMailResetPassword',
    () => ({
      path: '/users/sendMailResetPassword',
      body: { email: 'nobody@documentos.example' },
      token: null,
    }),
  ],
  [
    'POST users/validateMailResetPassword',
    async ({ app, person: make, secretFor }) => {
      const { email } = await make();
      await app.ask('POST', '/users/sendMailResetPassword', { body: { email } });
      const hashEmail = await secretFor(email);
      const body = { email, hashEmail, newPassword: 'otra clave larga 9' };
      return { path: '/users/validateMailResetPassword', body, token: null };
    },
  ],
  [
    'POST users/markAsDelegated',
    async ({ person: make }) => ({ path: '/users/markAsDelegated', token: (await make()).token }),
  ],
  [
    'GET users/getPreferences',
    () => ({ path: '/users/getPreferences', answer: { topBar: {}, language: 'es' } }),
  ],
  [
    'POST users/savePreferences',
    (world) => {
      const topBar = topBarOf(world);
      const preferences = { topBar, language: 'es' };
      return {
        path: '/users/savePreferences',
        body: { preferences, topBar, language: 'es' },
        answer: preferences,
      };
    },
  ],
  [
    'GET version/getVersion',
    () => ({ path: '/version/getVersion', token: null, answer: { version: anyText } }),
  ],
  [
    'GET tenants/gettheme/{tenant}',
    () => ({ path: '/tenants/gettheme/app', token: null, answer: { name: anyText, theme: {}, logo: null } }),
  ],
  [
    'GET /billing/quota?companyId={id}&type={type}',
    ({ owner }) => ({
      path: `/billing/quota?companyId=${String(owner.companyId)}&type=asset:33`,
      answer: { canUse: true, remainingQuota: anyNumber, companiesOwnerLength: 1 },
    }),
  ],
  [
    'GET objects/get/company/{id}',
    ({ owner }) => ({
      path: `/objects/get/company/${String(owner.companyId)}`,
      answer: { values: { cadena: '11' } },
    }),
  ],
  [
    'GET fields/validate/{boxId}',
    ({ owner }) => ({ path: `/fields/validate/${String(owner.boxId)}`, answer: { error_stack: anyList } }),
  ],
  [
    'GET models/get/user/all/{boxId}',
    ({ owner }) => ({ path: `/models/get/user/all/${String(owner.boxId)}`, answer: anyList }),
  ],
  [
    'GET models/get/all/{boxId}',
    ({ owner }) => ({ path: `/models/get/all/${String(owner.boxId)}`, answer: anyList }),
  ],
  [
    'GET users/relationEntity/{company}/{establishment}',
    ({ owner }) => ({
      path: `/users/relationEntity/${String(owner.companyId)}/${String(owner.boxId)}`,
      answer: [{ origin: 'OWNER' }],
    }),
  ],
  ['GET /topBar/menuItems/{assetId}', () => ({ path: '/topBar/menuItems/33', answer: anyList })],
  [
    'GET /boxes/{boxId}/lots',
    ({ owner, lotId }) => ({
      path: `/boxes/${String(owner.boxId)}/lots`,
      answer: [{ id: lotId }],
      headers: { 'x-total-count': '1' },
    }),
  ],
  [
    'GET /boxes/{boxId}/transfers',
    ({ owner }) => ({
      path: `/boxes/${String(owner.boxId)}/transfers`,
      answer: { rows: anyList, cols: anyList },
    }),
  ],
  [
    'GET boxes/{boxId}/lots_transferred/{assetId}/{eventType}',
    ({ owner }) => ({ path: `/boxes/${String(owner.boxId)}/lots_transferred/33/1000`, answer: [] }),
  ],
  ...['', '/deleted', '/active', '/keyvalues', '/all'].map((suffix): Row => [
    `POST objects/get/all/{assetId}/asset/…/{sortDir}${suffix}`,
    (world) => ({
      path: list(world, suffix),
      body: { filters: [] },
      answer: { res: anyList, resTotal: anyNumber },
    }),
  ]),
  [
    'POST objects/get/all/…/transferred/{boxId}/{eventType}',
    (world) => ({
      path: list(world, `/transferred/${String(world.owner.boxId)}/1000`),
      body: { filters: [] },
      answer: { res: [], resTotal: 0 },
    }),
  ],
  [
    'POST objects/get/all/… of a select-all',
    (world) => ({
      path: list(world),
      body: { filters: [], outputFields: ['visual_tag'], eventType: 1, boxType: 6 },
      answer: { res: anyList },
    }),
  ],
  [
    'POST objects/add/assets/transfer/massive',
    async ({ owner, receiver, animal }) => ({
      path: '/objects/add/assets/transfer/massive',
      body: {
        boxSource: owner.boxId,
        boxTarget: receiver.boxId,
        rows: [{ _pk_: await animal(), ...papers }],
      },
      answer: { transfer: { kind: 'possession', assets_count: 1 } },
    }),
  ],
  [
    'GET users/delegations/company/{companyId}',
    ({ owner }) => ({ path: `/users/delegations/company/${String(owner.companyId)}`, answer: anyList }),
  ],
  [
    'POST users/delegations/deleteBoxAsign',
    async ({ app, owner, person: make }) => {
      const { userId: user } = await make();
      const body = { user, rol: 'viewer', box: owner.boxId };
      await app.call('delegations.give', { body }, owner);
      return { path: '/users/delegations/deleteBoxAsign', body };
    },
  ],
  [
    'POST users/delegations/deleteCompanyAsign',
    async ({ app, owner, person: make }) => {
      const { userId: user } = await make();
      const body = { user, rol: 'companyDelegate', company: owner.companyId };
      await app.call('delegations.giveOverCompany', { body }, owner);
      return { path: '/users/delegations/deleteCompanyAsign', body };
    },
  ],
  [
    'GET file/upload/url',
    () => ({ path: '/file/upload/url', answer: { url: anyText, storage_name: anyText } }),
  ],
  ['GET file/upload', () => ({ path: '/file/upload', answer: { url: anyText, storage_name: anyText } })],
  [
    'POST file/public',
    async ({ app, owner }) => {
      const { url, name: storage_name } = await askAddress(app, owner.token);
      const headers = { 'content-type': 'application/octet-stream' };
      await app.app.inject({ method: 'PUT', url, headers, payload: 'a;b' });
      return {
        path: '/file/public',
        body: { storage_name, original_name: 'a.csv' },
        answer: { storage_name },
      };
    },
  ],
  [
    'GET file/private',
    async ({ app, owner }) => ({ path: `/file/private/${await putFile(app, owner.token, 'a;b')}` }),
  ],
  ['GET ping', () => ({ path: '/ping', token: null })],
];

describe('the calls of document 1', () => {
  testTable(rows, []);
});

import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { genealogyFields } from '@huella/domain/catalogue/fields/cow-ar-genealogy';
import { buildAnimal } from '../build-animal';
import { password } from '../build';
import { analysisSamples } from './analysis-samples';
import type { Samples } from './sample';
import type { World } from './worlds';

const assetType = cowAr.id;
const ofAssets = { objectType: 'asset', pkObjectType: assetType, globalModel: assetType };
const ofLots = { ...ofAssets, objectType: 'lot' };
const event = { context: 'massive_manual_form', eventType: 0 };

const company = {
  company_name: 'Estancia La Paz',
  suplychain: '11',
  l1: 'AR',
  rol: 'Productor',
  tax_id_ar: '30-50001091-2',
  l2: 'B|AR',
  l3: 'Azul',
  company_email: 'hola@lapaz.example',
};

const box = {
  name: 'La Matilde',
  alias: 'Matilde-Nueva',
  subtype: '6',
  l1: 'AR',
  l2: 'B|AR',
  l3: 'Azul',
  timezone: 'America/Argentina/Buenos_Aires',
  accepts: 'chain',
  renspa: '01.017.0.00123/00',
  localizacion: '-36.777, -59.859',
};

const profile = {
  firstname: 'Ana',
  lastname: 'Paz',
  l1: 'AR',
  timezone: 'America/Argentina/Buenos_Aires',
  language: 'es',
};

const [relationship = ''] = (genealogyFields[0]?.values ?? []).map(({ key }) => key);
const relative = { genealogy_relationship: relationship, genealogy_name: 'Toro' };

const without = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

const confirmed = { password };
const unknownLink = { status: 404 };
const keeper = (world: World) => ({ query: { boxId: String(world.keeperBoxId) } });
const listOf = { page: '0', pageSize: '20', sortField: '0', sortDir: '0', lotPk: '0', reserved: '0' };
const one = ({ transferId }: World) => ({ params: { transferId: String(transferId) } });
const run = ({ runId }: World) => ({ params: { id: String(runId) } });

/** Samples by call; of generic calls with the kind of object, and `add` or `update` where it says which. */
export const samples: Samples = {
  ...analysisSamples,
  // Links and secrets that nobody has are nothing to anybody.
  'authorizations.get': () => unknownLink,
  'authorizations.confirm': () => unknownLink,
  'qr.reader': () => unknownLink,
  'invitations.get': () => unknownLink,
  'invitations.accept': () => unknownLink,
  'files.put': () => unknownLink,
  'files.readPublic': () => unknownLink,
  'files.thumbnailPublic': () => unknownLink,
  'files.pagePublic': () => unknownLink,
  'qr.report': () => ({ ...unknownLink, body: { text: 'El peso no coincide.' } }),
  'qr.get': () => ({ status: 206 }),
  // This server is no demo and has no public outbox.
  'outbox.list': () => unknownLink,
  'outbox.get': () => unknownLink,

  'users.signIn': () => ({ body: { email: 'nobody@huella.example' }, status: 401 }),
  'users.signUp': () => ({
    body: { email: 'nueva@huella.example', password, firstname: 'Eva', lastname: 'Paz', terms: true },
  }),
  'users.signUpSandbox': () => ({ body: { hash: 'x'.repeat(43) }, status: 404 }),
  'users.reSendValidateMail': ({ email }) => ({ body: { email } }),
  'users.sendMailResetPassword': ({ email }) => ({ body: { email } }),
  'users.validateMailResetPassword': ({ email }) => ({
    body: { email, newPassword: 'otra2026' },
    status: 404,
  }),
  'users.changePassword': () => ({ body: { currentPassword: password, newPassword: 'otra2026' } }),
  'objects.facet': () => ({ params: { field: 'category' } }),
  'measures.peers': () => ({ params: { field: 'weight' } }),
  'objects.count': () => ({ body: { filters: [] } }),
  'users.endSession': ({ sessionId }) => ({ params: { id: sessionId } }),
  'users.exportMyData': () => ({ body: confirmed }),
  // Without the e-mail as the confirmation, so that owners get the same answer as everybody.
  'users.eraseAccount': () => ({ body: { ...confirmed, confirmation: '' }, status: 400 }),
  'passkeys.options': () => ({ body: confirmed }),
  // Made by no device.
  'passkeys.add': () => ({ status: 400 }),
  'passkeys.signIn': () => ({ status: 400 }),
  'passkeys.rename': ({ passkeyId }) => ({ params: { id: String(passkeyId) } }),
  'passkeys.remove': ({ passkeyId }) => ({
    params: { id: String(passkeyId) },
    body: confirmed,
    counts: true,
  }),

  'authorizations.resend company': () => ({ params: { rowKey: '1' }, status: 404 }),
  'invitations.createBox': () => ({ body: { email: 'nueva@huella.example' } }),
  'invitations.createCompany': () => ({
    body: { email: 'nueva@huella.example', permission_template_id: 'companyExpert' },
  }),
  'invitations.acceptReceived': ({ invitationId }) => ({ params: { id: String(invitationId) } }),
  'invitations.declineReceived': ({ invitationId }) => ({ params: { id: String(invitationId) } }),
  'invitations.resend': ({ invitationId }) => ({ params: { id: String(invitationId) } }),
  'invitations.revoke': ({ invitationId }) => ({ params: { id: String(invitationId) } }),
  'ownership.offer': () => ({ body: { email: 'nueva@huella.example', password } }),
  'ownership.accept': () => ({ body: confirmed }),
  // Without the password, so that the company stays open for the next caller.
  'ownership.close': () => ({ body: { password: '', publicPages: 'stay' }, status: 400 }),
  'users.searchFromEmail': () => ({ params: { email: 'nueva@huella.example' } }),
  'users.ofAlias': ({ alias }) => ({ params: { alias } }),
  'delegations.giveOverCompany': () => ({ body: { rol: 'companyExpert' } }),
  'delegations.take': ({ holderId }) => ({ body: { user: holderId }, counts: true }),
  'delegations.takeOverCompany': ({ holderId }) => ({
    body: { user: holderId, rol: 'companyDelegate' },
    counts: true,
  }),
  'fieldPermissions.set': () => ({
    body: { version: 0, shut: { list: ['paddock'], new: [], edit: ['weight'] } },
  }),
  'boxes.parentBoxes': ({ boxId }) => ({ params: { id: String(boxId) } }),
  'billing.quota': () => ({ query: { type: 'box' } }),

  'objects.list asset': () => ({ params: listOf, body: {} }),
  'objects.list lot': () => ({ params: listOf, body: {} }),
  'objects.list company': () => ({ params: listOf, body: {} }),
  'objects.list box': () => ({ params: listOf, body: {} }),
  'objects.list user': () => ({ params: listOf, body: {} }),
  'objects.add asset add': ({ boxId }) => ({
    body: { ...ofAssets, action: 'add', pkReferer: boxId, values: buildAnimal({ visual_tag: 'KA001C7001' }) },
  }),
  'objects.add asset update': ({ assetId }) => ({
    body: { ...ofAssets, action: 'update', pk: assetId, values: { paddock: 'Sur' } },
  }),
  'objects.add lot add': ({ boxId }) => ({
    body: { ...ofLots, action: 'add', pkReferer: boxId, values: { name: 'Nuevo', opened_on: '2026-11-20' } },
  }),
  'objects.add lot update': ({ lotId }) => ({
    body: { ...ofLots, action: 'update', pk: lotId, values: { description: 'Sur' } },
  }),
  'objects.add company add': () => ({ body: { action: 'add', values: company } }),
  'objects.add company update': ({ companyId }) => ({
    body: { action: 'update', pk: companyId, values: without(company, ['suplychain', 'rol']) },
  }),
  'objects.add box add': ({ companyId }) => ({ body: { action: 'add', pkReferer: companyId, values: box } }),
  'objects.add box update': ({ boxId }) => ({
    body: { action: 'update', pk: boxId, values: without(box, ['subtype']) },
  }),
  'objects.remove company': () => ({ status: 409 }),
  'objects.remove box': () => ({ status: 409 }),
  'objects.add user add': () => ({ body: { action: 'add', values: {} } }),
  'objects.add user update': ({ userId }) => ({
    body: { action: 'update', pk: userId, values: profile },
  }),
  'objects.addMassive': ({ boxId }) => ({
    body: {
      ...ofAssets,
      action: 'add',
      pkReferer: boxId,
      values: [buildAnimal({ visual_tag: 'KA001C7002' })],
      actionContext: { ...event, eventType: -1 },
      submitKey: 'matrix-add',
    },
  }),
  'details.list': () => ({
    params: { field: 'genealogy', pk: '0', reserved: '0', temporalPkReferer: 'form-0001' },
  }),
  'details.add': () => ({
    body: { temporalDetailParentId: 'form-0001', field: 'genealogy', values: relative },
  }),
  'details.remove': ({ detailId }) => ({ body: { ids: [detailId] } }),
  'lots.list': ({ boxId }) => ({ params: { boxId: String(boxId) } }),
  'lots.addMany': () => ({ body: { values: [{ name: 'Potrero 1', opened_on: '2026-11-20' }] } }),
  'lots.join': ({ assetId }) => ({ body: { action: 'remove', pks: [assetId] } }),
  'lots.leave': ({ assetId }) => ({ body: { pks: [assetId] } }),
  'lots.summary': ({ assetId }) => ({ body: { pks: [assetId] } }),
  'lots.events': ({ assetId }) => ({
    body: {
      values: [{ pk: assetId, weight: 420, weighing_type: 'PER' }],
      actionContext: { ...event, eventType: 1 },
      submitKey: 'matrix-event',
    },
  }),
  // What is there has not gone.
  'whereabouts.find': () => ({ status: 404 }),
  // Of a sheet of text there is no picture.
  'files.thumbnail': () => unknownLink,
  'sheets.validate': ({ boxId, storageName }) => ({
    body: { fileInfo: { storage_name: storageName, original_name: 'rodeo.csv' }, boxId, mode: 'add' },
  }),
  'sheets.template': () => ({ query: { mode: 'add' } }),
  'sheets.manual': ({ boxId }) => ({ body: { boxId, globalModelId: assetType, rows: 2 } }),
  'sheets.pair': ({ uploadId }) => ({
    body: { excelUploadId: uploadId, isAllpair: true, fixedColumns: [] },
  }),
  'sheets.rows': () => ({ params: { from: '1', count: '10' } }),
  'sheets.discard': ({ uploadId }) => ({ params: { excelUploadId: String(uploadId) } }),
  'sheets.patch': () => ({ body: { changes: [{ row: 1, field: 'paddock', text: 'Sur' }] } }),
  'events.fit': () => ({ body: { pks: [], eventType: 1 } }),
  'events.undoPreview': () => ({ query: {} }),
  'events.undo': () => ({ body: { reason: 'Era otro animal' } }),
  'jobs.get': run,
  'jobs.stream': run,
  'jobs.stop': run,
  'jobs.leftOut': run,
  'jobs.undoPreview': run,
  'jobs.undo': (world) => ({ ...run(world), body: { reason: 'Era otro archivo' } }),
  'boxes.fromAlias': () => ({ params: { eventType: '1000' } }),
  'boxes.checkAlias': ({ assetId }) => ({ params: { eventType: '1000' }, body: { assetsList: [assetId] } }),
  'transfers.add': ({ assetId }) => ({
    body: {
      globalModel: assetType,
      rows: [assetId],
      values: { transfer_type: 'PRO', dte_motive: 'INV' },
      submitKey: 'matrix-transfer',
    },
  }),
  'transfers.get': one,
  'transfers.answer': (world) => ({ ...one(world), body: { answer: 'all' } }),
  'transfers.withdraw': one,
  'transfers.lots': () => ({ params: { eventType: '1000' } }),
  // No server of a test draws pages, but that of their own test.
  'qrTemplates.preview': () => ({
    params: { type: 'identeco' },
    body: { template: [], sample: 1, language: 'es' },
    status: 404,
  }),
  'qrTemplates.save': () => ({ params: { type: 'identeco' }, body: { template: [], sections: [] } }),
  'qrTemplates.restore': () => ({ params: { type: 'identeco' }, body: { version: 0, restores: 0 } }),
  'qrTemplates.get': () => ({ params: { type: 'identeco' } }),
  'qrTemplates.versions': () => ({ params: { type: 'identeco' } }),
  'qr.shut': ({ assetId }) => ({ params: { typeQr: 'identeco', id: String(assetId) } }),
  'qr.reports': ({ assetId }) => ({ params: { typeQr: 'identeco', id: String(assetId) } }),
  'labels.print': ({ assetId }) => ({ body: { sheet: 'a4x24', pks: [assetId] } }),
  'labels.printLots': ({ lotId }) => ({ body: { sheet: 'a4x24', lots: [lotId] } }),
  'qr.metrics': ({ boxId }) => ({
    params: {
      ...{ qrType: 'qrIdenteco', establishment: String(boxId), pageSize: '20' },
      ...{ page: '0', sortField: 'id', sortDir: 'desc' },
    },
  }),
  'qr.scanFigures': ({ assetId }) => ({ params: { typeQr: 'identeco', id: String(assetId) } }),
  'qr.logsPermission': ({ assetId }) => ({ params: { typeQr: 'identeco', id: String(assetId) } }),
  'qr.pdf': ({ assetId }) => ({ params: { typeQr: 'identeco', id: String(assetId) } }),
  'qr.logs': ({ assetId }) => ({ params: { typeQr: 'identeco', id: String(assetId) } }),
  'geography.search': () => ({ body: { text: 'Azul' } }),
  'geography.nearest': () => ({ body: { lat: -36.7, lng: -59.8 } }),
  'geography.names': () => ({ body: { west: -60, south: -37, east: -59, north: -36 } }),
  // Whose a view is decides beside the rights over the list: its own test tells.
  'views.update': () => ({ params: { viewId: '900000016' }, status: 404 }),
  'views.remove': () => ({ params: { viewId: '900000016' }, status: 404 }),
  'views.setDefault': () => ({ body: { viewId: null } }),
  'entities.list': (world) => ({ ...keeper(world), params: { entityType: '3' } }),
  'entities.getSupplier': (world) => ({ ...keeper(world), params: { id: String(world.supplierId) } }),
  'entities.get': (world) => ({ ...keeper(world), params: { entityType: '3', id: String(world.entityId) } }),
  'entities.add': (world) => ({
    params: { typeId: '3' },
    body: { boxId: world.keeperBoxId, value: 'Otra malta' },
  }),
  'entities.update': (world) => ({
    params: { id: String(world.entityId) },
    body: { boxId: world.keeperBoxId, value: 'Otro nombre' },
  }),
  'entities.remove': (world) => ({ ...keeper(world), params: { id: String(world.entityId) } }),
  'autocomplete.propose': ({ boxId }) => ({
    params: { fieldName: 'paddock' },
    query: { boxId: String(boxId) },
  }),
  'sources.options': ({ boxId }) => ({ params: { endpoint: 'paddocks', pk: String(boxId) } }),
  'sources.default': ({ boxId }) => ({
    params: { endpoint: 'paddocks', fieldName: 'paddock', pk: String(boxId), parentId: '0' },
  }),
  // No form of cattle has a sample.
  'models.sample': () => ({ params: { eventType: '-1', field: 'visual_tag' }, status: 404 }),
  'models.sufix': (world) => ({ ...keeper(world), params: { table: 'asset' } }),
  'genealogy.search': () => ({ body: { mode: 'hba', category: 'VQ', breed: 'AA', hba: '1' } }),
};

import { beforeAll, describe, expect, it } from 'vitest';
import { buildEveryKind, nameOf } from '@huella/domain/catalogue/assets/build-every-kind';
import type { SheetCounts, Upload } from '@huella/domain/calls/sheets';
import { useTestApp } from './app';
import { buildMember } from './build';
import { findInvariantFaults } from './invariants';
import { putFile } from './put-file';
import { useModel } from './use-model';

/**
 * Adding an asset type is adding data: a model that the product does not know, with a field of every kind, goes
 * through list, form, template, import, event and public page without another line.
 */
const model = buildEveryKind(11, [6]);
useModel(model);
const open = useTestApp();

type Member = Awaited<ReturnType<typeof buildMember>>;
let owner: Member;

/** What a form sends of each kind, and what is kept of it. */
const sent = {
  [nameOf('text')]: ' P-1 ',
  [nameOf('multiline')]: 'uno\ndos',
  [nameOf('number')]: '12',
  [nameOf('float')]: '1,5',
  [nameOf('masked')]: 'ab-1234',
  [nameOf('phone')]: '11 4839-1234',
  [nameOf('date')]: '14/9/2026',
  [nameOf('dateTime')]: '2026-09-14T08:30:00Z',
  [nameOf('select')]: 'A',
  [nameOf('selectimage')]: 'B',
  [nameOf('multiselect')]: ['1', 'A'],
  [nameOf('multiselectbox')]: ['B'],
  [nameOf('groupedmultiselectbox')]: ['A', 'B'],
  [nameOf('checkbox')]: true,
  [nameOf('autocomplete')]: 'Norte',
  [nameOf('colorx')]: 'rojo',
  [nameOf('location')]: { type: 'Point', coordinates: [-58.4, -34.6] },
  [nameOf('polygon')]: 'POLYGON ((-58.4 -34.6, -58.3 -34.6, -58.3 -34.5))',
  [nameOf('addableList')]: [{ key: -1, what: 'tuerca', amount: '3' }],
  [nameOf('detail')]: [{ key: -1, what: 'caja', parts: [{ key: -1, what: 'tapa' }] }],
  [nameOf('sub_detail')]: [{ key: -1, what: 'hoja' }],
};
const kept = {
  kind_text: 'P-1',
  kind_multiline: 'uno\ndos',
  kind_number: 12,
  kind_float: 1.5,
  kind_masked: 'AB1234',
  kind_phone: '+541148391234',
  kind_date: '2026-09-14',
  kind_datetime: '2026-09-14T08:30:00Z',
  kind_select: 'A',
  kind_selectimage: 'B',
  kind_multiselect: ['A', '1'],
  kind_multiselectbox: ['B'],
  kind_groupedmultiselectbox: ['A', 'B'],
  kind_checkbox: true,
  kind_autocomplete: 'Norte',
  kind_colorx: '#FF0000',
  kind_location: { geometry: { coordinates: [-58.4, -34.6] }, properties: { zoom: 14 } },
  kind_polygon: { geometry: { type: 'Polygon' } },
  kind_addablelist: [{ key: 1, what: 'tuerca', amount: 3 }],
  kind_detail: [{ key: 1, what: 'caja', parts: [{ key: 1, what: 'tapa' }] }],
  kind_sub_detail: [{ key: 1, what: 'hoja' }],
};

const about = { objectType: 'asset', pkObjectType: model.id, globalModel: model.id };
const post = (path: string, body: unknown) => open().ask('POST', path, { token: owner.token, body });
const list = (filters: readonly unknown[] = []) =>
  post(
    `/objects/get/all/${String(model.id)}/asset/${String(model.id)}/${String(owner.boxId)}/0/0/0/20/kind_text/asc`,
    { filters },
  );
const labelsIn = (answer: { readonly body: unknown }) =>
  (answer.body as { res: readonly { kind_text: string }[] }).res.map((row) => row.kind_text); // as declared

describe('a model that the product does not know', () => {
  let id = 0;

  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
  });

  it('is filled in, every kind of field', async () => {
    const answer = await post('/objects/add', {
      ...about,
      action: 'add',
      pkReferer: owner.boxId,
      values: sent,
    });
    expect(answer.body).toMatchObject({ values: kept, label: 'P-1' });
    id = (answer.body as { id: number }).id; // as declared
  });

  it('is refused at the field where a value is wrong', async () => {
    const values = {
      ...sent,
      kind_text: 'P-2',
      kind_number: '1001',
      kind_addablelist: [{ key: -1, amount: 0 }],
    };
    const answer = await post('/objects/add', { ...about, action: 'add', pkReferer: owner.boxId, values });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      issues: [
        { field: 'kind_number', code: 'aboveMax' },
        { field: 'kind_addablelist.1.what', code: 'mandatory' },
        { field: 'kind_addablelist.1.amount', code: 'belowMin' },
      ],
    });
  });

  it('is listed, filtered and sorted', async () => {
    expect(labelsIn(await list())).toEqual(['P-1']);
    expect(labelsIn(await list([{ field: 'kind_select', operator: 'inArray', values: ['A'] }]))).toEqual([
      'P-1',
    ]);
    expect(labelsIn(await list([{ field: 'kind_number', operator: 'betweenValues', min: 13 }]))).toEqual([]);
  });

  it('has a template that is imported as it is', async () => {
    const app = open();
    const url = `/api/parseExcel/template/${String(model.id)}/${String(owner.boxId)}`;
    const headers = { authorization: `Bearer ${owner.token}` };
    const file = await app.app.inject({ method: 'GET', url, headers });
    const storage_name = await putFile(app, owner.token, file.rawPayload);
    const validated = await post('/parseExcel/validate', {
      fileInfo: { storage_name, original_name: 'piezas.xlsx' },
      globalModelId: model.id,
      mode: 'add',
      boxId: owner.boxId,
    });
    const upload = validated.body as Upload; // as declared
    const body = { excelUploadId: upload.ExcelUploadId, isAllpair: true, fixedColumns: upload.paircolumns };
    const paired = await app.ask('PUT', '/parseExcel/updatePairs', { token: owner.token, body });
    const { counts } = paired.body as { counts: SheetCounts }; // as declared
    expect(counts).toEqual({ total: 1, withErrors: 0, withWarnings: 0 });
    const run = await post('/objects/add/massive', {
      ...about,
      action: 'add',
      pkReferer: owner.boxId,
      actionContext: { context: 'massive_file_form', eventType: -1 },
      ExcelUploadId: upload.ExcelUploadId,
    });
    expect(run.body).toMatchObject({ state: 'completed', done: 1 });
    expect(labelsIn(await list())).toHaveLength(2);
  });

  it('takes an event that writes what it measured', async () => {
    const run = await post('/objects/add/massive', {
      ...about,
      action: 'update',
      pkReferer: owner.boxId,
      actionContext: { context: 'massive_manual_form', eventType: 150 },
      pks: [id],
      common: { measured: '2,25' },
    });
    expect(run.body).toMatchObject({ state: 'completed' });
    const answer = await open().ask('GET', `/objects/get/asset/${String(id)}`, { token: owner.token });
    expect(answer.body).toMatchObject({ values: { kind_float: 2.25 } });
  });

  it('is told on its public page', async () => {
    const found = await list([{ field: 'kind_text', operator: '=', value: 'P-1' }]);
    const [row] = (found.body as { res: readonly { qr_link: string }[] }).res; // as declared
    const publicId = row?.qr_link.split('/').at(-1) ?? '';
    const page = await open().ask('GET', `/qr/identeco/${publicId}`);
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).toContain('P-1');
  });

  it('leaves the books in order', async () => {
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { buildEveryKind, nameOf } from '@huella/domain/catalogue/assets/build-every-kind';
import { useTestApp } from './app';
import { type Member, buildMember } from './build';
import { buildAdd, buildEvent, buildList, buildRows } from './build-input';
import type { InputFor } from './client';
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

type Filters = NonNullable<NonNullable<InputFor<'objects.list'>['body']>['filters']>;

const ofModel = { assetType: model.id };
const list = (filters: Filters = []) =>
  open().call(
    'objects.list',
    buildList(owner, { ...ofModel, sortField: 'kind_text', body: { filters } }),
    owner,
  );
const labelsIn = ({ res }: Awaited<ReturnType<typeof list>>) => res.map((row) => row['kind_text']);

describe('a model that the product does not know', () => {
  let id = 0;

  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
  });

  it('is filled in, every kind of field', async () => {
    const added = await open().call('objects.add', buildAdd(owner, sent, ofModel), owner);
    expect(added).toMatchObject({ values: kept, label: 'P-1' });
    id = added.id;
  });

  it('is refused at the field where a value is wrong', async () => {
    const values = {
      ...sent,
      kind_text: 'P-2',
      kind_number: '1001',
      kind_addablelist: [{ key: -1, amount: 0 }],
    };
    const answer = await open().refusal('objects.add', buildAdd(owner, values, ofModel), owner);
    expect(answer).toMatchObject({
      status: 400,
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

  it('has a template that is imported as it is, with its example', async () => {
    const app = open();
    const params = { assetId: model.id, boxId: owner.boxId };
    const file = await app.call('sheets.template', { params }, owner);
    const storage_name = await putFile(app, owner.token, file.bytes);
    const sheet = {
      fileInfo: { storage_name, original_name: 'piezas.xlsx' },
      globalModelId: model.id,
      mode: 'add',
      boxId: owner.boxId,
      read: { keepExample: true },
    } as const;
    const upload = await app.call('sheets.validate', { body: sheet }, owner);
    const body = { excelUploadId: upload.ExcelUploadId, isAllpair: true, fixedColumns: upload.paircolumns };
    const { counts } = await app.call('sheets.pair', { body }, owner);
    expect(counts).toEqual({ total: 1, blank: 0, withErrors: 0, withWarnings: 0 });
    const imported = buildRows(owner, [], {
      ...ofModel,
      values: undefined,
      ExcelUploadId: upload.ExcelUploadId,
    });
    expect(await app.call('objects.addMassive', imported, owner)).toMatchObject({
      state: 'completed',
      done: 1,
    });
    expect(labelsIn(await list())).toHaveLength(2);
  });

  it('takes an event that writes what it measured', async () => {
    const event = buildEvent(owner, 150, { ...ofModel, pks: [id], common: { measured: '2,25' } });
    await open().call('objects.addMassive', event, owner);
    expect(
      await open().call('objects.get', { params: { objectType: 'asset', pk: id } }, owner),
    ).toMatchObject({ values: { kind_float: 2.25 } });
  });

  it('is shown on its public page', async () => {
    const found = await list([{ field: 'kind_text', operator: '=', value: 'P-1' }]);
    const publicId = found.res[0]?.qr_link?.split('/').at(-1) ?? '';
    const page = await open().attempt('qr.get', { params: { type: 'identeco', publicId } });
    expect(page.status).toBe(200);
    expect(JSON.stringify(page.body)).toContain('P-1');
  });

  it('leaves the books in order', async () => {
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

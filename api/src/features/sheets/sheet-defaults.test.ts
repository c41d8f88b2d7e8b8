import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '@huella/domain/calls/events';
import type { Upload } from '@huella/domain/calls/upload-view';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { buildRows, buildSheetRows } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';
import { readEpcis } from '../../../test/read-epcis';

const open = useTestApp();
const cow = 33;
const head = 'Caravana visual;Sexo;Categoría;Raza;F. Nac.';
const animal = (tag: string) => `${tag};Hembra;Vaca;Aberdeen Angus;8/8/2019`;
const sheetOf = (...rows: readonly string[]) => [head, ...rows, ''].join('\n');

async function stage(app: TestApp, { token, boxId }: Member, content: string): Promise<Upload> {
  const storage_name = await putFile(app, token, content);
  const fileInfo = { storage_name, original_name: 'rodeo.csv' };
  return app.call('sheets.validate', { body: { fileInfo, globalModelId: cow, mode: 'add', boxId } }, token);
}

function pairBody(upload: Upload, defaults?: Readonly<Record<string, string>>) {
  const { ExcelUploadId: excelUploadId, paircolumns: fixedColumns } = upload;
  return { excelUploadId, isAllpair: true, fixedColumns, ...(defaults !== undefined && { defaults }) };
}

const stored = async ({ pool }: TestApp, boxId: number) =>
  (
    await pool.query<{ id: number; attributes: Readonly<Record<string, unknown>> }>(
      'select id, attributes from asset where box_id = $1 order by id',
      [boxId],
    )
  ).rows;

const firstEntry = async (app: TestApp, token: string, pk: number): Promise<HistoryEntry | undefined> =>
  (await app.call('events.ofAsset', { params: { pk } }, token)).entries.at(-1);

const completedIn = (entry: HistoryEntry | undefined) =>
  entry?.details.find(({ label }) => label === 'Completado por Huella')?.text;

const opening = {
  productive_system: 'Pastoril',
  entry_type: 'Existencia inicial',
  entry_date: '01/07/2026',
};

describe('what a sheet does not hold', () => {
  it('is filled in by nobody who was not asked: a mandatory field is missing', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const upload = await stage(app, member, sheetOf(animal('AB701A0001')));
    expect(upload).toMatchObject({ defaults: null, paired: false });
    const paired = await app.call('sheets.pair', { body: pairBody(upload) }, member);
    expect(paired).toMatchObject({
      defaults: {},
      paired: false,
      missingColumns: ['productive_system', 'entry_type', 'entry_date'],
    });
    const added = buildSheetRows(member, upload.ExcelUploadId);
    expect(await app.refusal('objects.addMassive', added, member)).toMatchObject({ error: 'notFound' });
    expect(await stored(app, member.boxId)).toEqual([]);
  });

  it('is what its user left on, and the event that loads each animal says so, sealed', async () => {
    const app = open();
    const member = await buildMember(app, 'administrator');
    const upload = await stage(app, member, sheetOf(animal('AB701A0002'), animal('AB701A0003')));
    const id = upload.ExcelUploadId;
    const paired = await app.call('sheets.pair', { body: pairBody(upload, opening) }, member);
    expect(paired).toMatchObject({ defaults: opening, paired: true, missingColumns: [] });
    const changes = [{ row: 2, field: 'entry_type', text: 'Traslado propio' }];
    const params = { excelUploadId: id };
    await app.call('sheets.patch', { params, body: { changes } }, member);
    await app.call('objects.addMassive', buildSheetRows(member, id), member);
    const [first, second] = await stored(app, member.boxId);
    expect(first?.attributes).toMatchObject({ entry_type: 'INI', entry_date: '2026-07-01' });
    expect(second?.attributes).toMatchObject({ entry_type: 'TRA', entry_date: '2026-07-01' });
    expect(first?.attributes).not.toHaveProperty('purchase_currency');

    const told = await app.call('events.ofAsset', { params: { pk: first?.id ?? 0 } }, member);
    expect(told.chainHolds).toBe(true);
    expect(completedIn(told.entries.at(-1))).toBe('Sistema productivo, Tipo de ingreso, Fecha de ingreso');
    const ofFirst = { params: { pk: first?.id ?? 0, eventId: told.entries.at(-1)?.id ?? 0 } };
    const [loaded] = readEpcis(await app.call('events.epcisOfAsset', ofFirst, member));
    expect(loaded?.['huella:filledIn']).toEqual(
      expect.arrayContaining(['entry_type', 'entry_date'].map((name) => `huella-asset:${name}`)),
    );
    // What was written in the grid, its user said.
    expect(completedIn(await firstEntry(app, member.token, second?.id ?? 0))).toBe(
      'Sistema productivo, Fecha de ingreso',
    );

    await app.pool.query(
      `update event_asset set changes = replace(changes, 'completed_by_huella', 'said_by_nobody')
       where asset_id = $1`,
      [first?.id],
    );
    const forged = await app.call('events.ofAsset', { params: { pk: first?.id ?? 0 } }, member);
    expect(forged.chainHolds).toBe(false);
  });

  it('is the day of its birth for what is born here, whatever the others are given', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const rows = [`${animal('AB701A0004')};Nacimiento`, `${animal('AB701A0005')};Traslado propio`];
    const content = [`${head};Tipo de ingreso`, ...rows, ''].join('\n');
    const upload = await stage(app, member, content);
    const { entry_type: _own, ...defaults } = opening;
    const paired = await app.call('sheets.pair', { body: pairBody(upload, defaults) }, member);
    expect(paired.counts).toEqual({ total: 2, blank: 0, withErrors: 0, withWarnings: 0 });
    await app.call('objects.addMassive', buildSheetRows(member, upload.ExcelUploadId), member);
    const [born, bought] = await stored(app, member.boxId);
    expect(born?.attributes['entry_date']).toBe('2019-08-08');
    expect(bought?.attributes['entry_date']).toBe('2026-07-01');
    expect(completedIn(await firstEntry(app, member.token, born?.id ?? 0))).toBe('Sistema productivo');
  });

  it.each([
    ['a day to come', { ...opening, entry_date: '01/07/2999' }, 'entry_date'],
    ['a field that nobody is asked about', { ...opening, sex: 'Hembra' }, 'sex'],
  ])('cannot be %s', async (_what, defaults, field) => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const upload = await stage(app, member, sheetOf(animal('AB701A0006')));
    const refused = await app.refusal('sheets.pair', { body: pairBody(upload, defaults) }, member);
    expect(refused.issues.map((each) => each.field)).toEqual([field]);
  });

  it('begins a grid only where it was left on', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const grid = { boxId: member.boxId, globalModelId: cow, rows: 2 };
    const textsOf = async (body: object) => {
      const { ExcelUploadId: excelUploadId } = await app.call(
        'sheets.manual',
        { body: { ...grid, ...body } },
        member,
      );
      const { rows } = await app.call(
        'sheets.rows',
        { params: { excelUploadId, from: 1, count: 2 } },
        member,
      );
      return rows.map(({ texts }) => texts);
    };
    expect(await textsOf({})).toEqual([{}, {}]);
    expect(await textsOf({ defaults: opening })).toEqual([opening, opening]);
  });
});

describe('rows that a call brings', () => {
  const row = (tag: string) => ({
    ...{ visual_tag: tag, sex: 'H', category: 'VA', breed: 'AA', birth_date: '2019-08-08' },
  });

  it('are given what it accepts by name, and nothing without its word', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const values = [{ ...row('AB701A0007'), entry_date: '2026-07-01' }];
    const refused = await app.refusal('objects.addMassive', buildRows(member, values), member);
    expect(refused.issues.map(({ field, code }) => [field, code])).toEqual([
      ['productive_system', 'mandatory'],
      ['entry_type', 'mandatory'],
    ]);
    const acceptedDefaults = ['productive_system', 'entry_type'];
    await app.call('objects.addMassive', buildRows(member, values, { acceptedDefaults }), member);
    const [added] = await stored(app, member.boxId);
    expect(added?.attributes).toMatchObject({ entry_type: 'INI', productive_system: 'PAS' });
    expect(completedIn(await firstEntry(app, member.token, added?.id ?? 0))).toBe(
      'Sistema productivo, Tipo de ingreso',
    );
  });

  it('enter on the day of their birth where they are born here', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const values = [{ ...row('AB701A0008'), entry_type: 'NAC', productive_system: 'PAS' }];
    await app.call('objects.addMassive', buildRows(member, values), member);
    expect((await stored(app, member.boxId))[0]?.attributes['entry_date']).toBe('2019-08-08');
  });

  it.each([
    ['what a row says itself', ['entry_type'], { entry_type: 'COM' }],
    ['a day, which only they can know', ['entry_date'], {}],
    ['what has no proposal', ['sex'], {}],
  ])('are not given %s', async (_what, acceptedDefaults, more) => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const added = buildRows(member, [{ ...row('AB701A0009'), ...more }], { acceptedDefaults });
    const refused = await app.refusal('objects.addMassive', added, member);
    expect(refused.issues).toMatchObject([{ field: acceptedDefaults[0], code: 'badParam' }]);
  });
});

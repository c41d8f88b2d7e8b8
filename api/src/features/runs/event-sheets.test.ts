import { beforeEach, describe, expect, it } from 'vitest';
import type { Upload } from '@huella/domain/calls/upload-view';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildEvent } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { workRun } from './work-run';

const open = useTestApp();
const cow = 33;
const weighing = 1;
const retirement = 13;

let member: Member;
beforeEach(async () => {
  member = await buildMember(open(), 'administrator');
});

let tags = 0;
const nextTag = () => `EV${String((tags += 1)).padStart(3, '0')}C0001`;
const tagged = () => ({ visual_tag: nextTag() });
const csv = (rows: readonly (readonly unknown[])[]) => rows.map((row) => `${row.join(';')}\n`).join('');

/** A sheet as it was read, with everything paired as it was found and completed as it was proposed. */
async function stage(content: string, eventType = weighing, defaults: object = {}): Promise<Upload> {
  const storage_name = await putFile(open(), member.token, content);
  const fileInfo = { storage_name, original_name: 'pesadas.csv' };
  const body = { fileInfo, globalModelId: cow, mode: 'update', boxId: member.boxId, eventType } as const;
  const upload = await open().call('sheets.validate', { body }, member.token);
  const order = {
    excelUploadId: upload.ExcelUploadId,
    isAllpair: true,
    fixedColumns: upload.paircolumns,
    defaults: { ...defaults },
  };
  return open().call('sheets.pair', { body: order }, member.token);
}

const weighed = (content: string, defaults: object = {}) =>
  stage(content, weighing, { weighing_type: 'Periódica', ...defaults });

async function rowsOf({ ExcelUploadId }: Upload) {
  const params = { excelUploadId: String(ExcelUploadId), from: '1', count: '100' };
  return (await open().call('sheets.rows', { params }, member.token)).rows;
}

async function faultsOf(upload: Upload) {
  const rows = await rowsOf(upload);
  return rows.map(({ issues }) => issues.map(({ field, code }) => `${field ?? ''} ${code}`));
}

const submit = ({ ExcelUploadId }: Upload, eventType = weighing, more: object = {}) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(member, eventType, { ExcelUploadId, ...more }),
    member.token,
  );

async function weightOf(id: number): Promise<unknown> {
  const row = await open()
    .db.selectFrom('asset')
    .select('attributes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.attributes['weight'];
}

/** The weighings of the establishment: day, comment and number of assets, the oldest first. */
async function weighings() {
  const { rows } = await open().call('events.list', { params: { boxId: member.boxId } }, member);
  return rows
    .filter(({ event_type }) => event_type === weighing)
    .map(({ event_time, comment, event_assets_count: count }) => [event_time.slice(0, 10), comment, count])
    .sort((one, other) => String(one[0]).localeCompare(String(other[0])));
}

describe('a sheet of an event', () => {
  it('records it of the assets that its rows name, by tag or by number, when they say', async () => {
    const first = tagged();
    const [a = 0, b = 0] = await buildAnimals(open(), member, [first, tagged()]);
    const upload = await weighed(
      csv([
        ['N° de registro', 'Caravana visual', 'Fecha', 'Peso (kg)', 'Comentario'],
        ['', first.visual_tag, '10/11/2026', 301, 'Manga chica'],
        [b, '', '11/11/2026', 302, ''],
      ]),
    );
    expect(upload).toMatchObject({ mode: 'update', eventType: weighing, paired: true });
    expect(await rowsOf(upload)).toMatchObject([
      { row: 1, pk: a, texts: { _eventDate_: '10/11/2026' }, issues: [] },
      { row: 2, pk: b, issues: [] },
    ]);
    expect(await submit(upload)).toMatchObject({ status: 200, body: { state: 'completed', done: 2 } });
    expect([await weightOf(a), await weightOf(b)]).toEqual([301, 302]);
    expect(await weighings()).toEqual([
      ['2026-11-10', 'Manga chica', 1],
      ['2026-11-11', null, 1],
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('takes the day and the word that are said of all where its rows say none', async () => {
    const [a = 0, b = 0] = await buildAnimals(open(), member, 2);
    const upload = await weighed(
      csv([
        ['N° de registro', 'Peso (kg)'],
        [a, 311],
        [b, 312],
      ]),
    );
    const headerValues = { date: '2026-11-12', comment: 'Balanza nueva' };
    expect((await submit(upload, weighing, { headerValues })).status).toBe(200);
    expect(await weighings()).toEqual([['2026-11-12', 'Balanza nueva', 2]]);
  });

  it('says at the cell that names an asset why it takes no such event', async () => {
    const other = await buildMember(open(), 'owner');
    const elsewhere = tagged();
    const paused = tagged();
    await buildAnimals(open(), other, [elsewhere]);
    const [sleeping = 0, gone = 0] = await buildAnimals(open(), member, [paused, tagged()]);
    await open().db.updateTable('asset').set({ paused_message: 'x' }).where('id', '=', sleeping).execute();
    const retired = buildEvent(member, retirement, {
      pks: [gone],
      common: { disposal_reason: 'MUE' },
    });
    await open().attempt('objects.addMassive', retired, member.token);
    const upload = await weighed(
      csv([
        ['N° de registro', 'Caravana visual', 'Fecha', 'Peso (kg)'],
        ['', elsewhere.visual_tag, '10/11/2026', 300],
        ['', 'ZZ999C9999', '10/11/2026', 300],
        ['', paused.visual_tag, '10/11/2026', 300],
        ['', '', '10/11/2026', 300],
      ]),
    );
    expect(await faultsOf(upload)).toEqual([
      ['visual_tag assetNotExist'],
      ['visual_tag assetNotExist'],
      ['visual_tag assetPaused'],
      ['_pk_ oneOfMissing'],
    ]);
    expect((await submit(upload)).status).toBe(400);
    expect(await weighings()).toEqual([]);
  });

  it('takes an asset twice on days of its own, and not twice on one day, whatever its rows call it', async () => {
    const one = tagged();
    const [a = 0] = await buildAnimals(open(), member, [one]);
    const head = ['N° de registro', 'Caravana visual', 'Fecha', 'Peso (kg)'];
    const twice = await weighed(
      csv([head, [a, '', '12/11/2026', 320], ['', one.visual_tag, '12/11/2026', 321]]),
    );
    expect(await faultsOf(twice)).toEqual([[], ['visual_tag repeatedInSheet']]);
    const apart = await weighed(
      csv([head, [a, '', '12/11/2026', 320], ['', one.visual_tag, '10/11/2026', 310]]),
    );
    expect(await faultsOf(apart)).toEqual([[], []]);
    expect(await submit(apart)).toMatchObject({ status: 200, body: { done: 2 } });
    expect(await weightOf(a)).toBe(320);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('goes on as a run, without the rows in error, which are given back with what was written in them', async () => {
    const ids = await buildAnimals(open(), member, 40);
    const upload = await weighed(
      csv([
        ['N° de registro', 'Caravana visual', 'Peso (kg)'],
        ...ids.map((id) => [id, '', 330]),
        ['', 'ZZ999C9998', 330],
      ]),
      { _eventDate_: '09/11/2026 08:00' },
    );
    const accepted = await submit(upload, weighing, { withoutErrors: true });
    expect(accepted).toMatchObject({ status: 202, body: { leftOut: 1, total: 40 } });
    const { id } = accepted.body as { readonly id: number };
    await workRun(open().deps, id);
    expect(await weighings()).toEqual([['2026-11-09', null, 40]]);
    // The same submit again is the same run.
    expect((await submit(upload, weighing, { withoutErrors: true })).body).toMatchObject({ id, done: 40 });
    const file = await open().call('jobs.leftOut', { params: { id } }, member.token);
    expect(file.bytes.length).toBeGreaterThan(0);
  });

  it('is none of another event, of one that no sheet records, nor of somebody else', async () => {
    const [a = 0] = await buildAnimals(open(), member, 1);
    const upload = await weighed(
      csv([
        ['N° de registro', 'Peso (kg)'],
        [a, 340],
      ]),
    );
    expect((await submit(upload, 103)).status).toBe(404);
    const other = await buildMember(open(), 'administrator');
    const { ExcelUploadId } = upload;
    const foreign = buildEvent(other, weighing, { ExcelUploadId });
    expect((await open().attempt('objects.addMassive', foreign, other.token)).status).toBe(404);
    expect((await open().attempt('objects.addMassive', foreign)).status).toBe(401);
    const birth = await putFile(open(), member.token, 'N° de registro;Peso (kg)\n1;2\n');
    const fileInfo = { storage_name: birth, original_name: 'partos.csv' };
    const body = {
      fileInfo,
      globalModelId: cow,
      mode: 'update',
      boxId: member.boxId,
      eventType: 106,
    } as const;
    expect(await open().attempt('sheets.validate', { body }, member.token)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'eventType', code: 'eventNotOffered' }] },
    });
    expect(await weighings()).toEqual([]);
  });
});

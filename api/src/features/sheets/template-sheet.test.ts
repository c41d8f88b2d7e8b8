import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { entityTypes } from '@huella/domain/catalogue/fields/supplier-attributes';
import type { UnfinishedUpload } from '@huella/domain/calls/sheets';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  type Colleague,
  type Member,
  buildBox,
  buildColleague,
  buildCompany,
  buildMember,
  buildToken,
  buildUser,
} from '../../../test/build';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const cow = 33;
const weighingEvent = 1;
const car = 30;
const malt = 37;
const grains = 13;
const maltster = 36;
const vehicles = 5;
const dealership = 2;

/** The bytes of the template as its user gets it. */
async function template(
  { app }: TestApp,
  { token, boxId }: Pick<Member, 'token' | 'boxId'>,
  query = '',
  type = cow,
): Promise<Buffer> {
  const url = `/api/parseExcel/template/${String(type)}/${String(boxId)}${query}`;
  const response = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
  expect(response.headers['content-disposition']).toContain('.xlsx');
  return response.rawPayload;
}

async function validate(
  app: TestApp,
  { token, boxId }: Member,
  bytes: Uint8Array | string,
  keepExample = false,
) {
  const storage_name = await putFile(app, token, bytes);
  const fileInfo = { storage_name, original_name: 'rodeo.xlsx' };
  const read = keepExample ? { read: { keepExample } } : {};
  const body = { fileInfo, globalModelId: cow, mode: 'add', boxId, ...read } as const;
  const answer = await app.call('sheets.validate', { body }, token);
  return answer;
}

describe('the template', () => {
  it.each(['es', 'en'] as const)('is imported again as it is, example and all, in %s', async (language) => {
    const app = open();
    const member = await buildMember(app, 'operator');
    await app.attempt('users.savePreferences', { body: { language } }, member);
    const upload = await validate(app, member, await template(app, member), true);
    expect(upload.columns.filter(({ field }) => field === null)).toEqual([]);
    expect(upload).toMatchObject({ specificRows: 1, missingColumns: [], language, lastRow: 1 });
    const body = {
      excelUploadId: upload.ExcelUploadId,
      isAllpair: true,
      fixedColumns: upload.paircolumns,
    };
    const { counts } = await app.call('sheets.pair', { body }, member);
    expect(counts).toEqual({ total: 1, blank: 0, withErrors: 0, withWarnings: 0 });
  });

  it.each(['es', 'en'] as const)(
    'has its example told and left out where it was left in, in %s',
    async (written) => {
      const app = open();
      const first = await buildMember(app, 'operator');
      const { sheets } = await readXlsx(await template(app, first, `?language=${written}`));
      const [main] = sheets;
      const [heading = [], example = []] = main?.rows ?? [];
      // Days later, saved by another program, with an animal of the farm's own below it.
      const own = example.map((cell) => (cell === 'AB123C4567' || cell === example[0] ? 'MJ482C9001' : cell));
      app.time.now = new Date(app.time.now.getTime() + 2 * 86_400_000);
      const member = { ...first, token: await buildToken(app, first.userId) };
      const file = async (rows: (typeof sheets)[number]['rows']) =>
        writeXlsx({
          sheets: [
            { name: 'Vacunos AR', rows },
            {
              name: 'Ayuda',
              rows: [
                ['a', 'b'],
                ['c', 'd'],
              ],
            },
          ],
        });
      const upload = await validate(app, member, await file([heading, example, own]));
      expect(upload).toMatchObject({ specificRows: 1, missingColumns: [] });
      expect(upload.reading?.example).toContain(String(example[0]));
      const kept = await validate(app, member, await file([heading, example, own]), true);
      expect(kept).toMatchObject({
        specificRows: 2,
        reading: { example: null, kept: { totals: false, example: true } },
      });
      // With no row of its own it has none: neither its example nor its help is one.
      for (const rows of [[heading, example], [heading]]) {
        const storage_name = await putFile(app, member.token, await file(rows));
        const fileInfo = { storage_name, original_name: 'rodeo.xlsx' };
        const body = { fileInfo, globalModelId: cow, mode: 'add', boxId: member.boxId } as const;
        expect(await app.refusal('sheets.validate', { body }, member)).toMatchObject({
          error: 'noDataError',
        });
      }
    },
  );

  it('comes in the language that is asked for, with what each column takes and lists of options', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const { sheets } = await readXlsx(await template(app, member, '?language=en'));
    const [main, help, lists] = sheets;
    expect(sheets.map(({ name, hidden }) => [name, hidden === true])).toEqual([
      [expect.any(String), false],
      ['Help', false],
      ['Lists', true],
    ]);
    const headings = main?.rows[0] ?? [];
    expect(headings).toEqual(expect.arrayContaining(['Sex *', 'Breed *', 'Visual ear tag']));
    const sex = headings.indexOf('Sex *');
    expect(lists?.rows.slice(1, 4).map((row) => row[sex] ?? null)).toEqual(['Male', 'Female', null]);
    expect(main?.dataValidations?.map(({ formula1 }) => formula1)).toContain(
      `Lists!$${String.fromCharCode(65 + sex)}$2:$${String.fromCharCode(65 + sex)}$3`,
    );
    expect(help?.rows.find(([column]) => column === 'Sex *')).toEqual([
      'Sex *',
      'Yes',
      'A value from the list',
      'Male',
    ]);
  });

  it('of changes and of an event has their columns, and no made-up animal', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const rowsOf = async (query: string) =>
      (await readXlsx(await template(app, member, query))).sheets[0]?.rows;
    const changes = await rowsOf('?mode=update');
    expect(changes).toHaveLength(1);
    expect(changes?.[0]).toEqual(expect.arrayContaining(['N° de registro', 'Caravana visual', 'Sexo']));
    const weighing = await rowsOf(`?mode=event&eventType=${String(weighingEvent)}`);
    expect(weighing).toHaveLength(1);
    expect(weighing?.[0]).toEqual(
      expect.arrayContaining(['N° de registro', 'Caravana visual', 'Fecha del evento', 'Peso (kg) *']),
    );
    const sender = await buildColleague(app, member, 'logistics');
    const transfer = await template(app, { ...sender, boxId: member.boxId }, '?mode=transfer');
    expect((await readXlsx(transfer)).sheets[0]?.rows).toEqual([expect.arrayContaining(['Caravana visual'])]);
  });

  it("offers the establishment's own names and products", async () => {
    const app = open();
    const boxId = await buildBox(app, await buildCompany(app, [], grains), maltster);
    const { token } = await buildColleague(app, { boxId }, 'administrator');
    const body = { boxId, value: 'Cebada Andreia' };
    await app.call('entities.add', { params: { typeId: entityTypes.article }, body }, token);
    const { sheets } = await readXlsx(await template(app, { token, boxId }, '', malt));
    expect(sheets[2]?.rows.flat()).toContain('Cebada Andreia');
  });

  it('asks for the right of what it is for', async () => {
    const app = open();
    const logistics = await buildMember(app, 'logistics');
    const operator = await buildColleague(app, logistics, 'operator');
    const params = { assetId: cow, boxId: logistics.boxId };
    const ask = (query: object, who: string | Colleague) =>
      app.statusOf('sheets.template', { params, query }, who);
    expect(await ask({ mode: 'transfer' }, logistics)).toBe(200);
    expect(await ask({ mode: 'transfer' }, operator)).toBe(403);
    expect(await ask({ mode: 'update' }, logistics)).toBe(403);
    expect(await ask({ mode: 'update' }, operator)).toBe(200);
    expect(await ask({ mode: 'event', eventType: weighingEvent }, logistics)).toBe(403);
    expect(await ask({ mode: 'event' }, operator)).toBe(404);
    expect(await ask({ mode: 'event', eventType: 9_999 }, operator)).toBe(404);
    expect(await ask({ mode: 'other' }, operator)).toBe(400);
  });

  it('is for those who may add where they ask', async () => {
    const app = open();
    const viewer = await buildMember(app, 'viewer');
    const foreign = await buildMember(app, 'operator');
    const ask = (boxId: number | string, token?: string, type = cow) =>
      app.attempt('sheets.template', { params: { assetId: type, boxId } }, token);
    expect((await ask(viewer.boxId)).status).toBe(401);
    expect((await ask(viewer.boxId, viewer.token)).status).toBe(403);
    expect((await ask(foreign.boxId, viewer.token)).status).toBe(404);
    expect((await ask(foreign.boxId, foreign.token, 9_999)).status).toBe(404);
    expect((await ask('cows', viewer.token)).status).toBe(400);
  });

  it('is given only of types whose model offers one', async () => {
    const app = open();
    const boxId = await buildBox(app, await buildCompany(app, [], vehicles), dealership);
    const dealer = await buildColleague(app, { boxId }, 'operator');
    expect(await app.statusOf('sheets.template', { params: { assetId: car, boxId } }, dealer)).toBe(404);
    // The same person fills a blank sheet of the same type: it is the template alone that is not there.
    const sheet = { boxId, globalModelId: car, rows: 1 };
    expect(await app.statusOf('sheets.manual', { body: sheet }, dealer)).toBe(200);
  });
});

describe('the uploads that are not finished', () => {
  const ask = (app: TestApp, boxId: number | string, token?: string) =>
    app.attempt('sheets.unfinished', { params: { boxId, assetId: cow } }, token);

  it("are the user's own of this establishment, the latest first, without those submitted", async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const first = await validate(app, member, 'Caravana visual;Sexo\nAB123C0001;Hembra\nAB123C0002;Macho\n');
    app.time.now = new Date(app.time.now.getTime() + 60_000);
    const { ExcelUploadId } = await app.call(
      'sheets.manual',
      { body: { boxId: member.boxId, globalModelId: cow, rows: 7 } },
      member,
    );
    const answer = await ask(app, member.boxId, member.token);
    expect((answer.body as UnfinishedUpload[]).map(({ touchedAt: _at, ...upload }) => upload)).toEqual([
      { ExcelUploadId, original_name: null, eventType: null, rows: 7, paired: true },
      {
        ExcelUploadId: first.ExcelUploadId,
        original_name: 'rodeo.xlsx',
        eventType: null,
        rows: 2,
        paired: false,
      },
    ]);
    const other = await buildMember(app, 'operator');
    expect((await ask(app, other.boxId, other.token)).body).toEqual([]);
  });

  it('are shown to those who may add where they ask', async () => {
    const app = open();
    const viewer = await buildMember(app, 'viewer');
    const stranger = await buildToken(app, await buildUser(app));
    expect((await ask(app, viewer.boxId)).status).toBe(401);
    expect((await ask(app, viewer.boxId, viewer.token)).status).toBe(403);
    expect((await ask(app, viewer.boxId, stranger)).status).toBe(404);
    expect((await ask(app, 'here', stranger)).status).toBe(400);
  });
});

describe('the columns that were found', () => {
  it('name the first row, and which values are no option', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const sheet = 'Caravana visual;Raza\nAB123C0001;AA\nAB123C0002;Dragon rojo\nAB123C0003;Aberdeen Angus\n';
    const { columns, quotaRoom } = await validate(app, member, sheet);
    expect(columns.map(({ first }) => first)).toEqual(['AB123C0001', 'AA']);
    expect(columns.map(({ options }) => options)).toEqual([null, { distinct: 1, unknown: ['Dragon rojo'] }]);
    expect(quotaRoom).toBeGreaterThan(0);
  });
});

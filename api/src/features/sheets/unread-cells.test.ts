import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildEvent, buildSheetRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const cow = 33;
const weighing = 1;
const transfer = 1000;

let member: Member;
beforeEach(async () => {
  member = await buildMember(open(), 'administrator');
});

/** A sheet as it was read, paired as it was found; answers its upload and what is said of each of its rows. */
async function stage(content: string | Buffer, about: object, defaults: object = {}) {
  const storage_name = await putFile(open(), member.token, content);
  const fileInfo = { storage_name, original_name: 'rodeo.csv' };
  const place = { globalModelId: cow, boxId: member.boxId };
  const body = { fileInfo, ...place, mode: 'update', ...about } as const;
  const upload = await open().call('sheets.validate', { body }, member.token);
  const { ExcelUploadId: excelUploadId, paircolumns: fixedColumns } = upload;
  const order = { excelUploadId, isAllpair: true, fixedColumns, defaults: { ...defaults } };
  const { counts } = await open().call('sheets.pair', { body: order }, member.token);
  const params = { excelUploadId: String(excelUploadId), from: '1', count: '100' };
  const { rows } = await open().call('sheets.rows', { params }, member.token);
  const said = rows.map(({ issues }) =>
    issues.map(
      ({ field, code, level, slots }) => `${field ?? ''} ${level} ${code} ${String(slots['text'] ?? '')}`,
    ),
  );
  return { id: excelUploadId, counts, said };
}

async function attributes(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await open().pool.query<{ attributes: Readonly<Record<string, unknown>> }>(
    'select attributes from asset where box_id = $1 order by id',
    [member.boxId],
  );
  return rows.map((row) => row.attributes);
}

describe('cells that could not be read', () => {
  it('are blank in new animals, and missing where they are needed', async () => {
    const head =
      'Caravana visual;Sexo;Categoría;Raza;F. Nac.;Sistema productivo;Tipo de ingreso;Fecha de ingreso;Peso;Notas';
    const animal = (tag: string, breed: string, weight: string, notes: string) =>
      `${tag};Hembra;Vaca;${breed};8/8/2019;Pastoril;Existencia inicial;1/7/2026;${weight};${notes}`;
    const content = Buffer.from(
      [
        head,
        animal('KD482C3176', 'Aberdeen Angus', '#DIV/0!', 'mansa y de Ñandú'),
        animal('KD482C3184', 'Aberdeen Angus', '=\u2061B3*2', 'de El~Trébol'),
        animal('KD482C3192', '#N/D', '380', ''),
        '',
      ].join('\n'),
    );
    content[content.indexOf('~')] = 0xe9;
    const { id, counts, said } = await stage(content, { mode: 'add' });
    expect(said).toEqual([
      ['weight warning formulaError #DIV/0!'],
      ['weight warning formulaUnsolved =B3*2', 'notes warning unreadableText de El\ufffdTrébol'],
      ['breed error missingUnread #N/D'],
    ]);
    expect(counts).toMatchObject({ total: 3, withErrors: 1, withWarnings: 2 });
    const order = buildSheetRows(member, id);
    expect((await open().attempt('objects.addMassive', order, member.token)).status).toBe(400);
    const accepted = buildSheetRows(member, id, { withoutErrors: true });
    expect(await open().attempt('objects.addMassive', accepted, member.token)).toMatchObject({
      status: 200,
      body: { done: 2, leftOut: 1 },
    });
    const [first = {}, second = {}] = await attributes();
    expect(first).toMatchObject({ visual_tag: 'KD482C3176', notes: 'mansa y de Ñandú' });
    expect(second).toMatchObject({ visual_tag: 'KD482C3184', breed: 'AA' });
    for (const each of [first, second]) expect(each).not.toHaveProperty('weight');
    expect(second).not.toHaveProperty('notes');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('change nothing of an animal, and do not name one', async () => {
    const [a = 0, b = 0] = await buildAnimals(open(), member, 2);
    const [before] = await attributes();
    const { id, said } = await stage(
      `N° de registro;Raza;Notas\n${String(a)};#N/A;quieta\n${String(b)};#N/A;\n#REF!;Hereford;\n`,
      {},
    );
    expect(said).toEqual([
      ['breed warning formulaError #N/A'],
      ['breed warning formulaError #N/A'],
      ['_pk_ error missingUnread #REF!'],
    ]);
    const order = buildSheetRows(member, id, { action: 'update', withoutErrors: true });
    expect(await open().attempt('objects.addMassive', order, member.token)).toMatchObject({
      status: 200,
      body: { done: 1 },
    });
    expect(await attributes()).toMatchObject([{ breed: before?.['breed'], notes: 'quieta' }, {}]);
  });

  it('are never the day of an event, nor what it measured', async () => {
    const [a = 0, b = 0, c = 0] = await buildAnimals(open(), member, 3);
    const { id, said } = await stage(
      [
        'N° de registro;Fecha;Peso (kg);Comentario',
        `${String(a)};#N/A;300;`,
        `${String(b)};10/11/2026;#VALUE!;`,
        `${String(c)};10/11/2026;302;#REF!`,
        '',
      ].join('\n'),
      { eventType: weighing },
      { weighing_type: 'Periódica' },
    );
    expect(said).toEqual([
      ['_eventDate_ error missingUnread #N/A'],
      ['weight error missingUnread #VALUE!'],
      ['_eventComment_ warning formulaError #REF!'],
    ]);
    const order = buildEvent(member, weighing, { ExcelUploadId: id, withoutErrors: true });
    expect(await open().attempt('objects.addMassive', order, member.token)).toMatchObject({
      status: 200,
      body: { done: 1, leftOut: 2 },
    });
    expect((await attributes()).map(({ weight }) => weight)).toEqual([undefined, undefined, 302]);
    const { rows } = await open().call('events.list', { params: { boxId: member.boxId } }, member);
    expect(rows.find(({ event_type }) => event_type === weighing)?.comment).toBeNull();
  });

  it('name nothing that is transferred, and keep the others from nothing', async () => {
    await buildAnimals(open(), member, [{ visual_tag: 'TU001C0001' }, { visual_tag: 'TU001C0002' }]);
    const { counts, said } = await stage(
      'Caravana visual;Caravana electrónica\nTU001C0001;#N/A\n#REF!;\nTU001C0002;\n',
      { eventType: transfer },
    );
    expect(said).toEqual([
      ['electronic_tag warning formulaError #N/A'],
      ['visual_tag error missingUnread #REF!'],
      [],
    ]);
    expect(counts).toMatchObject({ total: 3, withErrors: 1, withWarnings: 1 });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { runView } from '@huella/domain/calls/jobs';
import { useTestApp } from '../../../test/app';
import { buildAnimal } from '../../../test/build-animal';
import {
  type Member,
  buildAssets,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { putFile } from '../../../test/put-file';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
let owner: Member;

const animals: readonly Values[] = [
  buildAnimal({
    ...{ visual_tag: 'KD482C0010', electronic_tag: '032010004582317', management_tag: '=1+1' },
    ...{ birth_date: '2024-09-14', entry_date: '2024-09-14', weight: 361.5 },
    ...{ market_programs: ['HIL', 'UEN'], notes: 'Mocha; «mansa»\nsegunda línea' },
  }),
  buildAnimal({
    ...{ visual_tag: 'KD482C0020', sex: 'M', category: 'NT', castrated: true, breed: 'H' },
    ...{ birth_date: '2025-01-02', entry_date: '2025-01-02', productive_system: 'FEE' },
  }),
];

async function exported(member: Member, body: object = {}): Promise<Buffer> {
  const answer = await open().app.inject({
    method: 'POST',
    url: `/api/objects/export/33/${String(member.boxId)}`,
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('spreadsheetml');
  return answer.rawPayload;
}

const rowsOf = async (file: Buffer) => (await open().deps.sheets.read(file, 'x.xlsx', sheetLimits)).rows;

let ids: readonly number[] = [];

beforeAll(async () => {
  owner = await buildMember(open(), 'owner', 5);
  ids = await buildAssets(open(), owner, animals);
});

describe('an export', () => {
  it('is refused to nobody, to strangers, and to who has a role that is gone', async () => {
    expect(
      await open().statusOf('objects.export', { params: { assetId: 33, boxId: owner.boxId }, body: {} }),
    ).toBe(401);
    const stranger = await buildToken(open(), await buildUser(open()));
    expect(
      await open().statusOf(
        'objects.export',
        { params: { assetId: 33, boxId: owner.boxId }, body: {} },
        stranger,
      ),
    ).toBe(404);
    const nobody = await buildUser(open());
    await buildRelation(open(), nobody, { boxId: owner.boxId }, 'no-such-template');
    expect(
      await open().statusOf(
        'objects.export',
        { params: { assetId: 33, boxId: owner.boxId }, body: {} },
        await buildToken(open(), nobody),
      ),
    ).toBe(404);
  });

  it('holds what the filter finds, in the columns and the order asked for', async () => {
    const file = await exported(owner, {
      filters: [{ field: 'sex', operator: 'inArray', values: ['H', 'M'] }],
      outputFields: ['visual_tag', 'weight'],
      sortField: 'visual_tag',
      sortDir: 'desc',
    });
    const rows = await rowsOf(file);
    expect(rows.map((row) => row.slice(1, 3))).toEqual([
      ['Caravana visual', 'Peso (kg)'],
      ['KD482C0020', null],
      ['KD482C0010', 361.5],
    ]);
    // Which version of its record each row is of: the last column.
    expect(rows.map((row) => row[3])).toEqual([
      'Versión de la ficha',
      `${String(rows[1]?.[0])}v1`,
      `${String(rows[2]?.[0])}v1`,
    ]);
  });

  it('holds identifiers bare and as text, with the 0 that they begin with', async () => {
    const rows = await rowsOf(await exported(owner, { outputFields: ['electronic_tag'] }));
    expect(rows[1]?.[1]).toBe('032010004582317');
  });

  it('of a selection holds what it means, without what was taken out', async () => {
    const tags = async (body: object) => {
      const rows = await rowsOf(await exported(owner, { outputFields: ['visual_tag'], ...body }));
      return rows.slice(1).map((row) => row[1]);
    };
    expect(await tags({ selectable: true, except: [ids[0]] })).toEqual(['KD482C0020']);
    expect(await tags({ except: ids })).toEqual([]);
  });

  it('refuses a column or a sort that the user may not see', async () => {
    for (const body of [
      { outputFields: ['__proto__'] },
      { sortField: 'box_id' },
      { filters: [{ field: 'owner' }] },
    ])
      expect(
        await open().statusOf('objects.export', { params: { assetId: 33, boxId: owner.boxId }, body }, owner),
      ).toBe(400);
  });

  it('writes what looks like a formula as text', async () => {
    const rows = await rowsOf(await exported(owner, { outputFields: ['management_tag'] }));
    expect(rows[1]?.[1]).toBe('=1+1');
  });

  it('has no column for how assets stand that an import would take for another', async () => {
    const outputFields = ['visual_tag', 'asset_state', 'is_paused', 'in_withdrawal', 'lot_id'];
    const file = await exported(owner, { outputFields });
    const storageName = await putFile(open(), owner.token, file, 'vacunos.xlsx');
    const { columns } = await open().call(
      'sheets.validate',
      {
        body: {
          fileInfo: { storage_name: storageName, original_name: 'vacunos.xlsx' },
          globalModelId: 33,
          mode: 'update',
          boxId: owner.boxId,
        },
      },
      owner,
    );
    expect(columns.map(({ name, field }) => [name, field])).toEqual([
      ['N° de registro', '_pk_'],
      ['Caravana visual', 'visual_tag'],
      ['Estado', null],
      ['En pausa', null],
      ['En retiro', null],
      ['Lote', null],
      ['Versión de la ficha', '_recordVersion_'],
    ]);
  });

  it('is imported again unchanged', async () => {
    const file = await exported(owner);
    const other = await buildMember(open(), 'owner', 5);
    // The tags are free again once their animals are gone.
    await open().pool.query('delete from asset_key');
    const storageName = await putFile(open(), other.token, file, 'vacunos.xlsx');
    const { ExcelUploadId, paircolumns } = await open().call(
      'sheets.validate',
      {
        body: {
          fileInfo: { storage_name: storageName, original_name: 'vacunos.xlsx' },
          globalModelId: 33,
          mode: 'add',
          boxId: other.boxId,
        },
      },
      other,
    );
    const paired = await open().call(
      'sheets.pair',
      { body: { excelUploadId: ExcelUploadId, isAllpair: true, fixedColumns: paircolumns } },
      other,
    );
    expect(paired).toMatchObject({ counts: { total: 2, withErrors: 0 } });
    const submitted = await open().call(
      'objects.addMassive',
      {
        body: {
          action: 'add',
          objectType: 'asset',
          pkObjectType: 33,
          globalModel: 33,
          pkReferer: other.boxId,
          ExcelUploadId,
          actionContext: { context: 'massive_file_form', eventType: -1 },
        },
      },
      other,
    );
    expect(runView.parse(submitted)).toMatchObject({ state: 'completed', done: 2 });
    const held = async (boxId: number) =>
      (
        await open()
          .db.selectFrom('asset')
          .select('attributes')
          .where('box_id', '=', boxId)
          .orderBy('id')
          .execute()
      ).map(({ attributes }) => attributes);
    expect(ids).toHaveLength(2);
    expect(await held(other.boxId)).toEqual(await held(owner.boxId));
  });
});

import { describe, expect, it } from 'vitest';
import type { SheetCounts, SheetRow } from '@huella/domain/calls/upload-view';
import { maxRowsAdded, maxSheetRows } from '@huella/domain/rules/limits';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';

const open = useTestApp();
const cow = 33;

interface Patched {
  readonly rows: readonly SheetRow[];
  readonly counts: SheetCounts;
  readonly kept?: readonly { readonly row: number; readonly field: string }[] | undefined;
}

async function buildSheet(app: TestApp, rows = 3) {
  const member = await buildMember(app, 'operator');
  const body = { boxId: member.boxId, globalModelId: cow, rows };
  const { ExcelUploadId: id } = await app.call('sheets.manual', { body }, member);
  const patch = (order: object): Promise<Patched> =>
    app.call(
      'sheets.patch',
      { params: { excelUploadId: String(id) }, body: { changes: [], ...order } },
      member,
    );
  return { member, id, patch };
}
const rowsOf = async (app: TestApp, member: Member, id: number) => {
  const params = { excelUploadId: String(id), from: '1', count: '100' };
  return (await app.call('sheets.rows', { params }, member)).rows;
};
const cell = (row: number, text: string, more: { was?: string; field?: string } = {}) => ({
  row,
  field: 'paddock',
  text,
  ...more,
});

describe('two windows on one sheet', () => {
  it('do not write over each other: a cell that holds another text by now keeps it, and is named', async () => {
    const app = open();
    const { member, id, patch } = await buildSheet(app);
    await patch({ changes: [cell(1, 'Norte', { was: '' }), cell(2, 'Este', { was: '' })] });
    const late = await patch({ changes: [cell(1, 'Sur', { was: '' }), cell(2, 'Oeste', { was: 'Este' })] });
    expect(late.kept).toEqual([{ row: 1, field: 'paddock' }]);
    expect(late.rows.map(({ texts }) => texts['paddock'])).toEqual(['Norte', 'Oeste']);
    expect((await rowsOf(app, member, id)).slice(0, 2).map(({ texts }) => texts['paddock'])).toEqual([
      'Norte',
      'Oeste',
    ]);
  });

  it('take no answer for a clash that was lost on its way, nor the same text twice', async () => {
    const app = open();
    const { patch } = await buildSheet(app);
    const order = { changes: [cell(1, 'Norte "y\nsur"', { was: '' })] };
    await patch(order);
    expect((await patch(order)).kept).toBeUndefined();
    expect((await patch({ changes: [cell(1, 'Este')] })).rows[0]?.texts).toMatchObject({ paddock: 'Este' });
  });

  it('that add the same rows add them once', async () => {
    const app = open();
    const { member, id, patch } = await buildSheet(app);
    const order = { added: 2, after: 3 };
    expect((await patch(order)).rows.map(({ row }) => row)).toEqual([4, 5]);
    expect((await patch(order)).rows.map(({ row }) => row)).toEqual([4, 5]);
    expect((await patch({ added: 3, after: 3 })).rows.map(({ row }) => row)).toEqual([4, 5, 6]);
    expect((await rowsOf(app, member, id)).map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('rows that were taken out', () => {
  it('come back with what they held, in their place', async () => {
    const app = open();
    const { member, id, patch } = await buildSheet(app);
    await patch({ changes: [cell(2, 'Norte')] });
    const gone = await patch({ removed: [2, 3] });
    expect(gone.counts).toMatchObject({ total: 0, blank: 1 });
    const back = await patch({ restored: [2, 3] });
    expect(back.counts).toMatchObject({ total: 1, blank: 2 });
    expect(back.rows.map(({ row }) => row).toSorted()).toEqual([2, 3]);
    const rows = await rowsOf(app, member, id);
    expect(rows.map(({ row, texts, blank }) => [row, texts['paddock'] ?? '', blank === true])).toEqual([
      [1, '', true],
      [2, 'Norte', false],
      [3, '', true],
    ]);
    // Once more is no fault, and a row that never was is none.
    expect((await patch({ restored: [2, 99] })).counts).toMatchObject({ total: 1, blank: 2 });
  });

  it('are checked against the others again: a tag that occurs twice is said in the one below', async () => {
    const app = open();
    const { patch } = await buildSheet(app);
    const tag = (row: number) => ({ row, field: 'visual_tag', text: 'KD482C3572' });
    await patch({ changes: [tag(1), tag(2)] });
    const repeats = ({ rows }: Patched) =>
      rows
        .filter(({ issues }) => issues.some(({ code }) => code === 'repeatedInSheet'))
        .map(({ row }) => row);
    await patch({ removed: [1] });
    expect(repeats(await patch({ restored: [1] }))).toEqual([2]);
  });

  it('come back only where there is room', async () => {
    const app = open();
    const { patch, member, id } = await buildSheet(app, maxRowsAdded);
    await patch({ removed: [1, 2] });
    const full = maxSheetRows + 2;
    for (let after = maxRowsAdded; after < full; after += maxRowsAdded)
      await patch({ added: Math.min(maxRowsAdded, full - after), after });
    const refused = await app.refusal(
      'sheets.patch',
      { params: { excelUploadId: String(id) }, body: { changes: [], restored: [1, 2] } },
      member,
    );
    expect(refused).toMatchObject({ error: 'sheetTooManyRows' });
    expect((await rowsOf(app, member, id))[0]?.row).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import type { Issue } from '@huella/domain/model/errors';
import type { SheetRow } from '../../sheet/sheet-store';
import { clashAt, countChanges, keepTheirs, listClashes, lookAgain, writeMine } from './row-changes';

const clash: Issue = {
  record: null,
  field: 'breed',
  code: 'changedSince',
  slots: { by: 'Ana', at: '27/11/2026 10:20', before: 'Angus', now: 'Hereford' },
  level: 'error',
};
const rows: readonly SheetRow[] = [
  { row: 1, texts: { breed: 'Hereford' }, issues: [], before: {} },
  { row: 2, texts: { breed: 'Shorthorn' }, issues: [], before: { breed: 'Angus', notes: '' } },
  {
    row: 3,
    texts: { breed: 'Shorthorn', _recordVersion_: '12v1' },
    issues: [clash],
    before: { breed: 'Hereford' },
    version: '12v2',
  },
  { row: 4, texts: {}, issues: [], isBlank: true },
];

describe('rows of changes', () => {
  it('are counted: those that change something, their cells, and those that change nothing', () => {
    expect(countChanges(rows)).toEqual({ rows: 1, cells: 2, same: 1 });
  });

  it('clash where others changed the same', () => {
    const [found] = listClashes(rows);
    expect(listClashes(rows)).toHaveLength(1);
    if (found === undefined) return;
    expect(keepTheirs(found)).toEqual([{ row: 3, field: 'breed', text: 'Hereford' }]);
    expect(writeMine(found)).toEqual([{ row: 3, field: '_recordVersion_', text: '12v2' }]);
  });

  it('clash at a cell: alone in their row, or with others that the same answer would settle', () => {
    const [, , row] = rows;
    if (row === undefined) return;
    expect(clashAt(row, 'breed')).toMatchObject({ issues: [clash], isOnly: true });
    expect(clashAt(row, 'notes')).toBeNull();
    const both = { ...row, issues: [clash, { ...clash, field: 'notes' }] };
    expect(clashAt(both, 'notes')).toMatchObject({ issues: [{ field: 'notes' }], isOnly: false });
  });

  it('are looked at again where a submit named their asset', () => {
    expect(lookAgain(rows, [{ ...clash, record: '12' }])).toEqual([
      { row: 3, field: '_recordVersion_', text: '12v1' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { emptyHistory, pushStep, redoStep, undoStep } from './history';

const change = (row: number, before: string, after: string) => ({ row, field: 'tag', before, after });
const cells = (...changes: readonly ReturnType<typeof change>[]) => ({ cells: changes });

describe('history', () => {
  it('undoes the newest step and does it again', () => {
    const two = pushStep(pushStep(emptyHistory, cells(change(1, '', 'a'))), cells(change(1, 'a', 'b')));
    const back = undoStep(two);
    expect(back?.changes).toEqual([{ row: 1, field: 'tag', text: 'a', was: 'b' }]);
    const again = redoStep(back?.history ?? emptyHistory);
    expect(again?.changes).toEqual([{ row: 1, field: 'tag', text: 'b', was: 'a' }]);
    expect(again?.history).toEqual(two);
  });

  it('has nothing to undo or to do again at first', () => {
    expect(undoStep(emptyHistory)).toBeNull();
    expect(redoStep(emptyHistory)).toBeNull();
  });

  it('forgets what was undone once something else is done', () => {
    const back = undoStep(pushStep(emptyHistory, cells(change(1, '', 'a'))));
    const next = pushStep(back?.history ?? emptyHistory, cells(change(2, '', 'c')));
    expect(redoStep(next)).toBeNull();
  });

  it('takes no step for nothing, and keeps the newest 200', () => {
    expect(pushStep(emptyHistory, cells())).toBe(emptyHistory);
    const many = Array.from({ length: 250 }, (_, at) => cells(change(at, '', 'x'))).reduce(
      pushStep,
      emptyHistory,
    );
    expect(many.done).toHaveLength(200);
    expect(many.done.at(-1)?.cells[0]?.row).toBe(249);
  });

  it('brings rows back that went, and takes out those that came, with what was written in them', () => {
    const pasted = pushStep(emptyHistory, { added: [4, 5], ...cells(change(4, '', 'a')) });
    const two = pushStep(pasted, { removed: [1] });
    const first = undoStep(two);
    expect(first).toMatchObject({ restore: [1], remove: [], changes: [] });
    const second = undoStep(first?.history ?? emptyHistory);
    expect(second).toMatchObject({ restore: [], remove: [4, 5], changes: [{ row: 4, text: '' }] });
    const again = redoStep(second?.history ?? emptyHistory);
    expect(again).toMatchObject({ restore: [4, 5], remove: [], changes: [{ row: 4, text: 'a' }] });
    expect(redoStep(again?.history ?? emptyHistory)).toMatchObject({ restore: [], remove: [1] });
  });
});

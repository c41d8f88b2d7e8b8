import { describe, expect, it } from 'vitest';
import { emptyHistory, forgetRows, pushStep, redoStep, undoStep } from './history';

const change = (row: number, before: string, after: string) => ({ row, field: 'tag', before, after });

describe('history', () => {
  it('undoes the newest step and does it again', () => {
    const two = pushStep(pushStep(emptyHistory, [change(1, '', 'a')]), [change(1, 'a', 'b')]);
    const back = undoStep(two);
    expect(back?.changes).toEqual([{ row: 1, field: 'tag', text: 'a' }]);
    const again = redoStep(back?.history ?? emptyHistory);
    expect(again?.changes).toEqual([{ row: 1, field: 'tag', text: 'b' }]);
    expect(again?.history).toEqual(two);
  });

  it('has nothing to undo or to do again at first', () => {
    expect(undoStep(emptyHistory)).toBeNull();
    expect(redoStep(emptyHistory)).toBeNull();
  });

  it('forgets what was undone once something else is done', () => {
    const back = undoStep(pushStep(emptyHistory, [change(1, '', 'a')]));
    const next = pushStep(back?.history ?? emptyHistory, [change(2, '', 'c')]);
    expect(redoStep(next)).toBeNull();
  });

  it('takes no step for nothing, and keeps the newest 200', () => {
    expect(pushStep(emptyHistory, [])).toBe(emptyHistory);
    const many = Array.from({ length: 250 }, (_, at) => [change(at, '', 'x')]).reduce(pushStep, emptyHistory);
    expect(many.done).toHaveLength(200);
    expect(many.done.at(-1)?.[0]?.row).toBe(249);
  });

  it('forgets rows that are gone, and steps that touched nothing else', () => {
    const two = pushStep(pushStep(emptyHistory, [change(1, '', 'a')]), [
      change(1, 'a', 'b'),
      change(2, '', 'c'),
    ]);
    expect(forgetRows(two, new Set([1])).done).toEqual([[change(2, '', 'c')]]);
  });
});

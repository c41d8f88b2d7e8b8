import { describe, expect, it } from 'vitest';
import { issue, warning } from '@huella/domain/model/errors';
import { doubtOf } from './doubts';
import { createSheetStore } from './sheet-store';
import { countAll } from './use-sheet';

const start = [
  { row: 2, texts: { tag: 'A' }, issues: [] },
  { row: 5, texts: { tag: 'B' }, issues: [] },
];

describe('createSheetStore', () => {
  it('writes texts without touching what was handed in', () => {
    const store = createSheetStore(start);
    store.write([{ row: 5, field: 'tag', text: 'C' }]);
    expect(store.find(5)?.texts).toEqual({ tag: 'C' });
    expect(start[1]?.texts).toEqual({ tag: 'B' });
  });

  it('says nothing of a doubt that was confirmed, of that text and no other, and goes on saying errors', () => {
    const found = warning('tag', 'notAnOption');
    const store = createSheetStore(start.map((row) => ({ ...row, issues: [found] })));
    store.confirm([doubtOf(found, 'A') ?? '']);
    expect(store.list().map(({ issues }) => issues.length)).toEqual([0, 1]);
    store.setIssues(new Map([[2, [found, issue('tag', 'notAnOption')]]]));
    expect(store.find(2)?.issues.map(({ level }) => level)).toEqual(['error']);
    store.write([{ row: 2, field: 'tag', text: 'C' }]);
    store.setIssues(new Map([[2, [found]]]));
    expect(store.find(2)?.issues).toEqual([found]);
  });

  it('says nothing of what a whole column is told in the same way once one is confirmed', () => {
    const of = (value: string) => warning('tag', 'zeroCompleted', { value });
    const store = createSheetStore(start.map((row) => ({ ...row, issues: [of(row.texts.tag)] })));
    store.confirm([doubtOf(of('A'), 'A') ?? '']);
    expect(store.list().flatMap(({ issues }) => issues)).toEqual([]);
    expect(doubtOf(issue('tag', 'notUnique'), 'A')).toBeNull();
  });

  it('reports all the changes of a batch once', () => {
    const store = createSheetStore(start);
    let notified = 0;
    const end = store.subscribe(() => {
      notified += 1;
    });
    store.batch(() => {
      store.write([{ row: 2, field: 'tag', text: 'X' }]);
      store.setIssues(new Map([[2, [issue('tag', 'mandatory')]]]));
    });
    expect(notified).toBe(1);
    end();
    store.write([]);
    expect(notified).toBe(1);
  });

  it('numbers added rows after the last, and keeps the numbers of the others when some go', () => {
    const store = createSheetStore(start);
    expect(store.append(2)).toEqual([6, 7]);
    store.remove(new Set([5]));
    expect(store.list().map(({ row }) => row)).toEqual([2, 6, 7]);
    expect(store.find(5)).toBeUndefined();
    expect(createSheetStore([]).append(1)).toEqual([1]);
  });

  it('says of an added row that it is new until somebody has said what it begins with', () => {
    const store = createSheetStore(start);
    store.append(1);
    expect(store.find(6)).toMatchObject({ isBlank: true, isNew: true });
    store.setBlank(new Map([[6, true]]));
    expect(store.find(6)).toMatchObject({ isBlank: true, isNew: false });
    expect(store.find(2)?.isNew).toBeUndefined();
  });

  it('puts rows back in their places, as they were', () => {
    const store = createSheetStore(start);
    store.remove(new Set([2]));
    store.restore([2, 99]);
    store.restore([2]);
    expect(store.list().map(({ row, texts }) => [row, texts['tag']])).toEqual([
      [2, 'A'],
      [5, 'B'],
    ]);
  });

  it('leaves rows that it does not know alone', () => {
    const store = createSheetStore(start);
    store.write([{ row: 99, field: 'breed', text: 'X' }]);
    expect(store.list()).toHaveLength(2);
    expect([...store.usedFields()]).toEqual(['tag']);
  });

  it('knows which fields hold something, or did', () => {
    const store = createSheetStore(start, 9, { total: 3 });
    store.write([{ row: 5, field: 'weight', text: '300' }]);
    store.setIssues(new Map([[2, [issue('sex', 'mandatory')]]]));
    store.arrive([{ row: 7, texts: { notes: 'mansa' }, issues: [] }]);
    store.remove(new Set([5]));
    expect([...store.usedFields()].toSorted()).toEqual(['notes', 'sex', 'tag', 'weight']);
  });
});

describe('the numbers of added rows', () => {
  it('never come twice, whatever was deleted before', () => {
    const store = createSheetStore(start, 9);
    expect(store.append(2)).toEqual([10, 11]);
    store.remove(new Set([11]));
    expect(store.append(1)).toEqual([12]);
  });

  describe('of which the first rows came alone', () => {
    const later = [
      { row: 3, texts: { tag: 'D' }, issues: [] },
      { row: 5, texts: { tag: 'old' }, issues: [] },
    ];
    const open = () => createSheetStore(start, 9, { total: 4 });

    it('takes the others in their places, and keeps what was changed meanwhile', () => {
      const store = open();
      store.write([{ row: 5, field: 'tag', text: 'C' }]);
      const [added] = store.append(1);
      store.remove(new Set([2]));
      store.arrive([...later, { row: 2, texts: { tag: 'A' }, issues: [] }]);
      expect(store.list().map(({ row, texts }) => [row, texts['tag']])).toEqual([
        [3, 'D'],
        [5, 'C'],
        [added, undefined],
      ]);
      expect(added).toBe(10);
    });

    it('says what is known of all until they are there, and does then what waited for that', () => {
      const store = open();
      const done: number[] = [];
      store.whenWhole(() => done.push(store.list().length));
      expect([store.awaited(), done]).toEqual([{ total: 4 }, []]);
      expect(countAll(store)).toMatchObject({ total: 4, withErrors: 0 });
      store.arrive(later);
      store.whenWhole(() => done.push(0));
      expect([store.awaited(), done]).toEqual([null, [3, 0]]);
      expect(countAll(store)).toMatchObject({ total: 3 });
    });
  });
});

import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { issue, warning } from '@huella/domain/model/errors';
import {
  countRows,
  foldProblems,
  groupAlike,
  isInView,
  listProblems,
  nextOfGroup,
  nextProblem,
  planFix,
  problemAt,
  saysText,
} from './problems';

const columns = ['tag', 'breed'].map((name) => ({
  field: buildField({ name, type: 'text' }),
  label: name,
  mandatory: false,
}));
const rows = [
  {
    row: 2,
    texts: { tag: 'T', breed: 'AA' },
    issues: [issue('breed', 'notAnOption'), issue('tag', 'wrongType')],
  },
  { row: 3, texts: {}, issues: [] },
  { row: 4, texts: { breed: 'AA' }, issues: [issue('breed', 'notAnOption')] },
  {
    row: 5,
    texts: { breed: 'BB' },
    issues: [warning('breed', 'notAnOption'), issue('gone', 'unknownField')],
  },
];
const problems = listProblems(rows, columns);
const places = problems.map(({ row, field }) => `${row}${field ?? ''}`);

describe('what is said of a cell', () => {
  it('quotes it where it could not be read, so that nobody else does', () => {
    const unread = warning('weight', 'formulaError', { text: '#N/A' });
    expect(saysText({ issue: unread, text: ' #N/A' })).toBe(true);
    expect(saysText({ issue: issue('breed', 'notAnOption'), text: 'AA' })).toBe(false);
    const completed = warning('tag', 'zeroCompleted', { value: '032' });
    expect(saysText({ issue: completed, text: '032' })).toBe(true);
  });
});

describe('problems', () => {
  it('come row by row in the order of the columns, errors first; what has no column belongs to the row', () => {
    expect(places).toEqual(['2tag', '2breed', '4breed', '5', '5breed']);
    const mixed = [{ row: 1, texts: {}, issues: [warning('tag', 'notAnOption')] }, ...rows];
    const listed = listProblems(mixed, columns);
    expect(listed.map(({ issue: { level } }) => level)).toEqual([
      ...['error', 'error', 'error', 'error'],
      ...['warning', 'warning'],
    ]);
    expect(listed.at(4)?.row).toBe(1);
  });

  it('follow the rows that are shown', () => {
    const levels = (filter: 'errors' | 'warnings') =>
      new Set(listProblems(rows, columns, filter).map(({ issue: { level } }) => level));
    expect(levels('errors')).toEqual(new Set(['error']));
    expect(levels('warnings')).toEqual(new Set(['warning']));
  });

  it('are folded where they say the same of the same text', () => {
    const folded = foldProblems(problems);
    expect(folded.map((group) => group.problems.map(({ row }) => row))).toEqual([[2], [2, 4], [5], [5]]);
    const repeats = [2, 3].map((row) => ({
      ...{ row, field: 'tag', text: 'T' },
      issue: issue('tag', 'repeatedInSheet', { row: row - 1 }),
    }));
    expect(foldProblems(repeats)).toHaveLength(2);
  });

  it('of a group are gone to one after the other', () => {
    const group = foldProblems(problems)[1];
    if (group === undefined) throw new Error('there is a second group');
    const [first, second] = group.problems;
    expect(nextOfGroup(group, undefined)).toBe(first);
    expect(nextOfGroup(group, first)).toBe(second);
    expect(nextOfGroup(group, second)).toBe(first);
  });

  it('of one cell are told apart, so that a walk goes past them', () => {
    const two = [warning('tag', 'notAnOption'), issue('tag', 'wrongType')];
    const listed = listProblems([{ row: 1, texts: {}, issues: two }, ...rows.slice(2)], columns);
    const walk = [0, 1, 2].reduce<readonly number[]>((seen) => {
      const from = listed[seen.at(-1) ?? -1] ?? null;
      return [...seen, nextProblem(listed, columns, from, 1)];
    }, []);
    expect(walk).toEqual([0, 1, 2]);
    expect(problemAt(listed, listed[3] ?? null)).toBe(3);
    expect(problemAt(listed, { row: 99, field: 'tag' })).toBe(-1);
  });

  it('are walked errors first from a sound cell', () => {
    const mixed = listProblems(
      [
        { row: 1, texts: {}, issues: [issue('tag', 'wrongType')] },
        { row: 2, texts: {}, issues: [] },
        { row: 3, texts: {}, issues: [warning('tag', 'notAnOption')] },
        { row: 4, texts: {}, issues: [issue('tag', 'wrongType')] },
      ],
      columns,
    );
    const from = { row: 2, field: 'tag' };
    expect(mixed[nextProblem(mixed, columns, from, 1)]?.row).toBe(4);
    expect(mixed[nextProblem(mixed, columns, from, -1)]?.row).toBe(1);
    const warned = mixed.slice(2);
    expect(warned[nextProblem(warned, columns, from, 1)]?.row).toBe(3);
  });

  it('are counted by row and by cell', () => {
    expect(countRows(rows)).toEqual({
      total: 4,
      blank: 0,
      withErrors: 3,
      withWarnings: 1,
      errors: 4,
      warnings: 1,
    });
    expect(rows.filter((row) => isInView(row, 'errors')).map(({ row }) => row)).toEqual([2, 4, 5]);
    expect(rows.filter((row) => isInView(row, 'warnings')).map(({ row }) => row)).toEqual([5]);
    expect(rows.filter((row) => isInView(row, 'all'))).toHaveLength(4);
  });

  it.each([
    ['from nowhere to the first', null, 1, '2tag'],
    ['from nowhere back to the last', null, -1, '5breed'],
    ['on from one to the next', { row: 4, field: 'breed' }, 1, '5'],
    ['on within the row', { row: 2, field: 'tag' }, 1, '2breed'],
    ['on from a sound row', { row: 3, field: 'tag' }, 1, '4breed'],
    ['back from a sound row', { row: 3, field: 'tag' }, -1, '2breed'],
    ['round the end', { row: 5, field: 'breed' }, 1, '2tag'],
    ['round the start', { row: 2, field: 'tag' }, -1, '5breed'],
  ] as const)('are walked %s', (_name, from, step, place) => {
    expect(places[nextProblem(problems, columns, from, step)]).toBe(place);
  });

  it('have no next where there are none', () => {
    expect(nextProblem([], columns, null, 1)).toBe(-1);
  });

  it('are mended alike where the same is written wrong', () => {
    const alike = groupAlike(problems);
    const problem = problems[1];
    if (problem === undefined) throw new Error('there is a second problem');
    expect(alike.rowsLike(problem)).toEqual([2, 4]);
    expect(planFix(problem, 'Angus', [2, 4])).toEqual([
      { row: 2, field: 'breed', text: 'Angus' },
      { row: 4, field: 'breed', text: 'Angus' },
    ]);
  });

  it('of one doubt are one, whatever each of them quotes', () => {
    const found = listProblems(
      [1, 2, 3].map((row) => ({
        row,
        texts: { tag: `0${row}`, breed: 'X' },
        issues: [
          warning('tag', 'zeroCompleted', { value: `0${row}` }),
          warning('breed', 'aboveMax', { max: String(row % 2) }),
        ],
      })),
      columns,
    );
    expect(foldProblems(found).map(({ problems: folded }) => folded.map(({ row }) => row))).toEqual([
      [1, 2, 3],
      [1, 3],
      [2],
    ]);
    const [first] = found;
    if (first !== undefined) expect(groupAlike(found).rowsInDoubt(first)).toEqual([1, 2, 3]);
  });
});

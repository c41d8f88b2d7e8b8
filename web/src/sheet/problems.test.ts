import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { issue, warning } from '@huella/domain/model/errors';
import { countRows, groupAlike, isInView, listProblems, nextProblem, planFix } from './problems';

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

describe('problems', () => {
  it('come row by row in the order of the columns; what has no column belongs to the row', () => {
    expect(places).toEqual(['2tag', '2breed', '4breed', '5', '5breed']);
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
});

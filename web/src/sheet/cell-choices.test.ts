import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { issue, warning } from '@huella/domain/model/errors';
import { choicesIn, type ChoicesOptions } from './cell-choices';
import { foldProblems, listProblems } from './problems';
import { createSheetStore, type Suggest } from './sheet-store';

const column = { field: buildField({ name: 'breed', type: 'text' }), label: 'Raza', mandatory: false };
/** The key of a phrase with what is put into it: which words these are is the phrases' own matter. */
const saying = (key: string, slots: object = {}) => [key, ...Object.values(slots)].join(' ');
// The phrases' own type asks for the slots of each; none of that matters here.
const say = saying as ChoicesOptions['say'];

const open = (suggest: Suggest, found = issue('breed', 'notAnOption'), count = 3) => {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ row: at + 1, texts: { breed: 'X' }, issues: [found] },
  }));
  const problems = listProblems(rows, [column]);
  const options = { store: createSheetStore(rows), columnOf: () => column, problems, suggest, say };
  const [group] = foldProblems(problems);
  if (group === undefined) throw new Error('there is something wrong with the rows');
  return { ...choicesIn(options), group };
};
const write = (row: number, text: string) => ({ row, field: 'breed', text });

describe('what could be meant', () => {
  const near: Suggest = () => ['A', 'B'].map((text) => ({ text, fieldwide: true }));

  it('is all that comes near at the cell, and the likeliest of all that are folded', () => {
    const { choicesOf, choicesOfAll, group } = open(near);
    expect(choicesOf(group.first).map(({ label }) => label)).toEqual([
      'sheet:useInRows A 3',
      'sheet:useInRows B 3',
    ]);
    expect(choicesOfAll(group)).toEqual([
      { label: 'sheet:useInRows A 3', changes: [1, 2, 3].map((row) => write(row, 'A')) },
    ]);
  });

  it('is done in the folded rows where it is called the same alone', () => {
    const { choicesOfAll, group } = open(({ row }) => [
      { text: 'A', choice: { label: 'keep', changes: [write(row, 'A')] } },
      { text: 'X', choice: { label: row === 2 ? 'the whole row' : 'mine', changes: [write(row, 'X')] } },
    ]);
    expect(choicesOfAll(group)).toEqual([
      { label: 'keep', changes: [1, 2, 3].map((row) => write(row, 'A')) },
      { label: 'mine', changes: [1, 3].map((row) => write(row, 'X')) },
    ]);
  });

  it('of a doubt is that it is right as it is', () => {
    const { choicesOf, group } = open(() => [], warning('breed', 'notAnOption'), 2);
    expect(choicesOf(group.first)).toMatchObject([{ label: 'sheet:confirmInRows 2', changes: [] }]);
  });
});

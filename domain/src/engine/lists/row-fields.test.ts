import { expect, it } from 'vitest';
import { buildModel } from '../../catalogue/assets/build-model';
import { assetTypes } from '../../catalogue/assets/index';
import { rowFields } from './row-fields';

const word = { es: 'x', en: 'x' };
const rule = { state: 'x', label: word, tone: 'ok', icon: 'check' } as const;

it('are those that name a row, and those that its state follows from', () => {
  const model = buildModel([], {
    labelFields: ['tag', 'number'],
    states: [
      { ...rule, when: { filled: 'a' }, reasonField: 'b' },
      { ...rule, when: { from: 'c', until: 'd' } },
      { ...rule, when: { before: 'e' } },
      { ...rule, when: { after: 'f' } },
      { ...rule, when: { parentField: 'g', parentValue: ['1'] } },
      rule,
    ],
    statuses: {
      field: 'h',
      moves: [],
      expiry: { field: 'i', from: ['1'], status: '2', subtypes: [1] },
    },
  });
  expect(rowFields(model)).toEqual(['tag', 'number', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
});

it.each(assetTypes)('of model $id are attributes that it has', (model) => {
  const names = model.attributes.map(({ name }) => name);
  expect(rowFields(model).filter((name) => !names.includes(name))).toEqual([]);
});

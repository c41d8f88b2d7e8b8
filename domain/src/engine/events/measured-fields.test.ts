import { expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { leatherGoods } from '../../catalogue/assets/leather-goods';
import { storage } from '../../catalogue/assets/storage';
import { treeAr } from '../../catalogue/assets/tree-ar';
import { measuredFields, numberOf } from './measured-fields';

it.each([
  ['cattle', cowAr, ['weight', 'body_condition'], 'weight_date'],
  ['a bag', storage, ['tonnage', 'moisture', 'total_area'], undefined],
  ['trees', treeAr, ['dbh', 'height', 'tree_count'], undefined],
  ['leather goods', leatherGoods, [], undefined],
] as const)('of %s what is measured comes by its weight', (_name, model, first, takenOn) => {
  const found = measuredFields(model);
  expect(found.slice(0, first.length).map(({ attribute }) => attribute.name)).toEqual(first);
  expect(found[0]?.grows?.takenOn).toBe(takenOn);
});

it('only numbers are measures', () => {
  expect([numberOf(12.5), numberOf(0), numberOf(null), numberOf('12'), numberOf(undefined)]).toEqual([
    ...[12.5, 0],
    ...[null, null, null],
  ]);
});

import { expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { issue } from '../../model/errors';
import { buildLocale } from '../fields/build-locale';
import { atCells } from './faults-in-cells';

const noun = { one: { es: 'insumo', en: 'input' }, many: { es: 'insumos', en: 'inputs' } };
const inner = buildField({ name: 'kg', type: 'number' });
const parts = buildField({ name: 'parts', type: 'sub_detail', list: { noun, fields: [inner] } });
const list = buildField({ name: 'chemicals', type: 'detail', list: { noun, fields: [inner, parts] } });

it.each([
  ['chemicals.2.kg', { row: 2, field: inner.label.es }],
  ['chemicals.1.parts.3.kg', { row: 1, field: parts.label.es }],
])('says what is wrong at %s at its cell, with the row and the field', (place, slots) => {
  const found = [issue(place, 'mandatory')];
  expect(atCells([list], found, buildLocale())).toEqual([issue('chemicals', 'wrongInRows', slots)]);
});

it('leaves what is wrong with a cell as a whole, and in fields of others, as it is', () => {
  const found = [
    issue('chemicals', 'wrongType'),
    issue('other.1.kg', 'mandatory'),
    issue(null, 'assetTwice'),
  ];
  expect(atCells([list], found, buildLocale())).toEqual(found);
});

import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from '../fields/build-locale';
import { checkField } from '../fields/check-field';
import { visualTag } from '../../catalogue/fields/cattle-fields';
import { searchText } from './search-text';

const text = buildField({ name: 'a', type: 'text' });
const phone = buildField({ name: 'a', type: 'phone' });

describe('what is looked for', () => {
  it.each([
    [text, ' Potrero  Ñandú ', 'potrero n\u007fandu'],
    [text, '011 4839-1234', '011 4839-1234'],
    [visualTag, 'kd482 c-317', 'kd482c317'],
    [phone, '011 4839-1234', '1148391234'],
    [phone, '+54 11', '5411'],
    [phone, '4839', '4839'],
    [phone, '0', '0'],
    [phone, 'Ana', 'ana'],
  ])('in %#: for "%s" is "%s"', (field, typed, wanted) => {
    expect(searchText(field, typed)).toBe(wanted);
  });

  it.each(['011 4839-1234', '+54 11 4839 1234', '4839-1234', '11 4839'])(
    'finds a telephone by %s',
    (typed) => {
      const { value } = checkField(phone, '(011) 4839-1234', buildLocale());
      expect(value).toContain(searchText(phone, typed));
    },
  );
});

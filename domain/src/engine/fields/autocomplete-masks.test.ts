import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { cowPn } from '../../catalogue/assets/cow-pn';
import { buildLocale } from './build-locale';
import { checkField } from './check-field';
import { formatField } from './format-field';

const locale = buildLocale();
const damOf = (model: typeof cowAr) => {
  const field = model.attributes.find(({ name }) => name === 'dam_tag');
  if (field === undefined) throw new Error('cattle have no dam');
  return field;
};

describe('a tag that names another animal', () => {
  const dam = damOf(cowAr);

  it('is kept bare, however it was typed, and shown as it is printed', () => {
    for (const typed of ['KD482 A012 6', 'kd482a0126', 'KD482-A012-6'])
      expect(checkField(dam, typed, locale).value).toBe('KD482A0126');
    expect(formatField(dam, 'KD482A0126', locale)).toBe('KD482 A012 6');
  });

  it('is any other text as it was typed: a bull has a name', () => {
    expect(checkField(dam, 'Don Ramón 12', locale).value).toBe('Don Ramón 12');
    expect(formatField(dam, 'Don Ramón 12', locale)).toBe('Don Ramón 12');
  });

  it('has the shapes of the countries of its model', () => {
    expect(formatField(damOf(cowPn), '858000012345678', locale)).toBe('858 000 012 345 678');
  });
});

import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { assetTypes } from '../../catalogue/assets/index';
import { publicFields, valuesWithout } from './public-fields';

const namesOf = (model: Parameters<typeof publicFields>[0]) => publicFields(model).map(({ name }) => name);

describe('what a public page may show', () => {
  it.each([
    ['a fact', 'market_programs'],
    ['a chart, and of a weighing', 'weight'],
    ['a picture', 'photos'],
    ['a paper', 'certificate_files'],
    ['its name', 'category'],
    ['its sentence', 'productive_system'],
    ['how long it lived', 'birth_date'],
    ['the reason of its state', 'disposal_reason'],
    ['a stop of its journey', 'carcass_weight'],
  ])('%s: %s', (_how, name) => {
    expect(namesOf(cowAr)).toContain(name);
  });

  it('is nothing else', () => {
    for (const name of ['paddock', 'purchase_price', 'notes']) {
      expect(cowAr.attributes.map((each) => each.name)).toContain(name);
      expect(namesOf(cowAr)).not.toContain(name);
    }
  });

  it.each(assetTypes.map((model) => [model.name.en, model] as const))(
    'of %s is what its model publishes, each once',
    (_name, model) => {
      const names = namesOf(model);
      expect(new Set(names).size).toBe(names.length);
      const enabled = model.attributes.filter(({ qr }) => qr?.isEnabled === true).map(({ name }) => name);
      const { public: face } = model;
      expect(names).toEqual(face === undefined ? [] : expect.arrayContaining([...enabled, face.lifeFrom]));
    },
  );

  it('can be left out of the values of an asset', () => {
    const values = { weight: 34, breed: 'AA' };
    expect(valuesWithout(values, new Set(['weight', 'coat']))).toEqual({ breed: 'AA' });
    expect(valuesWithout(values, new Set())).toBe(values);
  });
});

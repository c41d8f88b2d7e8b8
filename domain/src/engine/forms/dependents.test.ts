import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { offeredOptions } from '../fields/choice';
import { isEmpty } from '../../model/value';
import { changeValue } from './dependents';

const option = (key: string, ...fk: string[]) => ({ key, label: { es: key, en: key }, fk });
const country = buildField({ name: 'country', type: 'select', values: [option('AR'), option('UY')] });
const region = buildField({
  name: 'region',
  type: 'select',
  fkField: 'country',
  values: [option('SF', 'AR'), option('CO', 'AR', 'UY'), option('RO', 'UY')],
});
const city = buildField({
  name: 'city',
  type: 'select',
  fkField: 'region',
  values: [option('Rosario', 'SF'), option('Carmelo', 'CO')],
});
const notes = buildField({ name: 'notes', type: 'text' });
const fields = [country, region, city, notes];

describe('changeValue', () => {
  const before = { country: 'AR', region: 'SF', city: 'Rosario', notes: 'kept' };

  it('clears the children of a field, and theirs (document 2 section 4)', () => {
    expect(changeValue(fields, before, 'country', 'UY')).toEqual({
      country: 'UY',
      region: null,
      city: null,
      notes: 'kept',
    });
    expect(changeValue(fields, before, 'country', null)).toMatchObject({ region: null, city: null });
  });

  it('keeps a child that is offered under the new parent, and what is below it', () => {
    const shared = { country: 'AR', region: 'CO', city: 'Carmelo' };
    expect(changeValue(fields, shared, 'country', 'UY')).toEqual({ ...shared, country: 'UY' });
  });

  it('keeps of several keys those that are still offered', () => {
    const several = buildField({ ...region, type: 'multiselect' });
    const under = (keys: string[]) =>
      changeValue([country, several], { region: keys }, 'country', 'UY').region;
    expect(under(['SF', 'CO'])).toEqual(['CO']);
    expect(under(['CO', 'RO'])).toEqual(['CO', 'RO']);
    expect(under(['SF'])).toBeNull();
  });

  it('leaves the fields above and beside as they are', () => {
    expect(changeValue(fields, before, 'region', 'CO')).toEqual({ ...before, region: 'CO', city: null });
    expect(changeValue(fields, before, 'notes', 'new')).toEqual({ ...before, notes: 'new' });
    expect(changeValue(fields, {}, 'country', 'UY')).toEqual({ country: 'UY' });
  });

  it('does not touch the values that it was given', () => {
    const frozen = Object.freeze({ ...before });
    changeValue(fields, frozen, 'country', 'UY');
    expect(frozen).toEqual(before);
  });

  it('never leaves a child that its parent does not offer', () => {
    const key = (field: typeof country) =>
      fc.constantFrom(...(field.values ?? []).map((each) => each.key), null);
    fc.assert(
      fc.property(key(country), key(region), key(city), key(country), (from, middle, low, to) => {
        // A row as it is after each choice was made in turn.
        const chosen = [
          ['country', from],
          ['region', middle],
          ['city', low],
        ] as const;
        const row = chosen.reduce((values, [name, value]) => changeValue(fields, values, name, value), {});
        const after = changeValue(fields, row, 'country', to);
        const kept = after.region;
        expect(isEmpty(kept) || middle === kept).toBe(true);
        expect(isEmpty(kept) || offeredOptions(region, to).some((each) => each.key === kept)).toBe(true);
      }),
    );
  });

  it('clears the category when the sex changes', () => {
    const bull = { sex: 'M', category: 'TO' };
    expect(changeValue(cowAr.attributes, bull, 'sex', 'H')).toEqual({ sex: 'H', category: null });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, FieldKindName } from '../../model/field';
import { buildField } from '../../catalogue/assets/build-model';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { breeds, vaccines } from '../../catalogue/lookups/cattle';
import { buildLocale } from './build-locale';
import { refusedBy, samples } from './build-samples';
import { checkField } from './check-field';
import { fieldOfPlace } from './rows';
import { fieldKindNames } from './index';

/** Refuses every value of every family, with its one code and at its field. */
function expectRefused(field: Field): void {
  for (const { code, raws } of refusedBy(field))
    fc.assert(
      fc.property(raws, (raw) => {
        const { issues } = checkField(field, raw, buildLocale());
        expect([code, issues.map((each) => each.code)]).toEqual([code, [code]]);
        expect(issues.map(({ field: place }) => fieldOfPlace(place ?? ''))).toEqual([field.name]);
        expect(JSON.parse(JSON.stringify(raw))).toEqual(raw);
      }),
      { numRuns: 30 },
    );
}

const keepsNothing = (name: FieldKindName) => name === 'summaryAssetsSelectList';

describe('what a kind refuses', () => {
  it.each(fieldKindNames.filter((name) => !keepsNothing(name)))(
    '%s: is of three families at least',
    (name) => {
      const { field } = samples[name];
      expect(refusedBy(field).length).toBeGreaterThanOrEqual(3);
      expectRefused(field);
    },
  );

  it.each(fieldKindNames.filter(keepsNothing))('%s: is nothing, because it keeps nothing', (name) => {
    const { field } = samples[name];
    expect(refusedBy(field)).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        expect(checkField(field, raw, buildLocale())).toEqual({ value: null, issues: [] });
      }),
    );
  });
});

const gone = { key: 'OLD', label: { es: 'Ya no', en: 'No more' }, inactive: true };

describe('what a field refuses by its rules', () => {
  it.each<Field>([
    buildField({ name: 'a', type: 'text', validations: { minLength: 3, maxLength: 9 } }),
    buildField({ name: 'email', type: 'text' }),
    buildField({ name: 'a', type: 'text', validations: { url: true } }),
    buildField({ name: 'a', type: 'text', validations: { validValues: ['x', 'y'] } }),
    buildField({ name: 'a', type: 'number', validations: { min: { value: 3 }, max: { value: 9 } } }),
    buildField({
      name: 'a',
      type: 'float',
      decimals: 1,
      validations: { min: { value: -0.5 }, max: { value: 0.5 } },
    }),
    buildField({ name: 'a', type: 'select', values: [...breeds, gone] }),
    buildField({ name: 'a', type: 'select', dataSourceType: 'api', dataSourceApiEndpoint: 'x' }),
    buildField({ name: 'a', type: 'select', dataSourceType: 'common', dataSourceCommon: 'countries' }),
    buildField({
      name: 'a',
      type: 'multiselectbox',
      values: [...vaccines, gone],
      validations: { minOptions: 2, maxOptions: 3 },
    }),
    buildField({ name: 'a', type: 'file', files: { max: 4, endings: ['jpg'] } }),
  ])('in %#', (field) => {
    expectRefused(field);
  });

  it.each(cowAr.attributes.map((field) => [field.name, field] as const))(
    '%s of a real model',
    (_name, field) => {
      expectRefused(field);
    },
  );
});

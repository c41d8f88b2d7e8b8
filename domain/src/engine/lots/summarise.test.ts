import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAttribute } from '../../catalogue/assets/build-model';
import type { Attribute } from '../../model/attribute';
import { lotAccess } from '../../catalogue/lots/lot-model';
import { summarise, summaryFields } from './summarise';

const weight: Attribute = {
  name: 'weight',
  label: { es: 'Peso', en: 'Weight' },
  type: 'float',
  permissions: lotAccess,
  summaryRules: ['MIN', 'MAX', 'MEAN'],
};
const breed: Attribute = {
  name: 'breed',
  label: { es: 'Raza', en: 'Breed' },
  type: 'select',
  permissions: lotAccess,
  summaryRules: ['PORC'],
  values: ['AA', 'HE', 'BR'].map((key) => ({ key, label: { es: key, en: key } })),
};
const seals = buildAttribute({ ...breed, name: 'seals', type: 'multiselect' });

describe('a summary', () => {
  it('gives the figures that the rules of an attribute ask for, and no others', () => {
    const rows = [{ weight: 10 }, { weight: 20 }, { weight: 25 }, { weight: null }, {}];
    expect(summarise([weight], rows)).toEqual([
      { name: 'weight', filled: 3, min: 10, max: 25, mean: 18.33, shares: [] },
    ]);
    expect(summarise([{ ...weight, summaryRules: ['MEAN'] }], rows)).toMatchObject([
      { min: null, max: null, mean: 18.33 },
    ]);
  });

  it('parts options by how many have them, the largest first and equal ones in the order of the model', () => {
    const rows = [{ breed: 'BR' }, { breed: 'AA' }, { breed: 'BR' }, { breed: 'HE' }];
    expect(summarise([breed], rows)[0]?.shares).toEqual([
      { key: 'BR', count: 2, percent: 50 },
      { key: 'AA', count: 1, percent: 25 },
      { key: 'HE', count: 1, percent: 25 },
    ]);
  });

  it('counts each of several chosen options, out of those that chose any', () => {
    const rows = [{ seals: ['AA', 'HE'] }, { seals: ['AA'] }, { seals: null }];
    expect(summarise([seals], rows)[0]).toMatchObject({
      filled: 2,
      shares: [
        { key: 'AA', count: 2, percent: 100 },
        { key: 'HE', count: 1, percent: 50 },
      ],
    });
  });

  it('of nothing is empty', () => {
    expect(summarise([weight, breed], [])).toEqual([
      { name: 'weight', filled: 0, min: null, max: null, mean: null, shares: [] },
      { name: 'breed', filled: 0, min: null, max: null, mean: null, shares: [] },
    ]);
  });

  it('has its mean between its bounds, whatever the figures and their number', () => {
    const figures = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
      minLength: 1,
      maxLength: 50,
    });
    fc.assert(
      fc.property(figures, (values) => {
        const [found] = summarise(
          [weight],
          values.map((value) => ({ weight: value })),
        );
        expect(found?.mean).toBeGreaterThanOrEqual((found?.min ?? 0) - 0.01);
        expect(found?.mean).toBeLessThanOrEqual((found?.max ?? 0) + 0.01);
      }),
    );
  });

  it('is of attributes that have rules and may be seen, as the model orders them', () => {
    const model = { summary: ['breed', 'secret', 'weight', 'plain'] };
    const { summaryRules: _rules, ...plain } = { ...weight, name: 'plain' };
    expect(summaryFields(model, [weight, breed, plain]).map(({ name }) => name)).toEqual(['breed', 'weight']);
  });
});

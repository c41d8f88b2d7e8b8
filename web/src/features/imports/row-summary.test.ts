import { describe, expect, it } from 'vitest';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Locale } from '@huella/domain/model/value';
import { summarise } from './row-summary';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'UTC' };
const nowhere = { permissions: { box: { list: [], new: [], edit: [] } } };
const words = (text: string) => ({ es: text, en: text });
const breed: Attribute = {
  ...nowhere,
  name: 'breed',
  label: words('Raza'),
  type: 'select',
  values: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((key) => ({ key, label: words(`Raza ${key}`) })),
};
const weight: Attribute = {
  ...nowhere,
  name: 'weight',
  label: words('Peso'),
  type: 'float',
  decimals: 1,
  unit: 'kg',
};
const model = { attributes: [breed, weight], summary: ['breed', 'weight', 'gone'] };
const rows = (texts: readonly Readonly<Record<string, string>>[]) =>
  texts.map((each, at) => ({ row: at + 1, texts: each, issues: [] }));

describe('summarise', () => {
  it('counts options, the most frequent first, and what has no value', () => {
    const found = summarise(
      rows([{ breed: 'Raza B' }, { breed: 'Raza A' }, { breed: 'Raza B' }, {}]),
      model,
      locale,
    );
    expect(found).toEqual([
      {
        field: breed,
        shares: [
          { label: 'Raza B', count: 2 },
          { label: 'Raza A', count: 1 },
        ],
        rest: 0,
        blank: 1,
      },
    ]);
  });

  it('counts together what there is no room for', () => {
    const each = breed.values.map(({ label }) => ({ breed: label.es }));
    const [found] = summarise(rows(each), model, locale);
    expect(found).toMatchObject({ rest: 2, blank: 0 });
  });

  it('gives the range and the mean of numbers in their unit', () => {
    const [found] = summarise(rows([{ weight: '300,5' }, { weight: '400' }, {}]), model, locale);
    expect(found).toEqual({ field: weight, min: '300,5\u00a0kg', max: '400\u00a0kg', mean: '350,3\u00a0kg' });
  });

  it('says nothing of what no row has', () => {
    expect(summarise(rows([{}, {}]), model, locale)).toEqual([]);
  });
});

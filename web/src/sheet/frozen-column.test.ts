import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { findFrozen } from './frozen-column';
import type { SheetColumn } from './sheet-store';

const column = (name: string, width?: number, unique?: 'everywhere'): SheetColumn => {
  const field: Field = {
    ...{ name, label: { es: name, en: name }, type: 'text' },
    ...(unique !== undefined && { validations: { unique } }),
  };
  return { field, label: name, mandatory: false, ...(width !== undefined && { width }) };
};

describe('the column that stays in view', () => {
  it.each([
    [
      'the first that names one thing alone',
      [column('a', 120), column('b'), column('tag', 150, 'everywhere')],
      2,
      320,
      150,
    ],
    ['the number of the record', [column('a', 80), column('_pk_', 90)], 1, 80, 90],
    ['the first where none does, no wider than others are', [column('a', 400), column('b')], 0, 0, 200],
  ])('is %s', (_what, columns, at, left, width) => {
    expect(findFrozen(columns)).toMatchObject({ at, left, width });
  });

  it('is none of a sheet without columns', () => {
    expect(findFrozen([])).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAttribute, buildModel } from '../../catalogue/assets/build-model';
import { buildLocale } from '../fields/build-locale';
import { checkForm } from './check-form';
import { copiesField, copyRows, withCopies } from './copies';

const model = buildModel([
  buildAttribute({ name: 'code', type: 'text', validations: { mandatory: true, unique: 'company' } }),
  buildAttribute({ name: 'size', type: 'number' }),
]);

describe('adding many equal assets', () => {
  it('numbers what must be unique, and copies the rest', () => {
    expect(copyRows(model, { code: 'P-7', size: 3, [copiesField]: 2 }, 2)).toEqual([
      { code: 'P-7-001', size: 3 },
      { code: 'P-7-002', size: 3 },
    ]);
    expect(copyRows(model, { code: 'P-7', [copiesField]: 1 }, 1)).toEqual([{ code: 'P-7' }]);
    expect(copyRows(model, { code: 'P' }, 1_000).at(-1)).toEqual({ code: 'P-1000' });
  });

  it('leaves the number of a series to the server, and keeps what was written in another way', () => {
    const numbered = buildModel([
      buildAttribute({
        name: 'code',
        type: 'text',
        defaultValue: 'CE-',
        defaultValueSufix: 'asset',
        validations: { mandatory: true, unique: 'everywhere' },
      }),
    ]);
    expect(copyRows(numbered, { code: 'CE-7' }, 2)).toEqual([{}, {}]);
    expect(copyRows(numbered, { code: 'CE-7' }, 1)).toEqual([{}]);
    expect(copyRows(numbered, { code: 'X' }, 2)).toEqual([{ code: 'X-001' }, { code: 'X-002' }]);
  });

  it('gives as many as were asked for, no two alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), (count) => {
        const codes = copyRows(model, { code: 'P' }, count).map(({ code }) => code);
        expect(new Set(codes).size).toBe(count);
      }),
    );
  });

  it('asks in its form how many', () => {
    const check = (raw: Record<string, unknown>) =>
      checkForm({
        model: withCopies(model),
        mode: 'new',
        scope: { boxSubtype: 1, companyTiers: [] },
        locale: buildLocale(),
        raw,
        before: {},
      }).issues.map(({ field, code }) => `${String(field)} ${code}`);
    expect(check({ code: 'P', [copiesField]: '12' })).toEqual([]);
    expect(check({ code: 'P' })).toEqual([`${copiesField} mandatory`]);
    expect(check({ code: 'P', [copiesField]: '0' })).toEqual([`${copiesField} belowMin`]);
    expect(check({ code: 'P', [copiesField]: '10000' })).toEqual([`${copiesField} aboveMax`]);
  });
});

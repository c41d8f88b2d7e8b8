import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import type { FieldOf } from '../../model/field';
import type { Bound } from '../../model/field-rules';
import { buildLocale } from '../fields/build-locale';
import type { Value, Values } from '../../model/value';
import { checkBounds } from './bounds';

const locale = buildLocale();

type Kind = 'number' | 'float' | 'date' | 'dateTime';

function check(type: Kind, value: Value, min: Bound | null, max: Bound | null, values: Values = {}) {
  const bounds = { ...(min !== null && { min }), ...(max !== null && { max }) };
  const validations = bounds as FieldOf<Kind>['validations'] & object; // of the kind that is asked about
  const [found] = checkBounds(buildField({ name: 'a', type, validations }), value, values, locale);
  return found === undefined ? null : { code: found.code, slots: found.slots };
}

describe('checkBounds', () => {
  it('compares a number with a value or with another field', () => {
    expect(check('number', 5, { field: 'b' }, null, { b: 6 })).toEqual({
      code: 'belowMin',
      slots: { min: 6 },
    });
    expect(check('number', 6, { field: 'b' }, null, { b: 6 })).toBeNull();
    expect(check('number', 7, null, { field: 'b' }, { b: 6 })).toEqual({
      code: 'aboveMax',
      slots: { max: 6 },
    });
    expect(check('float', 1.5, { value: 2 }, null)).toMatchObject({ code: 'belowMin' });
    expect(check('number', 5, { field: 'b' }, null, { b: null })).toBeNull();
    expect(check('number', 5, { field: 'b' }, null)).toBeNull();
  });

  it('compares a day with a day, another field, or a day from today', () => {
    const bornFirst = { field: 'born' };
    expect(check('date', '2024-09-13', bornFirst, null, { born: '2024-09-14' })).toEqual({
      code: 'beforeMin',
      slots: { min: '14/09/2024' },
    });
    expect(check('date', '2024-09-14', bornFirst, null, { born: '2024-09-14' })).toBeNull();
    expect(check('date', '2026-11-22', null, { today: {} })).toEqual({
      code: 'afterMax',
      slots: { max: '21/11/2026' },
    });
    expect(check('date', '2026-11-21', null, { today: {} })).toBeNull();
    expect(check('date', '2001-11-20', { today: { years: -25 } }, null)).toMatchObject({ code: 'beforeMin' });
    expect(check('date', '2001-11-21', { today: { years: -25 } }, null)).toBeNull();
    expect(check('date', '2026-12-02', null, { today: { days: 10 } })).toMatchObject({ code: 'afterMax' });
    expect(check('date', '2026-12-01', null, { today: { days: 10 } })).toBeNull();
    expect(check('date', '1999-12-31', { value: '2000-01-01' }, null)).toMatchObject({ code: 'beforeMin' });
  });

  it('takes the day of a moment in the zone of the reader', () => {
    // Half past eleven at night of the 21st in Buenos Aires is the 22nd in UTC.
    expect(check('dateTime', '2026-11-22T02:30:00Z', null, { today: {} })).toBeNull();
    expect(check('dateTime', '2026-11-22T03:00:00Z', null, { today: {} })).toMatchObject({
      code: 'afterMax',
    });
    expect(check('dateTime', '2026-11-21T02:30:00Z', { today: {} }, null)).toMatchObject({
      code: 'beforeMin',
    });
  });

  it('compares two moments to the minute', () => {
    const from = { field: 'from' };
    const values = { from: '2026-11-20T12:00:00Z' };
    expect(check('dateTime', '2026-11-20T11:59:00Z', from, null, values)).toEqual({
      code: 'beforeMin',
      slots: { min: '20/11/2026 09:00' },
    });
    expect(check('dateTime', '2026-11-20T12:00:00Z', from, null, values)).toBeNull();
    expect(check('dateTime', '2026-11-20T12:00:00.500Z', from, null, values)).toBeNull();
    expect(check('dateTime', '2026-11-20T12:01:00Z', null, from, values)).toMatchObject({ code: 'afterMax' });
  });

  it('compares a day with a moment as days', () => {
    const values = { at: '2026-11-22T02:30:00Z' };
    expect(check('date', '2026-11-21', { field: 'at' }, { field: 'at' }, values)).toBeNull();
    expect(check('date', '2026-11-20', { field: 'at' }, null, values)).toMatchObject({ code: 'beforeMin' });
  });
});

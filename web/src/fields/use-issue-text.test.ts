import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { issue } from '@huella/domain/model/errors';
import { formatSlots } from './use-issue-text';

const weight: Field = { name: 'weight', label: { es: 'Peso', en: 'Weight' }, type: 'float', unit: 'kg' };

describe('formatSlots', () => {
  it('writes amounts as the language does, in the unit of the field', () => {
    expect(formatSlots(issue('weight', 'aboveMax', { max: 1500 }), weight, 'es')).toEqual({
      max: '1.500 kg',
    });
    expect(formatSlots(issue('weight', 'aboveMax', { max: 1500 }), weight, 'en')).toEqual({
      max: '1,500 kg',
    });
  });

  it('says what is left of something in its unit', () => {
    expect(formatSlots(issue('weight', 'moreThanLeft', { left: 12.8 }), weight, 'es')).toEqual({
      left: '12,8 kg',
    });
  });

  it('counts without a unit', () => {
    expect(formatSlots(issue('weight', 'tooManyDecimals', { max: 2 }), weight, 'es')).toEqual({ max: '2' });
    expect(formatSlots(issue('tag', 'tooLong', { max: 20 }), null, 'es')).toEqual({ max: '20' });
  });
});

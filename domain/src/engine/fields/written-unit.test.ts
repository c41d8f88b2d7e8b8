import { describe, expect, it } from 'vitest';
import { factorTo, findWrittenUnit, unitOfHeading } from './written-unit';

describe('units that sheets write', () => {
  it.each([
    ['Peso (kg)', 'kg'],
    ['Peso (Lbs.)', 'lb'],
    ['PESO LBS', 'lb'],
    ['Kgs', 'kg'],
    ['peso_kg', 'kg'],
    ['Diámetro [in]', 'in'],
    ['Peso (lb) (2)', 'lb'],
    ['Check in', null],
    ['Peso', null],
    ['Peso (ton)', null],
    ['', null],
  ])('%s says %s', (heading, unit) => {
    expect(unitOfHeading(heading)?.unit ?? null).toBe(unit);
  });

  it('are turned into that of a field where both measure the same', () => {
    expect(factorTo(findWrittenUnit('lb'), { unit: 'kg' })).toBeCloseTo(0.4536, 4);
    expect(factorTo(findWrittenUnit('kg'), { unit: 't' })).toBe(0.001);
    expect(factorTo(findWrittenUnit('kilos'), { unit: 'kg' })).toBe(1);
    expect(factorTo(findWrittenUnit('cm'), { unit: 'kg' })).toBeNull();
    expect(factorTo(null, { unit: 'kg' })).toBe(1);
    expect(factorTo(findWrittenUnit('lb'), { unit: 'EBC' })).toBe(1);
    expect(factorTo(findWrittenUnit('lb'), {})).toBe(1);
  });
});

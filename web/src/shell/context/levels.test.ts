import { describe, expect, it } from 'vitest';
import { emptyContext } from '@huella/domain/rules/context';
import { levelBeside, missingLevels, openLevel } from './levels';

describe('the levels of the context', () => {
  it('goes on at the first level without a choice, at the last when all have one', () => {
    expect(openLevel(emptyContext)).toBe('chain');
    expect(openLevel({ chain: 11, active: 33, company: null, establishment: null })).toBe('company');
    expect(openLevel({ chain: 11, active: 33, company: 1, establishment: 7 })).toBe('establishment');
  });

  it('names what is missing from the widest down', () => {
    expect(missingLevels({ chain: 11, active: 33, company: null, establishment: null })).toEqual([
      'company',
      'establishment',
    ]);
  });

  it('knows what is beside, and where it ends', () => {
    expect(levelBeside('chain', 1)).toBe('active');
    expect(levelBeside('chain', -1)).toBeUndefined();
    expect(levelBeside('establishment', 1)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { refusalsOf } from './build-case';
import { impossibleCases } from './impossible-cases';
import { possibleCases } from './possible-cases';

describe('what cannot happen', () => {
  it('is eighty things and more', () => {
    expect(new Set(impossibleCases.map(({ what }) => what)).size).toBe(impossibleCases.length);
    expect(impossibleCases.length).toBeGreaterThanOrEqual(80);
  });

  it.each(impossibleCases.map((each) => [each.what, each] as const))(
    'is refused with words of its own: %s',
    (_what, tried) => {
      expect(refusalsOf(tried, 'es')).toContain(tried.es);
      expect(refusalsOf(tried, 'en')).toContain(tried.en);
    },
  );
});

describe('what can happen', () => {
  it('is eighty things and more', () => {
    expect(new Set(possibleCases.map(({ what }) => what)).size).toBe(possibleCases.length);
    expect(possibleCases.length).toBeGreaterThanOrEqual(80);
  });

  it.each(possibleCases.map((each) => [each.what, each] as const))('is accepted: %s', (_what, tried) => {
    expect(refusalsOf(tried, 'es')).toEqual([]);
  });
});

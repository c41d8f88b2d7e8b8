import { describe, expect, it } from 'vitest';
import { matchOptions, stepTo } from './option';

const provinces = [
  { value: '1', label: 'Neuquén' },
  { value: '2', label: 'Río Negro', detail: 'AR-R' },
  { value: '3', label: 'Entre Ríos' },
];

describe('matchOptions', () => {
  it('gives all without a text', () => {
    expect(matchOptions(provinces, '  ')).toBe(provinces);
  });

  it('finds blind to case and accents, inside the label', () => {
    expect(matchOptions(provinces, 'RIO').map(({ value }) => value)).toEqual(['2', '3']);
    expect(matchOptions(provinces, 'neuquen').map(({ value }) => value)).toEqual(['1']);
  });

  it('finds by the detail', () => {
    expect(matchOptions(provinces, 'ar-r').map(({ value }) => value)).toEqual(['2']);
  });
});

describe('stepTo', () => {
  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 9, 0],
    ['ArrowUp', 0, 9],
    ['PageDown', 5, 9],
    ['PageUp', 5, 0],
  ])('%s from %i leads to %i of ten', (key, at, next) => {
    expect(stepTo(key, at, 10)).toBe(next);
  });

  it('does not move by other keys or in an empty list', () => {
    expect(stepTo('a', 1, 10)).toBeNull();
    expect(stepTo('ArrowDown', 0, 0)).toBeNull();
  });
});

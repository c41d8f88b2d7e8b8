import { expect, it } from 'vitest';
import { formatCount } from './format-count';

it('groups thousands as the language does, four digits included', () => {
  expect(formatCount(1248, 'es')).toBe('1.248');
  expect(formatCount(1248, 'en')).toBe('1,248');
  expect(formatCount(300_000, 'es')).toBe('300.000');
  expect(formatCount(0, 'es')).toBe('0');
});

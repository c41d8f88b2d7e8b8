import { describe, expect, it } from 'vitest';
import { formatAgo } from './format-ago';

describe('how long ago a list was fetched', () => {
  it('is said in minutes, then in hours', () => {
    expect(formatAgo(2, 'es')).toBe('hace 2 minutos');
    expect(formatAgo(61, 'es')).toBe('hace 1 hora');
    expect(formatAgo(5, 'en')).toBe('5 minutes ago');
  });
});

import { describe, expect, it } from 'vitest';
import { renewalDayOf, renewalNoticeOf } from './renewal';

describe('what is said of a renewal', () => {
  const now = new Date('2026-11-22T15:00:00Z');
  it.each([
    [null, 'none'],
    ['2026-12-22T15:00:01Z', 'none'],
    ['2026-12-22T15:00:00Z', 'soon'],
    ['2026-11-22T15:00:01Z', 'soon'],
    ['2026-11-22T15:00:00Z', 'due'],
    ['2026-01-01T00:00:00Z', 'due'],
  ] as const)('of %s is %s', (at, said) => {
    expect(renewalNoticeOf(at === null ? null : new Date(at), now)).toBe(said);
  });
});

it('is shown with its day, wherever it is read', () => {
  for (const at of ['2027-03-31T00:00:00Z', '2027-03-31T23:59:59Z'])
    expect(renewalDayOf(new Date(at))).toBe('2027-03-31');
});

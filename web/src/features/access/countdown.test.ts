import { describe, expect, it } from 'vitest';
import { formatCountdown, minutesOf, secondsTo } from './countdown';

describe('the time to wait', () => {
  it('reads as a clock', () => {
    expect([0, 5, 60, 61, 899.2, -3].map(formatCountdown)).toEqual([
      '0:00',
      '0:05',
      '1:00',
      '1:01',
      '15:00',
      '0:00',
    ]);
  });

  it('rounds minutes up, to one at least', () => {
    expect([1, 60, 61, 900].map(minutesOf)).toEqual([1, 1, 2, 15]);
  });

  it('is never over before its moment, and never less than nothing', () => {
    const moment = 1_000_000;
    const left = [60_000, 59_001, 1, 0, -1, -90_000].map((before) => secondsTo(moment, moment - before));
    expect(left).toEqual([60, 60, 1, 0, 0, 0]);
  });
});

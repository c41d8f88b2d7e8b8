import { describe, expect, it } from 'vitest';
import { formatCountdown, minutesOf } from './countdown';

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
});

import { describe, expect, it } from 'vitest';
import { dailyGain } from './measure-words';

const point = (day: string, value: number) => ({ day, value, event: 'Cambio de peso', measured: true });

describe('what a measure gained for a day', () => {
  it.each([
    ['is told of what grows', true, [point('2026-09-01', 361), point('2026-11-08', 386.5)], 0.375],
    ['is told of what was lost', true, [point('2026-09-01', 400), point('2026-09-11', 390)], -1],
    ['is none of what does not grow', false, [point('2026-09-01', 361), point('2026-11-08', 386.5)], null],
    ['is none of one measure', true, [point('2026-09-01', 361)], null],
    ['is none within a day', true, [point('2026-09-01', 361), point('2026-09-01', 380)], null],
    ['is none where it comes to nothing', true, [point('2024-06-03', 481.5), point('2026-10-05', 482)], null],
    ['is none without measures', true, [], null],
  ])('%s', (_name, grows, points, gain) => {
    expect(dailyGain({ points, grows })).toBe(gain);
  });
});

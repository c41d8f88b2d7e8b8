import { expect, it } from 'vitest';
import { pause, pauseAfter } from './pause';

it('grows to five seconds and stays there', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 1_000].map(pauseAfter)).toEqual([
    0, 100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000,
  ]);
});

it('ends at once when it is called off, before or meanwhile', async () => {
  const called = new AbortController();
  const waiting = pause(1_000, called.signal);
  called.abort();
  await waiting;
  await pause(1_000, called.signal);
});

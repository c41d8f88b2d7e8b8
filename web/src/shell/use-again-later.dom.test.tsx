import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAgainLater } from './use-again-later';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tried(first: number, wasLost = false) {
  const act = vi.fn<() => void>();
  const { rerender } = renderHook(({ tries, isLost }) => useAgainLater(tries, isLost, act), {
    initialProps: { tries: first, isLost: wasLost },
  });
  return {
    act,
    again: (tries: number) => {
      rerender({ tries, isLost: false });
    },
  };
}

it('acts again after a pause that doubles with each try', () => {
  const { act, again } = tried(1);
  vi.advanceTimersByTime(4_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  again(2);
  vi.advanceTimersByTime(9_999);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
});

it('leaves alone what was not tried, or is done', () => {
  const { act, again } = tried(0);
  vi.advanceTimersByTime(600_000);
  again(3);
  again(0);
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
});

it('waits while the server is not reached', () => {
  const { act, again } = tried(1, true);
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
  again(1);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAgainLater } from './use-again-later';

const connection = vi.hoisted(() => ({ isLost: false }));
vi.mock('./use-connection', () => ({ useConnection: () => connection }));

beforeEach(() => {
  connection.isLost = false;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function tried(tries: number) {
  const act = vi.fn<() => void>();
  return { act, ...renderHook((times: number) => useAgainLater(times, act), { initialProps: tries }) };
}

it('acts again after a pause that doubles with each try', () => {
  const { act, rerender } = tried(1);
  vi.advanceTimersByTime(4_999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  rerender(2);
  vi.advanceTimersByTime(9_999);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
});

it('leaves alone what was not tried, or is done', () => {
  const { act, rerender } = tried(0);
  vi.advanceTimersByTime(600_000);
  rerender(3);
  rerender(0);
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
});

it('waits while the server is not reached', () => {
  connection.isLost = true;
  const { act, rerender } = tried(1);
  vi.advanceTimersByTime(600_000);
  expect(act).not.toHaveBeenCalled();
  connection.isLost = false;
  rerender(1);
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledOnce();
});

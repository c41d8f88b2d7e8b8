import { useEffect, useState } from 'react';
import { secondsTo } from './countdown';

const tick = 250;

export interface Countdown {
  /** Whole seconds left; 0 when there is nothing to wait for. */
  readonly left: number;
  readonly start: (seconds: number) => void;
  readonly stop: () => void;
}

/**
 * Counts seconds down by the clock, so that a window in the background wakes up with the right figure. It may run from
 * the beginning, to a moment in milliseconds.
 */
export function useCountdown(initial = 0): Countdown {
  const [left, setLeft] = useState(() => secondsTo(initial, Date.now()));
  const [until, setUntil] = useState(left === 0 ? 0 : initial);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const next = secondsTo(until, Date.now());
      setLeft(next);
      if (next === 0) setUntil(0);
    }, tick);
    return () => {
      clearInterval(timer);
    };
  }, [until]);
  return {
    left,
    start: (seconds) => {
      setUntil(Date.now() + seconds * 1000);
      setLeft(Math.ceil(seconds));
    },
    stop: () => {
      setUntil(0);
      setLeft(0);
    },
  };
}

import { useEffect, useState } from 'react';

const tick = 250;

export interface Countdown {
  /** Whole seconds left; 0 when there is nothing to wait for. */
  readonly left: number;
  readonly start: (seconds: number) => void;
  readonly stop: () => void;
}

/** Counts seconds down by the clock, so that a window in the background wakes up with the right figure. */
export function useCountdown(): Countdown {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((until - Date.now()) / 1000));
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

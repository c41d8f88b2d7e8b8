import { useEffect, useEffectEvent } from 'react';

const firstPauseMs = 5_000;
const longestPauseMs = 300_000;

/**
 * Does something again that was tried so many times in vain, while the server is reached: after a pause that doubles with each try, as
 * its answer alone may have been lost. Nothing of what was not tried yet.
 */
export function useAgainLater(tries: number, isLost: boolean, act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isLost || tries === 0) return undefined;
    const pause = Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
    const timer = setTimeout(() => {
      actNow();
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [isLost, tries]);
}

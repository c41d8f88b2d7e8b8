import { useEffect, useState } from 'react';

/** False at first, true once so many milliseconds have passed: what comes quickly needs no skeleton. */
export function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(milliseconds === 0);
  useEffect(() => {
    if (milliseconds === 0) return;
    const timer = setTimeout(() => {
      setLater(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return isLater;
}

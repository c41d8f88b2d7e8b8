import { useCallback, useState } from 'react';

/**
 * How wide the place of a drawing is, in px: its texts keep their size whatever that is. Null until it was measured, before it
 * is seen: drawn wider than a telephone it would widen the page, and move what lies at its edges.
 */
export function useWidth() {
  const [width, setWidth] = useState<number | null>(null);
  const measure = useCallback((frame: HTMLDivElement) => {
    const read = () => {
      setWidth(Math.max(240, Math.round(frame.clientWidth)));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(frame);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [width, measure] as const;
}

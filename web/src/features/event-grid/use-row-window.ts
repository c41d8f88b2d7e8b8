import { useCallback, useEffect, useState, type RefObject } from 'react';
import { height } from '../../theme/tokens';

/** Rows drawn above and below those in view. */
const margin = 8;
/** Rows of a window that nobody has measured yet. */
const roomRows = 24;

/** Which of many rows are drawn: all have one height. */
export function useRowWindow(scroller: RefObject<HTMLDivElement | null>, count: number) {
  const [top, setTop] = useState(0);
  const [rows, setRows] = useState(roomRows);
  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    setTop(Math.floor(box.scrollTop / height.gridRow));
    if (box.clientHeight > 0) setRows(Math.ceil(box.clientHeight / height.gridRow));
  }, [scroller]);
  useEffect(() => {
    const frame = requestAnimationFrame(onScroll);
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', onScroll);
    };
  }, [onScroll]);
  const show = useCallback(
    (at: number) => {
      const box = scroller.current;
      // Two rows of the head stay in view.
      const [above, below] = [at * height.gridRow, (at + 3) * height.gridRow];
      if (box === null) return;
      if (above < box.scrollTop) box.scrollTo({ top: above });
      else if (below > box.scrollTop + box.clientHeight) box.scrollTo({ top: below - box.clientHeight });
      onScroll();
    },
    [scroller, onScroll],
  );
  const first = Math.max(0, Math.min(top, count - 1) - margin);
  return { first, end: Math.min(count, top + rows + margin), onScroll, show };
}

import { useGridApiRef } from '@mui/x-data-grid';
import { useCallback, useEffect } from 'react';

/**
 * What a grid with pinned columns takes. Each row has all of its columns drawn, or the pinned ones would go while one scrolls;
 * and the grid says whether more of it is to the left or to the right of what is in view: a shadow is there.
 */
export function useEdges() {
  const apiRef = useGridApiRef();
  useEffect(() => {
    apiRef.current?.unstable_setColumnVirtualization(false);
  }, [apiRef]);
  const ref = useCallback((grid: HTMLDivElement | null) => {
    const scroller = grid?.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller');
    if (grid === null || scroller === null || scroller === undefined) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      grid.dataset['moreLeft'] = String(scrollLeft > 0);
      // Widths are rounded: a pixel is nothing more.
      grid.dataset['moreRight'] = String(scrollLeft + clientWidth < scrollWidth - 1);
    };
    const watch = new ResizeObserver(look);
    watch.observe(scroller);
    for (const part of scroller.children) watch.observe(part);
    scroller.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  return { apiRef, ref };
}

import { useEffect, type RefObject } from 'react';

/**
 * Has the element of a grid with columns that stay say whether more of it is to the left or to the right of what is in view:
 * a shadow is there.
 */
export function useEdges(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const grid = ref.current;
    if (grid === null) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = grid;
      grid.dataset['moreLeft'] = String(scrollLeft > 0);
      // Widths are rounded: a pixel is nothing more.
      grid.dataset['moreRight'] = String(scrollLeft + clientWidth < scrollWidth - 1);
    };
    const watch = new ResizeObserver(look);
    watch.observe(grid);
    for (const part of grid.children) watch.observe(part);
    grid.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      grid.removeEventListener('scroll', look);
    };
  }, [ref]);
}

import { afterDrawing, findCell, settle } from './grid-focus';
import type { CellAt } from './grid-session';

/** Brings cells into view. */
export interface Aim {
  /** Brings a cell into view and puts the focus on it. */
  readonly at: (cell: CellAt) => void;
  /** Some cell is still on its way into view. */
  readonly isOpen: () => boolean;
  /** The grid has drawn rows. */
  readonly drawn: () => void;
  /** Whatever was on its way is given up: somebody went elsewhere. */
  readonly end: () => void;
}

/**
 * The way to a cell. A grid that has not measured its own height yet scrolls nowhere and says nothing about it, so a
 * cell that was not reached is tried again whenever rows have been drawn.
 */
export function createAim(grid: () => HTMLRevoGridElement | null): Aim {
  let aim: CellAt | null = null;
  let isUnderWay = false;
  let isDrawnSince = false;
  const approach = () => {
    const element = grid();
    if (element === null || aim === null || isUnderWay) return;
    const { x, y } = aim;
    [isUnderWay, isDrawnSince] = [true, false];
    void element
      .scrollToRow(Math.max(0, y - 4))
      .then(() => element.scrollToColumnIndex(x))
      .then(() => element.setCellsFocus({ x, y }, { x, y }))
      // A cell that was far out of view is drawn only now; the grid looked for it too early.
      .then(() => afterDrawing(() => arrive(element, { x, y })));
  };
  const arrive = (element: HTMLRevoGridElement, { x, y }: CellAt) => {
    isUnderWay = false;
    if (aim === null) return;
    if (aim.x === x && aim.y === y && findCell(element, x, y) !== null) {
      aim = null;
      settle(element, x, y);
    } else if (isDrawnSince || aim.x !== x || aim.y !== y) approach();
  };
  return {
    at: (cell) => {
      aim = cell;
      // Rows that came with this drawing have no room to scroll to until the grid has drawn them itself.
      afterDrawing(approach);
    },
    isOpen: () => aim !== null,
    drawn: () => {
      isDrawnSince = true;
      approach();
    },
    end: () => {
      aim = null;
    },
  };
}

import { useState, type RefObject } from 'react';
import type { GridControls } from './grid-bridge';
import type { MenuSpot } from './grid-menu';
import { planDuplicate, type CellRange } from './ranges';
import type { SheetColumn, SheetStore } from './sheet-store';
import type { SheetEdits } from './use-sheet-edits';
import type { SheetView } from './use-sheet';

/** What can be done with some cells, shown at a place of the screen. */
export interface OpenMenu {
  readonly range: CellRange;
  readonly spot: MenuSpot;
  /** Of the row that is open as a form: of it alone, and as a whole. */
  readonly isForm: boolean;
}

interface RowMenuParts {
  readonly view: SheetView;
  readonly store: SheetStore;
  readonly columns: readonly SheetColumn[];
  readonly edits: SheetEdits;
  readonly controls: RefObject<GridControls | null>;
  readonly onAdded: (count: number) => void;
}

/** The menu of rows and cells: opened by the right button, by a key, or by its button in the bar and in the form. */
export function useRowMenu({ view, store, columns, edits, controls, onAdded }: RowMenuParts) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { area, show } = view;
  return {
    menu,
    openMenu: (range: CellRange, spot: MenuSpot) => setMenu({ range, spot, isForm: false }),
    /** Of a whole row, under what was pressed. */
    openRowMenu: (y: number, pressed: Element) =>
      setMenu({
        range: { x: 0, y, x1: area.fields.length - 1, y1: y },
        spot: under(pressed),
        isForm: true,
      }),
    /** Of the cells with the focus; answers whether there are any. */
    openMenuHere: (pressed?: Element): boolean => {
      const range = controls.current?.range() ?? null;
      const cell = range === null ? null : (controls.current?.cellAt(range.x, range.y) ?? null);
      const at = pressed ?? cell;
      if (range === null || at === null) return false;
      setMenu({ range, spot: under(at), isForm: false });
      return true;
    },
    closeMenu: () => setMenu(null),
    /** Writes rows once more at the end, but for what may be there once only. */
    duplicate: ({ y, y1 }: CellRange) => {
      const rows = area.rows.slice(y, y1 + 1);
      show('all');
      edits.applyWithRows(rows.length, () => planDuplicate(columns, rows, store.list().slice(-rows.length)));
      onAdded(rows.length);
    },
  };
}

function under(element: Element): MenuSpot {
  const { left, bottom } = element.getBoundingClientRect();
  return { left, top: bottom };
}

import type { ReactNode } from 'react';

/** Empty px at either side of a cell. */
export const cellPadding = 8;

/** A column of a grid. */
export interface GridColumn<Row> {
  readonly field: string;
  readonly heading: string;
  /** The heading is heard, and not seen: what is below it speaks for itself. */
  readonly isUnlabelled?: boolean;
  /** In px; of a column that grows its share of the room that is left. */
  readonly width: number;
  /** A column that grows is at least so wide, in px. */
  readonly least?: number;
  readonly isSortable: boolean;
  /** Figures are at the right. */
  readonly isFigure?: boolean;
  /** Holds one control or mark instead of a text: it is in the middle of the height, and takes the focus of its cell. */
  readonly isControl?: boolean;
  /** Names the row. */
  readonly isRowHeader?: boolean;
  /** A press beside its control opens nothing: a slip of the pointer must not leave the page. */
  readonly isAside?: boolean;
  /** Stays in view while the others scroll sideways: the first columns at the start, the last ones at the end. */
  readonly stays?: 'start' | 'end';
  /** Class names of its heading and cells. */
  readonly look?: string;
  readonly text: (row: Row) => string;
  /** Instead of the text; of a grid's cells one at a time can be tabbed to. */
  readonly draw?: ((row: Row, tabIndex: number) => ReactNode) | undefined;
}

/** A row of a grid. */
export interface GridItem {
  readonly id: number | string;
}

/** The row of the headings, where a row is meant. */
export const headRow = 'head';

/** The cell of a grid that can be tabbed to: of which row by id, or of the headings. */
export interface GridPlace {
  readonly row: string;
  readonly field: string;
}

/** Where a column stays, in px from the edge of the grid; null where it does not. */
export type Stay = { readonly left: number } | { readonly right: number } | null;

/** Where each of the columns stays. */
export function staysOf(columns: readonly Pick<GridColumn<never>, 'stays' | 'width'>[]): readonly Stay[] {
  const widthOf = (side: 'start' | 'end', from: number, to: number) =>
    columns.slice(from, to).reduce((sum, { stays, width }) => sum + (stays === side ? width : 0), 0);
  return columns.map(({ stays }, at) => {
    if (stays === 'start') return { left: widthOf('start', 0, at) };
    return stays === 'end' ? { right: widthOf('end', at + 1, columns.length) } : null;
  });
}

/** How wide the columns of a grid are. */
export interface GridWidths {
  /** As tracks of CSS. */
  readonly tracks: string;
  /** All of them at least, in px. */
  readonly least: number;
  /** Those that stay at the start and at the end, in px: what has the focus must not be under them. */
  readonly start: number;
  readonly end: number;
}

/** How wide columns are. */
export function widthsOf(
  columns: readonly Pick<GridColumn<never>, 'least' | 'width' | 'stays'>[],
): GridWidths {
  const tracks = columns.map(({ least, width }) =>
    least === undefined ? `${String(width)}px` : `minmax(${String(least)}px, ${String(width)}fr)`,
  );
  const sumOf = (some: typeof columns) => some.reduce((sum, { least, width }) => sum + (least ?? width), 0);
  return {
    tracks: tracks.join(' '),
    least: sumOf(columns),
    start: sumOf(columns.filter(({ stays }) => stays === 'start')),
    end: sumOf(columns.filter(({ stays }) => stays === 'end')),
  };
}

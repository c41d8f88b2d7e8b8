import type { PanelTableView } from '@huella/domain/calls/panel';

/** Rows that a table brings: its pages hold up to 25 of them, and the list has all. */
export const maxRows = 100;
/** Pixels of a column. */
const widths = { name: 220, figure: 120 } as const;

export type PanelColumn = PanelTableView['columns'][number];
export type PanelCell = string | number | null;

export function columnOf(name: string, label: string, unit: string | null, figure: boolean): PanelColumn {
  return { name, label, unit, figure, width: figure ? widths.figure : widths.name };
}

/** Cells by the names of their columns, in whose order they are. */
export function rowOf(
  columns: readonly { readonly name: string }[],
  cells: readonly PanelCell[],
): Record<string, PanelCell> {
  return Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null]));
}

export function widthOf(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

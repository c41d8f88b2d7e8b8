import type { CellChange, SheetColumn, SheetRow } from './sheet-store';

/** A block of cells by their places from 0, both ends within. */
export interface CellRange {
  readonly x: number;
  readonly y: number;
  readonly x1: number;
  readonly y1: number;
}

/** What a range lies upon: the rows in view and the names of the fields, in the order of the columns. */
export interface Area {
  readonly rows: readonly SheetRow[];
  readonly fields: readonly string[];
}

export interface PastePlan {
  readonly changes: readonly CellChange[];
  /** Rows of the clipboard for which the sheet has no row. */
  readonly missing: number;
}

function spread(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** The texts of a range, row by row. */
export function readRange({ rows, fields }: Area, range: CellRange): readonly (readonly string[])[] {
  const names = fields.slice(range.x, range.x1 + 1);
  return rows.slice(range.y, range.y1 + 1).map(({ texts }) => names.map((name) => texts[name] ?? ''));
}

/** The changes that put texts into the cells of a range; what falls beside the columns or rows is left out. */
function writeRange(
  { rows, fields }: Area,
  range: CellRange,
  text: (down: number, across: number) => string | undefined,
): readonly CellChange[] {
  return spread(range.y, range.y1).flatMap((y) => {
    const row = rows[y];
    if (row === undefined) return [];
    return spread(range.x, range.x1).flatMap((x) => {
      const [field, written] = [fields[x], text(y - range.y, x - range.x)];
      return field === undefined || written === undefined ? [] : [{ row: row.row, field, text: written }];
    });
  });
}

/**
 * What pasting a table changes. It begins at the upper left of the range; a range that holds the table a whole number
 * of times is filled with it, as spreadsheets do.
 */
export function planPaste(area: Area, range: CellRange, table: readonly (readonly string[])[]): PastePlan {
  const width = Math.max(0, ...table.map((row) => row.length));
  if (width === 0) return { changes: [], missing: 0 };
  const down = repeated(range.y1 - range.y + 1, table.length);
  const across = repeated(range.x1 - range.x + 1, width);
  const { x, y } = range;
  const target = { x, y, x1: x + across - 1, y1: y + down - 1 };
  return {
    changes: writeRange(area, target, (row, column) => table[row % table.length]?.[column % width]?.trim()),
    missing: Math.max(0, y + down - area.rows.length),
  };
}

/** How many places a table of a size takes in a range: all of it where it fits whole times, else once. */
function repeated(room: number, size: number): number {
  return room > size && room % size === 0 ? room : size;
}

/** What emptying a range changes. */
export function planClear(area: Area, range: CellRange): readonly CellChange[] {
  return writeRange(area, range, () => '');
}

/** What dragging the corner of a range to a larger one changes: what was there is repeated (document 2 section 2). */
export function planFill(area: Area, from: CellRange, to: CellRange): readonly CellChange[] {
  const source = readRange(area, from);
  const [height, width] = [from.y1 - from.y + 1, from.x1 - from.x + 1];
  const within = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x >= from.x && x <= from.x1 && y >= from.y && y <= from.y1;
  return writeRange(area, to, (down, across) => {
    const [y, x] = [to.y + down, to.x + across];
    return within({ x, y }) ? undefined : source[wrap(y - from.y, height)]?.[wrap(x - from.x, width)];
  });
}

function wrap(place: number, size: number): number {
  return ((place % size) + size) % size;
}

/** What Ctrl+D changes: the first row of the range goes down; of a single row, the one above it. */
export function planFillDown(area: Area, range: CellRange): readonly CellChange[] {
  const isOneRow = range.y === range.y1;
  if (isOneRow && range.y === 0) return [];
  const top = isOneRow ? range.y - 1 : range.y;
  return planFill(area, { ...range, y: top, y1: top }, { ...range, y: top });
}

/** What Ctrl+R changes: the first column of the range goes right; of a single column, the one at its left. */
export function planFillRight(area: Area, range: CellRange): readonly CellChange[] {
  const isOneColumn = range.x === range.x1;
  if (isOneColumn && range.x === 0) return [];
  const left = isOneColumn ? range.x - 1 : range.x;
  return planFill(area, { ...range, x: left, x1: left }, { ...range, x: left });
}

/** What writes rows once more into others: all but what names one of them alone. */
export function planDuplicate(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  into: readonly SheetRow[],
): readonly CellChange[] {
  const names = columns.flatMap(({ field }) => (field.validations?.unique === undefined ? [field.name] : []));
  return rows.flatMap(({ texts }, at) => {
    const row = into[at]?.row;
    return row === undefined ? [] : names.map((field) => ({ row, field, text: texts[field] ?? '' }));
  });
}

import type { SheetCell } from '@huella/domain/engine/sheets/cell';

/** Texts that are known at a time, and how long they may be: what many rows say is short, and among the first rows. */
const most = 4_096;
const longest = 32;

/**
 * Makes a function that gives equal texts of cells as one: a sheet says a breed or a day in tens of thousands of rows, and each comes
 * from its thread as a text of its own.
 */
export function shareTexts(): (cell: SheetCell) => SheetCell {
  const known = new Map<string, string>();
  return (cell) => {
    if (typeof cell !== 'string' || cell.length > longest) return cell;
    const before = known.get(cell);
    if (before !== undefined) return before;
    if (known.size < most) known.set(cell, cell);
    return cell;
  };
}

import { maxSheetColumns, maxSheetRows } from '@huella/domain/rules/limits';

/** What a spreadsheet may cost before it is refused. */
export interface SheetLimits {
  /** Rows of data. */
  readonly rows: number;
  /** Rows that may be above them: titles and the headings. */
  readonly rowsAbove: number;
  readonly columns: number;
  /** Characters of all cells together: shared texts make a small file name much. */
  readonly characters: number;
  /** Bytes of all parts of a packed sheet once unpacked, and of the parts that are read at once. */
  readonly unpackedBytes: number;
  readonly partBytes: number;
  /** Parts of a packed sheet. */
  readonly parts: number;
  /** Time for the whole file, in milliseconds. */
  readonly milliseconds: number;
}

const megabyte = 1024 * 1024;

/** The limits of the product (document 2 section 9, decisions section 5). */
export const sheetLimits: SheetLimits = {
  rows: maxSheetRows,
  rowsAbove: 21,
  columns: maxSheetColumns,
  characters: 32_000_000,
  unpackedBytes: 300 * megabyte,
  partBytes: 80 * megabyte,
  parts: 2_000,
  milliseconds: 30_000,
};

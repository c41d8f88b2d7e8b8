import type { RowCollector } from './row-collector';

type SheetKind = 'csv' | 'xlsx' | 'xls' | 'ods';

export interface SheetRead extends ReadBook {
  readonly kind: SheetKind;
}

/** A sheet of a file, by what it is called there. */
interface NamedSheet {
  readonly name: string;
  readonly hidden: boolean;
}

/** The rows of one sheet of a file, which one it is, and what the file has; of files without names none. */
export interface ReadBook {
  readonly rows: RowCollector['rows'];
  readonly sheets: readonly NamedSheet[];
  readonly sheet: number;
}

import type { Locale } from '@huella/domain/model/value';
import type { SheetColumn, SheetStore, Suggest } from './sheet-store';
import type { SheetListeners } from './use-sheet-edits';

/** A row, and a field of it; null for the row as a whole. */
export interface Spot {
  readonly row: number;
  readonly field: string | null;
}

export interface SheetGridProps extends SheetListeners {
  /** Hand in the same list as long as it says the same: a new one draws all heads again. */
  readonly columns: readonly SheetColumn[];
  /** The rows, made with `createSheetStore`. After an edit, put what is wrong now back with `setIssues`. */
  readonly rows: SheetStore;
  /** Texts are read and written as this reader does. */
  readonly locale: Locale;
  /** What else could be in a faulty cell; it is asked for the cells in view alone. */
  readonly suggest?: Suggest | undefined;
  /** A doubt was confirmed: nothing is said of it any more. Whoever keeps the rows may keep it, too. */
  readonly onConfirm?: ((doubt: string) => void) | undefined;
  /** The cell at which the grid opens; read once. */
  readonly startAt?: Spot | undefined;
  /** Whether rows may be added and deleted; they may unless it says no. */
  readonly fixedRows?: boolean | undefined;
  /** The most rows that it takes; as many as an upload may have, unless it says fewer. */
  readonly maxRows?: number | undefined;
}

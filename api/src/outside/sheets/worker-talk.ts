import type { ErrorCode } from '@huella/domain/model/errors';
import type { SlotValue } from '@huella/domain/phrases/phrase';
import type { RowTaker } from './row-taker';
import type { SheetKind } from './read-sheet';
import type { SheetLimits } from './sheet-limits';

/** What the thread that reads a spreadsheet is told first. */
export interface WorkerOrder {
  readonly file: Uint8Array;
  readonly originalName: string;
  readonly limits: SheetLimits;
}

/** What it says: where a sheet begins, its rows in order, some at a time, and then how it ended. */
export type WorkerSays =
  | { readonly says: 'begin' }
  | { readonly says: 'rows'; readonly rows: RowTaker['rows'] }
  | { readonly says: 'done'; readonly kind: SheetKind }
  | {
      readonly says: 'refused';
      readonly code: ErrorCode;
      readonly slots: Readonly<Record<string, SlotValue>>;
    };

import type { ErrorCode } from '@huella/domain/model/errors';
import type { SlotValue } from '@huella/domain/phrases/phrase';
import type { RowCollector } from './row-collector';
import type { SheetRead } from './sheet-read';
import type { SheetLimits } from './sheet-limits';

/** What the thread that reads a spreadsheet is sent. */
export interface WorkerRequest {
  readonly file: Uint8Array;
  readonly originalName: string;
  readonly limits: SheetLimits;
  /** The place of the sheet that is read; null for the first with data. */
  readonly sheet: number | null;
}

/** What it answers: where a sheet begins, its rows in order, some at a time, and then how it ended. */
export type WorkerMessage =
  | { readonly type: 'begin' }
  | { readonly type: 'rows'; readonly rows: RowCollector['rows'] }
  | ({ readonly type: 'done' } & Omit<SheetRead, 'rows'>)
  | {
      readonly type: 'refused';
      readonly code: ErrorCode;
      readonly slots: Readonly<Record<string, SlotValue>>;
    };

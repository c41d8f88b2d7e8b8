import { Refusal, type Issue } from '@huella/domain/model/errors';
import type { KeptFault } from './run-faults.store';

/** Why rows cannot be written, where they are refused for a reason of their own; null for a fault of ours. */
export function reasonsOf(error: unknown): readonly Issue[] | null {
  return error instanceof Refusal && error.issues.length > 0 ? error.issues : null;
}

/** The fault of ours at a row of a run, nothing about the inside: people name it to readers of the log. */
export function faultAt(runId: number, row: number): KeptFault {
  return { row, code: 'unexpectedError', reference: `${String(runId)}-${String(row)}` };
}

import { issue, Refusal, type Issue } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import type { KeptFault } from './run-faults.store';

/** Kinds of faults of one run that are logged beside those that it keeps: rows mostly fail alike. */
const maxLogged = 20;

/** Logs and counts a fault that a row of a run met. */
export type RecordRowFault = (error: unknown, fault: KeptFault, isKept: boolean) => void;

/**
 * The log of the faults that rows of a run meet. Those that the run keeps are logged, each under its reference, and of the
 * others one of each kind, so that ten thousand rows that fail alike are a few lines; all of them are counted.
 */
export function openRowFaults({ faults }: Pick<Deps, 'faults'>, runId: number): RecordRowFault {
  const logged = new Set<string>();
  return (error, { row, reference }, isKept) => {
    const kind = String(error);
    const isNew = !logged.has(kind) && logged.size < maxLogged;
    if (isNew) logged.add(kind);
    if (!isKept && !isNew) faults.count('run', error, reference);
    else
      faults.record('run', error, 'a row of a run could not be written and is kept as a conflict', {
        ...{ runId, row, reference },
      });
  };
}

/** Why a row cannot be written, where it is refused for a reason of its own; null for a fault of ours. */
export function reasonsOf(error: unknown): readonly Issue[] | null {
  return error instanceof Refusal && error.issues.length > 0 ? error.issues : null;
}

/** What a row with a fault says: nothing about the inside. */
export const faultIssue = issue(null, 'unexpectedError');

/** A row of a run as people name it to readers of the log. */
export function referenceOf(runId: number, row: number): string {
  return `${String(runId)}-${String(row)}`;
}

import { calls, type CallName } from '@huella/domain/calls/index';
import type { Call } from '@huella/domain/calls/contract';

/** What a browser has to know of a call to make it. */
export interface CallLine extends Pick<Call, 'method' | 'path' | 'alsoAt' | 'counted'> {
  /** Anybody may make it: no token goes with it. */
  readonly isOpen: boolean;
  readonly hasBody: boolean;
}

/**
 * Every call by its name. The build runs this file and puts its outcome in its place (tools/evaluate-files.mjs): the shapes
 * of what goes in and out are for the server to check, and would be half of what the first page loads.
 */
export const callTable = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, call]) => [name, lineOf(call)]),
) as Readonly<Record<CallName, CallLine>>; // of the calls themselves

function lineOf({ method, path, alsoAt, counted, access, body }: Call): CallLine {
  return {
    method,
    path,
    ...(alsoAt !== undefined && { alsoAt }),
    ...(counted !== undefined && { counted }),
    isOpen: access.who === 'anyone',
    hasBody: body !== undefined,
  };
}

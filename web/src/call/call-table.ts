import { calls, type CallName } from '@huella/domain/calls/index';
import type { Call } from '@huella/domain/calls/contract';
import { lineOf, type CallLine } from './call-line';

/**
 * Every call by its name. The build runs this file and puts its outcome in its place (tools/evaluate-files.mjs): the shapes
 * of what goes in and out are for the server to check, and would be half of what the first page loads.
 */
export const callTable = Object.fromEntries(
  Object.entries<Call>(calls).map(([name, call]) => [name, lineOf(call)]),
) as Readonly<Record<CallName, CallLine>>; // of the calls themselves

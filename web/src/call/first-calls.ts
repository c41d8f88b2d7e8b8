import type { CallName } from '@huella/domain/calls/index';
import type { CallLine } from './call-line';
import { callTable } from './call-table';

/** What is called before the first screen of somebody who is signed in has come. */
const first: readonly CallName[] = [
  'start.get',
  'users.newToken',
  'users.getInfo',
  'users.savePreferences',
  'topBar.all',
  'fields.validate',
  'models.all',
];

/**
 * The calls that the first page knows: those that anybody may make, and those that a start needs. The build runs this file
 * as it does the table of all, which comes with the screens inside.
 */
export const firstCalls: Readonly<Partial<Record<CallName, CallLine>>> = Object.fromEntries(
  Object.entries(callTable).filter(([name, { isOpen }]) => isOpen || first.some((each) => each === name)),
);

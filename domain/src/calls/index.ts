import { contextCalls } from './context';
import { objectCalls } from './objects';
import { systemCalls } from './system';
import { userCalls } from './users';

/** Every call of the product. The API must serve each one of them to compile. */
export const calls = { ...systemCalls, ...userCalls, ...contextCalls, ...objectCalls } as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;

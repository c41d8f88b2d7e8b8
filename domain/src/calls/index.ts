import { contextCalls } from './context';
import { eventCalls } from './events';
import { fileCalls } from './files';
import { jobCalls } from './jobs';
import { objectCalls } from './objects';
import { qrCalls } from './qr';
import { sheetCalls } from './sheets';
import { systemCalls } from './system';
import { transferCalls } from './transfers';
import { userCalls } from './users';

/** Every call of the product. The API must serve each one of them to compile. */
export const calls = {
  ...systemCalls,
  ...userCalls,
  ...contextCalls,
  ...objectCalls,
  ...fileCalls,
  ...sheetCalls,
  ...jobCalls,
  ...eventCalls,
  ...transferCalls,
  ...qrCalls,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;

import { CallError } from '../../call/call-error';
import { keepGrid, readGrid, type KeptGrid, type QueuedRows } from './kept-grids';
import { dropSent, refusalsOf } from './row-refusals';
import { isUnsure, sendQueued } from './send-rows';

/** Says what became of a kept grid: how many rows were sent, and whether the server took them. */
export type Tell = (grid: KeptGrid, count: number, isSent: boolean) => Promise<void>;

/**
 * Sends what waits of a grid, and follows what the server answers: forgets the grid, or holds its refusals. Where the
 * connection comes and goes the same submit is asked for twice before its answer: whoever comes second finds it followed. Answers
 * whether it is still to be sent.
 */
export async function sendKept(grid: KeptGrid, tell: Tell): Promise<boolean> {
  const { queued } = grid;
  if (queued === null) return false;
  const refusal = await refusalOf(queued);
  if (refusal === 'unsure') return true;
  if (!isWaiting(grid, queued)) return false;
  if (refusal === null) dropSent(grid, queued);
  else {
    // What is sent next is another submit.
    const session = { ...grid.session, tries: grid.session.tries + 1 };
    keepGrid({ ...grid, session, queued: null, refused: refusalsOf(refusal, grid.state) });
  }
  await tell(grid, queued.count, refusal === null);
  return false;
}

/** Whether a submit still waits on this device. */
function isWaiting({ id, userId }: KeptGrid, { body }: QueuedRows): boolean {
  return readGrid(id, userId)?.queued?.body.submitKey === body.submitKey;
}

/** Why the server did not take a submit; null where it did. */
async function refusalOf(queued: QueuedRows): Promise<CallError | 'unsure' | null> {
  try {
    await sendQueued(queued);
    return null;
  } catch (error) {
    return error instanceof CallError && !isUnsure(error) ? error : 'unsure';
  }
}

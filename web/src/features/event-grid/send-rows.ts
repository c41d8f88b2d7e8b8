import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { RunView } from '@huella/domain/calls/jobs';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { queryClient } from '../../call/queries';
import { staleAfterEvent } from '../events/use-record-event';
import type { QueuedRows } from './kept-grids';

/** What is under way, by the key of its submit: no tab sends the same twice at a time. */
const underWay = new Map<string, Promise<RunView>>();

/**
 * Sends rows that wait on the device. The same key again is the same run on the server (decisions section 4): what was sent
 * once, and whose answer was lost, is recorded once.
 */
export function sendQueued(queued: QueuedRows): Promise<RunView> {
  const { submitKey } = queued.body;
  const known = underWay.get(submitKey);
  if (known !== undefined) return known;
  const sending = send(queued)
    .then((run) => {
      for (const name of staleAfterEvent) void queryClient.invalidateQueries({ queryKey: [name] });
      return run;
    })
    .finally(() => {
      underWay.delete(submitKey);
    });
  underWay.set(submitKey, sending);
  return sending;
}

function send({ lotId, body }: QueuedRows): Promise<RunView> {
  if (lotId === null) {
    const whole = body as BodyOf<Calls['objects.addMassive']>; // built by `queuedRows`, and checked by the server
    return call('objects.addMassive', { body: whole });
  }
  const ofLot = body as BodyOf<Calls['lots.events']>; // built by `queuedRows`, and checked by the server
  return call('lots.events', { params: { lotId: String(lotId) }, body: ofLot });
}

/** Whether it is left open what became of a submit: it waits, and goes out again as it is. */
export function isUnsure(error: unknown): boolean {
  return (
    !(error instanceof CallError) ||
    ['unavailable', 'unexpected', 'tooManyRequests', 'notSignedIn'].includes(error.code)
  );
}

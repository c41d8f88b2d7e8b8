import { setTimeout as wait } from 'node:timers/promises';
import { GeocoderError } from './geocoder';

/** Most questions that wait for their turn; who comes later is refused at once. */
const maxQueue = 8;

/** Lets questions through one by one, so many milliseconds apart from start to start. */
export function paceOf(milliseconds: number): <T>(question: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let next = 0;
  const startInTurn = async <T>(question: () => Promise<T>): Promise<T> => {
    await wait(Math.max(0, next - performance.now()));
    next = performance.now() + milliseconds;
    return question();
  };
  return async (question) => {
    if (waiting >= maxQueue) throw new GeocoderError('too many questions wait');
    waiting += 1;
    const answered = turn.then(() => startInTurn(question));
    turn = answered.catch(() => undefined); // its own caller gets the error
    return answered.finally(() => {
      waiting -= 1;
    });
  };
}

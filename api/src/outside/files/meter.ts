import type { Readable } from 'node:stream';
import { fail, Refusal } from '@huella/domain/model/errors';
import type { PutLimit } from './file-store';

const megabyte = 1024 * 1024;

/**
 * The pieces of a stream, counted and timed as they come: more bytes than the limit refuse with `fileTooLarge`, a
 * stream that falls silent, takes too long or breaks with `badJson`. What is refused is read no further here; the
 * stream is let go, so that others can.
 */
export async function* meter(bytes: Readable, limit: PutLimit): AsyncGenerator<Uint8Array> {
  const deadline = performance.now() + limit.totalMs;
  const pieces: AsyncIterator<Uint8Array> = bytes.iterator({ destroyOnReturn: false });
  let size = 0;
  try {
    for (;;) {
      const patience = Math.min(limit.silenceMs, deadline - performance.now());
      const next = await within(patience, pieces.next());
      if (next.done === true) return;
      size += next.value.length;
      if (size > limit.bytes) refuseTooLarge(limit);
      yield next.value;
    }
  } finally {
    // Not waited for: of a stream that fell silent it is done with the next piece, if one comes.
    void pieces.return?.();
  }
}

/** Refuses a file that has, or announces, more bytes than a limit. */
export function refuseTooLarge({ bytes }: Pick<PutLimit, 'bytes'>): never {
  return fail('fileTooLarge', { megabytes: Math.floor(bytes / megabyte) });
}

/** What a promise answers, or a refusal when it breaks or takes longer than so many milliseconds. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        reject(new Refusal('badJson', {}, []));
      },
      Math.max(0, milliseconds),
    );
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return fail('badJson');
  } finally {
    clearTimeout(timer);
  }
}

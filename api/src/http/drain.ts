import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A body that announces no more than this is read to its end behind a refusal, in bytes: then its connection goes on. */
const maxDrainedBytes = 16 * 1024 * 1024;
/** How long a refused body is read on where its connection goes on, and where it ends, in milliseconds. */
const patienceMs = { goingOn: 15_000, ending: 2_000 } as const;

/**
 * Answers calls that take bytes before all of them were read without leaving the rest on the connection, where the
 * next call would wait behind it. The answer goes out at once. What was announced and is little is dropped behind it;
 * otherwise the answer says `Connection: close` and the connection ends, soon after, so that who is still sending
 * has the answer before the reset.
 */
export function drainRefused(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    const isRefusal = typeof payload === 'string' && !raw.readableEnded && !raw.destroyed;
    done(null, isRefusal ? Readable.from(sendAndDrain(request, reply, payload)) : payload);
  });
}

function sendAndDrain(request: FastifyRequest, reply: FastifyReply, text: string): AsyncIterable<string> {
  const keepsConnection = (announcedBytes(request) ?? Infinity) <= maxDrainedBytes;
  if (!keepsConnection) void reply.header('connection', 'close');
  // With its length the answer is complete for the caller before the connection is done with.
  void reply.header('content-length', Buffer.byteLength(text));
  return textThenRest(request, reply, text, keepsConnection ? patienceMs.goingOn : patienceMs.ending);
}

async function* textThenRest({ raw }: FastifyRequest, reply: FastifyReply, text: string, patience: number) {
  yield text;
  if (await drain(raw, patience)) return;
  reply.raw.once('finish', () => {
    raw.socket.destroySoon();
  });
}

/** The bytes that a caller says the body has; null where it does not say. */
export function announcedBytes({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const said = headers['content-length'];
  return said === undefined ? null : Number(said);
}

/** Reads a body and drops it; whether it ended within the bounds of bytes and time. */
async function drain(body: Readable, patience: number): Promise<boolean> {
  const enough = new AbortController();
  const timer = setTimeout(() => {
    enough.abort();
  }, patience);
  let size = 0;
  const count = (piece: Uint8Array) => {
    size += piece.length;
    if (size > maxDrainedBytes) enough.abort();
  };
  try {
    body.on('data', count).resume();
    await finished(body, { signal: enough.signal, cleanup: true });
    return true;
  } catch {
    return false; // too much, too slow, or the caller left
  } finally {
    clearTimeout(timer);
    body.off('data', count).pause();
  }
}

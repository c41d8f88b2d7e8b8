import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call, RowsReply } from '@huella/domain/calls/contract';
import { createYielder } from '../yielder';
import type { LargeBounds, LargeCalls } from './large-calls';
import { compressStream } from './compression';

/** A call that asks for thousands of rows, and how it is answered. */
export interface Asked {
  readonly call: Call;
  readonly userId: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type AnyRows = RowsReply<unknown, object | null>;

/** Whether a call asks for thousands of rows, by what its contract says. */
export function isLarge({ large }: Call, { params, query, body }: FastifyRequest): boolean {
  return large !== undefined && z.safeParse(large, { params, query, body }).success;
}

/**
 * Makes a large call when it is its turn. Rows that come in batches are sent as they are read, and the user's place is
 * held until the last of them was taken; any other reply is answered to be sent as usual.
 */
export async function answerInTurn(
  turns: LargeCalls,
  asked: Asked,
  give: () => Promise<unknown>,
): Promise<unknown> {
  const leave = await turns.enter(asked.userId, goneSignal(asked.reply));
  try {
    const given = await turns.work(give);
    if (!isRowsReply(given)) {
      leave();
      return given;
    }
    return await sendRows(turns, asked, given, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Aborted when the connection closes before the answer has gone out. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function isRowsReply(given: unknown): given is AnyRows {
  return typeof given === 'object' && given !== null && 'batches' in given;
}

/**
 * Sends rows as one JSON document of the shape that the call declares. A batch is read, let through by the declared
 * columns and written when the reader has taken those before it. What fails before the first batch is there is thrown;
 * later the connection is cut, so that nobody takes a part of the document for the whole.
 */
async function sendRows(
  turns: LargeCalls,
  { call, request, reply }: Asked,
  given: AnyRows,
  leave: () => void,
): Promise<FastifyReply> {
  const texts = writeRows(call, given);
  const next = () => turns.work(() => texts.next());
  const first = await next();
  const slow = new AbortController();
  const chunks = Readable.from(handOver({ first, next }, turns.bounds, slow));
  slow.signal.addEventListener('abort', () => {
    chunks.destroy(new Error('the reader of a long answer takes too long'));
  });
  chunks.once('error', (error) => {
    // A reader that is too slow is no fault of ours.
    if (!slow.signal.aborted) request.server.faults.count('call', error, request.id);
  });
  chunks.once('close', () => {
    leave();
    void texts.return(undefined);
  });
  return reply.type('application/json; charset=utf-8').send(compressStream(request, reply, chunks));
}

interface Texts {
  readonly first: IteratorResult<string>;
  readonly next: () => Promise<IteratorResult<string>>;
}

/** Hands texts to a reader; one that lets the server wait beyond the bounds is dropped by `slow`. */
async function* handOver(
  { first, next }: Texts,
  { silentMs, slowMs }: LargeBounds,
  slow: AbortController,
): AsyncGenerator<string> {
  let waited = 0;
  for (let text = first; text.done !== true; text = await next()) {
    const since = performance.now();
    const timer = setTimeout(
      () => {
        slow.abort();
      },
      Math.min(silentMs, slowMs - waited),
    );
    try {
      yield text.value;
    } finally {
      clearTimeout(timer);
    }
    waited += performance.now() - since;
  }
}

/** The texts of a document, one a batch. Others have their turn while the rows of a batch are written. */
async function* writeRows(
  { rows, reply }: Call,
  { batches, rest }: AnyRows,
): AsyncGenerator<string, undefined> {
  if (rows === undefined) throw new Error('a call that gives rows declares what they are');
  const { at, row } = rows;
  const yieldIfDue = createYielder();
  let before = at === null ? '[' : `{${JSON.stringify(at)}:[`;
  for await (const batch of batches) {
    const written: string[] = [];
    for (const each of batch) {
      written.push(JSON.stringify(z.parse(row, each)));
      await yieldIfDue();
    }
    if (written.length === 0) continue;
    yield before + written.join(',');
    before = ',';
  }
  const start = before === ',' ? '' : before;
  yield `${start}]${at === null ? '' : endOf(reply, at, rest() ?? {})}`;
}

/** What is beside the list, as the reply declares it, to the end of the document. */
function endOf(reply: z.core.$ZodType, at: string, rest: object): string {
  const declared = z.record(z.string(), z.unknown()).parse(z.parse(reply, { ...rest, [at]: [] }));
  const fields = Object.entries(declared).filter(([name]) => name !== at);
  return `${fields.map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`).join('')}}`;
}

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Call, CountedReply, FileReply } from '@huella/domain/calls/contract';

/** Sends what a handler gave: JSON under its status, a file while it is written, or line after line. */
export function sendReply(call: Call, reply: FastifyReply, given: unknown): unknown {
  if (call.responseType === 'file') return sendFile(reply, given as FileReply); // the handler's type says so
  if (call.responseType === 'ndjson') {
    const lines = given as AsyncIterable<unknown>; // likewise
    return reply
      .type('application/x-ndjson')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(countFaults(reply, Readable.from(writeLines(call, lines))));
  }
  if (call.counted !== undefined) {
    const { list, total } = given as CountedReply<unknown, number | null>; // likewise
    if (total !== null) void reply.header('x-total-count', String(total));
    return list;
  }
  const { alternateStatus } = call;
  if (alternateStatus !== undefined && z.safeParse(alternateStatus.when, given).success)
    void reply.code(alternateStatus.status);
  return given;
}

/** Counts what fails while a reply is written: the framework cuts the connection and logs why. */
function countFaults(reply: FastifyReply, stream: Readable): Readable {
  const { request } = reply;
  return stream.once('error', (error) => {
    request.server.faults.count('call', error, request.id);
  });
}

/** What was written of lines: many readers may get the same one. */
const written = new WeakMap<object, string>();

async function* writeLines(call: Call, lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) {
    const known = typeof line === 'object' && line !== null ? written.get(line) : undefined;
    const text = known ?? `${JSON.stringify(z.parse(call.reply, line))}\n`;
    if (typeof line === 'object' && line !== null) written.set(line, text);
    yield text;
  }
}

/** What somebody put here is never trusted: a browser that opens it runs nothing of it and reaches nothing. */
const fileCsp = "default-src 'none'; sandbox; frame-ancestors 'none'";

function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const placing = file.inline === true ? 'inline' : 'attachment';
  void reply
    .type(file.type)
    .header('content-disposition', `${placing}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('content-security-policy', fileCsp)
    .headers(file.headers ?? {});
  if (file.mark === undefined)
    return reply.header('cache-control', 'no-store').send(countFaults(reply, Readable.from(file.bytes)));
  const mark = `"${file.mark}"`;
  // Asked for each time, so that a right taken away is gone at once; the bytes travel once.
  void reply.header('etag', mark).header('cache-control', 'private, no-cache');
  const known = (reply.request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim());
  return known.includes(mark)
    ? reply.code(304).send()
    : reply.send(countFaults(reply, Readable.from(file.bytes)));
}

import { pipeline, type Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers below this many characters travel in a packet or two anyway. */
const smallest = 2_048;
/** Beyond this, packing on the spot would keep others waiting. */
const largest = 1_048_576;

/**
 * Packs the answers of calls on the spot. They are small, and for small answers the streams that the usual plugin
 * sets up cost more than the packing: a list took a third longer (docs/benchmarks.md). Files are packed by the build.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const packable = typeof payload === 'string' && payload.length >= smallest && payload.length <= largest;
    if (!packable || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    void reply.header('vary', 'accept-encoding');
    if (!takesPacked(request)) {
      done(null, payload);
      return;
    }
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, gzipSync(payload, { level: 1 }));
  });
}

/** Packs an answer that is written while it is read, on threads beside the one that answers. */
export function packStream(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  void reply.header('vary', 'accept-encoding');
  if (!takesPacked(request)) return text;
  void reply.header('content-encoding', 'gzip');
  return pipeline(text, createGzip({ level: 1 }), () => {
    // What breaks off one of both ends the other, and whoever sends them is told by it.
  });
}

function takesPacked({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}

import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

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
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      done(null, payload);
      return;
    }
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, gzipSync(payload, { level: 1 }));
  });
}

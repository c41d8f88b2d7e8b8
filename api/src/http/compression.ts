import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createGzip, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Replies below this many characters travel in a packet or two anyway. */
const minLength = 2_048;
/** Beyond this, compressing on the spot would keep others waiting. */
const maxLength = 1_048_576;

type Compress = (text: string) => Buffer;
/** Ways to compress a text, by content coding; the first one that a reader takes is used. */
type Codings = Readonly<Record<string, Compress>>;

/** Replies of calls: the quickest level costs 0.05 ms for a list of 20 (decision 5). */
const quick: Codings = { gzip: (text) => gzipSync(text, { level: 1 }) };

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Public pages go to telephones far from any mast: as small as is quick. */
export const compact: Codings = {
  br: (text) => brotliCompressSync(text, brotli),
  gzip: (text) => gzipSync(text),
};

const [packBrotli, packGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The same, on threads beside the one that answers: for pages that are drawn while others wait for theirs. */
export const compactBeside: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  br: (text) => packBrotli(text, brotli),
  gzip: (text) => packGzip(text),
};

/**
 * Compresses the replies of calls on the spot. They are small, and for small replies the streams that the usual plugin
 * sets up cost more than the compression: a list took a third longer (decision 5). Files are compressed by the build.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isFit = typeof payload === 'string' && payload.length >= minLength && payload.length <= maxLength;
    if (!isFit || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding');
    done(null, compress(request, reply, payload, quick));
  });
}

/** A text as its reader takes it, compressed and said so in the headers or as it is; the caller says that replies vary. */
export function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  codings: Codings,
): Buffer | string {
  const coding = codingOf(request, codings);
  const run = coding === null ? undefined : codings[coding];
  if (coding === null || run === undefined) return text;
  void reply.header('content-encoding', coding).removeHeader('content-length');
  return run(text);
}

/** The first of some content codings that the reader of a reply takes; null for one who takes none of them. */
export function codingOf(request: FastifyRequest, codings: Readonly<Record<string, unknown>>): string | null {
  return Object.keys(codings).find((name) => accepts(request, name)) ?? null;
}

/** Compresses a reply that is written while it is read, on threads beside the one that answers. */
export function compressStream(request: FastifyRequest, reply: FastifyReply, text: Readable): Readable {
  void reply.header('vary', 'accept-encoding');
  if (!accepts(request, 'gzip')) return text;
  void reply.header('content-encoding', 'gzip');
  return pipeline(text, createGzip({ level: 1 }), () => {
    // What breaks off one of both ends the other, and the sender learns of it.
  });
}

/** Whether the reader of a reply takes a content coding: not by `gzip;q=0`. */
function accepts({ headers }: FastifyRequest, coding: string): boolean {
  return new Negotiator({ headers }).encodings([coding]).length > 0;
}

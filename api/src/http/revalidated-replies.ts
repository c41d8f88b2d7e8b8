import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openLatest } from '../latest';
import { compact, compress } from './compression';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The browser keeps the reply and asks each time whether it is still so. */
    readonly revalidated?: boolean;
  }
}

/** How many packed replies are kept: one for each set of models that somebody works with. */
const maxPacked = 64;

/**
 * Marks the replies of calls that say so by what they hold. A browser that has the same one is told in a few bytes; for
 * the others it is packed as small as is quick, once. Whether the caller may have it was asked before, as ever.
 */
export function revalidateReplies(app: FastifyInstance): void {
  const packed = openLatest<Buffer>(maxPacked);
  const remember = (key: string, pack: () => Buffer): Buffer => {
    const known = packed.find(key);
    if (known !== undefined) return known;
    const made = pack();
    packed.keep(key, made);
    return made;
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    const isFit = request.routeOptions.config.revalidated === true && reply.statusCode === 200;
    done(null, isFit && typeof payload === 'string' ? answer(request, reply, payload, remember) : payload);
  });
}

type Remember = (key: string, pack: () => Buffer) => Buffer;

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  remember: Remember,
): Buffer | string {
  const mark = createHash('sha256').update(text).digest('base64url');
  // Weak: the same words, whatever they are packed by.
  const tag = `W/"${mark}"`;
  void reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim());
  if (known.includes(tag)) {
    void reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  }
  const keeping: Record<string, (whole: string) => Buffer> = {};
  for (const [coding, pack] of Object.entries(compact))
    keeping[coding] = (whole) => remember(`${coding} ${mark}`, () => pack(whole));
  return compress(request, reply, text, keeping);
}

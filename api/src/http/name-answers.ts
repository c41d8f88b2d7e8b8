import type { FastifyInstance } from 'fastify';

/** Every answer names its request, and of a call that says nothing of keeping it nobody keeps any. */
export function nameAndKeepAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
    done();
  });
}

/** Short enough to be read out on the telephone: `7F3A-91C2-0E4B`. */
export function requestId(uuid: string): string {
  const digits = uuid.replaceAll('-', '').toUpperCase();
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8, 12)].join('-');
}

import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';

/** While stopping, connections are not kept: without this a keep-alive connection holds `close` open. */
export function closeIdleConnections(app: FastifyInstance, deps: Pick<Deps, 'isStopping'>): void {
  app.addHook('preClose', () => {
    setInterval(() => {
      app.server.closeIdleConnections();
    }, 50).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (deps.isStopping()) void reply.header('connection', 'close');
    done();
  });
}

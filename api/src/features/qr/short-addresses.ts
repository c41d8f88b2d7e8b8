import type { FastifyInstance } from 'fastify';
import { longPathOf, shortPaths } from '@huella/domain/engine/qr/short-links';

/**
 * Answers the short addresses that codes hold with the way to their page. It is worked out, not looked up: it says nothing of
 * whether there is a page, holds for good, and a browser that keeps it asks for the page at once.
 */
export function serveShortAddresses(app: FastifyInstance): void {
  for (const [path, type] of shortPaths)
    app.get<{ Params: { short: string } }>(
      `${path}/:short`,
      { config: { unlimited: true } },
      ({ params }, reply) =>
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .redirect(longPathOf(type, params.short), 301),
    );
}

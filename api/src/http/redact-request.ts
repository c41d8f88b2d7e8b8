import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/**
 * A log that holds the route of a request and not its address: addresses hold the secrets of links (decisions section 1:
 * never logged).
 */
export function redactRequests(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger.child({}, { serializers: { req: redactRequest } });
}

function redactRequest({ method, routeOptions, ip }: FastifyRequest) {
  return { method, route: routeOptions.url, remoteAddress: ip };
}

import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/**
 * A log that tells of a request which route it took, and not its address: addresses hold the secrets of links
 * (decisions section 1: never logged).
 */
export function withoutSecrets(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger.child({}, { serializers: { req: toldRequest } });
}

function toldRequest({ method, routeOptions, ip }: FastifyRequest) {
  return { method, route: routeOptions.url, remoteAddress: ip };
}

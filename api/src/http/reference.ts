import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { version } from '../version';
import { settlePaths } from './reference-paths';
import { addStreams } from './reference-streams';

/** Writes OpenAPI 3.1 from the declared calls, at `/api/openapi.json`, and shows it for reading at `/api/docs`. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Huella',
        version,
        description: 'Supply-chain traceability. Every call of the product.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (written) => settlePaths(addStreams(jsonSchemaTransformObject(written))),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

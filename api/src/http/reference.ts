import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { version } from '../version';
import { settlePaths } from './reference-paths';
import { dropUnusedSchemas } from './reference-schemas';
import { addStreams } from './reference-streams';
import { describeCalls } from './reference-words';

const description = `Supply-chain traceability. Every call of the product.

Sign in with \`POST /api/users/signIn\`, and send the \`token\` of its answer as \`Authorization: Bearer\`. It holds for a
quarter of an hour; \`POST /api/users/newToken\`, with the refresh token in its place, answers the next pair.

A refusal is always the same body (\`Error\`): its code, where in the request each problem is, and the \`requestId\`, which
every answer also has as the header \`X-Request-Id\`. A name that a call does not know is refused (\`unknownParam\`). What is
asked for too often is refused with 429 and \`Retry-After\`, in seconds.`;

/** The mark of the product on a dark ground. */
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="40" viewBox="0 0 78 28"><rect width="28" height="28" rx="8" fill="#17784A"/><g fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"><path d="M6.2 17.2v-2.4a7.8 7.8 0 0 1 15.6 0v4.4"/><path d="M9.9 20.4v-5.6a4.1 4.1 0 0 1 8.2 0v7"/><path d="M14 14.6v8.2"/></g><text x="34" y="19" fill="#fff" font-family="sans-serif" font-size="14">Huella</text></svg>';

const favicon = {
  ...{ filename: 'favicon.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml' },
  content: logo.replace('width="112" height="40" viewBox="0 0 78 28"', 'viewBox="0 0 28 28"'),
};

/** Writes OpenAPI 3.1 from the declared calls, at `/api/openapi.json`, and shows it for reading at `/api/docs`. */
export async function serveReference(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Huella', version, description },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (written) =>
      dropUnusedSchemas(settlePaths(describeCalls(addStreams(jsonSchemaTransformObject(written))))),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Its script sets styles of its own; nothing comes from elsewhere.
    staticCSP: {
      'default-src': "'self'",
      'base-uri': "'self'",
      'frame-ancestors': "'none'",
      'img-src': ["'self'", 'data:'],
      'object-src': "'none'",
      'style-src': ["'self'", "'unsafe-inline'"],
    },
    uiConfig: { docExpansion: 'none', filter: true, defaultModelsExpandDepth: -1 },
    logo: { type: 'image/svg+xml', content: logo },
    theme: { title: 'Huella: API', favicon: [favicon] },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

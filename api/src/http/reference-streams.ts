import { calls } from '@huella/domain/calls/index';
import type { Call } from '@huella/domain/calls/contract';

/** The parts of an OpenAPI document that are added to here. */
interface Operation {
  responses?: Record<string, unknown>;
  requestBody?: unknown;
}
type Paths = Record<string, Record<string, Operation> | undefined>;

const bytes = { schema: { type: 'string', format: 'binary' } };

/** Requests and responses that are no JSON, as OpenAPI writes them. */
const streams = {
  file: { description: 'A file, written while it is sent', content: { 'application/octet-stream': bytes } },
  ndjson: {
    description: 'One line of JSON after the other while it goes on',
    content: { 'application/x-ndjson': { schema: { type: 'string' } } },
  },
} as const;

/**
 * Adds to the reference what schemas of JSON cannot say: responses that are files or lines, and requests that are bytes.
 */
export function addStreams<Document extends object>(document: Document): Document {
  // The document is ours, just written from the declared calls; its paths are operations by method.
  const paths = ('paths' in document ? document.paths : {}) as Paths;
  for (const call of Object.values<Call>(calls)) {
    const address = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    const operation = paths[address]?.[call.method.toLowerCase()];
    if (operation === undefined) continue;
    if (call.responseType !== undefined)
      operation.responses = { '200': streams[call.responseType], ...operation.responses };
    if (call.requestBody === 'bytes')
      operation.requestBody = { required: true, content: { 'application/octet-stream': bytes } };
  }
  return document;
}

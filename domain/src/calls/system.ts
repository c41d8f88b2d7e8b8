import { z } from 'zod';
import { defineCall } from './contract';

/** Health, version, connectivity (decisions section 5). */
export const systemCalls = {
  ping: defineCall({
    method: 'GET',
    path: '/ping',
    access: { who: 'anyone' },
    tag: 'system',
    summary: 'Whether the server can be reached',
    reply: z.object({ ok: z.literal(true) }),
  }),
  'version.get': defineCall({
    method: 'GET',
    path: '/version/getVersion',
    access: { who: 'anyone' },
    tag: 'system',
    summary: 'The version and build of the server',
    reply: z.object({ version: z.string(), build: z.string() }),
  }),
  'health.live': defineCall({
    method: 'GET',
    path: '/health/live',
    access: { who: 'anyone' },
    tag: 'system',
    summary: 'The process runs',
    limit: 'none',
    reply: z.object({ status: z.literal('live') }),
  }),
  'health.ready': defineCall({
    method: 'GET',
    path: '/health/ready',
    access: { who: 'anyone' },
    tag: 'system',
    summary:
      'The server can do its work: the database answers, queued work is taken up, and it is not stopping',
    limit: 'none',
    reply: z.object({ status: z.literal('ready') }),
    errors: ['unavailable'],
  }),
};

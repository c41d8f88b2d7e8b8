import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { compact, compress, compressReplies } from './compression';

const text = JSON.stringify({ rows: Array.from({ length: 500 }, (_, at) => `row ${String(at)}`) });
const app = fastify();
compressReplies(app);
app.get('/call', (_request, reply) => reply.type('application/json').send(text));
app.get('/page', (request, reply) =>
  reply.header('vary', 'accept-language, accept-encoding').send(compress(request, reply, text, compact)),
);
afterAll(() => app.close());

async function read(url: string, accepted: string | undefined) {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const { headers: sent, rawPayload } = await app.inject({ url, headers });
  const coding = sent['content-encoding'];
  const open = new Map([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ]).get(String(coding));
  return { coding, vary: sent.vary, body: (open?.(rawPayload) ?? rawPayload).toString() };
}

describe('a reply', () => {
  it.each([
    ['/call', 'gzip, deflate, br, zstd', 'gzip'],
    ['/call', 'br', undefined],
    ['/call', 'GZIP;q=0.5', 'gzip'],
    ['/call', 'gzip;q=0', undefined],
    ['/call', 'gzip;q=0, *;q=0.5', undefined],
    ['/call', '*', 'gzip'],
    ['/call', 'x-gzipped', undefined],
    ['/call', '', undefined],
    ['/call', undefined, undefined],
    ['/page', 'gzip, deflate, br, zstd', 'br'],
    ['/page', 'gzip, br;q=0', 'gzip'],
    ['/page', 'gzip;q=0, br;q=0', undefined],
    ['/page', undefined, undefined],
  ])('of %s to who accepts %j is sent as %j', async (url, accepted, coding) => {
    const vary = url === '/call' ? 'accept-encoding' : 'accept-language, accept-encoding';
    expect(await read(url, accepted)).toEqual({ coding, vary, body: text });
  });
});

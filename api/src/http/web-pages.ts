import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hostsOf, type MapTiles } from '../map-tiles';
import { buildCsp, type CspSettings } from './csp';
import { answerNothingHere } from './faults';
import { serveFiles } from './serve-files';

/** The mark in index.html that each answer replaces with its own nonce. */
const nonceMark = '__CSP_NONCE__';

/**
 * Serves the built web application: files by name, and for every other address that a browser asks as a page the
 * one index.html, stamped with this answer's nonce. Hashed files are kept for a year, the page never.
 */
export async function serveWebPages(app: FastifyInstance, folder: string, map: MapTiles): Promise<void> {
  const reach: CspSettings = { imageHosts: hostsOf(map), connectHosts: [] };
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  await serveFiles(app, {
    folder,
    prefix: '/',
    // The page is sent stamped.
    hidden: ['index.html'],
    isHashed: (file) => file.includes(`${path.sep}assets${path.sep}`),
  });
  app.get('/', { config: { rateLimit: false } }, (_request, reply) => sendPage(reply, page, reach));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const isPage =
      wantsPage && !request.url.startsWith('/api') && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    return isPage ? sendPage(reply, page, reach) : answerNothingHere(request, reply);
  });
}

function sendPage(reply: FastifyReply, page: string, reach: CspSettings): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .header('content-security-policy', buildCsp(nonce, reach))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(nonceMark, nonce));
}

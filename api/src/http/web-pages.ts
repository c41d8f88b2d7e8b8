import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hostsOf, type MapTiles } from '../map-tiles';
import { buildCsp, type CspSettings } from './csp';
import { answerNothingHere } from './faults';

/** The mark in index.html that each answer replaces with its own nonce. */
const nonceMark = '__CSP_NONCE__';
const yearMs = 365 * 24 * 3600 * 1000;

/**
 * Serves the built web application: files by name, and for every other address that a browser asks as a page the
 * one index.html, stamped with this answer's nonce. Hashed files are kept for a year, the page never.
 */
export async function serveWebPages(app: FastifyInstance, folder: string, map: MapTiles): Promise<void> {
  const reach: CspSettings = { imageHosts: hostsOf(map), connectHosts: [] };
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    // The page is sent stamped; the build's own notes and compressed twins are not pages.
    globIgnore: ['index.html', '.vite/**', '**/*.br'],
    preCompressed: true,
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', hashed ? `public, max-age=${yearMs / 1000}, immutable` : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => sendPage(reply, page, reach));
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

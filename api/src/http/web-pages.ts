import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostsOf, type MapTiles } from '../map-tiles';
import { announcedFiles, announcements, readLayers } from './announced-files';
import { buildCsp, workerCsp, type CspSettings } from './csp';
import { answerNothingHere } from './faults';
import { serveFiles } from './serve-files';

/** The mark in index.html that each answer replaces with its own nonce. */
const nonceMark = '__CSP_NONCE__';

/** The service worker of a build (decision 81). */
const workerFile = 'offline.js';

/** Addresses that end like a file of a build: where there is none, a page in its place would only mislead. */
const fileEnding =
  /\.(?:js|mjs|css|map|json|html?|xml|txt|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|wasm|br|gz)$/i;

/**
 * Serves the built web application: files by name, and for every other address that a browser asks as a page the
 * one index.html, stamped with this answer's nonce and naming the scripts of its screen. Hashed files are kept for a year, the page never.
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
    policyOf: (file) => (path.relative(folder, file) === workerFile ? workerCsp : null),
  });
  const layers = readLayers(folder);
  const answerPage = ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const announced = announcements(announcedFiles(layers, url, headers), nonceMark);
    return sendPage(reply, page.replace('</head>', `${announced}</head>`), reach);
  };
  app.get('/', { config: { rateLimit: false } }, answerPage);
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? answerPage(request, reply) : answerNothingHere(request, reply),
  );
}

/**
 * Whether a browser goes to an address as a page: any address but those of calls and of files. A dot alone makes no file:
 * links that come by mail may have dots in them.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const [pathname = ''] = url.split('?');
  if (method !== 'GET' || !(headers.accept ?? '').includes('text/html')) return false;
  return !/^\/api(?:\/|$)/.test(pathname) && !fileEnding.test(pathname);
}

function sendPage(reply: FastifyReply, page: string, reach: CspSettings): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .header('content-security-policy', buildCsp(nonce, reach))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.replaceAll(nonceMark, nonce));
}

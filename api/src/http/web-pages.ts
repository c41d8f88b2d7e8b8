import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostsOf, type MapTiles } from '../map-tiles';
import { announcedFiles, announcements, readLayers } from './announced-files';
import { codingOf, compactBeside } from './compression';
import { buildCsp, workerCsp, type CspSettings } from './csp';
import { drawnAt, drawnFolder, readDrawn } from './drawn-pages';
import { answerNothingHere } from './faults';
import { serveFiles } from './serve-files';

/** The mark in index.html that each answer replaces with its own nonce. */
const nonceMark = '__CSP_NONCE__';

/** Where a page holds what is seen of it. */
const emptyRoot = '<div id="root"></div>';

/** The service worker of a build (decision 81). */
const workerFile = 'offline.js';

/** Addresses that end like a file of a build: where there is none, a page in its place would only mislead. */
const fileEnding =
  /\.(?:js|mjs|css|map|json|html?|xml|txt|svg|png|jpe?g|webp|avif|gif|ico|woff2?|webmanifest|wasm|br|gz)$/i;

/**
 * Serves the built web application: files by name, and for every other address that a browser asks as a page the
 * one index.html, stamped with this answer's nonce and naming the scripts of its screen, with the sign-in drawn already where it is
 * the sign-in (decision 132). Hashed files are kept for a year, the page never.
 */
export async function serveWebPages(app: FastifyInstance, folder: string, map: MapTiles): Promise<void> {
  const reach: CspSettings = { imageHosts: hostsOf(map), connectHosts: [] };
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  await serveFiles(app, {
    folder,
    prefix: '/',
    // The page is sent stamped, and what was drawn as a part of it.
    hidden: ['index.html', `${drawnFolder}/**`],
    isHashed: (file) => file.includes(`${path.sep}assets${path.sep}`),
    policyOf: (file) => (path.relative(folder, file) === workerFile ? workerCsp : null),
  });
  const layers = readLayers(folder);
  const drawn = readDrawn(folder);
  const answerPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { url, headers } = request;
    const announced = announcements(announcedFiles(layers, url, headers), nonceMark);
    const { head, body } = drawnAt(drawn, url, headers);
    // What is seen already comes before the scripts.
    const asked = head === '' ? announced : announced.replaceAll('<link ', '<link fetchpriority="low" ');
    const whole = page
      .replace('<style', () => `${head}<style`)
      .replace('</head>', () => `${asked}</head>`)
      .replace(emptyRoot, () => emptyRoot + body);
    return sendPage(request, reply, whole, reach);
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

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  reach: CspSettings,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const stamped = page.replaceAll(nonceMark, nonce);
  void reply
    .header('content-security-policy', buildCsp(nonce, reach))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  // Each page has a nonce of its own, so none is packed beforehand.
  const coding = codingOf(request, compactBeside);
  const pack = coding === null ? undefined : compactBeside[coding];
  if (coding === null || pack === undefined) return reply.send(stamped);
  return reply.header('content-encoding', coding).send(await pack(stamped));
}

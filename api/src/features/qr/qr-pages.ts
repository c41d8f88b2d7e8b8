import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '@huella/domain/model/errors';
import type { PublicView, RefusedPage } from '@huella/domain/calls/public-pages';
import { qrLinkOf, qrTypeNames, qrTypes, type QrType } from '@huella/domain/model/qr-types';
import { languageAsked } from '@huella/domain/words';
import type { Deps } from '../../deps';
import { codingOf, compact, compactBeside, compress } from '../../http/compression';
import { recordFault, refusalOfPage, secondsToWait } from '../../http/faults';
import { publicFilesPath, type LoadedPages } from '../../http/public-pages';
import { serveFiles } from '../../http/serve-files';
import { serveDigitalLinks } from './digital-links';
import { pagePolicy } from './page-policy';
import { openPageCache, type DrawPage } from './page-cache';
import type { ScannedCode } from './find-code';
import { serveReportForms, type SendReported } from './report-form';
import type { Scans } from './scans';
import { serveShortAddresses } from './short-addresses';

/** Serves the public QR pages (document 3 section 2) and the files that they need. */
export async function serveQrPages(
  app: FastifyInstance,
  deps: Deps,
  scans: Scans,
  loaded: LoadedPages,
): Promise<void> {
  if (loaded.filesFolder !== null)
    await serveFiles(app, { folder: loaded.filesFolder, prefix: publicFilesPath, isHashed: () => true });
  // One limit for the pages of all kinds, apart from that of calls: a crowd may be behind the one address of a carrier.
  const limitPages = app.rateLimit({ max: deps.config.limits.pages });
  const pages = openPageCache(deps, drawBy(loaded));
  serveShortAddresses(app);
  serveDigitalLinks(app, deps, loaded);
  await serveReportForms(app, deps, sendReportedBy(deps, loaded));
  for (const type of qrTypeNames)
    app.get<PageRoute>(
      `/${qrTypes[type].screen}/:publicId`,
      {
        config: { rateLimit: false },
        onRequest: limitPages,
        errorHandler: (error, request, reply) => {
          const view = viewOf(deps, loaded, type, request);
          void sendRefused(reply, refusalOfPage(error, request), (why) => ({
            html: loaded.pages.renderRefused(view, why),
            language: view.language,
          }));
        },
      },
      async (request, reply) => {
        const view = viewOf(deps, loaded, type, request);
        const coding = codingOf(request, compact);
        const page = await pages.find(view, coding);
        if (page === null) return sendNothing(request, reply, loaded, view);
        if (isVisit(request)) recordAfter(reply, request, scans, { type, scanned: page.scanned });
        return sendPage(request, reply, { ...page, coding, language: view.language });
      },
    );
}

/** The page that thanks for a report, or says that it was not taken. */
function sendReportedBy(deps: Deps, loaded: LoadedPages): SendReported {
  return (type, request, reply, isTold) => {
    const view = viewOf(deps, loaded, type, request);
    return reply
      .header('content-security-policy', pagePolicy)
      .header('cache-control', 'no-store')
      .header('content-language', view.language)
      .type('text/html; charset=utf-8')
      .send(loaded.pages.renderReported(view, isTold));
  };
}

interface PageRoute {
  Params: { publicId: string };
  Querystring: { lang?: unknown };
}

function viewOf(
  deps: Deps,
  { styles, script }: LoadedPages,
  type: QrType,
  request: FastifyRequest<{ Params: PageRoute['Params']; Querystring: PageRoute['Querystring'] }>,
): PublicView {
  const { lang } = request.query;
  const asked = typeof lang === 'string' ? lang : request.headers['accept-language'];
  const site = deps.config.publicUrl;
  return {
    language: languageAsked(asked),
    code: { type, publicId: request.params.publicId },
    address: qrLinkOf(site, type, encodeURIComponent(request.params.publicId)),
    site,
    styles,
    script,
  };
}

/** Somebody looks at it: neither a browser that fetches ahead nor a question about the headers. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']];
  return method === 'GET' && !purpose.some((each) => /prefetch|prerender|preview/i.test(String(each)));
}

/**
 * A browser that was here names the page that it holds, or says that it wants it anew; one that changes the language comes from
 * the page itself. Whoever just scanned the code does neither (decision 106).
 */
function isFirstVisit({ headers, query }: FastifyRequest<PageRoute>): boolean {
  const holds = headers['if-none-match'] !== undefined || headers['cache-control'] !== undefined;
  const isFromPage = headers['sec-fetch-site'] === 'same-origin' || query.lang !== undefined;
  return !holds && !isFromPage;
}

/** Counts the scan once the page has gone out; a fault is logged, the page is kept. */
function recordAfter(
  reply: FastifyReply,
  request: FastifyRequest<PageRoute>,
  scans: Scans,
  { type, scanned }: { readonly type: QrType; readonly scanned: ScannedCode },
): void {
  const { ip, headers, params } = request;
  const userAgent = headers['user-agent'] ?? '';
  const visit = { type, publicId: params.publicId, ip, userAgent, isFresh: isFirstVisit(request) };
  reply.raw.once('finish', () => {
    scans.record(visit, scanned).catch((error: unknown) => {
      recordFault(request, error, 'a scan was not counted');
    });
  });
}

interface Drawn {
  readonly html: string;
  readonly language: string;
}

/** A visitor reads words also where there is no page now, and their browser when to come back. */
function sendRefused(
  reply: FastifyReply,
  refusal: Refusal,
  draw: (refused: RefusedPage) => Drawn,
): FastifyReply {
  const seconds = secondsToWait(refusal);
  const { html, language } = draw({ isCrowded: refusal.code === 'tooManyRequests', seconds });
  if (seconds !== null) void reply.header('retry-after', seconds);
  return reply
    .code(refusal.status)
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(html);
}

/** What a page says decides its tag, whatever it is packed by: facts, words, language and day. */
function tagOf(html: string): string {
  return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
}

function drawBy({ pages }: LoadedPages): DrawPage {
  return async (page, view, coding) => {
    const html = pages.renderPage(page, view);
    const pack = coding === null ? undefined : compactBeside[coding];
    return { body: (await pack?.(html)) ?? Buffer.from(html), tag: tagOf(html) };
  };
}

interface Sent {
  readonly body: Buffer;
  readonly tag: string;
  readonly coding: string | null;
  readonly language: string;
}

/** Sends a page; a browser that has the same one is sent no bytes. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag, coding, language }: Sent,
): FastifyReply {
  setHeaders(reply, language, tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (coding !== null) void reply.header('content-encoding', coding);
  return reply.code(200).type('text/html; charset=utf-8').send(body);
}

/** Where there is nothing all read the same page, which no visit is counted of. */
function sendNothing(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages }: LoadedPages,
  view: PublicView,
): FastifyReply {
  const html = pages.renderNothing(view);
  setHeaders(reply, view.language, tagOf(html));
  void reply.code(206).type('text/html; charset=utf-8');
  return reply.send(compress(request, reply, html, compact));
}

/**
 * Browsers ask about a page again each time, so that one that was withdrawn is gone at once and each scan is seen; the
 * same page is not sent twice.
 */
function setHeaders(reply: FastifyReply, language: string, tag: string): void {
  void reply
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-cache')
    .header('content-language', language)
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('vary', 'accept-language, accept-encoding')
    .header('etag', tag);
}

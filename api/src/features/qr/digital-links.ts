import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicView } from '@huella/domain/calls/public-pages';
import { digitalLinkOf, readTradedLot, type TradedLot } from '@huella/domain/engine/gs1/digital-link';
import { mainLotQrType } from '@huella/domain/engine/lots/lot-qr';
import { isLotQrType, lotPages, type LotQrType } from '@huella/domain/engine/qr/lot-pages';
import { qrLinkOf, qrTypeNames } from '@huella/domain/model/qr-types';
import { languageAsked, languages } from '@huella/domain/words';
import type { Deps } from '../../deps';
import type { LoadedPages } from '../../http/public-pages';
import { hasPage } from './find-code';
import { pagePolicy } from './page-policy';
import { findQrLotSpot, listTradedLots, type TradedQrLot } from './qr-lots.store';

/** What GS1 calls the kinds of pages that lots have. */
const linkTypes = {
  identecoTrupo: 'traceability',
  produktoTrupo: 'pip',
  blendingTrupo: 'pip',
  brewingTrupo: 'pip',
} as const satisfies Record<LotQrType, string>;
const vocabulary = 'https://gs1.org/voc/';
const linksetType = 'application/linkset+json';

interface LinkRoute {
  Params: { gtin: string; lot: string };
  Querystring: { linkType?: unknown; lang?: unknown };
}

/** A page that an address leads to. */
interface Target {
  readonly type: LotQrType;
  readonly link: string;
  readonly of: TradedQrLot;
}

/**
 * Answers GS1 addresses of lots (GS1 Digital Link 1.2, conformant resolver 1.1): with the way to the page, with all that there is as
 * a set of links, or with a choice where several companies bear the number. Unknown and withdrawn ones are alike.
 */
export function serveDigitalLinks(app: FastifyInstance, deps: Deps, loaded: LoadedPages): void {
  const limit = app.rateLimit({ max: deps.config.limits.pages });
  app.get<LinkRoute>(
    '/01/:gtin/10/:lot',
    { config: { rateLimit: false }, onRequest: limit },
    async (request, reply) => {
      const traded = readTradedLot(request.params.gtin, request.params.lot);
      if (traded === null) return sendNothing(request, reply, deps, loaded, 400);
      const targets = await listTargets(deps, traded);
      void reply.header('cache-control', 'no-cache').header('vary', 'accept, accept-language');
      if (targets.length === 0) return sendNothing(request, reply, deps, loaded, 404);
      const address = digitalLinkOf(deps.config.publicUrl, traded);
      void reply.header('link', `<${address}?linkType=linkset>; rel="linkset"; type="${linksetType}"`);
      return wantsLinkset(request)
        ? sendLinkset(reply, linksetOf(address, targets))
        : sendTarget(request, reply, targets, { deps, loaded });
    },
  );
  app.get('/.well-known/gs1resolver', { config: { unlimited: true } }, (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send({
      name: 'Huella',
      resolverRoot: deps.config.publicUrl,
      supportedPrimaryKeys: ['01'],
      supportedLinkTypes: [...new Set(Object.values(linkTypes))].map((each) => vocabulary + each),
      linkTypeDefaultCanBeLinkset: false,
    }),
  );
}

/** The pages of the lots that bear a number, each lot's main one first. */
async function listTargets({ db, config }: Deps, traded: TradedLot): Promise<readonly Target[]> {
  const lots = await listTradedLots(db, traded);
  const found = await Promise.all(
    lots.map(async (of) => {
      const spot = await findQrLotSpot(db, of.publicId);
      const types =
        spot === null ? [] : qrTypeNames.filter(isLotQrType).filter((type) => hasPage(spot, type));
      const main = mainLotQrType(types);
      return [...types]
        .sort((one, other) => Number(other === main) - Number(one === main))
        .map((type) => ({ type, link: qrLinkOf(config.publicUrl, type, of.publicId), of }));
    }),
  );
  return found.flat();
}

function wantsLinkset({ headers, query: { linkType } }: FastifyRequest<LinkRoute>): boolean {
  if (linkType !== undefined) return linkType === 'linkset' || linkType === 'all';
  const accept = headers.accept ?? '';
  return (
    accept.includes(linksetType) || (accept.includes('application/json') && !accept.includes('text/html'))
  );
}

/** A set of links (RFC 9264), one context for all. */
function linksetOf(anchor: string, targets: readonly Target[]) {
  const entry = ({ type, link }: Target, hreflang?: string) => ({
    href: hreflang === undefined ? link : `${link}?lang=${hreflang}`,
    title: lotPages[type].kind[hreflang === 'en' ? 'en' : 'es'],
    type: 'text/html',
    ...(hreflang !== undefined && { hreflang: [hreflang] }),
  });
  const kinds = [...new Set(targets.map(({ type }) => linkTypes[type]))];
  const named = kinds.map((kind): readonly [string, unknown] => [
    vocabulary + kind,
    targets
      .filter(({ type }) => linkTypes[type] === kind)
      .flatMap((target) => languages.map((language) => entry(target, language))),
  ]);
  const mains = targets.filter(({ of }, at) => targets.findIndex((each) => each.of === of) === at);
  return {
    linkset: [
      {
        anchor,
        [`${vocabulary}defaultLink`]: mains.map((target) => entry(target)),
        ...Object.fromEntries(named),
      },
    ],
  };
}

function sendLinkset(reply: FastifyReply, body: ReturnType<typeof linksetOf>): FastifyReply {
  // Programs of other sites read it, and nothing in it is for whoever is signed in.
  return reply.header('access-control-allow-origin', '*').type(linksetType).send(JSON.stringify(body));
}

interface Drawing {
  readonly deps: Deps;
  readonly loaded: LoadedPages;
}

/** The way to the page of the kind that is asked, or to the main one; a choice where that is not one page. */
function sendTarget(
  request: FastifyRequest<LinkRoute>,
  reply: FastifyReply,
  targets: readonly Target[],
  { deps, loaded }: Drawing,
): FastifyReply {
  const asked = kindAsked(request.query.linkType);
  const meant = targets.filter(({ type, of }, at) =>
    asked === null ? targets.findIndex((each) => each.of === of) === at : linkTypes[type] === asked,
  );
  const [first] = meant;
  if (first === undefined) return sendNothing(request, reply, deps, loaded, 404);
  if (meant.length === 1) return reply.redirect(new URL(first.link).pathname, 307);
  const view = viewOf(deps, loaded, request);
  const choices = meant.map(({ link, of }) => ({ name: `${of.company}, ${of.place}`, link }));
  return sendDrawn(reply, 300, view, loaded.pages.renderChoices(view, choices));
}

/** `pip`, `gs1:pip` and the whole address are the same; null where the main page is meant. */
function kindAsked(linkType: unknown): string | null {
  if (typeof linkType !== 'string' || /(?:^|[:/])defaultLink$/.test(linkType)) return null;
  return linkType.replace(/^gs1:|^https:\/\/(?:ref\.)?gs1\.org\/voc\//, '');
}

function sendNothing(
  request: FastifyRequest<LinkRoute>,
  reply: FastifyReply,
  deps: Deps,
  loaded: LoadedPages,
  status: 400 | 404,
): FastifyReply {
  if (wantsLinkset(request))
    return reply
      .code(status)
      .header('access-control-allow-origin', '*')
      .send({ error: 'notFound', message: 'notFound' });
  const view = viewOf(deps, loaded, request);
  return sendDrawn(reply, status, view, loaded.pages.renderNothing(view));
}

function viewOf(
  { config }: Deps,
  { styles, script }: LoadedPages,
  request: FastifyRequest<LinkRoute>,
): PublicView {
  const { lang } = request.query;
  const asked = typeof lang === 'string' ? lang : request.headers['accept-language'];
  return {
    language: languageAsked(asked),
    code: { type: 'produktoTrupo', publicId: '' },
    address: new URL(request.url, config.publicUrl).href.replace(/\?.*$/, ''),
    site: config.publicUrl,
    styles,
    script,
  };
}

function sendDrawn(
  reply: FastifyReply,
  status: number,
  { language }: PublicView,
  html: string,
): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy)
    .header('content-language', language)
    .type('text/html; charset=utf-8')
    .send(html);
}

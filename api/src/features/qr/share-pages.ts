import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { sceneArt } from '@huella/domain/engine/qr/scene-art';
import { qrTypeNames, qrTypes, type QrType } from '@huella/domain/model/qr-types';
import { languageAsked, type Language } from '@huella/domain/words';
import type { Deps } from '../../deps';
import { drawSharePicture, type ShareTexts } from '../../outside/share-picture';
import { findQrPage } from './find-page';

/** What pictures of pages are drawn from, beside what pages are read by. */
export interface ShareSources {
  /** The folder of the site: it holds the drawings, under their addresses. */
  readonly siteFolder: string;
  /** The bytes of a public photo in the size of a page; null where there is none to draw. */
  readonly findPhoto: (storageName: string) => Promise<Uint8Array | null>;
}

interface ShareRoute {
  Params: { publicId: string };
  Querystring: { lang?: unknown };
}

/** What a seal is called on the picture. */
const seals = {
  verified: { es: 'Verificado', en: 'Verified' },
  sealed: { es: 'Historia sellada', en: 'Sealed history' },
} as const;

/**
 * Serves the pictures that chats show of public pages, drawn when they are asked for: the photo or the art of a page with
 * what it is.
 */
export function serveSharePictures(app: FastifyInstance, deps: Deps, sources: ShareSources): void {
  const limit = app.rateLimit({ max: deps.config.limits.pages });
  for (const type of qrTypeNames)
    app.get<ShareRoute>(
      `/${qrTypes[type].screen}/:publicId/share.jpg`,
      { config: { rateLimit: false }, onRequest: limit },
      async (request, reply) => {
        const { lang } = request.query;
        const picture = await drawOf(deps, sources, {
          type,
          publicId: request.params.publicId,
          language: languageAsked(typeof lang === 'string' ? lang : request.headers['accept-language']),
        });
        // What has no page is seen in chats as a page that has none: as a landscape.
        if (picture === null) return reply.redirect('/art/share-pampas.jpg', 302);
        const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 27)}"`;
        return reply
          .header('cache-control', 'public, max-age=600')
          .header('etag', tag)
          .type('image/jpeg')
          .send(Buffer.from(picture));
      },
    );
}

interface Shared {
  readonly type: QrType;
  readonly publicId: string;
  readonly language: Language;
}

async function drawOf(
  deps: Deps,
  { siteFolder, findPhoto }: ShareSources,
  { type, publicId, language }: Shared,
): Promise<Uint8Array | null> {
  const found = await findQrPage(deps, type, publicId);
  if (found === null) return null;
  const { page } = found;
  const art = () => readFile(path.join(siteFolder, sceneArt[page.theme.scene]));
  const photo = page.pictures[0]?.address.split('/').at(-1);
  const picture = photo === undefined ? null : await findPhoto(photo);
  return drawSharePicture(picture ?? (await art()), textsOf(page, language));
}

function textsOf(page: QrPage, language: Language): ShareTexts {
  const origin = page.timeline[0];
  const places =
    origin === undefined ? [] : [origin.name, origin.city, origin.country?.completeName[language]];
  const seal =
    page.proof?.holds === true ? seals[page.proof.witnessed ? 'verified' : 'sealed'][language] : '';
  return {
    company: page.company,
    name: page.name[language],
    origin: places.filter((part, at, all) => part !== undefined && all.indexOf(part) === at).join(', '),
    seal,
  };
}

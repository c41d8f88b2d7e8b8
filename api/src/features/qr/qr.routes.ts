import { findAssetType } from '@huella/domain/assets/index';
import type { QrPage } from '@huella/domain/calls/qr';
import { lotQrTypesOf } from '@huella/domain/lots/lot-qr';
import { isPublicId, type QrType } from '@huella/domain/qr/qr-types';
import type { Language } from '@huella/domain/words';
import type { Deps } from '../../deps';
import type { FindDemand } from '../../http/access';
import type { Handlers } from '../../http/serve';
import { buildLotPage } from './build-lot-page';
import { buildQrPage } from './build-page';
import {
  findQrAsset,
  findQrLot,
  findScanned,
  getQrChain,
  listQrPlaces,
  listScans,
  listSharedEvents,
  type ScanRow,
} from './qr.store';
import type { Scans } from './scans';

/** How many scans a log answers, newest first; the total counts all of them. */
const logLength = 200;

type QrRoutes = Pick<Handlers, 'qr.get' | 'qr.scan' | 'qr.logs'>;

/** Public QR pages and their scans (document 3 sections 2, 3 and 7). */
export function qrRoutes(deps: Deps, scans: Scans): QrRoutes {
  return {
    'qr.get': async ({ params }) =>
      (await findQrPage(deps, params.type, params.publicId)) ?? { error: 'notFound', message: 'notFound' },
    'qr.scan': ({ params, ip, userAgent, afterwards }) => {
      afterwards(() => recordScan(scans, { ...params, ip, userAgent }));
      return Promise.resolve({ ok: true });
    },
    'qr.logs': async ({ params, caller }) => {
      const { rows, total } = await listScans(deps.db, params.typeQr, params.id, logLength);
      return { res: rows.map((row) => presentScan(row, caller.language)), resTotal: total };
    },
  };
}

/** Scans are seen by whoever may list the asset where it is. */
export const scansDemand: FindDemand = async (deps, { params }: { params: { id: number } }) => {
  const found = await findScanned(deps.db, params.id);
  return found && { code: 'ASSET_LIST', ...found };
};

/** What each page shows; those of lots tell the same of a lot, each where its model has it. */
const finders: Readonly<Record<QrType, (deps: Deps, publicId: string) => Promise<QrPage | null>>> = {
  identeco: findAssetPage,
  identecoTrupo: lotPageOf('identecoTrupo'),
  produktoTrupo: lotPageOf('produktoTrupo'),
  blendingTrupo: lotPageOf('blendingTrupo'),
  brewingTrupo: lotPageOf('brewingTrupo'),
};

/** The page of a public id, or null: unknown, disabled and deleted are one (decisions section 5). */
export async function findQrPage(deps: Deps, type: QrType, publicId: string): Promise<QrPage | null> {
  return isPublicId(publicId) ? finders[type](deps, publicId) : null;
}

/** Counts a visit to a page that exists. */
export async function recordScan(scans: Scans, visit: Parameters<Scans['record']>[0]): Promise<void> {
  if (isPublicId(visit.publicId)) await scans.record(visit);
}

function lotPageOf(type: QrType) {
  return async (deps: Deps, publicId: string): Promise<QrPage | null> => {
    const lot = await findQrLot(deps.db, publicId);
    const model = lot && findAssetType(lot.assetType);
    if (lot === null || model === null) return null;
    const events = await listSharedEvents(deps.db, lot.id);
    const places = await listQrPlaces(deps.db, [
      lot.boxId,
      ...events.flatMap(({ boxId, targetBoxId }) => (targetBoxId === null ? [boxId] : [boxId, targetBoxId])),
    ]);
    const place = places.get(lot.boxId);
    if (place === undefined || !lotQrTypesOf(model, place.subtype).includes(type)) return null;
    return buildLotPage({ model, lot, events, places, place, now: deps.clock() });
  };
}

async function findAssetPage(deps: Deps, publicId: string): Promise<QrPage | null> {
  const asset = await findQrAsset(deps.db, publicId);
  const model = asset && findAssetType(asset.assetType);
  if (asset === null || model === null) return null;
  const { events, holds } = await getQrChain(deps.db, asset.id, asset.chainHash);
  const boxIds = events.flatMap(({ boxId, targetBoxId }) =>
    targetBoxId === null ? [boxId] : [boxId, targetBoxId],
  );
  const places = await listQrPlaces(deps.db, [asset.boxId, ...boxIds]);
  const place = places.get(asset.boxId);
  if (place === undefined) return null;
  return buildQrPage({ model, asset, events, places, place, chainHolds: holds, now: deps.clock() });
}

function presentScan({ createdAt, country, device, browser, os }: ScanRow, language: Language) {
  return {
    created_at: createdAt.toISOString(),
    user_agent: [browser, os, device].filter((part) => part !== '').join(' · '),
    device,
    qr_log: { country_name: country && countryName(country, language) },
  };
}

function countryName(code: string, language: Language): string | null {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return names.of(code) ?? null;
}

import { assetTypes, findAssetType } from '@huella/domain/catalogue/assets/index';
import { lotQrTypesOf } from '@huella/domain/engine/lots/lot-qr';
import { isLotQrType } from '@huella/domain/engine/qr/lot-pages';
import { topShares } from '@huella/domain/engine/qr/scan-shares';
import type { AssetType } from '@huella/domain/model/asset-type';
import { fail } from '@huella/domain/model/errors';
import { qrLinkOf, qrTypes, type QrType } from '@huella/domain/model/qr-types';
import type { Values } from '@huella/domain/model/value';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { codesOf } from '@huella/domain/rules/relations';
import { listBoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import type { FindDemand } from '../../http/access';
import { codeHeldBy } from '../../http/held-by-code';
import type { Handlers } from '../../http/serve';
import { findScannedCode } from './find-code';
import { findCodeWarning, type CodeWarning } from './code-warnings.store';
import {
  countHits,
  findCodeSubject,
  listCodes,
  listScanKinds,
  listScanPoints,
  points,
} from './metrics.store';
import { findScanned, type Coded } from './scans.store';

type MetricsCall = 'qr.metrics' | 'qr.logsPermission' | 'qr.scanFigures';

/** How often codes are scanned, and by whom as far as it is known (document 3 section 2, QR metrics and logs). */
export function metricsRoutes(deps: Deps): Pick<Handlers, MetricsCall> {
  const { db, clock, config } = deps;
  return {
    'qr.metrics': async ({ params, query, place }) => {
      const { qrType: type, pageSize: limit, page, sortField: sort, sortDir: dir } = params;
      const models = modelsWith(type, place.subtype, assetTypesOfChain(place.chain));
      const asked = models.filter(({ id }) => query.assetId === undefined || query.assetId === id);
      const scope = { boxId: place.boxId, assetTypes: asked.map(({ id }) => id), type };
      const { rows, total } = await listCodes(db, scope, { offset: page * limit, limit, sort, dir });
      const res = rows.map(({ id, clicks, ...named }) => ({
        id,
        qrtype: screenOf(type),
        clicks,
        label: nameOf(named),
      }));
      return { res, resTotal: total };
    },
    'qr.logsPermission': async ({ params, caller }) => {
      const found = await findScanned(db, codedBy(params));
      if (found === null) return [];
      const access = (await listBoxAccess(db, caller.userId, [found.boxId])).get(found.boxId);
      const isThere = access !== undefined && assetTypesOfChain(access.chain).includes(found.assetType);
      const isHolder = isThere && codesOf(access.templates).includes('ASSET_QR');
      return isHolder ? [{ boxholder: found.boxId, type: screenOf(params.typeQr) }] : [];
    },
    'qr.scanFigures': async ({ params, query, caller, place }) => {
      const { typeQr: type } = params;
      const code = codedBy(params);
      const now = clock();
      const hours = query.hours === undefined ? null : Number(query.hours);
      const since = hours === null ? null : new Date(now.getTime() - hours * 3_600_000);
      const line = { step: query.by ?? 'day', zone: caller.timezone, now } as const;
      const subject = (await findCodeSubject(db, code)) ?? fail('notFound');
      const hits = await countHits(db, type, code, now);
      const steps = await listScanPoints(db, type, code, line);
      const { countries, devices, phones } = await listScanKinds(db, type, code, since);
      const warning = code.of === 'asset' ? await findCodeWarning(db, code.id, now) : null;
      const [day, week, month] = hits.windows;
      const none = { count: 0, before: 0 };
      return {
        label: nameOf(subject),
        link: qrLinkOf(config.publicUrl, type, subject.publicId),
        code: codeHeldBy(config.publicUrl, type, subject, place.subtype),
        assetType: subject.assetType,
        isPublished: (await findScannedCode(deps, type, subject.publicId)) !== null,
        hits: {
          ...{ day: day ?? none, week: week ?? none, month: month ?? none },
          ...{ all: hits.all, since: hits.since?.toISOString() ?? null },
        },
        points: steps.slice(-points),
        before: steps.slice(0, -points).map(({ count }) => count),
        ...{ countries: [...countries], devices: [...devices] },
        byCountry: sharesOf(countries),
        byDevice: sharesOf(devices),
        phones,
        warning: warning && { ...warned(warning), at: warning.foundAt.toISOString() },
      };
    },
  };
}

function warned({ kind, scans, countries }: CodeWarning) {
  return { kind, scans, countries };
}

function sharesOf(counts: Parameters<typeof topShares>[0]) {
  const { top, others } = topShares(counts);
  return { top: [...top], others };
}

/** The asset types of a chain that have pages of a kind in an establishment of a subtype. */
function modelsWith(type: QrType, subtype: number, ofChain: readonly number[]): readonly AssetType[] {
  return assetTypes.filter(
    (model) =>
      ofChain.includes(model.id) &&
      model.public !== undefined &&
      (isLotQrType(type) ? lotQrTypesOf(model, subtype).includes(type) : model.qrTypes.includes(type)),
  );
}

/** How the metrics name a kind of page: as its screen. */
function screenOf(type: QrType): string {
  return qrTypes[type].screen;
}

interface Named {
  readonly assetType: number;
  readonly name: string;
  readonly attributes: Values;
}

/** What names a lot, or an asset. */
function nameOf({ assetType, name, attributes }: Named): string {
  const model = findAssetType(assetType);
  return name !== '' || model === null ? name : labelOf(model, attributes);
}

interface Asked {
  readonly typeQr: QrType;
  readonly id: number;
}

function codedBy({ typeQr, id }: Asked): Coded {
  return { of: qrTypes[typeQr].shows, id };
}

/** The figures of a code are for who works on the codes of where it is (document 3 section 6). */
export const scanFiguresDemand: FindDemand = async (deps, { params }: { params: Asked }) => {
  const found = await findScanned(deps.db, codedBy(params));
  return found && { code: 'ASSET_QR', ...found };
};

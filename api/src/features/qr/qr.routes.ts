import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail } from '@huella/domain/model/errors';
import { publicFields } from '@huella/domain/engine/qr/public-fields';
import { scopeOf, disabledInLists } from '@huella/domain/engine/access/field-access';
import { qrTypes, type QrType } from '@huella/domain/model/qr-types';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { codesOf } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import { listBoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { FindDemand } from '../../http/access';
import type { Handlers } from '../../http/serve';
import { findScannedCode, type ScannedCode } from './find-code';
import { findQrPage } from './find-page';
import { metricsRoutes } from './metrics.routes';
import { reportPage } from './report-page';
import { listReports } from './reports.store';
import type { Scans } from './scans';
import { findScanned, listScans, type Coded, type ScanRow } from './scans.store';

/** How many scans a log answers, newest first; the total counts all of them. */
const logLength = 200;

/** How many reports of a page are answered, newest first. */
const reportsLength = 100;

type QrRoutes = Pick<
  Handlers,
  'qr.get' | 'qr.scan' | 'qr.reader' | 'qr.shut' | 'qr.logs' | 'qr.report' | 'qr.reports'
>;

/** Public QR pages and their scans (document 3 sections 2, 3 and 7). */
export function qrRoutes(deps: Deps, scans: Scans): QrRoutes & ReturnType<typeof metricsRoutes> {
  return {
    ...metricsRoutes(deps),
    'qr.get': async ({ params }) => {
      const found = await findQrPage(deps, params.type, params.publicId);
      return found?.page ?? { error: 'notFound', message: 'notFound' };
    },
    'qr.scan': ({ params, ip, userAgent, afterwards }) => {
      afterwards(() => scans.record({ ...params, ip, userAgent }));
      return Promise.resolve({ ok: true });
    },
    'qr.report': async ({ params, body }) => {
      await reportPage(deps, params.type, params.publicId, body);
      return { ok: true };
    },
    'qr.reports': async ({ params }) => {
      const rows = await listReports(deps.db, params.typeQr, codedBy(params), reportsLength);
      return {
        reports: rows.map(({ createdAt, ...rest }) => ({ created_at: createdAt.toISOString(), ...rest })),
      };
    },
    'qr.reader': async ({ params, caller }) => {
      const found = await findScannedCode(deps, params.type, params.publicId);
      const isReader = found !== null && (await mayList(deps, caller.userId, found));
      // Who may not see more does not learn whether there is more.
      return isReader ? { kind: found.code.of, id: found.code.id } : fail('notFound');
    },
    'qr.shut': async ({ params, place }) => {
      const found = await findScanned(deps.db, codedBy(params));
      const model = found && findAssetType(found.assetType);
      if (model === null) return fail('notFound');
      const disabled = disabledInLists(model, scopeOf(place));
      const fields = publicFields(model).filter(({ name }) => disabled.has(name));
      return { fields: fields.map(({ name, label }) => ({ name, label })) };
    },
    'qr.logs': async ({ params, caller }) => {
      const { rows, total } = await listScans(deps.db, params.typeQr, codedBy(params), logLength);
      return { list: rows.map((row) => presentScan(row, caller.language)), total };
    },
  };
}

/** Whether a user may list what a code is of, where it is. */
async function mayList(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  { boxId, assetType }: ScannedCode,
): Promise<boolean> {
  const access = (await listBoxAccess(db, userId, [boxId])).get(boxId);
  return (
    access !== undefined &&
    codesOf(access.templates).includes('ASSET_LIST') &&
    isAssetTypeOfChain(assetType, access.chain)
  );
}

interface Asked {
  readonly typeQr: QrType;
  readonly id: number;
}

/** An id is that of an asset or of a lot, as the type of the page says. */
function codedBy({ typeQr, id }: Asked): Coded {
  return { of: qrTypes[typeQr].shows, id };
}

/** Scans are seen by users who may list the asset, or the lot, where it is. */
export const scansDemand: FindDemand = async (deps, { params }: { params: Asked }) => {
  const found = await findScanned(deps.db, codedBy(params));
  return found && { code: 'ASSET_LIST', ...found };
};

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

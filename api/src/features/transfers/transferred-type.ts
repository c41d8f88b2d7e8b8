import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { Database } from '../../db/database';
import { namedIn, type TransferBody } from './read-transfer';
import { listTypesAmong } from './transfers.store';

/** The most assets that a refusal names. */
const problemsShown = 100;

/** The type that a transfer call names, else those of the assets that it names. */
export async function listAssetTypes(db: Database, body: TransferBody): Promise<readonly number[]> {
  const named = body.globalModel ?? body.pkObjectType ?? null;
  return named === null ? listTypesAmong(db, body.boxSource, namedIn(body) ?? []) : [named];
}

/** The one type that a transfer is of; a call about several, or about none, is refused. */
export async function getAssetType(db: Database, body: TransferBody): Promise<number> {
  const [assetType, ...others] = await listAssetTypes(db, body);
  if (others.length > 0) failWith([issue('globalModel', 'transferTypesDiffer')]);
  if (assetType !== undefined) return assetType;
  if (body.selection !== undefined || body.ExcelUploadId !== undefined)
    failWith([issue('globalModel', 'mandatory')]);
  const ids = namedIn(body) ?? [];
  if (ids.length === 0) fail('nothingSelected');
  return failWith(
    ids.slice(0, problemsShown).map((pk) => ({ ...issue(null, 'assetGone'), record: String(pk) })),
  );
}

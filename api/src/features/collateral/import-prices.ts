import { readPriceTable } from '@huella/domain/engine/collateral/price-table';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import { findOwnSize, queueDiscard } from '../files/files.store';
import { sheetLimits } from '../../outside/sheets/sheet-limits';
import { transact } from '../../db/transact';
import { upsertPrices, type PriceScope } from './prices.store';

/** The most reasons that a refused sheet is answered with. */
const reasonsShown = 100;

/**
 * Takes the prices of a spreadsheet in, all or none: a row that cannot be read refuses the sheet, with the place of each fault.
 * Answers how many there were. The file goes afterwards.
 */
export async function importPrices(
  deps: Deps,
  actor: Actor,
  scope: PriceScope,
  kind: Attribute,
  file: { readonly storage_name: string; readonly original_name: string },
): Promise<number> {
  const { db, clock } = deps;
  const { storage_name: storageName, original_name: originalName } = file;
  if ((await findOwnSize(db, actor.userId, storageName)) === null) return fail('notFound');
  const { rows } = await deps.sheets.read(await deps.files.read(storageName), originalName, sheetLimits);
  const now = clock();
  const locale = {
    language: actor.language,
    today: dayIn(now, actor.timezone),
    zone: actor.timezone,
  };
  const { prices, faults, missing } = readPriceTable(kind, rows, { locale, source: originalName });
  if (missing.length > 0) failWith(missing.map((column) => issue(column, 'mandatory')));
  if (faults.length > 0) failWith(faults.slice(0, reasonsShown));
  if (prices.length === 0) fail('noDataError');
  await transact(db, async (inside) => {
    await upsertPrices(inside, scope, prices, { userId: actor.userId, now });
    await queueDiscard(inside, storageName);
  });
  return prices.length;
}

import type { LotSummary } from '@huella/domain/calls/lots';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { summaryFields } from '@huella/domain/engine/lots/summarise';
import { findRunningOut, valuesOn } from '@huella/domain/engine/status/asset-status';
import type { Database } from '../../db/database';
import type { FormContext } from '../../http/form-context';
import { listValues } from './lots.store';
import { presentSummary } from './present-lot';

/** What the assets of a lot, or those that are named, come to by the rules of the model (document 1 section 2). */
export async function sumUp(
  db: Database,
  { model, place, scope, locale, statusDay }: FormContext,
  which: Parameters<typeof listValues>[2],
): Promise<LotSummary[]> {
  const fields = summaryFields(model, allowedFields(model, 'list', scope));
  // A status that has come about by itself is known by its last day.
  const lastDay = findRunningOut(model, statusDay)?.lastDay ?? [];
  const names = [...new Set([...fields.map(({ name }) => name), ...[lastDay].flat()])];
  const rows = await listValues(db, { boxId: place.boxId, model }, which, names);
  const today = rows.map((values) => valuesOn(model, values, statusDay.today, statusDay.boxSubtype));
  return presentSummary(fields, today, locale);
}

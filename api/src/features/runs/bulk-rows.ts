import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { failWith } from '@huella/domain/errors';
import { engineEvents } from '@huella/domain/events/engine-events';
import { readFilters } from '@huella/domain/lists/filter';
import { allowedFields } from '@huella/domain/rules/field-access';
import type { Database } from '../../db/database';
import { listMatchingIds } from '../../db/list-scan';
import type { Setting } from '../../http/setting';
import type { RunRow } from './runs.store';

export type BulkBody = BodyOf<Calls['objects.addMassive']>;
type Raw = Readonly<Record<string, unknown>>;

/** Columns of a sheet that are about the row itself (document 2 section 3). */
const reserved = new Set(['_pk_', '_eventDate_', '_eventComment_', 'pk', 'id']);

/** What a bulk call does: adds, edits attributes, or records an event. */
export function kindOf({ action, actionContext }: BulkBody): 'add' | 'update' | 'event' {
  const { eventType } = actionContext;
  if (action === 'add') return 'add';
  return eventType === engineEvents.load || eventType === engineEvents.edit ? 'update' : 'event';
}

/** The event type under which it is recorded. */
export function eventTypeOf(body: BulkBody): number {
  const kind = kindOf(body);
  if (kind === 'event') return body.actionContext.eventType;
  return kind === 'add' ? engineEvents.load : engineEvents.edit;
}

/** The upload whose rows are meant; null where the call brings its own. */
export function uploadOf({ ExcelUploadId, values }: BulkBody): number | null {
  return values === undefined ? (ExcelUploadId ?? null) : null;
}

/**
 * The rows that a bulk call brings: those that were sent, or one for each asset that was named or that filters
 * find. Values are as they were sent; an asset is named by its id.
 */
export async function listBulkRows(
  db: Database,
  setting: Setting,
  body: BulkBody,
): Promise<readonly RunRow[]> {
  if (body.values !== undefined) return body.values.map((values, at) => rowOf(at + 1, values));
  const ids = body.pks ?? (await idsOfSelection(db, setting, body));
  return [...new Set(ids)].map((assetId, at) => ({ row: at + 1, assetId, values: null }));
}

function rowOf(row: number, values: Raw): RunRow {
  const named = values['_pk_'] ?? values['pk'];
  const assetId = Number(named ?? Number.NaN);
  const own = Object.entries(values).filter(([name]) => !reserved.has(name));
  return { row, assetId: Number.isSafeInteger(assetId) ? assetId : null, values: Object.fromEntries(own) };
}

async function idsOfSelection(
  db: Database,
  setting: Setting,
  { selection }: BulkBody,
): Promise<readonly number[]> {
  if (selection === undefined) return [];
  const { model, place, scope, locale } = setting;
  const read = readFilters(selection.filters, allowedFields(model, 'list', scope), locale);
  if (read.issues.length > 0) failWith(read.issues);
  const query = { filters: read.filters, sort: null, direction: 'asc', which: 'active' } as const;
  return listMatchingIds(db, { boxId: place.boxId, model }, { ...query, language: locale.language });
}

import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Issue } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Database } from '../../db/database';
import { listSelectedIds, refuseIfMoved } from '../../http/selected-ids';
import type { FormContext } from '../../http/form-context';
import { readSaid, type SaidOfAll } from './own-moments-check';
import type { RunRow } from './run-rows.store';

export type BulkBody = BodyOf<Calls['objects.addMassive']>;
type Raw = Readonly<Record<string, unknown>>;

/** Columns of a sheet that are about the row itself (document 2 section 3). */
const reserved = new Set(['_pk_', '_eventDate_', '_eventComment_', 'pk', 'id']);

/** A row as a call brings it. */
export interface BroughtRow extends RunRow {
  /** What is wrong with what it says of its event. */
  readonly faults: readonly Issue[];
  /** Everything that was sent, as it was sent. */
  readonly sent: Raw;
}

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
  form: FormContext,
  body: BulkBody,
  said: SaidOfAll,
): Promise<readonly BroughtRow[]> {
  if (body.values !== undefined) return body.values.map((values, at) => rowOf(at + 1, values, said));
  const ids =
    body.pks ?? (body.selection === undefined ? [] : await listSelectedIds(db, form, body.selection));
  if (body.pks === undefined) refuseIfMoved(ids, body.count);
  return [...new Set(ids)].map((assetId, at) => ({
    row: at + 1,
    assetId,
    values: null,
    faults: [],
    sent: {},
  }));
}

function rowOf(row: number, sent: Raw, of: SaidOfAll): BroughtRow {
  const named = sent['_pk_'] ?? sent['pk'];
  const assetId = Number(named ?? Number.NaN);
  // Most rows of a large call say nothing but values.
  const values = Object.keys(sent).some((name) => reserved.has(name))
    ? Object.fromEntries(Object.entries(sent).filter(([name]) => !reserved.has(name)))
    : sent;
  const { said, issues: faults } = readSaid(sent, of);
  return { row, assetId: Number.isSafeInteger(assetId) ? assetId : null, values, said, faults, sent };
}

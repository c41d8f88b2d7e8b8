import { fail, failWith, issue, Refusal, type Issue, type IssueCode } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Values } from '@huella/domain/model/value';
import { overrideMark } from '@huella/domain/engine/events/check-event';
import type { Selection } from '@huella/domain/calls/selection';
import { findEvent, isEventOffered } from '@huella/domain/engine/events/event-access';
import { purposeOf } from '@huella/domain/engine/sheets/sheet-purpose';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import { listSelectedIds } from '../../http/selected-ids';
import type { FormContext } from '../../http/form-context';
import { listNamedAssets } from '../sheets/named-assets.store';
import { findUpload, lockUpload, type Upload } from '../sheets/sheets.store';

/** The transfer event of a model where it is offered; elsewhere the transfer is refused. */
export function getTransferEvent(form: FormContext): EventModel {
  const { model, scope } = form;
  const event = findEvent(model, engineEvents.transfer);
  return event !== null && isEventOffered(event, scope.boxSubtype, form)
    ? event
    : failWith([issue(null, 'eventNotOffered')]);
}

/** How the assets of a transfer are said: by their ids, by filters, or by the rows of a spreadsheet. */
export interface MeantAssets {
  readonly ids: readonly number[] | undefined;
  readonly selection: Selection | undefined;
  readonly uploadId: number | undefined;
}

/**
 * The assets that are meant: those that were named, all that filters find, or what the rows of a spreadsheet of the user's
 * name.
 */
export async function listMeant(
  db: Database,
  form: FormContext,
  userId: number,
  { ids, selection, uploadId }: MeantAssets,
): Promise<readonly number[]> {
  if (ids !== undefined) return [...new Set(ids)];
  if (uploadId !== undefined) {
    const upload = getTransferUpload(form, await findUpload(db, userId, uploadId));
    return listNamedAssets(db, upload.id);
  }
  return selection === undefined ? fail('nothingSelected') : listSelectedIds(db, form, selection);
}

/** A spreadsheet that says what is transferred from here; any other is none. */
function getTransferUpload({ model, place }: FormContext, upload: Upload | null): Upload {
  const isHere = upload?.boxId === place.boxId && upload.assetType === model.id;
  return isHere && purposeOf(upload) === 'transfer' ? upload : fail('notFound');
}

/**
 * Holds the spreadsheet that a transfer is of until it ends, so that nobody corrects or discards it meanwhile; null where
 * it is of none.
 */
export async function lockMeant(
  db: Inside,
  form: FormContext,
  userId: number,
  { uploadId }: Pick<MeantAssets, 'uploadId'>,
): Promise<Upload | null> {
  if (uploadId === undefined) return null;
  return getTransferUpload(form, await lockUpload(db, userId, uploadId));
}

/** What an asset, not the call, is in the way of: its places are fields that an administrator lifts it by. */
const ofAssets: ReadonlySet<IssueCode> = new Set(['closedByDay', 'closedByDayFor', 'overrideNotYours']);

/**
 * Refuses a transfer that is not filled in as its model asks, with the place of each field: nothing was tried of which
 * a trace should stay.
 */
export function failIfIncomplete(issues: readonly Issue[]): void {
  const wrong = issues.filter(
    ({ level, field, code }) => level === 'error' && field !== null && !ofAssets.has(code),
  );
  const places = new Map(wrong.map((found) => [`${found.field ?? ''}:${found.code}`, found]));
  if (places.size > 0) failWith([...places.values()]);
}

/** The errors of one asset with its record. */
export function errorsOf({
  id,
  issues,
}: {
  readonly id: number;
  readonly issues: readonly Issue[];
}): readonly Issue[] {
  return issues.filter((found) => found.level === 'error').map((found) => ({ ...found, record: String(id) }));
}

/** Refuses a transfer as rejected where anything speaks against it. */
export function rejectIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Refusal('transferRejected', {}, issues);
}

/** The mark of an exception is each asset's own. */
export function withoutMark(fields: Values): Values {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== overrideMark));
}

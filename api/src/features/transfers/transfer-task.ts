import { fail, failWith, issue, Refusal, type Issue, type IssueCode } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { EventModel } from '@huella/domain/model/event-model';
import type { Selection } from '@huella/domain/calls/selection';
import { findEvent, isEventOffered } from '@huella/domain/engine/events/event-access';
import type { Database } from '../../db/database';
import type { CheckedChanges } from '../../http/check-row';
import { listSelectedIds } from '../../http/selected-ids';
import type { FormContext } from '../../http/form-context';

/** The transfer event of a model where it is offered; elsewhere the transfer is refused. */
export function getTransferEvent(form: FormContext): EventModel {
  const { model, scope } = form;
  const event = findEvent(model, engineEvents.transfer);
  return event !== null && isEventOffered(event, scope.boxSubtype, form)
    ? event
    : failWith([issue(null, 'eventNotOffered')]);
}

/** The assets that are meant: those that were named, or all that filters find. */
export async function listMeant(
  db: Database,
  form: FormContext,
  ids: readonly number[] | undefined,
  selection: Selection | undefined,
): Promise<readonly number[]> {
  if (ids !== undefined) return [...new Set(ids)];
  return selection === undefined ? fail('nothingSelected') : listSelectedIds(db, form, selection);
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
export function errorsOf(id: number, { issues }: CheckedChanges): readonly Issue[] {
  return issues.filter((found) => found.level === 'error').map((found) => ({ ...found, record: String(id) }));
}

/** Refuses a transfer as rejected where anything speaks against it. */
export function rejectIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Refusal('transferRejected', {}, issues);
}

import { fail, failWith, issue, Refusal, type Issue } from '@huella/domain/model/errors';
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

/** The errors of one asset with its record. */
export function errorsOf(id: number, { issues }: CheckedChanges): readonly Issue[] {
  return issues.filter((found) => found.level === 'error').map((found) => ({ ...found, record: String(id) }));
}

/** Refuses a transfer as rejected where anything speaks against it. */
export function rejectIfAny(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Refusal('transferRejected', {}, issues);
}

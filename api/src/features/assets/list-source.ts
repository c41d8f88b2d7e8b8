import { failWith, issue } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { StatusDay } from '@huella/domain/engine/status/asset-status';
import { findEvent, isEventOffered } from '@huella/domain/engine/events/event-access';
import type { ListedAsset } from '../../db/list-rows';
import type { Deps } from '../../deps';
import { dayIn, type FormContext } from '../../http/form-context';
import type { ListSource } from '../../http/list-source';
import { sourceHere, sourceOfDeleted, sourceOfTransferred } from '../../http/list-sources';
import type { ListBody, ListParams } from '../objects/object-kind';

/** Rows that are read at a time where there may be thousands: the server takes them in within some milliseconds. */
const rowsAtOnce = 200;

/**
 * Assets of a source in the order of their ids, read some at a time, each time when those before were taken. What is not
 * there any more is left out.
 */
export async function* readInOrder(
  { byIds }: Pick<ListSource, 'byIds'>,
  ids: readonly number[],
  names?: readonly string[],
): AsyncGenerator<readonly ListedAsset[]> {
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const some = ids.slice(from, from + rowsAtOnce);
    const byId = new Map((await byIds(some, names)).map((asset) => [asset.id, asset]));
    yield some.flatMap((id) => byId.get(id) ?? []);
  }
}

/**
 * What a list is of, by its address. Of transferred assets a list for an event that is not recorded of them refuses
 * with `eventNotOffered`.
 */
export function sourceOf(deps: Deps, form: FormContext, params: ListParams, body: ListBody): ListSource {
  if (params.sentFrom === undefined)
    return params.suffix === 'deleted' ? sourceOfDeleted(deps, form) : sourceHere(deps, form);
  refuseUnlessListed(form, [params.eventType, body?.eventType], body?.boxType);
  return sourceOfTransferred(deps, form);
}

/** No event, or the transfer itself: the list as it is. */
const noEvents: readonly number[] = [0, engineEvents.transfer];

function refuseUnlessListed(
  form: FormContext,
  eventTypes: readonly (number | undefined)[],
  boxType: number | undefined,
): void {
  const { model, scope } = form;
  if (boxType !== undefined && boxType !== scope.boxSubtype) failWith([issue('boxType', 'badParam')]);
  for (const eventType of eventTypes) {
    if (eventType === undefined || noEvents.includes(eventType)) continue;
    const event = findEvent(model, eventType);
    const isListed = event?.onTransferred === true && isEventOffered(event, scope.boxSubtype, form);
    if (!isListed) failWith([issue('eventType', 'eventNotOffered')]);
  }
}

/** The day by which the state of a row is shown: today, or for what left the day on which it did. */
export function statusDayOfRow({ statusDay, place }: FormContext, { left_at: left }: ListedAsset): StatusDay {
  return left === undefined ? statusDay : { ...statusDay, today: dayIn(left, place.timezone) };
}

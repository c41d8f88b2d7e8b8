import { overrideFields } from '@huella/domain/engine/events/check-rules';
import type { EventModel } from '@huella/domain/model/event-model';
import { findTemplate } from '@huella/domain/rules/relations';
import type { Place } from './context';

/** Whether the user has all that an Administrator of the place has; the server asks again. */
export function administers(place: Pick<Place, 'can'>): boolean {
  return (findTemplate('administrator')?.codes ?? []).every((code) => place.can(code));
}

/** The fields of an event that only an administrator fills, where the user is none. */
export function hiddenOverrides(place: Place, event: EventModel): readonly string[] {
  return administers(place) ? [] : overrideFields(event);
}

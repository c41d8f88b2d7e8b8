import type { AssetType } from '@huella/domain/model/asset-type';
import type { EventModel } from '@huella/domain/model/event-model';
import { isEventOffered, type EventStanding } from '@huella/domain/engine/events/event-access';
import { isDeletion } from '@huella/domain/rules/deleted-fields';
import { relationKinds } from '@huella/domain/model/relation-kinds';
import { administers } from '../../session/administers';
import type { Place } from '../../session/context';

/** What decides which events are offered to somebody in a place. */
export type EventPlace = Pick<Place, 'boxSubtype' | 'relation' | 'can'>;

/** How the user is related to a place, as events ask it. */
export function standingOf(place: Pick<Place, 'relation' | 'can'>): EventStanding {
  return {
    relations: relationKinds.filter((kind) => kind === place.relation),
    administers: administers(place),
  };
}

/** What an event is to be recorded on. */
export interface Chosen {
  readonly count: number;
  readonly isLot?: boolean;
  readonly isPaused?: boolean;
  /** It left the place by a transfer. */
  readonly isTransferred?: boolean;
  /** It is to be deleted. */
  readonly isDeletion?: boolean;
}

/**
 * The events that somebody may record on assets of a place: those that the establishment's subtype, the user's relation
 * and permissions allow, no transfers, and on several only what is meant for many (document 2 sections 2 and 6); on a
 * lot, what is meant for lots; on what was transferred, what the model lists for that. Events without a form of their own
 * belong to other screens. Which of them the assets take is asked of the server (`useEventFit`).
 */
export function offeredEvents(
  model: AssetType,
  place: EventPlace,
  { count, isLot = false, isPaused = false, isTransferred = false, isDeletion: deletes = false }: Chosen,
): readonly EventModel[] {
  const standing = standingOf(place);
  return model.events.filter(
    (event) =>
      !event.isTransfer &&
      event.form.steps.length > 0 &&
      (event.isMassive || count === 1) &&
      (event.lotMode || !isLot) &&
      (event.onTransferred || !isTransferred) &&
      (!deletes || isDeletion(event)) &&
      // A paused asset takes no event but being resumed (decisions section 4).
      (event.effect?.kind === 'resume') === isPaused &&
      place.can(event.permissions.code) &&
      isEventOffered(event, place.boxSubtype, standing),
  );
}

/** Whether anything can be recorded in a place at all. */
export function canRecord(place: Pick<Place, 'can'>): boolean {
  return place.can('ASSET_EVENT') || place.can('ASSET_BURN');
}

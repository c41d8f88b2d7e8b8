import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import type { EventModel } from '@huella/domain/model/event-model';
import { isEventOffered } from '@huella/domain/engine/events/event-access';
import { transferKindOf, type TransferKind } from '@huella/domain/rules/transfer';
import { standingOf, type EventPlace } from '../events/event-choice';

/** The transfer that a model offers in a place, or null. */
export function transferEventOf(model: AssetType, place: EventPlace): EventModel | null {
  const standing = standingOf(place);
  return (
    model.events.find((event) => event.isTransfer && isEventOffered(event, place.boxSubtype, standing)) ??
    null
  );
}

/** A way to hand over: the option of the event's field that means it. */
export interface TransferMode {
  readonly key: string;
  readonly kind: TransferKind;
}

/** The field that says what is handed over; null where the model does not ask, and then it is possession. */
export function kindFieldOf(event: EventModel): Field | null {
  const name = event.transfer?.kindField;
  return event.fields.find((field) => field.name === name) ?? null;
}

/**
 * How assets go over: as it was chosen. Within a company, where the owner stays the same, only the place changes; to
 * another one nothing is chosen before somebody does (decisions section 8).
 */
export function chosenMode(
  modes: readonly TransferMode[],
  chosen: string | null,
  isOwn: boolean,
): TransferMode | null {
  const found = modes.find(({ key }) => key === chosen);
  if (found !== undefined) return found;
  const [only] = modes;
  if (modes.length === 1 && only !== undefined) return only;
  return isOwn ? (modes.find(({ kind }) => kind === 'possession') ?? null) : null;
}

/** The ways to hand over that an event offers. */
export function transferModes(event: EventModel): readonly TransferMode[] {
  const field = kindFieldOf(event);
  if (field === null) return [{ key: '', kind: transferKindOf(event, {}) }];
  return (field.values ?? []).map(({ key }) => ({
    key,
    kind: transferKindOf(event, { [field.name]: key }),
  }));
}

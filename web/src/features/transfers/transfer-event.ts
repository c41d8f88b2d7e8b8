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

/** The field that says what is handed over; null where the model does not ask, and then it is ownership. */
export function kindFieldOf(event: EventModel): Field | null {
  const name = event.transfer?.kindField;
  return event.fields.find((field) => field.name === name) ?? null;
}

/** The ways to hand over that an event offers. */
export function transferModes(event: EventModel): readonly TransferMode[] {
  const field = kindFieldOf(event);
  if (field === null) return [{ key: '', kind: 'ownership' }];
  return (field.values ?? []).map(({ key }) => ({
    key,
    kind: transferKindOf(event, { [field.name]: key }),
  }));
}

import { transferEvents } from '@huella/domain/model/engine-events';

/** Where an event was recorded, and where its assets went. */
export interface Sides {
  readonly eventType: number;
  readonly boxId: number;
  readonly targetId: number | null;
}

/** The establishment whose people recorded an event: of an arrival the receiver's, as `recordingCompany` in SQL says. */
export function doerBoxOf({ eventType, boxId, targetId }: Sides): number {
  return eventType === transferEvents.receive ? (targetId ?? boxId) : boxId;
}

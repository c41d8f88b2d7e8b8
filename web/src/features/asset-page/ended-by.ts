import type { HistoryEntry } from '@huella/domain/calls/events';
import { undoEvents } from '@huella/domain/model/engine-events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { AssetType } from '@huella/domain/model/asset-type';

/**
 * The event by which an asset was retired, of its history with the newest first; null of one that was not. What is retired takes no
 * event after that, so it is the last one that counts. Where what brought an asset was undone, the undoing retired it.
 */
export function endedBy(entries: readonly HistoryEntry[], model: AssetType): HistoryEntry | null {
  const last = entries.find((entry) => entry.undoneBy === null && !takesBack(entries, entry));
  if (last === undefined) return null;
  if (last.event_type === undoEvents.undo) return last;
  const named = findEvent(model, last.event_type);
  return named !== null && 'effect' in named && named.effect?.kind === 'retire' ? last : null;
}

/** Whether an event of a history undid another one of it. */
function takesBack(entries: readonly HistoryEntry[], { id }: HistoryEntry): boolean {
  return entries.some(({ undoneBy }) => undoneBy?.id === id);
}

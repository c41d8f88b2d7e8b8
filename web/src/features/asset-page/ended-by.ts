import type { HistoryEntry } from '@huella/domain/calls/events';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { AssetType } from '@huella/domain/model/asset-type';

/**
 * The event by which an asset was retired, of its history with the newest first; null of one that was not. What is retired takes no
 * event after that, so it is the last one that counts.
 */
export function endedBy(entries: readonly HistoryEntry[], model: AssetType): HistoryEntry | null {
  const last = entries.find(({ undoes, undoneBy }) => undoes === null && undoneBy === null);
  const named = last === undefined ? null : findEvent(model, last.event_type);
  const isEnd = named !== null && 'effect' in named && named.effect?.kind === 'retire';
  return isEnd ? (last ?? null) : null;
}

import type { ListView } from '@huella/domain/calls/views';
import type { Place } from '../../session/context';
import { forget, keep, readKept } from '../../session/kept';

/** What is remembered of the view that opens with a list. */
export type RememberedView = Pick<ListView, 'id' | 'address' | 'columns'>;

/** One device may be of several people. */
function keyOf({ boxId, assetType }: Place, user: number): string {
  return `huella.view.${String(user)}.${String(boxId)}.${String(assetType)}`;
}

/** The view that opened with the list of this user when this browser last knew; null where none did. */
export function rememberedView(place: Place, user: number): RememberedView | null {
  const kept = readKept(keyOf(place, user));
  return isView(kept) ? kept : null;
}

/** Remembers the view that opens with the list of this user, so that its rows are the first that are asked for. */
export function rememberView(place: Place, user: number, view: RememberedView | null): void {
  if (view === null) forget(keyOf(place, user));
  else {
    const { id, address, columns } = view;
    keep(keyOf(place, user), { id, address, columns });
  }
}

function isView(kept: unknown): kept is RememberedView {
  if (typeof kept !== 'object' || kept === null || !('id' in kept && 'address' in kept && 'columns' in kept))
    return false;
  const { id, address, columns } = kept;
  return (
    typeof id === 'number' &&
    typeof address === 'object' &&
    address !== null &&
    Object.values(address).every((text) => typeof text === 'string') &&
    (columns === null || (Array.isArray(columns) && columns.every((name) => typeof name === 'string')))
  );
}

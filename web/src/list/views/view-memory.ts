import type { ListView } from '@huella/domain/calls/views';
import { forget, keep, readKept } from '../../session/kept';
import type { ListSubject } from '../list-subject';

/** What is remembered of the view that opens with a list. */
export type RememberedView = Pick<ListView, 'id' | 'address' | 'columns'>;

type Viewed = Pick<ListSubject, 'place' | 'of'>;

/** One device may be of several people. */
function keyOf({ place: { boxId, assetType }, of }: Viewed, user: number): string {
  const list = `huella.view.${String(user)}.${String(boxId)}.${String(assetType)}`;
  return of === undefined ? list : `${list}.${of}`;
}

/** The view that opened with the list of this user when this browser last knew; null where none did. */
export function rememberedView(subject: Viewed, user: number): RememberedView | null {
  const kept = readKept(keyOf(subject, user));
  return isView(kept) ? kept : null;
}

/** Remembers the view that opens with the list of this user, so that its rows are the first that are asked for. */
export function rememberView(subject: Viewed, user: number, view: RememberedView | null): void {
  if (view === null) forget(keyOf(subject, user));
  else {
    const { id, address, columns } = view;
    keep(keyOf(subject, user), { id, address, columns });
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

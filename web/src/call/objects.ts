import { queryOptions } from '@tanstack/react-query';
import type { SavedObject, SavedRecord } from '@huella/domain/calls/objects';
import { callQuery } from './queries';

/** An object that an establishment holds, as the generic calls answer it for assets and lots. Throws for others. */
export function heldObject(saved: SavedObject | SavedRecord): SavedObject {
  if (!('box' in saved)) throw new TypeError('This kind of object is in no establishment');
  return saved;
}

/** One asset or lot with the values of its form, as it is or as it was on a day. */
export function heldQuery(objectType: 'asset' | 'lot', pk: number, asOf?: string) {
  const then = asOf === undefined ? {} : { query: { asOf } };
  return queryOptions({
    ...callQuery('objects.get', { params: { objectType, pk: String(pk) }, ...then }),
    select: heldObject,
  });
}

/** One company, establishment or user with the values of its form. */
export function recordQuery(objectType: 'company' | 'box' | 'user', pk: number) {
  return callQuery('objects.get', { params: { objectType, pk: String(pk) } });
}

/** What is saved: a record that there is, over the version that was opened, or a new one; a form has a key for its submit. */
export type Saving =
  | { readonly id: number; readonly version: number; readonly submitKey?: string }
  | { readonly submitKey: string };

/** How a save says what it is about. */
export function savingOf(saving: Saving) {
  const { submitKey } = saving;
  return 'id' in saving
    ? { action: 'update' as const, pk: saving.id, version: saving.version, submitKey }
    : { action: 'add' as const, pk: null, submitKey };
}

import { z } from 'zod';
import type { Value } from '@huella/domain/model/value';

/** What the ledger wrote as text, read back. Erased texts are empty: nothing is said about them. */

// What the ledger wrote was checked by its field, down to the last corner.
const value = z.json() as unknown as z.ZodType<Value>;
const storedValues = z.record(z.string(), value);
const storedPayload = z.object({ comment: z.string().nullable(), fields: storedValues });
const storedChanges = z.object({ before: storedValues, after: storedValues, fields: storedValues });
const storedHeader = z.object({ bizStep: z.string(), disposition: z.string() });

/** What an event says of all its assets: its comment and the fields that they share. */
export type Payload = z.output<typeof storedPayload>;

/** What an event did to one asset. */
export type Changed = z.output<typeof storedChanges>;

const nothing: Payload = { comment: null, fields: {} };
const noChanges: Changed = { before: {}, after: {}, fields: {} };

/** The comment and the shared fields of an event. */
export function payloadOf({ payload }: { readonly payload: string | null }): Payload {
  return payload === null ? nothing : storedPayload.parse(JSON.parse(payload));
}

/** What a link says of its asset. */
export function changesOf({ changes }: { readonly changes: string | null }): Changed {
  return changes === null ? noChanges : storedChanges.parse(JSON.parse(changes));
}

/** Why an event happened, as it was said when it was recorded. */
export function headerOf({ header }: { readonly header: string }) {
  return storedHeader.parse(JSON.parse(header));
}

import type { Field } from '@huella/domain/assets/asset-type';
import { isKeys, type Value, type Values } from '@huella/domain/fields/value';
import { z } from 'zod';

/** What the ledger wrote as text, read again. */

// It was checked by its field, down to the last corner.
const value = z.json() as unknown as z.ZodType<Value>;
const storedValues = z.record(z.string(), value);
const storedPayload = z.object({ comment: z.string().nullable(), fields: storedValues });
const storedChanges = z.object({ before: storedValues, after: storedValues, fields: storedValues });
const storedHeader = z.object({ bizStep: z.string(), disposition: z.string() });

const nothing: z.output<typeof storedPayload> = { comment: null, fields: {} };
const noChanges: z.output<typeof storedChanges> = { before: {}, after: {}, fields: {} };

/** The comment and the shared fields of an event; nothing where they were erased. */
export function payloadOf({ payload }: { readonly payload: string | null }) {
  return payload === null ? nothing : storedPayload.parse(JSON.parse(payload));
}

/** What an event changed of an asset; nothing where it was erased. */
export function changesOf({ changes }: { readonly changes: string | null }) {
  return changes === null ? noChanges : storedChanges.parse(JSON.parse(changes));
}

/** Why an event happened, as it was said when it was recorded. */
export function headerOf({ header }: { readonly header: string }) {
  return storedHeader.parse(JSON.parse(header));
}

/** Ids of the assets that fields choose. */
export function idsIn(fields: readonly Field[], values: Values): readonly string[] {
  return fields.flatMap(({ name, type }) => {
    const chosen = type === 'assetsSelectList' ? (values[name] ?? null) : null;
    return isKeys(chosen) ? chosen : [];
  });
}

import * as z from 'zod/mini';
import type { Value } from '@huella/domain/model/value';

/** Reads what inputs held when it was kept: nothing where nothing was. */
export const keptValues = z._default(
  z.record(
    z.string(),
    z.custom<Value>((value) => isValue(value)),
  ),
  {},
);

/** Whether it has the outlines of a value: what is in it the model's check judges, as of what anybody sends. */
export function isValue(value: unknown): value is Value {
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === 'string') || value.every(isRowOrFile);
  if (typeof value === 'object' && value !== null) return 'geometry' in value && 'properties' in value;
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isRowOrFile(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && ('key' in entry || 'storageName' in entry);
}

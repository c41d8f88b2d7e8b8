import { z } from 'zod';
import type { Value } from '../model/value';

const structured = z.record(z.string().max(63), z.unknown());
const rawValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.array(z.string()),
  z.array(structured),
  structured,
  z.null(),
]) as unknown as z.ZodType<Value>; // what is in a record was checked by its field, down to the last corner

/** The values of a record by the names of its attributes, as they leave. */
export const recordValues = z.record(z.string().max(63), rawValue);

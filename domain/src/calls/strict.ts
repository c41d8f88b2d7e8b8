import { z } from 'zod';

/**
 * A schema that refuses what it does not know: a misspelt `version` must not be taken for none. Only the top level is
 * shut, in each of its alternatives; an object that is declared loose, and whatever is inside, stays as it is.
 */
export function strictly(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodObject) return schema.def.catchall === undefined ? schema.strict() : schema;
  if (schema instanceof z.ZodOptional) return z.optional(strictly(schema.def.innerType));
  if (schema instanceof z.ZodNullable) return z.nullable(strictly(schema.def.innerType));
  if (schema instanceof z.ZodUnion) return z.union(schema.def.options.map(strictly));
  return schema;
}

import { z } from 'zod';

/**
 * A schema that refuses what it does not know: a misspelt `version` must not be taken for none. Only the top level is
 * shut, in each of its alternatives; an object that is declared loose, and whatever is inside, stays as it is.
 */
export function strictly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return schema.def.catchall === undefined ? schema.strict() : schema;
  if (schema instanceof z.ZodOptional) return strictly(inside(schema)).optional();
  if (schema instanceof z.ZodNullable) return strictly(inside(schema)).nullable();
  if (schema instanceof z.ZodUnion) {
    const [first, ...others] = (schema.options as readonly z.ZodType[]).map(strictly); // as unions hold them
    return first === undefined ? schema : z.union([first, ...others]);
  }
  return schema;
}

function inside(schema: z.ZodOptional | z.ZodNullable): z.ZodType {
  return schema.unwrap() as z.ZodType; // every part of a schema is one
}

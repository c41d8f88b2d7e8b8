import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/**
 * How a value is to a schema of a reply: just as declared, so that its check would give it back as it is; not as declared, so
 * that it would refuse it; or what only the check itself can say, as of a value with parts that are not declared, which
 * it leaves out.
 */
type Likeness = 'same' | 'other' | 'unknown';

type Compare = (value: unknown) => Likeness;

const only =
  (is: (value: unknown) => boolean): Compare =>
  (value) =>
    is(value) ? 'same' : 'other';

const unknown: Compare = () => 'unknown';

/**
 * What compares values with a schema. It looks at each part once and copies nothing, which takes a tenth of what the check
 * takes. Of schemas that convert or check more than kinds of values it knows nothing.
 */
export function comparerOf(schema: z.core.$ZodType): Compare {
  if (!isPlain(schema)) return unknown;
  if (schema instanceof z.core.$ZodObject) return objectComparer(schema);
  if (schema instanceof z.core.$ZodRecord) return recordComparer(schema);
  if (schema instanceof z.core.$ZodArray) return arrayComparer(schema);
  if (schema instanceof z.core.$ZodUnion) return unionComparer(schema._zod.def.options.map(comparerOf));
  if (schema instanceof z.core.$ZodOptional) return orElse(schema, (value) => value === undefined);
  if (schema instanceof z.core.$ZodNullable) return orElse(schema, (value) => value === null);
  if (schema instanceof z.core.$ZodString) return only((value) => typeof value === 'string');
  if (schema instanceof z.core.$ZodNumber) return only((value) => Number.isFinite(value));
  if (schema instanceof z.core.$ZodBoolean) return only((value) => typeof value === 'boolean');
  if (schema instanceof z.core.$ZodNull) return only((value) => value === null);
  if (schema instanceof z.core.$ZodEnum) return oneOf(z.core.util.getEnumValues(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return oneOf(schema._zod.def.values);
  return unknown;
}

function oneOf(values: readonly unknown[]): Compare {
  const known = new Set<unknown>(values);
  return only((value) => known.has(value));
}

/** Whether a schema asks for nothing but the kind of a value. */
function isPlain(schema: z.core.$ZodType): boolean {
  const {
    checks = [],
    ...def
  }: z.core.$ZodTypeDef & { readonly format?: unknown; readonly coerce?: unknown } = schema._zod.def;
  return checks.length === 0 && def.format === undefined && def.coerce !== true;
}

function orElse(schema: z.core.$ZodOptional | z.core.$ZodNullable, is: (value: unknown) => boolean): Compare {
  // Something optional that fills what is missing is another schema below it, which is unknown.
  const inner = comparerOf(schema._zod.def.innerType);
  return (value) => (is(value) ? 'same' : inner(value));
}

/** The first alternative that takes a value decides what it becomes. */
function unionComparer(options: readonly Compare[]): Compare {
  return (value) => {
    for (const option of options) {
      const likeness = option(value);
      if (likeness !== 'other') return likeness;
    }
    return 'other';
  };
}

function arrayComparer(schema: z.core.$ZodArray): Compare {
  const compare = comparerOf(schema._zod.def.element);
  return (value) => (Array.isArray(value) ? allOf(value, compare) : 'other');
}

function allOf(values: readonly unknown[], compare: Compare): Likeness {
  let found: Likeness = 'same';
  for (const value of values) {
    const likeness = compare(value);
    if (likeness === 'other') return 'other';
    if (likeness === 'unknown') found = 'unknown';
  }
  return found;
}

function recordComparer(schema: z.core.$ZodRecord): Compare {
  const { keyType, valueType } = schema._zod.def;
  if (!(keyType instanceof z.core.$ZodString) || !isPlain(keyType)) return unknown;
  return partsComparer(new Map(), [], comparerOf(valueType));
}

function objectComparer(schema: z.core.$ZodObject): Compare {
  const { shape, catchall } = schema._zod.def;
  const parts = new Map(Object.entries(shape).map(([key, part]) => [key, comparerOf(part)]));
  const withoutPart = Object.entries(shape)
    .map(([key, part]) => [key, likenessWithout(part)] as const)
    .filter(([, likeness]) => likeness !== 'same');
  return partsComparer(parts, withoutPart, catchall === undefined ? unknown : comparerOf(catchall));
}

/** How an object is that lacks a part: of a part with a default only the check knows whether it fills or refuses it. */
function likenessWithout(part: z.core.$ZodType): Likeness {
  const { optin, optout } = part._zod;
  if (optin === undefined) return 'other';
  return optin === 'optional' && optout === 'optional' ? 'same' : 'unknown';
}

function partsComparer(
  parts: ReadonlyMap<string, Compare>,
  withoutPart: readonly (readonly [string, Likeness])[],
  others: Compare,
): Compare {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'other';
    // What says itself how it is written is none of ours.
    if (Object.getPrototypeOf(value) !== Object.prototype) return 'unknown';
    let found: Likeness = 'same';
    for (const [key, part] of Object.entries(value)) {
      const likeness = key === '__proto__' ? 'unknown' : (parts.get(key) ?? others)(part);
      if (likeness === 'other') return 'other';
      if (likeness === 'unknown') found = 'unknown';
    }
    for (const [key, likeness] of withoutPart) {
      if (Object.hasOwn(value, key)) continue;
      if (likeness === 'other') return 'other';
      found = 'unknown';
    }
    return found;
  };
}

/**
 * Writes replies, of which nothing leaves that is not declared. A reply that is just as its call declares it, as nearly all
 * are, is written at once; the check of its schema takes out what is too much of any other, or refuses it.
 */
export const replyCompiler: FastifySerializerCompiler<z.core.$ZodType> = (route) => {
  const write = serializerCompiler(route);
  const { schema } = route;
  if (!(schema instanceof z.core.$ZodType)) return write;
  let compare: Compare | null = null;
  return (reply: unknown) => {
    compare ??= comparerOf(schema);
    return compare(reply) === 'same' ? JSON.stringify(reply) : write(reply);
  };
};

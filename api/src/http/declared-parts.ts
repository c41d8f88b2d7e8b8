import { z } from 'zod';
import type { Call } from '@huella/domain/calls/contract';

/** What a caller sends, checked or not. */
export interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

/** The names of schemas that were read before: what calls declare never changes. */
const known = new WeakMap<z.core.$ZodType, readonly string[]>();

/** Reads values of a request by name, each from the part of the request in which its call declares it. */
export type ReadDeclared = (sent: Parts, name: string) => unknown;

/**
 * A reader for a call. What is under the same name in a part where the call does not declare it is not looked at, so that
 * nobody asks for access to one thing and has the call do another. Where it is declared twice, as in an address and in a
 * filter of a list, the address decides, then the query. A name that is declared nowhere reads as undefined.
 */
export function readerOf(call: Call): ReadDeclared {
  const placeOf = new Map<string, Part>();
  for (const part of [...parts].reverse()) for (const key of keysOf(call[part])) placeOf.set(key, part);
  return (sent, key) => {
    const part = placeOf.get(key);
    return part === undefined ? undefined : valueOf(sent[part], key);
  };
}

/** How JSON Schema names the keys of an object. */
interface Shape {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** The names that a schema of an object, or any of its alternatives, takes. */
function keysOf(schema: z.core.$ZodType | undefined): readonly string[] {
  if (schema === undefined) return [];
  const names = known.get(schema) ?? namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  known.set(schema, names);
  return names;
}

function namesIn({ properties = {}, anyOf = [], allOf = [] }: Shape): readonly string[] {
  return [...Object.keys(properties), ...[...anyOf, ...allOf].flatMap(namesIn)];
}

function valueOf(part: unknown, key: string): unknown {
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
  return Object.entries(part).find(([name]) => name === key)?.[1];
}

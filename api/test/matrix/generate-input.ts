import { z } from 'zod';
import type { Call } from '@huella/domain/calls/contract';

/** The parts of a request that a call declares. */
export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}
export const inputParts = ['params', 'query', 'body'] as const;
export type InputPart = (typeof inputParts)[number];

/** What is under a name wherever a call asks for it, such as the id of an establishment. */
export type Named = Readonly<Record<string, string | number>>;

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly prefixItems?: readonly Shape[];
}

/** Texts that patterns take: whichever fits first. */
const texts = ['aaaaaaaa', '1', 'AR', 'a'.repeat(40), '2026-11-20', 'asset:33'];

function textOf({ pattern, format, minLength = 1 }: Shape): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (pattern === undefined) return 'x'.repeat(Math.max(1, minLength));
  return texts.find((text) => new RegExp(pattern, 'u').test(text)) ?? '';
}

function valueOf(shape: Shape, named: Named, name: string): unknown {
  if (shape.const !== undefined) return shape.const;
  const known = Object.hasOwn(named, name) ? named[name] : undefined;
  if (shape.enum !== undefined)
    return known !== undefined && shape.enum.includes(known) ? known : shape.enum[0];
  if (shape.anyOf !== undefined) return valueOf(shape.anyOf[0] ?? {}, named, name);
  if (shape.type === 'object') return objectOf(shape, named);
  if (shape.type === 'array')
    return (
      shape.prefixItems?.map((each) => valueOf(each, named, name)) ??
      Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => valueOf(shape.items ?? {}, named, name))
    );
  if (shape.type === 'boolean') return true;
  if (shape.type === 'string') return known === undefined ? textOf(shape) : String(known);
  if (shape.type === 'number' || shape.type === 'integer')
    return known ?? Math.max(1, shape.minimum ?? shape.exclusiveMinimum ?? 1);
  return null;
}

function objectOf({ properties = {}, required = [] }: Shape, named: Named): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, valueOf(properties[name] ?? {}, named, name)]));
}

/** The shapes of schemas that were read before: thousands of inputs are made of a few hundred. */
const shapes = new WeakMap<z.core.$ZodType, Shape>();

function shapeOf(schema: z.core.$ZodType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape; // JSON Schema has these
  shapes.set(schema, shape);
  return shape;
}

/**
 * Input that a call takes, made from its schemas: whatever it asks for, by its name where the names know it. What a
 * sample says comes first. Throws where neither gives what the call takes: the call then needs a sample.
 */
export function generateInput(name: string, call: Call, named: Named, sample: Input): Input {
  return Object.fromEntries(
    inputParts.flatMap((part) => {
      const schema = call[part];
      if (schema === undefined) return [];
      const shape = shapeOf(schema);
      const given = sample[part];
      const made = shape.anyOf === undefined ? valueOf(shape, named, '') : {};
      const value = isObject(made) && isObject(given) ? { ...made, ...given } : (given ?? made);
      const read = z.safeParse(schema, value);
      if (!read.success)
        throw new Error(
          `${name} needs a sample of its ${part}: ${z.prettifyError(read.error)} in ${JSON.stringify(value)}`,
        );
      return [[part, value] as const];
    }),
  );
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { strictly } from './strict';

const version = { version: z.number().optional() };
const takes = (schema: z.ZodType, value: unknown) => z.safeParse(strictly(schema), value).success;

describe('a strict schema', () => {
  it.each([
    ['an object', z.object(version)],
    ['one that may be absent', z.object(version).optional()],
    ['one that may be null or absent', z.object(version).nullish()],
    ['an alternative', z.union([z.object(version), z.array(z.number())])],
  ])('of %s refuses a name that it does not know', (_what, schema) => {
    expect(takes(schema, { version: 1 })).toBe(true);
    expect(takes(schema, { versoin: 1 })).toBe(false);
  });

  it('leaves what is loose, what is inside, and what is absent', () => {
    expect(takes(z.looseObject(version), { versoin: 1 })).toBe(true);
    expect(takes(z.object({ inside: z.object(version) }), { inside: { versoin: 1 } })).toBe(true);
    expect(takes(z.object(version).nullish(), undefined)).toBe(true);
    expect(takes(z.object(version).nullish(), null)).toBe(true);
  });
});

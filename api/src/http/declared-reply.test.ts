import fc from 'fast-check';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '@huella/domain/calls/index';
import { assetRow } from '@huella/domain/calls/objects';
import { comparerOf, replyCompiler } from './declared-reply';

const writerOf = (schema: z.core.$ZodType) =>
  replyCompiler({ schema, method: 'GET', url: '/', httpStatus: '200' });

const row = {
  ...{ id: 1, version: 2, label: 'K1', paused: false, paused_message: null, logical_deleted: false },
  asset_status_change: { state: 'active', label: 'Activo', tone: 'success', icon: 'check' },
  qr_link: null,
  weight: 410.5,
  category: { value: 'VA', label: 'Vaca' },
  market_programs: [{ value: 'UEN', label: 'UE' }],
};

describe('a reply that is just as it is declared', () => {
  it('is known as such', () => {
    const compare = comparerOf(calls['objects.list'].reply);
    expect(compare({ res: [row, row], resTotal: 2 })).toBe('same');
    expect(compare({ res: [], resTotal: 0 })).toBe('same');
  });

  it('is known as such of the rows of a sheet', () => {
    const issue = { field: 'sex', code: 'mandatory', slots: { months: 10 }, level: 'error' };
    const about = { pk: 7, before: { paddock: '3' }, version: '7.2' };
    const sheet = [{ row: 1, texts: { visual_tag: 'K1', sex: '' }, issues: [issue], ...about }];
    const counts = { total: 1, blank: 0, withErrors: 1, withWarnings: 0 };
    expect(comparerOf(calls['sheets.rows'].reply)({ rows: sheet, counts })).toBe('same');
  });

  it.each([
    ['a part too few', { res: [] }, 'other'],
    ['another kind of value', { res: [], resTotal: '0' }, 'other'],
    ['no number that JSON writes', { res: [], resTotal: Number.NaN }, 'other'],
    ['a part too many', { res: [], resTotal: 0, secret: 1 }, 'unknown'],
    ['one far down', { res: [{ ...row, category: { ...row.category, secret: 1 } }], resTotal: 1 }, 'unknown'],
    ['a date', { res: [{ ...row, weight: new Date(0) }], resTotal: 1 }, 'unknown'],
  ])('is not one with %s', (_what, reply, likeness) => {
    expect(comparerOf(calls['objects.list'].reply)(reply)).toBe(likeness);
  });
});

it.each([
  ['a part that must be there', z.string(), 'other'],
  ['one that may be missing', z.string().optional(), 'same'],
  ['one with a default', z.number().default(1), 'unknown'],
  [
    'a default that something before it takes',
    z.union([z.coerce.string(), z.number().default(1)]),
    'unknown',
  ],
])('knows what to say of an object without %s', (_what, part, likeness) => {
  expect(comparerOf(z.object({ part }))({})).toBe(likeness);
});

it('lets nothing out that is not declared, and refuses what is declared otherwise', () => {
  const write = writerOf(calls['objects.list'].reply);
  const reply = { res: [{ ...row, category: { ...row.category, secret: 1 } }], resTotal: 1, secret: 2 };
  expect(JSON.parse(write(reply))).toEqual({ res: [row], resTotal: 1 });
  expect(() => write({ res: [{ ...row, id: 'x' }], resTotal: 1 })).toThrow();
  expect(() => write({ res: [{ ...row, label: undefined }], resTotal: 1 })).toThrow();
});

/** Schemas of what replies are made of, and some that convert or check. */
const leaf = fc.constantFrom<z.ZodType>(
  ...[z.string(), z.number(), z.boolean(), z.null(), z.enum(['a', 'b']), z.literal(1)],
  ...[z.string().max(1), z.int(), z.iso.date(), z.coerce.string(), z.unknown(), z.number().default(1)],
  ...[
    z.string().nullable(),
    z.number().optional(),
    z.boolean().nullish(),
    assetRow.shape.asset_status_change,
  ],
);
const keys = fc.constantFrom('a', 'b', 'c');
const { schema: schemas } = fc.letrec<{ schema: z.ZodType }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    tie('schema').map((part) => z.array(part)),
    fc.dictionary(keys, tie('schema'), { noNullPrototype: true }).map((shape) => z.object(shape)),
    fc.dictionary(keys, tie('schema'), { noNullPrototype: true }).map((shape) => z.strictObject(shape)),
    fc
      .tuple(fc.dictionary(keys, tie('schema'), { noNullPrototype: true }), tie('schema'))
      .map(([shape, others]) => z.object(shape).catchall(others)),
    tie('schema').map((part) => z.record(z.string(), part)),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((options) => z.union(options)),
    tie('schema').map((part) => part.refine((value) => value !== 1)),
  ),
}));
const values = fc.oneof(
  fc.anything({
    ...{ key: fc.constantFrom('a', 'b', 'c', '__proto__', 'state'), maxDepth: 3, maxKeys: 3 },
    values: [fc.constantFrom('a', 'b', '', 1, 0.5, Number.NaN, true, null, undefined, '2026-11-20')],
  }),
  fc.constant({ state: 'a', label: 'b', tone: 'c', icon: 'd' }),
);

it('says of no value anything else than its check', () => {
  fc.assert(
    fc.property(schemas, values, (schema, value) => {
      const likeness = comparerOf(schema)(value);
      const checked = z.safeEncode(schema, value);
      if (likeness === 'other') expect(checked.success).toBe(false);
      if (likeness !== 'same') return;
      expect(checked.success).toBe(true);
      const write = serializerCompiler({ schema, method: 'GET', url: '/', httpStatus: '200' });
      const parsed = (text: string | undefined) => (text === undefined ? undefined : JSON.parse(text));
      expect(parsed(writerOf(schema)(value))).toEqual(parsed(write(value)));
    }),
    { numRuns: 1_000 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical';

describe('canonical JSON', () => {
  it.each([
    [{ b: 1, a: [2, { d: null, c: 'ñ' }] }, '{"a":[2,{"c":"ñ","d":null}],"b":1}'],
    [{ a: undefined, b: true }, '{"b":true}'],
    ['a "quoted" text', '"a \\"quoted\\" text"'],
    [[], '[]'],
    [{}, '{}'],
  ])('writes %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('writes every text as JSON does, whatever is in it', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
    const halves = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
    fc.assert(
      fc.property(fc.oneof(texts, halves), (text) => {
        expect(canonicalJson(text)).toBe(JSON.stringify(text));
        expect(canonicalJson({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
      }),
    );
  });

  it('is read as the same value, and written the same however its keys came', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value))).toBe(text);
      }),
    );
  });
});

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  const pairs = Object.entries(value).map(([key, inner]) => [key, reversed(inner)] as const);
  return Object.fromEntries(pairs.reverse());
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseInContext,
  completeContext,
  contextLevels,
  emptyContext,
  isComplete,
  offeredIds,
  type Context,
  type ContextItems,
  type ContextLevel,
} from './context';

const small = fc.integer({ min: 1, max: 4 });
const distinct = <Item extends { readonly id: number }>(item: fc.Arbitrary<Item>, max: number) =>
  fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: max });

/** Any options, also such as hang on nothing: few ids, so that levels of none, one and several come up. */
const anyItems: fc.Arbitrary<ContextItems> = fc.record({
  suplyChain: distinct(fc.record({ id: small }), 3),
  actives: distinct(fc.record({ id: small, fk: small }), 4),
  companies: distinct(fc.record({ id: small, fk: small }), 4),
  establishments: distinct(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      fk: small,
      asset_type: fc.uniqueArray(small, { maxLength: 3 }),
    }),
    6,
  ),
});
const anyId = fc.option(fc.integer({ min: 1, max: 9 }));
const anyContext: fc.Arbitrary<Context> = fc.record({
  chain: anyId,
  active: anyId,
  company: anyId,
  establishment: anyId,
});
const anyLevel = fc.constantFrom(...contextLevels);

/** What is above a level, as it is. */
function above(context: Context, level: ContextLevel): Context {
  const to = contextLevels.indexOf(level);
  const kept = contextLevels.slice(0, to).map((each) => [each, context[each]]);
  return { ...emptyContext, ...Object.fromEntries(kept) };
}

/** The one option of a level; null for none and for several. */
function onlyOf(ids: readonly number[]): number | null {
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

describe('the rules of the top-bar selector (document 3 section 2), whatever is offered', () => {
  it('hold nothing that is not offered under what is above it', () => {
    fc.assert(
      fc.property(anyItems, anyContext, (items, context) => {
        const done = completeContext(items, context);
        for (const level of contextLevels) {
          const id = done[level];
          if (id !== null) expect(offeredIds(items, done, level)).toContain(id);
        }
      }),
    );
  });

  it('choose each level of one option, and no level of several', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const done = completeContext(items, emptyContext);
        for (const level of contextLevels) expect(done[level]).toBe(onlyOf(offeredIds(items, done, level)));
      }),
    );
  });

  it('choose the whole chain where each level has one option', () => {
    const one = {
      suplyChain: [{ id: 1 }],
      actives: [{ id: 2, fk: 1 }],
      companies: [{ id: 3, fk: 1 }],
      establishments: [{ id: 4, fk: 3, asset_type: [2] }],
    };
    const whole = { chain: 1, active: 2, company: 3, establishment: 4 };
    fc.assert(
      fc.property(anyContext, (context) => {
        expect(completeContext(one, context)).toEqual(whole);
      }),
    );
    expect(isComplete(whole)).toBe(true);
  });

  it('change nothing twice', () => {
    fc.assert(
      fc.property(anyItems, anyContext, (items, context) => {
        const done = completeContext(items, context);
        expect(completeContext(items, done)).toEqual(done);
      }),
    );
  });

  it('reset what is below a choice: there is then the one option there is, or nothing', () => {
    fc.assert(
      fc.property(anyItems, anyContext, anyLevel, fc.nat(), (items, stored, level, at) => {
        const before = completeContext(items, stored);
        const ids = offeredIds(items, before, level);
        fc.pre(ids.length > 0);
        const id = ids[at % ids.length] ?? 0;
        const after = chooseInContext(items, before, level, id);
        expect(above(after, level)).toEqual(above(before, level));
        expect(after[level]).toBe(id);
        for (const below of contextLevels.slice(contextLevels.indexOf(level) + 1))
          expect(after[below]).toBe(onlyOf(offeredIds(items, after, below)));
      }),
    );
  });

  it.each([
    ['chain', 2, { chain: 2, active: null, company: null, establishment: null }],
    ['active', 12, { chain: 1, active: 12, company: null, establishment: null }],
    ['company', 22, { chain: 1, active: 11, company: 22, establishment: null }],
    ['establishment', 32, { chain: 1, active: 11, company: 21, establishment: 32 }],
  ] as const)('changing the %s resets what the document names', (level, id, after) => {
    // Two options everywhere, so that none is chosen by itself.
    const pairs = [1, 2].flatMap((chain) => [
      { id: chain * 10 + 1, fk: chain },
      { id: chain * 10 + 2, fk: chain },
    ]);
    const actives = pairs.map(({ id: each, fk }) => ({ id: fk === 1 ? each : each + 20, fk }));
    const companies = pairs.map(({ id: each, fk }) => ({ id: each + 10 * fk, fk }));
    const establishments = companies.flatMap(({ id: fk }) => [
      { id: fk === 21 ? 31 : fk * 10 + 1, fk, asset_type: actives.map((active) => active.id) },
      { id: fk === 21 ? 32 : fk * 10 + 2, fk, asset_type: actives.map((active) => active.id) },
    ]);
    const items = { suplyChain: [{ id: 1 }, { id: 2 }], actives, companies, establishments };
    const whole = { chain: 1, active: 11, company: 21, establishment: 31 };
    expect(completeContext(items, whole)).toEqual(whole);
    expect(chooseInContext(items, whole, level, id)).toEqual(after);
  });
});

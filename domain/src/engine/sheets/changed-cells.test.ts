import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Values } from '../../model/value';
import { changedCells } from './changed-cells';

describe('what a row changes', () => {
  const current: Values = { breed: 'AA', weight: 361, claims: ['a', 'b'], notes: null };

  it.each<[string, Values, Values, ReturnType<typeof changedCells>]>([
    [
      'is nothing where it says the same',
      { breed: 'AA', weight: 361 },
      {},
      { changes: {}, conflicts: [], kept: [] },
    ],
    [
      'is what differs',
      { breed: 'HF', weight: 361 },
      {},
      { changes: { breed: 'HF' }, conflicts: [], kept: [] },
    ],
    ['may be an erased value', { breed: null }, {}, { changes: { breed: null }, conflicts: [], kept: [] }],
    [
      'is not what was empty and stays so',
      { notes: null, tags: [] },
      {},
      { changes: {}, conflicts: [], kept: [] },
    ],
    [
      'is nothing of what the row left as it was, whatever others made of it',
      { breed: 'HF' },
      { breed: 'HF' },
      { changes: {}, conflicts: [], kept: ['breed'] },
    ],
    [
      'conflicts with what others changed otherwise',
      { breed: 'SH', weight: 400 },
      { breed: 'HF' },
      { changes: { breed: 'SH', weight: 400 }, conflicts: ['breed'], kept: [] },
    ],
    [
      'agrees with others that changed it alike',
      { breed: 'AA' },
      { breed: 'HF' },
      { changes: {}, conflicts: [], kept: [] },
    ],
    [
      'may be against what was empty before',
      { breed: 'SH' },
      { breed: null },
      { changes: { breed: 'SH' }, conflicts: ['breed'], kept: [] },
    ],
  ])('%s', (_title, said, base, expected) => {
    expect(changedCells(current, said, base)).toEqual(expected);
  });

  it('leads from the record to what the row says, and conflicts only where both sides moved', () => {
    const value = fc.option(fc.constantFrom('A', 'B', 'C'));
    const values = fc.record({ one: value, two: value, three: value });
    fc.assert(
      fc.property(values, values, values, (base, now, said) => {
        const { changes, conflicts, kept } = changedCells(now, said, base);
        for (const name of ['one', 'two', 'three'] as const) {
          const after = Object.hasOwn(changes, name) ? changes[name] : now[name];
          expect(after).toBe(said[name] === base[name] ? now[name] : said[name]);
          expect(conflicts.includes(name)).toBe(
            said[name] !== base[name] && now[name] !== base[name] && said[name] !== now[name],
          );
          expect(kept.includes(name)).toBe(said[name] === base[name] && now[name] !== base[name]);
        }
      }),
    );
  });
});

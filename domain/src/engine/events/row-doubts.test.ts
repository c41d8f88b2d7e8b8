import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDoubts, usualGain } from './row-doubts';

const day = '2026-11-21';
const lastDay = '2026-09-14';
const row = (last: number | null, value: number | null, since: string | null = lastDay) => ({
  ...{ last, value, day },
  lastDay: since,
});
/** Eight of a lot that gained half a kilo a day. */
const lot = [
  row(361, 386.5),
  row(355.5, 379),
  row(368, 402),
  row(412.5, 448.5),
  row(398, 431),
  row(349, 374.5),
  row(372, 403.5),
];
const lastOf = (rows: Parameters<typeof findDoubts>[0]) => findDoubts(rows).at(-1);

describe('a number beside what the lot gained', () => {
  it('is doubtful where it lost much, and the one figure that was meant is named', () => {
    expect(lastOf([...lot, row(405, 325)])).toMatchObject({
      ...{ kind: 'lost', change: -80, lastDay },
      ...{ others: expect.closeTo(0.46, 1) as number, instead: 425 },
    });
    expect(findDoubts([...lot, row(405, 325)]).slice(0, -1)).toEqual(lot.map(() => null));
  });

  it.each([
    ['two figures in the other order', row(364, 937), 397],
    ['the mark a place off', row(364, 3970), 397],
    ['the mark forgotten', row(364, 39.7), 397],
  ])('knows %s', (_slip, reading, meant) => {
    expect(lastOf([...lot, reading])?.instead).toBe(meant);
  });

  it('names nothing where several figures may have been meant, or none', () => {
    expect(lastOf([...lot, row(500, 453)])?.instead).toBeNull();
    expect(lastOf([...lot, row(405, 700)])).toMatchObject({ kind: 'much', instead: null });
  });

  it.each([
    ['as the others', row(364, 397)],
    ['a little less than before', row(364, 360)],
    ['what was never weighed', row(null, 90)],
    ['a last one without a day', row(364, 90, null)],
    ['nothing yet', row(364, null)],
  ])('is not doubtful: %s', (_why, reading) => {
    expect(lastOf([...lot, reading])).toBeNull();
  });
});

describe('with too few others', () => {
  it.each([
    [405, 325, 'lost'],
    [405, 1405, 'much'],
    [405, 380, undefined],
    // A calf doubles its weight in a month and a half.
    [40, 95, undefined],
  ])('%d to %d kg says %s, and names nothing instead', (last, value, kind) => {
    const [found] = findDoubts([row(last, value)]);
    expect(found?.kind).toBe(kind);
    expect(found?.instead ?? null).toBeNull();
  });
});

it('says what to expect of the next, once there are enough', () => {
  expect(usualGain(lot)).toBeCloseTo(0.46, 1);
  expect(usualGain(lot.slice(0, 3))).toBeNull();
});

const readings = fc.array(
  fc.record({
    last: fc.option(fc.integer({ min: 0, max: 900 })),
    lastDay: fc.option(fc.constantFrom('2026-11-21', '2026-11-20', lastDay, '2026-12-01')),
    value: fc.option(fc.integer({ min: 0, max: 3_000 }).map((tenths) => tenths / 10)),
    day: fc.constant(day),
  }),
  { maxLength: 12 },
);

it('what is named instead is never doubtful itself', () => {
  fc.assert(
    fc.property(readings, (rows) => {
      for (const [at, doubt] of findDoubts(rows).entries()) {
        const reading = rows[at];
        if (typeof doubt?.instead !== 'number' || reading === undefined) continue;
        const mended = rows.map((each) => (each === reading ? { ...each, value: doubt.instead } : each));
        expect(findDoubts(mended)[at]).toBeNull();
      }
    }),
  );
});

it('the order of the rows changes nothing', () => {
  fc.assert(
    fc.property(readings, (rows) => {
      expect(findDoubts(rows.toReversed()).toReversed()).toEqual(findDoubts(rows));
    }),
  );
});

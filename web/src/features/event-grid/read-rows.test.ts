import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { rowColumns } from '@huella/domain/engine/events/row-columns';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Locale } from '@huella/domain/model/value';
import type { GridAsset } from './grid-asset';
import { expectedOf, readDate, readRows, sentRows, tidyDate } from './read-rows';
import { commentName, confirmedKey, dateName, withChanges, withConfirmed, type RowState } from './row-state';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' };
const weighing = findEvent(cowAr, 1);
const columns = weighing === null ? [] : rowColumns(cowAr, weighing);
const asset = (id: number, last: number | null): GridAsset => ({
  ...{ id, label: `KD482 C31${String(id)} 6`, names: {}, kind: ['Vaquillona'], state: null },
  last: last === null ? {} : { weight: { value: last, day: '2026-09-14' } },
});
const lasts = [361, 355.5, 368, 412.5, 398, 405, null];
const subject = { assets: lasts.map((last, at) => asset(at + 1, last)), columns, locale };
const begun: RowState = {
  common: { [dateName]: '21/11/2026', weighing_type: 'Periódica' },
  ...{ rows: {}, confirmed: [] },
};
const weighed = (weights: Readonly<Record<number, string>>) =>
  withChanges(
    begun,
    Object.entries(weights).map(([id, text]) => ({ id: Number(id), field: 'weight', text })),
  );
const lot = { 1: '386,5', 2: '379', 3: '402', 4: '448,5', 5: '431' };

describe('the rows of a weighing', () => {
  it('count once they have a weight, with what all have', () => {
    const state = withChanges(weighed({ 1: '386,5' }), [{ id: 2, field: commentName, text: 'renguea' }]);
    const read = readRows(subject, state);
    expect(read.counted.map(({ asset: { id } }) => id)).toEqual([1]);
    expect(read.counted[0]?.values).toEqual({ weight: 386.5, weighing_type: 'PER' });
    expect(read.counted[0]?.gains['weight']).toBe(0.38);
  });

  it('all count where all have the same weight', () => {
    const state = withChanges(begun, [{ id: null, field: 'weight', text: '400' }]);
    expect(readRows(subject, state).counted).toHaveLength(lasts.length);
  });

  it.each([
    ['weight', 'cuatrocientos', 'notANumber'],
    ['weight', '99999', 'aboveMax'],
    [dateName, '22/11/2026', 'inFuture'],
    [dateName, 'ayer', 'notADate'],
    [commentName, 'x'.repeat(501), 'tooLong'],
  ])('say what is wrong with %s %s', (field, text, code) => {
    const read = readRows(subject, withChanges(weighed({ 1: '386,5' }), [{ id: 1, field, text }]));
    expect(read.faulty.map(({ issues }) => issues.map((found) => [found.field, found.code]))).toEqual([
      [[field, code]],
    ]);
  });

  it('ask about a number far from the others until it is confirmed, and anew once it is another', () => {
    const state = weighed({ ...lot, 6: '325' });
    const [doubtful] = readRows(subject, state).doubtful;
    expect(doubtful?.doubts['weight']).toMatchObject({ kind: 'lost', change: -80, instead: 425 });
    const confirmed = withConfirmed(state, confirmedKey(6, 'weight', 325));
    expect(readRows(subject, confirmed).doubtful).toEqual([]);
    const other = withChanges(confirmed, [{ id: 6, field: 'weight', text: '320' }]);
    expect(readRows(subject, other).doubtful).toHaveLength(1);
  });

  it('come to a mean of all, and to a gain of those that are not doubtful', () => {
    const sound = readRows(subject, weighed(lot)).totals['weight'];
    const withDoubt = readRows(subject, weighed({ ...lot, 6: '325' })).totals['weight'];
    expect(sound).toMatchObject({ count: 5, sum: 2047, mean: 409.4 });
    expect(withDoubt).toMatchObject({ count: 6, gain: sound?.gain });
  });

  it('let expect what the next will have', () => {
    const read = readRows(subject, weighed(lot));
    const [next, first] = [read.rows[5], read.rows[6]];
    if (next === undefined || first === undefined) throw new Error('no rows');
    expect(expectedOf(next, 'weight', read.usual['weight'] ?? null)).toBeCloseTo(438, 0);
    expect(expectedOf(first, 'weight', read.usual['weight'] ?? null)).toBeNull();
  });

  it('are sent with their asset, their values, and what they say of their own event', () => {
    const state = withChanges(weighed({ 1: '386,5', 2: '379' }), [
      { id: 1, field: dateName, text: '20/11/2026' },
      { id: 1, field: commentName, text: 'renguea' },
    ]);
    const read = readRows(subject, state);
    expect(sentRows(subject, state, read.counted)).toEqual([
      {
        ...{ _pk_: 1, weight: 386.5, weighing_type: 'PER' },
        ...{ [dateName]: '20/11/2026', [commentName]: 'renguea' },
      },
      { _pk_: 2, weight: 379, weighing_type: 'PER' },
    ]);
  });
});

it.each([
  ['14/11', '14/11/2026'],
  ['1-2', '01/02/2026'],
  // What lies ahead was last year.
  ['24/12', '24/12/2025'],
  ['14/11/2026 08:30', '14/11/2026 08:30'],
  ['31/2', '31/2'],
])('%s is the day %s', (text, tidied) => {
  expect(tidyDate(text, locale)).toBe(tidied);
});

it('a date is a day alone or a moment, and without one today', () => {
  expect(readDate('20/11/2026 23:30', locale).day).toBe('2026-11-20');
  expect(readDate('20/11/2026', locale).day).toBe('2026-11-20');
  expect(readDate('', locale)).toEqual({ day: '2026-11-21', issues: [] });
});

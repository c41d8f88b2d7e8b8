import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storage } from '../../catalogue/assets/storage';
import { storageStatuses } from '../../catalogue/assets/storage-statuses';
import { findRunningOut, offeredStatuses, statusOn, valuesOn } from './asset-status';
import { expiring } from '../events/status-events';
import { findEvent, isEventOffered } from '../events/event-access';
import { relationKinds, type RelationKind } from '../../model/relation-kinds';

const offered = (event: number, boxSubtype: number, status: string, relations: readonly RelationKind[]) =>
  [...offeredStatuses(storageStatuses, event, status, { boxSubtype, relations })].sort();

const allStatuses = ['active', 'inactive', 'observed', 'validated', 'invalidated', 'expired'];

/** Event, subtype, status, relation and what is offered, as document 2 section 4 lists them. */
const tuples: readonly (readonly [number, number, string, RelationKind, readonly string[]])[] = [
  ...[27, 28, 29].flatMap(
    (subtype) =>
      [
        [5, subtype, 'active', 'EXPERT_USER', ['observed', 'validated']],
        [5, subtype, 'observed', 'EXPERT_USER', ['validated']],
      ] as const,
  ),
  ...relationKinds.map((relation) => [6, 28, 'active', relation, ['active', 'inactive']] as const),
  [6, 27, 'validated', 'EXPERT_USER', ['invalidated', 'validated']],
  [6, 29, 'validated', 'EXPERT_USER', ['invalidated', 'validated']],
  // Two rows match: their targets are united (decisions section 4).
  [6, 28, 'validated', 'EXPERT_USER', ['inactive', 'invalidated', 'validated']],
  [6, 28, 'validated', 'OWNER', ['inactive', 'validated']],
  [6, 28, 'validated', 'COMPANY_DELEGATE', ['inactive', 'validated']],
  [6, 28, 'expired', 'OWNER', ['expired', 'inactive']],
  [6, 28, 'expired', 'EXPERT_USER', ['expired', 'inactive']],
  [6, 28, 'expired', 'COMPANY_DELEGATE', ['expired', 'inactive']],
  [6, 28, 'invalidated', 'EXPERT_USER', ['active', 'inactive', 'invalidated']],
  [6, 28, 'inactive', 'EXPERT_USER', ['active', 'inactive']],
];

describe('the statuses that an event offers', () => {
  it.each(tuples)(
    'by event %s in subtype %s from %s to %s are %j',
    (event, subtype, status, relation, to) => {
      expect(offered(event, subtype, status, [relation])).toEqual(to);
    },
  );

  it('are otherwise the current one alone', () => {
    const known = new Set(tuples.map((tuple) => tuple.slice(0, 4).join()));
    for (const event of [5, 6, 1])
      for (const subtype of [1, 27, 28, 29, 30, 31, 32])
        for (const status of allStatuses)
          for (const relation of relationKinds)
            if (!known.has([event, subtype, status, relation].join()))
              expect(offered(event, subtype, status, [relation])).toEqual([status]);
  });

  it('of several relations are those of each together', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(5, 6),
        fc.constantFrom(27, 28, 29),
        fc.constantFrom(...allStatuses),
        fc.subarray([...relationKinds], { minLength: 1 }),
        (event, subtype, status, relations) => {
          const single = relations.flatMap((relation) => offered(event, subtype, status, [relation]));
          const all = offered(event, subtype, status, relations);
          expect(single).toEqual(expect.arrayContaining(all));
          expect(all.length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('expiry (decisions section 4)', () => {
  const today = (status: string, day: string, subtype?: number) =>
    statusOn(storageStatuses, { asset_status_change: status, date_expired: '2026-06-30' }, day, subtype);

  it.each(['active', 'observed', 'validated'])('makes %s expired from the day after', (status) => {
    expect(today(status, '2026-06-30')).toBe(status);
    expect(today(status, '2026-07-01')).toBe('expired');
    expect(today(status, '2026-07-01', 28)).toBe('expired');
    expect(today(status, '2026-07-01', 31)).toBe(status);
  });

  it.each(['inactive', 'invalidated', 'expired'])('leaves %s as it is', (status) => {
    expect(today(status, '2030-01-01')).toBe(status);
  });

  it('is stated as data that gives the same answer', () => {
    const days = fc.constantFrom('', '2026-06-29', '2026-06-30', '2026-07-01');
    fc.assert(
      fc.property(
        fc.constantFrom(...allStatuses),
        fc.option(days),
        days,
        fc.constantFrom(27, 28, 29, 30, 31),
        (status, lastDay, today, boxSubtype) => {
          const running = findRunningOut(storage, { today, boxSubtype });
          const hasRunOut =
            running?.from.includes(status) === true && lastDay !== null && lastDay < running.today;
          const values = { [storageStatuses.field]: status, date_expired: lastDay };
          expect(statusOn(storageStatuses, values, today, boxSubtype)).toBe(hasRunOut ? running.to : status);
        },
      ),
    );
  });

  it('is recorded by an event that every asset type knows and nobody is offered', () => {
    expect(findEvent(storage, expiring.eventType)).toBe(expiring);
    for (const boxSubtype of [27, 28, 29, 30, 31, 32])
      expect(isEventOffered(expiring, boxSubtype, { relations: relationKinds, administers: true })).toBe(
        false,
      );
  });

  it('touches nothing that has no day, no status, or no such rules', () => {
    const open = { asset_status_change: 'active' };
    expect(valuesOn(storage, open, '2030-01-01')).toBe(open);
    const hides = { blend_code: 'BL251104WB1' };
    expect(valuesOn(storage, hides, '2030-01-01')).toBe(hides);
    expect(valuesOn({}, open, '2030-01-01')).toBe(open);
    const bag = { asset_status_change: 'active', date_expired: '2026-06-30', tonnage: 180 };
    expect(valuesOn(storage, bag, '2026-07-01')).toEqual({ ...bag, asset_status_change: 'expired' });
  });
});

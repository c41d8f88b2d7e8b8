import { describe, expect, it } from 'vitest';
import { shifted, shiftTo } from './calendar';
import { adding, grouping } from './step';
import { boxes } from './places';

const [box] = boxes;
const desk = { box, assetType: 33 };

describe('the calendar of the demo', () => {
  it.each([
    // The day that it describes is not over.
    ['2026-11-20T15:00:00Z', -7],
    ['2026-11-21T15:00:00Z', 0],
    ['2026-11-27T15:00:00Z', 0],
    // By the clock of Buenos Aires it is still the day before.
    ['2026-11-28T01:00:00Z', 0],
    ['2026-11-28T15:00:00Z', 7],
    ['2027-11-20T15:00:00Z', 364],
  ])('moves to a first start at %s by %i days', (now, days) => {
    expect(shiftTo(new Date(now))).toBe(days);
  });

  it('moves days, moments, weeks, years and the names of lots, and no identifier', () => {
    const [added, lot] = shifted(
      [
        adding(desk, '2026-10-13', 'LA2026', {
          born: '2026-03-02',
          seen_at: '2026-10-12T10:20:00Z',
          birth_week: '2026S52',
          campaign_year: 2026,
          weight: 2026,
          number: 'W-2026-1870',
          service_book: [{ key: 1, serviced_at: '2026-12-30T13:00:00Z', km: 2026 }],
        }),
        ...grouping(desk, '2026-10-13', 'Garantías 2026', ['LA2026']),
      ],
      84,
    );
    expect(added).toMatchObject({
      day: '2027-01-05',
      rows: [
        {
          tag: 'LA2026',
          values: {
            born: '2026-05-25',
            seen_at: '2027-01-04T10:20:00Z',
            birth_week: '2027S11',
            campaign_year: 2027,
            weight: 2026,
            number: 'W-2026-1870',
            service_book: [{ key: 1, serviced_at: '2027-03-24T13:00:00Z', km: 2026 }],
          },
        },
      ],
    });
    expect(lot).toMatchObject({ common: { name: 'Garantías 2027', opened_on: '2027-01-05' } });
  });

  it('leaves a plan as it is on the day that it describes', () => {
    const plan = [adding(desk, '2026-10-13', 'LA2026', {})];
    expect(shifted(plan, 0)).toBe(plan);
  });
});

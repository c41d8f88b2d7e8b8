import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { Written } from './fold';
import { standingOn } from './standing-on';

const time = (day: string) => Date.parse(`${day}T12:00:00Z`);
const wrote = (sequence: number, day: string, after: Written['after']): Written => ({
  sequence,
  at: time(day),
  after,
});

const history = [
  wrote(1, '2026-01-10', { sex: 'M', birth_date: '2025-09-01', category: 'VQ', weight: 210 }),
  wrote(2, '2026-04-01', { weight: 260, weight_date: '2026-04-01' }),
  wrote(3, '2026-06-01', { disposal_type: 'VENTA', disposal_date: '2026-06-01' }),
  // A correction that came later than all of it.
  wrote(4, '2026-07-01', { sex: 'H' }),
];
const today = {
  ...{ sex: 'H', birth_date: '2025-09-01', category: 'VQ', weight: 260, weight_date: '2026-04-01' },
  ...{ disposal_type: 'VENTA', disposal_date: '2026-06-01' },
};
const on = (day: string) => standingOn(cowAr, today, history, time(day));

describe('an asset on a day that lies back', () => {
  it('is what events had made of it by then', () => {
    const { values, unsure } = on('2026-05-01');
    expect(values).toMatchObject({ weight: 260, category: 'VQ' });
    expect(values['disposal_type']).toBeUndefined();
    expect(unsure.size).toBe(0);
    expect(on('2026-02-01').values).toMatchObject({ weight: 210 });
    expect(on('2026-06-02').values).toMatchObject({ disposal_type: 'VENTA' });
  });

  it('always was what no event changes, as it is known today', () => {
    expect(on('2026-02-01').values).toMatchObject({ sex: 'H', birth_date: '2025-09-01' });
  });

  it('before it was loaded is not known, but for what it is', () => {
    const { values, unsure } = on('2025-12-01');
    expect(values).toMatchObject({ sex: 'H', category: 'VQ', weight: 210 });
    expect([...unsure].sort()).toEqual(['category', 'weight']);
  });

  it('had on a day that a later event was dated to what that one wrote', () => {
    const backDated = [...history, wrote(5, '2026-03-01', { weight: 240 })];
    expect(standingOn(cowAr, today, backDated, time('2026-03-15')).values['weight']).toBe(240);
    expect(standingOn(cowAr, today, backDated, time('2026-05-15')).values['weight']).toBe(260);
  });
});

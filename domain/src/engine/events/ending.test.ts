import { describe, expect, it } from 'vitest';
import { car } from '../../catalogue/assets/car';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { leatherGoods } from '../../catalogue/assets/leather-goods';
import { treeAr } from '../../catalogue/assets/tree-ar';
import type { AssetType } from '../../model/asset-type';
import type { Values } from '../../model/value';
import { endsAsset, findEnding } from './ending';
import { findEvent } from './event-access';

/** A history by what each event wrote and the day that it happened on, in the order in which it was recorded. */
const endingOf = (model: AssetType, ...events: readonly (readonly [day: string, after: Values])[]) => {
  const history = events.map(([day, after], at) => ({ at: Date.parse(day), sequence: at + 1, after }));
  const found = findEnding(model, history, '2026-11-21', 10);
  return found === null ? null : [new Date(found.at).toISOString().slice(0, 10), found.ended.es];
};

const loaded = ['2026-01-01', { sex: 'M', category: 'NO' }] as const;

describe('the end of an asset', () => {
  it('is the event that ended it, whatever was recorded of it since', () => {
    const killed = ['2026-11-12', { disposal_type: 'FAENA' }] as const;
    expect(endingOf(cowAr, loaded, killed)).toEqual(['2026-11-12', 'fue faenado']);
    expect(endingOf(cowAr, loaded, killed, ['2026-11-14', { weight: 240 }])).toEqual([
      '2026-11-12',
      'fue faenado',
    ]);
    expect(endingOf(cowAr, loaded, killed, ['2026-03-01', { weight: 300 }])).toEqual([
      '2026-11-12',
      'fue faenado',
    ]);
  });

  it('is a day before it was loaded, where that was recorded so', () => {
    const late = ['2026-11-20', { sex: 'M', category: 'NO' }] as const;
    expect(endingOf(cowAr, late, ['2026-11-12', { disposal_type: 'FAENA' }])).toEqual([
      '2026-11-12',
      'fue faenado',
    ]);
  });

  it('is the last one of several', () => {
    const days = ['2026-02-01', '2026-03-01', '2026-04-01'] as const;
    const sold = { status: 'VEN' };
    expect(endingOf(car, [days[0], sold], [days[1], { status: 'STO' }], [days[2], sold])).toEqual([
      '2026-04-01',
      'se vendió',
    ]);
  });

  it('is not known of what was loaded after it, and nothing of what lives', () => {
    expect(endingOf(cowAr, ['2026-01-01', { disposal_type: 'FAENA' }])).toBeNull();
    expect(endingOf(cowAr, loaded)).toBeNull();
    expect(endingOf(cowAr)).toBeNull();
  });
});

it.each([
  ['slaughter', cowAr, 10, true],
  ['retiring', cowAr, 13, true],
  ['a weighing', cowAr, 1, false],
  ['the sale of a car', car, 144, true],
  ['the sale of a bag', leatherGoods, 105, true],
  ['a look at the health of a tree', treeAr, 106, false],
] as const)('%s of %o', (_what, model, eventType, ends) => {
  const event = findEvent(model, eventType);
  expect(event === null ? null : endsAsset(model, event)).toBe(ends);
});

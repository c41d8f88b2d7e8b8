import { describe, expect, it } from 'vitest';
import { buildTrial, saidBy } from '../../catalogue/assets/build-trial';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { cows } from '../../catalogue/assets/cows';
import { findEvent } from './event-access';
import { createdAssets } from './created-assets';
import type { Creation } from '../../model/event-model';

const day = '2026-11-21';
const creationOf = (model: typeof cowAr, code: number): Creation => {
  const creates = findEvent(model, code)?.creates;
  if (creates === undefined) throw new Error(`event ${String(code)} brings nothing about`);
  return creates;
};

describe('calves of a calving', () => {
  const dam = {
    visual_tag: 'KD482A0126',
    sex: 'H',
    category: 'VA',
    breed: 'AA',
    productive_system: 'PAS',
    paddock: 'Norte',
  };
  const calves = [
    { key: 1, sex: 'M', tag: 'KD482C3176', weight: 34, alive: true },
    { key: 2, sex: 'H', tag: 'KD482C3184', alive: false },
    { key: 3, sex: 'H', weight: 31, alive: true },
  ];

  it('are those that live and wear a tag', () => {
    expect(createdAssets(creationOf(cowAr, 106), { fields: { calves }, asset: dam, day })).toEqual([
      {
        visual_tag: 'KD482C3176',
        sex: 'M',
        category: 'TM',
        birth_weight: 34,
        breed: 'AA',
        dam_tag: 'KD482A0126',
        productive_system: 'PAS',
        paddock: 'Norte',
        entry_type: 'NAC',
        birth_date: day,
        entry_date: day,
      },
    ]);
  });

  it('can be loaded as they are', () => {
    const [calf] = createdAssets(creationOf(cowAr, 106), { fields: { calves }, asset: dam, day });
    expect(saidBy(buildTrial(cowAr, 6).create(calf ?? {}))).toEqual([]);
  });

  it('were born on the day that their row says, where it says one', () => {
    const late = calves.map((calf) => ({ ...calf, born_on: '2026-11-20' }));
    expect(
      createdAssets(creationOf(cowAr, 106), { fields: { calves: late }, asset: dam, day }),
    ).toMatchObject([{ birth_date: '2026-11-20', entry_date: '2026-11-20' }]);
  });

  it('are none without a list', () => {
    expect(createdAssets(creationOf(cowAr, 106), { fields: {}, asset: dam, day })).toEqual([]);
  });
});

it('a herd that parts leaves another one like it', () => {
  const herd = {
    herd_code: 'R-1',
    category: 'VQ',
    breed: 'H',
    heads: 80,
    avg_weight: 300,
    productive_system: 'PAS',
    entry_date: '2026-01-05',
  };
  const fields = { quantity: 30, new_code: 'R-2' };
  const created = createdAssets(creationOf(cows, 133), { fields, asset: herd, day });
  expect(created).toEqual([{ ...herd, herd_code: 'R-2', heads: 30 }]);
  expect(saidBy(buildTrial(cows, 6).create(created[0] ?? {}))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  chosenAssetsAnswers,
  sentAssets,
  withAssets,
  withoutAsset,
  type ChosenAssets,
} from './chosen-assets';

const chosen: ChosenAssets = {
  picked: [
    [1, 'KD482 C317 6'],
    [2, 'KD482 C318 4'],
  ],
  filters: [{ field: 'category', operator: 'inArray', values: ['VQ'] }],
  count: 2,
};

describe('the chosen assets', () => {
  it('are sent by id, or as the filters that find them', () => {
    expect(sentAssets(chosen)).toEqual({ pks: [1, 2] });
    expect(sentAssets({ ...chosen, picked: null })).toEqual({ selection: { filters: chosen.filters } });
  });

  it('of what was transferred are looked for there', () => {
    const all = { picked: null, filters: [], count: 3 };
    expect(sentAssets(all, 'transferred')).toEqual({ selection: { filters: [], suffix: 'transferred' } });
    expect(sentAssets(all)).toEqual({ selection: { filters: [] } });
  });

  it('are each there once, however often they are added', () => {
    const more = withAssets(chosen, [
      [2, 'KD482 C318 4'],
      [3, 'KD482 C321 9'],
    ]);
    expect(more.picked?.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(more.count).toBe(3);
  });

  it('can be taken out one by one', () => {
    expect(withoutAsset(chosen, 1)).toMatchObject({ picked: [[2, 'KD482 C318 4']], count: 1 });
    expect(withoutAsset(chosen, 9).count).toBe(2);
    expect(withoutAsset({ ...chosen, picked: null }, 1).picked).toBeNull();
  });
});

describe('kept assets', () => {
  const assets = z.object(chosenAssetsAnswers);

  it.each([
    { picked: [[1, 'KD482 C317 6']], filters: [], count: 1 },
    { picked: null, filters: [{ field: 'category', operator: 'inArray', values: ['VQ'] }], count: 186 },
  ])('are read as they were kept: %j', (chosen) => {
    expect(assets.parse(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  it.each([{ picked: [['1', 'x']] }, { filters: 'all' }, { count: '3' }])('are none in %j', (chosen) => {
    expect(assets.safeParse(chosen).success).toBe(false);
  });
});

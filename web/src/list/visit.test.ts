import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVisit, sentAssets, withAssets, withoutAsset, type Visit } from './visit';

const visit: Visit = {
  boxId: 7,
  assetType: 33,
  from: '/assets?category=VQ',
  picked: [
    [1, 'KD482 C317 6'],
    [2, 'KD482 C318 4'],
  ],
  filters: [{ field: 'category', operator: 'inArray', values: ['VQ'] }],
  count: 2,
  answers: { event: '1' },
  raw: { weight: '380', vaccines: ['AFT'], castrated: true, paddock: null },
};

describe('a kept walk', () => {
  it('comes back as it was', () => {
    expect(parseVisit(JSON.stringify(visit))).toEqual(visit);
    expect(parseVisit(JSON.stringify({ ...visit, picked: null }))?.picked).toBeNull();
  });

  it.each([
    'not json',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...visit, picked: [['1', 'x']] }),
    JSON.stringify({ ...visit, filters: 'all' }),
    JSON.stringify({ ...visit, answers: { event: 1 } }),
    JSON.stringify({ ...visit, raw: { weight: {} } }),
  ])('is none when it reads %s', (stored) => {
    expect(parseVisit(stored)).toBeNull();
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        parseVisit(stored);
      }),
    );
  });
});

describe('the assets of a walk', () => {
  it('are sent by id, or as the filters that find them', () => {
    expect(sentAssets(visit)).toEqual({ pks: [1, 2] });
    expect(sentAssets({ ...visit, picked: null })).toEqual({ selection: { filters: visit.filters } });
  });

  it('of what was transferred are looked for there', () => {
    const chosen = { picked: null, filters: [], count: 3 };
    expect(sentAssets(chosen, 'transferred')).toEqual({ selection: { filters: [], suffix: 'transferred' } });
    expect(sentAssets(chosen)).toEqual({ selection: { filters: [] } });
  });

  it('are each there once, however often they are added', () => {
    const more = withAssets(visit, [
      [2, 'KD482 C318 4'],
      [3, 'KD482 C321 9'],
    ]);
    expect(more.picked?.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(more.count).toBe(3);
  });

  it('can be taken out one by one', () => {
    expect(withoutAsset(visit, 1)).toMatchObject({ picked: [[2, 'KD482 C318 4']], count: 1 });
    expect(withoutAsset(visit, 9).count).toBe(2);
    expect(withoutAsset({ ...visit, picked: null }, 1).picked).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { aimOf, codesOfSheet, purposeOf } from './sheet-purpose';

describe('aimOf', () => {
  it('knows the load and the edit as what the modes are anyway', () => {
    expect(aimOf('add', -1)).toEqual({ mode: 'add', eventType: null });
    expect(aimOf('update', 0)).toEqual({ mode: 'update', eventType: null });
    expect(aimOf('update', undefined)).toEqual({ mode: 'update', eventType: null });
    expect(aimOf('update', 1)).toEqual({ mode: 'update', eventType: 1 });
  });
});

describe('purposeOf', () => {
  it.each([
    ['add', null, 'add'],
    ['update', null, 'update'],
    ['update', 1, 'event'],
    ['update', 1000, 'transfer'],
  ] as const)('says what %s with event %s is for', (mode, eventType, purpose) => {
    expect(purposeOf({ mode, eventType })).toBe(purpose);
  });
});

describe('codesOfSheet', () => {
  it.each([
    ['add', null, ['ASSET_ADD']],
    ['add', 1, ['ASSET_ADD']],
    ['update', null, ['ASSET_EDIT']],
    ['update', 1, ['ASSET_EVENT']],
    ['update', 13, ['ASSET_BURN']],
    ['update', 1000, ['ASSET_TRANSFER']],
  ] as const)('demands of %s with event %s the code of what is done', (mode, eventType, codes) => {
    expect(codesOfSheet(cowAr, { mode, eventType })).toEqual(codes);
  });

  it('demands of an event that nobody knows what any event may demand', () => {
    expect(codesOfSheet(cowAr, { mode: 'update', eventType: 4711 })).toEqual(['ASSET_EVENT', 'ASSET_BURN']);
  });
});

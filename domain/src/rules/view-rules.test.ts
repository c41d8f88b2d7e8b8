import { describe, expect, it } from 'vitest';
import { canChangeView, canShareViews, canWithdrawView, checkViewName } from './view-rules';

describe('the name of a view', () => {
  it.each([
    ['Recría a pesar', []],
    ['x'.repeat(60), []],
    ['', ['mandatory']],
    ['   ', ['mandatory']],
    ['x'.repeat(61), ['tooLong']],
  ])('%j has %j', (name, codes) => {
    expect(checkViewName(name).map(({ code }) => code)).toEqual(codes);
  });
});

describe('what may be done with a view', () => {
  it.each([
    // own, shared, codes: changed, withdrawn
    [true, false, ['ASSET_LIST'], true, true],
    [true, true, ['ASSET_LIST'], false, true],
    [true, true, ['ASSET_LIST', 'ASSET_EDIT'], true, true],
    [false, true, ['ASSET_LIST', 'ASSET_EDIT'], false, false],
    [false, true, ['ASSET_LIST', 'BOX_EDIT'], true, true],
    [false, false, ['ASSET_LIST', 'ASSET_EDIT', 'BOX_EDIT'], false, false],
  ] as const)('own %s, shared %s, by %j', (isOwn, isShared, codes, changes, withdraws) => {
    const rights = { isOwn, isShared, codes };
    expect([canChangeView(rights), canWithdrawView(rights)]).toEqual([changes, withdraws]);
  });

  it('who may change assets, or keeps the establishment, may share', () => {
    const may = (['ASSET_LIST', 'ASSET_EDIT', 'BOX_EDIT'] as const).map((code) => canShareViews([code]));
    expect(may).toEqual([false, true, true]);
  });
});

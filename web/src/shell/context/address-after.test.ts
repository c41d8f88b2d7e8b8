import { describe, expect, it } from 'vitest';
import { addressAfter } from './address-after';

const list = '/assets';

describe('where to be in another context', () => {
  it('keeps the filters of the list and begins at its first page', () => {
    const location = { pathname: list, searchStr: '?category=VQ,NO&page=3&size=50' };
    expect(addressAfter(location, { list, isSameType: true })).toBe('/assets?category=VQ,NO&size=50');
    expect(addressAfter({ pathname: list, searchStr: '?page=2' }, { list, isSameType: true })).toBe(list);
  });

  it('drops the filters of another asset type', () => {
    const location = { pathname: list, searchStr: '?category=VQ' };
    expect(addressAfter(location, { list, isSameType: false })).toBe(list);
  });

  it('leaves a screen that belongs to the old context', () => {
    const location = { pathname: '/assets/edit', searchStr: '?pk=7' };
    expect(addressAfter(location, { list, isSameType: true })).toBe(list);
  });
});

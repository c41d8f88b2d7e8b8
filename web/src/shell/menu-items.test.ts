import { describe, expect, it } from 'vitest';
import { groupItems, isCurrent, visibleItems, type MenuItem } from './menu-items';

const item = (name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  name,
  icon: 'tag',
  path: `/${name}`,
  group: 'Registro',
  ...more,
});

const place = (...codes: string[]) => ({ boxSubtype: 6, can: (code: string) => codes.includes(code) });

describe('the entries that a place shows', () => {
  it('leaves out what is limited to other subtypes', () => {
    const items = [item('assets'), item('lots', { subtypes: [6, 7] }), item('images', { subtypes: [10] })];
    expect(visibleItems(items, place()).map(({ name }) => name)).toEqual(['assets', 'lots']);
  });

  it('leaves out what the user may not open there', () => {
    const items = [item('assets', { permission: 'ASSET_LIST' }), item('qr', { permission: 'ASSET_QR' })];
    expect(visibleItems(items, place('ASSET_LIST')).map(({ name }) => name)).toEqual(['assets']);
  });

  it('hides an entry whose permission this build does not know', () => {
    expect(visibleItems([item('new', { permission: 'ASSET_FLY' })], place('ASSET_FLY'))).toEqual([]);
  });
});

describe('the groups of the menu', () => {
  it('keeps groups and entries in the order in which they come', () => {
    const items = [item('assets'), item('transfers', { group: 'Movimiento' }), item('lots')];
    expect(
      groupItems(items).map(({ name, items: inside }) => [name, inside.map((each) => each.name)]),
    ).toEqual([
      ['Registro', ['assets', 'lots']],
      ['Movimiento', ['transfers']],
    ]);
  });
});

describe('the current entry', () => {
  it('is active on its screen and those under it, not for one that only begins alike', () => {
    expect(isCurrent({ path: '/assets' }, '/assets')).toBe(true);
    expect(isCurrent({ path: '/assets' }, '/assets/edit')).toBe(true);
    expect(isCurrent({ path: '/assets' }, '/assetsOracles')).toBe(false);
  });
});

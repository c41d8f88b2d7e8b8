import { describe, expect, it } from 'vitest';
import { addressOf } from './address';
import { paths } from './paths';

describe('an address', () => {
  it('has its search, without what is not given', () => {
    expect(addressOf(paths.assetEdit, { pk: 7, mode: 'view' })).toBe('/assets/edit?pk=7&mode=view');
    expect(addressOf(paths.boxes, { company: 3, parent: undefined })).toBe('/boxes/all?company=3');
    expect(addressOf(paths.signIn, { email: '' })).toBe('/login');
  });

  it('is written so that it is read as it was meant', () => {
    const search = { email: 'ana+1@campo.example', next: '/register/a%2Fb?x=1&y=2' };
    const address = new URL(addressOf(paths.signIn, search), 'https://huella.example');
    expect(Object.fromEntries(address.searchParams)).toEqual(search);
    expect(addressOf(paths.invitation, {}, { hash: 'a/b?c' })).toBe('/register/a%2Fb%3Fc');
  });

  it('fills in its path', () => {
    expect(addressOf(paths.run, {}, { id: 12 })).toBe('/runs/12');
    expect(addressOf(paths.recallAsset, { show: 'graph' }, { pk: 5 })).toBe('/recall/asset/5?show=graph');
  });

  it('does not compile without a screen, with another search or with a part missing', () => {
    const wrong = () => [
      // @ts-expect-error no screen has this path
      addressOf('/animals', {}),
      // @ts-expect-error no such parameter
      addressOf(paths.assetEdit, { asset: 7 }),
      // @ts-expect-error no such mode
      addressOf(paths.assetEdit, { pk: 7, mode: 'look' }),
      // @ts-expect-error the list of lots reads nothing
      addressOf(paths.lots, { page: 2 }),
      // @ts-expect-error which run?
      addressOf(paths.run, {}),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});

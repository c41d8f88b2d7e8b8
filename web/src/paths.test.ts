import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ScreenPath } from './address';
import { isOpen, paths, safeNext } from './paths';

describe('the place to go to after signing in', () => {
  it('keeps an address of the product with its query', () => {
    expect(safeNext('/assets?category=VQ,NO&page=2')).toBe('/assets?category=VQ,NO&page=2');
    expect(safeNext('/assets/edit?pk=7#weight')).toBe('/assets/edit?pk=7#weight');
  });

  it.each([
    undefined,
    '',
    'assets',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/./\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('goes home from %j', (next) => {
    expect(safeNext(next)).toBe(paths.home);
  });

  it('never leads back to the sign-in nor to the way out', () => {
    expect(safeNext(`${paths.signIn}?next=/assets`)).toBe(paths.home);
    expect(safeNext(paths.signOut)).toBe(paths.home);
  });
});

describe('a screen that needs nobody signed in', () => {
  it.each([
    paths.signIn,
    paths.terms,
    '/register/',
    '/public/signup/verify/hash/abc',
    '/access/changePassword/abc',
  ])('%s', (pathname) => {
    expect(isOpen(pathname)).toBe(true);
  });

  it.each([paths.assets, '/', '/loginx', '/registers', '/public/other'])('is not %s', (pathname) => {
    expect(isOpen(pathname)).toBe(false);
  });
});

it('has a screen for every path', () => {
  expectTypeOf<(typeof paths)[keyof typeof paths]>().toExtend<ScreenPath>();
});

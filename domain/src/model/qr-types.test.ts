import { describe, expect, it } from 'vitest';
import { isPublicId, qrLinkOf, qrTypeNames, qrTypes } from './qr-types';

describe('the types of QR page', () => {
  it('are all named, each with a screen of its own', () => {
    expect([...qrTypeNames].toSorted()).toEqual(Object.keys(qrTypes).toSorted());
    expect(new Set(Object.values(qrTypes).map(({ screen }) => screen)).size).toBe(qrTypeNames.length);
  });

  it('have an address under the one of the site', () => {
    expect(qrLinkOf('https://huella.example/', 'identeco', 'abc')).toBe(
      'https://huella.example/qrIdenteco/abc',
    );
  });
});

describe('a public id', () => {
  it.each([
    ['Vt3-_9aBcDeFgHiJkLmNoP', true],
    ['Vt3-_9aBcDeFgHiJkLmNo', false],
    ['Vt3-_9aBcDeFgHiJkLmNoPQ', false],
    ['1', false],
    ['', false],
    ['Vt3-_9aBcDeFgHiJkLmNo%', false],
    ['Vt3-_9aBcDeFgHiJkLmNoP\n', false],
  ])('%j: %s', (text, is) => {
    expect(isPublicId(text)).toBe(is);
  });
});

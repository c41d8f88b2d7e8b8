import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aliasFor, countryOfZone, proposeBox, proposeCompany } from './proposals';

describe('the alias for a name', () => {
  it.each([
    ['La Matilde', 'la-matilde'],
    ['  El Ñandú, 2ª sección ', 'el-nandu-2a-seccion'],
    ['ESTABLECIMIENTO «SAN JOSÉ»', 'establecimiento-san-jose'],
    ['Ølgård', 'olgard'],
    ['¡!', null],
    ['', null],
  ])('of %j is %j', (name, alias) => {
    expect(aliasFor(name)).toBe(alias);
    expect(proposeBox({ name })).toEqual({ alias });
  });

  it('fits its field, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (name) => {
        const alias = aliasFor(name);
        expect(alias ?? '').toMatch(/^(?:[^\s-]+(?:-[^\s-]+)*)?$/u);
        expect((alias ?? '').length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

describe('a new company', () => {
  it.each([
    // The owner's country where the chain works there, and no role while there are several.
    [{ suplychain: '11' }, 'AR', { l1: 'AR', rol: null }],
    [{ suplychain: '11' }, 'BE', { l1: null, rol: null }],
    // The only country of a chain.
    [{ suplychain: '13' }, 'AR', { l1: 'BE', rol: null }],
    [{ suplychain: '11', l1: 'UY' }, 'AR', { l1: 'AR', rol: null }],
    [{}, 'AR', { l1: null, rol: null }],
  ])('with %j of somebody in %s begins with %j', (values, country, expected) => {
    expect(proposeCompany(values, country)).toEqual(expected);
  });

  it('is in the country of a zone that is known', () => {
    expect(countryOfZone('America/Argentina/Buenos_Aires')).toBe('AR');
    expect(countryOfZone('Pacific/Auckland')).toBeNull();
  });
});

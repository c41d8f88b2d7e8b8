import { describe, expect, it } from 'vitest';
import { digitalLinkOf, readTradedLot } from './digital-link';

describe('a lot of a product', () => {
  it.each(['9506000134352', '09506000134352'])('is the same by %s', (gtin) => {
    expect(readTradedLot(gtin, 'L-2611')).toEqual({ gtin: '09506000134352', lot: 'L-2611' });
  });

  it.each([
    ['9506000134353', 'L1', 'a wrong digit'],
    ['950600013435', 'L1', 'twelve digits that are no number'],
    ['9506000134352', '', 'no lot'],
    ['9506000134352', 'Brew 2611', 'a space'],
    ['9506000134352', 'ñandú', 'letters that GS1 has not'],
    ['9506000134352', 'A'.repeat(21), 'too long a lot'],
    ['9506000134352', '..', 'a step in a path'],
    [null, 'L1', 'nothing'],
  ])('is none of %s and %j: %s', (gtin, lot, _why) => {
    expect(readTradedLot(gtin, lot)).toBeNull();
  });

  it('has an address in which nothing of a lot is a part of the path', () => {
    const address = digitalLinkOf('https://huella.example/', { gtin: '09506000134352', lot: 'A/1?b%2' });
    expect(address).toBe('HTTPS://HUELLA.EXAMPLE/01/09506000134352/10/A%2F1%3Fb%252');
    expect(digitalLinkOf('https://huella.example/campo', { gtin: '09506000134352', lot: 'L1' })).toBe(
      'https://huella.example/campo/01/09506000134352/10/L1',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { malt } from '../../catalogue/assets/malt';
import { whatFields, whatItIs } from './lot-what';

const inSpanish = { language: 'es', zone: 'utc' } as const;

describe('what the assets of a lot are', () => {
  it('is what they are sold as, else the name of their model, else nothing', () => {
    const beer = { product: 'Dyle Blonde', malt_type: 'pilsen' };
    expect(whatFields(malt, 'product')).toEqual(['product', 'malt_type']);
    expect(whatItIs(malt, 'product', beer, inSpanish)).toBe('Dyle Blonde');
    // On a page that goes by no product it is malt.
    expect(whatItIs(malt, undefined, beer, inSpanish)).toBe('Malta Pilsen');
    expect(whatItIs(malt, 'product', {}, inSpanish)).toBe('');
    expect(whatItIs(cowAr, undefined, { category: 'VQ', breed: 'AA' }, inSpanish)).toBe(
      'Vaquillona Aberdeen Angus',
    );
    expect(whatItIs(cowAr, undefined, { category: 'VQ' }, inSpanish)).toBe('');
  });
});

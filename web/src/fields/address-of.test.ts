import { describe, expect, it } from 'vitest';
import { addressOf } from './address-of';

describe('the address of a form', () => {
  it.each([
    [
      {
        supplier_address_street: 'Moreno',
        supplier_address_street_number: 350,
        supplier_city: 'Saladillo',
        supplier_country: 'AR',
      },
      { text: 'Moreno 350, Saladillo, Argentina', country: 'AR' },
    ],
    [
      { address_street: 'Rue Haute', address_number: '', l3: 'Namur', l1: 'BE' },
      { text: 'Rue Haute, Namur, Bélgica', country: 'BE' },
    ],
    [{ city: 'Azul' }, { text: 'Azul', country: null }],
  ])('%#: is written from the near to the far', (values, address) => {
    expect(addressOf(values, 'es')).toEqual(address);
  });

  it.each([
    {},
    { weight: 12 },
    { city: '' },
    { city: 'Azul', country: null },
    { city: 'Azul', address_street: '' },
    { velocity: 'Azul' },
  ])('is none yet in %j', (values) => {
    expect(addressOf(values, 'es')).toBeNull();
  });
});

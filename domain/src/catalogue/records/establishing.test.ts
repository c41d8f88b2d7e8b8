import { describe, expect, it } from 'vitest';
import { boxTypes } from '../lookups/box-types';
import { chains } from '../lookups/chains';
import { companyRoles } from '../lookups/company-roles';
import { chainsOfRole, everyCompany, isRoleOffered, mayHold, openTypes, type Company } from './establishing';

const subtypes = (company: Company, parent: number | null = null) =>
  openTypes(company, parent).map(({ subtype }) => subtype);
const producer: Company = { chain: 11, country: 'AR', rol: 'Productor' };

describe('what companies may open (decisions section 2)', () => {
  it.each([
    [11, 'AR', 'Productor', [1, 5, 6, 7, 8]],
    [11, 'UY', 'Industria', [1, 10]],
    [11, 'PY', 'Comercializador', [1, 9, 11]],
    [9, 'AR', 'Industria', [1, 13]],
    [10, 'AR', 'Productor', [1, 15, 16]],
    [12, 'AR', 'Depositario', [1, 28]],
    [12, 'AR', 'Tenedor de garantía', [1, 29]],
    [13, 'BE', 'Productor', [1, 33, 34]],
    [14, 'DK', 'Industria', [1, 31, 32]],
    [5, 'ES', 'Servicio', [1, 3]],
    // Neither in a country where the chain does not work, nor in a role that the chain does not have.
    [14, 'AR', 'Industria', []],
    [13, 'BE', 'Servicio', [1]],
  ])('chain %s, %s, %s: %j', (chain, country, rol, expected) => {
    expect(subtypes({ chain, country, rol })).toEqual(expected);
  });

  it('are inside others as the types say', () => {
    expect(subtypes(producer, 6)).toEqual([5, 6, 7, 8]);
    expect(subtypes(producer, 10)).toEqual([]);
    expect(subtypes(producer, 1)).toEqual([1, 5, 6, 7, 8]);
    expect(subtypes({ ...producer, rol: 'Comercializador' }, 10)).toEqual([11]);
    expect(subtypes({ chain: 14, country: 'ES', rol: 'Industria' }, 31)).toEqual([31, 32]);
    expect(subtypes(producer, 999)).toEqual([]);
  });

  it.each([
    ['Productor', 6, true],
    ['Productor', 1, true],
    ['Productor', 10, false],
    ['Comercializador', 10, true],
    ['Comercializador', 9, false],
  ])('by a company of the role %s inside a subtype %i: %s', (rol, subtype, expected) => {
    expect(mayHold({ ...producer, rol }, subtype)).toBe(expected);
  });

  it('leave no type of establishment and no chain that nobody may open', () => {
    const opened = new Set(everyCompany.flatMap((company) => subtypes(company)));
    expect([...opened].sort((a, b) => a - b)).toEqual(boxTypes.map(({ subtype }) => subtype));
    for (const { id } of chains) expect(everyCompany.some(({ chain }) => chain === id)).toBe(true);
    for (const rol of Object.keys(companyRoles)) expect(chainsOfRole(rol)).not.toEqual([]);
  });

  it('offer a role in its chains and their countries only', () => {
    expect(isRoleOffered({ chain: 5, country: 'ES', rol: 'Servicio' })).toBe(true);
    expect(isRoleOffered({ chain: 11, country: 'AR', rol: 'Servicio' })).toBe(false);
    expect(isRoleOffered({ chain: 5, country: 'UY', rol: 'Servicio' })).toBe(false);
    expect(isRoleOffered({ chain: 5, country: 'ES', rol: 'Nadie' })).toBe(false);
  });
});

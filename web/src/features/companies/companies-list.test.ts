import { describe, expect, it } from 'vitest';
import { boxRoomOf, findCompanies, isNearlyUsed, taxIdWords, type Company } from './companies-list';

const company = (id: number, value: string, more: Partial<Company> = {}): Company => ({
  id,
  value,
  company_name: value,
  origin: 'OWNER',
  suplychain: 11,
  fk: 11,
  chainName: 'Ganadería',
  chainIcon: 'beef',
  rol: 'Productor',
  rolName: 'Productor',
  country: 'AR',
  taxId: null,
  tiers: [],
  renewalAt: null,
  closedAt: null,
  boxes: 0,
  assets: 0,
  noun: null,
  plan: [],
  ...more,
});
const salado = company(1, 'Estancias del Salado S.A.', { taxId: '30708123451' });
const nandu = company(2, 'ÑANDÚ Hnos.', { origin: 'EXPERT_USER' });
const leie = company(3, 'Mouterij Leieland BV', { suplychain: 13, country: 'BE', taxId: '0403170701' });
const all = [salado, nandu, leie];
const nothing = { q: '', chain: '', relation: '' };

describe('the companies that a filter leaves', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ q: 'salado' }, [1]],
    [{ q: '  SALADO estan ' }, [1]],
    [{ q: 'ñandu' }, [2]],
    [{ q: 'nandu' }, []],
    [{ q: '30-7081' }, [1]],
    [{ q: '0403 170' }, [3]],
    [{ q: 'nadie' }, []],
    [{ q: '-' }, []],
    [{ chain: '13' }, [3]],
    [{ relation: 'OWNER' }, [1, 3]],
    [{ relation: 'OWNER', chain: '11', q: 's' }, [1]],
    [{ q: 'salado', chain: '13' }, []],
  ])('%j: %j', (filter, expected) => {
    expect(findCompanies(all, { ...nothing, ...filter }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('the tax number of a company', () => {
  it.each([
    [salado, { name: 'CUIT', figure: '30-70812345-1' }],
    [leie, { name: 'Número de empresa (BCE)', figure: '0403 170 701' }],
    [nandu, null],
    [company(4, 'Old', { taxId: '77' }), { name: 'CUIT', figure: '77' }],
    [company(5, 'Far', { taxId: '77', country: 'XX' }), null],
  ])('of %o is %j', (of, expected) => {
    const words = taxIdWords(of);
    expect(words && { name: words.name.es, figure: words.figure }).toEqual(expected);
  });
});

describe('what a plan leaves', () => {
  it('of establishments is shown to whoever knows the plan', () => {
    const use = (used: number) => company(1, 'A', { plan: [{ type: 'box', used, max: 10 }] });
    expect(boxRoomOf(use(4))).toEqual({ left: 6, max: 10 });
    expect(boxRoomOf(use(12))).toEqual({ left: 0, max: 10 });
    expect(boxRoomOf(nandu)).toBeNull();
  });

  it.each([
    [8, 10, false],
    [9, 10, true],
    [10, 10, true],
    [0, 0, true],
  ])('%i of %i is nearly all: %s', (used, max, expected) => {
    expect(isNearlyUsed({ used, max })).toBe(expected);
  });
});

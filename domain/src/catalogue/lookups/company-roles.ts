import type { Words } from '../../words';

/** What a company does in its chain (`rol`), by the name under which it is kept (decisions section 2). */
export const companyRoles: Readonly<Record<string, Words>> = {
  Productor: { es: 'Productor', en: 'Producer' },
  Industria: { es: 'Industria', en: 'Processor' },
  Comercializador: { es: 'Comercializador', en: 'Trader' },
  Depositario: { es: 'Depositario', en: 'Storage keeper' },
  'Tenedor de garantía': { es: 'Tenedor de garantía', en: 'Guarantee holder' },
  Servicio: { es: 'Servicio', en: 'Service' },
};

/** What a company of a role does, for somebody who chooses theirs. */
export const roleHints: Readonly<Record<string, Words>> = {
  Productor: {
    es: 'Cría, cultiva o planta: de usted salen los animales, los granos o la madera.',
    en: 'You breed, grow or plant: animals, grain or timber start with you.',
  },
  Industria: {
    es: 'Recibe lo que otros producen y lo transforma: faena, malta, cerveza, cuero, madera aserrada.',
    en: 'You turn what others produce into something else: meat, malt, beer, leather, sawn timber.',
  },
  Comercializador: {
    es: 'Compra y vende, o lo hace por cuenta de otros, sin transformar.',
    en: 'You buy and sell, or do so for others, without processing.',
  },
  Depositario: {
    es: 'Guarda el grano de otros y responde por él.',
    en: 'You keep the grain of others and answer for it.',
  },
  'Tenedor de garantía': {
    es: 'Recibe las bolsas en garantía de un crédito: un banco, por ejemplo.',
    en: 'You hold silo bags as collateral for a loan: a bank, for example.',
  },
  Servicio: {
    es: 'Repara y mantiene vehículos de otros.',
    en: 'You repair and service the vehicles of others.',
  },
};

/** The words of a role; one that the list does not know is shown as stored. */
export function roleWords(rol: string): Words {
  return companyRoles[rol] ?? { es: rol, en: rol };
}

/** The establishments that a company of a role may open, by chain; a general one (1) everywhere (decisions section 2). */
export const roleOpens: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  Productor: { 9: [12], 10: [15, 16], 11: [5, 6, 7, 8], 12: [27], 13: [33, 34] },
  Industria: { 9: [13], 10: [17], 11: [10], 13: [36, 37], 14: [31, 32] },
  Comercializador: { 5: [2], 11: [9, 11], 13: [35], 14: [30] },
  Depositario: { 12: [28] },
  'Tenedor de garantía': { 12: [29] },
  Servicio: { 5: [3] },
};

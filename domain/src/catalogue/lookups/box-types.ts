import type { Words } from '../../words';

/** What an establishment is: its subtype, where it is allowed and what it may contain (decisions section 2). */
export interface BoxType {
  readonly subtype: number;
  readonly name: Words;
  /** What is done there, for somebody who chooses the type of theirs. */
  readonly hint: Words;
  /** Null: allowed in any chain. */
  readonly chain: number | null;
  readonly mayContain: readonly number[];
  /** What happens to those who stay there, as public pages show it. */
  readonly stay?: Words;
}

export const boxTypes: readonly BoxType[] = [
  {
    subtype: 1,
    name: { es: 'General', en: 'General' },
    hint: {
      es: 'De todo un poco: reúne varias actividades, también el ciclo completo.',
      en: 'A bit of everything: several activities in one place, the full cycle included.',
    },
    chain: null,
    mayContain: [],
  },
  {
    subtype: 2,
    name: { es: 'Concesionaria', en: 'Dealer' },
    hint: { es: 'Compra y vende vehículos.', en: 'Buys and sells vehicles.' },
    chain: 5,
    mayContain: [],
  },
  {
    subtype: 3,
    name: { es: 'Taller', en: 'Workshop' },
    hint: { es: 'Repara y mantiene vehículos.', en: 'Repairs and services vehicles.' },
    chain: 5,
    mayContain: [],
  },
  {
    subtype: 5,
    name: { es: 'Cabaña', en: 'Seedstock' },
    hint: {
      es: 'Cría reproductores de pedigrí o puros para la venta.',
      en: 'Breeds pedigree or purebred breeding stock for sale.',
    },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Cabaña', en: 'Breeding' },
  },
  {
    subtype: 6,
    name: { es: 'Cría', en: 'Cow-calf' },
    hint: {
      es: 'Vacas de cría y sus terneros hasta el destete.',
      en: 'Breeding cows and their calves until weaning.',
    },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Cría', en: 'Rearing' },
  },
  {
    subtype: 7,
    name: { es: 'Recría', en: 'Grower' },
    hint: {
      es: 'Del destete a la terminación a campo: también la invernada.',
      en: 'From weaning to finishing on pasture: stockers and backgrounding too.',
    },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Recría', en: 'Growing' },
  },
  {
    subtype: 8,
    name: { es: 'Feedlot', en: 'Feedlot' },
    hint: { es: 'Terminación a corral con ración.', en: 'Finishing in pens on feed.' },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Terminación', en: 'Finishing' },
  },
  {
    subtype: 9,
    name: { es: 'Feria o consignataria', en: 'Auction or consignee' },
    hint: {
      es: 'Remata o vende hacienda por cuenta de otros.',
      en: 'Auctions or sells livestock for others.',
    },
    chain: 11,
    mayContain: [],
    stay: { es: 'Feria', en: 'Auction' },
  },
  {
    subtype: 10,
    name: { es: 'Frigorífico', en: 'Slaughterhouse' },
    hint: {
      es: 'Recibe hacienda, faena y despacha cortes.',
      en: 'Receives livestock, slaughters, ships cuts.',
    },
    chain: 11,
    mayContain: [11],
    stay: { es: 'Llegada al frigorífico', en: 'Arrival at the plant' },
  },
  {
    subtype: 11,
    name: { es: 'Punto de venta', en: 'Point of sale' },
    hint: { es: 'Vende carne al público.', en: 'Sells meat to consumers.' },
    chain: 11,
    mayContain: [],
    stay: { es: 'Punto de venta', en: 'Point of sale' },
  },
  {
    subtype: 12,
    name: { es: 'Granja porcina', en: 'Pig farm' },
    hint: { es: 'Cría, recría y engorda cerdos.', en: 'Breeds, grows and finishes pigs.' },
    chain: 9,
    mayContain: [12],
  },
  {
    subtype: 13,
    name: { es: 'Frigorífico porcino', en: 'Pig slaughterhouse' },
    hint: { es: 'Recibe cerdos y faena.', en: 'Receives and slaughters pigs.' },
    chain: 9,
    mayContain: [],
  },
  {
    subtype: 15,
    name: { es: 'Vivero', en: 'Nursery' },
    hint: { es: 'Produce plantines.', en: 'Raises seedlings.' },
    chain: 10,
    mayContain: [],
  },
  {
    subtype: 16,
    name: { es: 'Plantación', en: 'Plantation' },
    hint: { es: 'Lotes o rodales de árboles en pie.', en: 'Stands of growing trees.' },
    chain: 10,
    mayContain: [15, 16],
  },
  {
    subtype: 17,
    name: { es: 'Aserradero', en: 'Sawmill' },
    hint: { es: 'Recibe rollizos y los asierra.', en: 'Receives logs and saws them.' },
    chain: 10,
    mayContain: [],
  },
  {
    subtype: 27,
    name: { es: 'Productor de granos', en: 'Grain producer' },
    hint: { es: 'Embolsa y guarda su propio grano.', en: 'Bags and stores its own grain.' },
    chain: 12,
    mayContain: [27],
  },
  {
    subtype: 28,
    name: { es: 'Depositario', en: 'Storage keeper' },
    hint: { es: 'Guarda el grano de otros.', en: 'Stores the grain of others.' },
    chain: 12,
    mayContain: [28],
  },
  {
    subtype: 29,
    name: { es: 'Tenedor de garantía', en: 'Guarantee holder' },
    hint: { es: 'Tiene las bolsas en garantía.', en: 'Holds the bags as collateral.' },
    chain: 12,
    mayContain: [],
  },
  {
    subtype: 30,
    name: { es: 'Acopiador de cueros', en: 'Hide collector' },
    hint: { es: 'Reúne cueros crudos y los vende.', en: 'Collects raw hides and sells them.' },
    chain: 14,
    mayContain: [],
  },
  {
    subtype: 31,
    name: { es: 'Curtiembre', en: 'Tannery' },
    hint: { es: 'Curte y mezcla partidas de cueros.', en: 'Tans and blends batches of hides.' },
    chain: 14,
    mayContain: [31, 32],
  },
  {
    subtype: 32,
    name: { es: 'Marroquinería', en: 'Leather-goods maker' },
    hint: { es: 'Hace artículos de cuero.', en: 'Makes leather goods.' },
    chain: 14,
    mayContain: [],
  },
  {
    subtype: 33,
    name: { es: 'Agricultor', en: 'Farmer' },
    hint: { es: 'Cultiva y cosecha el grano.', en: 'Grows and harvests the grain.' },
    chain: 13,
    mayContain: [],
  },
  {
    subtype: 34,
    name: { es: 'Cooperativa', en: 'Cooperative' },
    hint: { es: 'Reúne el grano de sus socios.', en: 'Pools the grain of its members.' },
    chain: 13,
    mayContain: [33],
  },
  {
    subtype: 35,
    name: { es: 'Comerciante de granos', en: 'Grain merchant' },
    hint: { es: 'Compra y vende grano.', en: 'Buys and sells grain.' },
    chain: 13,
    mayContain: [],
  },
  {
    subtype: 36,
    name: { es: 'Maltería', en: 'Maltster' },
    hint: { es: 'Mezcla grano y hace malta.', en: 'Blends grain and makes malt.' },
    chain: 13,
    mayContain: [36],
  },
  {
    subtype: 37,
    name: { es: 'Cervecería', en: 'Brewery' },
    hint: { es: 'Hace cerveza con la malta.', en: 'Brews beer with the malt.' },
    chain: 13,
    mayContain: [37],
  },
];

/** The establishment type of a subtype, or null. */
export function findBoxType(subtype: number): BoxType | null {
  return boxTypes.find((type) => type.subtype === subtype) ?? null;
}

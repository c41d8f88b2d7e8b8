import type { Words } from '../../words';

/** What an establishment is: its subtype, where it is allowed and what it may contain (decisions section 2). */
export interface BoxType {
  readonly subtype: number;
  readonly name: Words;
  /** Null: allowed in any chain. */
  readonly chain: number | null;
  readonly mayContain: readonly number[];
  /** What happens to those who stay there, as public pages show it. */
  readonly stay?: Words;
}

export const boxTypes: readonly BoxType[] = [
  { subtype: 1, name: { es: 'General', en: 'General' }, chain: null, mayContain: [] },
  { subtype: 2, name: { es: 'Concesionaria', en: 'Dealer' }, chain: 5, mayContain: [] },
  { subtype: 3, name: { es: 'Taller', en: 'Workshop' }, chain: 5, mayContain: [] },
  {
    subtype: 5,
    name: { es: 'Cabaña', en: 'Seedstock' },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Cabaña', en: 'Breeding' },
  },
  {
    subtype: 6,
    name: { es: 'Cría', en: 'Cow-calf' },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Cría', en: 'Rearing' },
  },
  {
    subtype: 7,
    name: { es: 'Recría', en: 'Grower' },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Recría', en: 'Growing' },
  },
  {
    subtype: 8,
    name: { es: 'Feedlot', en: 'Feedlot' },
    chain: 11,
    mayContain: [5, 6, 7, 8],
    stay: { es: 'Terminación', en: 'Finishing' },
  },
  {
    subtype: 9,
    name: { es: 'Feria o consignataria', en: 'Auction or consignee' },
    chain: 11,
    mayContain: [],
    stay: { es: 'Feria', en: 'Auction' },
  },
  {
    subtype: 10,
    name: { es: 'Frigorífico', en: 'Slaughterhouse' },
    chain: 11,
    mayContain: [11],
    stay: { es: 'Llegada al frigorífico', en: 'Arrival at the plant' },
  },
  {
    subtype: 11,
    name: { es: 'Punto de venta', en: 'Point of sale' },
    chain: 11,
    mayContain: [],
    stay: { es: 'Punto de venta', en: 'Point of sale' },
  },
  { subtype: 12, name: { es: 'Granja porcina', en: 'Pig farm' }, chain: 9, mayContain: [12] },
  { subtype: 13, name: { es: 'Frigorífico porcino', en: 'Pig slaughterhouse' }, chain: 9, mayContain: [] },
  { subtype: 15, name: { es: 'Vivero', en: 'Nursery' }, chain: 10, mayContain: [] },
  { subtype: 16, name: { es: 'Plantación', en: 'Plantation' }, chain: 10, mayContain: [15, 16] },
  { subtype: 17, name: { es: 'Aserradero', en: 'Sawmill' }, chain: 10, mayContain: [] },
  { subtype: 27, name: { es: 'Productor de granos', en: 'Grain producer' }, chain: 12, mayContain: [27] },
  { subtype: 28, name: { es: 'Depositario', en: 'Storage keeper' }, chain: 12, mayContain: [28] },
  { subtype: 29, name: { es: 'Tenedor de garantía', en: 'Guarantee holder' }, chain: 12, mayContain: [] },
  { subtype: 30, name: { es: 'Acopiador de cueros', en: 'Hide collector' }, chain: 14, mayContain: [] },
  { subtype: 31, name: { es: 'Curtiembre', en: 'Tannery' }, chain: 14, mayContain: [31, 32] },
  { subtype: 32, name: { es: 'Marroquinería', en: 'Leather-goods maker' }, chain: 14, mayContain: [] },
  { subtype: 33, name: { es: 'Agricultor', en: 'Farmer' }, chain: 13, mayContain: [] },
  { subtype: 34, name: { es: 'Cooperativa', en: 'Cooperative' }, chain: 13, mayContain: [33] },
  { subtype: 35, name: { es: 'Comerciante de granos', en: 'Grain merchant' }, chain: 13, mayContain: [] },
  { subtype: 36, name: { es: 'Maltería', en: 'Maltster' }, chain: 13, mayContain: [36] },
  { subtype: 37, name: { es: 'Cervecería', en: 'Brewery' }, chain: 13, mayContain: [37] },
];

/** The establishment type of a subtype, or null. */
export function findBoxType(subtype: number): BoxType | null {
  return boxTypes.find((type) => type.subtype === subtype) ?? null;
}

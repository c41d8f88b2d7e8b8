import type { Words } from '../../words';

/** A supply chain with the countries where it works and the asset types that are under it (decisions section 2). */
export interface Chain {
  readonly id: number;
  readonly name: Words;
  /** Who works in it and with what, for somebody who chooses theirs. */
  readonly hint: Words;
  readonly icon: string;
  readonly countries: readonly string[];
  readonly assetTypes: readonly number[];
  /** The asset type that most who work in it begin with. */
  readonly usual: number;
}

export const chains: readonly Chain[] = [
  {
    id: 11,
    name: { es: 'Ganadería', en: 'Cattle' },
    hint: {
      es: 'Campos, cabañas, feedlots, ferias, frigoríficos y carnicerías',
      en: 'Ranches, seedstock, feedlots, auctions, meat plants and butchers',
    },
    icon: 'beef',
    countries: ['AR', 'PY', 'UY'],
    assetTypes: [5, 31, 33, 34],
    usual: 33,
  },
  {
    id: 12,
    name: { es: 'Granos en silobolsa', en: 'Stored grain' },
    hint: {
      es: 'Quien guarda granos en bolsas, y quien las recibe en garantía',
      en: 'Those who store grain in silo bags, and those who hold them as collateral',
    },
    icon: 'wheat',
    countries: ['AR'],
    assetTypes: [35],
    usual: 35,
  },
  {
    id: 10,
    name: { es: 'Forestal', en: 'Trees' },
    hint: { es: 'Viveros, plantaciones y aserraderos', en: 'Nurseries, plantations and sawmills' },
    icon: 'trees',
    countries: ['AR', 'PY', 'UY'],
    assetTypes: [12, 32],
    usual: 32,
  },
  {
    id: 13,
    name: { es: 'Grano y malta', en: 'Grain and malt' },
    hint: {
      es: 'Agricultores, cooperativas, malterías y cervecerías',
      en: 'Farmers, cooperatives, maltsters and breweries',
    },
    icon: 'beer',
    countries: ['BE'],
    assetTypes: [36, 37],
    usual: 36,
  },
  {
    id: 14,
    name: { es: 'Cuero', en: 'Leather' },
    hint: {
      es: 'Acopios de cueros, curtiembres y marroquinería',
      en: 'Hide collectors, tanneries and leather-goods makers',
    },
    icon: 'shopping-bag',
    countries: ['DK', 'ES'],
    assetTypes: [35, 38],
    usual: 35,
  },
  {
    id: 9,
    name: { es: 'Porcinos', en: 'Pigs' },
    hint: { es: 'Granjas de cerdos y frigoríficos', en: 'Pig farms and pig slaughterhouses' },
    icon: 'ham',
    countries: ['AR'],
    assetTypes: [10, 11],
    usual: 10,
  },
  {
    id: 5,
    name: { es: 'Vehículos', en: 'Vehicles' },
    hint: { es: 'Concesionarias y talleres', en: 'Dealers and workshops' },
    icon: 'car',
    countries: ['AR', 'ES'],
    assetTypes: [30],
    usual: 30,
  },
];

/** The chain of an id, or null. */
export function findChain(id: number): Chain | null {
  return chains.find((chain) => chain.id === id) ?? null;
}

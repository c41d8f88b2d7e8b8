import type { Words } from '../words';

/** A supply chain with the countries where it works and the asset types that stand under it (decisions section 2). */
export interface Chain {
  readonly id: number;
  readonly name: Words;
  readonly icon: string;
  readonly countries: readonly string[];
  readonly assetTypes: readonly number[];
}

export const chains: readonly Chain[] = [
  {
    id: 11,
    name: { es: 'Ganadería', en: 'Cattle' },
    icon: 'beef',
    countries: ['AR', 'PY', 'UY'],
    assetTypes: [5, 31, 33, 34],
  },
  {
    id: 12,
    name: { es: 'Granos en silobolsa', en: 'Stored grain' },
    icon: 'wheat',
    countries: ['AR'],
    assetTypes: [35],
  },
  {
    id: 10,
    name: { es: 'Forestal', en: 'Trees' },
    icon: 'trees',
    countries: ['AR', 'PY', 'UY'],
    assetTypes: [12, 32],
  },
  {
    id: 13,
    name: { es: 'Grano y malta', en: 'Grain and malt' },
    icon: 'beer',
    countries: ['BE'],
    assetTypes: [36, 37],
  },
  {
    id: 14,
    name: { es: 'Cuero', en: 'Leather' },
    icon: 'shopping-bag',
    countries: ['DK', 'ES'],
    assetTypes: [35, 38],
  },
  { id: 9, name: { es: 'Porcinos', en: 'Pigs' }, icon: 'ham', countries: ['AR'], assetTypes: [10, 11] },
  {
    id: 5,
    name: { es: 'Vehículos', en: 'Vehicles' },
    icon: 'car',
    countries: ['AR', 'ES'],
    assetTypes: [30],
  },
];

/** The chain of an id, or null. */
export function findChain(id: number): Chain | null {
  return chains.find((chain) => chain.id === id) ?? null;
}

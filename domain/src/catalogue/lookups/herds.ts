import type { Option } from '../../model/field';
import { categories } from './cattle';
import { optionsOf } from '../../reference/options';

/** Categories of a whole herd: those of single animals, cows with their calves, and mixed ones. */
export const herdCategories: readonly Option[] = [
  ...categories.map(({ key, label, synonyms = [] }) => ({ key, label, synonyms })),
  ...optionsOf([
    ['CCR', 'Vacas con cría', 'Cows with calves', { synonyms: ['vaca con cría', 'con cría al pie'] }],
    ['MIX', 'Mixto', 'Mixed'],
  ]),
];

/**
 * Cow equivalents a head: 1 is the yearly need of a cow of 400 kg that rears a calf to weaning (Cocimano 1975); the
 * factors of the other categories are those in use with graziers.
 */
export const cowEquivalents: Readonly<Record<string, number>> = {
  TM: 0.6,
  TH: 0.6,
  MEJ: 0.85,
  TO: 1.3,
  NT: 0.7,
  NO: 0.85,
  BU: 1.2,
  VQ: 0.7,
  VA: 0.75,
  CCR: 1,
  MIX: 0.8,
};

/** Why heads join a herd or batch, and why they leave it. */
export const arrivals: readonly Option[] = optionsOf([
  ['NAC', 'Nacimientos', 'Births'],
  ['COM', 'Compra', 'Purchase'],
]);
export const consumption = 'CON';
export const departures: readonly Option[] = optionsOf([
  ['MUE', 'Muertes', 'Deaths'],
  ['VEN', 'Venta', 'Sale'],
  [consumption, 'Consumo', 'Consumption'],
  ['ROB', 'Robo', 'Theft'],
  ['IDE', 'Pase a individuales', 'Moved to individual ids'],
]);

import type { Position, Values } from '@huella/domain/model/value';

/** A crop of the year: what was sown, and what the laboratory usually finds. */
export interface Crop {
  readonly variety: string;
  readonly sowing: 'spring' | 'winter';
  readonly isBarley: boolean;
  readonly quality: string;
  readonly protein: readonly [number, number];
  readonly hectolitre: readonly [number, number];
  readonly article: string;
}

/** What is sown, in the order in which the lots follow one another. */
export const crops: readonly [Crop, ...Crop[]] = [
  barley('rgt_planet', 'spring'),
  barley('kws_irina', 'spring'),
  barley('lg_allegro', 'spring'),
  barley('etincel', 'winter'),
  barley('kws_fantex', 'spring'),
  {
    variety: 'chevignon',
    sowing: 'winter',
    isBarley: false,
    quality: 'malting',
    protein: [10.2, 12],
    hectolitre: [76, 81],
    article: 'Trigo cervecero',
  },
  barley('sting', 'spring'),
  {
    variety: 'other_rye',
    sowing: 'winter',
    isBarley: false,
    quality: 'distilling',
    protein: [8.6, 10.5],
    hectolitre: [70, 75],
    article: 'Centeno',
  },
];

function barley(variety: string, sowing: Crop['sowing']): Crop {
  return {
    variety,
    sowing,
    isBarley: true,
    quality: 'malting',
    protein: [9.8, 11.6],
    hectolitre: [66, 71],
    article: sowing === 'spring' ? 'Cebada cervecera de primavera' : 'Cebada cervecera de invierno',
  };
}

/** Fields of the farm, in Hesbaye. */
export const fields: readonly [Field, ...Field[]] = [
  { name: 'Campagne de Marilles', area: 14.2, position: [4.954, 50.7065] },
  { name: 'Le Grand Sart', area: 8.6, position: [4.9712, 50.6988] },
  { name: 'Tiège', area: 11.9, position: [4.9377, 50.7143] },
  { name: 'Al Tombe', area: 6.4, position: [4.9589, 50.6921] },
];
interface Field {
  readonly name: string;
  readonly area: number;
  readonly position: Position;
}

/** Whom the merchant buys from. */
export const suppliers: Readonly<Record<string, Values>> = {
  'Ferme du Sart-Risbart': address('BE', 'Incourt', '1315', 'Rue du Sart', '18'),
  'Hof ten Bosch': address('BE', 'Hoegaarden', '3320', 'Outgaardenstraat', '77'),
  'Champagne Céréales': address('FR', 'Châlons-en-Champagne', '51000', 'Rue Clément Ader', '2'),
};

function address(country: string, city: string, zip: string, street: string, number: string): Values {
  return {
    supplier_country: country,
    supplier_city: city,
    supplier_zip_code: zip,
    supplier_address_street: street,
    supplier_address_street_number: number,
  };
}

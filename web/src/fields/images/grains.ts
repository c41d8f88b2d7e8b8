import type { GrainLook } from './Grain';

/** Grains by the colour of their skin. */
const grains: Readonly<Record<string, GrainLook>> = {
  'grain-soja': { shape: 'round', color: '#E3CF95' },
  'grain-maiz': { shape: 'tooth', color: '#F0B429' },
  'grain-trigo': { shape: 'long', color: '#D9A45B' },
  'grain-girasol': { shape: 'seed', color: '#4B4744' },
  'grain-sorgo': { shape: 'round', color: '#A6512F' },
  'grain-cebada': { shape: 'long', color: '#E2C27A' },
  'grain-avena': { shape: 'long', color: '#EADDB5' },
  'grain-centeno': { shape: 'long', color: '#9C9468' },
  'grain-colza': { shape: 'round', color: '#3A302B' },
};

/** Malts by the colour that they give, from the palest to the black. */
const malts: Readonly<Record<string, string>> = {
  'malt-pilsen': '#F0D68C',
  'malt-diastatic': '#EFD691',
  'malt-peated': '#E6CF8E',
  'malt-cara-clair': '#EBCB7C',
  'malt-wheat-blanc': '#EFD9A0',
  'malt-acid': '#E5C374',
  'malt-rye': '#C9B679',
  'malt-smoked': '#DDB768',
  'malt-vienna': '#E3B65E',
  'malt-pale-ale': '#DDAA4E',
  'malt-wheat-munich': '#D39A4A',
  'malt-munich-light': '#CE9341',
  'malt-cara-blond': '#C88734',
  'malt-munich': '#BD7A2E',
  'malt-abbey': '#A9642A',
  'malt-cara-ruby': '#A04E28',
  'malt-melano': '#8F4A25',
  'malt-cara-gold': '#8A4A1C',
  'malt-special-b': '#5F2F1B',
  'malt-cafe': '#472519',
  'malt-chocolate': '#351D16',
  'malt-black': '#211614',
};

/** Grains and malts by the name of their drawing. */
export const grainLooks: Readonly<Record<string, GrainLook>> = {
  ...grains,
  ...Object.fromEntries(
    Object.entries(malts).map(([name, color]): [string, GrainLook] => [name, { shape: 'long', color }]),
  ),
};

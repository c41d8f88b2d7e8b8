/** A malt of the house: its usual colour (EBC), the heat of its kiln, what it gives. */
export interface Recipe {
  readonly type: string;
  readonly colour: readonly [number, number];
  readonly kiln: readonly [number, number];
  readonly extract: readonly [number, number];
  readonly varieties: readonly string[];
  readonly isBase: boolean;
}

const springBarley = ['rgt_planet', 'kws_irina'];
/** What the maltings makes, in the order in which it makes it. */
export const recipes: readonly [Recipe, ...Recipe[]] = [
  {
    type: 'pilsen',
    colour: [2.8, 3.4],
    kiln: [82, 85],
    extract: [81, 83],
    varieties: springBarley,
    isBase: true,
  },
  {
    type: 'pale_ale',
    colour: [7.2, 8.6],
    kiln: [92, 96],
    extract: [80, 82],
    varieties: springBarley,
    isBase: true,
  },
  {
    type: 'munich',
    colour: [23, 26],
    kiln: [104, 110],
    extract: [79, 81],
    varieties: ['lg_allegro'],
    isBase: false,
  },
  {
    type: 'cara_ruby',
    colour: [45, 55],
    kiln: [135, 145],
    extract: [76, 79],
    varieties: ['etincel'],
    isBase: false,
  },
  {
    type: 'pilsen',
    colour: [2.8, 3.4],
    kiln: [82, 85],
    extract: [81, 83],
    varieties: ['lg_allegro', 'sting'],
    isBase: true,
  },
  {
    type: 'wheat_blanc',
    colour: [3.8, 5.2],
    kiln: [78, 82],
    extract: [83, 85],
    varieties: ['chevignon'],
    isBase: false,
  },
  {
    type: 'vienna',
    colour: [5.4, 6.6],
    kiln: [88, 92],
    extract: [80, 82],
    varieties: ['kws_fantex'],
    isBase: true,
  },
  {
    type: 'chocolate',
    colour: [850, 950],
    kiln: [215, 225],
    extract: [74, 77],
    varieties: ['etincel'],
    isBase: false,
  },
];

/** The beers of the house, as they are brewed. */
export const beers = [
  { brand: 'Dyle', product: 'Dyle Pils', beer_style: 'pils', brew_gravity: 11.8, alcohol: 5 },
  {
    brand: 'Abbaye de Vlierbeek',
    product: 'Vlierbeek Tripel',
    beer_style: 'tripel',
    brew_gravity: 18.4,
    alcohol: 8.5,
  },
  { brand: 'Dyle', product: 'Dyle Saison', beer_style: 'saison', brew_gravity: 13.2, alcohol: 6 },
  {
    brand: 'Abbaye de Vlierbeek',
    product: 'Vlierbeek Dubbel',
    beer_style: 'dubbel',
    brew_gravity: 15.6,
    alcohol: 7,
  },
  { brand: 'Dyle', product: 'Dyle Blonde', beer_style: 'blond', brew_gravity: 14.1, alcohol: 6.4 },
] as const;

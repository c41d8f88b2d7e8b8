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
type Span = Recipe['colour'];

function base(type: string, colour: Span, kiln: Span, extract: Span, varieties: readonly string[]): Recipe {
  return { type, colour, kiln, extract, varieties, isBase: true };
}

function special(...[type, colour, kiln, extract, varieties]: Parameters<typeof base>): Recipe {
  return { ...base(type, colour, kiln, extract, varieties), isBase: false };
}

/** What the maltings makes, in the order in which it makes it. */
export const recipes: readonly [Recipe, ...Recipe[]] = [
  base('pilsen', [2.8, 3.4], [82, 85], [81, 83], springBarley),
  base('pale_ale', [7.2, 8.6], [92, 96], [80, 82], springBarley),
  special('munich', [23, 26], [104, 110], [79, 81], ['lg_allegro']),
  special('cara_ruby', [45, 55], [135, 145], [76, 79], ['etincel']),
  base('pilsen', [2.8, 3.4], [82, 85], [81, 83], ['lg_allegro', 'sting']),
  special('wheat_blanc', [3.8, 5.2], [78, 82], [83, 85], ['chevignon']),
  base('vienna', [5.4, 6.6], [88, 92], [80, 82], ['kws_fantex']),
  special('chocolate', [850, 950], [215, 225], [74, 77], ['etincel']),
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

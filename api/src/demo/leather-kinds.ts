import type { Values } from '@huella/domain/model/value';

/** How the tannery leaves a hide. */
export interface Finish {
  readonly stage: string;
  readonly mark: string;
  readonly tannage: string;
  readonly types: readonly string[];
  readonly colour: string | null;
  readonly thickness: readonly [number, number];
}

/** What the tannery makes, in the order in which it makes it. */
export const finishes: readonly [Finish, ...Finish[]] = [
  { stage: 'wet_blue', mark: 'WB', tannage: 'chrome', types: [], colour: null, thickness: [2.4, 2.8] },
  {
    stage: 'crust',
    mark: 'CR',
    tannage: 'chrome_free',
    types: ['full_grain'],
    colour: null,
    thickness: [1.4, 1.6],
  },
  {
    stage: 'finished',
    mark: 'FA',
    tannage: 'vegetable',
    types: ['full_grain', 'aniline'],
    colour: '#8A5A33',
    thickness: [1.8, 2],
  },
  {
    stage: 'finished',
    mark: 'FB',
    tannage: 'chrome',
    types: ['semi_aniline'],
    colour: '#1E1B19',
    thickness: [1.2, 1.4],
  },
  {
    stage: 'dyed_crust',
    mark: 'DC',
    tannage: 'combination',
    types: ['nubuck'],
    colour: '#6B7A5E',
    thickness: [1.3, 1.5],
  },
  {
    stage: 'finished',
    mark: 'FV',
    tannage: 'vegetable',
    types: ['full_grain', 'pull_up'],
    colour: '#B5763A',
    thickness: [2.2, 2.6],
  },
];

/** Whom the tannery buys from, with the addresses that are filled in for its name. */
export const suppliers: Readonly<Record<string, Values>> = {
  'Danish Crown Hides': address('DK', 'Holsted', '6670', 'Bødkervej', '12', 14.2),
  'Scan-Hide A.m.b.a.': address('DK', 'Løsning', '8723', 'Storegade', '41', 12.8),
  'Gerberei-Rohware Nord GmbH': address('DE', 'Flensburg', '24941', 'Liebigstraße', '7', 16.5),
};

function address(
  country: string,
  city: string,
  zip: string,
  street: string,
  number: string,
  co2: number,
): Values {
  return {
    supplier_country: country,
    supplier_city: city,
    supplier_zip_code: zip,
    supplier_address_street: street,
    supplier_address_street_number: number,
    supplier_co2_footprint: co2,
  };
}

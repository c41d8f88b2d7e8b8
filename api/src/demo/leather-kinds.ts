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

function finish(
  stage: string,
  mark: string,
  tannage: string,
  types: readonly string[],
  colour: string | null,
  thickness: Finish['thickness'],
): Finish {
  return { stage, mark, tannage, types, colour, thickness };
}

/** What the tannery makes, in the order in which it makes it. */
export const finishes: readonly [Finish, ...Finish[]] = [
  finish('wet_blue', 'WB', 'chrome', [], null, [2.4, 2.8]),
  finish('crust', 'CR', 'chrome_free', ['full_grain'], null, [1.4, 1.6]),
  finish('finished', 'FA', 'vegetable', ['full_grain', 'aniline'], '#8A5A33', [1.8, 2]),
  finish('finished', 'FB', 'chrome', ['semi_aniline'], '#1E1B19', [1.2, 1.4]),
  finish('dyed_crust', 'DC', 'combination', ['nubuck'], '#6B7A5E', [1.3, 1.5]),
  finish('finished', 'FV', 'vegetable', ['full_grain', 'pull_up'], '#B5763A', [2.2, 2.6]),
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

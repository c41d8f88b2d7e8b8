import { colleague, site, type Settlement } from './venture';

const chain = 9;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Córdoba';
const trebol = 'Porcinos El Trébol S.A.';
const pompeya = 'Frigorífico La Pompeya S.A.';

export const breeding = site(
  trebol,
  ['Granja El Trébol', 'Granja porcina', 'Marcos Juárez'],
  { region, zone, recorder: 'demo' },
  [-62.0871, -32.7154],
);

export const fattening = site(
  trebol,
  ['Engorde Saladillo', 'Granja porcina', 'Saladillo'],
  { region, zone, recorder: 'demo' },
  [-62.3462, -32.9404],
);

export const plant = site(
  pompeya,
  ['Planta Marcos Paz', 'Frigorífico porcino', 'Marcos Paz'],
  { region: 'Buenos Aires', zone, recorder: 'hector.galarza' },
  [-58.8372, -34.7808],
);

/** A farm that breeds and fattens, and the plant that slaughters for it. */
export const pigPlaces: Settlement = {
  companies: [
    { name: trebol, chain, country: 'AR', rol: 'Productor', tiers: ['plus'], owner: 'demo' },
    { name: pompeya, chain, country: 'AR', rol: 'Industria', tiers: ['basic'], owner: 'hector.galarza' },
  ],
  boxes: [breeding, fattening, plant],
  people: [
    colleague('hector.galarza', ['Héctor', 'Galarza'], { country: 'AR', zone }, [
      { template: 'owner', company: pompeya },
    ]),
  ],
  grants: [{ person: 'demo', template: 'owner', company: trebol }],
};

import type { Settlement, Site } from './venture';

const chain = 9;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Córdoba';
const trebol = 'Porcinos El Trébol S.A.';
const pompeya = 'Frigorífico La Pompeya S.A.';

export const breeding: Site = {
  company: trebol,
  name: 'Granja El Trébol',
  kind: 'Granja porcina',
  city: 'Marcos Juárez',
  region,
  zone,
  position: [-62.0871, -32.7154],
  recorder: 'demo',
};

export const fattening: Site = {
  company: trebol,
  name: 'Engorde Saladillo',
  kind: 'Granja porcina',
  city: 'Saladillo',
  region,
  zone,
  position: [-62.3462, -32.9404],
  recorder: 'demo',
};

export const plant: Site = {
  company: pompeya,
  name: 'Planta Marcos Paz',
  kind: 'Frigorífico porcino',
  city: 'Marcos Paz',
  region: 'Buenos Aires',
  zone,
  position: [-58.8372, -34.7808],
  recorder: 'hector.galarza',
};

/** A farm that breeds and fattens, and the plant that slaughters for it. */
export const pigPlaces: Settlement = {
  companies: [
    { name: trebol, chain, country: 'AR', rol: 'Productor', tiers: ['plus'], owner: 'demo' },
    { name: pompeya, chain, country: 'AR', rol: 'Industria', tiers: ['basic'], owner: 'hector.galarza' },
  ],
  boxes: [breeding, fattening, plant],
  people: [
    {
      name: 'hector.galarza',
      firstname: 'Héctor',
      lastname: 'Galarza',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'owner', company: pompeya }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: trebol }],
};

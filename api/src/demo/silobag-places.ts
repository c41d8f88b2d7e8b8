import type { Settlement, Site } from './venture';

const chain = 12;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Buenos Aires';
const alamos = 'Los Álamos Agro S.A.';
export const warrants = 'Warrants del Litoral S.A.';

export const field: Site = {
  company: alamos,
  name: 'Campo Los Álamos',
  kind: 'Productor de granos',
  city: 'Pergamino',
  region,
  zone,
  position: [-60.6412, -33.9317],
  recorder: 'demo',
};

export const keeper: Site = {
  company: alamos,
  name: 'Planta Rojas',
  kind: 'Depositario',
  city: 'Rojas',
  region,
  zone,
  position: [-60.7489, -34.1836],
  recorder: 'demo',
};

export const holder: Site = {
  company: warrants,
  name: 'Cartera Rosario',
  kind: 'Tenedor de garantía',
  city: 'Rosario',
  region: 'Santa Fe',
  zone,
  position: [-60.6393, -32.9468],
  recorder: 'graciela.ferrari',
};

/** A grower who keeps grain in bags, its own and that of others, and who lends on it. */
export const silobagPlaces: Settlement = {
  companies: [
    { name: alamos, chain, country: 'AR', rol: 'Depositario', tiers: ['plus', 'certified'], owner: 'demo' },
    {
      name: warrants,
      chain,
      country: 'AR',
      rol: 'Tenedor de garantía',
      tiers: ['plus'],
      owner: 'graciela.ferrari',
    },
  ],
  boxes: [keeper, field, holder],
  people: [
    {
      name: 'graciela.ferrari',
      firstname: 'Graciela',
      lastname: 'Ferrari',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'owner', company: warrants }],
    },
    {
      name: 'pablo.monti',
      firstname: 'Pablo',
      lastname: 'Monti',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'companyExpert', company: alamos }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: alamos }],
};

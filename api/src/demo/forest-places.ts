import type { Settlement, Site } from './venture';

const chain = 10;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Misiones';
const yaboti = 'Forestal Yabotí S.A.';
const parana = 'Aserradero Alto Paraná S.R.L.';

export const plantation: Site = {
  company: yaboti,
  name: 'Plantación Yabotí',
  kind: 'Plantación',
  city: 'Eldorado',
  region,
  zone,
  position: [-54.5983, -26.4217],
  recorder: 'demo',
};

export const nursery: Site = {
  company: yaboti,
  name: 'Vivero Garuhapé',
  kind: 'Vivero',
  city: 'Garuhapé',
  region,
  zone,
  position: [-54.9561, -26.8175],
  recorder: 'demo',
};

export const sawmill: Site = {
  company: parana,
  name: 'Aserradero Montecarlo',
  kind: 'Aserradero',
  city: 'Montecarlo',
  region,
  zone,
  position: [-54.7571, -26.5662],
  recorder: 'walter.schneider',
};

/** A forest company with its nursery, and the sawmill that takes its logs. */
export const forestPlaces: Settlement = {
  companies: [
    { name: yaboti, chain, country: 'AR', rol: 'Productor', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: parana, chain, country: 'AR', rol: 'Industria', tiers: ['basic'], owner: 'walter.schneider' },
  ],
  boxes: [plantation, nursery, sawmill],
  people: [
    {
      name: 'walter.schneider',
      firstname: 'Walter',
      lastname: 'Schneider',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'owner', company: parana }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: yaboti }],
};

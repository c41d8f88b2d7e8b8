import { colleague, site, type Settlement } from './venture';

const chain = 10;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Misiones';
const yaboti = 'Forestal Yabotí S.A.';
const parana = 'Aserradero Alto Paraná S.R.L.';

export const plantation = site(
  yaboti,
  ['Plantación Yabotí', 'Plantación', 'Eldorado'],
  { region, zone, recorder: 'demo' },
  [-54.5983, -26.4217],
);

export const nursery = site(
  yaboti,
  ['Vivero Garuhapé', 'Vivero', 'Garuhapé'],
  { region, zone, recorder: 'demo' },
  [-54.9561, -26.8175],
);

export const sawmill = site(
  parana,
  ['Aserradero Montecarlo', 'Aserradero', 'Montecarlo'],
  { region, zone, recorder: 'walter.schneider' },
  [-54.7571, -26.5662],
);

/** A forest company with its nursery, and the sawmill that takes its logs. */
export const forestPlaces: Settlement = {
  companies: [
    { name: yaboti, chain, country: 'AR', rol: 'Productor', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: parana, chain, country: 'AR', rol: 'Industria', tiers: ['basic'], owner: 'walter.schneider' },
  ],
  boxes: [plantation, nursery, sawmill],
  people: [
    colleague('walter.schneider', ['Walter', 'Schneider'], { country: 'AR', zone }, [
      { template: 'owner', company: parana },
    ]),
  ],
  grants: [{ person: 'demo', template: 'owner', company: yaboti }],
};

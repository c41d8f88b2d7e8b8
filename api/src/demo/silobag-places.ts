import { colleague, site, type Settlement } from './venture';

const chain = 12;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Buenos Aires';
const alamos = 'Los Álamos Agro S.A.';
export const warrants = 'Warrants del Litoral S.A.';

export const field = site(
  alamos,
  ['Campo Los Álamos', 'Productor de granos', 'Pergamino'],
  { region, zone, recorder: 'demo' },
  [-60.6412, -33.9317],
);

export const keeper = site(
  alamos,
  ['Planta Rojas', 'Depositario', 'Rojas'],
  { region, zone, recorder: 'demo' },
  [-60.7489, -34.1836],
);

export const holder = site(
  warrants,
  ['Cartera Rosario', 'Tenedor de garantía', 'Rosario'],
  { region: 'Santa Fe', zone, recorder: 'graciela.ferrari' },
  [-60.6393, -32.9468],
);

/** By which the holder is found. */
export const holderAlias = 'cartera-rosario';

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
    colleague('graciela.ferrari', ['Graciela', 'Ferrari'], { country: 'AR', zone }, [
      { template: 'owner', company: warrants },
    ]),
    colleague('pablo.monti', ['Pablo', 'Monti'], { country: 'AR', zone }, [
      { template: 'companyExpert', company: alamos },
    ]),
  ],
  grants: [{ person: 'demo', template: 'owner', company: alamos }],
};

import { site, type Settlement } from './venture';

const chain = 13;
const zone = 'Europe/Brussels';
const dyle = 'Malterie de la Dyle SA';
const hesbaye = 'Hesbaye Céréales SC';

const inBrabant = { zone, region: 'Brabant wallon' };

export const farm = site(
  hesbaye,
  ['Ferme de Marilles', 'Agricultor', 'Orp-Jauche'],
  { ...inBrabant, recorder: 'luc.dewael' },
  [4.9503, 50.7047],
);

export const cooperative = site(
  hesbaye,
  ['Silos de Jodoigne', 'Cooperativa', 'Jodoigne'],
  { ...inBrabant, recorder: 'luc.dewael' },
  [4.8692, 50.7236],
);

export const merchant = site(
  dyle,
  ['Comptoir de Gembloux', 'Comerciante de granos', 'Gembloux'],
  { region: 'Namur', zone, recorder: 'demo' },
  [4.6989, 50.5611],
);

export const maltings = site(
  dyle,
  ['Malterie de Louvain', 'Maltería', 'Leuven'],
  { region: 'Vlaams-Brabant', zone, recorder: 'demo' },
  [4.7005, 50.8887],
);

export const brewery = site(
  dyle,
  ['Brasserie de la Dyle', 'Cervecería', 'Wavre'],
  { ...inBrabant, recorder: 'demo' },
  [4.6086, 50.7172],
);

/** Farmers of Hesbaye, and the maltings that buys from them and brews, too. */
export const beerPlaces: Settlement = {
  companies: [
    { name: dyle, chain, country: 'BE', rol: 'Industria', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: hesbaye, chain, country: 'BE', rol: 'Productor', tiers: ['plus'], owner: 'luc.dewael' },
  ],
  boxes: [merchant, maltings, brewery, farm, cooperative],
  people: [
    {
      name: 'luc.dewael',
      firstname: 'Luc',
      lastname: 'Dewael',
      language: 'en',
      country: 'BE',
      zone,
      relations: [{ template: 'owner', company: hesbaye }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: dyle }],
};

import type { Settlement, Site } from './venture';

const chain = 13;
const zone = 'Europe/Brussels';
const dyle = 'Malterie de la Dyle SA';
const hesbaye = 'Hesbaye Céréales SC';

const inBrabant = { zone, region: 'Brabant wallon' };

export const farm: Site = {
  ...inBrabant,
  company: hesbaye,
  name: 'Ferme de Marilles',
  kind: 'Agricultor',
  city: 'Orp-Jauche',
  position: [4.9503, 50.7047],
  recorder: 'luc.dewael',
};

export const cooperative: Site = {
  ...inBrabant,
  company: hesbaye,
  name: 'Silos de Jodoigne',
  kind: 'Cooperativa',
  city: 'Jodoigne',
  position: [4.8692, 50.7236],
  recorder: 'luc.dewael',
};

export const merchant: Site = {
  company: dyle,
  name: 'Comptoir de Gembloux',
  kind: 'Comerciante de granos',
  city: 'Gembloux',
  zone,
  region: 'Namur',
  position: [4.6989, 50.5611],
  recorder: 'demo',
};

export const maltings: Site = {
  company: dyle,
  name: 'Malterie de Louvain',
  kind: 'Maltería',
  city: 'Leuven',
  zone,
  region: 'Vlaams-Brabant',
  position: [4.7005, 50.8887],
  recorder: 'demo',
};

export const brewery: Site = {
  company: dyle,
  name: 'Brasserie de la Dyle',
  kind: 'Cervecería',
  city: 'Wavre',
  ...inBrabant,
  position: [4.6086, 50.7172],
  recorder: 'demo',
};

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

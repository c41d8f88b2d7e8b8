import type { Settlement, Site } from './venture';

const chain = 14;
export const skagen = 'Skagen Læder ApS';
const rec = 'Pells del Rec, S.L.';

export const tannery: Site = {
  company: skagen,
  name: 'Garveriet Haslev',
  kind: 'Curtiembre',
  city: 'Haslev',
  region: 'Region Sjælland',
  zone: 'Europe/Copenhagen',
  position: [11.9639, 55.3236],
  recorder: 'demo',
};

export const workshop: Site = {
  company: skagen,
  name: 'Værkstedet Vesterbro',
  kind: 'Marroquinería',
  city: 'København',
  region: 'Region Hovedstaden',
  zone: 'Europe/Copenhagen',
  position: [12.5466, 55.6688],
  recorder: 'demo',
};

export const collector: Site = {
  company: rec,
  name: 'Magatzem Igualada',
  kind: 'Acopiador de cueros',
  city: 'Igualada',
  region: 'Catalunya',
  zone: 'Europe/Madrid',
  position: [1.6177, 41.5789],
  recorder: 'oriol.pujades',
};

/** A Danish tannery with its own workshop, and the Catalan collector that it buys hides from. */
export const leatherPlaces: Settlement = {
  companies: [
    { name: skagen, chain, country: 'DK', rol: 'Industria', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: rec, chain, country: 'ES', rol: 'Comercializador', tiers: ['plus'], owner: 'oriol.pujades' },
  ],
  boxes: [tannery, workshop, collector],
  people: [
    {
      name: 'oriol.pujades',
      firstname: 'Oriol',
      lastname: 'Pujades',
      language: 'es',
      country: 'ES',
      zone: 'Europe/Madrid',
      relations: [{ template: 'owner', company: rec }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: skagen }],
};

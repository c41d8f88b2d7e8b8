import { colleague, site, type Settlement } from './venture';

const chain = 14;
export const skagen = 'Skagen Læder ApS';
const rec = 'Pells del Rec, S.L.';

export const tannery = site(
  skagen,
  ['Garveriet Haslev', 'Curtiembre', 'Haslev'],
  { region: 'Region Sjælland', zone: 'Europe/Copenhagen', recorder: 'demo' },
  [11.9639, 55.3236],
);

export const workshop = site(
  skagen,
  ['Værkstedet Vesterbro', 'Marroquinería', 'København'],
  { region: 'Region Hovedstaden', zone: 'Europe/Copenhagen', recorder: 'demo' },
  [12.5466, 55.6688],
);

export const collector = site(
  rec,
  ['Magatzem Igualada', 'Acopiador de cueros', 'Igualada'],
  { region: 'Catalunya', zone: 'Europe/Madrid', recorder: 'oriol.pujades' },
  [1.6177, 41.5789],
);

/** A Danish tannery with its own workshop, and the Catalan collector that it buys hides from. */
export const leatherPlaces: Settlement = {
  companies: [
    { name: skagen, chain, country: 'DK', rol: 'Industria', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: rec, chain, country: 'ES', rol: 'Comercializador', tiers: ['plus'], owner: 'oriol.pujades' },
  ],
  boxes: [tannery, workshop, collector],
  people: [
    colleague('oriol.pujades', ['Oriol', 'Pujades'], { country: 'ES', zone: 'Europe/Madrid' }, [
      { template: 'owner', company: rec },
    ]),
  ],
  grants: [{ person: 'demo', template: 'owner', company: skagen }],
};

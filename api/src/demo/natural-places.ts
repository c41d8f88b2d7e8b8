import { boxes } from './places';
import type { Place } from './places';
import type { Settlement, Site } from './venture';

/** Natural pastures by the sea, of the company that owns La Matilde. */
export const medanos: Site = {
  company: 'Estancias del Salado S.A.',
  name: 'Los Médanos',
  kind: 'Cría',
  city: 'General Lavalle',
  region: 'Buenos Aires',
  zone: 'America/Argentina/Buenos_Aires',
  position: [-56.9478, -36.4081],
  recorder: 'demo',
};

/** Where its animals are slaughtered. */
export const plantQuequen: Place = findPlace('Planta Quequén');

function findPlace(name: string): Place {
  const box = boxes.find((each) => each.name === name);
  if (box === undefined) throw new Error(`No establishment is called ${name}`);
  return box;
}

/** The companies are there already. */
export const naturalPlaces: Settlement = { companies: [], boxes: [medanos], people: [], grants: [] };

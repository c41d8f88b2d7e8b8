import { boxes } from './places';
import type { Place } from './places';
import { site, type Settlement } from './venture';

/** Natural pastures by the sea, of the company that owns La Matilde. */
export const medanos = site(
  'Estancias del Salado S.A.',
  ['Los Médanos', 'Cría', 'General Lavalle'],
  { region: 'Buenos Aires', zone: 'America/Argentina/Buenos_Aires', recorder: 'demo' },
  [-56.9478, -36.4081],
);

/** Where its animals are slaughtered. */
export const plantQuequen: Place = findPlace('Planta Quequén');

function findPlace(name: string): Place {
  const box = boxes.find((each) => each.name === name);
  if (box === undefined) throw new Error(`No establishment is called ${name}`);
  return box;
}

/** The companies are there already. */
export const naturalPlaces: Settlement = { companies: [], boxes: [medanos], people: [], grants: [] };

import type { Option } from '../model/field';

/** Zones that are there whatever the platform knows: those of the countries where companies of the product may be. */
const own = [
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/La_Rioja',
  'America/Argentina/Mendoza',
  'America/Argentina/Rio_Gallegos',
  'America/Argentina/Salta',
  'America/Argentina/San_Juan',
  'America/Argentina/San_Luis',
  'America/Argentina/Tucuman',
  'America/Argentina/Ushuaia',
  'America/Asuncion',
  'America/Bogota',
  'America/Caracas',
  'America/Chicago',
  'America/Denver',
  'America/Guayaquil',
  'America/Halifax',
  'America/La_Paz',
  'America/Lima',
  'America/Los_Angeles',
  'America/Manaus',
  'America/Mexico_City',
  'America/Montevideo',
  'America/New_York',
  'America/Panama',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Toronto',
  'Atlantic/Canary',
  'Europe/Amsterdam',
  'Europe/Athens',
  'Europe/Berlin',
  'Europe/Brussels',
  'Europe/Copenhagen',
  'Europe/Dublin',
  'Europe/Helsinki',
  'Europe/Istanbul',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Madrid',
  'Europe/Oslo',
  'Europe/Paris',
  'Europe/Prague',
  'Europe/Rome',
  'Europe/Stockholm',
  'Europe/Vienna',
  'Europe/Warsaw',
  'Europe/Zurich',
  'Africa/Ceuta',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Hong_Kong',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
] as const;

/** The zone in which most of a country lives, where companies of the product may be. */
export const zoneOfCountry: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  PY: 'America/Asuncion',
  UY: 'America/Montevideo',
  ES: 'Europe/Madrid',
  BE: 'Europe/Brussels',
  DK: 'Europe/Copenhagen',
};

/**
 * Names that a platform still uses for zones that the IANA database calls otherwise: browsers and servers must offer and
 * keep one name for one zone, whatever each of them is built with.
 */
const modernNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The IANA name of a zone, under whatever name a platform describes it. */
export function zoneNamed(name: string): string {
  return modernNames[name] ?? name;
}

/** Parts of the world in the order in which they are offered, with their Spanish names; what has none comes after. */
const continents = new Map([
  ['America', 'América'],
  ['Europe', 'Europa'],
  ['Atlantic', 'Atlántico'],
  ['Africa', 'África'],
  ['Antarctica', 'Antártida'],
  ['Arctic', 'Ártico'],
  ['Asia', 'Asia'],
  ['Australia', 'Australia'],
  ['Indian', 'Índico'],
  ['Pacific', 'Pacífico'],
]);
const order = [...continents.keys()];

function rankOf(zone: string): number {
  const place = order.indexOf(zone.split('/')[0] ?? '');
  return place < 0 ? order.length : place;
}

/** `America/Argentina/Rio_Gallegos` as people read it: `Rio Gallegos (America/Argentina)`. */
function labelOf(zone: string, nameOf: (continent: string) => string): string {
  const [continent = zone, ...rest] = zone.replaceAll('_', ' ').split('/');
  const city = rest.at(-1);
  if (city === undefined) return continent;
  return `${city} (${[nameOf(continent), ...rest.slice(0, -1)].join('/')})`;
}

const zones = [...new Set([...own, ...Intl.supportedValuesOf('timeZone').map(zoneNamed)])].sort(
  (one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
);

/** The time zones that people and establishments may have: all that the platform knows, under their IANA names. */
export const timeZones: readonly Option[] = zones.map((zone) => ({
  key: zone,
  label: {
    es: labelOf(zone, (continent) => continents.get(continent) ?? continent),
    en: labelOf(zone, (continent) => continent),
  },
}));

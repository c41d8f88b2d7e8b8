import type { Option } from '../assets/asset-type';

/** Zones by continent, those of the countries where companies of the product stand among them (IANA names). */
const zones = [
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

/** The zone in which most of a country lives, where companies of the product stand. */
export const zoneOfCountry: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  PY: 'America/Asuncion',
  UY: 'America/Montevideo',
  ES: 'Europe/Madrid',
  BE: 'Europe/Brussels',
  DK: 'Europe/Copenhagen',
};

/** `America/Argentina/Rio_Gallegos` as people read it: `Rio Gallegos (America/Argentina)`. */
function labelOf(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.at(-1) ?? zone;
  return parts.length === 1 ? city : `${city} (${parts.slice(0, -1).join('/')})`;
}

/** The time zones that people and establishments may have. */
export const timeZones: readonly Option[] = zones.map((zone) => ({
  key: zone,
  label: { es: labelOf(zone), en: labelOf(zone) },
}));

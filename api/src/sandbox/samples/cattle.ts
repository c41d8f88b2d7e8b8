import { between, places, turn, type MakeSample } from './sample';

/** Cows with their last calves, weighed twice. */
export const cattle: MakeSample = (ago) => ({
  assetType: 33,
  subtype: 6,
  rol: 'Productor',
  country: 'AR',
  timezone: 'America/Argentina/Buenos_Aires',
  city: 'Azul',
  region: 'Buenos Aires',
  position: [-59.859, -36.777],
  company: { es: 'Estancia de prueba', en: 'Trial ranch' },
  box: { es: 'Campo de prueba', en: 'Trial field' },
  assets: places(0, 28).map((at) => {
    const isCow = at < 16;
    const code = String(100 + at);
    return {
      visual_tag: `KD482T${code}${String(at % 10)}`,
      electronic_tag: `0320100482${code.padStart(5, '0')}`,
      management_tag: `P-${code}`,
      cuig: 'KD482',
      sex: isCow || at % 2 === 0 ? 'H' : 'M',
      category: isCow ? 'VA' : at % 2 === 0 ? 'TH' : 'TM',
      breed: turn(['AA', 'H', 'BF', 'GC'], at),
      coat: turn(['NE', 'CO', 'PA'], at),
      birth_date: ago(isCow ? 1_700 + at * 31 : 170 + at * 3),
      birth_renspa: '01.027.0.04512/00',
      productive_system: 'PAS',
      weight: isCow ? between(410, 500, at) : between(120, 175, at),
      ...(isCow && { dentition: '8D' }),
      entry_type: isCow ? 'INI' : 'NAC',
      entry_date: ago(isCow ? 61 : 170 + at * 3),
      paddock: turn(['El Molino', 'Loma del Ombú', 'Potrero 7'], at),
    };
  }),
  events: [
    {
      daysAgo: 30,
      eventType: 7,
      common: { session: `${ago(30)}T13:00:00Z` },
      of: places(0, 28),
      each: (at) => manga(at, at < 16 ? 415 : 140),
    },
    {
      daysAgo: 5,
      eventType: 7,
      common: { session: `${ago(5)}T13:00:00Z` },
      of: places(0, 16),
      each: (at) => manga(at, 422),
    },
  ],
  lot: { name: { es: 'Vacas con cría', en: 'Cows with calves' }, of: places(0, 10) },
});

function manga(at: number, least: number) {
  return { weight: between(least, least + 80, at), paddock: turn(['El Molino', 'Potrero 7'], at) };
}

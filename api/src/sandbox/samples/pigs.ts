import { between, places, turn, type MakeSample } from './sample';

/** Sows of a farm, vaccinated, served and scanned. */
export const pigs: MakeSample = (ago) => ({
  assetType: 11,
  subtype: 12,
  rol: 'Productor',
  country: 'AR',
  timezone: 'America/Argentina/Cordoba',
  city: 'Marcos Juárez',
  region: 'Córdoba',
  position: [-62.1067, -32.6978],
  company: { es: 'Porcinos de prueba', en: 'Trial pigs' },
  box: { es: 'Granja de prueba', en: 'Trial farm' },
  assets: places(0, 22).map((at) => ({
    ear_tag: `PR${String(1_040 + at)}`,
    electronic_tag: `0320200090${String(1_040 + at).padStart(5, '0')}`,
    sex: 'H',
    category: 'CE',
    breed: turn(['YO', 'LR'], at),
    birth_date: ago(420 + at * 9),
    weight: between(205, 228, at),
    backfat: between(14, 18, at),
    shed: `Gestación ${String(1 + (at % 2))}`,
    sow_status: 'VAC',
    parity: 0,
    teats: 15,
  })),
  events: [
    {
      daysAgo: 55,
      eventType: 103,
      of: places(0, 22),
      common: { vaccines: ['PAR'], vaccine_batch: 'PR-2617', dose_ml: 5 },
    },
    {
      daysAgo: 40,
      eventType: 110,
      of: places(0, 12),
      each: () => ({ service_type: 'IA', boar: 'PT1066', served_on: ago(40) }),
    },
    { daysAgo: 10, eventType: 135, of: places(0, 12), each: () => ({ scan_result: 'POS' }) },
  ],
  lot: { name: { es: 'Banda de prueba', en: 'Trial batch' }, of: places(0, 12) },
});

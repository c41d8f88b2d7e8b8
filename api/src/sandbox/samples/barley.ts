import { between, places, turn, type MakeSample } from './sample';

/** Brewing barley of a cooperative, sampled and conditioned. */
export const barley: MakeSample = (ago) => ({
  assetType: 36,
  subtype: 34,
  rol: 'Productor',
  country: 'BE',
  timezone: 'Europe/Brussels',
  city: 'Jodoigne',
  region: 'Brabant wallon',
  position: [4.8706, 50.7236],
  company: { es: 'Cooperativa de prueba', en: 'Trial cooperative' },
  box: { es: 'Silos de prueba', en: 'Trial silos' },
  assets: places(0, 22).map((at) => {
    const harvested = ago(64 + at * 2);
    return {
      uniqueid: `PR-HC${String(101 + at)}`,
      variety: turn(['kws_fantex', 'rgt_planet'], at),
      sowing_type: 'spring',
      harvest_year: Number(harvested.slice(0, 4)),
      harvest_date: harvested,
      moisture: between(11.8, 13, at),
      protein: between(9.8, 11.4, at),
      grading_25: between(88, 97, at),
      germination: between(95.5, 99, at),
      test_weight: between(67, 71, at),
      quality_class: 'malting',
      quantity: between(18, 38, at),
      silo: `Silo ${String(1 + (at % 6))}`,
    };
  }),
  events: [
    {
      daysAgo: 40,
      eventType: 103,
      of: places(0, 18),
      each: (at) => ({
        sampled_on: ago(40),
        sample_code: `PR-${String(4_100 + at)}`,
        lab: 'Inagro',
        moisture: between(11.6, 12.6, at),
        protein: between(9.9, 11.2, at),
        germination: between(96, 99, at),
      }),
    },
    {
      daysAgo: 15,
      eventType: 105,
      of: places(0, 8),
      each: (at) => ({ action: ['drying', 'cleaning'], temperature: between(15, 20, at) }),
    },
  ],
  lot: { name: { es: 'Para la maltería', en: 'For the maltster' }, of: places(0, 6) },
});

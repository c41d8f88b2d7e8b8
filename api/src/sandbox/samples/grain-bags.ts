import { placeAt } from '@huella/domain/engine/fields/place';
import { campaigns } from '@huella/domain/catalogue/lookups/stored-grain';
import { between, places, turn, type MakeSample } from './sample';

/** Silo bags of soya and maize in the field, looked at and sampled. */
export const grainBags: MakeSample = (ago) => ({
  assetType: 35,
  subtype: 27,
  rol: 'Productor',
  country: 'AR',
  timezone: 'America/Argentina/Buenos_Aires',
  city: 'Pergamino',
  region: 'Buenos Aires',
  position: [-60.5746, -33.8899],
  company: { es: 'Granos de prueba', en: 'Trial grain' },
  box: { es: 'Lote de prueba', en: 'Trial lot' },
  assets: places(0, 22).map((at) => {
    const bagged = 62 + at * 4;
    return {
      bag_code: `PR${String(25260001 + at)}`,
      tonnage: between(180, 225, at),
      specie: turn(['soja', 'maiz'], at),
      campaign: campaignOf(ago(bagged)),
      field_name: `La Porteña, lote ${String(1 + (at % 7))}`,
      bag_diameter: 'ft9',
      bag_length: turn([60, 75], at),
      bag_brand: 'ipesa',
      bag_seal: `PR-${String(56_330 + at)}`,
      date_bagged: ago(bagged),
      date_expired: ago(bagged - 364),
      location_bags: placeAt([-60.5746 + (at % 6) * 0.0006, -33.8899 - Math.floor(at / 6) * 0.0005]),
      moisture: between(11.5, 13.4, at),
      foreign_matter: between(0.2, 0.9, at),
      depositor_name: 'Granos de prueba',
      holder_cuit: '30-70915328-1',
    };
  }),
  events: [
    {
      daysAgo: 20,
      eventType: 103,
      of: places(0, 14),
      each: (at) => ({
        inspected_at: `${ago(20)}T13:20:00Z`,
        bag_condition: 'sound',
        grain_temperature: between(18, 24, at),
        risk_level: 'low',
      }),
    },
    {
      daysAgo: 6,
      eventType: 1,
      of: places(0, 4),
      each: (at) => ({ tonnage: between(150, 175, at), method: 'extractor' }),
    },
  ],
  lot: { name: { es: 'Soja para entregar', en: 'Soya to deliver' }, of: [0, 2, 4, 6, 8] },
});

/** The crop year of a day, from July to June: `2025/26`. */
function campaignOf(day: string): string {
  const [year, month] = day.split('-').map(Number);
  const first = (year ?? 0) - ((month ?? 1) < 7 ? 1 : 0);
  const name = `${String(first)}/${String((first + 1) % 100).padStart(2, '0')}`;
  // The last one that forms know, where they know none so late.
  return campaigns.find(({ key }) => key === name)?.key ?? campaigns.at(-1)?.key ?? name;
}

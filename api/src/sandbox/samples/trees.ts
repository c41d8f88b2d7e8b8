import { placeAt } from '@huella/domain/engine/fields/place';
import { between, places, turn, type MakeSample } from './sample';

/** Stands of pine, measured and pruned. */
export const trees: MakeSample = (ago) => ({
  assetType: 32,
  subtype: 16,
  rol: 'Productor',
  country: 'AR',
  timezone: 'America/Argentina/Buenos_Aires',
  city: 'Eldorado',
  region: 'Misiones',
  position: [-54.6164, -26.4298],
  company: { es: 'Forestal de prueba', en: 'Trial forestry' },
  box: { es: 'Plantación de prueba', en: 'Trial plantation' },
  assets: places(0, 22).map((at) => ({
    tree_code: `PRUR1010${String(101 + at)}`,
    unit_kind: 'stand',
    specie: turn(['pinus_taeda', 'pinus_elliottii'], at),
    forest_origin: 'planted',
    planting_date: ago(1_900 + at * 40),
    spacing_rows: 3,
    spacing_plants: 2.5,
    plot: `Rodal ${String(101 + Math.floor(at / 6))}, parcela ${String(1 + (at % 6))}`,
    tree_count: 9_000 + at * 420,
    density: 1_200,
    area: between(8, 26, at),
    dbh: between(14, 21, at),
    height: between(9, 14, at),
    health: 'good',
    location: placeAt([-54.6164 + (at % 6) * 0.006, -26.4298 - Math.floor(at / 6) * 0.005]),
  })),
  events: [
    {
      daysAgo: 28,
      eventType: 103,
      of: places(0, 22),
      each: (at) => ({
        measured_on: ago(28),
        dbh: between(15, 22, at),
        height: between(9.6, 14.8, at),
      }),
    },
    {
      daysAgo: 9,
      eventType: 104,
      of: places(0, 6),
      each: () => ({ pruned_height: 3, share: 'p40', crew: 'Cuadrilla 2' }),
    },
  ],
  lot: { name: { es: 'Rodales podados', en: 'Pruned stands' }, of: places(0, 6) },
});

import type { Values } from '@huella/domain/model/value';
import { between, places, turn, type MakeSample } from './sample';

const models: readonly [Values, Values] = [
  { make: 'Toyota', model: 'Hilux', body_type: 'PIC', fuel: 'DIE' },
  { make: 'Peugeot', model: '208', body_type: 'HAT', fuel: 'NAF' },
];

/** Second-hand cars of a dealer, looked over and partly reserved. */
export const vehicles: MakeSample = (ago) => ({
  assetType: 30,
  subtype: 2,
  rol: 'Comercializador',
  country: 'AR',
  timezone: 'America/Argentina/Cordoba',
  city: 'Rosario',
  region: 'Santa Fe',
  position: [-60.6617, -32.9351],
  company: { es: 'Automotores de prueba', en: 'Trial cars' },
  box: { es: 'Salón de prueba', en: 'Trial showroom' },
  assets: places(0, 20).map((at) => {
    const registered = ago(400 + at * 45);
    return {
      ...turn(models, at),
      vin: `8AJHA8CD5R0${String(412_100 + at)}`,
      country: 'AR',
      year: Number(registered.slice(0, 4)),
      color: turn(['#B3131B', '#F2F2F2', '#1F2A44'], at),
      gearbox: turn(['AUT', 'MAN'], at),
      odometer: 9_000 + at * 2_350,
      first_registered: registered,
      price: Math.round(between(18_000, 41_000, at, 0)),
      currency: 'USD',
      warranty_months: 6,
    };
  }),
  events: [
    { daysAgo: 30, eventType: 142, of: places(0, 12), each: (at) => ({ km: 9_050 + at * 2_350 }) },
    {
      daysAgo: 4,
      eventType: 143,
      of: places(0, 4),
      each: () => ({ client: 'Gustavo Peralta', reserved_until: ago(-6), deposit: 500 }),
    },
  ],
  lot: { name: { es: 'Feria del usado', en: 'Used-car fair' }, of: places(4, 12) },
});

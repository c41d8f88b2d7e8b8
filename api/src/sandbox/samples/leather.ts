import type { Values } from '@huella/domain/model/value';
import { between, places, turn, type MakeSample } from './sample';

const articles: readonly [Values, Values] = [
  { article_type: 'handbag', model_name: 'Nyhavn', price: 420 },
  { article_type: 'backpack', model_name: 'Gilleleje', price: 560 },
];

/** Bags and backpacks of a workshop, checked and partly sold. */
export const leather: MakeSample = (ago) => ({
  assetType: 38,
  subtype: 32,
  rol: 'Industria',
  country: 'ES',
  timezone: 'Europe/Madrid',
  city: 'Ubrique',
  region: 'Cádiz',
  position: [-5.4457, 36.6776],
  company: { es: 'Marroquinería de prueba', en: 'Trial leather goods' },
  box: { es: 'Taller de prueba', en: 'Trial workshop' },
  assets: places(0, 24).map((at) => ({
    ...turn(articles, at),
    serial_number: `PR26${String(104_810 + at)}`,
    collection: 'Costa',
    colour: turn(['#8A5A33', '#B5763A', '#2B2B2B'], at),
    leather_area: between(0.7, 1.1, at, 2),
    tannage: 'chrome',
    leather_type: ['full_grain'],
    made_in: 'ES',
    made_on: ago(61 + at),
    co2_footprint: between(9, 18, at),
    care_text: 'Limpiar con paño seco. No mojar ni secar al sol.',
    warranty_months: 36,
  })),
  events: [
    { daysAgo: 50, eventType: 103, of: places(0, 20), each: () => ({ result: 'pass' }) },
    {
      daysAgo: 12,
      eventType: 105,
      of: places(0, 6),
      each: (at) => ({ sold_on: ago(12), shop: 'Tienda en línea', country: turn(['ES', 'DK'], at) }),
    },
  ],
  lot: { name: { es: 'Pedido de temporada', en: 'Order of the season' }, of: places(8, 16) },
});

import { brewery, maltings } from './grain-places';
import { batches, maltAt, maltEvents } from './malt';
import { beers } from './malt-recipes';
import { grouping, happening, named, sending, type Step } from './step';

/** A beer of this autumn, of three malts whose week in the house is written down, wheat and a little red among them. */
export const freshBeer = { name: 'BLONDE-2611', gtin: '9520123456801' } as const;
const freshlyBrewed = [
  { at: 28, kilos: 3_900 },
  { at: 29, kilos: 700 },
  { at: 27, kilos: 400 },
];

/** They go to the brewery together, into one kettle, and what came of it is bottled. */
export function freshBeerSteps(): readonly Step[] {
  const used = freshlyBrewed.flatMap(({ at, kilos }) => {
    const batch = batches[at];
    return batch === undefined ? [] : [{ tag: batch.tag, kilos }];
  });
  const tags = used.map(({ tag }) => tag);
  const [, , , , blonde] = beers;
  const { name, gtin } = freshBeer;
  return [
    ...happening(maltAt(maltings), '2026-10-20', maltEvents.certificate, named(tags), {
      cert_type: 'fssc',
      cert_number: 'FSSC-BE-2231',
      cert_issuer: 'Vinçotte',
      cert_from: '2026-02-16',
      cert_to: '2028-02-15',
    }),
    ...sending(maltAt(maltings), '2026-10-22', brewery, tags, {
      transfer_type: 'ownership',
      delivery_note: 'MD-261090',
    }),
    ...happening(
      maltAt(brewery),
      '2026-10-27',
      maltEvents.brew,
      used.map(({ tag, kilos }) => ({ tag, values: { kilos } })),
      {
        brewed_at: '2026-10-27T06:15:00Z',
        volume_hl: 280,
        additions: [
          { key: 1, ingredient: 'lúpulo Saaz', quantity: 34 },
          { key: 2, ingredient: 'lúpulo Hallertau Mittelfrüh', quantity: 18 },
          { key: 3, ingredient: 'levadura de la casa', quantity: 25 },
          { key: 4, ingredient: 'agua del valle del Dyle' },
        ],
        ...blonde,
      },
    ),
    ...grouping(maltAt(brewery), '2026-11-13', name, tags, {
      gtin,
      bottled_on: '2026-11-13',
      beer_best_before: '2027-05-14',
      beer_colour: 12,
    }),
  ];
}

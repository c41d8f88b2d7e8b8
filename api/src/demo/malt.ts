import { grain } from '@huella/domain/catalogue/assets/grain';
import { malt } from '@huella/domain/catalogue/assets/malt';
import type { RowValue, Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { brewery, maltings } from './grain-places';
import { beers, recipes, type Recipe } from './malt-recipes';
import { adding, grouping, happening, happeningTo, sending, type Desk, type Step } from './step';
import type { Site } from './venture';

export const maltAt = (box: Site): Desk => ({ box, assetType: malt.id });

/** The codes of what malt is recorded by, in the catalogue. */
export const maltEvents = {
  certificate: 8,
  retire: 13,
  steeping: 103,
  germination: 104,
  kilning: 105,
  analysis: 106,
  blend: 107,
  brew: 109,
};

interface Malting {
  readonly tag: string;
  readonly ready: Day;
  readonly kilos: number;
  readonly recipe: Recipe;
  readonly dice: Dice;
}

/** Thirty batches, one every twelve days or so. */
export const batches: readonly Malting[] = Array.from({ length: 30 }, (_, at) => {
  const dice = throwDice(133_000 + at);
  const recipe = recipes[at % recipes.length] ?? recipes[0];
  const ready = workday(addDays('2025-10-06', at * 13));
  const tag = `M${ready.slice(2, 4)}${String(300 + at).padStart(4, '0')}`;
  return {
    tag,
    ready,
    kilos: recipe.isBase ? dice.between(42, 60) * 500 : dice.between(8, 16) * 500,
    recipe,
    dice,
  };
});

function maltValues({ tag, ready, kilos, recipe, dice }: Malting): Values {
  return {
    uniqueid: tag,
    malt_type: recipe.type,
    variety_list: recipe.varieties,
    article: recipe.isBase ? 'Malta base a granel' : 'Malta especial en sacos de 25 kg',
    quantity: kilos,
    production_date: ready,
    best_before: addDays(ready, 540),
    ...analysis(recipe, dice),
    supplier_name: 'Hof ten Bosch',
    supplier_country: 'BE',
    supplier_city: 'Hoegaarden',
    ndma: decimal(dice, 0.4, 2.2),
    ...(dice.chance(0.4)
      ? { certifications: dice.pick([['vegaplan'], ['vegaplan', 'local'], ['organic']]) }
      : {}),
  };
}

/** What the laboratory finds in the congress wort. */
function analysis(recipe: Recipe, dice: Dice): Values {
  const isDark = recipe.type === 'chocolate';
  return {
    moisture: decimal(dice, 3.2, 4.4),
    extract_fine: decimal(dice, ...recipe.extract),
    extract_difference: decimal(dice, 1.1, 1.9),
    wort_colour: decimal(dice, ...recipe.colour),
    protein: decimal(dice, 10, 11.4),
    kolbach: decimal(dice, 39, 44),
    ...(isDark ? {} : { friability: decimal(dice, 83, 91) }),
    beta_glucan: dice.between(120, 210),
    fan: dice.between(140, 175),
    viscosity: decimal(dice, 1.46, 1.56, 2),
    wort_ph: decimal(dice, 5.7, 6, 2),
    diastatic_power: isDark ? 0 : dice.between(230, 340),
  };
}

/** Since this batch the week in the house is written down step by step. */
const followed = 14;

/** What is left of a lot of grain in the maltings, from a day on. */
export interface LeftGrain {
  readonly tag: string;
  readonly tonnes: number;
  readonly since: Day;
}

interface Steeped {
  readonly grains: readonly { readonly tag: string; readonly values: Values }[];
  /** What was bought in, for what the house has not. */
  readonly bought: number;
}

/** What is steeped for each batch whose week is written down: the lots that have lain longest, and the rest is bought. */
function steepedFor(lots: readonly LeftGrain[]): readonly Steeped[] {
  const left = new Map(lots.map(({ tag, tonnes }) => [tag, Math.round(tonnes * 100)]));
  return batches.map(({ ready, kilos }, at) => {
    if (at < followed) return { grains: [], bought: 0 };
    // In hundredths of a tonne: what is left of a lot is written in as much.
    let wanted = Math.ceil((kilos * 1.22) / 10);
    const grains = lots.flatMap(({ tag, since }) => {
      const taken = since < ready ? Math.min(wanted, left.get(tag) ?? 0) : 0;
      if (taken === 0) return [];
      wanted -= taken;
      left.set(tag, (left.get(tag) ?? 0) - taken);
      return [{ tag, values: { tonnes: taken / 100 } }];
    });
    return { grains, bought: wanted * 10 };
  });
}

/** How long each step of a batch took, back from the morning on which it left the kiln. */
function timesOf({ tag, ready, recipe }: Malting) {
  const dice = throwDice(134_000 + Number(tag.slice(1)));
  const kilned = recipe.kiln[0] > 100 ? dice.between(26, 30) : dice.between(19, 23);
  const days = dice.between(4, 5);
  // From five in the morning, when the water goes in, to half past three, when the kiln is emptied, it is so many days less an hour and a half.
  const all = (days + 3) * 24 - 1.5;
  const hours = all - days * 24 - kilned;
  const kilnStart = new Date(Date.parse(`${ready}T03:30:00Z`) - kilned * 3_600_000).toISOString();
  return {
    day: addDays(ready, -(days + 3)),
    days,
    kilnStart,
    steeping: { steep_hours: hours, steep_temp: decimal(dice, 13, 15) },
  };
}

/** A week in the house, written down when the batch is in its silo. */
function madeSteps(batch: Malting, at: number, { grains, bought }: Steeped): readonly Step[] {
  const { tag, ready, kilos, recipe, dice } = batch;
  const desk = maltAt(maltings);
  const times = timesOf(batch);
  const steeped = times.day;
  const steeping = {
    steep_start: `${steeped}T05:00:00Z`,
    steep_moisture: decimal(dice, 43, 46),
    ...times.steeping,
    ...(bought > 0 && {
      grain_inputs: [{ key: 1, uniqueid: `BO-${ready.slice(2, 4)}-${String(4_410 + at)}`, kilos: bought }],
    }),
    water_m3: Math.round(kilos / 240),
    vessel: `Tina ${String((at % 3) + 1)}`,
  };
  const kilning = {
    kiln_start: times.kilnStart,
    kiln_end: `${ready}T03:30:00Z`,
    kiln_max_temp: dice.between(...recipe.kiln),
    fuel: dice.pick(['gas', 'heat_pump']),
    quantity: kilos,
  };
  return [
    adding(desk, ready, tag, maltValues(batch)),
    ...(at < followed
      ? []
      : [
          ...happening(desk, ready, maltEvents.steeping, [
            {
              tag,
              values: steeping,
              ...(grains.length > 0 && {
                chosenIn: { grains: { assetType: grain.id, field: 'grain', rows: grains } },
              }),
            },
          ]),
          ...happeningTo(desk, ready, maltEvents.germination, tag, {
            germination_days: times.days,
            germination_temp: decimal(dice, 15, 17),
            turning: dice.between(8, 12),
          }),
          ...happeningTo(desk, ready, maltEvents.kilning, tag, kilning),
        ]),
    ...(at % 3 === 0
      ? happeningTo(desk, workday(addDays(ready, 3)), maltEvents.analysis, tag, {
          method: 'ebc',
          ...analysis(recipe, dice),
        })
      : []),
  ];
}

/** Malt goes to the brewery, and some of it into the kettle. */
function brewedSteps(): readonly Step[] {
  return batches.slice(0, 14).flatMap(({ tag, ready, kilos }, at) => {
    const sent = workday(addDays(ready, 12));
    const brewed = workday(addDays(sent, 15));
    const beer = beers[at % beers.length] ?? beers[0];
    const isUsedUp = at % 4 === 0 && !brewedTogether.includes(at);
    const used = isUsedUp ? kilos : Math.round(kilos / 3);
    const brew = {
      brewed_at: `${brewed}T06:15:00Z`,
      kilos: used,
      volume_hl: Math.round(used / 18),
      additions: [
        { key: 1, ingredient: 'lúpulo Saaz', quantity: Math.round(used / 150) },
        { key: 2, ingredient: 'levadura', quantity: Math.round(used / 200) },
      ],
      ...beer,
    };
    return [
      ...sending(maltAt(maltings), sent, brewery, [tag], {
        transfer_type: 'ownership',
        delivery_note: `MD-${sent.slice(2, 4)}${String(1_040 + at)}`,
      }),
      ...(at < 11 ? happeningTo(maltAt(brewery), brewed, maltEvents.brew, tag, brew) : []),
      ...(at === brewedTogether.at(-1) ? bottledSteps(addDays(brewed, 21)) : []),
    ];
  });
}

/** The beer of two batches is in its bottles. */
function bottledSteps(day: Day): readonly Step[] {
  const tags = batches.filter((_, at) => brewedTogether.includes(at)).map(({ tag }) => tag);
  const { name, gtin } = tradedBeer;
  return grouping(maltAt(brewery), workday(day), name, tags, {
    gtin,
    bottled_on: workday(day),
    beer_best_before: addDays(workday(day), 365),
    beer_colour: 38,
  });
}

/** A blend of half of each of these batches. */
function blendOf(malts: readonly Malting[]): RowValue {
  const [recipe] = malts.map((malt) => malt.recipe);
  return {
    ...{ key: 1, uniqueid: 'MA260706', malt_type: recipe?.type ?? 'abbey' },
    quantity: malts.reduce((sum, { kilos }) => sum + Math.round(kilos / 2), 0),
    ...{ moisture: 3.9, extract_fine: 80.2, wort_colour: recipe?.colour[0] ?? 4, protein: 10.6 },
  };
}

/**
 * Lots that are sold under a trade item number: their codes hold the address of GS1, which takes names without spaces. The numbers
 * are of those that GS1 keeps for examples (prefix 952), which nobody's product has.
 */
export const tradedBlend = { name: 'ABADIA-2607', gtin: '9520123456788' } as const;
export const tradedBeer = { name: 'DUBBEL-2603', gtin: '9520123456795' } as const;

/** The batches of one beer, pale and dark, of which some is left: what it was brewed with is one lot. */
const brewedTogether = [3, 8];

function laterSteps(): readonly Step[] {
  const desk = maltAt(maltings);
  const kept = batches.slice(14);
  const [first, second, third] = kept;
  const blended = [first, second].flatMap((batch) => (batch === undefined ? [] : [batch]));
  return [
    ...happening(
      desk,
      '2026-07-06',
      maltEvents.blend,
      blended.map(({ tag, kilos }) => ({ tag, values: { kilos: Math.round(kilos / 2) } })),
      { blends: [blendOf(blended)] },
    ),
    ...grouping(
      desk,
      '2026-07-07',
      tradedBlend.name,
      blended.map(({ tag }) => tag),
      { gtin: tradedBlend.gtin, description: 'Mezcla Abadía, para cervezas de fermentación alta.' },
    ),
    ...(third === undefined
      ? []
      : happeningTo(desk, '2026-09-21', maltEvents.retire, third.tag, {
          disposal_type: 'off_spec',
          disposal_reason: 'Color del mosto fuera de lo pedido.',
        })),
    ...kept.slice(4, 10).flatMap(({ tag, ready }, at) =>
      happeningTo(desk, workday(addDays(ready, 20)), maltEvents.certificate, tag, {
        cert_type: 'fssc',
        cert_number: `FSSC-BE-${String(2_206 + at)}`,
        cert_issuer: 'Vinçotte',
        cert_from: ready,
        cert_to: addDays(ready, 365),
      }),
    ),
  ];
}

/** What happens to malt, in the maltings and in the brewery. */
export function maltSteps(lots: readonly LeftGrain[]): readonly Step[] {
  const steeped = steepedFor(lots);
  const nothing: Steeped = { grains: [], bought: 0 };
  return [
    ...batches.flatMap((batch, at) => madeSteps(batch, at, steeped[at] ?? nothing)),
    ...brewedSteps(),
    ...laterSteps(),
  ];
}

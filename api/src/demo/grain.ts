import { grain } from '@huella/domain/catalogue/assets/grain';
import type { RowValue, Values } from '@huella/domain/model/value';
import { crops, fields, suppliers, type Crop } from './grain-crops';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { freshBeerSteps } from './fresh-beer';
import { maltSteps, type LeftGrain } from './malt';
import { brewery, cooperative, farm, maltings, merchant } from './grain-places';
import {
  adding,
  beside,
  fieldAround,
  grouping,
  happening,
  happeningTo,
  keeping,
  named,
  sending,
  type Desk,
  type Step,
} from './step';
import type { Site } from './venture';

const grainAt = (box: Site): Desk => ({ box, assetType: grain.id });

/** The codes of what grain is recorded by, in the catalogue. */
const grainEvents = { certificate: 8, retire: 13, sample: 103, weighbridge: 104, care: 105, malting: 107 };

interface Harvest {
  readonly tag: string;
  readonly box: Site;
  readonly day: Day;
  readonly crop: Crop;
  readonly tonnes: number;
  readonly values: Values;
}

const sources: readonly (readonly [box: Site, mark: string, lots: number])[] = [
  [farm, 'FM', 12],
  [cooperative, 'HC', 12],
  [merchant, 'CG', 12],
];

/** Thirty-six lots of two harvests, from the field, the cooperative and the merchant. */
const harvests: readonly Harvest[] = sources.flatMap(([box, mark, lots], source) =>
  Array.from({ length: lots }, (_, at) => harvest(box, mark, source * 100 + at, at)),
);

function harvest(box: Site, mark: string, seed: number, at: number): Harvest {
  const dice = throwDice(130_000 + seed);
  const year = at < 4 ? 2025 : 2026;
  const crop = crops[(at * 3 + seed) % crops.length] ?? crops[0];
  const reaped = addDays(
    `${String(year)}-${crop.sowing === 'winter' ? '07-08' : '07-28'}`,
    dice.between(0, 16),
  );
  const tonnes = decimal(dice, 18, 64);
  const tag = `CE-${String(year % 100)}-${mark}${String(at + 1).padStart(2, '0')}`;
  const day = workday(addDays(reaped, 2 + at));
  return { tag, box, day, crop, tonnes, values: grainValues(dice, { box, crop, reaped, tag, tonnes }) };
}

type Reaped = Pick<Harvest, 'box' | 'crop' | 'tag' | 'tonnes'> & { readonly reaped: Day };

function grainValues(dice: Dice, reaped: Reaped): Values {
  const { box, crop, tonnes, tag } = reaped;
  return {
    uniqueid: tag,
    variety: crop.variety,
    sowing_type: crop.sowing,
    harvest_year: Number(reaped.reaped.slice(0, 4)),
    harvest_date: reaped.reaped,
    ...laboratory(dice, crop),
    quality_class: crop.quality,
    quantity: tonnes,
    silo: box === farm ? `Hangar ${String(dice.between(1, 2))}` : `Silo ${String(dice.between(1, 8))}`,
    ...(box === farm ? fromField(dice) : {}),
    ...(box === cooperative
      ? { contract_ref: `HC-${tag.slice(3, 5)}-${String(dice.between(200, 380))}` }
      : {}),
    ...(box === merchant ? bought(dice) : {}),
    ...(dice.chance(0.4)
      ? { certifications: dice.pick([['vegaplan'], ['vegaplan', 'saiplatform'], ['local'], ['organic']]) }
      : {}),
    ...(dice.chance(0.2)
      ? {
          notes: dice.pick([
            'Cosecha pareja, sin vuelco.',
            'Lluvia en la última semana: vigilar germinación.',
            'Calibre muy bueno.',
          ]),
        }
      : {}),
  };
}

function laboratory(dice: Dice, crop: Crop): Values {
  return {
    moisture: decimal(dice, 11.4, 12.9),
    protein: decimal(dice, ...crop.protein),
    ...(crop.isBarley
      ? { grading_25: decimal(dice, 88, 97), screenings_22: decimal(dice, 0.6, 2.4) }
      : { falling_number: dice.between(230, 330) }),
    germination: decimal(dice, 95.5, 99),
    test_weight: decimal(dice, ...crop.hectolitre),
    don_level: dice.between(40, 620),
    variety_purity: decimal(dice, 96, 99.5),
  };
}

function fromField(dice: Dice): Values {
  const { name, area, position } = dice.pick(fields);
  const side = Math.sqrt(area * 10_000);
  return {
    field_ref: name,
    field_area: area,
    field_location: beside(position, 0, 0),
    field_geometry: fieldAround(position, side * 1.3, side / 1.3),
  };
}

function bought(dice: Dice): Values {
  const name = dice.pick(['Ferme du Sart-Risbart', 'Hof ten Bosch', 'Champagne Céréales']);
  return {
    supplier_name: name,
    ...suppliers[name],
    delivery_note: `BL${String(dice.between(20_100, 29_900))}`,
    ...(name === 'Champagne Céréales' ? {} : { vat_number: 'BE0403448140' }),
  };
}

/** Names under which the maltings keep what it buys and sells. */
const articles: Readonly<Record<string, Values>> = Object.fromEntries(
  [
    ...new Set(crops.map(({ article }) => article)),
    'Malta base a granel',
    'Malta especial en sacos de 25 kg',
  ].map((name) => [name, {}]),
);

const byName = (names: readonly string[]): Readonly<Record<string, Values>> =>
  Object.fromEntries(names.map((name) => [name, {}]));

/** What the maltings takes in: all of the harvests but the last of each place. */
const delivered = harvests.filter((_, at) => at % 12 < 9);

function keepingSteps(): readonly Step[] {
  return [
    ...keeping(grainAt(merchant), '2025-07-01', 2, suppliers),
    ...keeping(grainAt(maltings), '2025-07-02', 2, suppliers),
    ...keeping(grainAt(maltings), '2025-07-02', 3, articles),
    ...keeping(
      { box: brewery, assetType: grain.id },
      '2025-07-03',
      4,
      byName(['Dyle', 'Abbaye de Vlierbeek']),
    ),
    ...keeping(
      { box: brewery, assetType: grain.id },
      '2025-07-03',
      5,
      byName(['Dyle Pils', 'Dyle Blonde', 'Vlierbeek Tripel', 'Vlierbeek Dubbel', 'Dyle Saison']),
    ),
  ];
}

function lifeOf({ tag, box, day, crop, tonnes }: Harvest, at: number): readonly Step[] {
  const dice = throwDice(131_000 + at);
  const weighed = workday(addDays(day, 1));
  const sampled = workday(addDays(day, 3));
  const gross = Math.round((Math.min(tonnes, 27) + 14.6) * 1000);
  const weighbridge = { weighed_at: `${weighed}T09:10:00Z`, gross, tare: 14_600, net: tonnes };
  const { moisture = null, protein = null, germination = null } = laboratory(dice, crop);
  const sample = {
    sampled_on: sampled,
    sample_code: `INAGRO-${sampled.slice(2, 4)}-${String(4_100 + at)}`,
    lab: 'Inagro',
    moisture,
    protein,
    germination,
  };
  return [
    ...(box !== cooperative
      ? []
      : happeningTo(grainAt(box), weighed, grainEvents.weighbridge, tag, weighbridge)),
    ...(at % 2 === 0 ? happeningTo(grainAt(box), sampled, grainEvents.sample, tag, sample) : []),
    ...(at % 3 === 0
      ? happeningTo(grainAt(box), workday(addDays(day, 12)), grainEvents.care, tag, {
          action: ['drying', 'cleaning'],
          temperature: decimal(dice, 16, 22),
        })
      : []),
    ...(at % 4 === 1
      ? happeningTo(grainAt(box), workday(addDays(day, 15)), grainEvents.certificate, tag, {
          cert_type: 'vegaplan',
          cert_number: `VP-${String(80_410 + at)}`,
          cert_issuer: 'Vegaplan.be',
          cert_from: addDays(day, -40),
          cert_to: addDays(day, 325),
        })
      : []),
  ];
}

/** What the kiln gives: four fifths of what was steeped. */
function maltedFrom(at: number, tonnes: number, day: Day): RowValue {
  return {
    ...{ key: 1, uniqueid: `K${day.slice(2, 4)}${String(1_001 + at)}`, malt_type: 'pilsen' },
    quantity: Math.round(tonnes * 800),
    ...{ moisture: 4.1, extract_fine: 81.2, wort_colour: 3.1, protein: 10.4 },
  };
}

/** When a delivered lot goes to the maltings, when it is malted there, and how much of it. */
function maltingOf({ day, tonnes }: Harvest, at: number) {
  const sent = workday(addDays(day, 26 + (at % 4) * 6));
  const used = workday(addDays(sent, 12));
  return { sent, used, malted: at % 5 === 0 ? tonnes : Math.floor(tonnes * 6) / 10 };
}

/** Half of what the maltings has left of each lot, the oldest first: the other half lies there to be steeped. */
function leftSteeping(): readonly LeftGrain[] {
  const lots = delivered.flatMap((lot, at) => {
    const { used, malted } = maltingOf(lot, at);
    return malted === lot.tonnes ? [] : [{ tag: lot.tag, tonnes: (lot.tonnes - malted) / 2, since: used }];
  });
  return lots.sort((a, b) => (a.since < b.since ? -1 : Number(a.since > b.since)));
}

/** The road to the maltings, and what became of it there. */
function deliverySteps(): readonly Step[] {
  return delivered.flatMap((lot, at) => {
    const { tag, box } = lot;
    const { sent, used, malted } = maltingOf(lot, at);
    const common = {
      transfer_type: 'ownership',
      delivery_note: `CMR-${sent.slice(2, 4)}${String(600 + at)}`,
      truck_plate: `1-ABD-${String(310 + at)}`,
    };
    return [
      ...sending(grainAt(box), sent, maltings, [tag], common),
      ...happening(grainAt(maltings), used, grainEvents.malting, [{ tag, values: { tonnes: malted } }], {
        malts: [maltedFrom(at, malted, used)],
      }),
    ];
  });
}

function endingSteps(): readonly Step[] {
  const left = harvests.filter((lot) => !delivered.includes(lot));
  const [first, second] = left;
  return [
    ...(first === undefined
      ? []
      : happeningTo(grainAt(first.box), '2026-10-07', grainEvents.retire, first.tag, {
          disposal_type: 'feed',
          disposal_reason: 'Proteína fuera de contrato.',
        })),
    ...(second === undefined
      ? []
      : happeningTo(grainAt(second.box), '2026-10-12', grainEvents.retire, second.tag, {
          disposal_type: 'sold',
        })),
    ...happening(
      grainAt(merchant),
      '2026-10-20',
      grainEvents.care,
      named(left.filter(({ box }) => box === merchant).map(({ tag }) => tag)),
      { action: ['aeration'], temperature: 12 },
    ),
    ...grouping(
      grainAt(merchant),
      '2026-10-22',
      'Cosecha 2026, reserva',
      left.filter(({ box }) => box === merchant).map(({ tag }) => tag),
    ),
  ];
}

/** What happens to grain, malt and beer from the harvest of 2025 on. */
export function beerSteps(): readonly Step[] {
  return [
    ...keepingSteps(),
    ...harvests.map(({ tag, box, day, values }) => adding(grainAt(box), day, tag, values)),
    ...harvests.flatMap(lifeOf),
    ...deliverySteps(),
    ...endingSteps(),
    ...maltSteps(leftSteeping()),
    ...freshBeerSteps(),
  ];
}

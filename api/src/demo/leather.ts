import { storage } from '@huella/domain/catalogue/assets/storage';
import { withoutNulls, type RowValue, type Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { chainSteps } from './leather-chain';
import { goodsSteps } from './leather-goods';
import { finishes, suppliers, type Finish } from './leather-kinds';
import { collector, tannery, workshop } from './leather-places';
import { adding, grouping, happening, happeningTo, keeping, sending, type Desk, type Step } from './step';
import type { Site } from './venture';

const hidesAt = (box: Site): Desk => ({ box, assetType: storage.id });

/** The codes of what hides are recorded by, in the catalogue. */
const hideEvents = {
  certificate: 8,
  retire: 13,
  blend: 110,
  process: 111,
  grading: 112,
  measuring: 113,
  use: 114,
};

/** `BL-260304-WS1`: the day, what it is, and which of the day. */
function blendCode(day: Day, stage: string, number: number): string {
  return `BL${day.slice(2).replaceAll('-', '')}${stage}${String(number)}`;
}

interface Batch {
  readonly code: string;
  readonly day: Day;
  readonly hides: number;
  readonly values: Values;
}

const slaughterhouses = [
  'Mercabarna',
  'Escorxador de Vic',
  'Matadero de Binéfar',
  'Matadero Central de Asturias',
] as const;

type Hide = readonly [kind: string, kilos: number, weightClass: string];

/** Kilos of a hide, by its kind, with the class of green weight that it falls in. */
const kinds: readonly [Hide, ...Hide[]] = [
  ['steer', 31, 'k30'],
  ['heifer', 27, 'k25'],
  ['cow', 29.5, 'k25'],
  ['calf', 12, 'calf'],
  ['young_bull', 36, 'k30'],
];

/** Twelve lots of raw hides, as the collector salts them. */
const rawHides: readonly Batch[] = Array.from({ length: 12 }, (_, at) => {
  const dice = throwDice(140_000 + at);
  const day = workday(addDays('2025-10-06', at * 17));
  const [kind, kilos, weightClass] = dice.pick(kinds);
  const hides = dice.between(6, 24) * 10;
  const values = {
    material_stage: dice.chance(0.8) ? 'wet_salted' : 'fresh',
    hide_type: kind,
    selection_grade: dice.pick(['tr1', 'tr2', 'tr3', 'tr4']),
    reception_date: day,
    quantity_hides: hides,
    total_weight: Math.round(hides * kilos * decimal(dice, 0.95, 1.05, 2)),
    weight_class: weightClass,
    tannage: 'none',
    defects: dice.chance(0.5) ? dice.pick([['tick'], ['scratch', 'brand'], ['cut'], ['salt_stain']]) : null,
    origin_country: 'ES',
    origin_slaughterhouse: dice.pick(slaughterhouses),
    slaughter_from: addDays(day, -6),
    slaughter_to: addDays(day, -2),
    trace_level: dice.pick(['slaughterhouse', 'farm']),
    deforestation_free: true,
    dds_reference: `25ES${String(7_204_118 + at * 391)}`,
  };
  return { code: blendCode(day, 'WS', 1), day, hides, values };
});

/** Twenty-four lots of the tannery, from wet-blue to finished leather. */
const leathers: readonly Batch[] = Array.from({ length: 24 }, (_, at) => {
  const dice = throwDice(141_000 + at);
  const day = workday(addDays('2025-11-03', at * 14));
  const finish = finishes[at % finishes.length] ?? finishes[0];
  const code = blendCode(day, finish.mark, 1);
  const hides = dice.between(8, 30) * 5;
  return { code, day, hides, values: leatherValues(dice, finish, hides, day) };
});

function leatherValues(dice: Dice, finish: Finish, hides: number, day: Day): Values {
  const supplier = dice.pick(['Danish Crown Hides', 'Scan-Hide A.m.b.a.', 'Gerberei-Rohware Nord GmbH']);
  const [thin, thick] = finish.thickness;
  return {
    material_stage: finish.stage,
    hide_type: dice.pick(['steer', 'cow', 'heifer', 'calf']),
    selection_grade: dice.pick(['tr1', 'tr2', 'tr2', 'tr3']),
    reception_date: day,
    quantity_hides: hides,
    total_weight: Math.round(hides * decimal(dice, 6.5, 9)),
    weight_class: dice.pick(['k15', 'k25', 'k30']),
    total_area: Math.round(hides * decimal(dice, 3.9, 4.7) * 10) / 10,
    thickness_min: thin,
    thickness_max: thick,
    tannage: finish.tannage,
    leather_type: finish.types.length === 0 ? null : finish.types,
    leather_color: finish.colour,
    destination_use: dice.pick([['bags'], ['bags', 'footwear'], ['furniture'], ['gloves']]),
    drum_batch: `T${String(dice.between(1, 6))}-${day.slice(2, 4)}${day.slice(5, 7)}`,
    process_date: day,
    origin_country: supplier.startsWith('Gerberei') ? 'DE' : 'DK',
    trace_level: dice.pick(['slaughterhouse', 'farm']),
    deforestation_free: true,
    dds_reference: `25DK${String(dice.between(4_000_000, 4_999_999))}`,
    supplier_name: supplier,
    ...suppliers[supplier],
    lwg_rating: dice.pick(['gold', 'gold', 'silver']),
    lwg_valid_to: addDays(day, 540),
    co2_footprint: decimal(dice, 11, 19),
    cr6_level:
      finish.tannage.startsWith('chrome') && finish.tannage !== 'chrome_free' ? decimal(dice, 0, 1.6) : null,
    notes: dice.chance(0.25)
      ? dice.pick([
          'Flor limpia, apta para bolsos.',
          'Lote corto: reservado para pruebas de color.',
          'Teñido parejo, buena penetración.',
        ])
      : null,
  };
}

function hideSteps(): readonly Step[] {
  const sold = rawHides.slice(0, 8);
  return [
    ...keeping(hidesAt(tannery), '2025-10-27', 2, suppliers),
    ...rawHides.map(({ code, day, values }) =>
      adding(hidesAt(collector), day, code, { blend_code: code, ...withoutNulls(values) }),
    ),
    ...rawHides.flatMap(({ code, day }, at) =>
      happeningTo(hidesAt(collector), workday(addDays(day, 3)), hideEvents.grading, code, {
        selection_grade: at % 4 === 0 ? 'tr3' : 'tr2',
        defects: ['scratch'],
      }),
    ),
    ...sold.flatMap(({ code, day }) =>
      sending(hidesAt(collector), workday(addDays(day, 9)), tannery, [code], { transfer_type: 'ownership' }),
    ),
    ...leathers.map(({ code, day, values }) =>
      adding(hidesAt(tannery), day, code, { blend_code: code, ...withoutNulls(values) }),
    ),
    ...sold.slice(0, 6).flatMap(tanned),
    ...blendedHides(sold.slice(0, 2), '2026-06-15'),
    ...leathers.flatMap(finished),
  ];
}

/** What came in as raw hides is soaked, limed and tanned. */
function tanned({ code, day, hides }: Batch, at: number): readonly Step[] {
  const first = workday(addDays(day, 14));
  const second = workday(addDays(first, 7));
  const desk = hidesAt(tannery);
  return [
    ...happeningTo(desk, first, hideEvents.process, code, {
      step: 'soaking',
      started: `${first}T06:00:00Z`,
      water_m3: Math.round(hides * 0.12),
    }),
    ...happeningTo(desk, second, hideEvents.process, code, {
      step: 'tanning',
      started: `${second}T05:30:00Z`,
      material_stage: at % 2 === 0 ? 'wet_blue' : 'veg',
      tannage: at % 2 === 0 ? 'chrome' : 'vegetable',
      water_m3: Math.round(hides * 0.05),
      chemicals: [
        {
          key: 1,
          product: at % 2 === 0 ? 'Sulfato básico de cromo' : 'Extracto de quebracho',
          kg: hides * 2,
        },
        { key: 2, product: 'Sal', kg: hides },
      ],
    }),
    ...happeningTo(desk, workday(addDays(second, 5)), hideEvents.measuring, code, {
      total_area: hides * 3.5,
      thickness_min: 2.4,
      thickness_max: 2.8,
      machine: 'Mostardini',
    }),
  ];
}

/** A bag that is registered as its leather is cut. */
function madeOf(at: number, day: Day): RowValue {
  return {
    ...{ key: 1, serial_number: `DK${day.slice(2, 4)}${String(900_001 + at)}`, article_type: 'handbag' },
    ...{ model_name: 'Nyhavn', colour: '#8A5A33', tannage: 'vegetable', leather_area: 0.9, made_in: 'DK' },
  };
}

/** Hides of two lots go on as one. */
function blendedHides(lots: readonly Batch[], day: Day): readonly Step[] {
  const blend = {
    ...{ key: 1, blend_code: blendCode(day, 'WB', 2), material_stage: 'wet_blue', hide_type: 'steer' },
    ...{ selection_grade: 'tr2', quantity_hides: 20 * lots.length, total_weight: 430 * lots.length },
    ...{ weight_class: 'k25', tannage: 'chrome', origin_country: 'ES', trace_level: 'slaughterhouse' },
  };
  return happening(
    hidesAt(tannery),
    day,
    hideEvents.blend,
    lots.map(({ code }) => ({ tag: code, values: { hides: 20 } })),
    { lots: [blend] },
  );
}

function finished({ code, day, hides, values }: Batch, at: number): readonly Step[] {
  const desk = hidesAt(tannery);
  const area = Number(values['total_area']);
  const measured = workday(addDays(day, 4));
  const certified = happeningTo(desk, workday(addDays(day, 6)), hideEvents.certificate, code, {
    cert_type: 'lwg',
    cert_number: `LWG-SKA-${day.slice(0, 4)}-${String(110 + at)}`,
    cert_issuer: 'Eurofins BLC',
    cert_from: day,
  });
  const sent = sending(desk, workday(addDays(day, 8)), workshop, [code], { transfer_type: 'ownership' });
  const cut = workday(addDays(day, 20));
  const used = happening(
    hidesAt(workshop),
    cut,
    hideEvents.use,
    [{ tag: code, values: { hides: at % 12 === 2 ? hides : Math.ceil(hides / 3) } }],
    { goods: [madeOf(at, cut)] },
  );
  const isFinished = values['material_stage'] === 'finished';
  return [
    ...(at % 2 === 0
      ? []
      : happeningTo(desk, measured, hideEvents.measuring, code, {
          total_area: Math.round(area * 9.9) / 10,
          machine: 'Mostardini',
        })),
    ...(at % 3 === 2 ? certified : []),
    ...(isFinished && at < 20 ? [...sent, ...used] : []),
  ];
}

/** What the collector has not sold and what the tannery has left go into a chain. */
function chainedSteps(): readonly Step[] {
  const [own, whole, part] = [rawHides[4], rawHides[8], rawHides[9]];
  return own === undefined || whole === undefined || part === undefined
    ? []
    : chainSteps({ own, whole, part });
}

/** What happens to hides, leather and articles from the autumn of 2025 on. */
export function leatherSteps(): readonly Step[] {
  const ready = leathers.filter(({ values }) => values['material_stage'] === 'finished');
  const made = leathers.slice(20).map(({ code }) => code);
  return [
    ...hideSteps(),
    ...goodsSteps(ready),
    ...chainedSteps(),
    ...grouping(hidesAt(tannery), '2026-11-10', 'Stock de noviembre', made),
  ];
}

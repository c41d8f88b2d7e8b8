import { leatherGoods } from '@huella/domain/assets/leather-goods';
import { storage } from '@huella/domain/assets/storage';
import type { Values } from '@huella/domain/fields/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { leatherModels, type LeatherModel } from './leather-models';
import { adding, editing, grouping, happening, keeping, sending, type Desk, type Step } from './step';
import type { Settlement, Site } from './venture';

const chain = 14;
const skagen = 'Skagen Læder ApS';
const rec = 'Pells del Rec, S.L.';

const tannery: Site = {
  company: skagen,
  name: 'Garveriet Haslev',
  kind: 'Curtiembre',
  city: 'Haslev',
  region: 'Sjælland',
  zone: 'Europe/Copenhagen',
  position: [11.9639, 55.3236],
  recorder: 'demo',
};

const workshop: Site = {
  company: skagen,
  name: 'Værkstedet Vesterbro',
  kind: 'Marroquinería',
  city: 'København',
  region: 'Hovedstaden',
  zone: 'Europe/Copenhagen',
  position: [12.5466, 55.6688],
  recorder: 'demo',
};

const collector: Site = {
  company: rec,
  name: 'Magatzem Igualada',
  kind: 'Acopiador de cueros',
  city: 'Igualada',
  region: 'Catalunya',
  zone: 'Europe/Madrid',
  position: [1.6177, 41.5789],
  recorder: 'oriol.pujades',
};

/** A Danish tannery with its own workshop, and the Catalan collector that it buys hides from. */
export const leatherPlaces: Settlement = {
  companies: [
    { name: skagen, chain, country: 'DK', rol: 'Industria', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: rec, chain, country: 'ES', rol: 'Comercializador', tiers: ['plus'], owner: 'oriol.pujades' },
  ],
  boxes: [tannery, workshop, collector],
  people: [
    {
      name: 'oriol.pujades',
      firstname: 'Oriol',
      lastname: 'Pujades',
      language: 'es',
      country: 'ES',
      zone: 'Europe/Madrid',
      relations: [{ template: 'owner', company: rec }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: skagen }],
};

const hidesAt = (box: Site): Desk => ({ box, assetType: storage.id });
const goods: Desk = { box: workshop, assetType: leatherGoods.id };

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
const goodsEvents = { certificate: 8, retire: 13, control: 103, repair: 104, sale: 105 };

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

interface Finish {
  readonly stage: string;
  readonly mark: string;
  readonly tannage: string;
  readonly types: readonly string[];
  readonly colour: string | null;
  readonly thickness: readonly [number, number];
}

const finishes: readonly [Finish, ...Finish[]] = [
  { stage: 'wet_blue', mark: 'WB', tannage: 'chrome', types: [], colour: null, thickness: [2.4, 2.8] },
  {
    stage: 'crust',
    mark: 'CR',
    tannage: 'chrome_free',
    types: ['full_grain'],
    colour: null,
    thickness: [1.4, 1.6],
  },
  {
    stage: 'finished',
    mark: 'FA',
    tannage: 'vegetable',
    types: ['full_grain', 'aniline'],
    colour: '#8A5A33',
    thickness: [1.8, 2],
  },
  {
    stage: 'finished',
    mark: 'FB',
    tannage: 'chrome',
    types: ['semi_aniline'],
    colour: '#1E1B19',
    thickness: [1.2, 1.4],
  },
  {
    stage: 'dyed_crust',
    mark: 'DC',
    tannage: 'combination',
    types: ['nubuck'],
    colour: '#6B7A5E',
    thickness: [1.3, 1.5],
  },
  {
    stage: 'finished',
    mark: 'FV',
    tannage: 'vegetable',
    types: ['full_grain', 'pull_up'],
    colour: '#B5763A',
    thickness: [2.2, 2.6],
  },
];

/** Whom the tannery buys from, with the addresses that are filled in for its name. */
const suppliers: Readonly<Record<string, Values>> = {
  'Danish Crown Hides': address('DK', 'Holsted', '6670', 'Bødkervej', '12', 14.2),
  'Scan-Hide A.m.b.a.': address('DK', 'Løsning', '8723', 'Storegade', '41', 12.8),
  'Gerberei-Rohware Nord GmbH': address('DE', 'Flensburg', '24941', 'Liebigstraße', '7', 16.5),
};

function address(
  country: string,
  city: string,
  zip: string,
  street: string,
  number: string,
  co2: number,
): Values {
  return {
    supplier_country: country,
    supplier_city: city,
    supplier_zip_code: zip,
    supplier_address_street: street,
    supplier_address_street_number: number,
    supplier_co2_footprint: co2,
  };
}

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
      adding(hidesAt(collector), day, code, { blend_code: code, ...filled(values) }),
    ),
    ...rawHides.flatMap(({ code, day }, at) =>
      happening(hidesAt(collector), workday(addDays(day, 3)), hideEvents.grading, [
        { tag: code, values: { selection_grade: at % 4 === 0 ? 'tr3' : 'tr2', defects: ['scratch'] } },
      ]),
    ),
    ...sold.flatMap(({ code, day }) =>
      sending(hidesAt(collector), workday(addDays(day, 9)), tannery, [code], { transfer_type: 'ownership' }),
    ),
    ...leathers.map(({ code, day, values }) =>
      adding(hidesAt(tannery), day, code, { blend_code: code, ...filled(values) }),
    ),
    ...sold.slice(0, 6).flatMap(tanned),
    ...leathers.flatMap(finished),
  ];
}

/** What came in as raw hides is soaked, limed and tanned. */
function tanned({ code, day, hides }: Batch, at: number): readonly Step[] {
  const first = workday(addDays(day, 14));
  const second = workday(addDays(first, 7));
  const desk = hidesAt(tannery);
  return [
    ...happening(desk, first, hideEvents.process, [
      {
        tag: code,
        values: { step: 'soaking', started: `${first}T06:00:00Z`, water_m3: Math.round(hides * 0.12) },
      },
    ]),
    ...happening(desk, second, hideEvents.process, [
      {
        tag: code,
        values: {
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
        },
      },
    ]),
    ...happening(desk, workday(addDays(second, 5)), hideEvents.measuring, [
      {
        tag: code,
        values: { total_area: hides * 3.5, thickness_min: 2.4, thickness_max: 2.8, machine: 'Mostardini' },
      },
    ]),
  ];
}

function finished({ code, day, hides, values }: Batch, at: number): readonly Step[] {
  const desk = hidesAt(tannery);
  const area = Number(values['total_area']);
  const measured = workday(addDays(day, 4));
  const certified = happening(desk, workday(addDays(day, 6)), hideEvents.certificate, [
    {
      tag: code,
      values: {
        cert_type: 'lwg',
        cert_number: `LWG-SKA-${day.slice(0, 4)}-${String(110 + at)}`,
        cert_issuer: 'Eurofins BLC',
        cert_from: day,
      },
    },
  ]);
  const sent = sending(desk, workday(addDays(day, 8)), workshop, [code], { transfer_type: 'ownership' });
  const used = happening(hidesAt(workshop), workday(addDays(day, 20)), hideEvents.use, [
    {
      tag: code,
      values: {
        hides: at % 12 === 2 ? hides : Math.ceil(hides / 3),
        goods: 'Bolsos Nyhavn y billeteras Ribe',
      },
    },
  ]);
  const isFinished = values['material_stage'] === 'finished';
  return [
    ...happening(desk, measured, hideEvents.measuring, [
      { tag: code, values: { total_area: Math.round(area * 9.9) / 10, machine: 'Mostardini' } },
    ]),
    ...(at % 3 === 2 ? certified : []),
    ...(isFinished && at < 20 ? [...sent, ...used] : []),
  ];
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

interface Article {
  readonly serial: string;
  readonly day: Day;
  readonly values: Values;
}

/** Thirty-four articles of the workshop, out of the leather that the tannery finished. */
const articles: readonly Article[] = Array.from({ length: 34 }, (_, at) => {
  const dice = throwDice(142_000 + at);
  const model = leatherModels[at % leatherModels.length] ?? leatherModels[0];
  const day = workday(addDays('2026-03-02', at * 7));
  const serial = `DK${day.slice(2, 4)}${String(4_810 + at * 7).padStart(6, '0')}`;
  return { serial, day, values: articleValues(dice, model, day, serial) };
});

function articleValues(dice: Dice, model: LeatherModel, day: Day, serial: string): Values {
  const lots = leathers.filter(
    (lot) => lot.values['material_stage'] === 'finished' && addDays(lot.day, 12) < day,
  );
  const lot = lots[dice.between(0, Math.max(0, lots.length - 1))];
  return {
    serial_number: serial,
    article_type: model.type,
    model_name: model.name,
    collection: dice.pick(['Kyst', 'Hede', 'Havn']),
    description: model.description,
    colour: dice.pick(['#8A5A33', '#1E1B19', '#B5763A', '#6B7A5E']),
    ...(model.sizes === undefined ? {} : { goods_size: dice.pick(model.sizes) }),
    ...(lot === undefined ? {} : { leather_lot: lot.code }),
    leather_area: decimal(dice, ...model.area, 2),
    tannage: dice.pick(['vegetable', 'chrome']),
    leather_type: ['full_grain'],
    components: model.components.map(([material, percent], row) => ({ key: row + 1, material, percent })),
    made_in: 'DK',
    made_on: day,
    co2_footprint: decimal(dice, ...model.co2),
    care_text: 'Limpiar con paño seco. Nutrir con crema incolora dos veces al año. No mojar ni secar al sol.',
    warranty_months: model.warranty,
    price: model.price,
  };
}

function goodsSteps(): readonly Step[] {
  const tags = articles.map(({ serial }) => serial);
  const [returned = '', destroyed = ''] = tags.slice(3, 5);
  return [
    ...articles.map(({ serial, day, values }) => adding(goods, day, serial, values)),
    ...articles.flatMap(({ serial, day }, at) =>
      happening(goods, workday(addDays(day, 2)), goodsEvents.control, [
        {
          tag: serial,
          values: at % 11 === 4 ? { result: 'rework', defects: ['scratch'] } : { result: 'pass' },
        },
      ]),
    ),
    ...articles
      .slice(0, 22)
      .flatMap(({ serial, day }, at) =>
        happening(goods, workday(addDays(day, 21 + (at % 5) * 9)), goodsEvents.sale, [
          {
            tag: serial,
            values: {
              sold_on: workday(addDays(day, 21 + (at % 5) * 9)),
              shop: at % 3 === 0 ? 'Tienda en línea' : 'Vesterbrogade 112',
              country: at % 4 === 0 ? 'SE' : 'DK',
            },
          },
        ]),
      ),
    ...tags
      .slice(0, 3)
      .flatMap((tag, at) =>
        happening(goods, `2026-09-${String(14 + at)}`, goodsEvents.repair, [
          {
            tag,
            values: {
              repaired_on: `2026-09-${String(14 + at)}`,
              workshop: 'Værkstedet Vesterbro',
              work: 'Costura de la manija repasada.',
            },
          },
        ]),
      ),
    ...tags
      .slice(5, 13)
      .flatMap((tag, at) =>
        happening(goods, '2026-08-20', goodsEvents.certificate, [
          {
            tag,
            values: {
              cert_type: 'authenticity',
              cert_number: `AUT-${String(2026_0411 + at)}`,
              cert_issuer: skagen,
              cert_from: '2026-08-20',
            },
          },
        ]),
      ),
    ...happening(goods, '2026-10-06', goodsEvents.retire, [
      {
        tag: returned,
        values: { disposal_type: 'returned', disposal_reason: 'Cierre defectuoso; se repuso la pieza.' },
      },
    ]),
    ...happening(goods, '2026-10-12', goodsEvents.retire, [
      { tag: destroyed, values: { disposal_type: 'destroyed' } },
    ]),
    ...editing(
      goods,
      '2026-10-20',
      tags.slice(24, 28).map((tag) => ({ tag, values: { notes: 'Reservado para la feria de otoño.' } })),
    ),
    ...grouping(goods, '2026-11-02', 'Pedido Aarhus, otoño', tags.slice(24, 30)),
    ...grouping(goods, '2026-11-09', 'Vidriera de Vesterbro', tags.slice(30, 34)),
  ];
}

/** What happens to hides, leather and articles from the autumn of 2025 on. */
export function leatherSteps(): readonly Step[] {
  const made = leathers.slice(20).map(({ code }) => code);
  return [
    ...hideSteps(),
    ...goodsSteps(),
    ...grouping(hidesAt(tannery), '2026-11-10', 'Stock de noviembre', made),
  ];
}

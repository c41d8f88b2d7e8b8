import { storage } from '@huella/domain/assets/storage';
import type { Values } from '@huella/domain/fields/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { adding, beside, fieldAround, grouping, happening, sending, type Desk, type Step } from './step';
import type { Settlement, Site } from './venture';

const chain = 12;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Buenos Aires';
const alamos = 'Los Álamos Agro S.A.';
const warrants = 'Warrants del Litoral S.A.';

const field: Site = {
  company: alamos,
  name: 'Campo Los Álamos',
  kind: 'Productor de granos',
  city: 'Pergamino',
  region,
  zone,
  position: [-60.6412, -33.9317],
  recorder: 'demo',
};

const keeper: Site = {
  company: alamos,
  name: 'Planta Rojas',
  kind: 'Depositario',
  city: 'Rojas',
  region,
  zone,
  position: [-60.7489, -34.1836],
  recorder: 'demo',
};

const holder: Site = {
  company: warrants,
  name: 'Cartera Rosario',
  kind: 'Tenedor de garantía',
  city: 'Rosario',
  region: 'Santa Fe',
  zone,
  position: [-60.6393, -32.9468],
  recorder: 'graciela.ferrari',
};

/** A grower who keeps grain in bags, its own and that of others, and who lends on it. */
export const silobagPlaces: Settlement = {
  companies: [
    { name: alamos, chain, country: 'AR', rol: 'Depositario', tiers: ['plus', 'certified'], owner: 'demo' },
    { name: warrants, chain, country: 'AR', rol: 'Tenedor de garantía', tiers: ['plus'], owner: 'graciela.ferrari' },
  ],
  boxes: [keeper, field, holder],
  people: [
    {
      name: 'graciela.ferrari',
      firstname: 'Graciela',
      lastname: 'Ferrari',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'owner', company: warrants }],
    },
    {
      name: 'pablo.monti',
      firstname: 'Pablo',
      lastname: 'Monti',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'companyExpert', company: alamos }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: alamos }],
};

const bagsAt = (box: Site): Desk => ({ box, assetType: storage.id });
const inspector: Desk = { ...bagsAt(keeper), by: 'pablo.monti' };

/** The codes of what bags are recorded by, in the catalogue. */
const bagEvents = { weight: 1, place: 2, validation: 5, certificate: 8, retire: 13, inspection: 103, analysis: 104, warrant: 105, insurance: 107, withdrawal: 108 };

/** A crop: when it is bagged, tonnes in a metre of a bag of nine feet, and what is usually found in it. */
interface BagCrop {
  readonly specie: string;
  readonly type?: string;
  readonly campaign: string;
  readonly bagged: Day;
  readonly perMetre: number;
  readonly quality: (dice: Dice) => Values;
}

const soya: BagCrop = {
  specie: 'soja',
  campaign: '2025/26',
  bagged: '2026-04-06',
  perMetre: 3,
  quality: (dice) => ({ moisture: decimal(dice, 11.6, 13.3), protein: decimal(dice, 34, 38), oil_content: decimal(dice, 20, 23), broken_grains: decimal(dice, 4, 14) }),
};
const maize: BagCrop = {
  specie: 'maiz',
  type: 'duro',
  campaign: '2025/26',
  bagged: '2026-03-09',
  perMetre: 3.3,
  quality: (dice) => ({ moisture: decimal(dice, 12.8, 14.3), test_weight: decimal(dice, 74, 79), broken_grains: decimal(dice, 0.6, 2.6) }),
};
const wheat: BagCrop = {
  specie: 'trigo_pan',
  type: 'trigo_duro',
  campaign: '2025/26',
  bagged: '2025-12-09',
  perMetre: 3.5,
  quality: (dice) => ({ moisture: decimal(dice, 11.2, 13.4), test_weight: decimal(dice, 76, 82), protein: decimal(dice, 10, 12.6), broken_grains: decimal(dice, 0.2, 1.4) }),
};
const barley: BagCrop = {
  specie: 'cebada_cervecera',
  campaign: '2025/26',
  bagged: '2025-12-01',
  perMetre: 3,
  quality: (dice) => ({ moisture: decimal(dice, 10.4, 11.9), test_weight: decimal(dice, 63, 68), protein: decimal(dice, 10, 12), germination: decimal(dice, 96, 99), broken_grains: decimal(dice, 0.2, 1) }),
};
const crops = [soya, maize, soya, wheat, soya, maize, barley, soya] as const;

const depositors = [
  ['Los Álamos Agro S.A.', '30-70915328-1'],
  ['Hermanos Ghirardi S.H.', '30-61207744-9'],
  ['Martínez, Rubén Oscar', '20-14872306-5'],
] as const;

const plots = ['La Porteña, lote 4', 'La Porteña, lote 7', 'El Chañar, lote 2', 'Los Álamos, lote 11'] as const;

interface Bag {
  readonly tag: string;
  readonly box: Site;
  readonly day: Day;
  readonly tonnes: number;
  readonly crop: BagCrop;
  readonly values: Values;
}

/** Twelve bags in the field, and twenty-two at the keeper's plant. */
const bags: readonly Bag[] = [...bagsOf(field, 'LA', 12, 0), ...bagsOf(keeper, 'LAP', 22, 12)];

function bagsOf(box: Site, mark: string, count: number, from: number): readonly Bag[] {
  return Array.from({ length: count }, (_, at) => {
    const dice = throwDice(120_000 + from + at);
    const crop = crops[(from + at) % crops.length] ?? soya;
    const day = workday(addDays(crop.bagged, Math.floor(at * 1.5)));
    const length = dice.pick([60, 60, 75]);
    const tonnes = Math.round(length * crop.perMetre * decimal(dice, 0.96, 1.04, 2) * 10) / 10;
    const tag = `${mark}2526${String(from + at + 1).padStart(4, '0')}`;
    const values = bagValues(dice, { box, crop, day, length, at });
    return { tag, box, day, tonnes, crop, values: { bag_code: tag, tonnage: tonnes, ...values } };
  });
}

interface Bagging {
  readonly box: Site;
  readonly crop: BagCrop;
  readonly day: Day;
  readonly length: number;
  readonly at: number;
}

function bagValues(dice: Dice, { box, crop, day, length, at }: Bagging): Values {
  const [depositor, cuit] = box === field ? depositors[0] : dice.pick(depositors);
  return {
    specie: crop.specie,
    ...(crop.type === undefined ? {} : { commercial_type: crop.type }),
    campaign: crop.campaign,
    field_name: dice.pick(plots),
    renspa: '01.083.0.02417/00',
    bag_diameter: 'ft9',
    bag_length: length,
    bag_thickness: 235,
    bag_brand: dice.pick(['ipesa', 'ipesa', 'plastar', 'inplex']),
    bag_seal: `PR-${String(dice.between(48_000, 59_999))}`,
    date_bagged: day,
    date_expired: addDays(day, 365),
    location_bags: beside(box.position, -220 + (at % 11) * 14, 60 + Math.floor(at / 11) * 90),
    ...crop.quality(dice),
    foreign_matter: decimal(dice, 0.2, 1),
    damaged_grains: decimal(dice, 0.4, 2.4),
    ...(dice.chance(0.7) ? { grade: dice.pick(['g1', 'g2', 'g2', 'base']) } : {}),
    ...(crop === soya ? { sustainability: dice.pick([['visec'], ['visec', 'rtrs'], ['twobs']]) } : {}),
    depositor_name: depositor,
    holder_cuit: cuit,
    ...(box === keeper ? keptBy(dice, day) : {}),
  };
}

function keptBy(dice: Dice, day: Day): Values {
  return {
    ruca: '21453',
    ctg: String(dice.between(10_134_000_000, 10_134_999_999)),
    keeper_phone: '+542475462210',
    authorized_persons: [{ key: 1, name: 'Mariana', lastname: 'Solari', email: 'm.solari@losalamos.example', cuit: '27-28941773-4' }],
    ...(dice.chance(0.4)
      ? {
          insurance_company: 'La Segunda Seguros',
          insurance_policy: `AG-${String(dice.between(310_000, 339_999))}`,
          insurance_sum: dice.between(40, 75) * 1000,
          insurance_currency: 'usd',
          insurance_to: addDays(day, 365),
          insurance_risks: ['fire', 'hail', 'theft'],
        }
      : {}),
  };
}

/** What is looked at while grain rests: the bag every two months or so, a sample where it will be sold. */
function watched({ tag, box, day, crop }: Bag, at: number): readonly Step[] {
  const dice = throwDice(121_000 + at);
  const looked = workday(addDays(day, 45 + (at % 5) * 6));
  const sampled = workday(addDays(day, 60 + (at % 3) * 7));
  const isWarm = at % 13 === 8;
  const inspection = {
    inspected_at: `${looked}T10:20:00Z`,
    bag_condition: isWarm ? 'patched' : 'sound',
    grain_temperature: decimal(dice, isWarm ? 31 : 17, isWarm ? 35 : 24),
    co2_level: decimal(dice, isWarm ? 13 : 3, isWarm ? 16 : 8),
    risk_level: isWarm ? 'high' : dice.pick(['low', 'low', 'medium']),
  };
  const { moisture = null, test_weight: hectolitre = null, protein = null } = crop.quality(dice);
  const analysis = {
    sample_code: `CAC26${String(10_400 + at)}`,
    laboratory: 'Cámara Arbitral de Cereales de Rosario',
    sampled_on: sampled,
    moisture,
    foreign_matter: decimal(dice, 0.2, 0.9),
    damaged_grains: decimal(dice, 0.3, 2),
    ...(hectolitre === null ? {} : { test_weight: hectolitre }),
    ...(protein === null ? {} : { protein }),
    grade: dice.pick(['g1', 'g2']),
    quality_results: [
      { key: 1, parameter: 'Humedad', value: Number(moisture), unit: '%', tolerance: 14, in_tolerance: true },
      { key: 2, parameter: 'Insectos vivos', value: 0, unit: 'ud.', tolerance: 0, in_tolerance: true },
    ],
  };
  return [
    ...happening(bagsAt(box), looked, bagEvents.inspection, [{ tag, values: inspection }]),
    ...(at % 2 === 0 ? happening(bagsAt(box), sampled, bagEvents.analysis, [{ tag, values: analysis }]) : []),
  ];
}

/** The expert looks at what lies at the plant: most is validated, one bag is not yet. */
function validated(stock: readonly Bag[]): readonly Step[] {
  const [observed, ...sound] = stock.map(({ tag }) => tag);
  const fine = { asset_status_change: 'validated', comment: 'Verificado en planta, sin observaciones.' };
  return [
    ...happening(inspector, '2026-07-14', bagEvents.validation, sound.map((tag) => ({ tag, values: fine }))),
    ...(observed === undefined
      ? []
      : happening(inspector, '2026-07-14', bagEvents.validation, [
          { tag: observed, values: { asset_status_change: 'observed', observation_reasons: ['tear', 'water'], comment: 'Rotura en la cabecera; reparar y volver a presentar.' } },
        ])),
  ];
}

/** What is validated can be pledged. */
function pledged({ tag, tonnes }: Bag, at: number): readonly Step[] {
  const day = workday(addDays('2026-08-03', at * 9));
  const warrant = {
    warrant_number: `W-2026-${String(1_870 + at)}`,
    deposit_certificate: `CD-2026-${String(1_870 + at)}`,
    warrant_issue_date: day,
    term_days: at % 2 === 0 ? 120 : 180,
    warrant_amount: Math.round(tonnes * 0.21) * 1000,
    currency: 'usd',
    beneficiary: warrants,
    beneficiary_cuit: '30-70885412-7',
    free_of_liens: true,
  };
  const policy = {
    insurance_company: 'Sancor Seguros',
    insurance_policy: `SB-${String(771_200 + at)}`,
    insurance_sum: Math.round(tonnes * 0.3) * 1000,
    insurance_currency: 'usd',
    insurance_to: addDays(day, 365),
    insurance_risks: ['fire', 'hail', 'wind', 'theft'],
  };
  return [
    ...happening(bagsAt(keeper), addDays(day, -3), bagEvents.insurance, [{ tag, values: policy }]),
    ...happening(bagsAt(keeper), day, bagEvents.warrant, [{ tag, values: warrant }]),
  ];
}

function sold({ tag, tonnes }: Bag, at: number): readonly Step[] {
  const day = workday(addDays('2026-09-07', at * 6));
  const trip = { ctg: String(10_135_200_117 + at * 731), truck_plate: at % 2 === 0 ? 'AE 412 KM' : 'AC 907 RT' };
  const withdrawal = { tonnes: Math.floor(tonnes / 3), ...trip, destination: 'Terminal 6, Puerto General San Martín' };
  return happening(bagsAt(keeper), day, bagEvents.withdrawal, [{ tag, values: withdrawal }]);
}

function fieldSteps(): readonly Step[] {
  const [weighed, drawn, emptied, sent, used, other] = bags;
  const at = bagsAt(field);
  const trip = { transfer_type: 'ownership', ctg: '10135118420', truck_plate: 'AE 412 KM' };
  return [
    ...(weighed === undefined ? [] : happening(at, '2026-06-02', bagEvents.weight, [{ tag: weighed.tag, values: { tonnage: weighed.tonnes - 3, method: 'extractor' } }])),
    ...(drawn === undefined
      ? []
      : happening(at, '2026-06-04', bagEvents.place, [
          { tag: drawn.tag, values: { location_bags: beside(field.position, -206, 60), geometry: fieldAround(field.position, 80, 6) } },
        ])),
    ...sending(at, '2026-07-08', keeper, [sent, other].flatMap((bag) => (bag === undefined ? [] : [bag.tag])), trip),
    ...(emptied === undefined ? [] : happening(at, '2026-08-24', bagEvents.retire, [{ tag: emptied.tag, values: { disposal_type: 'delivered' } }])),
    ...(used === undefined ? [] : happening(at, '2026-09-03', bagEvents.retire, [{ tag: used.tag, values: { disposal_type: 'consumed', disposal_reason: 'Ración de la hacienda propia.' } }])),
    ...grouping(at, '2026-09-15', 'Soja VISEC, campo propio', bags.slice(6, 12).filter(({ crop }) => crop === soya).map(({ tag }) => tag)),
  ];
}

/** What happens to the bags of one campaign. */
export function silobagSteps(): readonly Step[] {
  const stock = bags.filter(({ box }) => box === keeper);
  const [, ...sound] = stock;
  return [
    ...bags.map(({ tag, box, day, values }) => adding(bagsAt(box), day, tag, values)),
    ...bags.flatMap(watched),
    ...validated(stock.slice(0, 15)),
    ...sound.slice(0, 6).flatMap(pledged),
    ...stock.slice(15, 20).flatMap(sold),
    ...sending(bagsAt(keeper), '2026-10-05', holder, sound.slice(8, 12).map(({ tag }) => tag), { transfer_type: 'possession' }),
    ...fieldSteps(),
    ...grouping(bagsAt(keeper), '2026-10-13', 'Garantías 2026', sound.slice(0, 6).map(({ tag }) => tag)),
  ];
}

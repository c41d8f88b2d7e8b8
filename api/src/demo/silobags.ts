import { storage } from '@huella/domain/catalogue/assets/storage';
import { addDays, workday } from './days';
import { decimal, throwDice } from './dice';
import { bags, type Bag } from './silobag-bags';
import { soya } from './silobag-crops';
import { field, holder, holderAlias, keeper, warrants } from './silobag-places';
import {
  adding,
  beside,
  fieldAround,
  grouping,
  happening,
  happeningTo,
  sending,
  type Desk,
  type Step,
} from './step';
import type { Site } from './venture';

const bagsAt = (box: Site): Desk => ({ box, assetType: storage.id });
const inspector: Desk = { ...bagsAt(keeper), by: 'pablo.monti' };

/** The codes of what bags are recorded by, in the catalogue. */
const bagEvents = {
  weight: 1,
  place: 2,
  validation: 5,
  certificate: 8,
  retire: 13,
  inspection: 103,
  analysis: 104,
  warrant: 105,
  insurance: 107,
  withdrawal: 108,
};

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
    ...happeningTo(bagsAt(box), looked, bagEvents.inspection, tag, inspection),
    ...(at % 2 === 0 ? happeningTo(bagsAt(box), sampled, bagEvents.analysis, tag, analysis) : []),
  ];
}

/** The expert looks at what lies at the plant: most is validated, one bag is not yet. */
function validated(stock: readonly Bag[]): readonly Step[] {
  const [observed, ...sound] = stock.map(({ tag }) => tag);
  const fine = { asset_status_change: 'validated', comment: 'Verificado en planta, sin observaciones.' };
  return [
    ...happening(
      inspector,
      '2026-07-14',
      bagEvents.validation,
      sound.map((tag) => ({ tag, values: fine })),
    ),
    ...(observed === undefined
      ? []
      : happeningTo(inspector, '2026-07-14', bagEvents.validation, observed, {
          asset_status_change: 'observed',
          observation_reasons: ['tear', 'water'],
          comment: 'Rotura en la cabecera; reparar y volver a presentar.',
        })),
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
    // Most of these the holder reads for itself; one creditor keeps to paper.
    ...(at < 4 && { holder_alias: holderAlias }),
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
    ...happeningTo(bagsAt(keeper), addDays(day, -3), bagEvents.insurance, tag, policy),
    ...happeningTo(bagsAt(keeper), day, bagEvents.warrant, tag, warrant),
  ];
}

function sold({ tag, tonnes }: Bag, at: number): readonly Step[] {
  const day = workday(addDays('2026-09-07', at * 6));
  const trip = {
    ctg: String(10_135_200_117 + at * 731),
    truck_plate: at % 2 === 0 ? 'AE 412 KM' : 'AC 907 RT',
  };
  const withdrawal = {
    tonnes: Math.floor(tonnes / 3),
    ...trip,
    destination: 'Terminal 6, Puerto General San Martín',
  };
  return happeningTo(bagsAt(keeper), day, bagEvents.withdrawal, tag, withdrawal);
}

function fieldSteps(): readonly Step[] {
  const [weighed, drawn, emptied, sent, used, other] = bags;
  const at = bagsAt(field);
  const trip = { transfer_type: 'ownership', ctg: '10135118420', truck_plate: 'AE 412 KM' };
  return [
    ...(weighed === undefined
      ? []
      : happeningTo(at, '2026-06-02', bagEvents.weight, weighed.tag, {
          tonnage: weighed.tonnes - 3,
          method: 'extractor',
        })),
    ...(drawn === undefined
      ? []
      : happeningTo(at, '2026-06-04', bagEvents.place, drawn.tag, {
          location_bags: beside(field.position, -206, 60),
          geometry: fieldAround(field.position, 80, 6),
        })),
    ...sending(
      at,
      '2026-07-08',
      keeper,
      [sent, other].flatMap((bag) => (bag === undefined ? [] : [bag.tag])),
      trip,
    ),
    ...(emptied === undefined
      ? []
      : happeningTo(at, '2026-08-24', bagEvents.retire, emptied.tag, { disposal_type: 'delivered' })),
    ...(used === undefined
      ? []
      : happeningTo(at, '2026-09-03', bagEvents.retire, used.tag, {
          disposal_type: 'consumed',
          disposal_reason: 'Ración de la hacienda propia.',
        })),
    ...grouping(
      at,
      '2026-09-15',
      'Soja VISEC, campo propio',
      bags
        .slice(6, 12)
        .filter(({ crop }) => crop === soya)
        .map(({ tag }) => tag),
    ),
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
    ...sending(
      bagsAt(keeper),
      '2026-10-05',
      holder,
      sound.slice(8, 12).map(({ tag }) => tag),
      { transfer_type: 'possession' },
    ),
    ...fieldSteps(),
    ...grouping(
      bagsAt(keeper),
      '2026-10-13',
      'Garantías 2026',
      sound.slice(0, 6).map(({ tag }) => tag),
    ),
  ];
}

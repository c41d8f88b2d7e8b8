import type { Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { crops, soya, type BagCrop } from './silobag-crops';
import { field, keeper } from './silobag-places';
import { beside } from './step';
import type { Site } from './venture';

type Depositor = readonly [name: string, cuit: string];

const depositors: readonly [Depositor, ...Depositor[]] = [
  ['Los Álamos Agro S.A.', '30-70915328-1'],
  ['Hermanos Ghirardi S.H.', '30-61207744-9'],
  ['Martínez, Rubén Oscar', '20-14872306-5'],
];

const plots = [
  'La Porteña, lote 4',
  'La Porteña, lote 7',
  'El Chañar, lote 2',
  'Los Álamos, lote 11',
] as const;

/** A bag of grain. */
export interface Bag {
  readonly tag: string;
  readonly box: Site;
  readonly day: Day;
  readonly tonnes: number;
  readonly crop: BagCrop;
  readonly values: Values;
}

/** Twelve bags in the field, and twenty-two at the keeper's plant. */
export const bags: readonly Bag[] = [...bagsOf(field, 'LA', 12, 0), ...bagsOf(keeper, 'LAP', 22, 12)];

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
    // What was bagged damp is not kept for a year.
    date_expired: addDays(day, box === field && at === 6 ? 300 : 365),
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
    authorized_persons: [
      {
        key: 1,
        name: 'Mariana',
        lastname: 'Solari',
        email: 'm.solari@losalamos.example',
        cuit: '27-28941773-4',
      },
    ],
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

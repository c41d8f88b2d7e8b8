import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import type { Values } from '@huella/domain/model/value';
import { addDays, daysBetween, monthsBetween, spread, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { categoryAt, dentitionAt, lives, weightAt, type LifeName } from './lives';
import { herdSteps } from './natural-herds';
import { medanos, plantQuequen } from './natural-places';
import { adding, grouping, happening, named, sending, type Desk, type Step } from './step';
import { electronicTagOf, visualTagOf } from './tags';

const desk: Desk = { box: medanos, assetType: cowPn.id };
const abattoir: Desk = { box: plantQuequen, assetType: cowPn.id };

/** The codes of what animals of the programme are recorded by, in the catalogue. */
const events = {
  weighing: 1,
  certificate: 8,
  slaughter: 10,
  vaccination: 103,
  treatment: 104,
  admission: 111,
  quarantine: 112,
  endOfQuarantine: 113,
  cutting: 116,
};

/** Animals that were born in one spring and live the same life. */
interface Group {
  readonly life: LifeName;
  readonly heads: number;
  readonly born: readonly [Day, Day];
  readonly letter: string;
  readonly isBought: boolean;
}

const groups: readonly Group[] = [
  { life: 'cow', heads: 10, born: ['2018-08-20', '2021-10-10'], letter: 'A', isBought: false },
  { life: 'steer', heads: 14, born: ['2024-08-25', '2024-10-30'], letter: 'B', isBought: false },
  { life: 'heifer', heads: 6, born: ['2024-09-01', '2024-10-20'], letter: 'C', isBought: false },
  { life: 'steer', heads: 6, born: ['2025-01-10', '2025-03-15'], letter: 'H', isBought: true },
];

interface Natural {
  readonly tag: string;
  readonly group: Group;
  readonly day: Day;
  readonly dice: Dice;
  readonly born: Day;
  readonly thrift: number;
}

const cuig = 'KD611';
const bought: Day = '2025-12-03';

/** Thirty-six animals of the natural-beef programme. */
const animals: readonly Natural[] = groups.flatMap((group, number) =>
  Array.from({ length: group.heads }, (_, at) => {
    const dice = throwDice(110_000 + number * 100 + at);
    const tag = visualTagOf(group.isBought ? 'LC350' : cuig, group.letter, 31 + 2 * at);
    const day = group.isBought ? bought : workday(addDays('2025-09-01', number * 2));
    return {
      tag,
      group,
      day,
      dice,
      born: spread(group.born, (at + 0.5) / group.heads),
      thrift: decimal(dice, 0.93, 1.04, 2),
    };
  }),
);

function weightOn({ group, born, thrift }: Natural, day: Day): number {
  return weightAt(lives[group.life], daysBetween(born, day), thrift);
}

function entryOf(animal: Natural): Values {
  const { tag, group, day, dice, born } = animal;
  const life = lives[group.life];
  const months = monthsBetween(born, day);
  const category = categoryAt(life, months);
  return {
    program: dice.pick(['PNC', 'PNC', 'NE3']),
    visual_tag: tag,
    electronic_tag: electronicTagOf(tag),
    management_tag: `MD-${tag.slice(5, 9)}`,
    tag_color: '#F5D800',
    cuig: tag.slice(0, 5),
    sex: life.sex,
    ...(life.sex === 'M' ? { castrated: true } : {}),
    category,
    ...dice.pick([
      { breed: 'AA', coat: 'NE' },
      { breed: 'AA', coat: 'CO' },
      { breed: 'H', coat: 'PA' },
    ]),
    birth_date: born,
    birth_renspa: group.isBought ? '01.060.0.02790/00' : '01.042.0.01188/00',
    productive_system: 'PAS',
    purpose: { cow: 'CRI', heifer: 'REP', steer: 'INV', bull: 'CRI' }[group.life],
    weight: weightOn(animal, day),
    dentition: dentitionAt(months),
    ...(group.life === 'cow'
      ? {
          reproductive_status: dice.pick(['PC', 'PU']),
          calvings: Math.max(1, Math.floor((months - 26) / 12.5)),
        }
      : {}),
    ...(group.isBought
      ? {
          entry_type: 'COM',
          entry_date: bought,
          entry_dte: '0410921877',
          origin_renspa: '01.060.0.02790/00',
          tropa: '25-1203',
          purchase_price: 2.62,
          purchase_currency: 'USD',
        }
      : { entry_type: 'INI', entry_date: day }),
    paddock: dice.pick(['El Cangrejal', 'Médano Alto', 'La Cañada']),
    market_programs: ['PNC'],
    feed_regime: group.life === 'steer' ? 'PIM' : 'PAN',
    claims: ['SHO', 'SAT', 'SPA', 'CAB', 'PAS', 'BIE'],
    welfare_score: dice.between(82, 95),
  };
}

function weighing(day: Day, list: readonly Natural[]): readonly Step[] {
  const rows = list.map((animal) => ({ tag: animal.tag, values: { weight: weightOn(animal, day) } }));
  return happening(desk, day, events.weighing, rows, { weighing_type: 'PER' });
}

/** Six steers go to slaughter, and become boxes of cuts. */
function slaughtered(list: readonly Natural[]): readonly Step[] {
  const tags = list.map(({ tag }) => tag);
  const carcasses = list.map((animal, at) => {
    const half = Math.round(weightOn(animal, '2026-10-20') * 0.57) / 2;
    return {
      tag: animal.tag,
      values: {
        carcass_left: half,
        carcass_right: half - 0.5,
        carcass_conformation: at % 3 === 0 ? 'A' : 'B',
        carcass_fat: '2',
        hook_no: 210 + at,
        carcass_ph: decimal(animal.dice, 5.5, 5.7, 2),
      },
    };
  });
  const cuts = {
    cuts: ['LOM', 'BAN', 'BAC', 'TCU'],
    cut_lines: [
      { key: 1, cut: 'Lomo', pieces: 12, kg: 24.6, carton: 'Q-118201' },
      { key: 2, cut: 'Bife angosto', pieces: 12, kg: 57.6, carton: 'Q-118202' },
      { key: 3, cut: 'Bife ancho', pieces: 12, kg: 37.2, carton: 'Q-118203' },
      { key: 4, cut: 'Tapa de cuadril', pieces: 12, kg: 15.8, carton: 'Q-118204' },
    ],
    packed_on: '2026-10-26',
    shelf_life_days: 120,
    storage_temp: -1.5,
  };
  return [
    ...sending(desk, '2026-10-20', plantQuequen, tags, {
      transfer_type: 'PRO',
      dte_motive: 'FAE',
      dte: '0410411877',
      truck_plate: 'AF 218 JD',
      driver: 'Néstor Ochoa',
    }),
    ...happening(abattoir, '2026-10-21', events.slaughter, carcasses, {
      slaughter_at: '2026-10-21T10:30:00Z',
      slaughter_troop: '0402',
      slaughter_plant: 'Planta Quequén',
    }),
    ...happening(abattoir, '2026-10-26', events.cutting, named(tags), cuts),
  ];
}

/** How animals come into the programme: those that were bought after a quarantine. */
function admitted(own: readonly string[], newcomers: readonly string[]): readonly Step[] {
  const admission = {
    ...{ program: 'PNC', certifier: 'Organización Internacional Agropecuaria', origin_verified: true },
    ...{ audit_date: '2025-09-20', program_certificate_no: 'OIA-CN-0418' },
    program_certificate_valid_to: '2027-09-19',
  };
  const quarantine = { quarantine_reason: 'ING', planned_end: '2025-12-24', paddock: 'Aguada del Norte' };
  const end = { quarantine_result: 'APT' };
  return [
    ...happening(desk, '2025-10-01', events.admission, named(own), admission),
    ...happening(desk, bought, events.quarantine, named(newcomers), quarantine),
    ...happening(desk, '2025-12-26', events.endOfQuarantine, named(newcomers), end),
    ...happening(desk, '2026-01-12', events.admission, named(newcomers), admission),
  ];
}

/** What they are given: the vaccine that the law asks for, and as little as possible beside it. */
function cured(tags: readonly string[], newcomers: readonly string[]): readonly Step[] {
  const vaccine = {
    ...{ vaccines: ['AFT'], campaign: 'AF1', campaign_year: 2026, vaccine_batch: 'BB-4471' },
    ...{ batch_valid_to: '2027-06-30', dose_ml: 2, vet: 'M. V. Joaquín Urdapilleta' },
  };
  const wormer = {
    ...{ treatment_class: 'ANT', product: 'Levamisol 22,3 % inyectable', withdrawal_days: 7 },
    ...{ dose: 8, dose_unit: 'ML', route: 'SC' },
  };
  const antibiotic = {
    ...{ treatment_class: 'ATB', product: 'Oxitetraciclina L.A. 20 %', withdrawal_days: 28 },
    ...{ dose: 20, dose_unit: 'ML', route: 'IM', reason: 'Queratoconjuntivitis' },
  };
  return [
    ...happening(desk, '2026-04-08', events.vaccination, named(tags), vaccine),
    ...happening(desk, '2026-05-06', events.treatment, named(newcomers), wormer),
    ...happening(desk, '2026-07-02', events.treatment, named(newcomers.slice(0, 1)), antibiotic),
  ];
}

/** Before they leave, the certifier writes down that those that are ready fulfil the programme. */
function vouchedFor(tags: readonly string[]): readonly Step[] {
  const paper = { name: 'OTR', issuer: 'Organización Internacional Agropecuaria', valid_to: '2027-09-19' };
  const rows = tags.map((tag, at) => ({ tag, values: { number: `OIA-CN-0418-${String(at + 1)}` } }));
  return happening(desk, '2026-10-14', events.certificate, rows, paper);
}

/** What happens to the animals of the programme, and to the herds and the pastures of the same fields. */
export function naturalSteps(): readonly Step[] {
  const tags = animals.map(({ tag }) => tag);
  const newcomers = animals.filter(({ group }) => group.isBought).map(({ tag }) => tag);
  const own = tags.filter((tag) => !newcomers.includes(tag));
  const young = animals.filter(({ group }) => group.life !== 'cow');
  const steers = animals.filter(({ group }) => group.life === 'steer');
  const [ready, kept] = [steers.slice(0, 6), steers.slice(6)];
  return [
    ...animals.map((animal) => adding(desk, animal.day, animal.tag, entryOf(animal))),
    ...admitted(own, newcomers),
    ...cured(tags, newcomers),
    ...weighing('2026-03-18', young),
    ...weighing('2026-09-16', young),
    ...vouchedFor(ready.map(({ tag }) => tag)),
    ...slaughtered(ready),
    ...weighing('2026-11-11', kept),
    ...grouping(
      desk,
      '2026-11-12',
      'Próxima faena PNC',
      kept.slice(0, 8).map(({ tag }) => tag),
    ),
    ...herdSteps(),
  ];
}

import { pig } from '@huella/domain/assets/pig';
import { pigs } from '@huella/domain/assets/pigs';
import type { Values } from '@huella/domain/fields/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { adding, beside, grouping, happening, named, sending, type Desk, type Step } from './step';
import type { Settlement, Site } from './venture';

const chain = 9;
const zone = 'America/Argentina/Buenos_Aires';
const region = 'Córdoba';
const trebol = 'Porcinos El Trébol S.A.';
const pompeya = 'Frigorífico La Pompeya S.A.';

const breeding: Site = {
  company: trebol,
  name: 'Granja El Trébol',
  kind: 'Granja porcina',
  city: 'Marcos Juárez',
  region,
  zone,
  position: [-62.0871, -32.7154],
  recorder: 'demo',
};

const fattening: Site = {
  company: trebol,
  name: 'Engorde Saladillo',
  kind: 'Granja porcina',
  city: 'Saladillo',
  region,
  zone,
  position: [-62.3462, -32.9404],
  recorder: 'demo',
};

const plant: Site = {
  company: pompeya,
  name: 'Planta Marcos Paz',
  kind: 'Frigorífico porcino',
  city: 'Marcos Paz',
  region: 'Buenos Aires',
  zone,
  position: [-58.8372, -34.7808],
  recorder: 'hector.galarza',
};

/** A farm that breeds and fattens, and the plant that slaughters for it. */
export const pigPlaces: Settlement = {
  companies: [
    { name: trebol, chain, country: 'AR', rol: 'Productor', tiers: ['plus'], owner: 'demo' },
    { name: pompeya, chain, country: 'AR', rol: 'Industria', tiers: ['basic'], owner: 'hector.galarza' },
  ],
  boxes: [breeding, fattening, plant],
  people: [
    {
      name: 'hector.galarza',
      firstname: 'Héctor',
      lastname: 'Galarza',
      language: 'es',
      country: 'AR',
      zone,
      relations: [{ template: 'owner', company: pompeya }],
    },
  ],
  grants: [{ person: 'demo', template: 'owner', company: trebol }],
};

const batchesAt = (box: Site): Desk => ({ box, assetType: pigs.id });
const sowsAt = (box: Site): Desk => ({ box, assetType: pig.id });

/** The codes of what batches and sows are recorded by, in the catalogue. */
const batchEvents = { weighing: 1, category: 6, slaughter: 10, vaccination: 103, treatment: 104, shed: 108, heads: 131 };
const sowEvents = { weighing: 1, retire: 13, vaccination: 103, service: 110, scan: 135, farrowing: 136, weaning: 137 };

interface Batch {
  readonly tag: string;
  readonly day: Day;
  readonly weaned: Day;
  readonly heads: number;
  readonly values: Values;
  readonly dice: Dice;
}

/** Twenty batches of piglets, one every eleven days or so. */
const batches: readonly Batch[] = Array.from({ length: 20 }, (_, at) => {
  const dice = throwDice(90_000 + at);
  const born = addDays('2026-03-02', at * 12);
  const weaned = workday(addDays(born, 24));
  const tag = `S${weekOf(born)}-${String(at + 1).padStart(2, '0')}`;
  const heads = dice.between(105, 136);
  return { tag, day: weaned, weaned, heads, values: batchValues(dice, { tag, born, weaned, heads, at }), dice };
});

interface Born {
  readonly tag: string;
  readonly born: Day;
  readonly weaned: Day;
  readonly heads: number;
  readonly at: number;
}

function batchValues(dice: Dice, { tag, born, weaned, heads, at }: Born): Values {
  const shed = (at % 3) + 1;
  return {
    batch_code: tag,
    category: 'LE',
    phase: 'POS',
    breed: 'HI',
    genetics: dice.pick(['PIC 337 × Camborough', 'Topigs TN70 × Tempo']),
    heads,
    avg_weight: decimal(dice, 6.4, 7.4),
    birth_week: `${born.slice(0, 4)}S${weekOf(born)}`,
    weaning_date: weaned,
    entry_date: weaned,
    shed: `Destete ${String(shed)}`,
    pen: `Sala ${String((at % 4) + 1)}`,
    shed_location: beside(breeding.position, shed * 45, 80),
    feed_phase: 'INI',
    aujeszky_status: 'LIB',
    renspa: '04.063.0.01927/01',
    vet_phone: '+543472425118',
    ...(dice.chance(0.15) ? { notes: 'Camada despareja: separar los livianos.' } : {}),
  };
}

/** The week of the year, with two digits: people of the trade count by it. */
function weekOf(day: Day): string {
  const started = Date.parse(`${day.slice(0, 4)}-01-01`);
  return String(Math.floor((Date.parse(day) - started) / (7 * 24 * 3600 * 1000)) + 1).padStart(2, '0');
}

/** Last day of what is told. */
const end = '2026-11-18';
const past = (day: Day): boolean => day <= end;

function grownUp({ tag, day, heads, dice }: Batch, at: number): readonly Step[] {
  const farm = batchesAt(breeding);
  const yard = batchesAt(fattening);
  const days = {
    vaccination: workday(addDays(day, 4)),
    losses: workday(addDays(day, 16)),
    weighing: workday(addDays(day, 38)),
    moving: workday(addDays(day, 48)),
    category: workday(addDays(day, 50)),
    last: workday(addDays(day, 105)),
    leaving: workday(addDays(day, 130)),
  };
  const dead = dice.between(1, 4);
  const losses = { movement: 'MUE', quantity: dead, death_cause: dice.pick(['DIA', 'RES', 'SUB', 'DES']) };
  const weighed = { avg_weight: decimal(dice, 22, 26), sample_heads: 20 };
  const treatment = { treatment_class: 'ATB', product: 'Tiamulina 45 % soluble', withdrawal_days: 7, dose: 8, dose_unit: 'G', route: 'VO' };
  const travel = { transfer_type: 'ownership', dte_motive: 'INV', dte: `0${String(5_118_000 + at * 37)}` };
  const leaving = { transfer_type: 'ownership', dte_motive: 'FAE', dte: `0${String(5_204_000 + at * 41)}` };
  const slaughter = { slaughter_troop: String(610 + at), carcass_weight: Math.round((heads - dead) * decimal(dice, 86, 91)), lean_pct: decimal(dice, 55, 59), slaughtered_heads: heads - dead };
  const rows = [{ tag, values: {} }];
  return [
    ...happening(farm, days.vaccination, batchEvents.vaccination, rows, { vaccines: ['MYC', 'CIR'], vaccine_batch: `RB-${String(2_600 + at)}`, dose_ml: 2, vet: 'M. V. Carla Bossio' }),
    ...(past(days.losses) ? happening(farm, days.losses, batchEvents.heads, [{ tag, values: losses }]) : []),
    ...(at % 6 === 3 ? happening(farm, workday(addDays(day, 20)), batchEvents.treatment, rows, treatment) : []),
    ...(past(days.weighing) ? happening(farm, days.weighing, batchEvents.weighing, [{ tag, values: weighed }]) : []),
    ...(past(days.moving) ? sending(farm, days.moving, fattening, [tag], travel) : []),
    ...(past(days.category) ? happening(yard, days.category, batchEvents.category, rows, { category: 'CA', phase: 'CRE' }) : []),
    ...(past(days.last) ? happening(yard, days.last, batchEvents.weighing, [{ tag, values: { avg_weight: decimal(dice, 84, 96), sample_heads: 20 } }]) : []),
    ...(past(addDays(days.leaving, 1))
      ? [
          ...sending(yard, days.leaving, plant, [tag], leaving),
          ...happening(batchesAt(plant), workday(addDays(days.leaving, 1)), batchEvents.slaughter, [{ tag, values: slaughter }]),
        ]
      : []),
  ];
}

interface Sow {
  readonly tag: string;
  readonly sex: 'M' | 'H';
  readonly values: Values;
  readonly dice: Dice;
}

/** Twenty-six sows and four boars. */
const sows: readonly Sow[] = Array.from({ length: 30 }, (_, at) => {
  const dice = throwDice(91_000 + at);
  const sex = at >= 26 ? 'M' : 'H';
  const tag = `${sex === 'M' ? 'PT' : 'ET'}${String(1_040 + at)}`;
  return { tag, sex, values: sex === 'M' ? boarValues(dice, tag) : sowValues(dice, tag, at), dice };
});

function sowValues(dice: Dice, tag: string, at: number): Values {
  return {
    ...breederValues(dice, tag, 13 + at),
    sex: 'H',
    category: 'CE',
    breed: dice.pick(['HI', 'HI', 'YO', 'LR']),
    line: dice.pick(['Camborough', 'TN70']),
    weight: decimal(dice, 195, 245),
    backfat: decimal(dice, 14, 19),
    shed: 'Gestación 1',
    sow_status: 'VAC',
    parity: Math.floor(at / 5),
    teats: dice.between(14, 16),
  };
}

function boarValues(dice: Dice, tag: string): Values {
  return {
    ...breederValues(dice, tag, 20),
    sex: 'M',
    category: 'PA',
    breed: dice.pick(['DJ', 'PI']),
    line: dice.pick(['PIC 337', 'Tempo']),
    weight: decimal(dice, 240, 290),
    shed: 'Padrillera',
    teats: 14,
  };
}

function breederValues(dice: Dice, tag: string, months: number): Values {
  return {
    ear_tag: tag,
    tattoo: tag.slice(2),
    birth_date: addDays('2026-01-05', -Math.round(months * 30.5) - dice.between(0, 20)),
    electronic_tag: `0320200${tag.slice(2).padStart(8, '0')}`,
    registry_no: `AACP-${String(dice.between(11_000, 18_999))}`,
  };
}

/** A sow's year: served, scanned, farrowed, weaned, as far as it has come. */
function littersOf({ tag, dice }: Sow, at: number): readonly Step[] {
  const desk = sowsAt(breeding);
  const served = workday(addDays('2026-04-20', at * 6));
  const scanned = workday(addDays(served, 28));
  const farrowed = addDays(served, 114 + dice.between(-1, 1));
  const weaned = workday(addDays(farrowed, 24));
  const isEmpty = at % 11 === 6;
  const service = { service_type: 'IA', boar: `PT${String(1_066 + (at % 4))}`, served_on: served };
  const alive = dice.between(11, 15);
  const farrowing = { born_alive: alive, stillborn: dice.between(0, 2), litter_weight: Math.round(alive * 14) / 10 };
  return [
    ...happening(desk, served, sowEvents.service, [{ tag, values: service }]),
    ...(past(scanned) ? happening(desk, scanned, sowEvents.scan, [{ tag, values: { scan_result: isEmpty ? 'NEG' : 'POS' } }]) : []),
    ...(past(farrowed) && !isEmpty ? happening(desk, farrowed, sowEvents.farrowing, [{ tag, values: farrowing }]) : []),
    ...(past(weaned) && !isEmpty ? happening(desk, weaned, sowEvents.weaning, [{ tag, values: { weaned: alive - dice.between(0, 2), weight: decimal(dice, 185, 215) } }]) : []),
  ];
}

/** What happens to batches and to sows in 2026. */
export function pigSteps(): readonly Step[] {
  const sowTags = sows.map(({ tag }) => tag);
  return [
    ...sows.map(({ tag, values }, at) => adding(sowsAt(breeding), addDays('2026-02-02', Math.floor(at / 10)), tag, values)),
    ...batches.map(({ tag, day, values }) => adding(batchesAt(breeding), day, tag, values)),
    ...happening(sowsAt(breeding), '2026-03-04', sowEvents.vaccination, named(sowTags), { vaccines: ['PAR'], vaccine_batch: 'FS-2617', dose_ml: 5, vet: 'M. V. Carla Bossio' }),
    ...sows.filter(({ sex }) => sex === 'H').slice(0, 24).flatMap(littersOf),
    ...batches.flatMap(grownUp),
    ...happening(sowsAt(breeding), '2026-10-29', sowEvents.retire, named(sowTags.slice(24, 25)), { disposal_type: 'VENTA', disposal_reason: 'Refugo por edad.' }),
    ...grouping(sowsAt(breeding), '2026-11-04', 'Banda 3', sowTags.slice(12, 18)),
  ];
}

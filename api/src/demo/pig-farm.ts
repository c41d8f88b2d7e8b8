import { pigs } from '@huella/domain/catalogue/assets/pigs';
import type { Values } from '@huella/domain/model/value';
import { addDays, isRecordedOn, workday, type Day } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { breeding, fattening, plant } from './pig-places';
import { sowSteps } from './pig-sows';
import { adding, beside, happening, named, sending, type Desk, type Step } from './step';
import type { Site } from './venture';

const batchesAt = (box: Site): Desk => ({ box, assetType: pigs.id });

/** The codes of what batches and sows are recorded by, in the catalogue. */
const batchEvents = {
  weighing: 1,
  category: 6,
  slaughter: 10,
  vaccination: 103,
  treatment: 104,
  shed: 108,
  heads: 131,
};

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
  return {
    tag,
    day: weaned,
    weaned,
    heads,
    values: batchValues(dice, { tag, born, weaned, heads, at }),
    dice,
  };
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

/** From the weaning house to the truck, as far as it has come. */
function grownUp(batch: Batch, at: number): readonly Step[] {
  const dead = batch.dice.between(1, 4);
  return [...raised(batch, at, dead), ...fattened(batch, at, dead)];
}

/** The first weeks, in the house where it was weaned. */
function raised({ tag, day, dice }: Batch, at: number, dead: number): readonly Step[] {
  const farm = batchesAt(breeding);
  const [lost, weighed] = [workday(addDays(day, 16)), workday(addDays(day, 38))];
  const vaccine = {
    vaccines: ['MYC', 'CIR'],
    vaccine_batch: `RB-${String(2_600 + at)}`,
    dose_ml: 2,
    vet: 'M. V. Carla Bossio',
  };
  const losses = { movement: 'MUE', quantity: dead, death_cause: dice.pick(['DIA', 'RES', 'SUB', 'DES']) };
  const cure = {
    ...{ treatment_class: 'ATB', product: 'Tiamulina 45 % soluble', withdrawal_days: 7 },
    ...{ dose: 8, dose_unit: 'G', route: 'VO' },
  };
  const weight = { avg_weight: decimal(dice, 22, 26), sample_heads: 20 };
  const rows = named([tag]);
  return [
    ...happening(farm, workday(addDays(day, 4)), batchEvents.vaccination, rows, vaccine),
    ...(isRecordedOn(lost) ? happening(farm, lost, batchEvents.heads, rows, losses) : []),
    ...(at % 6 === 3 ? happening(farm, workday(addDays(day, 20)), batchEvents.treatment, rows, cure) : []),
    ...(isRecordedOn(weighed) ? happening(farm, weighed, batchEvents.weighing, rows, weight) : []),
  ];
}

/** What follows elsewhere: fattening, and the plant. */
function fattened({ tag, day, heads, dice }: Batch, at: number, dead: number): readonly Step[] {
  const yard = batchesAt(fattening);
  const [moved, grown] = [workday(addDays(day, 48)), workday(addDays(day, 50))];
  const [weighed, left] = [workday(addDays(day, 105)), workday(addDays(day, 130))];
  const slaughtered = workday(addDays(left, 1));
  const own = { transfer_type: 'ownership' };
  const trip = { ...own, dte_motive: 'INV', dte: `0${String(5_118_000 + at * 37)}` };
  const lastTrip = { ...own, dte_motive: 'FAE', dte: `0${String(5_204_000 + at * 41)}` };
  const carcasses = {
    slaughter_troop: String(610 + at),
    carcass_weight: Math.round((heads - dead) * decimal(dice, 86, 91)),
    lean_pct: decimal(dice, 55, 59),
    slaughtered_heads: heads - dead,
  };
  const weight = { avg_weight: decimal(dice, 84, 96), sample_heads: 20 };
  const category = { category: 'CA', phase: 'CRE' };
  const rows = named([tag]);
  return [
    ...(isRecordedOn(moved) ? sending(batchesAt(breeding), moved, fattening, [tag], trip) : []),
    ...(isRecordedOn(grown) ? happening(yard, grown, batchEvents.category, rows, category) : []),
    ...(isRecordedOn(weighed) ? happening(yard, weighed, batchEvents.weighing, rows, weight) : []),
    ...(isRecordedOn(slaughtered)
      ? [
          ...sending(yard, left, plant, [tag], lastTrip),
          ...happening(batchesAt(plant), slaughtered, batchEvents.slaughter, rows, carcasses),
        ]
      : []),
  ];
}

/** What happens to batches and to sows in 2026. */
export function pigSteps(): readonly Step[] {
  return [
    ...sowSteps(),
    ...batches.map(({ tag, day, values }) => adding(batchesAt(breeding), day, tag, values)),
    ...batches.flatMap(grownUp),
  ];
}

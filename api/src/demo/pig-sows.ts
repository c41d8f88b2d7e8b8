import { pig } from '@huella/domain/catalogue/assets/pig';
import type { Values } from '@huella/domain/model/value';
import { addDays, isRecordedOn, workday } from './days';
import { decimal, throwDice, type Dice } from './dice';
import { breeding } from './pig-places';
import { adding, grouping, happening, happeningTo, named, type Desk, type Step } from './step';

const desk: Desk = { box: breeding, assetType: pig.id };

/** The codes of what sows are recorded by, in the catalogue. */
const sowEvents = {
  weighing: 1,
  retire: 13,
  vaccination: 103,
  service: 110,
  scan: 135,
  farrowing: 136,
  weaning: 137,
};

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
  const served = workday(addDays('2026-04-20', Math.floor(at / 3) * 18));
  const scanned = workday(addDays(served, 28));
  const farrowed = addDays(served, 114);
  const weaned = workday(addDays(farrowed, 24));
  const isEmpty = at % 11 === 6;
  const service = { service_type: 'IA', boar: `PT${String(1_066 + (at % 4))}`, served_on: served };
  const alive = dice.between(11, 15);
  const farrowing = {
    born_alive: alive,
    stillborn: dice.between(0, 2),
    litter_weight: Math.round(alive * 14) / 10,
  };
  return [
    ...happeningTo(desk, served, sowEvents.service, tag, service),
    ...(isRecordedOn(scanned)
      ? happeningTo(desk, scanned, sowEvents.scan, tag, { scan_result: isEmpty ? 'NEG' : 'POS' })
      : []),
    ...(isRecordedOn(farrowed) && !isEmpty
      ? happeningTo(desk, farrowed, sowEvents.farrowing, tag, farrowing)
      : []),
    ...(isRecordedOn(weaned) && !isEmpty
      ? happeningTo(desk, weaned, sowEvents.weaning, tag, {
          weaned: alive - dice.between(0, 2),
          weight: decimal(dice, 185, 215),
        })
      : []),
  ];
}

/** What happens to sows and boars in 2026. */
export function sowSteps(): readonly Step[] {
  const tags = sows.map(({ tag }) => tag);
  const vaccine = { vaccines: ['PAR'], vaccine_batch: 'FS-2617', dose_ml: 5, vet: 'M. V. Carla Bossio' };
  const sale = { disposal_type: 'VENTA', disposal_reason: 'Refugo por edad.' };
  return [
    ...sows.map(({ tag, values }, at) =>
      adding(desk, addDays('2026-02-02', Math.floor(at / 10)), tag, values),
    ),
    ...happening(desk, '2026-03-04', sowEvents.vaccination, named(tags), vaccine),
    ...sows.slice(0, 24).flatMap(littersOf),
    ...happening(desk, '2026-10-29', sowEvents.retire, named(tags.slice(24, 25)), sale),
    ...grouping(desk, '2026-11-04', 'Banda 3', tags.slice(12, 18)),
  ];
}

import type { Values } from '@huella/domain/model/value';
import type { Animal } from './animals';
import { byWeight } from './dice';
import { daysBetween, type Day } from './days';
import { weightAt } from './lives';

/** The events of cattle that the demo records, by their code in the catalogue. */
export const eventTypes = { pass: 7, slaughter: 10 } as const;

/** What is measured when animals go through the crush. */
const measured = ['weight', 'body_condition', 'dentition', 'reproductive_status', 'paddock'];

export function passFields(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => measured.includes(name)));
}

/** The number of the permit that animals travel with: it grows from day to day. */
export function permitOf(day: Day): string {
  return `0${String(40_000 + daysBetween('2024-01-01', day))}1877`;
}

/** What the slaughterhouse weighs and grades: a little more than half of the live weight is carcass. */
export function slaughterValues({ dice, life, born, thrift }: Animal, day: Day): Values {
  const carcass = weightAt(life, daysBetween(born, day), thrift) * (0.565 + dice.fraction() * 0.025);
  const left = Math.round(carcass) / 2;
  return {
    carcass_left: left,
    carcass_right: left + dice.between(-2, 2) / 2,
    carcass_conformation: dice.weigh(byWeight({ A: 35, B: 65 })),
    carcass_fat: dice.weigh(byWeight({ 1: 40, 2: 60 })),
    hook_no: dice.between(100, 180),
  };
}

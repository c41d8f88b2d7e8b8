import { cowAr } from '@huella/domain/assets/cow-ar';
import type { Values } from '@huella/domain/fields/value';
import { allowedFields } from '@huella/domain/rules/field-access';
import { beget, controlValues, entryValues, type Animal } from './animals';
import { addDays, daysBetween, spread, workday, type Day } from './days';
import { throwDice } from './dice';
import { herds } from './herds';
import { boxes, companyOf, subtypeOf, type DemoBox } from './places';

/** One thing that somebody writes down on a day: a new animal, or what changed of one. */
export interface Step {
  readonly day: Day;
  readonly action: 'add' | 'update';
  readonly box: DemoBox;
  /** Names the animal among all of the demo. */
  readonly visualTag: string;
  readonly values: Values;
}

/** In these weeks every animal went through the crush. */
const controls: readonly [Day, Day] = ['2026-10-05', '2026-11-18'];

/** Calves are left alone for so many days after they were written down. */
const rest = 45;

/** Cows have their first calf at about two years. */
const leastDamDays = 700;

/** All that is written down in the demo, in the order in which it happens: the same each time. */
export function planWork(): readonly Step[] {
  const animals = allAnimals();
  const steps = animals.flatMap((animal, at) => {
    const place = at / animals.length;
    const control = workday(spread(controls, place));
    const added = step(animal, animal.recorded, 'add', entryValues(animal, findDam(animal, animals)));
    return daysBetween(animal.recorded, control) < rest
      ? [added]
      : [added, step(animal, control, 'update', controlValues(animal, control))];
  });
  // A stable order: on one day animals come in the order of their herds.
  return steps.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

function allAnimals(): readonly Animal[] {
  return herds.flatMap((herd, number) => {
    const box = boxNamed(herd.box);
    return Array.from({ length: herd.heads }, (_, at) => beget(herd, box, at, throwDice(number * 1000 + at)));
  });
}

function boxNamed(name: string): DemoBox {
  const box = boxes.find((each) => each.name === name);
  if (box === undefined) throw new Error(`No establishment is called ${name}`);
  return box;
}

/** A cow of the same establishment that was there, and old enough, when the animal was born. */
function findDam(animal: Animal, animals: readonly Animal[]): Animal | undefined {
  if (animal.herd.entry !== 'NAC') return undefined;
  const oldEnough = addDays(animal.born, -leastDamDays);
  const cows = animals.filter(
    (other) => other.box === animal.box && other.herd.life === 'cow' && other.born < oldEnough,
  );
  return cows[animal.dice.between(0, cows.length - 1)];
}

function step(animal: Animal, day: Day, action: Step['action'], values: Values): Step {
  const { box, visualTag } = animal;
  return { day, action, box, visualTag, values: offered(values, box, action) };
}

/** What the establishment's form offers for the action, filled fields only. */
function offered(values: Values, box: DemoBox, action: Step['action']): Values {
  const scope = { boxSubtype: subtypeOf(box), companyTiers: companyOf(box).tiers };
  const fields = allowedFields(cowAr, action === 'add' ? 'new' : 'edit', scope);
  const pairs = fields.map((field) => [field.name, values[field.name] ?? null] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}

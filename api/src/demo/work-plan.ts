import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { beget, controlValues, entryValues, type Animal } from './animals';
import { addDays, daysBetween, spread, workday, type Day } from './days';
import { throwDice } from './dice';
import { eventTypes, passFields, permitOf, slaughterValues } from './happenings';
import { herds } from './herds';
import { boxes, companyOf, subtypeOf, type DemoBox } from './places';
import { inOrder, together, type Step } from './step';

/** In these weeks every animal went through the crush. */
const controls: readonly [Day, Day] = ['2026-10-05', '2026-11-18'];

/** Before they were sold, these went through it earlier. */
const earlierControl: Day = '2026-09-15';

/** Calves are left alone for so many days after they were written down. */
const rest = 45;

/** Cows have their first calf at about two years. */
const minDamDays = 700;

/** So many animals go through the crush in one session: few enough to be written down at once. */
const session = 25;

/** All that is written down in the demo, in the order in which it happens: the same each time. */
export function planWork(): readonly Step[] {
  const animals = allAnimals();
  const steps = [
    ...animals.map((animal) => added(animal, animals)),
    ...together(
      animals.flatMap((animal, at) => controlled(animal, at / animals.length)),
      session,
    ),
    ...together(animals.flatMap(moved), session),
    ...together(animals.flatMap(slaughtered), session),
  ];
  // On one day animals come in the order of their herds.
  return inOrder(steps);
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

/** Where an animal is on a day. */
function boxOn({ box, herd }: Animal, day: Day): DemoBox {
  const last = herd.moves?.findLast((move) => move.day < day);
  return last === undefined ? box : boxNamed(last.to);
}

/** Who writes animals down, and where. */
function writtenAt(box: DemoBox) {
  return { assetType: cowAr.id, box, by: box.recorder };
}

function added(animal: Animal, animals: readonly Animal[]): Step {
  const { recorded, box, visualTag } = animal;
  const values = offered(entryValues(animal, findDam(animal, animals)), box, 'new');
  return { ...writtenAt(box), day: recorded, action: 'add', rows: [{ tag: visualTag, values }] };
}

/** A cow of the same establishment that was there, and old enough, when the animal was born. */
function findDam(animal: Animal, animals: readonly Animal[]): Animal | undefined {
  if (animal.herd.entry !== 'NAC') return undefined;
  const oldEnough = addDays(animal.born, -minDamDays);
  const cows = animals.filter(
    (other) => other.box === animal.box && other.herd.life === 'cow' && other.born < oldEnough,
  );
  return cows[animal.dice.between(0, cows.length - 1)];
}

/** What is measured is an event; what people say of the animal beside it is an edit. */
function controlled(animal: Animal, place: number): readonly Step[] {
  const day = animal.herd.slaughtered === undefined ? workday(spread(controls, place)) : earlierControl;
  if (daysBetween(animal.recorded, day) < rest) return [];
  const { visualTag: tag } = animal;
  const box = boxOn(animal, day);
  const values = controlValues({ ...animal, box }, day);
  const measured = passFields(values);
  const said = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(measured, name)));
  const common = { session: `${day}T11:00:00Z` };
  return [
    {
      ...writtenAt(box),
      day,
      action: 'event',
      eventType: eventTypes.pass,
      common,
      rows: [{ tag, values: withoutNulls(measured) }],
    },
    { ...writtenAt(box), day, action: 'update', rows: [{ tag, values: offered(said, box, 'edit') }] },
  ];
}

function moved(animal: Animal): readonly Step[] {
  return (animal.herd.moves ?? []).map(({ to, day, motive }) => ({
    ...writtenAt(boxOn(animal, day)),
    by: companyOf(boxOn(animal, day)).owner,
    day,
    action: 'transfer',
    to,
    common: { transfer_type: 'PRO', dte_motive: motive, dte: permitOf(day) },
    rows: [{ tag: animal.visualTag, values: {} }],
  }));
}

function slaughtered(animal: Animal): readonly Step[] {
  const day = animal.herd.slaughtered;
  if (day === undefined) return [];
  const values = slaughterValues(animal, day);
  return [
    {
      ...writtenAt(boxOn(animal, day)),
      day,
      action: 'event',
      eventType: eventTypes.slaughter,
      common: { slaughter_at: `${day}T12:30:00Z`, slaughter_troop: '0417' },
      rows: [{ tag: animal.visualTag, values }],
    },
  ];
}

/** What the establishment's form offers, filled fields only. */
function offered(values: Values, box: DemoBox, mode: 'new' | 'edit'): Values {
  const scope = scopeOf({ subtype: subtypeOf(box), tiers: companyOf(box).tiers });
  const pairs = allowedFields(cowAr, mode, scope).map(
    (field) => [field.name, values[field.name] ?? null] as const,
  );
  return withoutNulls(Object.fromEntries(pairs));
}

import type { Values } from '@huella/domain/model/value';
import { looksOf } from './breeds';
import { daysBetween, fridayAfter, monthsBetween, spread, workday, type Day } from './days';
import type { Dice } from './dice';
import type { Herd } from './herds';
import { categoryAt, dentitionAt, lives, weightAt, type Life } from './lives';
import { notes } from './notes';
import type { DemoBox } from './places';
import { electronicTagOf, visualTagOf } from './tags';

/** What never changes about an animal, decided once. */
export interface Animal {
  readonly herd: Herd;
  readonly box: DemoBox;
  readonly life: Life;
  readonly born: Day;
  readonly entered: Day;
  /** When somebody wrote it down: on its day of entry, or on the Friday after its birth. */
  readonly recorded: Day;
  readonly visualTag: string;
  readonly breed: string;
  readonly thrift: number;
  readonly dice: Dice;
}

/** The animal that is at a place of its herd. */
export function beget(herd: Herd, box: DemoBox, at: number, dice: Dice): Animal {
  const born = spread(herd.born, (at + dice.fraction()) / herd.heads);
  const entered = herd.entered === undefined ? born : spread(herd.entered, at / herd.heads);
  const [letter, from] = herd.tags;
  return {
    herd,
    box,
    life: lives[herd.life],
    born,
    entered,
    recorded: herd.entry === 'NAC' ? fridayAfter(born) : workday(entered),
    visualTag: visualTagOf(herd.origin?.[0] ?? box.cuig, letter, from + 2 * at + dice.between(0, 1)),
    breed: dice.weigh(herd.breeds ?? box.breeds),
    thrift: 0.91 + (dice.fraction() + dice.fraction()) * 0.09,
    dice,
  };
}

/** A value as often as the share says; people leave the rest empty. */
function often<Kept>(dice: Dice, share: number, value: Kept): Kept | null {
  return dice.chance(share) ? value : null;
}

/** What was written down when the animal came, with its dam where one is known. */
export function entryValues(animal: Animal, dam: Animal | undefined): Values {
  const { box, born, entered, herd, recorded } = animal;
  return {
    ...identity(animal),
    ...looksValues(animal),
    ...measures(animal, recorded),
    birth_date: born,
    birth_renspa: herd.origin?.[1] ?? box.renspa,
    productive_system: herd.system ?? box.system,
    paddock: animal.dice.pick(box.paddocks),
    entry_type: herd.entry,
    entry_date: entered,
    ...(herd.entry === 'NAC' ? bornHere(animal, dam) : cameFrom(animal)),
    ...(box.breeder === undefined ? {} : registered(animal, box.breeder)),
  };
}

function identity({ dice, visualTag, herd, box, life, breed, recorded, born }: Animal): Values {
  // Official since 2026: older animals got the electronic tag little by little.
  const share = herd.entry === 'INI' ? 0.82 : 0.98;
  return {
    visual_tag: visualTag,
    electronic_tag: often(dice, share, electronicTagOf(visualTag)),
    management_tag: often(dice, 0.6, `${box.mark}-${visualTag.slice(5, 9)}`),
    cuig: visualTag.slice(0, 5),
    sex: life.sex,
    category: categoryAt(life, monthsBetween(born, recorded)),
    breed,
  };
}

function looksValues({ dice, breed }: Animal): Values {
  const { coats, horns, crossedWith } = looksOf(breed);
  return {
    coat: often(dice, 0.95, dice.weigh(coats)),
    horns: often(dice, 0.7, dice.weigh(horns)),
    crossed_with: crossedWith === undefined ? null : dice.weigh(crossedWith),
  };
}

/** What is measured on a day: weight, teeth, and whether it is castrated by then. */
function measures(animal: Animal, day: Day): Values {
  const { life, born, thrift, dice } = animal;
  const months = monthsBetween(born, day);
  const castrated = life.castratedAt !== null && months >= life.castratedAt;
  return {
    weight: months < 1 ? null : often(dice, 0.96, weightAt(life, daysBetween(born, day), thrift)),
    dentition: months < 6 ? null : dentitionAt(months),
    castrated: life.sex === 'M' ? castrated : null,
  };
}

/** The entry in the herd book; its numbers follow the tag. */
function registered({ dice, visualTag }: Animal, breeder: string): Values {
  const serial = visualTag.charCodeAt(5) * 1000 + Number(visualTag.slice(6, 9));
  return {
    registry_class: dice.weigh([
      ['PP', 65],
      ['PC', 35],
    ]),
    hba: String(31_000 + serial),
    rp: `${visualTag.slice(5, 6)}${String(serial % 1000)}`,
    breeder_code: breeder,
  };
}

function bornHere({ dice, box, life, thrift }: Animal, dam: Animal | undefined): Values {
  const kilos = (life.sex === 'M' ? 34 : 32) * thrift + dice.between(-4, 4);
  return {
    birth_weight: often(dice, 0.8, Math.round(kilos * 2) / 2),
    dam_tag: dam?.visualTag ?? null,
    sire_tag: often(dice, 0.75, dice.pick(box.sires)),
  };
}

function cameFrom({ dice, herd, entered }: Animal): Values {
  if (herd.entry === 'INI') return { birth_estimated: dice.chance(0.35) };
  const permit = 40_000 + daysBetween('2024-01-01', entered);
  const [, month, day] = entered.split('-');
  return {
    entry_dte: `0${permit}1876`,
    origin_renspa: herd.origin?.[1] ?? null,
    tropa: `${entered.slice(2, 4)}-${month ?? ''}${day ?? ''}`,
    ...(herd.centsPerKg !== undefined && {
      purchase_price: (herd.centsPerKg + dice.between(0, 30)) / 100,
      purchase_currency: 'USD',
    }),
  };
}

const breedingStates = {
  VA: [
    ['PA', 58],
    ['SE', 18],
    ['PL', 8],
    ['VA', 10],
    ['RE', 6],
  ],
  VQ: [
    ['SE', 80],
    ['VA', 20],
  ],
  young: [['IN', 1]],
} as const;

/** Younger heifers are not put to the bull, in months. */
const minServiceAge = 18;

function breedingState({ life, dice }: Animal, months: number): string | null {
  if (life.sex === 'M') return null;
  const category = categoryAt(life, months);
  if (months < minServiceAge) return dice.weigh(breedingStates.young);
  return dice.weigh(category === 'VA' ? breedingStates.VA : breedingStates.VQ);
}

/** What was found when the animals went through the crush on a day. */
export function controlValues(animal: Animal, day: Day): Values {
  const { box, born, life, dice } = animal;
  const months = monthsBetween(born, day);
  const category = categoryAt(life, months);
  return {
    ...measures(animal, day),
    category,
    purpose: life.purposes[category] ?? null,
    body_condition: months < 12 ? null : often(dice, 0.7, dice.between(4, 7) / 2),
    paddock: dice.pick(box.paddocks),
    reproductive_status: breedingState(animal, months),
    calvings: category === 'VA' ? Math.max(1, Math.floor((months - 26) / 12.5) - dice.between(0, 1)) : null,
    market_programs: months >= 12 && category !== 'VA' ? programmes(animal, category) : null,
    notes: notes[category] === undefined ? null : often(dice, 0.14, dice.pick(notes[category])),
  };
}

function programmes({ dice, box, breed, life }: Animal, category: string): readonly string[] | null {
  const fattened = life.castratedAt !== null || category === 'VQ';
  const chosen = [
    ...(fattened ? dice.weigh(box.programmes) : []),
    ...(breed === 'AA' && dice.chance(0.3) ? ['ANG'] : []),
  ];
  return chosen.length === 0 ? null : chosen;
}

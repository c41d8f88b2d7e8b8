import { tree } from '@huella/domain/catalogue/assets/tree';
import type { Values } from '@huella/domain/model/value';
import { addDays, workday, type Day } from './days';
import { decimal, throwDice } from './dice';
import { plantation } from './forest-places';
import { adding, beside, grouping, happening, named, type Desk, type Step } from './step';

const desk: Desk = { box: plantation, assetType: tree.id };

/** The codes of what trees are recorded by, in the catalogue. */
const treeEvents = { retire: 13, measuring: 103, care: 104, replanting: 105 };

/** Trees that somebody looks after by name: where, and what they are called. */
const natives = [
  ['handroanthus', 'Lapacho rosado'],
  ['cedrela', 'Cedro misionero'],
  ['peltophorum_dubium', 'Ibirá pitá'],
  ['cordia_trichotoma', 'Peteribí'],
  ['araucaria_angustifolia', 'Pino Paraná'],
] as const;
type Native = (typeof natives)[number];

const sponsors = [
  'Escuela N.º 219',
  'Familia Kunz',
  'Cooperativa Eldorado',
  'Marta Zajaczkowski',
  'Club Social Garuhapé',
] as const;

interface Grown {
  readonly tag: string;
  readonly day: Day;
  readonly dbh: number;
  readonly height: number;
  readonly values: Values;
}

/** Twenty-eight trees of the reserve beside the plantation. */
const reserve: readonly Grown[] = Array.from({ length: 28 }, (_, at) => {
  const dice = throwDice(101_000 + at);
  const [specie, name]: Native = natives[at % natives.length] ?? natives[0];
  const planted = addDays(`${String(2017 + (at % 7))}-09-10`, dice.between(0, 30));
  const age = 2025 - Number(planted.slice(0, 4));
  const [dbh, height] = [decimal(dice, 1.1 * age, 1.6 * age), decimal(dice, 0.7 * age, 1.1 * age)];
  const values = {
    tree_tag: `MI${String(400 + at).padStart(6, '0')}`,
    common_name: name,
    specie,
    use: dice.pick([['conservation'], ['conservation', 'carbon'], ['shade', 'conservation']]),
    planted_on: planted,
    dbh,
    height,
    condition: at % 9 === 5 ? 'fair' : 'good',
    certified: at % 3 === 0,
    location: beside(plantation.position, 1_500 + (at % 7) * 9, 700 + Math.floor(at / 7) * 11),
    ...(at % 2 === 0 ? { sponsor: dice.pick(sponsors), sponsor_phone: '+543751421330' } : {}),
  };
  return { tag: values.tree_tag, day: workday(addDays('2025-09-15', at)), dbh, height, values };
});

/** What happens to the trees of the reserve. */
export function reserveSteps(): readonly Step[] {
  const tags = reserve.map(({ tag }) => tag);
  const measured = reserve.map(({ tag, dbh, height }, at) => ({
    tag,
    values: {
      dbh: Math.round((dbh + 1.3) * 10) / 10,
      height: Math.round((height + 0.8) * 10) / 10,
      condition: at === 14 || at === 17 ? 'dead' : at % 9 === 5 ? 'poor' : 'good',
    },
  }));
  return [
    ...reserve.map(({ tag, day, values }) => adding(desk, day, tag, values)),
    ...happening(desk, '2026-01-20', treeEvents.care, named(tags), { task: ['weeding', 'watering'] }),
    ...happening(desk, '2026-08-26', treeEvents.measuring, measured, { measured_on: '2026-08-26' }),
    ...happening(desk, '2026-09-02', treeEvents.care, named(tags.slice(0, 14)), { task: ['pruning'] }),
    ...happening(desk, '2026-09-16', treeEvents.replanting, named(tags.slice(14, 15)), {
      planted_on: '2026-09-15',
    }),
    ...happening(desk, '2026-09-30', treeEvents.retire, named(tags.slice(17, 18)), {
      disposal_type: 'dead',
      disposal_reason: 'Seco después de la helada de julio.',
    }),
    ...grouping(desk, '2026-10-08', 'Padrinos de la escuela 219', tags.slice(0, 8)),
  ];
}

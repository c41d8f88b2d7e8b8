import { cows } from '@huella/domain/catalogue/assets/cows';
import { addDays, workday } from './days';
import { decimal, throwDice } from './dice';
import { adding, happeningTo, moved, type Step } from './step';
import type { Settlement, Site } from './venture';

/** A part of an estate with herds of its own. */
interface Part extends Site {
  readonly renspa: string;
  readonly herds: readonly [Herd, ...Herd[]];
}

interface Herd {
  readonly category: string;
  readonly name: string;
  readonly purpose: string;
  readonly heads: number;
  readonly kilos: readonly [number, number];
}

const salado = {
  company: 'Estancias del Salado S.A.',
  region: 'Buenos Aires',
  zone: 'America/Argentina/Buenos_Aires',
  recorder: 'demo',
} as const;

const heifers: Omit<Herd, 'heads'> = {
  category: 'VQ',
  name: 'Vaquillonas de reposición',
  purpose: 'REP',
  kilos: [275, 330],
};
const weaners: Omit<Herd, 'heads'> = {
  category: 'TM',
  name: 'Terneros destetados',
  purpose: 'REC',
  kilos: [165, 205],
};
const steers: Omit<Herd, 'heads'> = {
  category: 'NO',
  name: 'Novillos en terminación',
  purpose: 'FAE',
  kilos: [410, 455],
};

/** Where the estates around them lie. */
const matilde = [-57.921, -35.476] as const;
const ceibos = [-59.862, -35.706] as const;
const ramon = [-59.208, -37.213] as const;

/** Parts of the estates of one company: two stations of La Matilde, one with a yard of its own, and one each of two others. */
const parts: readonly [Part, ...Part[]] = [
  {
    ...salado,
    name: 'Puesto El Molino',
    kind: 'Recría',
    inside: 'La Matilde',
    city: 'Chascomús',
    position: moved(matilde, -2_100, 1_600),
    renspa: '01.027.0.04512/01',
    herds: [
      { ...heifers, heads: 64 },
      { ...weaners, heads: 88 },
    ],
  },
  {
    ...salado,
    name: 'Puesto La Laguna',
    kind: 'Recría',
    inside: 'La Matilde',
    city: 'Chascomús',
    position: moved(matilde, 2_000, -1_500),
    renspa: '01.027.0.04512/02',
    herds: [{ ...weaners, heads: 102 }],
  },
  {
    ...salado,
    name: 'Puesto La Laguna, corrales',
    kind: 'Feedlot',
    inside: 'Puesto La Laguna',
    city: 'Chascomús',
    position: moved(matilde, 2_400, -1_900),
    renspa: '01.027.0.04512/03',
    herds: [{ ...steers, heads: 36 }],
  },
  {
    ...salado,
    name: 'San José, centro de acopio y engorde',
    kind: 'Feedlot',
    inside: 'Los Ceibos',
    city: 'Saladillo',
    position: moved(ceibos, 1_700, 900),
    renspa: '01.093.0.01876/01',
    herds: [
      { ...steers, heads: 120 },
      { ...steers, name: 'Novillos pesados', heads: 54, kilos: [455, 490] },
    ],
  },
  {
    ...salado,
    name: 'San Ramón, cabaña de madres',
    kind: 'Cabaña',
    inside: 'San Ramón',
    city: 'Tandil',
    position: moved(ramon, -900, 800),
    renspa: '01.103.0.00934/01',
    herds: [{ ...heifers, name: 'Vaquillonas de pedigrí', heads: 28 }],
  },
];

/** The company and its estates are there already. */
export const partPlaces: Settlement = { companies: [], boxes: parts, people: [], grants: [] };

const weighing = 1;

/** The herds of the parts, with one weighing each. */
export function partSteps(): readonly Step[] {
  return parts.flatMap((box, place) =>
    box.herds.flatMap((herd, at) => {
      const desk = { box, assetType: cows.id };
      const dice = throwDice(118_000 + 10 * place + at);
      const tag = `ES-${herd.category}-${String(10 * (place + 1) + at)}`;
      const day = workday(addDays('2025-10-06', 3 * place + at));
      const kilos = decimal(dice, ...herd.kilos);
      const values = {
        herd_code: tag,
        herd_name: herd.name,
        category: herd.category,
        breed: 'AA',
        heads: herd.heads,
        avg_weight: kilos,
        productive_system: box.kind === 'Feedlot' ? 'FEE' : 'PAS',
        purpose: herd.purpose,
        renspa: box.renspa,
        entry_date: day,
      };
      return [
        adding(desk, day, tag, values),
        ...happeningTo(desk, workday(addDays(day, 60)), weighing, tag, { avg_weight: kilos + 18 }),
      ];
    }),
  );
}

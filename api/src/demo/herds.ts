import type { Day } from './days';
import type { Weighted } from './dice';
import type { LifeName } from './lives';

/** Animals that were born about the same time and live the same life in one establishment. */
export interface Herd {
  readonly box: string;
  readonly heads: number;
  readonly life: LifeName;
  readonly born: readonly [first: Day, last: Day];
  /** Born here, there when the books were opened, bought, or brought from another own establishment. */
  readonly entry: 'NAC' | 'INI' | 'COM' | 'TRA';
  /** When they came, unless they were born here. */
  readonly entered?: readonly [first: Day, last: Day];
  /** Their tags run from this letter and number on. */
  readonly tags: readonly [letter: string, from: number];
  /** Where they got their tag, unless here: its CUIG and RENSPA. */
  readonly origin?: readonly [cuig: string, renspa: string];
  /** The least price of a kilo, in cents of a dollar, of bought ones. */
  readonly centsPerKg?: number;
  /** Instead of those of the establishment. */
  readonly system?: string;
  readonly breeds?: Weighted<string>;
  /** Where they went from here, one stop after the other, and on which day. */
  readonly moves?: readonly Move[];
  /** When they were slaughtered, at the last of these stops. */
  readonly slaughtered?: Day;
}

export interface Move {
  readonly to: string;
  readonly day: Day;
  /** Why, by the option of the permit. */
  readonly motive: string;
}

/** Bulls are of pure breed. */
const pure: Weighted<string> = [
  ['AA', 70],
  ['H', 30],
];

const opening: readonly [Day, Day] = ['2024-06-03', '2024-06-14'];

/** La Matilde: 250 mothers, their offspring of three springs, and bulls bought for them. */
const laMatilde: readonly Omit<Herd, 'box'>[] = [
  {
    heads: 180,
    life: 'cow',
    born: ['2016-08-01', '2021-11-10'],
    entry: 'INI',
    entered: opening,
    tags: ['A', 12],
  },
  {
    heads: 40,
    life: 'cow',
    born: ['2022-08-05', '2022-11-20'],
    entry: 'INI',
    entered: opening,
    tags: ['A', 810],
  },
  {
    heads: 30,
    life: 'cow',
    born: ['2023-08-12', '2023-11-02'],
    entry: 'INI',
    entered: opening,
    tags: ['B', 104],
  },
  {
    heads: 12,
    life: 'bull',
    born: ['2020-08-20', '2022-09-30'],
    entry: 'COM',
    entered: ['2024-08-05', '2024-09-06'],
    tags: ['F', 301],
    origin: ['KD906', '01.103.0.00417/00'],
    breeds: pure,
    centsPerKg: 420,
  },
  { heads: 58, life: 'cow', born: ['2024-09-14', '2024-11-28'], entry: 'NAC', tags: ['C', 317] },
  {
    heads: 20,
    life: 'steer',
    born: ['2024-09-02', '2024-11-20'],
    entry: 'NAC',
    tags: ['C', 620],
    system: 'PSU',
  },
  { heads: 60, life: 'cow', born: ['2025-08-18', '2025-11-12'], entry: 'NAC', tags: ['D', 40] },
  { heads: 26, life: 'steer', born: ['2025-08-20', '2025-10-30'], entry: 'NAC', tags: ['D', 410] },
  {
    heads: 4,
    life: 'bull',
    born: ['2025-08-25', '2025-09-20'],
    entry: 'NAC',
    tags: ['D', 502],
    breeds: pure,
  },
  { heads: 36, life: 'cow', born: ['2026-08-10', '2026-11-08'], entry: 'NAC', tags: ['E', 15] },
  { heads: 34, life: 'steer', born: ['2026-08-12', '2026-11-10'], entry: 'NAC', tags: ['E', 210] },
];

/** Weaned calves go to be grown at El Recuerdo. */
const toElRecuerdo: readonly Move[] = [{ to: 'El Recuerdo', day: '2026-03-18', motive: 'INV' }];

/** Every herd of the demo: 606 heads. A herd stands after the mothers of its calves. */
export const herds: readonly Herd[] = [
  ...laMatilde.map((herd) => ({ ...herd, box: 'La Matilde' })),
  {
    box: 'La Matilde',
    heads: 16,
    life: 'steer',
    born: ['2025-08-22', '2025-10-25'],
    entry: 'NAC',
    tags: ['D', 700],
    moves: toElRecuerdo,
  },
  {
    box: 'La Matilde',
    heads: 8,
    life: 'heifer',
    born: ['2025-08-22', '2025-10-25'],
    entry: 'NAC',
    tags: ['D', 760],
    moves: toElRecuerdo,
  },
  {
    // From the cow to the butcher: their pages tell the whole way.
    box: 'La Matilde',
    heads: 6,
    life: 'steer',
    born: ['2024-08-20', '2024-09-14'],
    entry: 'NAC',
    tags: ['C', 900],
    breeds: [['AA', 1]],
    moves: [
      { to: 'El Recuerdo', day: '2025-04-02', motive: 'INV' },
      { to: 'Los Ceibos', day: '2026-06-09', motive: 'INV' },
      { to: 'Planta Quequén', day: '2026-11-02', motive: 'FAE' },
    ],
    slaughtered: '2026-11-03',
  },
  {
    box: 'Los Ceibos',
    heads: 17,
    life: 'steer',
    born: ['2024-10-01', '2025-03-20'],
    entry: 'COM',
    entered: ['2026-07-06', '2026-08-21'],
    tags: ['H', 120],
    origin: ['LC350', '01.060.0.02790/00'],
    centsPerKg: 245,
  },
  {
    box: 'Los Ceibos',
    heads: 7,
    life: 'heifer',
    born: ['2024-10-01', '2025-03-20'],
    entry: 'COM',
    entered: ['2026-07-06', '2026-08-21'],
    tags: ['H', 180],
    origin: ['LC350', '01.060.0.02790/00'],
    centsPerKg: 245,
  },
  {
    box: 'San Ramón',
    heads: 8,
    life: 'cow',
    born: ['2018-08-02', '2021-09-15'],
    entry: 'INI',
    entered: opening,
    tags: ['A', 20],
  },
  {
    box: 'San Ramón',
    heads: 4,
    life: 'bull',
    born: ['2019-08-02', '2022-09-15'],
    entry: 'INI',
    entered: opening,
    tags: ['A', 60],
  },
  {
    box: 'San Ramón',
    heads: 4,
    life: 'bull',
    born: ['2025-07-20', '2025-09-12'],
    entry: 'NAC',
    tags: ['B', 10],
  },
  {
    box: 'San Ramón',
    heads: 2,
    life: 'cow',
    born: ['2025-07-24', '2025-09-02'],
    entry: 'NAC',
    tags: ['B', 30],
  },
  {
    box: 'La Blanqueada',
    heads: 11,
    life: 'cow',
    born: ['2017-08-10', '2021-10-28'],
    entry: 'INI',
    entered: ['2025-03-10', '2025-03-14'],
    tags: ['A', 5],
  },
  {
    box: 'La Blanqueada',
    heads: 5,
    life: 'cow',
    born: ['2026-08-20', '2026-10-30'],
    entry: 'NAC',
    tags: ['B', 3],
  },
  {
    box: 'La Blanqueada',
    heads: 10,
    life: 'steer',
    born: ['2025-08-25', '2025-10-20'],
    entry: 'NAC',
    tags: ['C', 40],
    moves: [{ to: 'Don Anselmo', day: '2026-04-15', motive: 'INV' }],
  },
  {
    box: 'Campo Las Grutas',
    heads: 8,
    life: 'steer',
    born: ['2023-09-05', '2024-08-30'],
    entry: 'COM',
    entered: ['2026-10-19', '2026-11-06'],
    tags: ['J', 14],
    origin: ['LD118', '01.076.0.03010/00'],
    centsPerKg: 260,
  },
];

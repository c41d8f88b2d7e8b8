import type { Day } from './days';
import { byWeight, type Weighted } from './dice';
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

interface Move {
  readonly to: string;
  readonly day: Day;
  /** Why, by the option of the permit. */
  readonly motive: string;
}

/** Bulls are of pure breed. */
const pure = byWeight({ AA: 70, H: 30 });

/** How animals came: born there, counted when the books were opened, or bought. */
const bornHere = { entry: 'NAC' } as const;
const counted = { entry: 'INI', entered: ['2024-06-03', '2024-06-14'] } as const;
const boughtThin = {
  entry: 'COM',
  entered: ['2026-07-06', '2026-08-21'],
  origin: ['LC350', '01.060.0.02790/00'],
  centsPerKg: 245,
} as const;

/** Weaned calves go to be grown at El Recuerdo. */
const toElRecuerdo: readonly Move[] = [{ to: 'El Recuerdo', day: '2026-03-18', motive: 'INV' }];

type Rest = Pick<Herd, 'entry'> & Partial<Herd>;
type Born = Herd['born'];

function herd(box: string, heads: number, life: LifeName, born: Born, tags: Herd['tags'], rest: Rest): Herd {
  return { box, heads, life, born, tags, ...rest };
}

/** Every herd of the demo: 606 heads. A herd comes after the mothers of its calves. */
export const herds: readonly Herd[] = [
  // 250 mothers, their offspring of three springs, and bulls bought for them.
  herd('La Matilde', 180, 'cow', ['2016-08-01', '2021-11-10'], ['A', 12], counted),
  herd('La Matilde', 40, 'cow', ['2022-08-05', '2022-11-20'], ['A', 810], counted),
  herd('La Matilde', 30, 'cow', ['2023-08-12', '2023-11-02'], ['B', 104], counted),
  herd('La Matilde', 12, 'bull', ['2020-08-20', '2022-09-30'], ['F', 301], {
    entry: 'COM',
    entered: ['2024-08-05', '2024-09-06'],
    origin: ['KD906', '01.103.0.00417/00'],
    breeds: pure,
    centsPerKg: 420,
  }),
  herd('La Matilde', 58, 'cow', ['2024-09-14', '2024-11-28'], ['C', 317], bornHere),
  herd('La Matilde', 20, 'steer', ['2024-09-02', '2024-11-20'], ['C', 620], { ...bornHere, system: 'PSU' }),
  herd('La Matilde', 60, 'cow', ['2025-08-18', '2025-11-12'], ['D', 40], bornHere),
  herd('La Matilde', 26, 'steer', ['2025-08-20', '2025-10-30'], ['D', 410], bornHere),
  herd('La Matilde', 4, 'bull', ['2025-08-25', '2025-09-20'], ['D', 502], { ...bornHere, breeds: pure }),
  herd('La Matilde', 36, 'cow', ['2026-08-10', '2026-11-08'], ['E', 15], bornHere),
  herd('La Matilde', 34, 'steer', ['2026-08-12', '2026-11-10'], ['E', 210], bornHere),
  herd('La Matilde', 16, 'steer', ['2025-08-22', '2025-10-25'], ['D', 700], {
    ...bornHere,
    moves: toElRecuerdo,
  }),
  herd('La Matilde', 8, 'heifer', ['2025-08-22', '2025-10-25'], ['D', 760], {
    ...bornHere,
    moves: toElRecuerdo,
  }),
  // From the cow to the butcher: their pages show the whole way.
  herd('La Matilde', 6, 'steer', ['2024-08-20', '2024-09-14'], ['C', 900], {
    ...bornHere,
    breeds: byWeight({ AA: 1 }),
    moves: [
      { to: 'El Recuerdo', day: '2025-04-02', motive: 'INV' },
      { to: 'Los Ceibos', day: '2026-06-09', motive: 'INV' },
      { to: 'Planta Quequén', day: '2026-11-02', motive: 'FAE' },
    ],
    slaughtered: '2026-11-03',
  }),
  herd('Los Ceibos', 17, 'steer', ['2024-10-01', '2025-03-20'], ['H', 120], boughtThin),
  herd('Los Ceibos', 7, 'heifer', ['2024-10-01', '2025-03-20'], ['H', 180], boughtThin),
  herd('San Ramón', 8, 'cow', ['2018-08-02', '2021-09-15'], ['A', 20], counted),
  herd('San Ramón', 4, 'bull', ['2019-08-02', '2022-09-15'], ['A', 60], counted),
  herd('San Ramón', 4, 'bull', ['2025-07-20', '2025-09-12'], ['B', 10], bornHere),
  herd('San Ramón', 2, 'cow', ['2025-07-24', '2025-09-02'], ['B', 30], bornHere),
  herd('La Blanqueada', 11, 'cow', ['2017-08-10', '2021-10-28'], ['A', 5], {
    ...counted,
    entered: ['2025-03-10', '2025-03-14'],
  }),
  herd('La Blanqueada', 5, 'cow', ['2026-08-20', '2026-10-30'], ['B', 3], bornHere),
  herd('La Blanqueada', 10, 'steer', ['2025-08-25', '2025-10-20'], ['C', 40], {
    ...bornHere,
    moves: [{ to: 'Don Anselmo', day: '2026-04-15', motive: 'INV' }],
  }),
  herd('Campo Las Grutas', 8, 'steer', ['2023-09-05', '2024-08-30'], ['J', 14], {
    entry: 'COM',
    entered: ['2026-10-19', '2026-11-06'],
    origin: ['LD118', '01.076.0.03010/00'],
    centsPerKg: 260,
  }),
];

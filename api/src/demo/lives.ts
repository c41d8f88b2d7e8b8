/** How an animal of a kind grows up: category by age, weight, and what it is kept for. */
export interface Life {
  readonly sex: 'M' | 'H';
  /** Category from an age in months on, youngest first. */
  readonly categories: readonly (readonly [fromMonths: number, category: string])[];
  /** Castrated at this age in months; null never. */
  readonly castratedAt: number | null;
  /** The weight it grows towards, in kilos. */
  readonly fullKg: number;
  /** What it is kept for, by category; a category that is missing says nothing. */
  readonly purposes: Readonly<Record<string, string>>;
}

export type LifeName = 'cow' | 'heifer' | 'steer' | 'bull';

export const lives: Readonly<Record<LifeName, Life>> = {
  cow: {
    sex: 'H',
    categories: [
      [0, 'TH'],
      [12, 'VQ'],
      [33, 'VA'],
    ],
    castratedAt: null,
    fullKg: 465,
    purposes: { VQ: 'REP', VA: 'CRI' },
  },
  heifer: {
    sex: 'H',
    categories: [
      [0, 'TH'],
      [11, 'VQ'],
    ],
    castratedAt: null,
    fullKg: 470,
    purposes: { TH: 'REC', VQ: 'INV' },
  },
  steer: {
    sex: 'M',
    categories: [
      [0, 'TM'],
      [11, 'NT'],
      [24, 'NO'],
    ],
    castratedAt: 5,
    fullKg: 560,
    purposes: { NT: 'INV', NO: 'FAE' },
  },
  bull: {
    sex: 'M',
    categories: [
      [0, 'TM'],
      [12, 'MEJ'],
      [24, 'TO'],
    ],
    castratedAt: null,
    fullKg: 810,
    purposes: { MEJ: 'REP', TO: 'CRI' },
  },
};

export function categoryAt(life: Life, months: number): string {
  return life.categories.findLast(([from]) => months >= from)?.[1] ?? '';
}

/** Teeth by age in months: they change from a year and a half on, and wear from nine years on. */
const teeth: readonly (readonly [fromMonths: number, dentition: string])[] = [
  [0, 'DL'],
  [19, '2D'],
  [25, '4D'],
  [31, '6D'],
  [43, '8D'],
  [110, '3Q'],
];

export function dentitionAt(months: number): string {
  return teeth.findLast(([from]) => months >= from)?.[1] ?? '';
}

/**
 * Live weight in kilos, to the half kilo of a cattle scale. `thrift` is how well the animal does beside others of
 * its kind: 1 is like most.
 */
export function weightAt(life: Life, days: number, thrift: number): number {
  const kilos = life.fullKg * thrift * (1 - 0.925 * Math.exp(-0.0022 * days));
  return Math.round(kilos * 2) / 2;
}

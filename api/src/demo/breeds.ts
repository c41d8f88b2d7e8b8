import { byWeight, setsByWeight, type Weighted } from './dice';

/** What the eye sees of a breed: its coats and horns. */
interface Looks {
  readonly coats: Weighted<string>;
  readonly horns: Weighted<string>;
  /** The breeds that a crossbred comes from. */
  readonly crossedWith?: Weighted<readonly string[]>;
}

const polled = byWeight({ M: 1 });

const looks: Readonly<Record<string, Looks>> = {
  AA: {
    coats: byWeight({ NE: 80, CO: 20 }),
    horns: polled,
  },
  H: {
    coats: byWeight({ PA: 1 }),
    horns: byWeight({ A: 40, D: 60 }),
  },
  PH: { coats: byWeight({ PA: 1 }), horns: polled },
  BG: {
    coats: byWeight({ NE: 70, CO: 30 }),
    horns: byWeight({ M: 80, D: 20 }),
  },
  BF: {
    coats: byWeight({ PA: 75, CO: 15, YA: 10 }),
    horns: byWeight({ A: 30, D: 70 }),
  },
  HA: {
    coats: byWeight({ OV: 85, NE: 15 }),
    horns: byWeight({ D: 1 }),
  },
  GC: {
    coats: byWeight({ CA: 60, PA: 15, NE: 10, BC: 5, RO: 5, OT: 5 }),
    horns: byWeight({ M: 60, D: 40 }),
    crossedWith: setsByWeight({ 'AA H': 70, 'AA BG': 15, 'AA SH': 10, 'AA H CH': 5 }),
  },
};

/** The looks of a breed that is in the herds. */
export function looksOf(breed: string): Looks {
  const found = looks[breed];
  if (found === undefined) throw new Error(`Nobody says how the breed ${breed} looks`);
  return found;
}

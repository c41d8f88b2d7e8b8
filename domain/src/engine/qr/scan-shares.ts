/** How many scans came from one country, or with one kind of device. */
export interface ScanCount {
  /** Blank where nobody knows. */
  readonly key: string;
  readonly count: number;
}

/** The parts of a pie (document 3 section 9): the five that have most, and how many came from how many others. */
export interface ScanShares {
  readonly top: readonly ScanCount[];
  readonly others: { readonly kinds: number; readonly count: number };
}

const topLength = 5;

/** The five that have most, most first, and all others as one. What is not known counts as one of a kind. */
export function topShares(counts: readonly ScanCount[]): ScanShares {
  const sorted = counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key));
  const rest = sorted.slice(topLength);
  return {
    top: sorted.slice(0, topLength),
    others: { kinds: rest.length, count: rest.reduce((sum, { count }) => sum + count, 0) },
  };
}

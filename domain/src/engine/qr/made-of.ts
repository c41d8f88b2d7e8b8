/** How much went into something of one of those that it was made of. */
export interface Amount {
  /** Null where nobody wrote it. */
  readonly quantity: number | null;
  readonly unit: string | null;
}

/**
 * The part that each of what something was made of is of the whole, in hundredths, to two places; in the order that they are given in
 * (document 3 section 2, blend pages). Null of each unless all that went in is known and in one unit: parts of what is known alone would
 * be a recipe that nobody brewed. Nothing that went in is nothing, however little it was.
 */
export function partsOf(amounts: readonly Amount[]): readonly (number | null)[] {
  const total = amounts.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const [first] = amounts;
  const isKnown = amounts.every(
    ({ quantity, unit }) => quantity !== null && quantity > 0 && unit === first?.unit,
  );
  if (!isKnown || amounts.length < 2) return amounts.map(() => null);
  return amounts.map(({ quantity }) => Math.max(0.01, Math.round((10_000 * (quantity ?? 0)) / total) / 100));
}

/** Which of these leaves the fewest rows; null until all of them are known. */
export function findNarrowest(totals: readonly (number | undefined)[]): number | null {
  const known = totals.filter((total) => total !== undefined);
  if (known.length === 0 || known.length < totals.length) return null;
  return known.indexOf(Math.min(...known));
}

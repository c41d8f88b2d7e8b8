const key = 'huella.company';

/** Remembers the company that is administered: a list of establishments without a company in its address is of it. */
export function keepAdministered(companyId: number): void {
  try {
    sessionStorage.setItem(key, String(companyId));
  } catch {
    // Without storage it is the company that one works in.
  }
}

/** The company that was administered last in this window; null when none was. */
function administeredCompany(): number | null {
  const kept = Number(sessionStorage.getItem(key));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : null;
}

/**
 * The company that is meant where an address names none: the one that was administered last, the one that one works in,
 * or the only one. Null where it has to be chosen.
 */
export function usualCompany(ids: readonly number[], contextId: number | null): number | null {
  const known = [administeredCompany(), contextId].find((each) => each !== null && ids.includes(each));
  return known ?? (ids.length === 1 ? (ids[0] ?? null) : null);
}

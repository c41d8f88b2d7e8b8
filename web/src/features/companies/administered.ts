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
export function administeredCompany(): number | null {
  const kept = Number(sessionStorage.getItem(key));
  return Number.isSafeInteger(kept) && kept > 0 ? kept : null;
}

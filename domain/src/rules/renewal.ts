/**
 * Whether a company has to be renewed before anything of it is written again; one without a date never has to. Reading
 * and exporting go on (decisions section 4).
 */
export function isRenewalDue(renewalAt: Date | null, now: Date): boolean {
  return renewalAt !== null && renewalAt <= now;
}

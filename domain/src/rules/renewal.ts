/**
 * Whether a company has to be renewed before anything of it is written again; one without a date never has to. Reading
 * and exporting go on (decisions section 4).
 */
export function isRenewalDue(renewalAt: Date | null, now: Date): boolean {
  return renewalAt !== null && renewalAt <= now;
}

/** The day of a renewal, `YYYY-MM-DD`: it begins in UTC for everybody, and is the same day wherever it is read. */
export function renewalDayOf(renewalAt: Date): string {
  return renewalAt.toISOString().slice(0, 10);
}

/** So many days ahead people are warned. */
const daysAhead = 30;

/**
 * What is said of a company's renewal: nothing while it is far or there is none, that it comes within 30 days, that it
 * is due.
 */
export function renewalNoticeOf(renewalAt: Date | null, now: Date): 'none' | 'soon' | 'due' {
  if (renewalAt === null) return 'none';
  if (isRenewalDue(renewalAt, now)) return 'due';
  return renewalAt.getTime() - now.getTime() <= daysAhead * 86_400_000 ? 'soon' : 'none';
}

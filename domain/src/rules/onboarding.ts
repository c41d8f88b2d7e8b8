/** A company that a user owns. */
interface OwnedCompany {
  readonly id: number;
  readonly createdAt: Date;
  readonly hasBox: boolean;
}

/** What is known of a user on the way to their first establishment. */
export interface Newcomer {
  /** They made their account themselves. */
  readonly signedUp: boolean;
  /** They saved the form about themselves. */
  readonly profiled: boolean;
  /** When they left what was asked for later; null for never. */
  readonly delegatedAt: Date | null;
  readonly owned: readonly OwnedCompany[];
}

export interface Onboarding {
  /** 1 the form about themselves, 2 the first establishment, 0 nothing. */
  readonly step: 0 | 1 | 2;
  /** The company whose first establishment is asked for; null in the other steps. */
  readonly company: number | null;
}

/**
 * What a user is asked next (document 1 section 4): their own form where they signed up, then the first establishment
 * of a company of theirs. What was left for later is not asked again; a company that was made since then is.
 */
export function onboardingOf({ signedUp, profiled, delegatedAt, owned }: Newcomer): Onboarding {
  if (signedUp && !profiled && delegatedAt === null) return { step: 1, company: null };
  if (owned.some(({ hasBox }) => hasBox)) return { step: 0, company: null };
  const asked = owned.filter(({ createdAt }) => delegatedAt === null || createdAt > delegatedAt);
  const [newest] = asked.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return newest === undefined ? { step: 0, company: null } : { step: 2, company: newest.id };
}

/** The tiers that a company may have; the operator sets them (decisions section 2). */
export const companyTiers = ['basic', 'plus', 'certified'] as const;

export type CompanyTier = (typeof companyTiers)[number];

/** Whether a text is a tier. */
export function isCompanyTier(text: string): text is CompanyTier {
  return companyTiers.some((tier) => tier === text);
}

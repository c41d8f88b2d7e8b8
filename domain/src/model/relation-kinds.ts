/** How a user is related to a company or establishment (decisions section 3). */
export const relationKinds = ['OWNER', 'COMPANY_DELEGATE', 'EXPERT_USER', 'BOX_DELEGATE'] as const;
export type RelationKind = (typeof relationKinds)[number];

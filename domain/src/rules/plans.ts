/** What a company may have: counts, bytes of files, and living assets of each of its types (decisions section 4). */
export interface Plan {
  /** Companies that its owner may own. */
  readonly company: number;
  /** Establishments. */
  readonly box: number;
  /** People to whom it is delegated as a whole. */
  readonly companyDelegation: number;
  /** Bytes of the files that its records hold. */
  readonly disk: number;
  /** Living assets of one type. */
  readonly assets: number;
}

const gigabyte = 1024 ** 3;

/** The plans that the operator gives. A quota that was set by itself stays until another plan is given. */
export const plans = {
  small: { company: 1, box: 5, companyDelegation: 5, disk: gigabyte, assets: 2_000 },
  standard: { company: 5, box: 50, companyDelegation: 25, disk: 2 * gigabyte, assets: 50_000 },
  generous: { company: 100, box: 1_000, companyDelegation: 100, disk: 5 * gigabyte, assets: 1_000_000 },
  unbounded: {
    company: 10_000,
    box: 100_000,
    companyDelegation: 10_000,
    disk: 1_024 * gigabyte,
    assets: 1_000_000_000,
  },
} as const satisfies Readonly<Record<string, Plan>>;

export type PlanName = keyof typeof plans;

/** What holds for a company that was given none. */
export const defaultPlan: PlanName = 'generous';

/** Whether a text names a plan. */
export function isPlanName(text: string): text is PlanName {
  return Object.hasOwn(plans, text);
}

const assetKind = /^asset:[1-9]\d{0,5}$/;
const counted = ['company', 'box', 'companyDelegation', 'disk'] as const;

/** What a plan gives of a quota type: `company`, `box`, `companyDelegation`, `disk`, `asset:33`; null for no such type. */
export function quotaOf(plan: Plan, kind: string): number | null {
  const named = counted.find((each) => each === kind);
  if (named !== undefined) return plan[named];
  return assetKind.test(kind) ? plan.assets : null;
}

import { describe, expect, it } from 'vitest';
import { defaultPlan, isPlanName, plans, quotaOf, type Plan } from './plans';

describe('plans', () => {
  it('give of every quota type, and of nothing else', () => {
    for (const plan of Object.values(plans))
      for (const kind of ['company', 'box', 'companyDelegation', 'disk', 'asset:33', 'asset:5'])
        expect(quotaOf(plan, kind)).toBeGreaterThan(0);
    for (const kind of ['', 'assets', 'asset:', 'asset:0', 'asset:33x', 'toString', '__proto__'])
      expect(quotaOf(plans.small, kind)).toBeNull();
  });

  it('grow from one to the next, and the default is generous', () => {
    const inOrder: readonly Plan[] = [plans.small, plans.standard, plans.generous, plans.unbounded];
    for (const [at, plan] of inOrder.slice(1).entries())
      for (const [name, value] of Object.entries(inOrder[at] ?? {}))
        expect(Object.entries(plan)).toContainEqual([name, expect.toSatisfy((more) => Number(more) > value)]);
    expect(plans[defaultPlan].assets).toBe(1_000_000);
  });

  it('are recognised by their names', () => {
    expect(['small', 'Small', 'constructor', ''].map(isPlanName)).toEqual([true, false, false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { nextStepAddress, startCompanyAddress } from './arrival';

describe('what a newcomer is asked next', () => {
  it.each([
    [0, null, null],
    [1, null, '/signin/users/stepbystep/editregister'],
    [2, 7, '/signin/box/stepbystep?companyId=7'],
    [2, null, null],
  ] as const)('in step %s with company %s is at %s', (onboardingStep, onboardingStepCompany, address) => {
    expect(nextStepAddress({ onboardingStep, onboardingStepCompany })).toBe(address);
  });

  it('makes a company at an address with the user', () => {
    expect(startCompanyAddress(5)).toBe('/signin/company/stepbystep?userId=5');
  });
});

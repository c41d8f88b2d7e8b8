import { describe, expect, it } from 'vitest';
import { onboardingOf } from './onboarding';

const at = (day: number) => new Date(Date.UTC(2026, 4, day));
const company = { id: 7, createdAt: at(10), hasBox: false };
const newcomer = { signedUp: true, profiled: true, delegatedAt: null, owned: [] };
const nothing = { step: 0, company: null };

describe('what a newcomer is asked next', () => {
  it.each([
    ['their own form first', { ...newcomer, profiled: false }, { step: 1, company: null }],
    [
      'their own form before a company',
      { ...newcomer, profiled: false, owned: [company] },
      { step: 1, company: null },
    ],
    ['no form of who was settled by others', { ...newcomer, signedUp: false, profiled: false }, nothing],
    ['nothing once the form is there and no company is', newcomer, nothing],
    ['the establishment of their company', { ...newcomer, owned: [company] }, { step: 2, company: 7 }],
    [
      'that of the company made last',
      { ...newcomer, owned: [company, { ...company, id: 9, createdAt: at(11) }, { ...company, id: 8 }] },
      { step: 2, company: 9 },
    ],
    ['nothing where an establishment is', { ...newcomer, owned: [{ ...company, hasBox: true }] }, nothing],
    [
      'nothing where another company has one',
      { ...newcomer, owned: [company, { ...company, id: 8, hasBox: true }] },
      nothing,
    ],
    ['no form that was left for later', { ...newcomer, profiled: false, delegatedAt: at(1) }, nothing],
    [
      'no establishment that was left for later',
      { ...newcomer, delegatedAt: at(10), owned: [company] },
      nothing,
    ],
    [
      'the establishment of a company made since',
      { ...newcomer, delegatedAt: at(9), owned: [company] },
      { step: 2, company: 7 },
    ],
  ])('%s', (_what, known, asked) => {
    expect(onboardingOf(known)).toEqual(asked);
  });
});

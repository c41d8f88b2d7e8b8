import { describe, expect, it } from 'vitest';
import { stepStates } from './onboarding-progress';

const none = { user: false, company: false, box: false };

describe('the steps of the way', () => {
  it.each([
    ['/signin/users/stepbystep/editregister', none, ['here', 'later', 'later']],
    ['/signin/users/activate', { ...none, user: true }, ['done', 'here', 'later']],
    ['/signin/users/activate', none, ['later', 'here', 'later']],
    ['/signin/company/stepbystep', { ...none, user: true }, ['done', 'here', 'later']],
    ['/signin/company/activate', { ...none, company: true }, ['later', 'done', 'here']],
    ['/signin/box/stepbystep', { user: true, company: true, box: false }, ['done', 'done', 'here']],
    ['/signin/box/activate', { user: true, company: true, box: true }, ['done', 'done', 'done']],
    // Anyone who comes back to what is done sees it open.
    [
      '/signin/users/stepbystep/editregister',
      { user: true, company: true, box: true },
      ['here', 'done', 'done'],
    ],
  ] as const)('at %s with %j', (path, done, states) => {
    expect(stepStates(path, done).map(({ state }) => state)).toEqual(states);
  });
});

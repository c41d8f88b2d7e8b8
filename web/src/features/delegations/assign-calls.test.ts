import { describe, expect, it } from 'vitest';
import { CallError } from '../../call/call-error';
import { forEachOf, isInvalidUser } from './assign-calls';

describe('what is done for each of many', () => {
  it('goes on where one is refused, and reports who', async () => {
    const asked: number[] = [];
    const outcome = await forEachOf([1, 2, 3], (one) => {
      asked.push(one);
      return one === 2 ? Promise.reject(new CallError('alreadyGiven')) : Promise.resolve();
    });
    expect(asked).toEqual([1, 2, 3]);
    expect(outcome.done).toEqual([1, 3]);
    expect(outcome.refused).toEqual([{ of: 2, error: new CallError('alreadyGiven') }]);
  });
});

describe('a refusal about the user', () => {
  it.each([
    ['userNotValid', true],
    ['notAllowed', true],
    ['alreadyGiven', false],
    ['quotaExceeded', false],
  ] as const)('%s: %s', (code, expected) => {
    expect(isInvalidUser(new CallError(code))).toBe(expected);
    expect(isInvalidUser(new Error(code))).toBe(false);
  });
});

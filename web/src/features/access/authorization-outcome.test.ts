import { describe, expect, it } from 'vitest';
import { CallError } from '../../call/call-error';
import { readOutcome } from './authorization-outcome';

describe('what the link of an authorization leads to', () => {
  it.each([
    [new CallError('TokenAuthorized'), 'authorized'],
    [new CallError('TokenExpiredError'), 'expired'],
    [new CallError('JsonWebTokenError'), 'invalid'],
    [new CallError('invalidInput'), 'invalid'],
    [new CallError('unavailable'), 'failed'],
    [new CallError('tooManyRequests'), 'failed'],
    [new CallError('unexpected'), 'failed'],
    [new TypeError('broken'), 'failed'],
  ])('of %s is %s', (error, outcome) => {
    expect(readOutcome(error)).toBe(outcome);
  });
});

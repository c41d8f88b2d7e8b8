import { describe, expect, it } from 'vitest';
import { CallError } from '../../call/call-error';
import { checkSignIn, readSignInRefusal } from './sign-in-faults';

const refusal = (code: CallError['code'], slots = {}) =>
  new CallError(code, { slots, requestId: 'AAAA-BBBB-CCCC', issues: [] });

describe('what keeps the sign-in from being sent', () => {
  it('is an empty field or half an e-mail', () => {
    expect(checkSignIn(' ', '')).toEqual({
      email: 'access:emailMissing',
      password: 'access:passwordMissing',
    });
    expect(checkSignIn('demo@huella', 'x')).toEqual({ email: 'access:emailWrong' });
  });

  it('is nothing when both are there', () => {
    expect(checkSignIn(' demo@huella.example ', 'x')).toEqual({});
  });
});

describe('what a refusal says on the form', () => {
  it('reports wrong credentials at the password, without saying which of the two is wrong', () => {
    expect(readSignInRefusal(refusal('wrongCredentials'))).toEqual({ password: 'errors:wrongCredentials' });
  });

  it('counts down the seconds of too many tries', () => {
    expect(readSignInRefusal(refusal('tooManyRequests', { seconds: 90 }))).toEqual({ wait: 90 });
  });

  it('distinguishes a lost connection from a fault of the server', () => {
    expect(readSignInRefusal(new CallError('unavailable'))).toEqual({ whole: 'access:unreachable' });
    const broken = { whole: 'errors:unexpected', request: 'AAAA-BBBB-CCCC' };
    expect(readSignInRefusal(refusal('unexpected'))).toEqual(broken);
    expect(readSignInRefusal(new TypeError('broken'))).toEqual({ whole: 'errors:unexpected' });
  });
});

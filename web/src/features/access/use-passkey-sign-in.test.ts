import { describe, expect, it } from 'vitest';
import { CallError } from '../../call/call-error';
import { DeviceFault } from '../../session/passkeys';
import { readPasskeyRefusal } from './use-passkey-sign-in';

describe('a sign-in with a passkey that did not go well', () => {
  it.each([
    ['closed by the visitor', new DeviceFault('cancelled'), {}],
    ['a device that cannot', new DeviceFault('unable'), { whole: 'access:passkeyUnable' }],
    ['another address', new DeviceFault('elsewhere'), { whole: 'access:passkeyElsewhere' }],
    ['refused', new CallError('passkeyRefused'), { whole: 'errors:passkeyRefused' }],
    ['too late', new CallError('passkeyLate'), { whole: 'errors:passkeyLate' }],
    ['no server', new CallError('unavailable'), { whole: 'access:unreachable' }],
    ['something else', new Error('x'), { whole: 'errors:unexpected' }],
  ])('%s', (_name, error, said) => {
    expect(readPasskeyRefusal(error)).toEqual(said);
  });

  it('says how long to wait', () => {
    const refusal = new CallError('tooManyRequests', { slots: { seconds: 9 }, issues: [], requestId: 'x' });
    expect(readPasskeyRefusal(refusal)).toEqual({ wait: 9 });
  });
});

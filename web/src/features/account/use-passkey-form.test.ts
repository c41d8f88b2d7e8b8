import { describe, expect, it } from 'vitest';
import { issue } from '@huella/domain/model/errors';
import type { Say } from '@huella/domain/phrases/areas';
import { CallError } from '../../call/call-error';
import { DeviceFault } from '../../session/passkeys';
import { checkFields } from './passkey-checks';
import { readPasskeyFault } from './use-passkey-form';

/** Says the key itself; the slots do not matter here. */
const say = ((key: string) => key) as Say;

const refusal = (field: string) =>
  new CallError('invalidInput', { slots: {}, issues: [issue(field, 'wrongPassword')], requestId: 'x' });

describe('what went wrong with a passkey', () => {
  it.each([
    ['closed by its owner', new DeviceFault('cancelled'), null],
    ['known', new DeviceFault('known'), { place: null, text: 'passkeys:knownHere' }],
    ['a wrong password', refusal('password'), { place: 'password', text: 'issues:wrongPassword' }],
    ['a field of none', refusal('passkey'), { place: null, text: 'errors:invalidInput' }],
    ['refused', new CallError('passkeyNotTaken'), { place: null, text: 'errors:passkeyNotTaken' }],
    ['something else', 'x', { place: null, text: 'errors:unexpected' }],
  ])('%s', (_name, error, said) => {
    expect(readPasskeyFault(error, say)).toEqual(said);
  });
});

describe('what is missing', () => {
  it.each([
    [{ name: 'Mi teléfono', password: 'x' }, null],
    [
      { name: ' ', password: '' },
      { place: 'name', text: 'issues:mandatory' },
    ],
    [{ name: 'x'.repeat(61) }, { place: 'name', text: 'issues:tooLong' }],
    [{ password: '' }, { place: 'password', text: 'passkeys:passwordMissing' }],
  ])('in %j', (typed, said) => {
    expect(checkFields(typed, say)).toEqual(said);
  });
});

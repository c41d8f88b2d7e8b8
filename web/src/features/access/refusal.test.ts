import { describe, expect, it } from 'vitest';
import { CallError } from '../../call/call-error';
import { readRefused } from './refusal';

const refusal = (code: CallError['code'], slots = {}) =>
  new CallError(code, { slots, requestId: 'AAAA-BBBB-CCCC', issues: [] });

describe('what a refusal says of a form', () => {
  it.each([
    [refusal('tooManyRequests', { seconds: 42 }), { wait: 42 }],
    [refusal('tooManyRequests', { seconds: 0 }), { wait: 1 }],
    [refusal('tooManyRequests'), { wait: 60 }],
    [refusal('notFound'), { whole: 'errors:notFound' }],
    [refusal('invalidInput'), { whole: 'errors:invalidInput' }],
    [new CallError('unavailable'), { whole: 'access:unreachable' }],
    [new CallError('unavailable', undefined, true), { whole: 'errors:unavailable' }],
    [refusal('unavailable'), { whole: 'errors:unavailable' }],
    [refusal('tooManyPasskeys'), { whole: 'errors:unexpected', request: 'AAAA-BBBB-CCCC' }],
    [refusal('unexpected'), { whole: 'errors:unexpected', request: 'AAAA-BBBB-CCCC' }],
    [new CallError('unexpected'), { whole: 'errors:unexpected' }],
    [new TypeError('broken'), { whole: 'errors:unexpected' }],
  ])('%s', (error, said) => {
    expect(readRefused(error)).toEqual(said);
  });
});

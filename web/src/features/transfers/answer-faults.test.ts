import { expect, test } from 'vitest';
import { issue } from '@huella/domain/model/errors';
import { settleArrival, type ArrivalAnswer } from '@huella/domain/rules/transfer-answer';
import { firstFault } from './answer-faults';

const sent = [11, 12, 13];

function faultOf(answer: ArrivalAnswer) {
  const settled = settleArrival(sent, answer);
  return firstFault('issues' in settled ? settled.issues : [], false);
}

test.each<[string, ArrivalAnswer, ReturnType<typeof firstFault>]>([
  ['all of it', { answer: 'all' }, null],
  ['nothing without a reason', { answer: 'none' }, 'reason'],
  ['a part with nothing marked', { answer: 'part' }, 'assets'],
  [
    'a part with everything marked',
    { answer: 'part', reason: 'Flacos', returned: sent.map((asset) => ({ asset })) },
    'assets',
  ],
  [
    'a part, one of it without a reason',
    { answer: 'part', returned: [{ asset: 11, reason: 'Flaco' }, { asset: 13 }] },
    'reason-13',
  ],
])('%s', (_name, answer, place) => {
  expect(faultOf(answer)).toBe(place);
});

test('a count that is none comes before what is below it', () => {
  expect(firstFault([issue('reason', 'mandatory')], true)).toBe('counted');
});

import { describe, expect, it } from 'vitest';
import { settleArrival, type ArrivalAnswer } from './transfer-answer';

const sent = [1, 2, 3];

describe('the answer to an arrival', () => {
  it.each([
    ['all', { answer: 'all' }, 'completed', [1, 2, 3], []],
    ['nothing', { answer: 'none', reason: ' No es lo pedido ' }, 'returned', [], [1, 2, 3]],
    ['a part', { answer: 'part', returned: [{ asset: 2, reason: 'Renga' }] }, 'partly', [1, 3], [2]],
    [
      'a part with one reason for all',
      { answer: 'part', returned: [{ asset: 2 }, { asset: 3, reason: ' ' }], reason: 'Sin papeles' },
      'partly',
      [1],
      [2, 3],
    ],
  ] as const)('taking %s', (_what, answer: ArrivalAnswer, state, received, returned) => {
    const settled = settleArrival(sent, answer);
    if ('issues' in settled) throw new Error('it was not refused');
    expect(settled).toMatchObject({ state, received });
    expect([...settled.returned.keys()]).toEqual(returned);
    expect([...settled.returned.values()].every((reason) => reason !== '' && reason === reason.trim())).toBe(
      true,
    );
  });

  it.each([
    ['all and something back', { answer: 'all', returned: [{ asset: 1, reason: 'x' }] }, 'badParam'],
    ['nothing without a reason', { answer: 'none', reason: '  ' }, 'mandatory'],
    ['a part of nothing back', { answer: 'part', returned: [] }, 'mandatory'],
    ['a part without a reason', { answer: 'part', returned: [{ asset: 2 }] }, 'mandatory'],
    ['a part with what was not sent', { answer: 'part', returned: [{ asset: 9, reason: 'x' }] }, 'notSent'],
    [
      'a part that is all',
      { answer: 'part', returned: [{ asset: 1 }, { asset: 2 }, { asset: 3 }], reason: 'x' },
      'allReturned',
    ],
  ] as const)('%s is refused', (_what, answer: ArrivalAnswer, code) => {
    const settled = settleArrival(sent, answer);
    expect('issues' in settled ? settled.issues.map((found) => found.code) : []).toEqual([code]);
  });
});

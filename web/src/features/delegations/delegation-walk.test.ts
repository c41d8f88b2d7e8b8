import { describe, expect, it } from 'vitest';
import { furtherStep, placeAnswer, reachedStep, readAnswers, roleAnswer } from './delegation-walk';

describe('the answers of a walk', () => {
  it('are blank at first, and whatever is no answer is blank', () => {
    const blank = {
      kind: '',
      email: '',
      isInvited: false,
      alias: '',
      place: null,
      role: '',
      roles: new Map(),
    };
    expect(readAnswers({})).toEqual(blank);
    expect(readAnswers({ kind: 'other', place: 'BOX:0', invited: 'no' })).toEqual(blank);
    expect(readAnswers({ place: 'HOUSE:3' }).place).toBeNull();
  });

  it.each([
    { type: 'BOX', id: 12 },
    { type: 'COMPANY', id: 3 },
  ] as const)('keep the place %j', (place) => {
    expect(readAnswers({ place: placeAnswer(place) }).place).toEqual(place);
  });

  it('keep a role for each user, and none where it was dropped', () => {
    const answers = { ...roleAnswer(4, 'viewer'), ...roleAnswer(5, 'operator'), ...roleAnswer(6, '') };
    expect(readAnswers(answers).roles).toEqual(
      new Map([
        [4, 'viewer'],
        [5, 'operator'],
      ]),
    );
  });
});

describe('the steps of the wizard', () => {
  const box = { type: 'BOX', id: 1 } as const;
  it.each([
    [{ kind: '', place: box }, true, 'role', 'type'],
    [{ kind: 'one', place: box }, false, 'role', 'person'],
    [{ kind: 'group', place: null }, true, 'role', 'place'],
    [{ kind: 'one', place: box }, true, 'place', 'place'],
    [{ kind: 'one', place: box }, true, 'role', 'role'],
    [{ kind: 'one', place: box }, true, 'nonsense', 'type'],
  ] as const)('with %j, people %j, after %j reach %j', (answers, hasPeople, went, expected) => {
    expect(reachedStep(answers, hasPeople, went)).toBe(expected);
  });

  it('never go back by themselves', () => {
    expect(furtherStep('role', 'person')).toBe('role');
    expect(furtherStep('type', 'person')).toBe('person');
  });
});

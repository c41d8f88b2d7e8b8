import { describe, expect, it } from 'vitest';
import { gateStateOf } from './gate';

describe('what prevents working', () => {
  it.each([
    [[], 'open'],
    [['required'], 'required'],
    [['required', 'required'], 'required'],
    [['renewal'], 'renewal'],
    [['required', 'renewal'], 'renewal'],
  ] as const)('%j is %s', (kinds, state) => {
    expect(gateStateOf(kinds.map((kind) => ({ kind })))).toBe(state);
  });
});

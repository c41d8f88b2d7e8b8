import { describe, expect, it } from 'vitest';
import { openStep, stepStates } from './wizard-steps';

const steps = ['event', 'assets', 'data', 'summary'];

describe('the steps of a wizard', () => {
  it.each([
    ['event', 'event', ['here', 'later', 'later', 'later']],
    ['data', 'data', ['done', 'done', 'here', 'later']],
    // Back at the first step the ones that were done can still be opened, the one never finished cannot.
    ['event', 'data', ['here', 'done', 'later', 'later']],
    ['summary', 'summary', ['done', 'done', 'done', 'here']],
  ])('at %s with %s reached are %j', (here, reached, states) => {
    expect(stepStates(steps, here, reached)).toEqual(states);
  });

  it.each([
    ['data', 'data', 'data'],
    ['event', 'data', 'event'],
    // A later step cannot be opened by its address.
    ['summary', 'assets', 'assets'],
    ['nonsense', 'assets', 'assets'],
    ['', '', 'event'],
  ])('open %s with %s reached as %s', (asked, reached, open) => {
    expect(openStep(steps, asked, reached)).toBe(open);
  });
});

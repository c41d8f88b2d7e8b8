import { describe, expect, it } from 'vitest';
import { positionOf, stepLine } from './wizard-steps';

const steps = ['event', 'assets', 'data', 'summary'] as const;
type Step = (typeof steps)[number];
const titles = { event: 'Event', assets: 'Assets', data: 'Data', summary: 'Summary' };

describe('the open step of a wizard', () => {
  it.each<[string | undefined, Step, Step]>([
    ['data', 'data', 'data'],
    ['event', 'data', 'event'],
    // A later step cannot be opened by its address.
    ['summary', 'assets', 'assets'],
    ['nonsense', 'assets', 'assets'],
    [undefined, 'data', 'event'],
  ])('asked for %s with %s reached is %s', (asked, furthest, step) => {
    expect(positionOf({ steps, answered: {}, furthest, asked })).toMatchObject({ step, reached: furthest });
  });

  it.each<[Partial<Record<Step, boolean>>, Step]>([
    [{ event: false }, 'event'],
    [{ event: true, assets: false }, 'assets'],
    [{ event: false, assets: false }, 'event'],
    [{ event: true, assets: true }, 'summary'],
    [{ summary: false }, 'summary'],
  ])('with %j answered goes no further than %s', (answered, step) => {
    expect(positionOf({ steps, answered, furthest: 'summary', asked: 'summary' }).step).toBe(step);
  });

  it('is the first where the furthest one is no step any more', () => {
    const without = ['event', 'data', 'summary'] as const;
    const input = { answered: {}, furthest: 'assets' as Step, asked: 'data' };
    expect(positionOf<Step>({ ...input, steps: without }).step).toBe('event');
  });

  it('knows the steps beside it', () => {
    const at = (asked: Step) => positionOf({ steps, answered: {}, furthest: 'summary', asked });
    expect(at('event')).toMatchObject({ before: null, after: 'assets' });
    expect(at('data')).toMatchObject({ before: 'assets', after: 'summary' });
    expect(at('summary')).toMatchObject({ before: 'data', after: null });
  });
});

describe('the line of the steps', () => {
  it.each<[Step, Step, readonly string[]]>([
    ['event', 'event', ['here', 'later', 'later', 'later']],
    ['data', 'data', ['done', 'done', 'here', 'later']],
    // Back at the first step the ones that were done can still be opened, the one never finished cannot.
    ['event', 'data', ['here', 'done', 'later', 'later']],
    ['summary', 'summary', ['done', 'done', 'done', 'here']],
  ])('at %s with %s reached is %j', (asked, furthest, states) => {
    const line = stepLine(positionOf({ steps, answered: {}, furthest, asked }), titles);
    expect(line.map(({ state }) => state)).toEqual(states);
    expect(line.map(({ title }) => title)).toEqual(Object.values(titles));
  });
});

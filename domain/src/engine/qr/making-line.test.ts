import { describe, expect, it } from 'vitest';
import { maltFace } from '../../catalogue/assets/malt-face';
import type { PublicMaking } from '../../model/public-face';
import type { Values } from '../../model/value';
import { makingLine } from './making-line';

const making: PublicMaking = maltFace.making ?? {
  title: { es: '', en: '' },
  total: { es: '', en: '' },
  steps: [],
};
const all: Values = {
  steep_start: '2026-03-05T06:00:00Z',
  steep_hours: 44,
  steep_temp: 14,
  germination_days: 4,
  germination_temp: 16,
  kiln_start: '2026-03-11T02:00:00Z',
  kiln_end: '2026-03-11T23:00:00Z',
  kiln_max_temp: 84,
};
const without = (...names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

/** Each step as `from+hours`, the length of the line and what it came to. */
function drawn(values: Values): readonly unknown[] {
  const line = makingLine(making, values);
  if (line === null) return [];
  return [
    ...line.steps.map(({ from, hours }) => `${String(from)}+${String(hours)}`),
    line.length,
    line.total,
  ];
}

describe('the line of a making', () => {
  it.each<readonly [what: string, values: Values, line: readonly unknown[]]>([
    ['all that was written down', all, ['0+44', '44+96', '140+21', 161, 161]],
    // What lies between the first and the last moment is known; how long the steeping took is not.
    ['no hours of steeping', without('steep_hours'), ['44+96', '140+21', 161, 161]],
    ['no beginning of kilning', without('kiln_start'), ['0+44', '44+96', 161, 161]],
    ['no first water', without('steep_start'), ['0+44', '44+96', '140+21', 161, 161]],
    ['lengths alone', without('steep_start', 'kiln_start', 'kiln_end'), ['0+44', '44+96', 140, null]],
    ['germination alone', { germination_days: 5 }, ['0+120', 120, null]],
    ['a rest between steps', { ...all, steep_hours: 40 }, ['0+40', '40+96', '140+21', 161, 161]],
    ['moments alone, out of which nothing is made', { steep_start: '2026-03-05T06:00:00Z' }, []],
    ['nothing', {}, []],
    ['a kiln that ended before it began', { kiln_start: '2026-03-12', kiln_end: '2026-03-11' }, []],
    ['what is no time', { germination_days: 0, steep_hours: 'mucho' }, []],
    [
      'a year that was mistyped',
      { ...all, steep_start: '2025-03-05T06:00:00Z', steep_hours: null },
      ['0+96', '96+21', 117, null],
    ],
  ])('is drawn of %s', (_what, values, line) => {
    expect(drawn(values)).toEqual(line);
  });

  it('says how warm each step was, where somebody wrote it', () => {
    const { steps = [] } = makingLine(making, without('germination_temp')) ?? {};
    expect(steps.map(({ tone, degrees }) => [tone, degrees])).toEqual([
      ['water', 14],
      ['growth', null],
      ['heat', 84],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutNulls, type Values } from '../../model/value';
import { foldHistory, keepUnsuperseded, type Written } from './fold';

const names = ['weight', 'paddock', 'dentition'];
const after: fc.Arbitrary<Values> = fc.dictionary(
  fc.constantFrom(...names),
  fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(null)),
  { maxKeys: 3 },
);

const counted = fc.subarray(names).map((some): ReadonlySet<string> => new Set(some));

/** Events in the order in which they were recorded; their times are in any order. */
const history = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 5 }), after, counted }), { maxLength: 12 })
  .map((events) => events.map((event, at): Written => ({ ...event, sequence: at + 1 })));

/** The row as it is kept: brought up to date by one event after the other, in the order of recording. */
function project(events: readonly Written[]): Values {
  return events.reduce<Values>((row, event, at) => {
    const counting = keepUnsuperseded(event, events.slice(0, at));
    return withoutNulls({ ...row, ...counting });
  }, {});
}

describe('a history', () => {
  it('adds up to what the newest event says of each attribute', () => {
    expect(
      foldHistory([
        { at: 20, sequence: 1, after: { weight: 300, paddock: 'A' } },
        { at: 10, sequence: 2, after: { weight: 280, dentition: 'DL' } },
        { at: 20, sequence: 3, after: { weight: 301 } },
      ]),
    ).toEqual({ weight: 301, paddock: 'A', dentition: 'DL' });
  });

  it('adds up to the row that was kept event by event, whatever the order in which it was added', () => {
    fc.assert(
      fc.property(history, (events) => {
        expect(project(events)).toEqual(foldHistory(events));
      }),
    );
  });

  it('adds up as if neither what was undone nor what undid it had been recorded', () => {
    fc.assert(
      fc.property(history, fc.nat(), after, (events, at, changed) => {
        const undone = events.at(at % Math.max(1, events.length));
        const undoing = { at: 9, sequence: events.length + 1, after: changed };
        const rest = events.filter((event) => event !== undone);
        const whole = undone === undefined ? [] : [...events, { ...undoing, undoes: undone.sequence }];
        expect(foldHistory(whole)).toEqual(foldHistory(rest));
      }),
    );
  });

  it('does not depend on the order in which it is read', () => {
    fc.assert(
      fc.property(history, (events) => {
        expect(foldHistory([...events].reverse())).toEqual(foldHistory(events));
      }),
    );
  });
});

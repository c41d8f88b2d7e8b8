import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cows } from '../../catalogue/assets/cows';
import { engineEvents, transferEvents, undoEvents } from '../../model/engine-events';
import { assetAsOf, comingAndGoing, movesBetween, type PastLink } from './as-of';

const model = cows;
const locale = { language: 'es', today: '2026-11-20', zone: 'utc' } as const;
const [load, weighing, retire] = [-1, 1, 13];

function linkOf(sequence: number, at: number, eventType: number, rest: Partial<PastLink> = {}): PastLink {
  return {
    ...{ sequence, at, eventType, eventId: sequence, boxId: 1, targetBoxId: null, undoes: null },
    ...{ lot: null, message: null, before: {}, after: {}, isForeign: false, ...rest },
  };
}

const moment = fc.integer({ min: 0, max: 12 });
const step = fc.record({
  at: moment,
  kind: fc.constantFrom('transfer', 'receive', 'return', 'weigh', 'retire', 'undo'),
  target: fc.integer({ min: 1, max: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** A history in the order of recording, whose days come in any order: more than a ledger would take. */
function historyOf(begin: number, steps: readonly Step[]): readonly PastLink[] {
  const types = { transfer: engineEvents.transfer, receive: transferEvents.receive, weigh: weighing };
  return [
    linkOf(1, begin, load),
    ...steps.map(({ at, kind, target }, index) => {
      const sequence = index + 2;
      if (kind === 'undo') return linkOf(sequence, at, undoEvents.undo, { undoes: sequence - 1 });
      const eventType = kind === 'retire' ? retire : kind === 'return' ? transferEvents.return : types[kind];
      return linkOf(sequence, at, eventType, { targetBoxId: target });
    }),
  ];
}

describe('what came and what went', () => {
  it('come with what there was to what there is, whatever was recorded and for when', () => {
    fc.assert(
      fc.property(
        ...[moment, fc.array(step, { maxLength: 10 }), moment, moment, fc.boolean()],
        (begin, steps, one, other, isTravelling) => {
          const history = historyOf(begin, steps);
          const [after, until] = [Math.min(one, other), Math.max(one, other)];
          const isThere = (at: number) => {
            const then = assetAsOf(model, history, { until: at, isTravelling, locale });
            return Number(then?.boxId === 1 && !then.isRetired);
          };
          const moves = movesBetween(model, history, { boxId: 1, after, until, isTravelling });
          const came = moves.filter(({ direction }) => direction === 'in').length;
          expect(isThere(after) + came - (moves.length - came)).toBe(isThere(until));
          expect(moves.every(({ at }) => at > after && at <= until)).toBe(true);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('are told by links that move and end alone', () => {
    fc.assert(
      fc.property(moment, fc.array(step, { maxLength: 8 }), (begin, steps) => {
        const history = historyOf(begin, steps);
        const asked = { boxId: 1, after: 1, until: 12, isTravelling: false };
        const kept = new Set(comingAndGoing(model));
        const few = history.filter(
          ({ sequence, eventType, undoes }) => sequence === 1 || undoes !== null || kept.has(eventType),
        );
        expect(movesBetween(model, few, asked)).toEqual(movesBetween(model, history, asked));
      }),
    );
  });

  it('say by what: coming about, a transfer, an end', () => {
    const history = [
      linkOf(1, 1, load),
      linkOf(2, 3, engineEvents.transfer, { targetBoxId: 2 }),
      linkOf(3, 5, engineEvents.transfer, { boxId: 2, targetBoxId: 1 }),
      linkOf(4, 7, retire),
    ];
    const asked = { after: 0, until: 9, isTravelling: false };
    const told = (boxId: number) =>
      movesBetween(model, history, { ...asked, boxId }).map(
        ({ at, direction, isTransfer }) => `${String(at)} ${direction}${isTransfer ? ' by transfer' : ''}`,
      );
    expect(told(1)).toEqual(['1 in', '3 out by transfer', '5 in by transfer', '7 out']);
    expect(told(2)).toEqual(['3 in by transfer', '5 out by transfer']);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cows } from '../../catalogue/assets/cows';
import { assetTypes } from '../../catalogue/assets/index';
import { lotEvents, transferEvents, undoEvents } from '../../model/engine-events';
import { withoutNulls, type Values } from '../../model/value';
import { withComputed } from '../forms/computed';
import { assetAsOf, type PastLink } from './as-of';
import { changedValues } from './changed-values';
import { countedBy } from './derive';
import { findEvent } from './event-access';
import { keepUnsuperseded, type Written } from './fold';

const model = cows;
const locale = { language: 'es', today: '2026-11-20', zone: 'utc' } as const;
const [load, edit, transfer] = [-1, 0, 1000];
const [movement, pauses, resumes, retires, merges] = [131, 101, 102, 13, 134];

function linkOf(sequence: number, at: number, eventType: number, rest: Partial<PastLink> = {}): PastLink {
  return {
    ...{ sequence, at, eventType, eventId: sequence, boxId: 1, targetBoxId: null, undoes: null },
    ...{ lot: null, message: null, before: {}, after: {}, isForeign: false, ...rest },
  };
}

function asOf(history: readonly PastLink[], until: number, isTravelling = false) {
  return assetAsOf(model, history, { until, isTravelling, locale });
}

/** What somebody records: new values, heads that come or go, or that the last of it is taken back. */
type Step =
  | { readonly kind: 'edit'; readonly at: number; readonly set: Values }
  | { readonly kind: 'count'; readonly at: number; readonly more: number }
  | { readonly kind: 'undo'; readonly at: number };

interface Recorded {
  readonly row: Values;
  readonly links: readonly PastLink[];
}

/** Records steps as the ledger does: each from the row as it is, of which newer events keep what they wrote. */
function record(steps: readonly Step[]): Recorded {
  let row: Values = { heads: 100, avg_weight: 300 };
  row = withComputed(model.attributes, row, locale);
  const links = [linkOf(1, 0, load, { after: row })];
  const effective = [links.length];
  for (const step of steps) {
    const sequence = links.length + 1;
    if (step.kind === 'undo') {
      const undoes = effective.length > 1 ? effective.pop() : undefined;
      const undone = links.find((link) => link.sequence === undoes);
      if (undone === undefined) continue;
      links.push(
        linkOf(sequence, step.at, undoEvents.undo, { undoes: undone.sequence, after: undone.before }),
      );
      row = withoutNulls({ ...row, ...undone.before });
      continue;
    }
    const eventType = step.kind === 'edit' ? edit : movement;
    const written = step.kind === 'edit' ? step.set : { heads: Number(row['heads'] ?? 0) + step.more };
    const whole = withComputed(model.attributes, withoutNulls({ ...row, ...written }), locale);
    const after = { ...changedValues(row, whole), ...written };
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, row[name] ?? null]));
    const link = linkOf(sequence, step.at, eventType, { before, after });
    const history = links.filter((each) => effective.includes(each.sequence)).map(writtenOf);
    row = withoutNulls({ ...row, ...keepUnsuperseded(writtenOf(link), history) });
    links.push(link);
    effective.push(sequence);
  }
  return { row, links };
}

function writtenOf({ at, sequence, after, eventType }: PastLink): Written {
  const event = findEvent(model, eventType);
  return { at, sequence, after, ...(event !== null && { counted: countedBy(model, event) }) };
}

const at = fc.integer({ min: 0, max: 8 });
const set: fc.Arbitrary<Values> = fc.dictionary(
  fc.constantFrom('paddock', 'notes', 'breed'),
  fc.constantFrom('A', 'B', null),
  { minKeys: 1, maxKeys: 2 },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), at, set }),
  fc.record({ kind: fc.constant('count' as const), at, more: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ kind: fc.constant('undo' as const), at }),
);
const steps = fc.array(step, { maxLength: 14 });

/** The steps that stand: neither those that were taken back nor those that took them back. */
function standing(all: readonly Step[]): readonly Exclude<Step, { kind: 'undo' }>[] {
  const left: Exclude<Step, { kind: 'undo' }>[] = [];
  for (const each of all) {
    if (each.kind === 'undo') left.pop();
    else left.push(each);
  }
  return left;
}

describe('an asset as of a day', () => {
  it('is today the row that was kept event by event', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { row, links } = record(all);
        expect(asOf(links, Infinity)?.values).toEqual(row);
      }),
    );
  });

  it('is the row that there had been, had one recorded no more than what had happened by then', () => {
    fc.assert(
      fc.property(steps, at, (all, until) => {
        const stopped = record(standing(all).filter((each) => each.at <= until));
        expect(asOf(record(all).links, until)?.values).toEqual(stopped.row);
      }),
    );
  });

  it('is not there before it came about, nor where its beginning was undone', () => {
    const history = [linkOf(1, 5, load, { after: { heads: 3 } })];
    expect(asOf(history, 4)).toBeNull();
    expect(asOf(history, 5)).toMatchObject({ values: { heads: 3 }, beganAt: 5, changedAt: 5 });
    expect(asOf([], 5)).toBeNull();
    expect(asOf([...history, linkOf(2, 9, undoEvents.undo)], 7)).toBeNull();
  });

  it('counts what was recorded late for an earlier day, and adds only what had been added by then', () => {
    const history = [
      linkOf(1, 0, load, { after: { heads: 100 } }),
      linkOf(2, 10, movement, { before: { heads: 100 }, after: { heads: 130 } }),
      linkOf(3, 5, movement, { before: { heads: 130 }, after: { heads: 110 } }),
    ];
    expect(asOf(history, 4)?.values['heads']).toBe(100);
    expect(asOf(history, 5)?.values['heads']).toBe(80);
    expect(asOf(history, 10)?.values['heads']).toBe(110);
  });

  it('keeps rows that were added later out of the past', () => {
    const kept = assetTypes.flatMap((each) =>
      each.events.flatMap(({ eventType, derives = [] }) =>
        derives.flatMap(({ rule, attribute }) =>
          rule === 'row' ? [{ model: each, type: eventType, name: attribute }] : [],
        ),
      ),
    );
    const [{ model: keeping, type, name } = { model, type: 0, name: '' }] = kept;
    const rows = (...keys: number[]) => keys.map((key) => ({ key, number: String(key) }));
    const history = [
      linkOf(1, 0, load, { after: {} }),
      linkOf(2, 10, type, { before: { [name]: null }, after: { [name]: rows(1) } }),
      linkOf(3, 5, type, { before: { [name]: rows(1) }, after: { [name]: rows(1, 2) } }),
    ];
    const asked = { until: 5, isTravelling: false, locale };
    expect(assetAsOf(keeping, history, asked)?.values[name]).toEqual(rows(2));
  });

  it('was where it had been moved by then, and in the lot that it had joined', () => {
    const lot = { id: 7, name: 'Lote 7' };
    const history = [
      linkOf(1, 0, load),
      linkOf(2, 2, lotEvents.join, { lot }),
      linkOf(3, 4, lotEvents.leave),
      linkOf(4, 4, transfer, { targetBoxId: 2 }),
    ];
    expect(asOf(history, 1)).toMatchObject({ boxId: 1, lot: null });
    expect(asOf(history, 3)).toMatchObject({ boxId: 1, lot });
    expect(asOf(history, 4)).toMatchObject({ boxId: 2, lot: null, sent: null });
  });

  it('was on its way from the day that it was sent to the day of the answer', () => {
    const sent = [linkOf(1, 0, load), linkOf(2, 2, transfer, { targetBoxId: 2 })];
    expect(asOf(sent, 3, true)).toMatchObject({ boxId: 1, sent: { eventId: 2 } });
    const ends = [
      [transferEvents.receive, 2, 2],
      [transferEvents.return, 1, 1],
      [transferEvents.withdraw, 2, 1],
    ] as const;
    for (const [eventType, targetBoxId, boxId] of ends) {
      const history = [...sent, linkOf(3, 5, eventType, { targetBoxId })];
      expect(asOf(history, 3)).toMatchObject({ boxId: 1, sent: { at: 2 } });
      expect(asOf(history, 5)).toMatchObject({ boxId, sent: null });
    }
  });

  it('was paused and retired from the day on which it was', () => {
    const history = [
      linkOf(1, 0, load),
      linkOf(2, 2, pauses, { message: 'Revisar' }),
      linkOf(3, 4, resumes),
      linkOf(4, 6, retires),
    ];
    expect(asOf(history, 3)).toMatchObject({ pause: { message: 'Revisar', at: 2 }, isRetired: false });
    expect(asOf(history, 5)).toMatchObject({ pause: null, isRetired: false });
    expect(asOf(history, 6)).toMatchObject({ isRetired: true });
  });

  it('ended where it became part of another, which goes on', () => {
    const merged = (after: Values) => asOf([linkOf(1, 0, load), linkOf(2, 3, merges, { after })], 3);
    expect(merged({ heads: 50 })?.isRetired).toBe(false);
    expect(merged({})?.isRetired).toBe(true);
  });

  it('holds nothing private of another company, and not what that took away with it', () => {
    const secret = model.attributes.find((each) => each.private === true)?.name ?? '';
    const theirs = linkOf(1, 0, load, { after: { [secret]: 'x', heads: 1 }, isForeign: true });
    expect(asOf([theirs], 1)?.values).toEqual({ heads: 1 });
    const own = linkOf(1, 0, load, { after: { [secret]: 'x', heads: 1 } });
    const gone = linkOf(2, 2, transfer, { targetBoxId: 2, after: { [secret]: null }, isForeign: true });
    expect(asOf([own, gone], 1)?.values).toEqual({ [secret]: 'x', heads: 1 });
    expect(asOf([own, gone], 2)?.values).toEqual({ heads: 1 });
  });
});
